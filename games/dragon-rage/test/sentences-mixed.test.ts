import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
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
