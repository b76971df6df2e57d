import { Match, must } from '@hexarium/kernel'
import { refusal as refusalOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { dragonRage } from '../index.ts'
import { play, refusal, table } from './table.ts'

type Row = [why: string, units: string[], choice: string, more?: object]

/** Every row: the rule that refuses a choice in a position at the start of a phase. */
function refuses(when: string, ...rows: Row[]): void {
  for (const [why, units, choice, more = {}] of rows)
    expect([units.join(', '), choice, refusal(table(when, ...units, more), choice)]).toEqual([
      units.join(', '),
      choice,
      why,
    ])
}

const open = (scenario: string) =>
  must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'why' }, settings: { scenario } }))

test('every numbered choice of every question has a predicate that names the rule against it', () => {
  const without = [...dragonRage.decisions.values()].flatMap(({ name, kinds, valued, spec }) =>
    kinds.filter((kind, at) => valued[at] && !spec.cannot?.[kind]).map(kind => `${name}.${kind}`),
  )
  expect(without).toEqual([])
})

test('DR-2.7.6.1b DR-2.7.6.1c DR-2.7.6.2b DR-2.7.6.3 why nobody shoots there', () => {
  const ready = ['ORC 1011', 'city ARH 1010']
  refuses(
    'city missiles',
    ['DR-2.1d', ready, 'hex 425'],
    ['DR-2.7.6.1c', ready, 'hex 1009'],
    ['DR-2.7.6.1b', [...ready, 'ORC 0403'], 'hex 0403'],
    ['DR-2.7.6.2b', ['ORC 0608', 'ORC 0811', 'city ARH 0708', 'city ARH 0810'], 'hex 0608'],
    ['DR-2.8.6b', ['ORC 1011', 'ORC 0811', 'WZD 0403', 'city ARH 1010', 'city ARH 0810'], 'hex 1011', fog('1212')],
    ['DR-2.7.6.3', [...ready, 'GNT 1110'], 'hex 1110'],
    ['DR-2.7.6.3', ready, 'monster @1011'],
    ['DR-2.7.6.3', ready, 'monster 999'],
    ['DR-2.7.6.1b', [...ready, 'GNT 0403'], 'monster @0403'],
    ['DR-2.5.5.3', ready, 'open 0707-0606'],
    ['DR-2.12.1.5a', ready, 'breathe @1011'],
  )
  const shot = table('city missiles', 'ORC 1011', 'ORC 1012', 'GNT 2011', 'city ARH 1010', 'city ARH 2012')
  play(shot, 'hex 1011', 'unit @1010', 'loose')
  expect(refusal(shot, 'hex 1011')).toBe('DR-2.7.6.1b')
})

const fog = (hex: string) => ({ fog: { WZD_ORC: hex } })

test('DR-2.12.1.5a DR-2.12.1.5b DR-2.12.1.5e why a monster breathes no fire', () => {
  const other = ['GOB 2010', 'city INF 2011', 'city INF 1009']
  refuses(
    'invader missiles',
    ['DR-2.12.1.5a', ['DRG 1010 N', ...other], 'breathe @2011'],
    ['DR-2.12.1.5e', ['DRG 1010 N fires=2', ...other], 'breathe @1010'],
    ['DR-2.12.1.5e', ['ROC 1010 N', ...other], 'breathe @1010'],
    ['DR-2.12.1.7.1', ['DRG 1010 N head=8', ...other], 'breathe @1010'],
    ['DR-2.12.1.5a', ['DRG 1010 N flying', ...other], 'breathe @1010'],
    ['DR-2.8.6b', ['DRG 1010 N', 'WZD 0403', ...other], 'breathe @1010', fog('1010')],
    ['DR-2.5.5.3', ['DRG 1010 N', ...other], 'open 0707-0606'],
  )
})

test('DR-2.7.6.3 DR-2.7.2c DR-2.11 why a shot is not aimed there', () => {
  const aimed = (monster: string, area: string) => {
    const match = table('city missiles', monster, 'ORC 0403', 'city ARH 1009', 'city ARH 1109')
    play(match, 'monster @1010', 'unit @1009')
    return refusal(match, `area ${area}`)
  }
  expect(aimed('DRG 1010 N', 'belly')).toBe('DR-2.7.6.3')
  expect(aimed('DRG 1010 N', '9')).toBe('DR-2.7.6.3')
  expect(aimed('DRG 1010 N wings=12', 'wings')).toBe('DR-2.7.2c')
})

test('DR-2.7.1a DR-2.7.1.3 DR-2.7.2a DR-2.10.1 why nobody strikes there', () => {
  const ready = ['ORC 1011', 'city INF 1010']
  refuses(
    'city melee',
    ['DR-2.1d', ready, 'hex 425'],
    ['DR-2.7.1a', ready, 'hex 1009'],
    ['DR-2.7.1a', [...ready, 'ORC 0403'], 'hex 0403'],
    ['DR-2.7.1.3', [...ready, 'ORC 0608', 'city INF 0708'], 'hex 0608'],
    ['DR-2.7.6.1a', [...ready, 'ORC 2011', 'city ARH 2010'], 'hex 2011'],
    ['DR-2.7.2a', [...ready, 'GNT 1110'], 'hex 1110'],
    ['DR-2.7.2a', ready, 'monster @1011'],
    ['DR-2.7.2a', ready, 'monster 999'],
    ['DR-2.7.2a', [...ready, 'GNT 0403'], 'monster @0403'],
    ['DR-2.10.1', [...ready, 'GNT 2011', 'city MIL 2010'], 'monster @2011'],
    ['DR-2.10.4', [...ready, 'GNT 2011', 'city ARH 2010'], 'monster @2011'],
  )
})

test('DR-2.4.2 DR-2.1d a monster that comes in faces one of six directions, in flight none without room', () => {
  const match = table('invader movement', 'DRG - N', 'city ORC 1508', { map: 'nurkott' })
  play(match, match.choices(0).find(choice => choice.startsWith('unit'))!, 'soar 0516')
  expect([refusal(match, 'facing S'), refusal(match, 'facing 6')]).toEqual(['DR-2.1d', 'DR-2.4.2'])
})

test('DR-3.3.2 DR-3.3.4 DR-3.3.1 nobody is ready without a unit, and a goal lies within the points of the map', () => {
  expect(refusalOf(open('pointsEsirien'), 'ready').rule).toBe('DR-3.3.2')
  const match = open('proposedEsirien')
  while (match.asked!.decision === 'propose') {
    const choices = match.choices(0)
    const next = choices.find(choice => choice === 'ready') ?? choices[0]
    must(match.play(0, next))
  }
  expect([refusalOf(match, 'goal 0').rule, refusalOf(match, 'goal 33').rule]).toEqual(['DR-3.3.4', 'DR-3.3.4'])
  must(match.play(0, 'goal 17'))
  expect(refusalOf(match, 'side 2').rule).toBe('DR-3.3.1')
})

test('DR-2.4.2 a monster set up faces one of six directions', () => {
  const match = open('E1')
  while (match.asked!.decision !== 'face') {
    const [seat] = match.asked!.seats
    must(match.play(seat, match.choices(seat)[0]))
  }
  expect(refusalOf(match, 'facing 6').rule).toBe('DR-2.4.2')
})
