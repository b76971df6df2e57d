import { GOES_WRONG, POWER_PER_GRADE, REST_BASE, REST_PER_GRADE, spells } from '../../content/expert/spells.ts'

/** DW-XX.2: spell points a wizard of a grade begins with and has at most. */
export function fullPower(grade: number): number {
  return grade * POWER_PER_GRADE
}

/** DW-XX.2: spell points he regains in a round of rest. */
export function restPower(grade: number): number {
  return REST_BASE + grade * REST_PER_GRADE
}

/** DW-XX.4: the least die with which a spell of a level works that so many points are paid for in all. */
export function neededRoll(level: number, points: number): number {
  return Math.max(GOES_WRONG + 1, level - (points - level))
}

/** DW-XX.2: the spells of a list: 0 imperial, 1 orcish. */
export const lists: readonly (readonly number[])[] = ['empire', 'orcs'].map(list =>
  spells.flatMap((spell, number) => (spell.list === list ? [number] : [])),
)
