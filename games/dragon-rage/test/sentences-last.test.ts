import { Match, must } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { types } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { offered, passTo, play, refusal, stateOf, table } from './table.ts'

// Sentences that small changes to the rules showed to be unproved.

test('DR-3.3.2 what was bought is given back sixty times at most', () => {
  const seats = ['Ann', 'Ben']
  const match = must(Match.open(dragonRage, { seats, dice: { seed: 'test' }, settings: { scenario: 'pointsEsirien' } }))
  const orc = types.findIndex(({ code }) => code === 'ORC')
  for (let times = 0; times < 60; times++) play(match, `0>buy ${orc}`, `0>drop ${orc}`)
  play(match, `0>buy ${orc}`)
  expect(refusal(match, `0>drop ${orc}`)).toBe('DR-3.3.2')
})

test('DR-2.10.5.1 DR-2.10.8 beside a hero in its hex a catapult shoots with twice its strength of 2', () => {
  const shot = (...more: string[]) => {
    const match = table('city missiles', 'ORC 1012', 'city CAT 1009', 'city INF 2010', ...more)
    play(match, 'hex 1012')
    play(match, match.choices(1)[0])
    const [[hex, attack]] = told(play(match, 'loose =1'), 'shot')
    return [board.labels[hex], attack]
  }
  expect([shot(), shot('city HERO 1009'), shot('city HERO 1009 wounded')]).toEqual([
    ['1012', 2],
    ['1012', 4],
    ['1012', 2],
  ])
})

test('DR-2.5.7.3 a T-rex falls through a wooden bridge, and both are gone once', () => {
  const match = table('invader movement', 'TRX 1307', 'ORC 0606', 'city INF 1010', { held: ['1307-1407'] })
  const events = play(match, 'unit @1307', 'hex 1407')
  expect([told(events, 'drowned').length, told(events, 'bridgeGone').length]).toEqual([1, 1])
})

test('DR-2.12.1.7.1 a monster run amok stays where it has an enemy underneath or ahead', () => {
  const moves = (...foes: string[]) =>
    offered(table('invader movement', 'DRG 1009 N head=8', 'ORC 0403', 'city INF 2010', ...foes), 'unit')
  expect(moves('city INF 1011')).toEqual(['unit @0403', 'unit @1009'])
  expect(moves('city INF 1009', 'city INF 1011')).toEqual(['unit @0403'])
  expect(moves('city INF 1008', 'city INF 1011')).toEqual(['unit @0403'])
  expect(offered(table('invader movement', 'DRG 1009 N head=8', 'ORC 0403'), 'unit')).toEqual(['unit @0403'])
})

test('DR-3.3.1 a proposal is not whole as long as the invader has too few points', () => {
  const seats = ['Ann', 'Ben']
  const settings = { scenario: 'proposedEsirien' }
  const match = must(Match.open(dragonRage, { seats, dice: { seed: 'test' }, settings }))
  const pick = (side: string, code: string, count: number) => {
    for (let n = 0; n < count; n++) play(match, `${side} ${types.findIndex(type => type.code === code)}`)
  }
  pick('invader', 'DRG', 1)
  for (const [code, count] of Object.entries({ HERO_HUMAN: 1, WZD_HUMAN: 1, CAV: 4, INF: 8, ARH: 4, MIL: 2 }))
    pick('city', code, count)
  expect(match.choices(0)).not.toContain('ready')
  pick('invader', 'DRG', 1)
  expect(match.choices(0)).toContain('ready')
})

test('DR-2.12.1.5e nobody breathes fire but dragons', () => {
  const match = table('invader missiles', 'DRG 1012 N', 'GOB 0810', 'city INF 1011', 'city INF 2010')
  expect(offered(match, 'breathe')).toEqual(['breathe @1012'])
  expect(refusal(match, 'breathe @0810')).toBe('DR-2.12.1.5e')
})

test('DR-2.8.9c an elemental of earlier turns attacks whom it shares a hex with, also where new ones do not', () => {
  const match = table('city melee', 'ORC 1010', 'city ELM 1010', 'city WZD 1212', 'city INF 2010', {
    rulings: { elementalFirstTurn: true },
  })
  expect(told(play(match, 'done =6'), 'attacked')).toHaveLength(1)
})

test('DR-2.8.9a a new elemental goes nowhere, but attacks in the turn it was summoned; where the table says so the other way round', () => {
  const turn = (elementalFirstTurn: boolean) => {
    const match = table('city magic', 'ORC 1010', 'city WZD 1012', 'city INF 2010', { rulings: { elementalFirstTurn } })
    play(match, 'summon 1011')
    const moves = offered(passTo(match, 'city', 'chooseMover'), 'unit').includes('unit @1011')
    expect(offered(passTo(match, 'city', 'chooseFight'), 'hex')).toEqual(['hex 1010'])
    return { moves, attacksInTurn: stateOf(match).turn }
  }
  expect([turn(false), turn(true)]).toEqual([
    { moves: false, attacksInTurn: 1 },
    { moves: true, attacksInTurn: 2 },
  ])
})

test('DR-4.4 who kills a dragon is a slayer, who kills others is none', () => {
  const city = table('city melee', 'DRG 1010 N belly=5', 'ORC 0403', 'city INF 1010', 'city INF 2010')
  play(city, 'monster @1010#1', 'unit @1010', 'area belly =6 6') // the second die: who stands underneath escapes
  expect(stateOf(city).slayer).toEqual([false, true])
  const others = table('city melee', 'GNT 1010 hits=9', 'ORC 0403', 'city INF 1009', 'city INF 2010')
  expect(told(play(others, 'monster @1010', 'unit @1009 =6'), 'killed')).toHaveLength(1)
  expect(stateOf(others).slayer).toEqual([false, false])
})
