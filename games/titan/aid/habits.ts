import { type Decision, type DecisionHelp, forDecision } from '@hexarium/kernel'
import { creatures } from '../content/creatures.ts'
import { spoils } from '../rules/aftermath.ts'
import { manoeuvre } from '../rules/battle.ts'
import { foes } from '../rules/battlefield.ts'
import { announcements } from '../rules/carry.ts'
import { offerLosses } from '../rules/engagement.ts'
import { nextMove } from '../rules/movement.ts'
import { muster, musterPiece } from '../rules/mustering.ts'
import { reinforce, summon } from '../rules/newcomers.ts'
import { splitOff } from '../rules/splits.ts'
import { strikeTargets } from '../rules/strike.ts'
import { carry, chooseStriker } from '../rules/striking.ts'
import type { Fighter, Titan, Type } from '../state.ts'

/** The habits that decide nothing; which creature to acquire or muster does, and ending a phase ends taking back. */
export const obvious = ['singleCarry', 'forcedStrikes', 'nobodyComes']

/**
 * What a player may leave to the table. A single entry side, target or announcement is nobody's choice anyway: the
 * rules take it without asking.
 */
export const habits = [
  /** TI-13.4e: excess hits go to the only enemy they can go to. */
  forDecision(carry, {
    habits: {
      singleCarry(_g, _here, offered) {
        const [target, second] = offered('fighter')
        return target !== undefined && second === undefined ? ['fighter', target] : undefined
      },
    },
  }),
  /** TI-13.0b: who must strike, and can strike only one enemy in only one way, does so. */
  forDecision(chooseStriker, {
    habits: {
      forcedStrikes(g, _here, offered) {
        const striker = offered('fighter').find(fighter => isForced(g, fighter))
        return striker === undefined ? undefined : ['fighter', striker]
      },
    },
  }),
  /** TI-14.0a, TI-15.3a: who has nobody to muster or to summon does without. */
  without('nobodyComes', reinforce, 'pass', 'piece'),
  without('nobodyComes', summon, 'pass', 'angel', 'archangel'),
  /** TI-17.0a: what was earned is taken, the better piece first. */
  forDecision(spoils, {
    habits: {
      acquire(_g, _here, offered) {
        const piece = strongest(offered('acquire'))
        return piece === undefined ? undefined : ['acquire', piece]
      },
    },
  }),
  /** TI-18.3d: every legion musters the strongest character it can; what it shows stays a choice. */
  forDecision(muster, {
    habits: {
      musterStrongest(_g, _here, offered) {
        const [legion] = offered('legion')
        return legion === undefined ? undefined : ['legion', legion]
      },
    },
  }),
  forDecision(musterPiece, {
    habits: {
      musterStrongest(_g, _here, offered) {
        const piece = strongest(offered('piece'))
        return piece === undefined ? undefined : ['piece', piece]
      },
    },
  }),
  without('doneWhenNothingIsLeft', splitOff, 'done', 'piece', 'back'),
  without('doneWhenNothingIsLeft', nextMove, 'done', 'legion'),
  without('doneWhenNothingIsLeft', offerLosses, 'done', 'piece'),
  without('doneWhenNothingIsLeft', manoeuvre, 'done', 'fighter'),
  without('doneWhenNothingIsLeft', chooseStriker, 'done', 'fighter'),
  without('doneWhenNothingIsLeft', carry, 'stop', 'fighter'),
  without('doneWhenNothingIsLeft', spoils, 'done', 'acquire', 'angel', 'archangel', 'muster'),
  without('doneWhenNothingIsLeft', muster, 'done', 'legion'),
]

/** A habit that ends a question at which none of what one could do is offered; who may only concede there does not end it. */
function without<H, K extends string, P>(
  habit: string,
  decision: Decision<Titan, H, K, P>,
  end: NoInfer<K>,
  ...kinds: NoInfer<K>[]
): DecisionHelp<Titan> {
  return forDecision(decision, {
    habits: {
      [habit](_g, _here, offered) {
        if (offered(end).length === 0 || kinds.some(kind => offered(kind).length > 0)) return undefined
        return [end]
      },
    },
  })
}

function isForced(g: Titan, striker: Fighter): boolean {
  const battle = g.battle!
  if (foes(battle, striker) === 0) return false
  const [target, second] = strikeTargets(battle, striker)
  if (target === undefined || second !== undefined) return false
  return announcements(battle, striker, target, g.rulings).length === 1
}

function strongest(types: readonly Type[]): Type | undefined {
  const value = (type: Type) => creatures[type].power * creatures[type].skill
  return types.toSorted((a, b) => value(b) - value(a))[0]
}
