import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { gradeOf, isStanding, score, worthOf } from '../rules/victory.ts'
import { AT_START, AWAY, DEAD, DEAD_AT_START, type DragonRage, SAFE } from '../state.ts'
import { play, stateOf, table } from './table.ts'

const everything = maps[0].victory.map(({ hex }) => board.labels[hex])
const but = (...hexes: string[]) => everything.filter(hex => !hexes.includes(hex))

test('DR-2.3f the table: all of it, the goal, two or four short of it', () => {
  const grade = (goal: number, destroyed: string[]) =>
    gradeOf(stateOf(table('invader movement', 'DRG 0512 N', 'city INF 2010', { graded: true, goal, destroyed })))
  expect(grade(20, everything)).toBe(4)
  // Citadel, Old Temple and Barracks: ten points
  const ten = ['1910', '1710', '1808']
  expect([9, 10, 11, 12, 13, 14, 15, 16].map(goal => grade(goal, ten))).toEqual([3, 3, 2, 2, 1, 1, 0, 0])
})

test('DR-2.3f DR-2.3g who wins a graded game when it ends, and with what score', () => {
  const end = (goal: number) => {
    const match = table('city melee', 'ORC 1010', 'city INF 1009', {
      graded: true,
      goal,
      destroyed: ['1910', '1710'],
      turn: 12,
      lastDamage: 2,
      lastInside: 11,
    })
    const events = play(match, 'done')
    return [told(events, 'graded'), stateOf(match).core.result]
  }
  expect(end(12)).toEqual([[[1, 8, 12]], { by: 'DR-2.6d', places: [1, 2], scores: [8, 24] }])
  expect(end(13)).toEqual([[[0, 8, 13]], { by: 'DR-2.6d', places: [2, 1], scores: [8, 24] }])
})

test('DR-2.3g a graded game goes on past the goal until everything is destroyed', () => {
  const enter = (destroyed: string[]) => {
    const match = table('invader movement', 'TRL 1010', 'ORC 0512', 'city INF 2010', {
      graded: true,
      goal: 5,
      destroyed,
    })
    play(match, 'unit @1010', 'hex 1009')
    return stateOf(match).core.result
  }
  expect(enter(but('1009', '1011'))).toBeNull()
  expect(enter(but('1009'))).toMatchObject({ by: 'DR-2.3g', places: [1, 2], scores: [32, 0] })
})

test('DR-2.3a the goal wins at once, not a point before it', () => {
  const enter = (goal: number) => {
    const match = table('invader movement', 'TRL 1010', 'ORC 0512', 'city INF 2010', { goal, destroyed: ['1910'] })
    const events = play(match, 'unit @1010', 'hex 1009')
    return [told(events, 'destroyed')[0].slice(1), stateOf(match).core.result?.by]
  }
  expect(enter(7)).toEqual([[2, 7], 'DR-2.3a'])
  expect(enter(8)).toEqual([[2, 7], undefined])
})

test('DR-2.3a a hex scores once, and what has no points scores nothing', () => {
  const match = table('invader movement', 'TRL 1010', 'TRL 1008', 'city INF 2010', { destroyed: ['1009'] })
  expect(told(play(match, 'unit @1010', 'hex 1009'), 'destroyed')).toEqual([])
  expect(told(play(match, 'unit @1008', 'hex 1007'), 'destroyed')).toEqual([])
  expect(isStanding(stateOf(match), board.hex('1009'))).toBe(false)
  expect(isStanding(stateOf(match), board.hex('1011'))).toBe(true)
  expect(isStanding(stateOf(match), board.hex('1012'))).toBe(false)
})

test('DR-2.10.7a the citadel is worth 4 once she has left it, whatever became of her', () => {
  const g = { ...stateOf(table('invader movement', 'DRG 0512 N', 'city INF 2010')) } as DragonRage
  const worth = (elowyn: number, number = 0) => worthOf({ ...g, elowyn }, number)
  expect([0, AT_START, AWAY, SAFE, DEAD, DEAD_AT_START].map(story => worth(story))).toEqual([5, 5, 4, 4, 4, 5])
  expect(worth(AWAY, 1)).toBe(2)
  expect(score({ ...g, bonus: -3 })).toBe(-3)
})

test('DR-5.1 results tell both sides’ points, never below nothing', () => {
  const match = table('invader movement', 'DRG 0512 N', 'city INF 2010', { bonus: -3 })
  match.resign(0)
  expect(stateOf(match).core.result).toEqual({ by: 'DR-2.6a', places: [2, 1], scores: [0, 35] })
  const city = table('invader movement', 'DRG 0512 N', 'city INF 2010', { bonus: 2, destroyed: but() })
  city.resign(1)
  expect(stateOf(city).core.result).toEqual({ by: 'DR-2.6a', places: [1, 2], scores: [34, 0] })
})

test('DR-2.6d DR-2.6e both limits are read when the turn marker moves, damage first', () => {
  const turn = (more: object, ...units: string[]) => {
    const match = table('city melee', 'ORC 1010', 'city INF 1009', ...units, { turn: 12, ...more })
    play(match, 'done')
    return stateOf(match).core.result?.by
  }
  expect(turn({ lastDamage: 2, lastInside: 2 })).toBe('DR-2.6d')
  expect(turn({ lastDamage: 3, lastInside: 2 })).toBeUndefined()
  const outside = (lastInside: number, hex: string) => {
    const match = table('city melee', `ORC ${hex}`, 'city INF 0511', { turn: 12, lastDamage: 11, lastInside })
    play(match, 'done')
    return stateOf(match).core.result?.by
  }
  expect(outside(2, '0512')).toBe('DR-2.6e')
  expect(outside(3, '0512')).toBeUndefined()
})
