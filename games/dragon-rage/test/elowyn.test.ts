import { Match, must } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { ELOWYN_UNIT } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { AT_START, AWAY, CAPTIVE, CITY, DEAD, INVADER, SAFE } from '../state.ts'
import { offered, passTo, play, refusal, stateOf, table } from './table.ts'

const nurkott = { map: 'nurkott' }
const her = `unit ${ELOWYN_UNIT}`
const elowynAt = (match: Parameters<typeof stateOf>[0]) => board.labels[stateOf(match).at[ELOWYN_UNIT]]

test('DR-2.10.7a she leaves the citadel with the city’s units, three hexes or four on a road, sharing like a hero', () => {
  const match = table('city movement', 'ORC 0403', 'city ELOWYN 1910', 'city INF 1911')
  play(match, her)
  const reach = offered(match, 'hex').map(choice => choice.slice(4))
  expect(reach).toContain('1911')
  expect(reach).toContain('1912')
  expect(reach).not.toContain('1914')
  expect(stateOf(match).elowyn).toBe(AT_START)
  const events = play(match, 'hex 1911')
  expect(told(events, 'elowynLeft')).toEqual([[board.hex('1910')]])
  expect(stateOf(match).elowyn).toBe(AWAY)
  // she leaves but once
  expect(told(play(match, her, 'hex 1912'), 'elowynLeft')).toEqual([])
})

test('DR-2.10.7b every road that leaves Esirien saves her; other edges do not', () => {
  for (const [from, exit] of ['0504 0403', '0209 0110', '2509 2508', '2515 2516'].map(pair => pair.split(' '))) {
    const match = table('city movement', 'ORC 1010', `city ELOWYN ${from}`, 'city INF 1510')
    play(match, her, `hex ${exit}`)
    expect(stateOf(match)).toMatchObject({ elowyn: SAFE, bonus: -3 })
  }
  const edge = table('city movement', 'ORC 1010', 'city ELOWYN 2510', 'city INF 1510')
  play(edge, her, 'hex 2509')
  expect(stateOf(edge)).toMatchObject({ elowyn: AWAY, bonus: 0 })
})

test('DR-2.10.7b she takes ship from 1516 only, and only with reinforcements', () => {
  const turn = (hex: string, turn: number) => {
    const match = table('city melee', 'ORC 1010', `city ELOWYN ${hex}`, 'city INF 1011', { turn })
    play(match, 'done')
    return stateOf(match).elowyn
  }
  expect([turn('1516', 9), turn('1516', 8), turn('1315', 9)]).toEqual([SAFE, AWAY, AWAY])
})

test('DR-2.10.7a she is wounded first, like the hero', () => {
  const match = table('invader melee', 'GNT 1009', 'GNT 1011', 'city ELOWYN 1010', 'city INF 1510')
  play(match, 'hex 1010', 'unit @1009', 'strike =6')
  expect(elowynAt(match)).toBe('1010')
  play(match, 'hex 1010', 'unit @1011', 'strike =6')
  expect(stateOf(match)).toMatchObject({ elowyn: DEAD, bonus: 2 })
})

test('DR-2.10.7a her death may reach the goal', () => {
  const match = table('invader melee', 'GNT 1009', 'city ELOWYN 1010 wounded', 'city INF 1510', { goal: 2 })
  play(match, 'hex 1010', 'unit @1009', 'strike =6')
  expect(stateOf(match).core.result).toMatchObject({ by: 'DR-2.3a', places: [1, 2] })
})

test('DR-2.10.7d DR-2.10.7e in the cages she is a captive of human invaders’ enemies, and in the city’s hands otherwise', () => {
  const begin = (scenario: string) => {
    const settings = { scenario, elowyn: true }
    const match = must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, settings }))
    return [stateOf(match).owner[ELOWYN_UNIT], elowynAt(match), stateOf(match).goal]
  }
  expect(begin('N1')).toEqual([CAPTIVE, '1408', 17])
  expect(begin('N4')).toEqual([CAPTIVE, '1408', 18])
  expect(begin('N3')).toEqual([CITY, '1408', 23])
  expect(begin('E6')).toEqual([CITY, '1910', 17])
})

test('DR-2.10.7d only human units of the invader free her, in her hex or beside it where the table says so', () => {
  const free = (unit: string, to: string, freeElowyn: boolean, guard = '2006') => {
    const match = table('invader movement', `${unit} 1406`, 'INF 0202', 'captive ELOWYN 1408', `city GOB ${guard}`, {
      ...nurkott,
      rulings: { freeElowyn },
    })
    play(match, 'unit @1406', `hex ${to}`)
    return stateOf(match).owner[ELOWYN_UNIT]
  }
  expect(free('INF', '1408', false)).toBe(INVADER)
  expect(free('GNT', '1408', false)).toBe(CAPTIVE)
  expect(free('INF', '1407', false)).toBe(CAPTIVE)
  expect(free('INF', '1407', true)).toBe(INVADER)
  expect(free('INF', '1405', true)).toBe(CAPTIVE)
  expect(free('INF', '1407', true, '1408')).toBe(CAPTIVE) // enemies never share a hex (DR-2.4.3a)
})

test('DR-2.10.7d freed she moves with the invader; every road off the map wins for him', () => {
  const match = table('invader movement', 'INF 1407', 'ELOWYN 1408', 'city ORC 2006', nurkott)
  expect(offered(match, 'unit')).toEqual(['unit @1407', 'unit @1408'])
  for (const [from, exit] of ['0302 0202', '0615 0516', '2016 2017', '2406 2506'].map(pair => pair.split(' '))) {
    const exits = table('invader movement', 'INF 1407', `ELOWYN ${from}`, 'city ORC 1906', nurkott)
    play(exits, her, `hex ${exit}`)
    expect(stateOf(exits).core.result).toMatchObject({ by: 'DR-2.10.7d', places: [1, 2] })
  }
})

test('DR-2.10.7e an orc in her hex leads her to a free hex; led off the map she costs the invader 3', () => {
  const match = table('city movement', 'DRG 0202 SE', 'city ELOWYN 2016', 'city ORC 2016', 'city ORC 2015', nurkott)
  const orc = match.choices(1).find(choice => choice.startsWith('unit'))!
  play(match, orc)
  expect(refusal(match, 'lead 2015')).toBe('DR-2.10.7e')
  play(match, 'lead 2017')
  expect(stateOf(match)).toMatchObject({ elowyn: SAFE, bonus: -3 })
  const leftBehind = table('city movement', 'DRG 0202 SE', 'city ELOWYN 1408', 'city ORC 1408', nurkott)
  play(leftBehind, leftBehind.choices(1).find(choice => choice.startsWith('unit'))!, 'hex 1407')
  expect(elowynAt(leftBehind)).toBe('1408')
  const goblin = table('city movement', 'DRG 0202 SE', 'city ELOWYN 1408', 'city GOB 1408', nurkott)
  play(goblin, goblin.choices(1).find(choice => choice.startsWith('unit'))!)
  expect(offered(goblin, 'lead')).toEqual([])
})

test('DR-2.10.7e alone she runs for the nearest exit in the city’s movement, and escaped she is worth 2 to the invader', () => {
  const runs = (from: string) =>
    elowynAt(table('city movement', 'DRG 0705 SE', `city ELOWYN ${from}`, 'city ORC 2006', nurkott))
  expect(runs('1304')).toBe('0902')
  expect(runs('1408')).toBe('1408')
  const away = table('city movement', 'DRG 0705 SE', 'city ELOWYN 2015', 'city ORC 2006', nurkott)
  expect(stateOf(away)).toMatchObject({ elowyn: SAFE, bonus: 2 })
  const invader = table('invader movement', 'DRG 0705 SE', 'city ELOWYN 1304', 'city ORC 2006', nurkott)
  expect(elowynAt(invader)).toBe('1304')
  passTo(invader, 'city', 'chooseMover')
  expect(elowynAt(invader)).toBe('0902')
})
