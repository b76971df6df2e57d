import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { offered, passTo, play, stateOf, table, unitAt } from './table.ts'

const far = 'ORC 0403'
const guard = 'city INF 2010'
const NURKOTT = { map: 'nurkott' }

test('DR-2.4.7.1 over enemies a dragon turns only as long as it can still get away', () => {
  const over = (legs: number, ...more: (string | object)[]) => {
    const match = table('invader movement', `DRG 1012 N legs=${legs}`, far, 'city INF 1011', guard, ...more)
    play(match, 'unit @1012')
    if (offered(match).includes('step 1011')) play(match, 'step 1011')
    return offered(match, 'step', 'turn')
  }
  expect(over(6)).toEqual(['step 0911', 'step 1010', 'step 1111'])
  expect(over(3)).toEqual(['step 0911', 'step 1010', 'step 1111', 'turn NE', 'turn NW'])
  const closed = { carcasses: ['0911', '1010', '1111'] }
  expect(over(3, closed)).toEqual(['turn NE', 'turn NW'])
  expect(over(6, closed)).toEqual(['step 0912', 'step 1112', 'turn NE', 'turn NW'])
})

test('DR-2.4.7.1 nobody walks over an enemy with too few points to get off him', () => {
  const ways = (legs: number) => {
    const match = table('invader movement', `DRG 1012 N legs=${legs}`, far, 'city INF 1011', guard)
    play(match, 'unit @1012')
    return offered(match, 'step', 'overrun')
  }
  expect(ways(9)).toEqual(['step 0912', 'step 1112'])
  expect(ways(6)).toEqual(['overrun 1011', 'step 0912', 'step 1011', 'step 1112'])
})

test('DR-2.5.5.2c DR-2.5.5.2d an unguarded gate costs a wurm its last point, by the table too', () => {
  const match = table('invader movement', 'WRM 0606 SE legs=15', far, guard)
  play(match, 'unit @0606')
  expect(offered(match, 'breach', 'ram')).toEqual(['breach 0707-0606', 'ram 1'])
  play(match, 'breach 0707-0606')
  expect(stateOf(match).spent[unitAt(match, '0606')]).toBe(1)
})

test('DR-2.8.7d one roll a move, even out of one whirlwind into another', () => {
  const storms = { whirlwind: { WZD_HUMAN: '1012' }, drifted: { WZD_HUMAN: '1010' } }
  const match = table('invader movement', 'DRG 1012 N', far, 'city WZD 2012', guard, storms)
  play(match, 'unit @1012', 'fly', 'ahead =3')
  expect(told(play(match, 'ahead'), 'whirled')).toEqual([])
  const falls = table('invader movement', 'DRG 1012 N', far, 'city WZD 2012', guard, storms)
  play(falls, 'unit @1012', 'fly')
  expect(told(play(falls, 'ahead =4 1 1'), 'crashed')).toHaveLength(1)
})

test('DR-2.10.7d who was freed is not freed again', () => {
  const match = table('invader movement', 'INF 1407', 'INF 1409', 'captive ELOWYN 1408', 'city ORC 1613', NURKOTT)
  expect(told(play(match, 'unit @1407', 'hex 1408'), 'elowynFreed')).toHaveLength(1)
  expect(told(play(match, 'unit @1408', 'hex 1407', 'unit @1409', 'hex 1408'), 'elowynFreed')).toEqual([])
})

test('DR-2.4.5 a new turn gives everybody his points again', () => {
  const match = table('invader movement', 'ORC 0512', 'ORC 0305', guard)
  play(match, 'unit @0512', 'hex 0509')
  expect(offered(match, 'unit')).toEqual(['unit @0305'])
  passTo(match, 'city', 'chooseMover')
  passTo(match, 'invader', 'chooseMover')
  expect(offered(match, 'unit')).toEqual(['unit @0305', 'unit @0509'])
})

test('DR-2.3c DR-2.11.1 giants and trolls destroy what they enter', () => {
  const match = table('invader movement', 'GNT 1010', 'TRL 1012', far, guard)
  play(match, 'unit @1010', 'hex 1009', 'unit @1012', 'hex 1011')
  expect(stateOf(match).destroyed.reduce((sum, points) => sum + points)).toBe(5)
})
