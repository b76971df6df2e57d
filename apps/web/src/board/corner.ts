import type { Camera } from './camera.ts'

const CORNERS = ['left top', 'right top', 'left bottom', 'right bottom'] as const

/** How much more something that can be chosen must be seen than something that stands there. */
const CHOSEN = 100

/** The corner of what is seen in which something of a size, as a share of it, covers least; where it lies is as good as another.
 * None where each holds something that can be chosen. */
export function freestCorner(
  { x, y, width, height }: Camera,
  share: { width: number; height: number },
  targets: readonly { x: number; y: number }[],
  pieces: readonly { x: number; y: number }[],
  now: string = CORNERS[0],
): string {
  const covers = (corner: string, point: { x: number; y: number }) => {
    const [px, py] = [(point.x - x) / width, (point.y - y) / height]
    const [across, down] = [corner.startsWith('left') ? px : 1 - px, corner.endsWith('top') ? py : 1 - py]
    return across >= 0 && down >= 0 && across < share.width + MARGIN && down < share.height + MARGIN
  }
  const cost = (corner: string) =>
    CHOSEN * targets.filter(point => covers(corner, point)).length +
    pieces.filter(point => covers(corner, point)).length -
    (corner === now ? 0.5 : 0)
  const best = CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best))
  return targets.some(point => covers(best, point)) ? NO_CORNER : best
}

export const NO_CORNER = 'none'

/** What lies close to something is half covered, too. */
const MARGIN = 0.05
