import type { PlanHint, Seat } from '@hexarium/kernel'
import { manoeuvre, manoeuvreTo } from '../rules/battle.ts'
import { flightWindow, talks } from '../rules/engagement.ts'
import { entrySide, moveTo, nextMove } from '../rules/movement.ts'
import { summon } from '../rules/newcomers.ts'
import { organise, splitMarker, splitOff } from '../rules/splits.ts'
import type { Titan } from '../state.ts'

/** What is planned as one. Strikes gained nothing by it (`bench/bots.md`). */
export const plans: readonly PlanHint<Titan>[] = [
  /** TI-11: a side's whole manoeuvre, judged by what the engagement comes to. */
  { kind: 'manoeuvre', decisions: [manoeuvre, manoeuvreTo], isOver: isDecided },
  /** TI-9.2, TI-9.3: to flee, to stand, to agree. */
  { kind: 'parley', decisions: [flightWindow, talks], isOver: isDecided },
  /** TI-15.3: an angel, or none. */
  { kind: 'summons', decisions: [summon], isOver: isDecided },
  /** TI-4.3: who parts from whom, judged when everybody else has had his turn. */
  { kind: 'parting', decisions: [organise, splitOff, splitMarker], isOver: isNextTurn, isLong: true },
  /** TI-7: all moves of a turn, judged when everybody else has had his. */
  { kind: 'march', decisions: [nextMove, moveTo, entrySide], isOver: isNextTurn, isLong: true },
]

/** True once the engagement a try-out began in is over, with all that it brought. */
function isDecided(g: Titan, from: Titan): boolean {
  return g.engagement === null || g.engagement.attacker !== from.engagement!.attacker
}

/** True when the seat's next turn begins. */
function isNextTurn(g: Titan, from: Titan, seat: Seat): boolean {
  return g.mover === seat && g.turn > from.turn
}
