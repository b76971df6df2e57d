import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { HELD, LANDED, MARKED } from '../state.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

const foe = 'city WZD 2010'
const whirlwind = (hex: string) => ({ whirlwind: { WZD_HUMAN: hex } })
const at = (match: Parameters<typeof stateOf>[0], unit: number) => board.labels[stateOf(match).at[unit]]

test('DR-2.8.7d a bound into, over or out of a whirlwind rolls once: 4+ crashes in its hex', () => {
  const bound = (storm: string, dice: string) => {
    const match = table('invader movement', 'DRG 0512 N', foe, whirlwind(storm))
    const dragon = unitAt(match, '0512')
    const events = play(match, 'unit @0512', `bound 0509 =${dice}`)
    return [at(match, dragon), match.asked!.decision, told(events, 'whirled').length]
  }
  expect(bound('0510', '4 1 1')).toEqual(['0510', 'spread', 1])
  expect(bound('0510', '3')).toEqual(['0509', 'chooseTarget', 1])
  expect(bound('0512', '4 1 1')).toEqual(['0512', 'spread', 1])
  expect(bound('0509', '6 1 1')).toEqual(['0509', 'spread', 1])
})

test('DR-2.8.7d a flight rolls once where it meets a whirlwind first', () => {
  const fly = (storm: string, ...choices: string[]) => {
    const match = table('invader movement', 'DRG 0512 N flying', foe, whirlwind(storm))
    const dragon = unitAt(match, '0512')
    const events = play(match, 'unit @0512', 'fly', ...choices)
    return [at(match, dragon), match.asked!.decision, told(events, 'whirled').map(([, crashed]) => crashed)]
  }
  expect(fly('0511', 'ahead =4 2 2')).toEqual(['0511', 'spread', [1]])
  expect(fly('0511', 'ahead =3', 'ahead')).toEqual(['0510', 'flight', [0]])
  expect(fly('0512', 'ahead =5 1 2')).toEqual(['0512', 'spread', [1]])
  expect(fly('0512', 'ahead =1', 'ahead')).toEqual(['0510', 'flight', [0]])
})

test('DR-2.8.7d who held out leaves without a roll, in his next move only', () => {
  const match = table('city magic', 'DRG 1010 N flying', 'city WZD 1012', { turn: 2 })
  const dragon = unitAt(match, '1010')
  play(match, 'whirlwind 1010 =1')
  expect(stateOf(match).marks[dragon] & HELD).toBe(HELD)
  passTo(match, 'invader', 'chooseMover')
  const events = play(match, 'unit @1010', 'fly', 'ahead')
  expect(told(events, 'whirled')).toEqual([])
  play(match, 'ahead', 'hover', 'done')
  expect(stateOf(match).marks[dragon] & HELD).toBe(0)
})

test('DR-2.8.7a a whirlwind drifts by the die, and ends off the map or in forest', () => {
  const drift = (from: string, die: number) => {
    const match = table('city melee', 'ORC 1308', 'city INF 1309', 'city WZD 1510', { turn: 2, ...whirlwind(from) })
    passTo(match, 'invader', 'chooseFight')
    play(match, `done =${die}`)
    const { whirlwind: still, drifted } = stateOf(match)
    return [still[0], board.labels[drifted[0]]]
  }
  expect([1, 2, 3, 4, 5, 6].map(die => drift('1010', die)[1])).toEqual(['1009', '1110', '1111', '1011', '0911', '0910'])
  expect(drift('0702', 1)).toEqual([-1, undefined])
  expect(drift('0702', 4)).toEqual([-1, '0703'])
})

test('DR-2.8.7b in a whirlwind a dragon fights with head and legs only', () => {
  const match = table('invader melee', 'DRG 1010 N', 'city INF 1009', foe, whirlwind('1010'))
  play(match, 'hex 1009', 'beast @1010')
  expect(offered(match, 'limb')).toEqual(['limb head', 'limb legs'])
})

test('DR-2.8.7c giants pay for a whirlwind too, troops do not', () => {
  const reach = (unit: string) => {
    const match = table('invader movement', `${unit} 0512`, foe, whirlwind('0511'))
    play(match, 'unit @0512')
    return ['0511', '0510', '0509', '0508'].filter(hex => offered(match, 'hex').includes(`hex ${hex}`))
  }
  expect(reach('GNT')).toEqual(['0511', '0510', '0509'])
  expect(reach('ORC')).toEqual(['0511', '0510', '0509'])
})

test('DR-2.12.1.1.5 DR-2.5.7b a crash: dice by the sheet, those below escape or die, points burn, water kills, and who escapes drowns with the bridge', () => {
  const fall = (monster: string, to: string, dice: string, ...more: (string | object)[]) => {
    const match = table('invader movement', monster, 'ORC 0512', 'city INF 2010', ...more)
    const events = play(match, `unit @${monster.split(' ')[1]}`, `fall ${to}${dice}`)
    return { match, points: told(events, 'crashed')[0][2], events }
  }
  const row = fall('DRG 0710 N', '0810', ' =2 3 4', 'city INF 0810')
  expect(row.points).toBe(5)
  expect(told(row.events, 'escaped').map(args => args.slice(1))).toEqual([[5, 0]])
  expect(told(row.events, 'destroyed').map(args => args[1])).toEqual([1])
  expect(fall('YDR 0710 N', '0810', ' =6 5', 'city INF 0810').points).toBe(6)
  const river = fall('DRG 1310 N', '1409', '')
  expect(stateOf(river.match).carcasses).toEqual([])
  expect(told(river.events, 'fell')).toHaveLength(1)
  const bridge = fall('DRG 1507 N', '1407', ' =4', 'city INF 1407')
  expect(told(bridge.events, 'bridgeGone')).toHaveLength(1)
  expect(told(bridge.events, 'killed')).toHaveLength(1)
  const survivor = fall('DRG 1507 N', '1407', ' =5', 'city INF 1407')
  expect(told(survivor.events, 'drowned')).toHaveLength(1)
})

test('DR-2.12.1.1.5 the owner spreads a crash as he likes, and death ends it', () => {
  const match = table('invader movement', 'DRG 1310 N belly=5', 'ORC 0512', 'city INF 2010')
  play(match, 'unit @1310', 'fall 1309 =6 6')
  expect(offered(match)).toEqual(['area belly', 'area head', 'area legs', 'area wings'])
  play(match, 'area belly')
  expect(stateOf(match).pending).toEqual([])
  expect(stateOf(match).carcasses).toEqual([board.hex('1309')])
})

test('DR-2.12.1.1.5 why a monster does not let itself fall', () => {
  const fall = (monster: string, to: string, more: object = {}) => {
    const match = table('invader movement', monster, 'ORC 0512', 'city INF 2010', more)
    play(match, `unit @${monster.split(' ')[1]}`)
    return refusal(match, `fall ${to}`)
  }
  expect(fall('DRG 1309 N', '1308')).toBe('DR-2.12.1.1.5')
  expect(fall('DRG 1310 N wings=12', '1309')).toBe('DR-2.12.1.1.5')
  expect(fall('WRM 1310 N', '1309')).toBe('DR-2.12.1.1.5')
  expect(fall('DRG 1310 N', '1308')).toBe('DR-2.12.1.1.5')
  expect(fall('DRG 1310 N', '1309', { carcasses: ['1309'] })).toBe('DR-2.12.1.8')
})

test('DR-2.8.8b lightning goes round: whole areas first, none twice before each has one', () => {
  const spread = (damage: string) => {
    const match = table('city magic', `DRG 1010 N ${damage}`, 'city WZD 1010')
    play(match, 'lightning @1010#1')
    const rounds: string[][] = []
    while (match.asked!.decision === 'spread') {
      const areas = offered(match)
      rounds.push(areas.map(area => area.split(' ')[1]))
      play(match, areas[0])
    }
    return rounds
  }
  expect(spread('legs=1')).toEqual([
    ['belly', 'head', 'wings'],
    ['head', 'wings'],
    ['belly', 'head', 'legs', 'wings'],
  ])
  expect(spread('wings=12 legs=1 head=1')).toEqual([
    ['head', 'legs'],
    ['belly', 'head', 'legs'],
    ['head', 'legs'],
  ])
})

test('DR-2.5.7.2 a flyer on the bridge it wrecked falls unless it leaves in its next move', () => {
  const match = table('invader movement', 'ROC 1407 N', 'ORC 0512', 'city INF 2010', { bridgesMarked: ['1407'] })
  expect(stateOf(match).bridge[0]).toBe(MARKED)
  play(match, 'done')
  expect(unitAt(match, '1407')).toBeUndefined()
  const leaves = table('invader movement', 'ROC 1407 SE', 'ORC 0512', 'city INF 2010', { bridgesMarked: ['1407'] })
  const roc = unitAt(leaves, '1407')
  play(leaves, 'unit @1407', 'bound 1508')
  expect([at(leaves, roc), stateOf(leaves).bridge[0]]).toEqual(['1508', 2])
  expect(stateOf(leaves).deeds[roc] & LANDED).toBe(LANDED)
  const flies = table('invader movement', 'ROC 1407 SE', 'ORC 0512', 'city INF 2010', { bridgesMarked: ['1407'] })
  play(flies, 'unit @1407', 'fly')
  expect(stateOf(flies).bridge[0]).toBe(2)
})

test('DR-2.5.7.1 a bridge is saved when the troop that marked it dies', () => {
  const match = table('invader melee', 'GNT 1507', 'ORC 1508', 'city INF 1407', 'city INF 2010', {
    bridgesMarked: ['1407'],
    broken: ['1508-1407'],
  })
  const events = play(match, 'hex 1407', 'unit @1508', 'strike =6')
  expect(told(events, 'bridgeSaved')).toEqual([[board.hex('1407')]])
  expect(stateOf(match).bridge[0]).toBe(0)
})
