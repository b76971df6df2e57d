import type { Counter } from '@hexarium/kernel'
import { fieldsOf } from '../bases.ts'
import { ARTILLERY, LARGE } from '../content/armies/cards.ts'
import { FULL_LOAD } from '../content/expert/artillery.ts'
import { ORDERS as ORDER_COUNT } from '../content/tables.ts'
import { hitPoints, isCaptain, isRouting, members, stands } from '../elements.ts'
import { hasFoe, isFighting } from '../rules/movement/contact.ts'
import { inSquare, inWedge, isDisordered } from '../rules/movement/units.ts'
import { type Demonworld, type Element, MOVEMENT, NONE, type Unit } from '../state.ts'
import type { Names } from '../text/names.ts'
import type { Condition, DemonworldText } from '../text/words.ts'
import type { View } from '../view.ts'
import { riders } from './expert.ts'
import { glyphOf } from './glyphs.ts'

/** Facings turn to the left from 60° right of north; the renderer counts clockwise from north (DW-I.11). */
export const degrees = (facing: number): number => (420 - 60 * facing) % 360

/** The elements on the board. */
export function counters(view: View, g: Demonworld, text: DemonworldText): Counter[] {
  const found: Counter[] = riders(view, g, text)
  const numbers = unitNumbers(view)
  const bearers = view.card.map((_, unit) => members(g, unit)[0] ?? NONE)
  for (let element = 0; element < g.at.length; element++) {
    if (stands(g, element)) found.push(counter(view, g, element, numbers, bearers, text))
  }
  return found
}

function counter(
  view: View,
  g: Demonworld,
  element: Element,
  numbers: readonly number[],
  bearers: readonly Element[],
  { names, words }: DemonworldText,
): Counter {
  const unit = g.unit[element]
  const most = hitPoints(g, element)
  const hits = most - g.hits[element]
  const conditions = elementConditions(g, element)
  const marker = bearers[unit] === element ? markerOf(view, unit, names) : ''
  const number = numbers[g.origin[element]]
  const height = g.altitude[element]
  return {
    id: `element:${element}`,
    at: `hex:${g.at[element]}`,
    of: `unit:${unit}`,
    owner: g.owner[g.origin[element]],
    glyph: glyphOf(g.type[element], g.figure[element]),
    short: `${'EO'[g.owner[g.origin[element]]]}${number}${ARROWS[g.facing[element]]}`,
    facing: degrees(g.facing[element]),
    ...(LARGE[g.type[element]]
      ? {
          covers: fieldsOf(g, element)
            .slice(1)
            .map(hex => `hex:${hex}`),
        }
      : {}),
    values: [
      ...(height > 0 ? [{ corner: 'nw' as const, text: `↑${height}` }] : []),
      { corner: 'sw', text: `${number}` },
      ...(marker ? [{ corner: 'ne' as const, text: marker }] : []),
      ...(most > 1 ? [{ corner: 'se' as const, text: `${hits}` }] : []),
    ],
    badges: conditions,
    say: words.element(view, {
      element,
      hex: g.at[element],
      facing: g.facing[element],
      hits,
      most,
      conditions,
      height,
    }),
  }
}

/** For the terminal's map: where an element looks. */
const ARROWS = ['↗', '↑', '↖', '↙', '↓', '↘']

/** The number of each unit in its army: what tells units of one side apart at a glance. */
export function unitNumbers(view: View): number[] {
  const counts = [0, 0]
  return view.owner.map(seat => ++counts[seat])
}

/** DW-III.6, DW-X.5: the marker beside a unit: its order once shown, before that one's own markers, or their backs. */
function markerOf(view: View, unit: Unit, { orders }: Names): string {
  const letter = (order: number) => orders[order].charAt(0)
  if (view.order[unit] !== NONE) return letter(view.order[unit])
  const own = ownMarkers(view, unit)
  if (own.length > 0) return own.map(letter).join('')
  return '?'.repeat(hiddenMarkers(view, unit))
}

/** The markers a viewer has placed himself, as orders. */
export function ownMarkers(view: View, unit: Unit): number[] {
  const bits = view.markers[unit] ?? 0
  const found: number[] = []
  for (let order = 0; order < ORDER_COUNT; order++) if (bits & (1 << order)) found.push(order)
  return found
}

/** How many markers of somebody else lie face down beside a unit: known once all are placed. */
export function hiddenMarkers(view: View, unit: Unit): number {
  return view.markers[unit] === null && view.ready.every(ready => ready) ? view.placed[unit] : 0
}

function elementConditions(g: Demonworld, element: Element): Condition[] {
  const unit = g.unit[element]
  const found: Condition[] = []
  if (g.altitude[element] > 0) found.push('flying')
  if (ARTILLERY[g.type[element]] && g.load[element] >= FULL_LOAD) found.push('loaded')
  if (g.routs[element]) found.push('routing')
  if (g.impetuous[unit]) found.push('impetuous')
  if (g.skirmish[unit]) found.push('skirmish')
  if (hasFoe(g, element)) found.push('engaged')
  if (g.phase === MOVEMENT && g.moved[unit]) found.push('moved')
  return found
}

/** What is the matter with a unit as a whole. */
export function unitConditions(g: Demonworld, unit: Unit): Condition[] {
  const found: Condition[] = []
  const elements = members(g, unit)
  if (elements.length === 0) return found
  if (isRouting(g, unit)) found.push('routing')
  if (g.impetuous[unit]) found.push('impetuous')
  if (g.skirmish[unit]) found.push('skirmish')
  if (isFighting(g, unit)) found.push('engaged')
  if (isCaptain(g, unit) || LARGE[g.card[unit]]) return found
  if (inWedge(g, unit)) found.push('wedge')
  else if (inSquare(g, unit)) found.push('square')
  else if (isDisordered(g, unit)) found.push('disordered')
  return found
}
