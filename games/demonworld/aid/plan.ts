import { everyUnderWay, type Note, type Seat } from '@hexarium/kernel'
import { ATTACK_ORDER } from '../content/tables.ts'
import { isCaptain, isPresent } from '../elements.ts'
import { flyerMove } from '../expert/flyers/move.ts'
import { largeMove } from '../expert/large/move.ts'
import { houseMove } from '../rules/buildings/house-move.ts'
import { WALK } from '../rules/flyers/modes.ts'
import { largeReaction } from '../rules/large/tread.ts'
import { advanceOf } from '../rules/movement/advance.ts'
import { MARCHING, type Move, moveOf } from '../rules/movement/move.ts'
import { smallMove } from '../rules/movement/small-unit.ts'
import { reaction, unitMove } from '../rules/movement/unit-move.ts'
import { takesOrders } from '../rules/movement/units.ts'
import { type Demonworld, type Element, FIRST_FIRE, NONE, SECOND_FIRE, SET_UP, type Unit } from '../state.ts'
import { sightLines } from './sight.ts'

/** DW-V.6: where a unit could advance to with its order, or with an Attack order: its first element, and the points. While shots are declared: whom an element sees. */
export function plan(g: Demonworld, _seat: Seat, piece: string): Note[] {
  if (g.phase === FIRST_FIRE || g.phase === SECOND_FIRE) return sightLines(g, elementOf(g, piece))
  const unit = unitOf(g, piece)
  if (unit === NONE || g.phase === SET_UP || !isPresent(g, unit) || isCaptain(g, unit) || !takesOrders(g, unit))
    return []
  if (isInTheAir(g, unit)) return [] // what glows is where it could fly
  if (g.order[unit] === NONE) g.order[unit] = ATTACK_ORDER // the state is imagined
  const { ends, cost } = advanceOf(g, moveUnderWay(g, unit) ?? moveOf(g, unit, MARCHING))
  return ends.toArray().map(hex => ({ at: `hex:${hex}`, short: `${cost[hex]}`, key: 'reach', args: [cost[hex]] }))
}

/** DW-V.1: the move a unit is in the middle of, with what is left of it; undefined if it does not move now. */
function moveUnderWay(g: Demonworld, unit: Unit): Move | undefined {
  const moves: Move[] = [
    ...everyUnderWay(g, unitMove),
    ...everyUnderWay(g, smallMove),
    ...everyUnderWay(g, largeMove),
    ...everyUnderWay(g, reaction),
    ...everyUnderWay(g, largeReaction),
    ...everyUnderWay(g, houseMove),
    ...everyUnderWay(g, flyerMove),
  ]
  return moves.find(here => here.unit === unit)
}

/** DW-XXIII.1: what it does it does for the whole phase. */
function isInTheAir(g: Demonworld, unit: Unit): boolean {
  return everyUnderWay(g, flyerMove).some(here => here.unit === unit && here.way !== WALK)
}

/** The element a scene's id is about: a unit's first where it is a whole unit. */
function elementOf(g: Demonworld, piece: string): Element {
  const [kind, number] = piece.split(':')
  if (kind === 'element' && g.at[Number(number)] !== undefined) return Number(number)
  return kind === 'unit' && g.card[Number(number)] !== undefined ? g.head[Number(number)] : NONE
}

/** The unit a scene's id is about. */
function unitOf(g: Demonworld, piece: string): number {
  const [kind, number] = piece.split(':')
  if (kind === 'unit' && g.card[Number(number)] !== undefined) return Number(number)
  return kind === 'element' ? (g.unit[Number(number)] ?? NONE) : NONE
}
