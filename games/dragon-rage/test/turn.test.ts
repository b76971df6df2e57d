import type { Match } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { firstOf, INF, types } from '../content/types.ts'
import { cannotDeploy } from '../rules/set-up.ts'
import { type DragonRage, MELEE, MISSILES } from '../state.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

/** The phases a match goes through while nobody does anything, as side and phase. */
function phases(match: Match): number[][] {
  const seen: number[][] = []
  for (let n = 0; n < 4; n++)
    seen.push(
      ...told(play(match, match.choices(match.asked!.seats[0]).find(c => c === 'done' || c === 'pass')!), 'phase'),
    )
  return seen
}

test('DR-2.6.1.1 DR-2.6.1.3 DR-2.6.1.4 DR-2.6.1.5 DR-2.6.1.6 DR-2.6.1.8 DR-2.6.1.9 the ten phases follow each other', () => {
  const match = table('invader magic', 'WZD 0403', 'city WZD 1010', { turn: 2 })
  expect(match.asked).toEqual({ decision: 'castSpell', seats: [0] })
  // magic, movement, missiles, melee; the city has reinforcements after its magic
  expect(phases(match).slice(0, 9)).toEqual([
    ...[2, 3, 4].map(phase => [0, phase]),
    ...[1, 5, 2, 3, 4].map(phase => [1, phase]),
    [0, 1],
  ])
  expect(stateOf(match).turn).toBe(3)
})

test('DR-2.6.1.10 the turn marker moves on after the city’s melee', () => {
  const match = table('city melee', 'ORC 1010', 'city INF 1009', { turn: 4 })
  expect(told(play(match, 'done'), 'turn')).toEqual([[5]])
})

test('DR-2.1c city hexes are open ground', () => {
  expect(maps[0].plan.terrain[board.hex('1010')]).toBe('city')
  const match = table('city movement', 'ORC 0403', 'city INF 1010')
  play(match, 'unit @1010')
  expect(offered(match, 'hex')).toContain('hex 1007')
})

test('DR-2.1.2d a dragon that crashes in a hex showing water dies', () => {
  const match = table('city missiles', 'DRG 0709 N flying belly=3 wings=5', 'INF 0202', 'city GOB 0609', {
    map: 'nurkott',
  })
  play(match, 'monster @0709', 'unit @0609 =6')
  expect(unitAt(match, '0709')).toBeDefined()
  const storm = table('city magic', 'DRG 0709 N flying', 'INF 0202', 'city WZD 0711', { map: 'nurkott' })
  play(storm, 'whirlwind 0709 =4')
  expect(unitAt(storm, '0709')).toBeUndefined()
})

test('DR-2.2.3 DR-2.4.2 only major monsters have a facing; flyers have a ground and a flying state', () => {
  const match = table('invader movement', 'DRG 1010 SW flying', 'ORC 0403', 'city INF 2010')
  expect(stateOf(match).facing[unitAt(match, '1010')]).toBe(4)
  expect(stateOf(match).flying[unitAt(match, '1010')]).toBe(true)
})

test('DR-2.2.4 markers: turn, last damage, broken, burned, wounded, spells, destroyed and killers are all in the state', () => {
  const match = table('invader movement', 'ORC 0606', 'city HERO 1010 wounded killer', 'city WZD 1210', {
    turn: 6,
    lastDamage: 4,
    broken: ['0707-0606'],
    bridgesGone: ['1413'],
    destroyed: ['1009'],
    fog: { WZD_HUMAN: '1210' },
  })
  const { turn, lastDamage, entrance, bridge, destroyed, marks, fog } = stateOf(match)
  expect([turn, lastDamage, entrance[0], bridge[1], destroyed[8]]).toEqual([6, 4, 1, 2, 2])
  expect([marks[unitAt(match, '1010')], board.labels[fog[0]]]).toEqual([5, '1210'])
})

test('DR-2.3d unoccupied means no city unit: a bound onto a hero leaves the points standing', () => {
  const match = table('invader movement', 'DRG 1012 N', 'city HERO 1011', 'city INF 2010')
  play(match, 'unit @1012', 'bound 1011')
  expect(stateOf(match).destroyed.every(points => points === 0)).toBe(true)
})

test('DR-2.5.4c a unit in a tower hex is both in and on it: it walks out at the door and is shot at from afar', () => {
  const match = table('city missiles', 'ORC 0610', 'city ARH 0710')
  expect(offered(match)).toContain('hex 0610')
  const out = table('city movement', 'ORC 0403', 'city ARH 0710')
  play(out, 'unit @0710')
  expect(offered(out, 'hex')).toContain('hex 0810')
})

test('DR-2.5.5a an entrance works across its own hexside only', () => {
  const match = table('invader movement', 'ORC 0606', 'city INF 2010', { broken: ['0707-0606'] })
  play(match, 'unit @0606')
  expect(offered(match, 'hex')).toContain('hex 0707')
  const beside = table('invader movement', 'TRL 0607', 'city INF 2010')
  play(beside, 'unit @0607')
  expect(refusal(beside, 'breach 0707-0606')).toBe('DR-2.5.5a')
})

test('DR-2.5.6a giants follow roads like anybody, at their own pace', () => {
  const match = table('invader movement', 'GNT 0908', 'city INF 2010')
  play(match, 'unit @0908')
  expect(offered(match, 'hex')).toContain('hex 0912')
  expect(offered(match, 'hex')).not.toContain('hex 0913')
})

test('DR-2.9d no infantry left: militia; neither left: nobody comes', () => {
  const zone = maps[0].cityZone.map(hex => board.labels[hex]).filter(label => label > '1500' && label !== '1516')
  const units = zone.slice(0, types[INF].counters).map(label => `city INF ${label}`)
  const match = table('city reinforcements', 'ORC 0403', ...units, { turn: 10 })
  play(match, 'hex 0815')
  expect(stateOf(match).at[0]).toBe(board.hex('0815'))
  expect(stateOf(match).at[firstOf[INF]]).toBeGreaterThan(0)
})

test('DR-2.11.2.4 serpents start on the south edge of the sea, or on 0109 and 0208 of Nurkott', () => {
  const match = table('invader movement', 'SER 1316', 'city INF 2010')
  const g: DragonRage = stateOf(match)
  const serpent = unitAt(match, '1316')
  expect(cannotDeploy(g, serpent, board.hex('1217'))).toBeUndefined()
  expect(cannotDeploy(g, serpent, board.hex('0403'))).toBe('DR-3.1.1')
  expect(maps[1].serpentZone.map(hex => board.labels[hex])).toEqual(['0109', '0208'])
})

test('DR-2.6c a position may start in the middle of a turn', () => {
  const match = table('city missiles', 'ORC 1010', 'city ARH 1009', 'city INF 1011', { turn: 5 })
  expect(stateOf(match).phase).toBe(MISSILES)
  passTo(match, 'city', 'chooseFight')
  expect(stateOf(match)).toMatchObject({ turn: 5, phase: MELEE })
})
