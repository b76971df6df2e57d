import { type Chosen, forDecision } from '@hexarium/kernel'
import { comesToBlows } from '../rules/blows.ts'
import { chooseLimbs, chooseStriker, nameAttackers } from '../rules/melee.ts'
import { chooseMarksman, nameShooters } from '../rules/missiles.ts'
import type { Unit } from '../state.ts'

/** What a player may leave to the table once the target is chosen. */
export const habits = [
  /** DR-2.7.6.1c: everybody who can shoot into the hex does, together. */
  forDecision(nameShooters, {
    habits: {
      everyoneShoots: (_g, _here, offered) =>
        theFirst(offered('unit')) ?? (offered('loose').length > 0 ? ['loose'] : undefined),
    },
  }),
  /** DR-2.7.6.3, DR-2.7.2a: at a monster one after the other. */
  forDecision(chooseMarksman, { habits: { everyoneShoots: (_g, _here, offered) => theFirst(offered('unit')) } }),
  forDecision(chooseStriker, { habits: { everyoneStrikes: (_g, _here, offered) => theFirst(offered('unit')) } }),
  forDecision(chooseLimbs, {
    habits: {
      everyoneStrikes(_g, _here, offered) {
        const limbs = offered('limb')
        if (limbs.length === 0) return ['strike']
        return limbs.length === 1 && offered('strike').length === 0 ? ['limb', limbs[0]] : undefined
      },
      /** DR-2.12.1.6: every group that reaches the hex. */
      allLimbs(_g, _here, offered) {
        const [limb] = offered('limb')
        return limb === undefined ? ['strike'] : ['limb', limb]
      },
    },
  }),
  /** DR-2.7.1d: everybody who can strike into the hex does; arrows, lightning and which groups strike stay a choice. */
  forDecision(nameAttackers, {
    habits: {
      everyoneStrikes(g, here, offered) {
        const [units, beasts] = [offered('unit'), offered('beast')]
        const striker = units.find(unit => comesToBlows(g, unit, here.hex))
        if (striker !== undefined) return ['unit', striker]
        if (units.length > 0 || offered('bolt').length > 0) return undefined
        const mayStrike = offered('strike').length > 0
        if (beasts.length > 0) return mayStrike ? undefined : ['beast', beasts[0]] // DR-2.7.1f: alone
        return mayStrike ? ['strike'] : undefined
      },
    },
  }),
]

function theFirst([unit]: readonly Unit[]): Chosen<'unit'> | undefined {
  return unit === undefined ? undefined : ['unit', unit]
}
