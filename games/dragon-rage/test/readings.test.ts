import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { answer } from '../answers/index.ts'
import { board } from '../content/board.ts'
import { EARTH_UNIT } from '../content/types.ts'
import { offered, play, refusal, stateOf, table, unitAt } from './table.ts'

const far = 'ORC 0403'
const by = (rulings: object) => ({ rulings })

test('DR-2.7.6.1d goblins strike hand to hand like any unit, unless the table has it otherwise', () => {
  const units = ['GOB 1010', 'GOB 1012', far, 'city MIL 1011', 'city INF 2010']
  const match = table('invader melee', ...units)
  play(match, 'hex 1011', 'unit @1010')
  expect(offered(match)).toEqual(['strike', 'unit @1012'])
  const events = play(match, 'unit @1012', 'strike =5')
  expect(told(events, 'attacked')[0].slice(1, 3)).toEqual([2, 1])
  expect(table('invader melee', ...units, by({ goblinsStrike: false })).asked!.decision).not.toBe('chooseFight')
})

test('DR-2.7.6.1d a goblin shoots or strikes, once a turn', () => {
  const match = table('invader missiles', 'GOB 1010', 'ORC 1012', far, 'city INF 1011')
  play(match, 'hex 1011', 'unit @1010', 'loose', 'done')
  play(match, 'hex 1011')
  expect(refusal(match, 'unit @1010')).toBe('DR-2.7.6.1a')
})

test('DR-2.7.6.1d DR-2.10.5.5 goblins strike at monsters where those can be hit, after a check of morale without heroes', () => {
  const match = table('city melee', 'DRG 1010 N', far, 'city GOB 1010', { fallen: { HERO_ORC: 'city' } })
  play(match, 'monster @1010#1', 'unit @1010')
  expect(offered(match)).toEqual(['area belly', 'area legs'])
  const events = play(match, 'area belly =4 4')
  expect(told(events, 'morale')).toEqual([[unitAt(match, '1010'), 4, 1]])
  expect(told(events, 'struckAt')[0].slice(3)).toEqual([4, 0, 1])
  const shot = table('city missiles', 'DRG 1010 N', far, 'city GOB 1009', { fallen: { HERO_ORC: 'city' } })
  expect(told(play(shot, 'monster @1010', 'unit @1009', 'area head =5'), 'morale')).toEqual([])
})

test('DR-2.10.4 archers use missile rules even beside their target, unless the table has it otherwise', () => {
  const units = ['ORC 1010', far, 'city ARH 1011', 'city INF 1009']
  const match = table('city melee', ...units)
  play(match, 'hex 1010')
  expect(refusal(match, 'unit @1011')).toBe('DR-2.7.6.1a')
  const dragon = table('city melee', 'DRG 1010 N', far, 'city ARH 1011', 'city INF 1009')
  play(dragon, 'monster @1010')
  expect(refusal(dragon, 'unit @1011')).toBe('DR-2.10.4')
  const armed = table('city melee', ...units, by({ archersStrike: true }))
  play(armed, 'hex 1010', 'unit @1011')
  expect(offered(armed)).toContain('strike')
})

test('DR-2.10.8 a ballista hits flyers by its own table, or on a 6 where the table has it so', () => {
  const need = (hex: string, rulings: object = {}) => {
    const match = table('city missiles', 'DRG 1010 N flying', far, `city BAL ${hex}`, 'city INF 2010', by(rulings))
    return told(play(match, 'monster @1010', `unit @${hex} =1`), 'shotAt')[0][3]
  }
  expect([need('1009'), need('1008'), need('1007')]).toEqual([4, 5, 6])
  expect([need('1009', { flyersDodgeBallistae: true }), need('1008', { flyersDodgeBallistae: true })]).toEqual([6, 6])
})

test('DR-2.11.4 elementals are ordinary units to militia, heroes and morale, or monsters where the table has it so', () => {
  const monsters = by({ elementalsAreMonsters: true })
  const fight = (...more: (string | object)[]) => {
    const elsewhere = ['ORC 2011', 'city INF 2010']
    const match = table('city melee', ...elsewhere, 'wild ELM 1010', 'city MIL 1009', 'city INF 1011', ...more)
    play(match, 'hex 1010')
    return match
  }
  expect(offered(fight(), 'unit')).toEqual(['unit @1009', 'unit @1011'])
  expect(refusal(fight(monsters), 'unit @1009')).toBe('DR-2.10.1')
  const bonus = (...more: (string | object)[]) => {
    const events = play(fight('city HERO 1112', 'city CAV 0910', ...more), 'unit @1011', 'unit @0910', 'strike =1')
    return told(events, 'attacked')[0][4]
  }
  expect([bonus(), bonus(monsters)]).toEqual([0, 0])
  expect(told(play(fight('city HERO 1112', monsters), 'unit @1011', 'strike'), 'attacked')[0][4]).toBe(1)
  const alone = { fallen: { HERO_HUMAN: 'city' } }
  expect(told(play(fight('city CAV 0910', alone), 'unit @0910', 'strike =1 1'), 'morale')).toEqual([])
  const shaken = play(fight('city CAV 0910', alone, monsters), 'unit @0910', 'strike =1')
  expect([told(shaken, 'morale').length, told(shaken, 'attacked').length]).toEqual([1, 0])
})

test('DR-2.11.4 DR-2.8.7c whirlwinds slow elementals where they are monsters', () => {
  const cost = (rulings: object) => {
    const units = [
      { code: 'ELM', hex: '1010', side: 'city' },
      { code: 'WZD', hex: '1011', side: 'city' },
    ]
    const whirlwind = { WZD_HUMAN: '1009' }
    const outcome = answer({ ask: 'reach', map: 'esirien', units, unit: 0, whirlwind, rulings })!
    return ((outcome.ok ? outcome.value : {}) as { hexes: Record<string, number> }).hexes['1009']
  }
  expect([cost({}), cost({ elementalsAreMonsters: true })]).toEqual([1, 2])
})

test('DR-2.10.11 wargs may stay in towers, unless the table has it otherwise; cavalry never', () => {
  const match = (unit: string, rulings: object = {}) => {
    const game = table('city movement', far, `city ${unit} 1309`, 'city INF 2010', by(rulings))
    play(game, 'unit @1309')
    return game
  }
  expect(offered(match('WRG'), 'hex')).toContain('hex 1310')
  expect(refusal(match('WRG', { wargsShunTowers: true }), 'hex 1310')).toBe('DR-2.10.11')
  expect(refusal(match('CAV'), 'hex 1310')).toBe('DR-2.10.3')
})

test('DR-2.8.9g to an elemental out of control young dragons are dragons, or other monsters where the table has it so', () => {
  const goes = (rulings: object) => {
    const match = table('city movement', 'YDR 1008 N', far, 'wild ELM 1010', 'city HERO 1012', by(rulings))
    return board.labels[stateOf(match).at[EARTH_UNIT]]
  }
  expect([goes({}), goes({ youngDragonsRank: false })]).toEqual(['1008', '1012'])
})
