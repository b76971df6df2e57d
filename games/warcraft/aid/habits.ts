import { forDecision } from '@hexarium/kernel'
import { raiseDead } from '../rules/battle/raise-dead.ts'
import { deploy } from '../rules/town/deploy.ts'
import { harvest } from '../rules/town/harvest.ts'

/** The habits that decide nothing. */
export const obvious = ['harvestAll', 'deployAll']

/** What a player may leave to the table. */
export const habits = [
  /** WC-B-ABL-05: the dead come whenever they may, or never. */
  forDecision(raiseDead, {
    habits: {
      raiseAll: (_g, _here, offered) => ['raise', Math.max(...offered('raise'))],
      raiseNone: () => ['pass'],
    },
  }),
  /** WC-B-HAR-01: every space is harvested, goldmines first. */
  forDecision(harvest, {
    habits: { harvestAll: (_g, _here, offered) => (offered('all').length > 0 ? ['all'] : undefined) },
  }),
  /** WC-B-DEP-01: whatever is ready comes into play; where stays a choice. */
  forDecision(deploy, {
    habits: {
      deployAll(_g, _here, offered) {
        for (const kind of ['building', 'summoned', 'outpost', 'kind'] as const)
          for (const value of offered(kind)) return [kind, value]
        return undefined
      },
    },
  }),
]
