import { type Board, DIRECTION_Q, DIRECTION_R } from '@hexarium/hex'
import { CAVALRY, cards, type Ranged } from '../../content/armies/cards.ts'
import { SECTIONS_PER_POINT } from '../../content/tables.ts'
import { ground } from '../../elements.ts'
import type { Demonworld, Element, Facing, Hex } from '../../state.ts'

/** DW-T1: the factor of a card's ranged weapon at a distance; 0 out of range. */
export function rangedFactor(card: number, distance: number): number {
  const bands = missilesOf(card)?.bands ?? []
  for (const [reach, factor] of bands) if (distance <= reach) return factor
  return 0
}

/** The ranged weapon of a card; a dragon's is that of the rider it comes with (DW-XVII.38). */
export function missilesOf(card: number): Ranged | undefined {
  return cards[card].ranged ?? cards[card].rider?.ranged
}

/** DW-IV.4: whether a field lies in an element's field of fire: a 60° wedge on foot, the left half plane for riders. */
export function inFieldOfFire(g: Demonworld, shooter: Element, hex: Hex): boolean {
  return isInArc(ground(g).board, g.at[shooter], g.facing[shooter], hex, CAVALRY[g.type[shooter]])
}

/** DW-I.12: whether a field lies in an element's front area. */
export function inFrontArea(g: Demonworld, element: Element, hex: Hex): boolean {
  return liesBefore(ground(g).board, g.at[element], g.facing[element], hex)
}

/** DW-I.12: whether a field lies in the front area of an element on another field with this facing. */
export function liesBefore(board: Board, from: Hex, facing: Facing, hex: Hex): boolean {
  return isInArc(board, from, facing, hex, false)
}

function isInArc(board: Board, from: Hex, facing: Facing, hex: Hex, halfPlane: boolean): boolean {
  if (from === hex) return false
  const [dq, dr] = [board.q[hex] - board.q[from], board.r[hex] - board.r[from]]
  // the offset as a · d(f) + b · d(f + 1)
  const [q0, r0] = [DIRECTION_Q[facing], DIRECTION_R[facing]]
  const [q1, r1] = [DIRECTION_Q[(facing + 1) % 6], DIRECTION_R[(facing + 1) % 6]]
  const turn = q0 * r1 - q1 * r0
  const a = (dq * r1 - dr * q1) / turn
  const b = (q0 * dr - r0 * dq) / turn
  return halfPlane ? b >= 0 : a >= 0 && b >= 0
}

/** DW-EX-14: what visible sections add. */
export function sectionBonus(sections: number): number {
  return Math.floor(sections / SECTIONS_PER_POINT)
}

/** One line of a base number. */
export interface Factor {
  readonly name: string
  readonly value: number
}

/** A base number with its factors: the shot hits on that roll or less (DW-IV.9). */
export interface BaseNumber {
  readonly base: number
  readonly factors: readonly Factor[]
}

export function addUp(factors: readonly Factor[]): BaseNumber {
  const counted = factors.filter(({ value }) => value !== 0)
  return { base: counted.reduce((sum, { value }) => sum + value, 0), factors: counted }
}
