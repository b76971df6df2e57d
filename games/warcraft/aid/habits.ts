import { type AidSpec, type Decision, type Option, optionKind } from '@hexarium/kernel'
import type { Warcraft } from '../state.ts'

type Asked = Decision<Warcraft, never>

/** What a player may leave to the table. */
export const habits: AidSpec<Warcraft>['habits'] = {
  /** WC-B-HAR-01: every space is harvested, goldmines first. */
  harvestAll: (_g, _seat, decision, options) =>
    decision.name === 'harvest' ? first(decision, options, 'all') : undefined,
  /** WC-B-DEP-01: whatever is ready comes into play; where stays a choice. */
  deployAll(_g, _seat, decision, options) {
    if (decision.name !== 'deploy') return undefined
    for (const kind of ['building', 'summoned', 'outpost', 'kind']) {
      const option = first(decision, options, kind)
      if (option !== undefined) return option
    }
    return undefined
  },
  /** WC-X-TIM-12: who has nothing to play in a window, or nothing left in a step, goes on. */
  goOnWithNothingToDo: (_g, _seat, decision, options) =>
    options.length === 1 ? (first(decision, options, 'pass') ?? first(decision, options, 'done')) : undefined,
}

function first({ kinds }: Asked, options: readonly Option[], kind: string): Option | undefined {
  return options.find(option => kinds[optionKind(option)] === kind)
}
