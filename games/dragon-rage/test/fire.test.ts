import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { offered, passTo, play, stateOf, table } from './table.ts'

/** The hexes a dragon's fire reaches. */
function ablaze(dragon: string, first: string, ...more: (string | object)[]): string[] {
  const match = table('invader missiles', dragon, 'city INF 2010', ...more)
  const events = play(match, `breathe @${dragon.split(' ')[1]}`, `hex ${first}`)
  return told(events, 'breathed')[0]
    .slice(1)
    .map(hex => board.labels[hex])
}

test('DR-2.12.1.5b fire goes on to the next hex in line, but not past towers, walls, fog, whirlwinds or the map', () => {
  expect(ablaze('DRG 1012 N', '1011')).toEqual(['1011', '1010'])
  expect(ablaze('DRG 1012 N', '1112')).toEqual(['1112', '1211'])
  expect(ablaze('YDR 1012 N', '1011')).toEqual(['1011'])
  expect(ablaze('DRG 0908 SW', '0808')).toEqual(['0808', '0709'])
  expect(ablaze('DRG 0808 SW', '0709')).toEqual(['0709'])
  expect(ablaze('DRG 0810 NW', '0710', { broken: ['0810-0710'] })).toEqual(['0710'])
  expect(ablaze('DRG 0911 NW', '0810', { open: ['0810-0710'] })).toEqual(['0810', '0710'])
  expect(ablaze('DRG 0606 SE', '0707', { broken: ['0707-0606'] })).toEqual(['0707', '0807'])
  expect(ablaze('DRG 0404 N', '0403')).toEqual(['0403'])
  const wizard = 'city WZD 1510'
  expect(ablaze('DRG 1013 N', '1012', wizard, { fog: { WZD_HUMAN: '1009' } })).toEqual(['1012'])
  expect(ablaze('DRG 1013 N', '1012', wizard, { whirlwind: { WZD_HUMAN: '1011' } })).toEqual(['1012'])
})

test('DR-2.12.1.5a no fire after slithering, taking off or landing; after a bound or a walk it burns', () => {
  const breathes = (...choices: string[]) => {
    const match = table('invader movement', 'DRG 1012 N', 'GOB 0810', 'city INF 0809', 'city INF 1006')
    play(match, 'unit @1012', ...choices, 'done')
    return offered(match, 'breathe').length
  }
  expect(breathes('slither 1011')).toBe(0)
  expect(breathes('fly', 'ahead', 'ahead', 'hover')).toBe(0)
  expect(breathes('bound 1010')).toBe(1)
  expect(breathes('step 1011', 'rest')).toBe(1)
  const lands = table('invader movement', 'DRG 1012 N flying', 'GOB 0810', 'city INF 0809', 'city INF 1006')
  play(lands, 'unit @1012', 'land', 'done')
  expect(offered(lands, 'breathe')).toEqual([])
  const young = table('invader missiles', 'YDR 0810 NW flying', 'GOB 0912', 'city INF 0710', 'city INF 0911')
  expect(offered(young, 'breathe')).toEqual([])
  const high = table('invader missiles', 'DRG 0810 NW flying', 'GOB 0912', 'city INF 0710', 'city INF 0911')
  play(high, 'breathe @0810')
  expect(offered(high)).toEqual(['hex 0710'])
})

test('DR-2.12.1.5e twice a game for dragons, once for the young; never without a head', () => {
  const breathes = (dragon: string) =>
    offered(table('invader missiles', dragon, 'GOB 0810', 'city INF 0809'), 'breathe')
  expect(breathes('DRG 1012 N fires=1')).toHaveLength(1)
  expect(breathes('DRG 1012 N fires=2')).toEqual([])
  expect(breathes('YDR 1012 N')).toHaveLength(1)
  expect(breathes('YDR 1012 N fires=1')).toEqual([])
  expect(breathes('DRG 1012 N head=8')).toEqual([])
  expect(breathes('ROC 1012 N')).toEqual([])
  const match = table('invader missiles', 'DRG 1012 N', 'GOB 0810', 'city INF 0809', 'city INF 1010')
  play(match, 'breathe @1012', 'hex 1011 =6')
  expect(offered(match, 'breathe')).toEqual([])
  expect(stateOf(match).fires[0]).toBe(1)
})

test('DR-2.12.1.5c everybody in the fire rolls alone, friends too; majors and flyers are not harmed', () => {
  const match = table('invader missiles', 'DRG 1012 N', 'ORC 1011', 'YDR 1010 N', 'city HERO 1010', 'ROC 1010 N flying')
  const events = play(match, 'breathe @1012', 'hex 1011 =4 2')
  expect(told(events, 'escaped').map(args => args.slice(1))).toEqual([
    [5, 0],
    [3, 0],
  ])
  expect(told(events, 'killed')).toHaveLength(1)
  expect(told(events, 'wounded')).toHaveLength(1)
  const lucky = table('invader missiles', 'DRG 1012 N', 'ORC 1011', 'city INF 1510')
  expect(told(play(lucky, 'breathe @1012', 'hex 1011 =5'), 'killed')).toEqual([])
})

test('DR-2.12.1.5c DR-2.8.5d boosted units escape more easily; DR-2.10.8 engines never do', () => {
  const need = (unit: string, more: object = {}) => {
    const match = table('invader missiles', 'DRG 1012 N', `city ${unit} 1011`, 'city WZD 1510', more)
    const engine = unit === 'BAL'
    const events = play(match, 'breathe @1012', engine ? 'hex 1011' : 'hex 1011 =6')
    return told(events, 'escaped')[0].slice(1)
  }
  expect(need('INF')).toEqual([5, 1])
  expect(need('INF', { boost: { WZD_HUMAN: { hex: '1010', radius: 1 } } })).toEqual([4, 1])
  expect(need('BAL')).toEqual([0, 0])
})

test('DR-2.12.1.5d fire destroys the points it reaches, defended or not', () => {
  const match = table('invader missiles', 'DRG 1010 N', 'city INF 1009', 'city INF 1510')
  const events = play(match, 'breathe @1010', 'hex 1009 =6')
  expect(told(events, 'destroyed').map(([hex, points]) => [board.labels[hex], points])).toEqual([['1009', 2]])
})

test('DR-2.12.1.5a the head that breathed does not bite this turn, and does the next', () => {
  const match = table('invader missiles', 'DRG 1012 N', 'city INF 1011', 'city INF 1510', { turn: 3 })
  play(match, 'breathe @1012', 'hex 1011 =6', 'hex 1011', 'beast @1012')
  expect(offered(match, 'limb')).toEqual(['limb legs', 'limb wings'])
  play(match, 'limb legs', 'strike')
  passTo(match, 'city', 'chooseMover')
  passTo(match, 'invader', 'chooseFight')
  play(match, 'hex 1011', 'beast @1012')
  expect(offered(match, 'limb')).toEqual(['limb head', 'limb legs', 'limb wings'])
})
