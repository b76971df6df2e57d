import type { Decision, Note, Seat } from '@hexarium/kernel'
import { isDoomed } from '../elements.ts'
import { meleeBase, strikeTargets } from '../rules/melee/strike.ts'
import { idleShooters, isIntoMelee, rangedBase, targetsOf } from '../rules/shooting/base-number.ts'
import type { Demonworld, Element, Unit } from '../state.ts'

type Here = { unit: Unit; shooter: Element; attacker: Element; striker: Element }

/** By question: what to write on the board. */
const tables: Readonly<Record<string, (g: Demonworld, here: Here) => Note[]>> = {
  declareShots: (g, { unit }) => idleShooters(g, unit).flatMap(e => easiest(e, shots(g, e))),
  aimAt: (g, { shooter }) => shots(g, shooter).map(blow => on(blow)),
  strikeAt: (g, { attacker }) => blows(g, attacker).map(blow => on(blow)),
  secondAttack: (g, { striker }) => blows(g, striker).map(blow => on(blow)),
}

/** What matters for the question asked: base numbers of shots and blows (DW-IV.9, DW-VI.13). */
export function notes(g: Demonworld, _seat: Seat, decision: Decision<Demonworld, never>): Note[] {
  return tables[decision.name]?.(g, g.core.flow.at(-1)!.here as Here) ?? []
}

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
