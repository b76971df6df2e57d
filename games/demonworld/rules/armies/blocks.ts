import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId, Seat } from '@hexarium/kernel'
import { coverOf, isLarge, MOST_FIELDS } from '../../bases.ts'
import { BASE } from '../../content/armies/cards.ts'
import { ground } from '../../elements.ts'
import {
  type Demonworld,
  ELEMENTS,
  type Element,
  FACINGS,
  type Facing,
  type Hex,
  NONE,
  type Unit,
} from '../../state.ts'
import { expert } from '../expert.ts'
import { mayStand } from '../movement/passage.ts'
import { zoneOf } from './zone.ts'

/** The shape of a block: how many stand in its front rank, and how they face. */
export type Shape = {
  width: number
  facing: Facing
}

/** How an option names a shape. */
export const SHAPE = { width: ELEMENTS, facing: FACINGS } as const
const ALL_FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5]

/** Widths and facings for which there is room somewhere, the narrow ones first. */
export function shapesOf(g: Demonworld, side: Seat, unit: Unit): Shape[] {
  if (isLarge(g, unit)) return largeShapes(g, side, unit)
  const found: Shape[] = []
  const zone = zoneOf(g, side)
  const open = openFields(g, side, unit)
  const ranks = ALL_FACINGS.map(facing => ranksFrom(g, zone, open, facing))
  const longest = ranks.map(lengths => longestOf(zone, lengths))
  for (let width = 1; width <= g.strength[unit]; width++) {
    for (const facing of ALL_FACINGS) {
      const shape = { width, facing }
      if (width <= longest[facing] && hasRoom(g, unit, shape, zone, ranks[facing])) found.push(shape)
    }
  }
  return found
}

/** A large element is a block of one; its facing says which fields its base covers. */
function largeShapes(g: Demonworld, side: Seat, unit: Unit): Shape[] {
  const zone = zoneOf(g, side)
  const found: Shape[] = []
  for (let facing = 0; facing < FACINGS; facing++)
    if (zone.some(hex => !cannotPlaceLarge(g, zone, unit, hex, facing))) found.push({ width: 1, facing })
  return found
}

const covered = new Int32Array(MOST_FIELDS)

/** DW-XVI.12, DW-XVII.5: why a large element cannot be deployed on an anchor: with a field outside the zone, or no room. */
export function cannotPlaceLarge(
  g: Demonworld,
  zone: readonly Hex[],
  unit: Unit,
  anchor: Hex,
  facing: Facing,
): RuleId | undefined {
  const rule = expert.cannotStandLarge(g, unit, anchor, facing) ?? expert.cannotPlaceGun(g, unit, anchor, facing)
  if (rule) return rule
  const { board } = ground(g)
  const isInside = insideOf(zone, board.size)
  const count = coverOf(board, BASE[g.card[unit]], anchor, facing, covered)
  for (let part = 0; part < count; part++) if (!isInside[covered[part]]) return 'DW-XVI.12'
  return undefined
}

const insides = new WeakMap<readonly Hex[], Uint8Array>()

/** By field: whether it is in a zone. Zones are kept (`zone.ts`), so this is made once for each. */
function insideOf(zone: readonly Hex[], size: number): Uint8Array {
  let inside = insides.get(zone)
  if (inside) return inside
  insides.set(zone, (inside = new Uint8Array(size)))
  for (const hex of zone) inside[hex] = 1
  return inside
}

/** The fields a block's left front element may stand on. */
export function anchors(g: Demonworld, side: Seat, unit: Unit, shape: Shape): Hex[] {
  const zone = zoneOf(g, side)
  if (isLarge(g, unit)) return zone.filter(hex => !cannotPlaceLarge(g, zone, unit, hex, shape.facing))
  const ranks = ranksFrom(g, zone, openFields(g, side, unit), shape.facing)
  return zone.filter(hex => fits(g, unit, shape, hex, ranks))
}

/** By field: whether elements of a unit may stand in the zone, its own fields among them. */
function openFields(g: Demonworld, side: Seat, unit: Unit): Uint8Array {
  const open = new Uint8Array(ground(g).board.size)
  for (const hex of zoneOf(g, side)) {
    const other = g.on[hex]
    const isOwn = other !== NONE && g.origin[other] === unit
    if (!cannotStandAt(g, g.card[unit], hex, isOwn ? other : NONE)) open[hex] = 1
  }
  return open
}

/** By field: how long a rank with this facing could be from there to the right. */
function ranksFrom(g: Demonworld, zone: readonly Hex[], open: Uint8Array, facing: Facing): Uint8Array {
  const { neighbour, size } = ground(g).board
  const ranks = new Uint8Array(size)
  const [left, right] = [(facing + 2) % 6, (facing + 5) % 6]
  for (const hex of zone) {
    if (!open[hex]) continue
    const before = neighbour[hex * 6 + left]
    if (before !== OFF_BOARD && open[before]) continue
    let length = 0
    for (let at = hex; at !== OFF_BOARD && open[at]; at = neighbour[at * 6 + right]) length++
    for (let at = hex; length > 0; at = neighbour[at * 6 + right]) ranks[at] = length--
  }
  return ranks
}

function longestOf(zone: readonly Hex[], ranks: Uint8Array): number {
  let most = 0
  for (const hex of zone) if (ranks[hex] > most) most = ranks[hex]
  return most
}

function hasRoom(g: Demonworld, unit: Unit, shape: Shape, zone: readonly Hex[], ranks: Uint8Array): boolean {
  const front = Math.min(shape.width, g.strength[unit])
  for (const hex of zone) if (ranks[hex] >= front && fits(g, unit, shape, hex, ranks)) return true
  return false
}

/** The left end of the rank behind: ranks lean right and left in turn, so that the block stands straight. */
function rankBehind(g: Demonworld, left: Hex, facing: Facing, row: number): Hex {
  return ground(g).board.neighbour[left * 6 + ((facing + (row % 2 === 0 ? 4 : 3)) % 6)]
}

/** Whether a unit has room for its block from a left front field on; `ranks` are those from each field (`ranksFrom`). */
function fits(g: Demonworld, unit: Unit, { width, facing }: Shape, anchor: Hex, ranks: Uint8Array): boolean {
  let left = anchor
  for (let rest = g.strength[unit], row = 0; rest > 0; rest -= width, row++) {
    if (left === OFF_BOARD || ranks[left] < Math.min(width, rest)) return false
    left = rankBehind(g, left, facing, row)
  }
  return true
}

/** The fields of a block from its left front field on, rank by rank. */
export function blockFields(g: Demonworld, unit: Unit, { width, facing }: Shape, anchor: Hex): Hex[] {
  const { neighbour } = ground(g).board
  const fields: Hex[] = []
  for (let left = anchor, row = 0; ; left = rankBehind(g, left, facing, row++)) {
    let hex = left
    for (let k = 0; k < width; k++, hex = neighbour[hex * 6 + ((facing + 5) % 6)])
      if (fields.push(hex) === g.strength[unit]) return fields
  }
}

/** Why an element may not stand on a field of the zone. */
export function cannotStandAt(g: Demonworld, card: number, hex: Hex, but: Element = NONE): RuleId | undefined {
  if (!mayStand(ground(g), card, hex)) return 'DW-XI.2'
  return g.on[hex] !== NONE && g.on[hex] !== but ? 'DW-V.4' : undefined
}
