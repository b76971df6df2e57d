import { d6, type RuleId, roll, rollMany, type Seat } from '@hexarium/kernel'
import { isFullDragon } from '../content/breach.ts'
import { combatNeed, DESTROYED, ELEVEN, MISSED } from '../content/combat-table.ts'
import { KILLER_FACTOR } from '../content/monsters.ts'
import { defenceOf, isMonster, typeOf } from '../content/types.ts'
import { tell } from '../events.ts'
import { type DragonRage, type Hex, KILLER, type Side, type Unit, WALKS } from '../state.ts'
import { isFoe, isMonstrous, rollerOf, unitsOn } from '../units.ts'
import { sheetOf } from './damage.ts'
import { disturb, kill } from './dying.ts'
import { cannotGo, cannotStepTo, costOfStep, step, walkLeft } from './walking.ts'
import { fogParts, inWhirlwind } from './weather.ts'

/** Enemies of a side on the ground of a hex that are fought on the table (DR-2.7.1d): all but monsters with hit points. */
export function group(g: DragonRage, side: Side, hex: Hex): Unit[] {
  return unitsOn(g, hex).filter(unit => !g.flying[unit] && isFoe(g, side, unit) && !isMonster(unit))
}

/** D46: true if an enemy of a side on the ground of a hex is fought on the table and yet counts as a monster. */
export function holdsMonster(g: DragonRage, side: Side, hex: Hex): boolean {
  return group(g, side, hex).some(unit => isMonstrous(g, unit))
}

/** DR-2.4.7.2: why a monster may not overrun the enemies in a hex. */
export function cannotOverrun(g: DragonRage, monster: Unit, to: Hex): RuleId | undefined {
  if (sheetOf(monster).overrunAttack === 0) return 'DR-2.4.7.2'
  const barred = cannotGo(g, monster, WALKS) ?? cannotStepTo(g, monster, to)
  if (barred) return barred
  if (group(g, g.owner[monster], to).length === 0) return 'DR-2.4.7.2'
  if (fogParts(g, g.at[monster], to)) return 'DR-2.8.6b'
  if (inWhirlwind(g, to)) return 'DR-2.8.7b'
  return walkLeft(g, monster) >= costOfStep(g, g.at[monster], to) + 1 ? undefined : 'DR-2.4.7.2'
}

/** DR-2.4.7.2: into the hex for 1 MP more, and at once an attack on everybody in it. */
export function overrun(g: DragonRage, monster: Unit, to: Hex): void {
  const side = g.owner[monster]
  step(g, monster, to, costOfStep(g, g.at[monster], to) + 1)
  const foes = group(g, side, to)
  const attack = sheetOf(monster).overrunAttack * killerFactor(g, monster, foes)
  const defence = defenceOfAll(foes)
  const need = combatNeed(attack, defence)
  disturb(g, foes)
  const isWon = rollOnTable(g, rollerOf(g, monster), need, 0)
  tell(g, 'overran', monster, to, attack, defence, need, isWon ? 1 : 0)
  if (isWon) for (const foe of foes) kill(g, foe)
}

/** DR-2.12.2.3: a full dragon is three times as strong against killers. */
export function killerFactor(g: DragonRage, monster: Unit, foes: readonly Unit[]): number {
  return isFullDragon(typeOf[monster]) && foes.some(foe => g.marks[foe] & KILLER) ? KILLER_FACTOR : 1
}

/** DR-2.7.1d: strengths of a group add up. */
export function defenceOfAll(foes: readonly Unit[]): number {
  let sum = 0
  for (const foe of foes) sum += defenceOf[foe]
  return sum
}

/** DR-2.7.1b: the roll an attack on the table needs, if any: the attacker's. */
export function rollOnTable(g: DragonRage, attacker: Seat, need: number, bonus: number): boolean {
  if (need === DESTROYED) return true
  if (need === MISSED) return false
  if (need !== ELEVEN) return roll(g, attacker, d6, 'high') + bonus >= need
  const [one, other] = rollMany(g, attacker, 2, d6, 'high')
  return one + other + bonus >= need
}
