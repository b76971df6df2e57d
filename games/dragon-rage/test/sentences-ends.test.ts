import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { EARTH_UNIT, FIRE_UNIT } from '../content/types.ts'
import { play, stateOf, table, unitAt } from './table.ts'

// DR-2.3a: the goal wins at once. Whatever was under way stops there: nothing more is rolled, moved or destroyed.

const far = 'ORC 0403'
const guard = 'city INF 2010'
const NURKOTT = { map: 'nurkott' }

test('DR-2.3a DR-2.12.1.7.1 when one that runs amok dies on the last points, no other rolls', () => {
  const brawl = ['ORC 1508', 'city INF 1509', guard]
  const rolls = (goal: number, dice: string) => {
    const match = table('invader melee', 'DRG 1009 N head=8', 'DRG 1112 N head=8', ...brawl, { goal })
    const events = play(match, `done =${dice}`)
    return [told(events, 'amokRoll').length, stateOf(match).core.result?.by]
  }
  expect(rolls(4, '5 5')).toEqual([2, 'DR-2.3a'])
  expect(rolls(2, '5')).toEqual([1, 'DR-2.3a'])
})

test('DR-2.3a DR-2.5.3.1e when a troll climbs into the last points, the hero he came with stays behind', () => {
  const hero = (goal: number) => {
    const match = table('invader movement', 'TRL 1705', 'HERO 1705', 'INF 0516', 'city ORC 1508', { ...NURKOTT, goal })
    const leader = unitAt(match, '1705')
    play(match, `unit ${unitAt(match, '1705', 1)}`, 'climb 1605 =6')
    return [board.labels[stateOf(match).at[leader]], stateOf(match).core.result?.by]
  }
  expect(hero(2)).toEqual(['1605', undefined])
  expect(hero(1)).toEqual(['1705', 'DR-2.3a'])
})

test('DR-2.3a DR-2.12.1.5c when the first hex in the fire holds the last points, nobody in the second rolls', () => {
  const burnt = (goal: number, dice: string) => {
    const match = table('invader missiles', 'DRG 1010 N', far, 'city INF 1009', 'city INF 1008', guard, { goal })
    const events = play(match, 'breathe @1010', `hex 1009 =${dice}`)
    return [told(events, 'escaped').length, stateOf(match).core.result?.by]
  }
  expect(burnt(3, '6 6')).toEqual([2, undefined])
  expect(burnt(2, '6')).toEqual([1, 'DR-2.3a'])
})

test('DR-2.3a DR-2.8.9e DR-2.8.9g when an elemental out of control enters the last points, it and the other stop there', () => {
  const ways = (goal: number) => {
    const units = ['wild ELM_EARTH 1010', 'wild ELM_FIRE 2012', 'city INF 1007', 'city INF 2014']
    const match = table('city reinforcements', ...units, far, { goal, turn: 3 })
    const at = [EARTH_UNIT, FIRE_UNIT].map(unit => board.labels[stateOf(match).at[unit]])
    return [at, stateOf(match).core.result?.by]
  }
  expect(ways(30)).toEqual([['1007', '2014'], undefined])
  expect(ways(2)).toEqual([['1009', '2012'], 'DR-2.3a'])
})

test('DR-2.3a DR-2.3c when the first who stayed destroys the last points, the others destroy nothing', () => {
  const destroyed = (goal: number) => {
    const match = table('invader melee', 'ORC 1009', 'ORC 1112', 'ORC 1508', 'city INF 1509', guard, { goal })
    const events = play(match, 'done')
    return [told(events, 'destroyed').length, stateOf(match).core.result?.by]
  }
  expect(destroyed(5)).toEqual([2, undefined])
  expect(destroyed(2)).toEqual([1, 'DR-2.3a'])
})

test('DR-2.3a DR-2.3c who comes through the last points on his way goes no farther', () => {
  const end = (goal: number) => {
    const match = table('invader movement', 'TRL 1010', far, guard, { goal })
    const troll = unitAt(match, '1010')
    play(match, 'unit @1010', 'hex 1008')
    return [board.labels[stateOf(match).at[troll]], stateOf(match).core.result?.by]
  }
  expect(end(3)).toEqual(['1008', undefined])
  expect(end(2)).toEqual(['1009', 'DR-2.3a'])
})

test('DR-2.3a DR-2.5.5.1a when the first door that is faced holds the last points, no other breaks, and nobody falls with his bridge', () => {
  const ends = (goal: number, ...units: (string | object)[]) => {
    const match = table('invader movement', ...units, 'INF 0516', 'city ORC 1508', { ...NURKOTT, goal })
    const events = play(match, 'done')
    return [told(events, 'broke').length, told(events, 'fell').length, stateOf(match).core.result?.by]
  }
  const bridge = { bridgesMarked: ['2108'] }
  expect(ends(9, 'DRG 1305 S', 'DRG 2108 SW')).toEqual([2, 0, undefined])
  expect(ends(2, 'DRG 1305 S', 'DRG 2108 SW')).toEqual([1, 0, 'DR-2.3a'])
  expect(ends(9, 'DRG 2108 SW', bridge)).toEqual([1, 1, undefined])
  expect(ends(1, 'DRG 2108 SW', bridge)).toEqual([1, 0, 'DR-2.3a'])
})

test('DR-2.3a DR-2.8.7f when a whirlwind destroys the last points, no flyer in it rolls', () => {
  const rolls = (goal: number, dice: string) => {
    const units = ['ROC 1009 N flying', 'city WZD 1010', 'city INF 1011', far]
    const match = table('city magic', ...units, guard, { goal })
    const events = play(match, `whirlwind 1009${dice}`)
    return [told(events, 'whirled').length, stateOf(match).core.result?.by]
  }
  expect(rolls(3, ' =1')).toEqual([1, undefined])
  expect(rolls(2, '')).toEqual([0, 'DR-2.3a'])
})

test('DR-2.3a DR-2.8.7f when a whirlwind drifts over the last points, the spells of the other wizard go on', () => {
  const ended = (goal: number) => {
    const spells = { whirlwind: { WZD_HUMAN: '1010' }, fog: { WZD_ORC: '1914' } }
    const fallen = { WZD_HUMAN: 'city', WZD_ORC: 'city' }
    const match = table('invader melee', 'ORC 1508', 'city INF 1509', guard, { goal, ...spells, fallen })
    const events = play(match, 'done =1')
    return [told(events, 'drifts').length, told(events, 'ended').length, stateOf(match).core.result?.by]
  }
  expect(ended(3)).toEqual([1, 1, undefined])
  expect(ended(2)).toEqual([1, 0, 'DR-2.3a'])
})

test('DR-2.6b DR-2.8.9g when one elemental out of control kills the last invader, the other fights no more', () => {
  const fights = (dice: string, ...invaders: string[]) => {
    const units = ['wild ELM_EARTH 1010', 'wild ELM_FIRE 1508', 'city INF 1509', 'city INF 2014']
    const match = table('invader melee', ...units, ...invaders)
    const events = play(match, `done =${dice}`)
    return [told(events, 'attacked').length, stateOf(match).core.result?.by]
  }
  expect(fights('6 6', 'ORC 1011', 'ORC 2015')).toEqual([2, undefined])
  expect(fights('6', 'ORC 1011')).toEqual([1, 'DR-2.6b'])
})
