import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { offered, play, refusal, stateOf, table, unitAt } from './table.ts'

/** What a shooter may aim at in its missile phase. */
const targets = (when: string, ...units: (string | object)[]) => {
  const match = table(when, ...units)
  return match.asked!.decision === 'chooseTarget' ? offered(match, 'hex', 'monster') : []
}

test('DR-2.5.3.1g a goblin that tried to climb does not shoot this turn', () => {
  const match = table('invader movement', 'GOB 0608', 'GOB 0810', 'city INF 0811', 'city INF 2010')
  play(match, 'unit @0608', 'climb 0708 =6', 'done', 'hex 0811')
  expect(refusal(match, 'unit @0708')).toBe('DR-2.5.3.1g')
  expect(offered(match, 'unit')).toEqual(['unit @0810'])
})

test('DR-2.8.7b nobody shoots at a hex in a whirlwind, or from one', () => {
  const storm = (hex: string) => ({ whirlwind: { WZD_HUMAN: hex } })
  const units = ['ORC 1010', 'GNT 1011', 'ORC 1212', 'city ARH 1009', 'city ARH 1211', 'city WZD 2010']
  expect(targets('city missiles', ...units)).toEqual(['hex 1010', 'hex 1212', 'monster @1011'])
  expect(targets('city missiles', ...units, storm('1010'))).toEqual(['hex 1212', 'monster @1011'])
  expect(targets('city missiles', ...units, storm('1011'))).toEqual(['hex 1010', 'hex 1212'])
})

test('DR-2.7.6.1b ranges: bows 2 and 3 from towers, ballistae 3 and 4, catapults 2 to 4', () => {
  const far = (shooter: string, ...hexes: string[]) =>
    hexes.filter(hex =>
      targets('city missiles', `ORC ${hex}`, 'ORC 0403', `city ${shooter}`, 'city ARH 2010', 'ORC 2011').includes(
        `hex ${hex}`,
      ),
    )
  expect(far('ARH 1009', '1010', '1011', '1012')).toEqual(['1010', '1011'])
  // the street corner 0912 is three hexes from the tower
  expect(far('ARH 0710', '0811', '0912', '1012')).toEqual(['0811', '0912'])
  expect(far('BAL 1009', '1010', '1011', '1012', '1013')).toEqual(['1010', '1011', '1012'])
  expect(far('CAT 1008', '1009', '1010', '1011', '1012', '1013')).toEqual(['1010', '1011', '1012'])
})

test('DR-2.11.2.3 a serpent is a target on a dock or beside land, not out at sea', () => {
  expect(targets('city missiles', 'SER 0915', 'ORC 0403', 'city ARH 0914')).toEqual(['monster @0915'])
  expect(targets('city missiles', 'SER 1116', 'ORC 0403', 'city ARH 1115')).toEqual(['monster @1116'])
  expect(targets('city missiles', 'SER 1117', 'ORC 0403', 'city ARH 1115')).toEqual([])
})

test('DR-2.7.6.1c one name for a hex with two enemies, and only enemies are named', () => {
  const units = ['GOB 1010', 'WZD 1010', 'city ARH 1009', 'city INF 1011']
  expect(targets('city missiles', ...units)).toEqual(['hex 1010'])
  expect(targets('invader missiles', ...units)).toEqual(['hex 1009', 'hex 1011'])
})

test('DR-2.10.8 ballistae are weaker from afar, catapults are not; engines never strike', () => {
  const volley = (shooter: string, hex: string) => {
    const match = table('city missiles', `ORC ${hex}`, 'ORC 0403', `city ${shooter}`)
    play(match, `hex ${hex}`, `unit @${shooter.split(' ')[1]}`)
    return told(play(match, 'loose'), 'shot')[0][1]
  }
  expect([volley('BAL 1009', '1011'), volley('BAL 1009', '1012'), volley('CAT 1008', '1012')]).toEqual([2, 1, 2])
  const melee = table('city melee', 'ORC 1010', 'city CAT 1009', 'city INF 1011')
  play(melee, 'hex 1010')
  expect(refusal(melee, 'unit @1009')).toBe('DR-2.7.6.1a')
})

test('DR-2.7.6.3 a shot that misses does nothing but is spent', () => {
  const match = table('city missiles', 'GNT 1010', 'ORC 1110', 'city ARH 1009', 'city ARH 1011')
  const archer = unitAt(match, '1009')
  const events = play(match, 'monster @1010', 'unit @1009 =5')
  expect(told(events, 'shotAt')[0].slice(2)).toEqual([0, 6, 0])
  expect(told(events, 'hurt')).toEqual([])
  expect(offered(match, 'hex', 'monster')).toEqual(['hex 1110', 'monster @1010'])
  play(match, 'monster @1010')
  expect(refusal(match, `unit ${archer}`)).toBe('DR-2.7.6.1a')
  expect(stateOf(match).deeds[archer]).toBeGreaterThan(0)
})
