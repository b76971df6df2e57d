import { type AidSpec, type Decision, type Option, optionKind, optionValue } from '@hexarium/kernel'
import { isShooter } from '../content/types.ts'
import type { DragonRage } from '../state.ts'

type Asked = Decision<DragonRage, never>

/** What a player may leave to the table once the target is chosen. */
export const habits: AidSpec<DragonRage>['habits'] = {
  /** DR-2.7.6.1c: everybody who can shoot into the hex does, together. */
  everyoneShoots(_g, _seat, decision, options) {
    // DR-2.7.6.3: at a monster one after the other
    if (decision.name === 'chooseMarksman') return ofKind(decision, options, 'unit')[0]
    if (decision.name !== 'nameShooters') return undefined
    return ofKind(decision, options, 'unit')[0] ?? ofKind(decision, options, 'loose')[0]
  },
  /** DR-2.7.1d: everybody who can strike into the hex does; arrows, lightning and which groups strike stay a choice. */
  everyoneStrikes(_g, _seat, decision, options) {
    // DR-2.7.2a: at a monster one after the other
    if (decision.name === 'chooseStriker') return ofKind(decision, options, 'unit')[0]
    if (decision.name === 'chooseLimbs') return options.length === 1 ? options[0] : undefined
    if (decision.name !== 'nameAttackers') return undefined
    const striker = ofKind(decision, options, 'unit').find(option => !isShooter(optionValue(option)))
    if (striker !== undefined) return striker
    const beasts = ofKind(decision, options, 'beast') // DR-2.7.1f: alone
    if (beasts.length === options.length) return beasts[0]
    return options.length === 1 ? ofKind(decision, options, 'strike')[0] : undefined
  },
}

function ofKind({ kinds }: Asked, options: readonly Option[], kind: string): Option[] {
  return options.filter(option => kinds[optionKind(option)] === kind)
}
