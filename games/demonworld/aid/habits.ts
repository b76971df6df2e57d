import { type AidSpec, type Decision, type Option, optionKind } from '@hexarium/kernel'
import type { Demonworld } from '../state.ts'

type Asked = Decision<Demonworld, never>

/** What a player may leave to the table. */
export const habits: AidSpec<Demonworld>['habits'] = {
  /** DW-VI.12: everybody strikes where it is easiest. */
  strikeEasiest: (_g, _seat, decision, options) =>
    decision.name === 'declareStrikes' ? first(decision, options, 'everyone') : undefined,
  /** DW-XV.61: routing units run as they can. */
  runAll: (_g, _seat, decision, options) =>
    decision.name === 'fleeNext' ? first(decision, options, 'everyone') : undefined,
  /** DW-IV.15: ranks are closed where that restores the formation. */
  closeRanks: (_g, _seat, decision, options) =>
    decision.name === 'closeUp' ? first(decision, options, 'restore') : undefined,
  /** DW-IX.7: the die is always demanded. */
  demandDie: (_g, _seat, decision, options) =>
    decision.name === 'saveFigure' ? first(decision, options, 'demand') : undefined,
  /** A question to which nothing but the end is left. */
  doneWhenNothingIsLeft: (_g, _seat, decision, options) =>
    options.length === 1 ? first(decision, options, 'done') : undefined,
}

function first({ kinds }: Asked, options: readonly Option[], kind: string): Option | undefined {
  return options.find(option => kinds[optionKind(option)] === kind)
}
