import type { HexId } from '@hexarium/hex'
import type { Ground } from './ground.ts'
import type { Drawn } from './layout.ts'

/** Shorter stretches than this share of a line are a touch, not a crossing. */
export const HAIR = 1e-6

/** The stretches of the line (0 … 1) that run inside a drawn feature. */
export function insideOf({ x, y }: Ground, drawn: Drawn, from: HexId, to: HexId): [number, number][] {
  const [x0, y0] = [x[from], y[from]]
  if (isApart(boxOf(drawn), x0, y0, x[to], y[to])) return []
  const { loop } = drawn
  const [dx, dy] = [x[to] - x0, y[to] - y0]
  const cuts = [0, 1]
  for (let i = 0, j = loop.length - 2; i < loop.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [loop[j], loop[j + 1], loop[i], loop[i + 1]]
    const cross = dx * (by - ay) - dy * (bx - ax)
    if (cross === 0) continue
    const t = ((ax - x0) * (by - ay) - (ay - y0) * (bx - ax)) / cross
    const s = ((ax - x0) * dy - (ay - y0) * dx) / cross
    if (t > 0 && t < 1 && s >= 0 && s <= 1) cuts.push(t)
  }
  cuts.sort((a, b) => a - b)
  const inside: [number, number][] = []
  for (let i = 1; i < cuts.length; i++) {
    const middle = (cuts[i - 1] + cuts[i]) / 2
    if (cuts[i] - cuts[i - 1] > HAIR && holds(loop, x0 + middle * dx, y0 + middle * dy))
      inside.push([cuts[i - 1], cuts[i]])
  }
  return inside
}

/** By drawn feature: its least and greatest x and y. */
const boxes = new WeakMap<Drawn, Float64Array>()

function boxOf(drawn: Drawn): Float64Array {
  let box = boxes.get(drawn)
  if (box) return box
  boxes.set(drawn, (box = Float64Array.of(Infinity, -Infinity, Infinity, -Infinity)))
  drawn.loop.forEach((value, i) => {
    const k = i % 2 === 0 ? 0 : 2
    box[k] = Math.min(box[k], value)
    box[k + 1] = Math.max(box[k + 1], value)
  })
  return box
}

/** True if a line passes a box by. */
function isApart(box: Float64Array, x0: number, y0: number, x1: number, y1: number): boolean {
  return (
    Math.max(x0, x1) < box[0] || Math.min(x0, x1) > box[1] || Math.max(y0, y1) < box[2] || Math.min(y0, y1) > box[3]
  )
}

/** By ground and field: the numbers of the drawn features that may reach into it. Grounds changed by a battle keep theirs. */
const nearby = new WeakMap<readonly Drawn[], readonly (readonly number[])[]>()

export function drawnNear({ board, drawn, x, y }: Ground): readonly (readonly number[])[] {
  let near = nearby.get(drawn)
  if (near) return near
  near = Array.from({ length: board.size }, (_, hex) =>
    drawn.flatMap((one, number) => (comesNear(one, x[hex], y[hex]) ? [number] : [])),
  )
  nearby.set(drawn, near)
  return near
}

/** Farther than this from its centre no point of a field is. */
const FARTHEST = 201

/** True if a feature holds the centre of a field, or its outline passes so near that it may touch the field. */
function comesNear(drawn: Drawn, x: number, y: number): boolean {
  if (isApart(boxOf(drawn), x - FARTHEST, y - FARTHEST, x + FARTHEST, y + FARTHEST)) return false
  const { loop } = drawn
  for (let i = 0, j = loop.length - 2; i < loop.length; j = i, i += 2) {
    const [ax, ay, dx, dy] = [loop[j], loop[j + 1], loop[i] - loop[j], loop[i + 1] - loop[j + 1]]
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
    const t = Math.max(0, Math.min(1, along))
    if (Math.hypot(ax + t * dx - x, ay + t * dy - y) <= FARTHEST) return true
  }
  return holds(loop, x, y)
}

/** True if a point lies inside a loop. */
function holds(loop: readonly number[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = loop.length - 2; i < loop.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [loop[j], loop[j + 1], loop[i], loop[i + 1]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Normals of a field's sides, and how far they are from its centre, in tenths of a millimetre. */
const NORMAL_X = [1, 0.5, -0.5, -1, -0.5, 0.5]
const NORMAL_Y = [0, -Math.sqrt(3) / 2, -Math.sqrt(3) / 2, 0, Math.sqrt(3) / 2, Math.sqrt(3) / 2]
const APOTHEM = 173.205

/** Where the line enters and leaves a field, from 0 to 1. */
export function passage({ x, y }: Ground, hex: HexId, from: HexId, to: HexId): [number, number] {
  const [x0, y0] = [x[from] - x[hex], y[from] - y[hex]]
  const [dx, dy] = [x[to] - x[from], y[to] - y[from]]
  let enter = 0
  let leave = 1
  for (let side = 0; side < 6; side++) {
    const room = APOTHEM + HAIR - (x0 * NORMAL_X[side] + y0 * NORMAL_Y[side])
    const speed = dx * NORMAL_X[side] + dy * NORMAL_Y[side]
    if (speed > 0) leave = Math.min(leave, room / speed)
    else if (speed < 0) enter = Math.max(enter, room / speed)
    else if (room < 0) return [1, 0]
  }
  return [enter, leave]
}
