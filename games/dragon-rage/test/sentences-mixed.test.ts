import { Match, must } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { dragonRage } from '../index.ts'
import { canGo } from '../rules/movement.ts'
import { WAITING } from '../state.ts'
import { play, stateOf, table, unitAt } from './table.ts'

// Sentences about groups of different kinds, and about those who are not on the map.

const far = 'ORC 0403'
const guard = 'city INF 2010'

test('DR-2.8.5b DR-2.11.4 where elementals are monsters, one among those attacked is enough for a hero beside to help', () => {
  const bonus = (elementalsAreMonsters: boolean, ...foes: string[]) => {
    const more = { rulings: { elementalsAreMonsters } }
    const units = ['city INF 1011', 'city HERO 1112', ...foes, 'WZD 1009', far, guard]
    const match = table('city melee', ...units, more)
    play(match, 'hex 1010', `unit ${unitAt(match, '1011')}`)
    return told(play(match, 'strike'), 'attacked')[0][4]
  }
  expect([bonus(true, 'ELM 1010', 'ORC 1010'), bonus(true, 'ELM 1010'), bonus(true, 'ORC 1010')]).toEqual([1, 1, 0])
  expect([bonus(false, 'ELM 1010', 'ORC 1010'), bonus(false, 'ELM 1010')]).toEqual([0, 0])
})

test('DR-3.2.1 who waits before entries that are all blocked goes nowhere', () => {
  const goes = (...blocked: string[]) => {
    const units = ['INF -', ...blocked, 'city ORC 1508']
    const match = table('invader movement', ...units, { map: 'nurkott' })
    const { at } = stateOf(match)
    return canGo(stateOf(match), at.indexOf(WAITING))
  }
  expect([goes(), goes('MIL 0202'), goes('MIL 0202', 'MIL 0516')]).toEqual([true, true, false])
})

test('DR-2.3c D54 a try without MP destroys no points, wherever MP spent on anything do', () => {
  const destroyed = (damage: string, points: number) => {
    const units = [`DRG 1310 NW${damage}`, far, 'city INF 1209', guard]
    const match = table('invader movement', ...units, { rulings: { anyMpRazes: true } })
    play(match, 'unit @1310')
    return told(play(match, `ram ${points} =6${points === 0 ? ' 6' : ''}`), 'destroyed').length
  }
  expect([destroyed('', 1), destroyed(' legs=12', 0)]).toEqual([1, 0])
})

test('DR-2.6e by rules 3 who was inside when the turn began and has left was not inside', () => {
  const lastInside = (rules: string) => {
    const units = ['ORC 0707', far, 'city INF 0404', guard]
    const { position } = table('city melee', ...units, { turn: 4, lastInside: 1, broken: ['0707-0606'] })
    const match = must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'x' }, rules, position }))
    play(match, 'done')
    const begun = stateOf(match).lastInside
    play(match, 'unit @0707', 'hex 0606')
    return [begun, stateOf(match).lastInside]
  }
  expect(lastInside('8')).toEqual([5, 5])
  expect(lastInside('3')).toEqual([4, 4])
})
