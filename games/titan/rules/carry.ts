import type { RuleId } from '@hexarium/kernel'
import { HARDEST, PLAIN } from '../content/hazards.ts'
import type { Battle, Fighter, Rulings } from '../state.ts'
import { inContact, isSlain } from './battlefield.ts'
import {
  bonusAgainst,
  diceWithoutBonus,
  isOverDune,
  isUpDune,
  numberWithoutBonus,
  strikeDice,
  strikeNumber,
  strikeTargets,
} from './strike.ts'

/** What a striker may announce before he rolls (TI-13.4c, TI-13.5b). */
export interface Announcement {
  readonly dice: number
  readonly number: number
  /** The fighters to whom excess hits could go, in the order of their hexes. */
  readonly carryTo: readonly Fighter[]
}

/**
 * TI-13.5c, TI-13.5d: the plain strike first, then every harsher one (fewer dice, a higher number) whose carries no
 * milder one has. Where all dice may be needed for the target itself nothing can be left over, so nothing is carried.
 */
export function announcements(
  battle: Battle,
  striker: Fighter,
  target: Fighter,
  rulings: Readonly<Rulings>,
): Announcement[] {
  const others = strikeTargets(battle, striker).filter(enemy => enemy !== target)
  const needed = battle.power[target] - battle.hits[target]
  const most = strikeDice(battle, striker, target)
  const least = diceWithoutBonus(battle, striker, target)
  const lowestNumber = strikeNumber(battle, striker, target, rulings)
  const found: Announcement[] = []
  for (let dice = most; dice >= least; dice -= most - least || 1)
    for (let number = lowestNumber; number <= HARDEST; number++) {
      const carryTo =
        dice > needed ? others.filter(enemy => !cannotCarry(battle, striker, target, dice, number, enemy, rulings)) : []
      if (found.length === 0 || !found.some(milder => isBeaten(carryTo, number, milder)))
        found.push({ dice, number, carryTo })
    }
  return found
}

/** Those found before have at least as many dice. */
function isBeaten(carryTo: readonly number[], number: number, milder: Announcement): boolean {
  return milder.number <= number && carryTo.every(enemy => milder.carryTo.includes(enemy))
}

/** TI-13.4, TI-13.5c: why hits of a strike with these dice at this number may not go on to another enemy. */
export function cannotCarry(
  battle: Battle,
  striker: Fighter,
  target: Fighter,
  dice: number,
  number: number,
  enemy: Fighter,
  rulings: Readonly<Rulings>,
): RuleId | undefined {
  if (enemy === target || !inContact(battle, striker, enemy) || isSlain(battle, enemy)) return 'TI-13.4a'
  if (strikeNumber(battle, striker, enemy, rulings) > number) return 'TI-13.4b'
  if (strikeDice(battle, striker, enemy) < dice) return 'TI-13.5c'
  if (!duneAllows(battle, striker, target, enemy, rulings)) return 'TI-13.4f'
  const bonus = bonusAgainst(battle, striker, target)
  if (!rulings.carryBonusStrict || bonus === PLAIN || bonusAgainst(battle, striker, enemy) === bonus) return undefined
  return profits(battle, striker, target, dice, number, rulings) ? 'TI-13.5b' : undefined
}

/** TI-13.5b, ruling A22: more dice, or a lower number, than without the bonus. */
function profits(
  battle: Battle,
  striker: Fighter,
  target: Fighter,
  dice: number,
  number: number,
  rulings: Readonly<Rulings>,
): boolean {
  if (dice > diceWithoutBonus(battle, striker, target)) return true
  return number < numberWithoutBonus(battle, striker, target, rulings)
}

/** TI-13.4f: not up a dune unless the strike went up one; down only if the ruling allows it. */
function duneAllows(
  battle: Battle,
  striker: Fighter,
  target: Fighter,
  enemy: Fighter,
  rulings: Readonly<Rulings>,
): boolean {
  if (isUpDune(battle, striker, enemy)) return isUpDune(battle, striker, target)
  return rulings.duneCarryDown || !isOverDune(battle, striker, enemy) || isOverDune(battle, striker, target)
}
