import { type AidSpec, forDecision, optionKind } from '@hexarium/kernel'
import { deploy } from '../rules/town/deploy.ts'
import { harvest } from '../rules/town/harvest.ts'
import type { Warcraft } from '../state.ts'

/** What a player may leave to the table. */
export const habits = [
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

/** WC-X-TIM-12: who has nothing to play in a window, or nothing left in a step, goes on, whatever is asked. */
export const goOnWithNothingToDo: NonNullable<AidSpec<Warcraft>['habits']>[string] = (
  _g,
  _seat,
  { kinds },
  [option, ...more],
) => (more.length === 0 && ['pass', 'done'].includes(kinds[optionKind(option)]) ? option : undefined)
