import { d6, type RuleId, roll } from '@hexarium/kernel'
import { board, terrainOf } from '../content/map.ts'
import { TO_HIT, typeOf } from '../content/units.ts'
import { alive, ask, GUARD, type Skirmish, sideOf, tell, unitsOf } from '../state.ts'
import { phase, target } from './phase.ts'
import { wound } from './shooting.ts'

/** SK-7.1: whom the chosen unit attacks. */
export const meleeTarget = target('meleeTarget', 'SK-7.1', cannotAttack, attack)

/** SK-7.1: units next to an enemy attack. */
export const melee = phase('melee', 'SK-7.1', cannotFight, ask(meleeTarget))

function cannotFight(g: Skirmish, unit: number): RuleId | undefined {
  if (!alive(g, unit)) return 'SK-2.2'
  if (g.fought[unit]) return 'SK-7.1'
  for (const enemy of unitsOf[1 - sideOf(unit)]) if (!cannotAttack(g, unit, enemy)) return undefined
  return 'SK-7.1'
}

function cannotAttack(g: Skirmish, unit: number, enemy: number): RuleId | undefined {
  if (sideOf(enemy) === sideOf(unit)) return 'SK-7.1'
  if (!alive(g, enemy)) return 'SK-2.2'
  return board.distance(g.at[unit], g.at[enemy]) === 1 ? undefined : 'SK-7.1'
}

/** SK-7.2: what an attack needs on a die, before the charge. */
export function toStrike(g: Skirmish, enemy: number): number {
  return TO_HIT + (terrainOf[g.at[enemy]] === 'open' ? 0 : 1)
}

/** SK-7.2: the charge of a unit that marched this round. */
export function chargeOf(g: Skirmish, unit: number): number {
  return g.moved[unit] ? typeOf[unit].charge : 0
}

/** SK-7.2, SK-7.3: an attack, and the answer of a unit on guard. */
function attack(g: Skirmish, unit: number, enemy: number): void {
  g.fought[unit] = true
  strike(g, unit, enemy, chargeOf(g, unit))
  if (alive(g, enemy) && g.order[enemy] === GUARD) strike(g, enemy, unit, 0)
}

function strike(g: Skirmish, unit: number, enemy: number, charge: number): void {
  const need = toStrike(g, enemy) - charge
  const hit = roll(g, sideOf(unit), d6, 'high') >= need
  tell(g, 'attacked', unit, enemy, need, hit ? 1 : 0)
  if (hit) wound(g, enemy)
}
