/** DR-2.7.5: destroyed without a roll, failed without a roll, and 11 or more on two dice. */
export const DESTROYED = 0
export const MISSED = 7
export const ELEVEN = 11

/** DR-2.7.5, by attacker 1–30: the results against defenders 1–15 as printed (F 2.7.5); E is 11 on two dice. */
export const printed: readonly string[] = [
  '6MMMMMMMMMMMMMM',
  '56EMMMMMMMMMMMM',
  '466EEMMMMMMMMMM',
  '3566EEEMMMMMMMM',
  '25666EEEEMMMMMM',
  'D45666EEEEEMMMM',
  'D456666EEEEEEMM',
  'D3556666EEEEEEE',
  'D34566666EEEEEE',
  'D245566666EEEEE',
  'D2455666666EEEE',
  'DD3455666666EEE',
  'DD34556666666EE',
  'DD345556666666E',
  'DD2445566666666',
  'DD2345556666666',
  'DD2345556666666',
  'DDD344555666666',
  'DDD344555666666',
  'DDD234555566666',
  'DDD234455566666',
  'DDD234455556666',
  'DDD234455556666',
  'DDDD33445555666',
  'DDDD23445555666',
  'DDDD23445555566',
  'DDDD23444555566',
  'DDDD23344555556',
  'DDDD23344555556',
  'DDDDD2344455555',
]

/** DR-2.7.5: the formula that makes every printed cell and goes on beyond the edge: six times is certain, half is hopeless. */
export function combatNeed(attack: number, defence: number): number {
  if (attack >= 6 * defence) return DESTROYED
  if (defence >= 2 * attack) return MISSED
  const need = 7 - Math.floor(attack / defence)
  return need === 7 ? ELEVEN : need
}

/** How many of 36 equally likely results reach a total on two dice. */
const TWO_DICE = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]

/** The chance that one die, or two, reach a number with something added. */
export function chanceOf(need: number, dice: 1 | 2, bonus = 0): number {
  const least = need - bonus
  if (dice === 1) return Math.min(6, Math.max(0, 7 - least)) / 6
  return (TWO_DICE[Math.max(0, least)] ?? 0) / 36
}

/** The exact chance of an attack on the table. */
export function chanceOnTable(attack: number, defence: number, bonus = 0): number {
  const need = combatNeed(attack, defence)
  if (need === DESTROYED) return 1
  if (need === MISSED) return 0
  return chanceOf(need, need === ELEVEN ? 2 : 1, bonus)
}
