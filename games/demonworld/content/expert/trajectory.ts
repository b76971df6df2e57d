import { ALONG, CORNER, CORNER_X, CORNER_Y, CROSSES, type HexId, LINE_STRIDE } from '@hexarium/hex'
import { cornerHedges } from '../armies/profile.ts'
import { HAIR, insideOf, passage } from '../board/drawn.ts'
import type { Ground } from '../board/ground.ts'
import { OPEN, UNDERGROWTH, WALL, WOOD } from '../board/terrain.ts'
import { ASH } from './scars.ts'

/** One field on the way of a projectile (DW-XIX.8). */
export interface Step {
  readonly hex: HexId
  /** The field on the other hand where the line runs exactly between two of them, or -1: a die decides. */
  readonly beside: HexId
  /** The wall crossed into it, or -1. */
  readonly wall: number
}

/** DW-XIX.8: the fields a straight shot crosses, in order, the last one included and the first one not. */
export function trajectoryOf(ground: Ground, from: HexId, to: HexId): Step[] {
  const line = ground.lines.between(from, to)
  const steps: Step[] = []
  for (let k = 0; k < line.length; k += LINE_STRIDE) {
    const [kind, id, left, into] = [line[k], line[k + 1], line[k + 2], line[k + 3]]
    if (kind === ALONG) addPair(steps, left, into)
    else if (into >= 0) steps.push({ hex: into, beside: -1, wall: wallAt(ground, from, kind, id, left, into) })
  }
  return steps
}

/** At the rim of the board one of the two may not be there. */
function addPair(steps: Step[], left: HexId, right: HexId): void {
  if (left < 0 && right < 0) return
  const hex = left >= 0 ? left : right
  steps.push({ hex, beside: left >= 0 && right >= 0 ? right : -1, wall: -1 })
}

/** The wall a line crosses into a field; those at the gun's own field do not hinder it, as they hide nothing from it. */
function wallAt(ground: Ground, from: HexId, kind: number, id: number, left: HexId, into: HexId): number {
  if (id < 0) return -1
  const sides = kind === CROSSES ? [id] : kind === CORNER ? cornerHedges(ground, id, left, into) : []
  const { sideHexes } = ground.board
  const found = sides.find(
    side => ground.hedge[side] === WALL && sideHexes[2 * side] !== from && sideHexes[2 * side + 1] !== from,
  )
  return found ?? -1
}

/** DW-XIX.12: WOOD or UNDERGROWTH if the line crosses its depiction on a field on its way, else OPEN. */
export function growthOn(ground: Ground, from: HexId, to: HexId, hex: HexId): number {
  if (ground.isBare || ground.scars[hex] & ASH) return OPEN
  if (ground.filled[hex]) return ground.terrain[hex]
  let found = OPEN
  for (const drawn of ground.drawn) {
    const stretches = insideOf(ground, drawn, from, to)
    if (stretches.length === 0) continue
    const [enter, leave] = passage(ground, hex, from, to)
    if (!stretches.some(([a, b]) => Math.min(b, leave) - Math.max(a, enter) > HAIR)) continue
    if (drawn.terrain === 'wood') return WOOD
    found = UNDERGROWTH
  }
  return found
}

/** AMB2-09: true if the straight line from one field through another, however far it goes on, crosses a third. */
export function isInLine({ board }: Ground, from: HexId, through: HexId, hex: HexId): boolean {
  const [dx, dy] = [board.x[through] - board.x[from], board.y[through] - board.y[from]]
  const [ex, ey] = [board.x[hex] - board.x[from], board.y[hex] - board.y[from]]
  if (dx * ex + dy * ey <= 0) return false
  let [left, right] = [false, false]
  for (let corner = 0; corner < 6; corner++) {
    const side = dx * (ey + CORNER_Y.pointy[corner]) - dy * (ex + CORNER_X.pointy[corner])
    if (side > HAIR) left = true
    if (side < -HAIR) right = true
  }
  return left && right
}
