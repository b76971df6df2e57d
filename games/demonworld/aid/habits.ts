import { forDecision } from '@hexarium/kernel'
import { declareStrikes } from '../rules/melee/declaration.ts'
import { fleeNext } from '../rules/morale/rout.ts'
import { closeUp, saveFigure } from '../rules/shooting/casualties.ts'

/** The habits that decide nothing worth a question. */
export const obvious = ['runAll', 'closeRanks', 'demandDie']

/** What a player may leave to the table, question by question. */
export const habits = [
  /** DW-VI.12: everybody strikes where it is easiest. */
  forDecision(declareStrikes, {
    habits: { strikeEasiest: (_g, _here, offered) => (offered('everyone').length > 0 ? ['everyone'] : undefined) },
  }),
  /** DW-XV.61: routing units run as they can. */
  forDecision(fleeNext, { habits: { runAll: () => ['everyone'] } }),
  /** DW-IV.15: ranks are closed where that restores the formation. */
  forDecision(closeUp, {
    habits: { closeRanks: (_g, _here, offered) => (offered('restore').length > 0 ? ['restore'] : undefined) },
  }),
  /** DW-IX.7: the die is always demanded. */
  forDecision(saveFigure, { habits: { demandDie: () => ['demand'] } }),
]
