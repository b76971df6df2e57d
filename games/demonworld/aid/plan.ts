import type { Note, Seat } from '@hexarium/kernel'
import { ATTACK_ORDER } from '../content/tables.ts'
import { isCaptain, isPresent } from '../elements.ts'
import { WALK } from '../rules/flyers/modes.ts'
import { advanceOf } from '../rules/movement/advance.ts'
import { MARCHING, type Move, moveOf } from '../rules/movement/move.ts'
import { takesOrders } from '../rules/movement/units.ts'
import { type Demonworld, NONE, SET_UP, type Unit } from '../state.ts'

/** DW-V.6: where a unit could advance to with its order, or with an Attack order: its first element, and the points. */
export function plan(g: Demonworld, _seat: Seat, piece: string): Note[] {
  const unit = unitOf(g, piece)
  if (unit === NONE || g.phase === SET_UP || !isPresent(g, unit) || isCaptain(g, unit) || !takesOrders(g, unit))
    return []
  const move = moveUnderWay(g, unit)
  if (move && isInTheAir(move)) return [] // what glows is where it could fly
  if (g.order[unit] === NONE) g.order[unit] = ATTACK_ORDER // the state is imagined
  const { ends, cost } = advanceOf(g, move ?? moveOf(g, unit, MARCHING))
  return ends.toArray().map(hex => ({ at: `hex:${hex}`, short: `${cost[hex]}`, key: 'reach', args: [cost[hex]] }))
}

/** DW-V.1: the move a unit is in the middle of, with what is left of it; undefined if it does not move now. */
function moveUnderWay(g: Demonworld, unit: Unit): Move | undefined {
  return g.core.flow.map(frame => frame.here as Move).findLast(here => here.unit === unit && here.spent !== undefined)
}

/** DW-XXIII.1: what it does it does for the whole phase. */
function isInTheAir(move: Move & { way?: number }): boolean {
  return (move.way ?? WALK) !== WALK
}

/** The unit a scene's id is about. */
function unitOf(g: Demonworld, piece: string): number {
  const [kind, number] = piece.split(':')
  if (kind === 'unit' && g.card[Number(number)] !== undefined) return Number(number)
  return kind === 'element' ? (g.unit[Number(number)] ?? NONE) : NONE
}
