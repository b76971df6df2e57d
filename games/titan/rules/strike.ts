import type { RuleId } from '@hexarium/kernel'
import { battleBoard, GROUND, HEXES, RISE, SIDE } from '../content/battlelands.ts'
import { isNative, SKILL } from '../content/creatures.ts'
import {
  BRAMBLE,
  BRAMBLE_COVER,
  BRAMBLE_SKILL,
  CLIFF,
  DUNE,
  DUNE_DOWN_DICE,
  DUNE_UP_DICE,
  EVEN_NUMBER,
  HARDEST,
  type Hazard,
  PLAIN,
  SLOPE,
  SLOPE_DOWN_DICE,
  SLOPE_UP_SKILL,
  VOLCANO,
  VOLCANO_DICE,
  WALL,
  WALL_DOWN_SKILL,
  WALL_UP_SKILL,
} from '../content/hazards.ts'
import type { Battle, Fighter, Rulings } from '../state.ts'
import { fighterAt, foes, hexesIn, inContact, isSlain } from './battlefield.ts'

/** TI-13.1a: the living enemies in contact with a fighter, in the order of their hexes. */
export function strikeTargets(battle: Battle, striker: Fighter): Fighter[] {
  return hexesIn(foes(battle, striker)).map(hex => fighterAt(battle, hex))
}

/** Why a fighter may not strike a target: struck already, or no enemy; not in contact, perhaps by a cliff; slain. */
export function cannotStrike(battle: Battle, striker: Fighter, target: Fighter): RuleId | undefined {
  if (battle.struck[striker] || battle.side[target] !== 1 - battle.side[striker]) return 'TI-13.1a'
  if (!inContact(battle, striker, target)) return acrossCliff(battle, striker, target) ? 'TI-H10' : 'TI-13.0a'
  return isSlain(battle, target) ? 'TI-13.0b' : undefined
}

function acrossCliff(battle: Battle, striker: Fighter, target: Fighter): boolean {
  if (battle.hex[striker] < 0 || battle.hex[target] < 0) return false
  const direction = battleBoard.directionTo(battle.hex[striker], battle.hex[target])
  return direction >= 0 && SIDE[(battle.map * HEXES + battle.hex[striker]) * 6 + direction] === CLIFF
}

/** TI-13.2a: the dice a fighter strikes an adjacent enemy with. */
export function strikeDice(battle: Battle, striker: Fighter, target: Fighter): number {
  return diceWithoutBonus(battle, striker, target) + bonusDice(bonusAgainst(battle, striker, target))
}

/** TI-13.2b, TI-13.2c: what each of them must show. */
export function strikeNumber(battle: Battle, striker: Fighter, target: Fighter, rulings: Readonly<Rulings>): number {
  const bonus = bonusAgainst(battle, striker, target) === WALL ? WALL_DOWN_SKILL : 0
  return strikeChart(skillWithoutBonus(battle, striker, target) + bonus, defence(battle, striker, target), rulings)
}

/** TI-13.5a: the hazard on the side between that gives the striker a bonus (slope, dune, wall), or PLAIN. */
export function bonusAgainst(battle: Battle, striker: Fighter, target: Fighter): Hazard {
  const place = sideTo(battle, striker, target)
  if (RISE[place] >= 0) return PLAIN
  const side = SIDE[place]
  return side === WALL || ((side === SLOPE || side === DUNE) && isNative(battle.type[striker], side)) ? side : PLAIN
}

/** TI-13.5c: the dice without the bonus of the side; penalties and the volcano stay. */
export function diceWithoutBonus(battle: Battle, striker: Fighter, target: Fighter): number {
  const type = battle.type[striker]
  const inVolcano = groundUnder(battle, striker) === VOLCANO && isNative(type, VOLCANO)
  const up = isUpDune(battle, striker, target) && !isNative(type, DUNE)
  return battle.power[striker] + (inVolcano ? VOLCANO_DICE : 0) + (up ? DUNE_UP_DICE : 0)
}

/** TI-13.5c: the number without the bonus of the side. */
export function numberWithoutBonus(
  battle: Battle,
  striker: Fighter,
  target: Fighter,
  rulings: Readonly<Rulings>,
): number {
  return strikeChart(skillWithoutBonus(battle, striker, target), defence(battle, striker, target), rulings)
}

/** TI-13.4f: true if the target stands up a dune from the striker. */
export function isUpDune(battle: Battle, striker: Fighter, target: Fighter): boolean {
  const place = sideTo(battle, striker, target)
  return SIDE[place] === DUNE && RISE[place] > 0
}

/** True if a dune lies between striker and target, whichever way. */
export function isOverDune(battle: Battle, striker: Fighter, target: Fighter): boolean {
  return SIDE[sideTo(battle, striker, target)] === DUNE
}

/** TI-13.2b, TI-13.2c, TI-H13: the strike chart; it is clamped after everything is added up. */
export function strikeChart(skill: number, defence: number, rulings: Readonly<Rulings>): number {
  return Math.max(rulings.strikeFloor, Math.min(HARDEST, EVEN_NUMBER - skill + defence))
}

/** TI-H4: what a native in bramble adds to a non-native's number. */
export function brambleCover(battle: Battle, striker: Fighter, target: Fighter): number {
  if (groundUnder(battle, target) !== BRAMBLE || isNative(battle.type[striker], BRAMBLE)) return 0
  return isNative(battle.type[target], BRAMBLE) ? BRAMBLE_COVER : 0
}

/** What lies in the hex a fighter stands on. */
export function groundUnder(battle: Battle, fighter: Fighter): Hazard {
  return GROUND[battle.map * HEXES + battle.hex[fighter]]
}

function defence(battle: Battle, striker: Fighter, target: Fighter): number {
  return SKILL[battle.type[target]] + brambleCover(battle, striker, target)
}

function skillWithoutBonus(battle: Battle, striker: Fighter, target: Fighter): number {
  const type = battle.type[striker]
  const place = sideTo(battle, striker, target)
  let skill = SKILL[type]
  if (groundUnder(battle, striker) === BRAMBLE && !isNative(type, BRAMBLE)) skill += BRAMBLE_SKILL
  if (RISE[place] <= 0) return skill
  if (SIDE[place] === SLOPE && !isNative(type, SLOPE)) skill += SLOPE_UP_SKILL
  return SIDE[place] === WALL ? skill + WALL_UP_SKILL : skill
}

function bonusDice(bonus: Hazard): number {
  return bonus === SLOPE ? SLOPE_DOWN_DICE : bonus === DUNE ? DUNE_DOWN_DICE : 0
}

function sideTo(battle: Battle, striker: Fighter, target: Fighter): number {
  const from = battle.hex[striker]
  return (battle.map * HEXES + from) * 6 + battleBoard.directionTo(from, battle.hex[target])
}
