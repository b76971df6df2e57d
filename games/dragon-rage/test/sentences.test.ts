import { expect, test } from 'vitest'
import { CITY, INVADER } from '../state.ts'
import { offered, play, refusal, stateOf, table } from './table.ts'

test('DR-2.5.3.1f only goblins fear an enemy beside the wall they climb', () => {
  const match = table('invader movement', 'ORC 0608', 'city INF 0707')
  play(match, 'unit @0608')
  expect(offered(match, 'climb')).toContain('climb 0708')
})

test('DR-4.4 who kills a hero or a dragon is remembered as a slayer, on his own side', () => {
  const crushed = table('invader melee', 'GNT 1010', 'GNT 1009', 'city HERO 1011 wounded', 'city MIL 2010')
  play(crushed, 'hex 1011', 'unit @1010', 'strike =6')
  expect(stateOf(crushed).slayer).toEqual([INVADER, CITY].map(side => side === INVADER))
})

test('DR-2.5.5.2a DR-2.12.1.1.5 DR-2.12.3 why a monster does not ram in flight, crash unhurt or slither on claws', () => {
  const why = (monster: string, choice: string) => {
    const match = table('invader movement', monster, 'city INF 2010')
    if (match.asked!.decision !== 'prowlOn') play(match, `unit @${monster.split(' ')[1]}`)
    return refusal(match, choice)
  }
  expect(why('DRG 0606 SE flying', 'ram 1')).toBe('DR-2.5.5.2a')
  expect(why('DRG 1010 N', 'crash')).toBe('DR-2.12.1.1.5')
  expect(why('DRG 1010 N flying', 'crash')).toBe('DR-2.12.1.1.5')
  expect(why('ROC 1010 N', 'slither 1009')).toBe('DR-2.12.3')
})

test('DR-2.5.5.3 only the city opens gates, and those nobody opened do not shut', () => {
  const match = table('invader missiles', 'GOB 0606', 'GOB 0605', 'city ARH 0707', 'city INF 0604')
  expect(refusal(match, 'open 0707-0606')).toBe('DR-2.5.5.3')
  const events = play(match, 'done')
  expect(events.filter(({ kind }) => kind === 'shut')).toEqual([])
})

test('DR-2.5.7.1 no bridge is prepared off the map', () => {
  const match = table('city melee', 'ORC 1011', 'city INF 1010')
  expect(refusal(match, 'burn 425')).toBe('DR-2.5.7.1')
})
