import { defaultOption, Match, must, question, writeOption } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board, directionNames } from '../content/board.ts'
import { types } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { isWhole, KINDS } from '../rules/recruiting.ts'
import { cannotDeploy } from '../rules/set-up.ts'
import { score } from '../rules/victory.ts'
import { CITY, INVADER } from '../state.ts'
import { offered, play, refusal, stateOf, table, unitAt } from './table.ts'

// Sentences about limits from both sides: points and units of a force, edges of the map, friends among enemies.

const far = 'ORC 0403'
const guard = 'city INF 2010'

/** A city's force of so many units that costs so many half points, of ordinary troops. */
function forceOf(units: number, halfPoints: number): number[] {
  const [MIL, ARH, INF, CAV] = ['MIL', 'ARH', 'INF', 'CAV'].map(code => types.findIndex(type => type.code === code))
  const [a, b, c, d] = [MIL, ARH, INF, CAV].map(type => types[type].halfPoints[CITY])
  for (let mil = 0; mil <= units; mil++)
    for (let arh = 0; arh + mil <= units; arh++)
      for (let inf = 0; inf + arh + mil <= units; inf++) {
        const cav = units - mil - arh - inf
        if (mil * a + arh * b + inf * c + cav * d !== halfPoints) continue
        const force = new Array<number>(2 * KINDS).fill(0)
        for (const [type, count] of [
          [MIL, mil],
          [ARH, arh],
          [INF, inf],
          [CAV, cav],
        ])
          force[CITY * KINDS + type] = count
        return force
      }
  throw new RangeError(`${units} units do not cost ${halfPoints / 2} points`)
}

test('DR-3.3.1 a proposed city has 72 to 77 points in 20 to 22 units', () => {
  const g = stateOf(table('city magic', far, guard))
  const whole = (units: number, points: number) => isWhole({ ...g, force: forceOf(units, 2 * points) }, CITY)
  expect([71.5, 72, 74, 77, 77.5].map(points => whole(21, points))).toEqual([false, true, true, true, false])
  expect([19, 20, 21, 22, 23].map(units => whole(units, 74.5))).toEqual([false, true, true, true, false])
})

test('DR-3.3.1 a proposed invader has 80 to 85 points in any number of units', () => {
  const g = stateOf(table('city magic', far, guard))
  const DRG = types.findIndex(type => type.code === 'DRG')
  const INF = types.findIndex(type => type.code === 'INF')
  const whole = (dragons: number, infantry: number) => {
    const force = new Array<number>(2 * KINDS).fill(0)
    force[INVADER * KINDS + DRG] = dragons
    force[INVADER * KINDS + INF] = infantry
    return isWhole({ ...g, force }, INVADER)
  }
  expect([whole(1, 15), whole(1, 16), whole(1, 18), whole(1, 19)]).toEqual([false, true, true, false])
  expect([whole(2, 0), whole(2, 2), whole(2, 3), whole(0, 33)]).toEqual([true, true, false, true])
})

test('DR-3.1.1 DR-2.12.3 the south edge is the sea’s: only a roc starts there, in flight', () => {
  const why = (unit: string, hex: string) => {
    const match = table('invader melee', `${unit}`, 'ORC 1508', 'city INF 1509', guard)
    return cannotDeploy(stateOf(match), unitAt(match, '1010'), board.hex(hex))
  }
  for (const unit of ['DRG 1010 N', 'GNT 1010', 'ORC 1010'])
    expect([unit, why(unit, '1417')]).toEqual([unit, 'DR-3.1.1'])
  expect(why('ROC 1010 N', '1417')).toBeUndefined()
})

test('DR-2.12.1.7.1 run amok a dragon turns away from a friend to an enemy who is as near', () => {
  const turned = (friend: string) => {
    const match = table('invader movement', 'DRG 1010 N head=8', `ORC ${friend}`, far, 'city INF 1211')
    return told(play(match, 'unit @1010'), 'turned').map(([, , facing]) => directionNames[facing])
  }
  expect([turned('1508'), turned('1008')]).toEqual([turned('1508'), turned('1508')])
  expect(turned('1008')[0]).toBe('NE')
})

test('DR-2.8.7a a whirlwind that drifts off the southern edge ends', () => {
  const drifts = (die: number) => {
    const spells = { whirlwind: { WZD_HUMAN: '1417' }, fallen: { WZD_HUMAN: 'city' } }
    const match = table('invader melee', 'ORC 1508', 'city INF 1509', guard, spells)
    const events = play(match, `done =${die}`)
    return [told(events, 'drifts').length, told(events, 'ended').length, stateOf(match).drifted.length]
  }
  expect([drifts(1), drifts(4)]).toEqual([
    [1, 0, 2],
    [0, 1, 2],
  ])
})

/** What is chosen for the city when its time is up. */
function chosenFor(match: Match): string {
  const { decision } = question(dragonRage, match.state)!
  return writeOption(decision, defaultOption(dragonRage, match.state, 1)!)
}

test('DR-2.5.5.3 whose time is up shoots at a monster before the entrance he has opened, though others are too far from it', () => {
  const shooters = ['city ARH 0707', 'city ARH 1011']
  const match = table('city missiles', 'ORC 0606', 'DRG 0606 N flying', 'ORC 1010', ...shooters)
  const dragon = unitAt(match, '0606', 1)
  play(match, 'open 0707-0606')
  expect(chosenFor(match)).toBe(`monster ${dragon}`)
})

test('DR-2.5.5.3 only the city opens an entrance to shoot, and none before it has shot through the last', () => {
  const invader = table('invader missiles', 'GOB 0606', 'ORC 1010', 'city ARH 0707', 'city INF 1011')
  expect(refusal(invader, 'open 0707-0606')).toBe('DR-2.5.5.3')
  const city = table('city missiles', 'ORC 0606', 'DRG 0606 N flying', 'ORC 2212', 'city ARH 0707', 'city ARH 2113')
  play(city, 'open 0707-0606')
  expect(refusal(city, 'open 2113-2212')).toBe('DR-2.5.5.3')
})

test('DR-2.11.2.2 a serpent destroys from the water what lies beside it, not what it lies on', () => {
  const match = table('invader melee', 'SER 0815', 'ORC 1508', 'city INF 1509', guard)
  expect([refusal(match, 'raze 0815'), offered(match, 'raze')]).toEqual(['DR-2.11.2.2', []])
})

test('DR-2.8.9a an elemental is summoned one or two hexes away: not to the wizard himself, on a dock either', () => {
  const match = table('city magic', far, 'city WZD 1115', guard)
  expect([refusal(match, 'summon 1115'), refusal(match, 'summon 1014')]).toEqual(['DR-2.8.9a', 'DR-2.8.9c'])
})

test('DR-2.5.5.3 DR-2.7.2b no gate is opened for a blow at a dragon of which nothing can be hit from there', () => {
  const opens = (dragon: string) =>
    offered(table('city melee', `DRG 0606 ${dragon}`, 'ORC 1010', 'city INF 0707', 'city INF 1011'), 'open')
  expect(opens('NW')).toEqual(['open 0707-0606'])
  expect(opens('NW legs=12')).toEqual([])
  expect(opens('SE legs=12')).toEqual(['open 0707-0606'])
})

test('DR-4.3.3 what is marked as destroyed before the game wins nothing before it has begun', () => {
  const settings = { scenario: 'campaignEsirien', musterInvader: 20, musterCity: 200 }
  const match = must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'muster' }, settings }))
  const buy = (seat: number, code: string) => {
    for (const choice of [`buy ${types.findIndex(type => type.code === code)}`, 'ready']) must(match.play(seat, choice))
  }
  buy(0, 'ORC')
  buy(1, 'INF')
  while (offered(match, 'hex').length > 0 && match.asked?.decision === 'markDestroyed') play(match, match.choices(0)[0])
  const g = stateOf(match)
  expect([g.turn, score(g) >= g.goal, g.core.result]).toEqual([0, true, null])
})
