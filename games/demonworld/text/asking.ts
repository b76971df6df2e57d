import { groundOf } from '../content/board/ground.ts'
import { spells } from '../content/expert/spells.ts'
import { neededRoll } from '../rules/magic/power.ts'
import { blockOf, WEDGE_WIDTH } from '../rules/movement/block-search.ts'
import type { View } from '../view.ts'

/** A shape or a direction and a facing packed into one number (`rules/deployment.ts`, `rules/column.ts`). */
const FACINGS = 6
/** Units and elements packed into pairs (`rules/flank-march.ts`, `rules/melees.ts`). */
const UNITS = 256
const ELEMENTS = 1024
const ORDERS = 4

/** A number and what it is packed with. */
export const byFacing = (value: number): [what: number, facing: number] => [
  Math.floor(value / FACINGS),
  value % FACINGS,
]
export const byUnit = (value: number): [unit: number, other: number] => [Math.floor(value / UNITS), value % UNITS]
export const byElement = (value: number): [element: number, other: number] => [
  Math.floor(value / ELEMENTS),
  value % ELEMENTS,
]
export const byOrder = (value: number): [unit: number, order: number] => [Math.floor(value / ORDERS), value % ORDERS]

/** A wizard and a spell, an item and the card it is for (`rules/magic.ts`, `rules/muster.ts`). */
const SPELLS = 16
const CARDS = 256
export const bySpell = (value: number): [wizard: number, spell: number] => [Math.floor(value / SPELLS), value % SPELLS]
export const byCard = (value: number): [item: number, card: number] => [Math.floor(value / CARDS), value % CARDS]

/** DW-XX.4: the least die with which a spell works that so many points were paid for. */
export const needed = (spell: number, points: number): number => neededRoll(spells[spell]?.level ?? 0, points)

/** A sheet and whether it is turned round. */
export const bySheet = (value: number): [sheet: number, turned: boolean] => [value >> 1, value % 2 === 1]

/** What a block offered means: a wedge by its point, or a front from its left end, and where the last rank stands. */
export function blockAsked(value: number): { hex: number; width: number; isWedge: boolean; variant: number } {
  const { left, width, variant } = blockOf(value)
  return { hex: left, width, isWedge: width === WEDGE_WIDTH, variant }
}

/** True if a field is where the element in question stands already. */
export function isOwnField(view: View, hex: number): boolean {
  return view.focus.element >= 0 && view.at[view.focus.element] === hex
}

/** True while a single element is being deployed, and not a block by its left end. */
export function deploysSingle(view: View): boolean {
  return view.focus.element >= 0
}

/** Pairs of a list. */
export function pairs(list: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (let i = 0; i + 1 < list.length; i += 2) found.push([list[i], list[i + 1]])
  return found
}

/** The two fields a wall stands between. */
export function wallOf(view: View, side: number): [a: number, b: number] {
  const { sideHexes } = groundOf(view.map).board
  return [sideHexes[2 * side] ?? -1, sideHexes[2 * side + 1] ?? -1]
}
