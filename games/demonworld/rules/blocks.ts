import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId, Seat } from '@hexarium/kernel'
import { ground } from '../elements.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../state.ts'
import { mayStand } from './passage.ts'
import { zoneOf } from './zone.ts'

/** A shape is `width · FACINGS + facing` of a block. */
export const FACINGS = 6

/** Widths and facings for which there is room somewhere: `width · 6 + facing`. */
export function shapesOf(g: Demonworld, side: Seat, unit: Unit): number[] {
  const found: number[] = []
  const zone = zoneOf(g, side)
  markOpen(g, side, unit)
  for (let facing = 0; facing < FACINGS; facing++) {
    measureRanks(g, zone, facing)
    for (let width = 1; width <= g.strength[unit]; width++) {
      if (zone.some(hex => fits(g, unit, width, facing, hex))) found.push(width * FACINGS + facing)
    }
  }
  return found.sort((a, b) => a - b)
}

/** The fields a block's left front element may stand on. */
export function anchors(g: Demonworld, side: Seat, unit: Unit, shape: number): Hex[] {
  const zone = zoneOf(g, side)
  const [width, facing] = [Math.floor(shape / FACINGS), shape % FACINGS]
  markOpen(g, side, unit)
  measureRanks(g, zone, facing)
  return zone.filter(hex => fits(g, unit, width, facing, hex))
}

// By field: 1 where an element may stand; how many in a row may from there to the right.
let open = new Uint8Array(0)
let ranks = new Uint8Array(0)

/** Marks the fields of the zone where elements of a unit may stand, its own among them. */
function markOpen(g: Demonworld, side: Seat, unit: Unit): void {
  const { size } = ground(g).board
  if (open.length < size) {
    open = new Uint8Array(size)
    ranks = new Uint8Array(size)
  }
  open.fill(0)
  for (const hex of zoneOf(g, side)) {
    const other = g.on[hex]
    const isOwn = other !== NONE && g.origin[other] === unit
    if (!cannotStandAt(g, g.card[unit], hex, isOwn ? other : NONE)) open[hex] = 1
  }
}

/** Measures how long a rank with this facing could be from each field of a zone to the right. After `markOpen`. */
function measureRanks(g: Demonworld, zone: readonly Hex[], facing: Facing): void {
  const { neighbour } = ground(g).board
  const [left, right] = [(facing + 2) % 6, (facing + 5) % 6]
  for (const hex of zone) {
    if (!open[hex]) continue
    const before = neighbour[hex * 6 + left]
    if (before !== OFF_BOARD && open[before]) continue
    let length = 0
    for (let at = hex; at !== OFF_BOARD && open[at]; at = neighbour[at * 6 + right]) length++
    for (let at = hex; length > 0; at = neighbour[at * 6 + right]) ranks[at] = length--
  }
}

/** The left end of the rank behind: ranks lean right and left in turn, so that the block stands straight. */
function rankBehind(g: Demonworld, left: Hex, facing: Facing, row: number): Hex {
  return ground(g).board.neighbour[left * 6 + ((facing + (row % 2 === 0 ? 4 : 3)) % 6)]
}

/** Whether a unit has room for its block from a left front field on. After `measureRanks`. */
function fits(g: Demonworld, unit: Unit, width: number, facing: Facing, anchor: Hex): boolean {
  let left = anchor
  for (let rest = g.strength[unit], row = 0; rest > 0; rest -= width, row++) {
    if (left === OFF_BOARD || !open[left] || ranks[left] < Math.min(width, rest)) return false
    left = rankBehind(g, left, facing, row)
  }
  return true
}

/** The fields of a block from its left front field on, rank by rank. */
export function blockFields(g: Demonworld, unit: Unit, shape: number, anchor: Hex): Hex[] {
  const { neighbour } = ground(g).board
  const [width, facing] = [Math.floor(shape / FACINGS), shape % FACINGS]
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
