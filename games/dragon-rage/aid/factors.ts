import type { Factor, RuleId } from '@hexarium/kernel'
import { combatNeed, DESTROYED, MISSED } from '../content/combat-table.ts'
import { AREAS } from '../content/monsters.ts'
import { defenceOf, isShooter } from '../content/types.ts'
import { limbStrength } from '../rules/blows.ts'
import { strengthOf } from '../rules/leadership.ts'
import { killerFactor } from '../rules/overrun.ts'
import { missileStrength } from '../rules/shooting.ts'
import type { DragonRage, Hex, Unit } from '../state.ts'

/** DR-2.7.1d, DR-2.8.5b: who attacks, with how much, and the lightning. */
export function attackersOf(g: DragonRage, units: readonly Unit[], hex: Hex, bolt: number): Factor[] {
  const strength = (unit: Unit) => (isShooter(unit) ? missileStrength(g, unit, hex) : strengthOf(g, unit, false))
  return [
    ...units.map(unit => part('attacker', [unit], strength(unit), 'DR-2.7.1d')),
    ...(bolt > 0 ? [part('lightning', [], bolt, 'DR-2.8.8d')] : []),
  ]
}

/** DR-2.12.1.6: the groups a major monster attacks with, each as strong as it is against these. */
export function limbFactors(g: DragonRage, monster: Unit, limbs: readonly number[], foes: readonly Unit[]): Factor[] {
  const times = killerFactor(g, monster, foes)
  return Array.from({ length: AREAS }, (_, area) => area).flatMap(area =>
    limbs[area] > 0
      ? [part('limb', [limbs[area], area], limbs[area] * limbStrength(g, monster, area) * times, 'DR-2.12.1.6')]
      : [],
  )
}

/** DR-2.7.5: attackers against defenders, the number their column asks for, and what is added to the die. */
export function onTableFactors(
  attackers: readonly Factor[],
  foes: readonly Unit[],
  attack: number,
  defence: number,
  bonus: number,
): Factor[] {
  const need = combatNeed(attack, defence)
  const isRolled = need !== DESTROYED && need !== MISSED
  return [
    ...summed(attackers),
    ...summed(foes.map(foe => part('defender', [foe], defenceOf[foe], 'DR-2.7.1d'))),
    ...(isRolled ? [base(part('column', [attack, defence], need, 'DR-2.7.5'))] : []),
    ...(isRolled && bonus > 0 ? [part('morale', [], -bonus, 'DR-2.8.5')] : []),
  ]
}

/** A number that one thing says, less what helps. */
export function needFactors(from: Factor, help: number, rule: RuleId): Factor[] {
  return [base(from), ...(help === 0 ? [] : [part('helped', [], -help, rule)])]
}

/** One line of a make-up. */
export function part(key: string, args: number[], value: number, rule: RuleId): Factor {
  return { key, args, value, rule }
}

function base(factor: Factor): Factor {
  return { ...factor, isBase: true }
}

/** The others are added to the first. */
function summed(factors: readonly Factor[]): Factor[] {
  return factors.map((factor, place) => (place === 0 ? base(factor) : factor))
}
