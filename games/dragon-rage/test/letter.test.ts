import { Match, must } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { INF, ORC } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { OPEN } from '../state.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

const seats = ['Ann', 'Ben']
const dice = { seed: 'letter' }
const open = (settings: object, rules?: string) =>
  must(Match.open(dragonRage, { seats, dice, rules, settings: settings as Record<string, unknown> }))
/** The same position by the rules as they were before. */
const before = (match: Match) => must(Match.open(dragonRage, { seats, dice, rules: '3', position: match.position }))
const far = 'ORC 0403'

test('DR-2.10.7c printed goals stay as they are with Elowyn, unless the table has it otherwise', () => {
  const goal = (scenario: string, more: object = {}, rules?: string) =>
    stateOf(open({ scenario, elowyn: true, ...more }, rules)).goal
  expect([goal('E1'), goal('N3'), goal('N1')]).toEqual([19, 23, 17])
  expect(goal('E1', { elowynRaisesGoal: true })).toBe(20)
  expect([goal('E1', {}, '3'), goal('N1', {}, '1')]).toEqual([20, 18])
})

test('DR-2.10.7c DR-3.3.3 bought forces: 1 more where the defender uses her, nothing where humans come to free her', () => {
  const goal = (scenario: string, invader: number, city: number, more: object = {}) => {
    const match = open({ scenario, elowyn: true, ...more })
    for (const [seat, type] of [invader, city].entries())
      for (const choice of [`buy ${type}`, 'ready']) must(match.play(seat, choice))
    return stateOf(match).goal
  }
  expect(goal('pointsEsirien', ORC, INF)).toBe(18)
  expect(goal('pointsNurkott', INF, ORC)).toBe(18)
  expect(goal('pointsNurkott', INF, ORC, { elowynRaisesGoal: true })).toBe(19)
})

test('DR-2.8.8e fog and whirlwinds bar lightning at ordinary units, over the wizard as over them; monsters are struck', () => {
  const cast = (weather: object) => table('city magic', 'ORC 1010', 'GNT 1011', 'WZD 0403', 'city WZD 1012', weather)
  const fog = { fog: { WZD_ORC: '1009' } }
  expect(offered(cast(fog), 'lightning', 'hold')).toEqual(['lightning @1011'])
  expect([refusal(cast(fog), 'lightning @1010'), refusal(cast(fog), 'hold 1010')]).toEqual(['DR-2.8.6b', 'DR-2.8.6b'])
  for (const hex of ['1010', '1012']) {
    const storm = cast({ whirlwind: { WZD_ORC: hex } })
    expect(refusal(storm, 'lightning @1010')).toBe('DR-2.8.7b')
    expect(offered(storm, 'lightning')).toContain('lightning @1011')
  }
  expect(offered(cast({ ...fog, rulings: { lightningInWeather: true } }), 'lightning')).toContain('lightning @1010')
  expect(offered(before(cast(fog)), 'hold')).toEqual(['hold 1010'])
})

test('DR-2.12.1.1.5 a flyer falls with less than half of its wing points; with half it hovers or lands', () => {
  const strike = (wings: number, more: object = {}) => {
    const dragon = `DRG 1010 N flying head=1 legs=1 belly=1 wings=${wings}`
    const match = table('city magic', dragon, far, 'city WZD 1014', { turn: 2, ...more })
    play(match, `lightning ${stateOf(match).flying.indexOf(true)}`)
    return {
      match,
      events: play(match, wings === 5 && Object.keys(more).length === 0 ? 'area wings' : 'area wings =1 1'),
    }
  }
  const half = strike(5)
  expect(told(half.events, 'crashed')).toEqual([])
  passTo(half.match, 'invader', 'chooseMover')
  play(half.match, 'unit @1010')
  expect(offered(half.match)).toEqual(['land', 'rest'])
  expect(told(strike(6).events, 'crashed')).toHaveLength(1)
  expect(told(strike(5, { rulings: { crashOnWingLoss: true } }).events, 'crashed')).toHaveLength(1)
})

test('DR-2.8.5d boosted morale helps to escape fire; falling monsters only when all heroes are dead', () => {
  const boost = { boost: { WZD_HUMAN: { hex: '1010', radius: 1 } } }
  const crushed = (rolls: string, ...more: (string | object)[]) => {
    const units = ['DRG 1010 N belly=5', far, 'city INF 1010', 'city WZD 1009']
    const match = table('city melee', ...units, boost, ...more)
    const events = play(match, 'monster @1010#1', 'unit @1010', `area belly =${rolls}`)
    return told(events, 'escaped')[0][1]
  }
  expect(crushed('6 5', 'city HERO 2010')).toBe(5)
  expect(crushed('6 6 5', { fallen: { HERO_HUMAN: 'city' } })).toBe(4)
  expect(crushed('6 5', 'city HERO 2010', { rulings: { boostWhenCrushed: true } })).toBe(4)
  const fire = table('invader missiles', 'DRG 1010 N', 'city INF 1009', 'city HERO 2010', 'city WZD 1108', boost)
  expect(told(play(fire, 'breathe @1010', 'hex 1009 =4'), 'escaped')[0].slice(1)).toEqual([4, 1])
})

test('DR-2.10.7f nobody lands on Elowyn, and alone she stops climbers and counts against them', () => {
  const rulings = { rulings: { elowynGivesWay: true } }
  const landing = (more: object) => {
    const match = table('invader movement', 'DRG 1009 N flying', far, 'city ELOWYN 1009', more)
    play(match, `unit ${stateOf(match).flying.indexOf(true)}`)
    return offered(match, 'land')
  }
  expect([landing({}), landing(rulings)]).toEqual([[], ['land']])
  const climb = (hex: string, more: object) => {
    const match = table('invader movement', 'ORC 0608', far, `city ELOWYN ${hex}`, 'city INF 2010', more)
    play(match, 'unit @0608')
    return match
  }
  expect(refusal(climb('0708', {}), 'climb 0708')).toBe('DR-2.5.3.1d')
  expect(offered(climb('0708', rulings), 'climb')).toContain('climb 0708')
  const need = (more: object) => told(play(climb('0808', more), 'climb 0708 =1'), 'climbed')[0][2]
  expect([need({}), need(rulings)]).toEqual([6, 5])
})

test('DR-2.7.6.1e archers under a monster shoot at it on a 6, and catapults do not', () => {
  const under = table('city missiles', 'DRG 1010 N', far, 'city ARH 1010', 'city INF 2010')
  expect(told(play(under, 'monster @1010#1', 'unit @1010', 'area legs =6'), 'shotAt')[0].slice(2)).toEqual([2, 6, 1])
  const again = table('city missiles', 'DRG 1010 N', far, 'city ARH 1010', 'city INF 2010')
  expect(before(again).asked!.decision).not.toBe('chooseTarget')
  const engine = table('city missiles', 'DRG 1010 N', far, 'city CAT 1010', 'city ARH 1011')
  play(engine, 'monster @1010#1')
  expect(refusal(engine, 'unit @1010')).toBe('DR-2.7.6.1b')
})

test('DR-2.9f reinforcements arrive where the table says: on roads that leave the map, its edges, or in the city', () => {
  const arrive = (reinforceAt: string) => {
    const match = open({ scenario: 'E1', reinforceFirst: 1, reinforceAt })
    while (match.asked!.decision !== 'reinforce') {
      const [seat] = match.asked!.seats
      const choices = match.choices(seat)
      must(match.play(seat, choices.find(choice => ['done', 'pass', 'rest'].includes(choice)) ?? choices[0]))
    }
    return match
  }
  const printed = arrive('printed')
  expect(offered(printed)).toContain('hex 1516')
  expect(refusal(printed, 'hex 0403')).toBe('DR-2.9b')
  const roads = arrive('roads')
  expect(offered(roads).length).toBeGreaterThan(1)
  expect(['hex 0110', 'hex 0403', 'hex 2508', 'hex 2516']).toEqual(expect.arrayContaining(offered(roads)))
  expect(refusal(roads, 'hex 1516')).toBe('DR-2.9f')
  expect(offered(arrive('edges'))).toContain('hex 2508')
  expect(offered(arrive('city'))).toContain('hex 2010')
})

test('DR-2.8.5f a unit doubled by a hero has nothing more of boosted morale', () => {
  const attack = (...more: (string | object)[]) => {
    const boost = { boost: { WZD_HUMAN: { hex: '1009', radius: 0 } } }
    const match = table('city melee', 'ORC 1010', far, 'city INF 1009', 'city WZD 2010', boost, ...more)
    play(match, 'hex 1010', 'unit @1009')
    const [, strength, , , bonus] = told(play(match, 'strike =1'), 'attacked')[0]
    return [strength, bonus]
  }
  expect(attack()).toEqual([2, 1])
  expect(attack('city HERO 1009')).toEqual([4, 0])
  expect(attack('city HERO 1009', { rulings: { boostBesideHero: true } })).toEqual([4, 1])
})

test('DR-2.3c a serpent destroys the dock it enters, as every minor monster does', () => {
  const enter = (match: Match) => {
    play(match, 'unit @0816', 'hex 0815')
    return stateOf(match).destroyed.reduce((a, b) => a + b)
  }
  const match = table('invader movement', 'SER 0816', far, 'city INF 2010')
  expect(enter(before(match))).toBe(0)
  expect(enter(match)).toBe(1)
})

test('DR-2.8.6c a serpent goes on destroying from the water in fog', () => {
  const match = table('invader melee', 'SER 0816', 'WZD 0403', 'city INF 2010', { fog: { WZD_ORC: '0816' } })
  expect(offered(match, 'raze')).toContain('raze 0815')
  expect(before(match).asked!.decision).not.toBe('chooseFight')
})

test('DR-2.6e a turn in which an invader was inside the walls does not count, even if he died there', () => {
  const turn = (match: Match) => {
    play(match, 'unit @0606', 'hex 0707')
    passTo(match, 'city', 'chooseFight')
    play(match, 'hex 0707', 'unit @0708', 'unit @0807', 'strike =6')
    expect(unitAt(match, '0707')).toBeUndefined()
    return stateOf(match).core.result?.by
  }
  const units = ['ORC 0606', far, 'city CAV 0708', 'city CAV 0807']
  const time = { turn: 11, lastInside: 1, lastDamage: 10, broken: ['0707-0606'] }
  const match = table('invader movement', ...units, time)
  expect(turn(before(match))).toBe('DR-2.6e')
  expect(turn(match)).toBeUndefined()
})

test('DR-2.5.5.3 an archer behind a gate opens it to shoot at the enemy before it', () => {
  const match = table('city missiles', 'ORC 0606', far, 'city ARH 0707', 'city ARH 0710')
  expect(offered(match)).toEqual(['done', 'open 0707-0606'])
  expect(before(match).asked!.decision).not.toBe('chooseTarget')
  play(match, 'open 0707-0606')
  expect(stateOf(match).entrance.filter(state => state & OPEN)).toHaveLength(1)
  expect(told(play(match, 'unit @0707', 'loose'), 'shot')[0][0]).toBe(board.hex('0606'))
})
