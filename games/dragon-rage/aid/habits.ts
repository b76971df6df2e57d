import { type AidSpec, type Decision, type Option, optionKind, optionValue } from '@hexarium/kernel'
import { isShooter } from '../content/types.ts'
import type { DragonRage } from '../state.ts'

type Asked = Decision<DragonRage, never>

/** What a player may leave to the table once the target is chosen. */
export const habits: AidSpec<DragonRage>['habits'] = {
  /** DR-2.7.6.1c: everybody who can shoot into the hex does, together. */
  everyoneShoots(_g, _seat, decision, options) {
    if (decision.name !== 'nameShooters') return undefined
    return ofKind(decision, options, 'unit')[0] ?? ofKind(decision, options, 'loose')[0]
  },
  /** DR-2.7.1d: everybody who can strike into the hex does; arrows and lightning stay a choice. */
  everyoneStrikes(_g, _seat, decision, options) {
    if (decision.name !== 'nameAttackers') return undefined
    const striker = ofKind(decision, options, 'unit').find(option => !isShooter(optionValue(option)))
    return striker ?? (options.length === 1 ? ofKind(decision, options, 'strike')[0] : undefined)
  },
}

function ofKind({ kinds }: Asked, options: readonly Option[], kind: string): Option[] {
  return options.filter(option => kinds[optionKind(option)] === kind)
}
