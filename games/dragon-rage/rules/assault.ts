import { combatNeed } from '../content/combat-table.ts'
import { AREAS, BELLY, everyArea, HEAD, LEGS, WINGS } from '../content/monsters.ts'
import { FIRST_MAJOR, isHero, isMajor, isMonster, isShooter } from '../content/types.ts'
import { tell } from '../events.ts'
import { ATTACKED, type DragonRage, type Hex, NONE, SHOT, type Side, type Unit, type Wizard } from '../state.ts'
import { isMonstrous, rollerOf, unitsOn } from '../units.ts'
import { cannotHit, comesToBlows, limbStrength, strikeAt } from './blows.ts'
import { disturb, kill } from './dying.ts'
import { hasAura, isLed, passesMorale, strengthOf } from './leadership.ts'
import { defenceOfAll, group, killerFactor, rollOnTable } from './overrun.ts'
import { missileStrength } from './shooting.ts'
import { isBoosted } from './weather.ts'

/** What an attack on the table comes to. */
export interface Assault {
  attack: number
  defence: number
  need: number
  bonus: number
}

/** DR-2.7.1d, DR-2.7.6.1c, DR-2.8.5b: the sum of units, arrows and lightning against a group; +1 if half of it is helped. */
export function assaultOf(
  g: DragonRage,
  units: readonly Unit[],
  foes: readonly Unit[],
  hex: Hex,
  bolt: Wizard,
): Assault {
  let attack = bolt
  let helped = 0
  const atMonster = foes.some(foe => isMonstrous(g, foe))
  for (const unit of units) {
    const strength = isShooter(unit) ? missileStrength(g, unit, hex) : strengthOf(g, unit, false)
    attack += strength
    if (isHelped(g, unit, atMonster)) helped += strength
  }
  const defence = defenceOfAll(foes)
  return { attack, defence, need: combatNeed(attack, defence), bonus: 2 * helped >= attack ? 1 : 0 }
}

/** DR-2.8.5b, f, D43, D46: boosted morale helps a unit whom no hero doubles; a hero beside it where a monster is attacked. */
function isHelped(g: DragonRage, unit: Unit, atMonster: boolean): boolean {
  if (atMonster && hasAura(g, unit)) return true
  return isBoosted(g, unit) && (g.rulings.boostBesideHero || isHero(unit) || !isLed(g, unit))
}

/** DR-2.7.1: several units attack everybody in a hex. */
export function assault(g: DragonRage, side: Side, named: readonly Unit[], hex: Hex, wizard: Wizard): void {
  const foes = group(g, side, hex)
  const units = staunch(g, named, foes, hex)
  if (!units.some(unit => comesToBlows(g, unit, hex))) return
  const { attack, defence, need, bonus } = assaultOf(g, units, foes, hex, wizard === NONE ? 0 : g.boltStrength[wizard])
  for (const unit of units) g.deeds[unit] |= comesToBlows(g, unit, hex) ? ATTACKED : SHOT
  if (wizard !== NONE) g.boltAt[wizard] = NONE
  disturb(g, foes)
  const isWon = rollOnTable(g, g.seatOf[side], need, bonus)
  tell(g, 'attacked', hex, attack, defence, need, bonus, isWon ? 1 : 0, ...units)
  if (isWon) for (const foe of foes) kill(g, foe)
}

/** DR-2.10.5.5, D46: those who pass the check of morale that striking at a monster may take. */
function staunch(g: DragonRage, units: readonly Unit[], foes: readonly Unit[], hex: Hex): readonly Unit[] {
  if (!foes.some(foe => isMonstrous(g, foe))) return units
  return units.filter(unit => !comesToBlows(g, unit, hex) || passesMorale(g, unit))
}

/** DR-2.12.1.6, DR-2.12.2.3: what some groups of a major monster come to against a hex. */
export function limbsOf(g: DragonRage, monster: Unit, limbs: readonly number[], foes: readonly Unit[]): Assault {
  let attack = 0
  for (const area of everyArea) attack += limbs[area] * limbStrength(g, monster, area)
  attack *= killerFactor(g, monster, foes)
  // D53: by the letter a monster is a unit like any other in his hex
  if (g.rulings.heroesLeadMajors && isLed(g, monster)) attack *= 2
  const defence = defenceOfAll(foes)
  return { attack, defence, need: combatNeed(attack, defence), bonus: isBoosted(g, monster) ? 1 : 0 }
}

/** DR-2.12.1.6: a major monster attacks a hex with some of its groups. */
export function maul(g: DragonRage, monster: Unit, limbs: readonly number[], hex: Hex): void {
  const foes = group(g, g.owner[monster], hex)
  const { attack, defence, need, bonus } = limbsOf(g, monster, limbs, foes)
  for (const area of everyArea) g.struck[(monster - FIRST_MAJOR) * AREAS + area] += limbs[area]
  g.deeds[monster] |= ATTACKED
  disturb(g, foes)
  const isWon = rollOnTable(g, rollerOf(g, monster), need, bonus)
  tell(g, 'struck', monster, hex, attack, defence, need, bonus, isWon ? 1 : 0)
  if (isWon) for (const foe of foes) kill(g, foe)
}

/** DR-2.8.9c, g: an elemental attacks those in a hex, whoever they are, or the monster among them if that is its prey: in the belly. */
export function rampage(g: DragonRage, elemental: Unit, hex: Hex, victims: readonly Unit[], prey: Unit): void {
  const monster = victims.find(isMonster)
  const others = victims.filter(unit => !isMonster(unit))
  g.deeds[elemental] |= ATTACKED
  if (monster !== undefined && (others.length === 0 || prey === monster)) {
    const area = bestArea(g, elemental, monster)
    if (area !== NONE) strikeAt(g, elemental, monster, area)
    return
  }
  const { attack, defence, need, bonus } = assaultOf(g, [elemental], others, hex, 0)
  disturb(g, others)
  const isWon = rollOnTable(g, rollerOf(g, elemental), need, bonus)
  tell(g, 'attacked', hex, attack, defence, need, bonus, isWon ? 1 : 0, elemental)
  if (isWon) for (const unit of others) kill(g, unit)
}

/** The belly from underneath, else what can be hit; minor monsters have one area. */
function bestArea(g: DragonRage, elemental: Unit, monster: Unit): number {
  if (!isMajor(monster)) return HEAD
  return [BELLY, LEGS, WINGS, HEAD].find(area => !cannotHit(g, g.at[elemental], monster, area)) ?? NONE
}

/** The others on the ground of a hex. */
export function othersOn(g: DragonRage, unit: Unit, hex: Hex): Unit[] {
  return unitsOn(g, hex).filter(other => other !== unit && !g.flying[other])
}
