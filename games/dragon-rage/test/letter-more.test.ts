import { Match, must } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { dragonRage } from '../index.ts'
import { CITY, INVADER } from '../state.ts'
import { offered, play, refusal, stateOf, table, unitAt } from './table.ts'

// What rules 5 read by the manuals' letter, and how rules 4 had it.

const far = 'ORC 0403'
const guard = 'city INF 2010'
const NURKOTT = { map: 'nurkott' }
const table4 = { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, rules: '4' }
/** The same position by rules 4. */
const before = (match: Match) => must(Match.open(dragonRage, { ...table4, position: match.position }))

test('DR-2.1.2d a dragon that crashes into 0708 dies, though that is land: there is water in it', () => {
  const falls = (hex: string, by = (match: Match) => match) => {
    const dragon = `DRG ${hex} N flying head=8`
    const match = by(table('invader movement', dragon, 'INF 0202', 'city ORC 1613', NURKOTT))
    play(match, `unit ${stateOf(match).flying.indexOf(true)}`)
    const isDead = told(play(match, 'crash'), 'fell').length === 1
    return isDead && unitAt(match, hex) === undefined
  }
  expect([falls('0708'), falls('0708', before), falls('0707')]).toEqual([true, false, false])
})

test('DR-2.3d a dragon that walks over enemies may spend a point on their hex, if it can still get away', () => {
  const over = (legs: number) => {
    const match = table('invader movement', `DRG 1012 N legs=${legs}`, far, 'city INF 1011', guard)
    play(match, 'unit @1012', 'step 1011')
    return match
  }
  const match = over(3)
  expect(offered(match, 'raze', 'rest')).toEqual(['raze'])
  expect(told(play(match, 'raze'), 'destroyed')[0].slice(0, 2)).toEqual([board.hex('1011'), 3])
  expect(offered(match)).toEqual(['step 0911', 'step 1010', 'step 1111'])
  expect(refusal(over(6), 'raze')).toBe('DR-2.4.7.1')
  const old = before(table('invader movement', 'DRG 1012 N', far, 'city INF 1011', guard))
  play(old, 'unit @1012', 'step 1011')
  expect(refusal(old, 'raze')).toBe('DR-2.4.7.1')
})

test('DR-2.5.5b a gate belongs to who still stands behind it when a giant has passed over him', () => {
  const trample = (match: Match) => {
    const gate = maps[0].entranceAt[board.sideBetween(board.hex('0707'), board.hex('0606'))]
    const events = play(match, 'unit @0807', 'hex 0706')
    expect(told(events, 'moved')[0].slice(1)).toContain(board.hex('0707'))
    return stateOf(match).holder[gate]
  }
  const units = ['GNT 0807', far, 'city INF 0707', 'city INF 0806', 'city INF 0708']
  const match = table('invader movement', ...units, { broken: ['0707-0606'] })
  expect([trample(before(match)), trample(match)]).toEqual([INVADER, CITY])
})

test('DR-2.8.8b when every area has its point of lightning the next goes where the owner likes', () => {
  const struck = (match: Match) => {
    play(match, 'lightning @1010#1')
    expect(offered(match)).toEqual(['area belly', 'area legs', 'area wings'])
    play(match, 'area wings', 'area legs') // the belly and then the head are the only ones left
    return offered(match)
  }
  const match = table('city magic', 'DRG 1010 N head=1', far, 'city WZD 1010', guard)
  expect(struck(before(match))).toEqual(['area belly', 'area legs', 'area wings'])
  expect(struck(match)).toEqual(['area belly', 'area head', 'area legs', 'area wings'])
})

test('DR-2.5.5.3 nobody opens an entrance where no attack can follow: in fog, or for militia that does not dare', () => {
  const open = (...more: (string | object)[]) => {
    const match = table('city melee', 'DRG 0606 SE', far, 'ORC 1010', 'city INF 1011', ...more)
    return offered(match, 'open')
  }
  const fog = { fog: { WZD_ORC: '0606' }, fallen: { WZD_ORC: 'invader' } }
  expect(open('city INF 0707')).toEqual(['open 0707-0606'])
  expect([open('city INF 0707', fog), open('city MIL 0707')]).toEqual([[], []])
  expect(open('city MIL 0707', 'city HERO 0708')).toEqual(['open 0707-0606'])
  const old = before(table('city melee', 'DRG 0606 SE', far, 'city MIL 0707'))
  expect(offered(old, 'open')).toEqual(['open 0707-0606'])
})

test('DR-2.10.5.5 a goblin that has failed its check adds no arrows to another attack this turn either', () => {
  const shoot = (match: Match) => {
    play(match, 'monster @1010', 'unit @1011 =1', 'hex 1012', 'unit @1013')
    return offered(match)
  }
  const units = ['DRG 1010 N', 'INF 1012', 'INF 0302', 'city GOB 1011', 'city ORC 1013']
  const match = table('city melee', ...units, { ...NURKOTT, fallen: { HERO_ORC: 'city' } })
  expect([shoot(before(match)), shoot(match)]).toEqual([['strike', 'unit @1011'], ['strike']])
  expect(refusal(match, 'unit @1011')).toBe('DR-2.10.5.5')
})

test('DR-2.8.9g an elemental out of control goes for the belly of a dragon before the hero underneath', () => {
  const rage = (match: Match, dice: string) => play(match, `done =${dice}`)
  const match = table('invader melee', 'wild ELM 1010', 'DRG 1010 N', 'city HERO 1010', far, guard)
  expect(told(rage(before(match), '1'), 'attacked').map(([hex]) => hex)).toEqual([board.hex('1010')])
  const events = rage(match, '4')
  expect(told(events, 'struckAt').map(([, , area]) => area)).toEqual([3])
  expect(told(events, 'attacked')).toEqual([])
  const wizard = table('invader melee', 'wild ELM 1010', 'DRG 1010 N', 'city WZD 1010', far, guard)
  expect(told(rage(wizard, '1'), 'attacked')).toHaveLength(1)
})

test('DR-2.4.4b a hero joins a friend under a dragon, but not two of them, and a wizard never', () => {
  const reach = (hex: string, ...under: string[]) => {
    const units = ['DRG 1010 N', far, ...under.map(code => `city ${code} 1010`), `city ${hex}`]
    const match = table('city movement', ...units, guard)
    play(match, `unit @${hex.slice(-4)}`)
    return offered(match, 'hex').includes('hex 1010')
  }
  expect([reach('HERO 1012', 'INF'), reach('HERO 1012', 'INF', 'WZD'), reach('WZD 1012', 'INF')]).toEqual([
    true,
    false,
    false,
  ])
  const old = before(table('city movement', 'DRG 1010 N', far, 'city INF 1010', 'city HERO 1012', guard))
  play(old, 'unit @1012')
  expect(refusal(old, 'hex 1010')).toBe('DR-2.4.4a')
})
