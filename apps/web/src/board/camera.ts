import type { Box } from './geometry.ts'

/** What of a board is seen: a box in drawn units. */
export type Camera = Box

/** A camera that shows all of a box in a window of some shape. */
export function fitting(box: Box, aspect: number): Camera {
  const wide = box.width / box.height > aspect
  const width = wide ? box.width : box.height * aspect
  const height = wide ? box.width / aspect : box.height
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** How far one may look closer than the whole board, and how far away. */
const CLOSEST = 0.06
const FARTHEST = 1.6

/** The camera after zooming at a point by a factor: below 1 is closer. */
export function zoomed(camera: Camera, box: Box, x: number, y: number, factor: number): Camera {
  const aspect = camera.width / camera.height
  const whole = fitting(box, aspect)
  const width = Math.min(Math.max(camera.width * factor, whole.width * CLOSEST), whole.width * FARTHEST)
  const by = width / camera.width
  return held({ x: x - (x - camera.x) * by, y: y - (y - camera.y) * by, width, height: camera.height * by }, box)
}

/** The camera after moving, held so that some of the board stays in sight. */
export function moved(camera: Camera, box: Box, dx: number, dy: number): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, box)
}

function held(camera: Camera, box: Box): Camera {
  const cx = clamp(camera.x + camera.width / 2, box.x, box.x + box.width)
  const cy = clamp(camera.y + camera.height / 2, box.y, box.y + box.height)
  return { ...camera, x: cx - camera.width / 2, y: cy - camera.height / 2 }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** As close as one looks at some points, and as close as one looks at a game that has hardly begun: about five and fifteen fields. */
const CLOSE = 900
export const WIDE = 2600

/** A camera that has some points in its middle, close enough to hit them, and never farther than the whole board. */
export function around(
  points: readonly { x: number; y: number; reach: number }[],
  ground: { box: Box; grain: number },
  window: { width: number; height: number },
  least = CLOSE,
): Camera {
  const [left, right] = [Math.min(...points.map(p => p.x - p.reach)), Math.max(...points.map(p => p.x + p.reach))]
  const [top, bottom] = [Math.min(...points.map(p => p.y - p.reach)), Math.max(...points.map(p => p.y + p.reach))]
  const aspect = window.width / window.height
  const whole = fitting(ground.box, aspect)
  const margin = 250 * ground.grain
  const wanted = Math.max(right - left + 2 * margin, (bottom - top + 2 * margin) * aspect, least * ground.grain)
  const width = Math.min(wanted, whole.width)
  if (width === whole.width) return whole
  const [x, y, height] = [(left + right - width) / 2, (top + bottom - width / aspect) / 2, width / aspect]
  return within({ x, y, width, height }, ground)
}

/** The same camera moved so that it shows no more of the table beside the board than a rim, where the board is large enough. */
function within(camera: Camera, { box, grain }: { box: Box; grain: number }): Camera {
  const rim = RIM * grain
  const along = (at: number, length: number, from: number, whole: number) =>
    length > whole + 2 * rim ? from + (whole - length) / 2 : clamp(at, from - rim, from + whole + rim - length)
  return {
    ...camera,
    x: along(camera.x, camera.width, box.x, box.width),
    y: along(camera.y, camera.height, box.y, box.height),
  }
}

const RIM = 60

/** True if a point is in sight. */
export function sees({ x, y, width, height }: Camera, px: number, py: number): boolean {
  return px > x && px < x + width && py > y && py < y + height
}

/** The camera as it is, as long as all points are in sight and nothing is much smaller than it could be: a board lies still under a finger. */
export function steady(
  now: Camera,
  wanted: Camera,
  points: readonly { x: number; y: number }[],
  least: number,
): Camera {
  return wanted.width > least * now.width && points.every(({ x, y }) => sees(now, x, y)) ? now : wanted
}

/** The camera in another window: same middle, same scale where that makes sense. */
export function reshaped(camera: Camera, before: { width: number }, after: { width: number; height: number }): Camera {
  const scale = camera.width / (before.width || 1)
  const [width, height] = [after.width * scale, after.height * scale]
  return { x: camera.x + (camera.width - width) / 2, y: camera.y + (camera.height - height) / 2, width, height }
}
