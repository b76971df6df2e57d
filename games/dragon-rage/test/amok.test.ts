import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board, directionNames } from '../content/board.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

/** What a dragon without a head may do; nothing if it stays as it is. */
function may(dragon: string, ...units: (string | object)[]): string[] {
  const match = table('invader movement', `DRG ${dragon} head=8`, 'ORC 0403', ...units)
  const unit = unitAt(match, dragon.split(' ')[0])
  if (!match.choices(0).includes(`unit ${unit}`)) return []
  play(match, `unit ${unit}`)
  if (match.asked!.decision === 'prowlOn') return offered(match)
  // a single way is taken without asking
  return [`${board.labels[stateOf(match).at[unit]]} ${directionNames[stateOf(match).facing[unit]]}`]
}

test('DR-2.12.1.7.1 amok it does not move while it faces an enemy or has one underneath, or if there is none', () => {
  expect(may('1010 N', 'city INF 1009')).toEqual([])
  expect(may('1010 N', 'city INF 1010', 'city INF 1011')).toEqual([])
  expect(may('1010 N', 'ORC 1011')).toEqual([])
})

test('DR-2.12.1.7.1 beside an enemy it only turns towards it', () => {
  expect(may('1010 N', 'city INF 1111')).toEqual(['1010 SE'])
  expect(may('1010 N', 'city INF 1011')).toEqual(['turn NE', 'turn NW'])
  expect(may('1010 N', 'city INF 0911', 'city INF 1012')).toEqual(['1010 SW'])
})

test('DR-2.12.1.7.1 from afar it makes for the nearest: it walks, slithers or bounds nearer, or turns to it', () => {
  expect(may('1010 N', 'city INF 1007', 'city INF 2010')).toEqual([
    'bound 1008',
    'bound 1009',
    'slither 1009',
    'step 1009',
  ])
  expect(may('1010 S', 'city INF 1007', 'city INF 2010')).toEqual(['turn SE', 'turn SW'])
})

test('DR-2.12.1.7.1 without legs it coils, without wings it does not bound', () => {
  expect(may('1010 S legs=12 wings=12', 'city INF 1007')).toEqual(['coil SE', 'coil SW'])
  expect(may('1010 N legs=12 wings=12', 'city INF 1007')).toEqual(['1009 N'])
})

test('DR-2.12.1.7.1 what it may not do is refused by the same rule', () => {
  const match = table('invader movement', 'DRG 1009 N head=8', 'ORC 0403', 'city INF 1006', 'city INF 2010')
  const dragon = unitAt(match, '1009')
  play(match, `unit ${dragon}`)
  for (const choice of ['raze', 'rest', 'fly', 'step 1109', 'bound 1109', 'turn NE'])
    expect([choice, refusal(match, choice)]).toEqual([choice, 'DR-2.12.1.7.1'])
  const near = table('invader movement', 'DRG 1010 S head=8', 'ORC 0403', 'city INF 1009', 'city INF 2010')
  play(near, `unit ${unitAt(near, '1010')}`)
  expect(refusal(near, 'overrun 1011')).toBe('DR-2.4.7.2')
  expect(refusal(near, 'step 1011')).toBe('DR-2.12.1.7.1')
  expect(refusal(near, 'coil SE')).toBe('DR-2.12.1.7.1')
})

test('DR-2.12.1.7.1 the movement phase is not over before it has moved', () => {
  const match = table('invader movement', 'DRG 1010 S head=8', 'ORC 0403', 'city INF 1009', 'city INF 2010')
  expect(refusal(match, 'done')).toBeDefined()
  expect(offered(match)).not.toContain('done')
})

test('DR-2.12.1.7.1 it must attack whom it faces, and dies on 5+ after every melee of the invader', () => {
  const melee = (die: number) => {
    const match = table('invader melee', 'DRG 1010 N head=8', 'ORC 0403', 'city INF 1009', 'city INF 2010', { turn: 3 })
    const dragon = unitAt(match, '1010')
    expect(offered(match)).toEqual(['beast @1010'])
    play(match, 'beast @1010', 'limb legs')
    const events = [...play(match, 'strike'), ...play(match, `done =${die}`)]
    return [told(events, 'amokRoll').map(args => args[1]), stateOf(match).at[dragon] >= 0]
  }
  expect(melee(4)).toEqual([[0], true])
  expect(melee(5)).toEqual([[1], false])
  const city = table('city melee', 'DRG 1010 N head=8', 'ORC 0403', 'city INF 1009', 'city INF 2010', { turn: 3 })
  expect(told(play(city, 'done'), 'amokRoll')).toEqual([])
})

test('DR-2.12.1.7.1 DR-2.12.2.3 losing its head a monster runs amok, and a young one leaves killers', () => {
  const match = table('city melee', 'YDR 1010 N head=2', 'DRG 0512 N', 'city INF 1009', 'city CAV 1110', { turn: 3 })
  const young = unitAt(match, '1010')
  play(match, 'monster @1010', 'unit @1110', 'area wings =4')
  const events = play(match, 'monster @1010', 'unit @1009', 'area head =6')
  expect(told(events, 'amok')).toEqual([[young]])
  expect(told(events, 'killer').map(([unit]) => board.labels[stateOf(match).at[unit]])).toEqual(['1009', '1110'])
  // a turn later whoever strikes it is no killer
  passTo(match, 'invader', 'chooseMover')
  expect(stateOf(match).marks.filter(marks => marks & (3 << 5))).toEqual([])
})
