import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { areaNames } from '../content/monsters.ts'
import { EARTH_UNIT, typeOf, types } from '../content/types.ts'
import { WILD } from '../state.ts'
import { offered, play, refusal, stateOf, table, unitAt } from './table.ts'

const far = 'ORC 0403'
const guard = 'city INF 2010'

test('DR-2.10.5.1 a hero doubles a unit against giants, not against dragons, nor himself', () => {
  const damage = (monster: string, striker: string) => {
    const match = table('city melee', `${monster} 1010`, far, 'city INF 1011', 'city HERO 1011', guard)
    const unit = [0, 1].map(n => unitAt(match, '1011', n)).find(one => types[typeOf[one]].code.startsWith(striker))
    const choices = ['monster @1010', `unit ${unit}`, ...(monster === 'GNT' ? [] : ['area legs'])]
    choices[choices.length - 1] += ' =6'
    return told(play(match, ...choices), 'hurt').map(([, , points]) => points)
  }
  expect([damage('GNT', 'INF'), damage('DRG', 'INF'), damage('GNT', 'HERO'), damage('DRG', 'HERO')]).toEqual([
    [4],
    [2],
    [3],
    [3],
  ])
})

test('DR-2.8.9f whoever attacks a wizard frees what he has summoned: a dragon, an elemental, an overrun', () => {
  const frees = (when: string, choices: string[], ...units: string[]) => {
    const match = table(when, ...units, far, 'city WZD 1010', 'city ELM 1013', guard)
    play(match, ...choices)
    return stateOf(match).owner[EARTH_UNIT] === WILD
  }
  const bite = ['hex 1010', 'beast @1011', 'limb head', 'strike =1']
  expect(frees('invader melee', bite, 'DRG 1011 N')).toBe(true)
  expect(frees('invader movement', ['unit @1011', 'overrun 1010 =1'], 'DRG 1011 N')).toBe(true)
  expect(frees('invader melee', ['hex 1010', 'unit @1011', 'strike =1'], 'TRL 1011')).toBe(true)
  expect(frees('invader missiles', ['hex 1010', 'unit @1011', 'loose'], 'GOB 1011')).toBe(true)
  expect(frees('invader missiles', ['breathe @1011', 'hex 1010 =6'], 'DRG 1011 N')).toBe(true)
  const wild = table('invader melee', 'wild ELM_FIRE 1010', 'ORC 2011', 'city WZD 1010', 'city ELM_EARTH 1013', guard)
  play(wild, 'done =1')
  expect(stateOf(wild).owner[EARTH_UNIT]).toBe(WILD)
})

test('DR-2.12.1.6 of two dragons each has its own groups, and each group strikes once', () => {
  const units = ['DRG 1011 N', 'DRG 0912 N', 'city INF 1010', 'city INF 0911', guard]
  const match = table('invader melee', ...units)
  play(match, 'hex 1010', 'beast @1011', 'limb head', 'limb legs', 'strike =1')
  play(match, 'hex 0911')
  expect(offered(match)).toEqual(['beast @0912', 'beast @1011'])
  play(match, 'beast @0912')
  const all = ['limb head', 'limb wings', 'limb wings', 'limb legs', 'limb legs', 'limb legs', 'limb legs']
  play(match, ...all)
  expect(offered(match)).toEqual(['strike'])
  expect(told(play(match, 'strike =1'), 'struck')[0].slice(2, 4)).toEqual([11, 2])
  play(match, 'hex 1010', 'beast @1011', 'limb wings', 'limb wings', 'limb legs', 'limb legs', 'limb legs')
  expect(offered(match)).toEqual(['strike'])
})

test('DR-2.7.1d only enemies are attacked where an elemental shares their hex', () => {
  const units = ['ORC 1010', far, 'city ELM 1010', 'city WZD 1013', 'city ARH 1011', 'city INF 1009']
  const shot = table('city missiles', ...units)
  expect(told(play(shot, 'hex 1010', 'unit @1011', 'loose'), 'shot')[0].slice(1, 3)).toEqual([1, 2])
  const melee = table('city melee', ...units)
  play(melee, 'hex 1010', 'unit @1009')
  expect(told(play(melee, 'strike =1'), 'attacked')[0].slice(1, 3)).toEqual([2, 2])
})

test('DR-2.8.5b boosted morale counts with exactly half the strength, and not with less', () => {
  const bonus = (...others: string[]) => {
    const boost = { boost: { WZD_HUMAN: { hex: '1009', radius: 0 } } }
    const units = ['GNT 0403', 'ORC 1010', 'city INF 1009', 'city WZD 2012', ...others.map(unit => `city ${unit}`)]
    const match = table('city melee', ...units, boost)
    play(match, 'hex 1010', 'unit @1009', ...others.map(unit => `unit @${unit.slice(-4)}`))
    return told(play(match, 'strike =1'), 'attacked')[0][4]
  }
  expect([bonus(), bonus('INF 1011'), bonus('CAV 1011')]).toEqual([1, 1, 0])
})

test('DR-2.8.5b DR-2.10.5.4 where elementals are monsters a hero beside half of the archers is enough, beside fewer not', () => {
  const bonus = (...archers: string[]) => {
    const units = ['ELM 1010', 'WZD_ORC 1013', far, 'city HERO 1008', ...archers.map(hex => `city ARH ${hex}`)]
    const match = table('city missiles', ...units, { rulings: { elementalsAreMonsters: true } })
    play(match, 'hex 1010', ...archers.map(hex => `unit @${hex}`))
    return told(play(match, 'loose'), 'shot')[0][4]
  }
  expect([bonus('1009', '1011'), bonus('1009', '1011', '1110')]).toEqual([1, 0])
})

test('DR-2.11.2.2 nobody but a serpent breaks palisades, and it no walls of stone', () => {
  const pierce = (unit: string, to: string, ...more: (string | object)[]) => {
    const match = table('invader movement', unit, ...more)
    play(match, `unit @${unit.slice(-4)}`)
    return refusal(match, `pierce ${to}`)
  }
  expect(pierce('GNT 1110', '1209', 'INF 0202', 'city ORC 1613', { map: 'nurkott' })).toBe('DR-2.11.2.2')
  expect(pierce('SER 1409', '1509', far, guard)).toBe('DR-2.11.2.2')
})

test('DR-2.5.5.1b DR-2.5.5.1c the dice an entrance takes: two against who guards it, none against nobody', () => {
  const ram = (dice: string, ...guards: string[]) => {
    const match = table('invader movement', 'TRL 0810', far, ...guards, guard)
    play(match, 'unit @0810')
    return told(play(match, `breach 0810-0710${dice}`), 'rammed')[0].slice(3)
  }
  expect([ram(''), ram(' =3 4', 'city INF 0710'), ram(' =3 3', 'city INF 0710')]).toEqual([
    [0, 1],
    [7, 1],
    [7, 0],
  ])
})

test('DR-2.7.2c damage beyond an area is lost, and a destroyed area is struck at no more', () => {
  const match = table('city melee', 'DRG 1010 N head=7 legs=12', far, 'city CAV 1009', 'city INF 1011', guard)
  const events = play(match, 'monster @1010', 'unit @1009 =6')
  expect(told(events, 'hurt')[0].slice(1)).toEqual([0, 1, 0])
  expect(told(events, 'amok')).toHaveLength(1)
})

test('DR-2.12.2.3 a full dragon overruns killers with three times its strength, a wurm does not', () => {
  const force = (monster: string, mark: string) => {
    const match = table('invader movement', `${monster} 1011 N`, far, `city CAV 1010${mark}`, guard)
    return told(play(match, 'unit @1011', `overrun 1010${monster === 'DRG' && mark ? '' : ' =1'}`), 'overran')[0][2]
  }
  expect([force('DRG', ''), force('DRG', ' killer'), force('WRM', ' killer')]).toEqual([6, 18, 9])
})

test('DR-2.8.9f the death of its summoner frees an elemental, however he dies', () => {
  const units = ['DRG 1010 N belly=5', far, 'city WZD 1010', 'city HERO 1010', 'city ELM 1012', guard]
  const match = table('city melee', ...units)
  const hero = [0, 1].map(n => unitAt(match, '1010', n)).find(one => types[typeOf[one]].code === 'HERO_HUMAN')
  play(match, `monster ${unitAt(match, '1010', 2)}`, `unit ${hero}`, 'area belly =6 6 1')
  expect(stateOf(match).owner[EARTH_UNIT]).toBe(WILD)
})

test('DR-2.8.7b nobody fights an elemental in a whirlwind, and it fights only where it counts as a monster', () => {
  const fights = (hex: string, rulings: object = {}) => {
    const units = ['wild ELM 1010', 'ORC 2011', `city INF ${hex}`, 'city WZD 1514', guard]
    const match = table('invader melee', ...units, { whirlwind: { WZD_HUMAN: '1010' }, rulings })
    return told(play(match, 'done'), 'attacked').length
  }
  const monsters = { elementalsAreMonsters: true }
  expect([fights('1011'), fights('1010'), fights('1010', monsters), fights('1011', monsters)]).toEqual([0, 0, 0, 1])
})

test('DR-2.7.2a DR-2.8.8b DR-2.12.1.5b who is no unit of one’s own, no area and no hex is refused', () => {
  const strike = table('city melee', 'DRG 1010 N', far, 'city INF 1011', 'city INF 1009', guard)
  play(strike, 'monster @1010')
  expect([refusal(strike, 'unit @0403'), refusal(strike, 'unit @1010')]).toEqual(['DR-2.7.2a', 'DR-2.7.2a'])
  const bolt = table('city magic', 'DRG 1010 N head=1', far, 'city WZD 1011', guard)
  play(bolt, 'lightning @1010')
  expect(refusal(bolt, 'area head')).toBe('DR-2.8.8b')
  const fire = table('invader missiles', 'DRG 1010 N', 'DRG 1013 N flying', far, 'city INF 1009', guard)
  expect([refusal(fire, 'breathe @1013'), refusal(fire, 'breathe @1009')]).toEqual(['DR-2.12.1.5a', 'DR-2.12.1.5a'])
  play(fire, 'breathe @1010')
  expect([refusal(fire, 'hex 999'), refusal(fire, 'hex 1011')]).toEqual(['DR-2.12.1.5b', 'DR-2.12.1.5b'])
})

test('DR-2.5.5c DR-2.8.8d DR-2.5.3.1d entrances, bolts and hexes that there are not are refused', () => {
  const match = table('invader movement', 'TRL 0606', far, 'city INF 0707', guard)
  play(match, 'unit @0606')
  expect([refusal(match, 'breach 99'), refusal(match, 'climb 999'), refusal(match, 'hex 999')]).toEqual([
    'DR-2.5.5c',
    'DR-2.5.3.1a',
    'DR-2.1d',
  ])
  const melee = table('city melee', 'ORC 1010', far, 'city INF 1011', 'city WZD 1012', guard)
  play(melee, 'hex 1010')
  expect([refusal(melee, 'bolt 0'), refusal(melee, 'bolt 5')]).toEqual(['DR-2.8.8d', 'DR-2.8.8d'])
})

test('DR-2.12.1.7.1 only without wings and legs is a head struck at from all three hexes in front', () => {
  const struck = (damage: string) => {
    const match = table('city melee', `DRG 1010 N ${damage}`, far, 'city INF 1110', guard)
    return told(play(match, 'monster @1010', 'unit @1110 =6'), 'hurt').map(([, area]) => areaNames[area])
  }
  expect([struck('legs=12'), struck('wings=12'), struck('legs=12 wings=12')]).toEqual([['wings'], ['legs'], ['head']])
  const behind = table('city melee', 'DRG 1010 N legs=12 wings=12', far, 'city INF 1110', 'city INF 1011', guard)
  play(behind, 'monster @1010')
  expect(offered(behind)).toEqual(['unit @1110'])
})
