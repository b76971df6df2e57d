import { Match, must } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { typeOf, types } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { UNPLACED } from '../state.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

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

test('DR-2.10.3 no cavalry gets through a tower without a road to the pier behind it', () => {
  const reach = (code: string) => {
    const match = table('city movement', far, `city ${code} 1313`, guard)
    play(match, 'unit @1313')
    return offered(match, 'hex').filter(choice => ['hex 1314', 'hex 1315'].includes(choice))
  }
  expect([reach('INF'), reach('CAV')]).toEqual([['hex 1314', 'hex 1315'], []])
})

test('DR-2.6e a turn that begins with an invader inside does not count against them, though he leaves', () => {
  const match = table('invader movement', 'TRL 0606', 'TRL 0403', guard, { broken: ['0707-0606'], turn: 5 })
  play(match, 'unit @0606', 'hex 0707')
  passTo(match, 'city', 'chooseMover')
  passTo(match, 'invader', 'chooseMover')
  play(match, 'unit @0707', 'hex 0606')
  expect([stateOf(match).turn, stateOf(match).lastInside]).toEqual([6, 6])
})

test('DR-2.12.1.1.3 DR-2.12.1.1.4 DR-2.12.1.1.6 with which wings and legs one bounds and takes off', () => {
  const gaits = (monster: string) => {
    const match = table('invader movement', monster, far, guard)
    play(match, 'unit @1009')
    return [offered(match, 'bound').length > 0, offered(match, 'fly').length > 0]
  }
  expect([gaits('DRG 1009 N wings=5 legs=5'), gaits('DRG 1009 N legs=6'), gaits('DRG 1009 N wings=6')]).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
  expect([gaits('YDR 1009 N wings=2 legs=3'), gaits('YDR 1009 N legs=4'), gaits('ROC 1009 N wings=8')]).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('DR-2.12.1.1.4 in flight one turns after every second hex, by 60°, and does not land before the second', () => {
  const match = table('invader movement', 'DRG 1013 N flying', far, guard)
  play(match, `unit ${stateOf(match).flying.indexOf(true)}`, 'fly', 'ahead')
  expect([refusal(match, 'turn NE'), refusal(match, 'land')]).toEqual(['DR-2.12.1.1.4', 'DR-2.12.1.1.4'])
  play(match, 'ahead')
  expect(offered(match)).toEqual(['ahead', 'hover', 'land', 'turn NE', 'turn NW'])
  expect([refusal(match, 'turn N'), refusal(match, 'turn SE')]).toEqual(['DR-2.12.1.1.4', 'DR-2.12.1.1.4'])
  play(match, 'turn NE')
  expect(refusal(match, 'turn NW')).toBe('DR-2.12.1.1.4')
})

test('DR-2.12.1.1.2 one slithers straight ahead or turns by 60°, nothing else', () => {
  const match = table('invader movement', 'DRG 1009 N legs=12', far, 'city INF 1008', guard)
  play(match, 'unit @1009')
  expect(offered(match, 'slither', 'coil')).toEqual(['coil NE', 'coil NW'])
  const reasons = ['slither 1108', 'slither 1010', 'coil S', 'coil N'].map(choice => refusal(match, choice))
  expect(reasons).toEqual(['DR-2.12.1.1.2', 'DR-2.12.1.1.2', 'DR-2.12.1.1.2', 'DR-2.12.1.1.2'])
})

test('DR-2.5.7.2 only who wrecked a bridge falls with it, and only if he stays', () => {
  const stays = (units: string[], choices: string[]) => {
    const match = table('invader movement', ...units, far, guard, { bridgesMarked: ['1407'] })
    return told(play(match, ...choices, 'done'), 'fell').length
  }
  expect(stays(['DRG 1407 N'], ['unit @1407', 'rest'])).toBe(1)
  expect(stays(['DRG 1407 N'], ['unit @1407', 'fly', 'ahead', 'ahead', 'hover'])).toBe(0)
})

test('DR-3.3.1 DR-3.3.2 DR-3.3.4 what is no goal, no side and no force is refused', () => {
  const begun = (scenario: string) =>
    must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'force' }, settings: { scenario } }))
  const points = begun('pointsEsirien')
  expect(refusal(points, 'ready')).toBe('DR-3.3.2')
  expect([refusal(points, 'buy 99'), refusal(points, 'drop 9'), refusal(points, `drop ${types.length}`)]).toEqual([
    'DR-3.3.2',
    'DR-3.3.2',
    'DR-3.3.2',
  ])
  const proposed = begun('proposedEsirien')
  // two dragons, and a city of a hero, a wizard, cavalry, infantry, militia and archers
  const force = ['invader 20', 'invader 20', 'city 4', 'city 5', ...Array(6).fill('city 3'), ...Array(5).fill('city 1')]
  play(proposed, ...force, ...Array(3).fill('city 2'))
  expect(offered(proposed, 'ready')).toEqual([])
  while (offered(proposed, 'ready').length === 0) play(proposed, 'city 0')
  play(proposed, 'ready')
  expect(offered(proposed)).toHaveLength(32)
  expect([refusal(proposed, 'goal 0'), refusal(proposed, 'goal 33')]).toEqual(['DR-3.3.4', 'DR-3.3.4'])
  play(proposed, 'goal 32')
  expect(refusal(proposed, 'side 2')).toBe('DR-3.3.1')
  play(proposed, 'side 0')
  expect([stateOf(proposed).goal, stateOf(proposed).seatOf]).toEqual([32, [1, 0]])
})

test('DR-2.4.7.2 an overrun that fails harms nobody, and the dragon may stay on top', () => {
  const match = table('invader movement', 'DRG 1011 N', far, 'city CAV 1010', guard)
  play(match, 'unit @1011')
  expect(told(play(match, 'overrun 1010 =4'), 'killed')).toEqual([])
  expect(offered(match, 'rest')).toEqual(['rest'])
  play(match, 'rest')
  expect([0, 1].map(place => unitAt(match, '1010', place) !== undefined)).toEqual([true, true])
})

test('DR-2.5.3.1b who has no point left may try the door before him, not the wall', () => {
  const at = (start: string) => {
    const match = table('invader movement', `TRL ${start}`, 'INF 0202', 'city ORC 1306', 'city ORC 1613', NURKOTT)
    play(match, `unit @${start}`, 'hex 1305', 'unit @1305')
    return offered(match, 'breach', 'climb')
  }
  expect([at('1303'), at('1302')]).toEqual([['breach 1306-1305', 'climb 1405'], ['breach 1306-1305']])
})

test('DR-3.1.1 DR-2.10.3 in set-up, too, troops share no hex and cavalry stays out of towers', () => {
  const match = must(
    Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'up' }, settings: { scenario: 'E1' } }),
  )
  const codes = () => types[typeOf[stateOf(match).at.indexOf(UNPLACED)]].code
  expect(codes()).toBe('MIL')
  play(match, 'hex 1010')
  expect([refusal(match, 'hex 1010'), refusal(match, 'hex 0606'), refusal(match, 'hex 999')]).toEqual([
    'DR-2.4.3a',
    'DR-3.1.1',
    'DR-3.1.1',
  ])
  expect(offered(match)).toContain('hex 0710')
  while (!offered(match).every(choice => choice !== 'hex 0710'))
    play(match, offered(match).find(choice => choice !== 'hex 0710') ?? '')
  expect(refusal(match, 'hex 0710')).toBe('DR-2.10.3')
})
