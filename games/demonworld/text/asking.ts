import { groundOf } from '../content/board/ground.ts'
import { spells } from '../content/expert/spells.ts'
import { isHere } from '../elements.ts'
import { most, pointsSpent } from '../rules/armies/muster.ts'
import { neededRoll } from '../rules/magic/power.ts'
import type { Demonworld, Unit } from '../state.ts'
import type { View } from '../view.ts'

export { WEDGE_WIDTH } from '../rules/movement/block-search.ts'

/** The facings as they lie on the screen, in the order of `facings`. */
export const ARROWS = ['↗', '↑', '↖', '↙', '↓', '↘']

/** The directions as they lie on the screen, in the order of `directions`. */
export const WAYS = ['→', '↗', '↖', '←', '↙', '↘']

/** DW-V.11, DW-V.12: to which side, and by how many degrees: in sixths to the left. */
export const turnShort = (sixths: number): string => `${sixths <= 3 ? '↶' : '↷'} ${60 * Math.min(sixths, 6 - sixths)}°`

/** DW-XX.4: the least die with which a spell works that so many points were paid for. */
export const needed = (spell: number, points: number): number => neededRoll(spells[spell]?.level ?? 0, points)

/** True where nothing is left but to say so: “who strikes?” would send somebody looking. */
export const isOnlyDone = (offered: readonly string[]): boolean => offered.join() === 'done'

/** True if a field is where the element in question stands already. */
export function isOwnField(view: View, hex: number): boolean {
  return view.focus.element >= 0 && view.at[view.focus.element] === hex
}

/** True while a single element is being deployed, and not a block by its left end. */
export function deploysSingle(view: View): boolean {
  return view.focus.element >= 0
}

/** DW-XVI.12: true if a unit has been set up already. */
export function isSetUp(view: View, unit: Unit): boolean {
  return isHere(view as unknown as Demonworld, view.head[unit])
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

/** DW-XVI.10: what one's own army costs so far, and the most it may. */
export function accountOf(view: View, seat: number): { spent: number; most: number } {
  const isRaising = view.picks.length > 0 && seat >= 0 && seat < 2
  return { spent: isRaising ? pointsSpent(view as unknown as Demonworld, seat) : 0, most: most(view) }
}

/** DW-III.2: the orders one has laid beside a unit of one's own, as long as they lie face down. */
export function placedOn({ markers }: View, unit: Unit): number[] {
  const laid = markers[unit] ?? 0
  return [0, 1, 2, 3].filter(order => laid & (1 << order))
}
