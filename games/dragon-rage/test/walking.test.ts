import { told } from '@hexarium/kernel/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

const foe = 'city INF 2010'
const begin = (monster: string, ...more: (string | object)[]) => {
  const match = table('invader movement', monster, 'ORC 0403', foe, ...more)
  play(match, `unit @${monster.split(' ')[1]}`)
  return match
}

test('DR-2.3c a monster spends 1 MP on the points of its hex, once, on foot, and not in passing', () => {
  const match = begin('DRG 1009 N legs=6')
  const dragon = unitAt(match, '1009')
  expect(offered(match, 'raze')).toEqual(['raze'])
  expect(told(play(match, 'raze'), 'destroyed')).toHaveLength(1)
  expect(stateOf(match).spent[dragon]).toBe(1)
  expect(refusal(match, 'raze')).toBe('DR-2.3c')
  expect(refusal(begin('DRG 1010 N'), 'raze')).toBe('DR-2.3c')
  expect(refusal(begin('DRG 1009 N legs=12'), 'raze')).toBe('DR-2.3c')
  expect(refusal(begin('DRG 1009 N flying'), 'raze')).toBe('DR-2.12.1.1.4')
  const last = begin('DRG 1010 N legs=9')
  play(last, 'step 1009')
  expect(last.asked!.decision).toBe('chooseMover')
  const over = begin('DRG 1010 N', 'city MIL 1009')
  play(over, 'step 1009')
  expect(refusal(over, 'raze')).toBe('DR-2.3c')
  expect(refusal(over, 'rest')).toBe('DR-2.4.7.1')
  expect(offered(over, 'raze', 'rest', 'ram', 'fly', 'slither')).toEqual([])
})

test('DR-2.3c a monster that walked in may destroy the points with an enemy under it, after an overrun', () => {
  const match = begin('DRG 1010 N', 'city INF 1009')
  play(match, 'overrun 1009 =1', 'raze')
  expect(stateOf(match).destroyed.filter(points => points > 0)).toEqual([2])
})

test('DR-2.12.1.1.2 slithering into an undefended victory hex destroys it, turns cost the whole move, doors break', () => {
  const match = begin('DRG 1010 N')
  const events = play(match, 'slither 1009')
  expect(told(events, 'slithered')).toHaveLength(1)
  expect(told(events, 'destroyed').map(([hex]) => board.labels[hex])).toEqual(['1009'])
  expect(refusal(match, 'unit 89')).toBe('DR-2.12.1.1')
  const coils = begin('DRG 0810 N')
  const dragon = unitAt(coils, '0810')
  const turns = play(coils, 'coil NW')
  expect(told(turns, 'broke')).toHaveLength(1)
  expect([stateOf(coils).facing[dragon], stateOf(coils).spent[dragon]]).toEqual([3, 0])
  expect(refusal(coils, 'unit 89')).toBe('DR-2.12.1.1')
  const enters = begin('DRG 0810 NW')
  expect(told(play(enters, 'slither 0710'), 'broke')).toHaveLength(1)
  expect(unitAt(enters, '0710')).toBe(89)
  const inTo = begin('DRG 0911 NW')
  const both = play(inTo, 'slither 0810')
  expect([told(both, 'destroyed').length, told(both, 'broke').length]).toEqual([1, 1])
})

test('DR-2.5.5.1a walking and turning break the door that is faced then', () => {
  const walks = begin('DRG 0911 NW')
  expect(told(play(walks, 'step 0810'), 'broke')).toHaveLength(1)
  const turns = begin('DRG 0810 N')
  expect(told(play(turns, 'turn NW'), 'broke')).toHaveLength(1)
  expect(offered(turns, 'step')).toContain('step 0710')
  const passes = begin('DRG 0811 N')
  const events = play(passes, 'step 0810', 'step 0710')
  expect(told(events, 'broke')).toHaveLength(1)
  const held = begin('DRG 0810 NW', 'city INF 0710')
  expect(refusal(held, 'step 0710')).toBe('DR-2.4.7.1')
})

test('DR-2.4.7.1 a dragon may walk over enemies only if it can get on: far enough, round them, or by an overrun', () => {
  expect(offered(begin('DRG 1012 N legs=6', 'city MIL 1011'), 'step')).toContain('step 1011')
  expect(refusal(begin('DRG 1012 N legs=9', 'city MIL 1011'), 'step 1011')).toBe('DR-2.4.7.1')
  const wall = ['city MIL 1011', 'city MIL 1010', 'city MIL 0911', 'city MIL 1111']
  expect(refusal(begin('DRG 1012 N legs=6', ...wall), 'step 1011')).toBe('DR-2.4.7.1')
  // with three MP it may overrun one of those behind
  expect(offered(begin('DRG 1012 N legs=3', ...wall), 'step')).toContain('step 1011')
  const match = begin('DRG 1012 N', ...wall)
  play(match, 'step 1011')
  expect(offered(match, 'turn')).toEqual(['turn NE', 'turn NW'])
  const short = begin('DRG 1012 N legs=6', 'city MIL 1011')
  play(short, 'step 1011')
  expect(offered(short, 'turn')).toEqual([])
  expect(refusal(short, 'turn NE')).toBe('DR-2.4.7.1')
})

test('DR-2.5.5.2a ramming: which MP, what is left, and who is behind the gate', () => {
  const guarded = begin('DRG 0606 SE', 'city MIL 0707')
  const dragon = unitAt(guarded, '0606')
  expect(offered(guarded, 'ram')).toEqual(['ram 1', 'ram 2', 'ram 3', 'ram 4'])
  expect(refusal(guarded, 'ram 0')).toBe('DR-2.5.5.2b')
  expect(refusal(guarded, 'ram 5')).toBe('DR-2.5.5.2a')
  const fails = play(guarded, 'ram 2 =3')
  expect(told(fails, 'rammed').map(args => args.slice(3))).toEqual([[2, 0]])
  expect(stateOf(guarded).spent[dragon]).toBe(2)
  expect(refusal(guarded, 'bound 0807')).toBe('DR-2.12.1.1')
  const works = play(guarded, 'ram 2 =2')
  expect(told(works, 'broke')).toHaveLength(1)
  const open = begin('DRG 0606 SE')
  expect(offered(open, 'ram')).toEqual(['ram 1'])
  expect(refusal(open, 'ram 2')).toBe('DR-2.5.5.2a')
  play(open, 'ram 1')
  expect(offered(open, 'step')).toContain('step 0707')
  expect(refusal(begin('DRG 0606 S'), 'ram 1')).toBe('DR-2.5.5.2a')
  expect(refusal(begin('DRG 0810 N'), 'ram 1')).toBe('DR-2.5.5.2a')
  expect(refusal(begin('DRG 0606 SE flying'), 'ram 1')).toBe('DR-2.5.5.2a')
})

test('DR-2.5.5.2b a monster without legs tries once a turn, and may still slither', () => {
  const once = begin('DRG 0606 SE legs=12')
  const missed = play(once, 'ram 0 =5')
  expect(told(missed, 'rammed').map(args => args.slice(3))).toEqual([[0, 0]])
  expect(refusal(once, 'ram 0')).toBe('DR-2.5.5.2b')
  expect(offered(once, 'coil')).toEqual(['coil NE', 'coil S'])
  expect(told(play(begin('DRG 0606 SE legs=12'), 'ram 0 =6'), 'broke')).toHaveLength(1)
  expect(told(play(begin('DRG 0606 SE legs=12', 'city MIL 0707'), 'ram 0 =5 6'), 'broke')).toHaveLength(1)
  expect(told(play(begin('DRG 0606 SE legs=12', 'city MIL 0707'), 'ram 0 =5 5'), 'broke')).toEqual([])
})

test('DR-2.12.4 DR-2.5.5.2d only a wurm climbs and breaks by the table, at the end of its walk', () => {
  const wurm = begin('WRM 0608 SE')
  expect(offered(wurm, 'climb')).toEqual(['climb 0708', 'climb 0709'])
  expect(refusal(begin('DRG 0608 SE'), 'climb 0709')).toBe('DR-2.5.8')
  expect(refusal(begin('DRG 0606 SE'), 'breach 0707-0606')).toBe('DR-2.5.5.2a')
  expect(refusal(begin('WRM 0606 S'), 'breach 0707-0606')).toBe('DR-2.5.5.2d')
  expect(refusal(begin('WRM 0608 SE'), 'climb 425')).toBe('DR-2.1d')
  const events = play(wurm, 'climb 0709 =3')
  expect(told(events, 'climbed').map(args => args.slice(1))).toEqual([[board.hex('0709'), 3, 1]])
  expect(unitAt(wurm, '0709')).toBeDefined()
  const gate = begin('WRM 0606 SE', 'city INF 0707')
  play(gate, 'breach 0707-0606 =4 5')
  expect(stateOf(gate).entrance[maps[0].entranceAt[board.sideBetween(board.hex('0707'), board.hex('0606'))]]).toBe(1)
})

test('DR-2.12.1.1.1 turns cost 1 MP each, steps have one for nothing, and a walk may be interrupted', () => {
  const match = begin('DRG 0512 N')
  const dragon = unitAt(match, '0512')
  expect(refusal(match, 'turn S')).toBe('DR-2.12.1.1.1')
  expect(told(play(match, 'turn NE'), 'turned')).toEqual([[dragon, board.hex('0512'), 1]])
  expect(stateOf(match).spent[dragon]).toBe(1)
  expect(told(play(match, 'step 0612'), 'walked')).toEqual([[dragon, board.hex('0512'), board.hex('0612'), 0]])
  play(match, 'rest')
  expect(offered(match, 'unit')).toContain('unit @0612')
  play(match, 'unit @0612', 'rest')
  expect(refusal(match, 'unit @0612')).toBe('DR-2.12.1.1')
})

test('DR-2.8.7c a whirlwind costs a walking monster 1 MP more on either side', () => {
  const storm = (hex: string) => ({ whirlwind: { WZD_HUMAN: hex }, fallen: { WZD_HUMAN: 'city' } })
  const into = begin('DRG 0512 N', storm('0511'))
  play(into, 'step 0511')
  expect(stateOf(into).spent[unitAt(into, '0511')]).toBe(2)
  play(into, 'step 0510')
  expect(stateOf(into).spent[unitAt(into, '0510')]).toBe(4)
  expect(refusal(begin('DRG 0512 N legs=9', storm('0511')), 'step 0511')).toBe('DR-2.12.1.1.1')
})

test('DR-2.5.7.1 only a troop that moved onto a wooden bridge this turn and attacks nobody marks it', () => {
  const match = table('city movement', 'ORC 0403', 'city INF 1307', 'city HERO 1307', 'city ARH 1508', { turn: 3 })
  play(match, `unit ${unitAt(match, '1307', 0)}`, 'hex 1407', 'done')
  expect(offered(match)).toEqual(['burn 1407', 'done'])
  expect(told(play(match, 'burn 1407'), 'bridgeMarked')).toHaveLength(1)
  passTo(match, 'city', 'chooseMover')
  const events = play(match, `unit ${unitAt(match, '1407')}`, 'hex 1307')
  expect(told(events, 'bridgeGone')).toHaveLength(1)
})
