import { Match, must } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { plan } from '../aid/plan.ts'
import { board, neighboursOf } from '../content/board.ts'
import { isElemental } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { canGo } from '../rules/movement.ts'
import { ATTACKED, WAITING } from '../state.ts'
import { offered, play, refusal, stateOf, table, unitAt } from './table.ts'

// What follows from one choice to the next: small changes to the rules showed these sentences to be unproved.

const far = 'ORC 0403'
const guard = 'city INF 2010'
const NURKOTT = { map: 'nurkott' }

/** A unit of some kind on every hex beside one, but for those named. */
const ringed = (hex: string, unit: string, ...open: string[]) =>
  neighboursOf[board.hex(hex)]
    .map(near => board.labels[near])
    .flatMap(near => (open.includes(near) ? [] : [`${unit} ${near}`]))

test('DR-2.5.3.1b a climb is one unit’s: who moves after it goes its own way', () => {
  const match = table('invader movement', 'ORC 0607', 'ORC 0510', far, guard)
  expect(told(play(match, 'unit @0607', 'climb 0708 =6'), 'climbed')).toHaveLength(1)
  const events = play(match, 'unit @0510', 'hex 0509')
  expect([told(events, 'climbed').length, unitAt(match, '0509') >= 0]).toEqual([0, true])
})

test('DR-2.5.3.1d nobody climbs in where a hero cannot get out of the way', () => {
  const climbs = (...open: string[]) => {
    const crowd = ringed('0708', 'ORC', '0607', '0608', ...open)
    const match = table('invader movement', 'ORC 0607', ...crowd, 'city HERO 0708', guard)
    play(match, 'unit @0607')
    return offered(match, 'climb').includes('climb 0708')
  }
  expect([climbs(), climbs('0808')]).toEqual([false, true])
})

test('DR-2.4.5 who is hemmed in may still climb or break an entrance; who can do nothing is stuck', () => {
  const goes = (unit: string, around: string, open: string[], more: object, ...others: string[]) => {
    const hex = unit.split(' ').at(-1)!
    const side = unit.startsWith('city') ? 'city' : 'invader'
    const match = table(`${side} movement`, unit, ...ringed(hex, around, ...open), ...others, more)
    return canGo(stateOf(match), unitAt(match, hex))
  }
  expect(goes('ORC 0607', 'ORC', ['0707', '0708'], {}, guard)).toBe(true) // a wall to climb
  expect(goes('ORC 0606', 'ORC', ['0707', '0706'], {}, 'city INF 0707', guard)).toBe(true) // a gate to break
  expect(goes('ORC 0510', 'ORC', [], {}, guard)).toBe(false)
  expect(goes('city INF 0708', 'city INF', ['0607', '0608'], {}, far)).toBe(false)
  expect(goes('city INF 0707', 'city INF', ['0606', '0607'], { held: ['0707-0606'] }, far)).toBe(false)
})

test('DR-2.4.5 a monster that has ended its move goes nowhere this turn', () => {
  const ways = (...choices: string[]) => {
    const match = table('invader movement', 'WRM 1009 N', 'YDR 0510 N', guard)
    const wurm = unitAt(match, '1009')
    play(match, ...choices)
    return plan(structuredClone(stateOf(match)), 0, `unit:${wurm}`).length > 0
  }
  expect([ways(), ways('unit @1009', 'rest')]).toEqual([true, false])
})

test('DR-2.8.9g an elemental out of control comes as near as it can to whom it cannot reach: to its side of a bridge', () => {
  const end = (from: string) => {
    const match = table('invader movement', `wild ELM ${from}`, far, 'city INF 1407', guard)
    return ['1307', '1508', from].filter(hex => unitAt(match, hex) !== undefined)
  }
  expect([end('1207'), end('1608')]).toEqual([['1307'], ['1508']])
})

test('DR-2.5.5.3 who has opened an entrance to attack does so before anything else', () => {
  const match = table('city melee', 'DRG 0606 SE', 'HERO_ORC 0606', 'ORC 1010', 'city INF 1011', 'city INF 0707')
  play(match, 'open 0707-0606')
  expect(offered(match)).toEqual(['hex 0606', 'monster @0606'])
  expect([refusal(match, 'hex 1010'), refusal(match, 'open 0707-0606'), refusal(match, 'burn 1407')]).toEqual([
    'DR-2.5.5.3',
    'DR-2.5.5.3',
    'DR-2.5.5.3',
  ])
  play(match, 'hex 0606', 'unit @0707', 'strike')
  expect(offered(match)).toContain('hex 1010')
})

test('DR-2.8.9c at the end of the melee an elemental strikes at the monster it shares a hex with, and has attacked', () => {
  for (const monster of ['DRG 1010 N', 'GNT 1010']) {
    const match = table('city melee', monster, far, 'city ELM 1010', 'city WZD 1012', guard)
    const elemental = stateOf(match).at.findIndex((hex, unit) => hex === board.hex('1010') && isElemental(unit))
    const events = play(match, 'done =1')
    expect([told(events, 'struckAt').map(([unit]) => unit), told(events, 'attacked')]).toEqual([[elemental], []])
    expect(stateOf(match).deeds[elemental] & ATTACKED).toBe(ATTACKED)
  }
})

test('DR-2.12.1.5e a dragon that still waits to come onto the map breathes no fire', () => {
  const match = table('invader missiles', 'DRG - N', 'YDR 1209 N', 'city ORC 1508', NURKOTT)
  expect(offered(match, 'breathe')).toEqual(['breathe @1209'])
  expect(refusal(match, `breathe ${stateOf(match).at.indexOf(WAITING)}`)).toBe('DR-2.12.1.5e')
})

test('DR-2.3c serpents destroy what they enter like other minor monsters; by rules 3 they did not', () => {
  const destroys = (unit: string, to: string, rules?: '3') => {
    const { position } = table('invader movement', unit, far, guard)
    const opened = { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, position, ...(rules && { rules }) }
    const match = must(Match.open(dragonRage, opened))
    play(match, `unit @${unit.slice(-4)}`)
    return told(play(match, `hex ${to}`), 'destroyed').length
  }
  expect([destroys('SER 0816', '0815'), destroys('SER 0816', '0815', '3')]).toEqual([1, 0])
  expect([destroys('GNT 1010', '1009'), destroys('GNT 1010', '1009', '3')]).toEqual([1, 1])
})

test('DR-2.3c where a giant enters a defended victory hex, nothing is destroyed', () => {
  const match = table('invader movement', 'GNT 1010', far, 'city INF 1009', 'city INF 1008', guard)
  play(match, 'unit @1010')
  expect(told(play(match, 'hex 1108'), 'destroyed')).toEqual([])
})

test('DR-2.7.1a nobody on a bridge strikes at the serpent under it, but an elemental strikes at a giant in its hex', () => {
  const under = table('city melee', 'SER 1407', 'ORC 1011', 'city INF 1407', 'city INF 1010')
  expect([offered(under, 'monster'), refusal(under, `monster ${unitAt(under, '1407', 1)}`)]).toEqual([[], 'DR-2.7.1a'])
  const shared = table('city melee', 'GNT 1010', far, 'city ELM 1010', 'city WZD 1012', guard)
  expect(offered(shared, 'monster')).toHaveLength(1)
})

test('DR-2.12.1.6 a monster attacks a hex only if one of its groups that are left reaches there', () => {
  const behind = (damage: string) => table('invader melee', `DRG 1009 N${damage}`, 'ORC 2011', 'city INF 1010', guard)
  expect(offered(behind(''), 'hex')).toEqual(['hex 1010', 'hex 2010'])
  expect(refusal(behind(' legs=12'), 'hex 1010')).toBe('DR-2.12.1.6')
})

test('DR-2.12.1.6 every monster uses each of its groups once a turn, whichever it is', () => {
  for (const code of ['DRG', 'YDR', 'ROC', 'WRM']) {
    const match = table('invader melee', `${code} 1009 N`, far, 'city HERO 1008', 'city INF 1109', guard)
    play(match, 'hex 1008', 'beast @1009', 'limb head', 'strike')
    play(match, 'hex 1109', 'beast @1009')
    expect([code, refusal(match, 'limb head'), offered(match, 'limb').includes('limb legs')]).toEqual([
      code,
      'DR-2.12.1.6',
      true,
    ])
  }
})
