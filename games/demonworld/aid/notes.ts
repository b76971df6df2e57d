import { forDecision, type Note } from '@hexarium/kernel'
import { isDoomed } from '../elements.ts'
import { strikeAt } from '../rules/melee/declaration.ts'
import { secondAttack } from '../rules/melee/fight.ts'
import { meleeBase, strikeTargets } from '../rules/melee/strike.ts'
import { idleShooters, isIntoMelee, rangedBase, targetsOf } from '../rules/shooting/base-number.ts'
import { aimAt, declareShots } from '../rules/shooting/phase.ts'
import type { Demonworld, Element } from '../state.ts'

/** What to write on the board: base numbers of shots and blows (DW-IV.9, DW-VI.13). */
export const notes = [
  forDecision(declareShots, { notes: (g, { unit }) => idleShooters(g, unit).flatMap(e => easiest(e, shots(g, e))) }),
  forDecision(aimAt, { notes: (g, { shooter }) => shots(g, shooter).map(on) }),
  forDecision(strikeAt, { notes: (g, { attacker }) => blows(g, attacker).map(on) }),
  forDecision(secondAttack, { notes: (g, { striker }) => blows(g, striker).map(on) }),
]

/** An attack and what its die must not exceed. */
type Blow = { target: Element; base: number }

function shots(g: Demonworld, shooter: Element): Blow[] {
  return targetsOf(g, shooter).map(target => ({
    target,
    base: rangedBase(g, shooter, target, target, 0, isIntoMelee(g, shooter, target)).base,
  }))
}

function blows(g: Demonworld, attacker: Element): Blow[] {
  return strikeTargets(g, attacker)
    .filter(target => !isDoomed(g, target))
    .map(target => ({ target, base: meleeBase(g, attacker, target, 0).base }))
}

function on({ target, base }: Blow): Note {
  return { at: `element:${target}`, short: `${base}`, key: 'target', args: [base] }
}

/** The best an element can do, written on itself. */
function easiest(element: Element, list: readonly Blow[]): Note[] {
  if (list.length === 0) return []
  const base = Math.max(...list.map(blow => blow.base))
  return [{ at: `element:${element}`, short: `${base}`, key: 'best', args: [base] }]
}
