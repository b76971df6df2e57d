import { Match, must } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { dragonRage } from '../index.ts'
import { standardRulings } from '../settings.ts'
import { AWAY, OPEN, SAFE } from '../state.ts'
import { offered, passTo, play, refusal, stateOf, table } from './table.ts'

// Rows 49 to 52 of the digest: what the manuals can be read to mean, and what a table may have instead.

const far = 'ORC 0403'
const FREELY = { rulings: { openFreely: true } }

test('DR-2.5.5.3 who opens a gate attacks the enemy before it, and nobody else first', () => {
  const siege = (...more: (string | object)[]) =>
    table('city melee', 'ORC 0606', 'ORC 1010', far, 'city INF 0707', 'city INF 1011', ...more)
  const match = siege()
  expect(offered(match)).toEqual(['done', 'hex 1010', 'open 0707-0606'])
  play(match, 'open 0707-0606')
  // nothing else is offered, so the attack has begun
  expect(match.asked?.decision).toBe('nameAttackers')
  expect(stateOf(match).entrance.filter(state => state & OPEN)).toHaveLength(1)
  play(match, 'unit @0707', 'strike =1')
  expect(match.asked?.decision).not.toBe('nameAttackers')
  const free = siege(FREELY)
  play(free, 'open 0707-0606')
  expect(offered(free)).toEqual(['done', 'hex 0606', 'hex 1010'])
})

test('DR-2.5.5.3 at an open gate other enemies, the end and further gates wait until the blow has fallen', () => {
  const match = table('city melee', 'GNT 0606', 'ORC 1010', far, 'city INF 0707', 'city INF 1011')
  play(match, 'open 0707-0606')
  expect(match.asked?.decision).toBe('chooseStriker')
  play(match, 'unit @0707 =1')
  expect(offered(match)).toEqual(['done', 'hex 1010'])
})

test('DR-2.5.5.3 an archer who has opened a gate shoots through it; by rules 5 he might leave it at that', () => {
  const match = table('city missiles', 'ORC 0606', 'ORC 0909', far, 'city ARH 0707', 'city ARH 0710')
  const former = must(
    Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'x' }, rules: '5', position: match.position }),
  )
  play(match, 'open 0707-0606')
  expect(match.asked?.decision).toBe('nameShooters')
  play(former, 'open 0707-0606')
  expect(offered(former)).toContain('done')
  expect([standardRulings('5').openFreely, standardRulings().openFreely]).toEqual([true, false])
})

test('DR-2.10.7b Elowyn takes ship in the turns marked for reinforcements; with delayed ones where the table says so', () => {
  const eleventh = (more: object) => {
    const match = table('city melee', far, 'city ELOWYN 1516', 'city INF 1011', { turn: 10, late: 2, ...more })
    play(match, 'done')
    return stateOf(match).elowyn
  }
  expect(eleventh({})).toBe(AWAY)
  expect(eleventh({ rulings: { lateShips: true } })).toBe(SAFE)
  expect(eleventh({ late: 0, rulings: { lateShips: true } })).toBe(AWAY)
})

test('DR-2.8.6b DR-2.3c orcs destroy points by staying in fog, unless the table lets it protect them', () => {
  const destroyed = (more: object) => {
    const match = table('invader melee', 'ORC 1009', 'city INF 2010', more)
    passTo(match, 'city', 'chooseMover')
    return stateOf(match).destroyed.reduce((sum, points) => sum + points, 0)
  }
  const fog = { fog: { WZD_ORC: '1009' }, fallen: { WZD_ORC: 'invader' } }
  const points = destroyed({})
  expect(points).toBeGreaterThan(0)
  expect(destroyed(fog)).toBe(points)
  expect(destroyed({ ...fog, rulings: { fogShieldsPoints: true } })).toBe(0)
  expect(destroyed({ rulings: { fogShieldsPoints: true } })).toBe(points)
})

test('DR-2.10.5.5 DR-2.8.8b lightning at a monster takes no courage, unless the table says so', () => {
  const cast = (more: object) =>
    table('city magic', 'GNT 1010', 'ORC 1012', far, 'city WZD 1011', 'city INF 2010', {
      fallen: { HERO_HUMAN: 'city' },
      ...more,
    })
  const quails = { rulings: { wizardsQuail: true } }
  expect(told(play(cast({}), 'lightning @1010'), 'bolt')).toHaveLength(1)
  const shy = cast(quails)
  const failed = play(shy, 'lightning @1010 =1')
  expect([told(failed, 'morale')[0]?.[2], told(failed, 'bolt')]).toEqual([0, []])
  const brave = play(cast(quails), 'lightning @1010 =6')
  expect([told(brave, 'morale')[0]?.[2], told(brave, 'bolt').length]).toEqual([1, 1])
  // orcs are no monsters
  expect(told(play(cast(quails), 'lightning @1012 =1'), 'morale')).toEqual([])
  expect(refusal(cast({}), 'lightning @2010')).toBe('DR-2.8.8a')
})

test('DR-2.10.5.1 DR-2.4.4b a hero under a dragon of his side doubles nothing, unless the table says so; wounded he never does', () => {
  const strength = (hero: string, rulings: object = {}) => {
    const match = table('invader melee', 'DRG 1010 N', hero, far, 'city INF 1009', { rulings })
    play(match, 'hex 1009')
    must(match.play(0, match.choices(0).find(choice => choice.startsWith('beast'))!))
    play(match, 'limb head', 'limb legs')
    return told(play(match, 'strike =1'), 'struck')[0][2]
  }
  const led = { heroesLeadMajors: true }
  expect([strength('HERO 1010'), strength('HERO 1010', led)]).toEqual([4, 8])
  expect([strength('HERO 1010 wounded', led), strength('HERO 1011', led)]).toEqual([4, 4])
})

test('DR-2.2.1 DR-2.11.1 giants have strength 3; by rules 7 and before they had 6', () => {
  const match = table('invader melee', 'GNT 1010', far, 'city INF 1009', 'city INF 1510')
  const former = (rules: string) =>
    must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'x' }, rules, position: match.position }))
  const attack = (at: Match) => told(play(at, 'hex 1009', 'unit @1010', 'strike =1'), 'attacked')[0].slice(1, 4)
  expect(attack(former('7'))).toEqual([6, 2, 4])
  expect(attack(former('1'))).toEqual([6, 2, 4])
  expect(attack(match)).toEqual([3, 2, 6])
})
