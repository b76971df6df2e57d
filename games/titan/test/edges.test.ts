import { expect, test } from 'vitest'
import { battleBoard } from '../content/battlelands.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { terrainNamed } from '../content/terrains.ts'
import { sight } from '../rules/rangestrike.ts'
import { cannotStrike, strikeDice, strikeNumber } from '../rules/strike.ts'
import { field, on } from './field.ts'
import {
  afterMovement,
  battleOf,
  choose,
  chooseAll,
  fight,
  knownOf,
  legion,
  melee,
  offered,
  stateOf,
  strike,
  table,
  timeOut,
  told,
} from './table.ts'

// Rules where they end, and what is told of what happens.

const book = STANDARD_RULINGS
const away = { legions: ['600 titan centaur'] }

test('TI-10.5a after a time loss nobody is told to have scored', () => {
  const match = fight('marsh', 'troll F1, troll F2', 'ogre A1, ogre A2', {
    round: 7,
    phasing: 'attacker',
    score: [90, 90],
  })
  const events = choose(match, 'done')
  expect(told(events, 'timeLoss')).toHaveLength(1)
  expect(told(events, 'scores')).toEqual([])
})

test('TI-15.3a an attacker who is slain opens no summon', () => {
  const match = melee('plains', 'ogre C3:5, lion F1', 'lion D3, lion A1', { others: [['9 angel lion'], []] })
  strike(match, 'D3', 'C3', [6, 6, 6, 6, 6])
  strike(match, 'C3', 'D3', [1, 1, 1, 1, 1, 1])
  expect(match.asked!.decision).toBe('manoeuvre')
  expect(battleOf(match).summonWindow).toBe(0)
})

test('TI-11.0a TI-10.2a who enters, who manoeuvres, and who changes places is told', () => {
  const tower = fight('tower', 'lion -', 'ogre -, troll -', { round: 1 })
  const entered = chooseAll(tower, 'fighter ogre', 'hex D4', 'fighter troll', 'hex C3')
  expect(told(entered, 'enters')).toHaveLength(2)
  expect(told(entered, 'manoeuvres')).toEqual([])
  const swapped = chooseAll(tower, 'fighter C3', 'hex D4')
  const [d4, c3] = ['D4', 'C3'].map(label => battleBoard.hex(label))
  expect(told(swapped, 'manoeuvres').map(args => args.slice(-2))).toEqual([
    [c3, d4],
    [d4, c3],
  ])
  expect(told(swapped, 'enters')).toEqual([])
})

test('TI-DP-12 TI-K2 who withdraws or rejects an offer is told to the two engaged players only', () => {
  const seats = [
    { legions: ['>8 troll*2', '500 titan'] },
    { legions: ['8 ogre*2', '600 titan'] },
    { legions: ['300 titan'] },
  ]
  const match = afterMovement({ seats })
  choose(match, '1>stand')
  const events = chooseAll(match, '0>offer nobody', '0>withdraw', '1>offer nobody', '0>reject')
  for (const kind of ['offers', 'withdraws', 'rejects'])
    for (const event of events.filter(({ kind: of }) => of === kind)) expect(event.to, kind).toEqual([0, 1])
  expect(told(events, 'withdraws')).toEqual([[0]])
  expect(told(events, 'rejects')).toEqual([[0]])
})

test('TI-9.3b agreed losses are shown to everybody', () => {
  const seats = [
    { legions: ['>8 troll*2 ogre', '500 titan'] },
    { legions: ['8 ogre*2', '600 titan'] },
    { legions: ['300 titan'] },
  ]
  const match = afterMovement({ seats })
  chooseAll(match, '0>offer attacker', '0>piece troll', '0>done')
  const events = choose(match, '1>accept')
  expect(told(events, 'agreement')).toHaveLength(1)
  expect(legion(match, 0)).toBe('ogre troll')
  expect(knownOf(match, 2, 0)).toBe('……')
})

test('TI-12.4j over two walls: from the middle of the tower to the eight hexes beyond the foot of the walls, and to none at it', () => {
  const tower = terrainNamed('tower')
  const middle = battleBoard.hex('D4')
  const seen = battleBoard.labels.filter((_, hex) => {
    const range = battleBoard.distance(middle, hex) + 1
    return range >= 3 && range <= 4 && sight(tower, middle, hex, book) !== undefined
  })
  expect(seen).toEqual(['A1', 'A2', 'A3', 'B1', 'C1', 'D1', 'E1', 'F1'])
  for (const label of seen) expect(sight(tower, battleBoard.hex(label), middle, book)).toBe(0)
  expect(sight(tower, battleBoard.hex('C2'), battleBoard.hex('C5'), book)).toBeUndefined()
})

test('TI-H12s up a wall everybody strikes with one skill less, and level ground takes nothing', () => {
  const up = field('tower', 'lion C2', 'ogre C3')
  expect([strikeDice(up, 0, 1), strikeNumber(up, 0, 1, book)]).toEqual([5, 4])
  const level = field('tower', 'lion C3', 'ogre C4')
  expect([strikeDice(level, 0, 1), strikeNumber(level, 0, 1, book)]).toEqual([5, 3])
})

test('TI-H10 only across a cliff is the cliff the reason why nobody strikes', () => {
  const battle = field('mountains', 'minotaur F2, ogre F3', 'behemoth E2, lion D1')
  expect(cannotStrike(battle, on(battle, 'F2'), on(battle, 'E2'))).toBe('TI-H10')
  expect(cannotStrike(battle, on(battle, 'F2'), on(battle, 'D1'))).toBe('TI-13.0a')
  expect(cannotStrike(battle, on(battle, 'F3'), on(battle, 'E2'))).toBe(
    battleBoard.distance(battleBoard.hex('F3'), battleBoard.hex('E2')) === 1 ? undefined : 'TI-13.0a',
  )
})

test('TI-DP-17 for who has run out of time: the lowest number, then most dice, then most hits, then the order of hexes', () => {
  const pick = (attackers: string, defenders: string) => {
    const match = melee('plains', attackers, defenders, { phasing: 'attacker' })
    const striker = timeOut(match)
    choose(match, striker!)
    return [striker, match.asked!.decision === 'chooseTarget' ? timeOut(match) : undefined]
  }
  // ogre and troll both need 4 against a troll; the troll has more dice
  expect(pick('ogre C3, troll E3', 'troll C4, troll E4')[0]).toBe('fighter E3')
  // same striker: against two trolls the one with more hits
  expect(pick('ogre C3', 'troll C4, troll B3:3')).toEqual(['fighter C3', 'strike B3'])
  expect(pick('ogre C3', 'troll C4:3, troll B3')).toEqual(['fighter C3', 'strike C4'])
  // all alike: the first hex
  expect(pick('ogre C3', 'troll C4, troll B3')).toEqual(['fighter C3', 'strike B3'])
  // a lion needs 5: the easier troll goes before
  expect(pick('ogre C3', 'lion B3, troll C4')).toEqual(['fighter C3', 'strike C4'])
})

test('TI-DP-18 for who has run out of time a shooter takes the first of his targets', () => {
  const match = melee('plains', 'ranger C1', 'lion C3, ogre D3', { phasing: 'attacker' })
  choose(match, 'fighter C1')
  expect(offered(match)).toEqual(['rangestrike D3', 'rangestrike C3'])
  expect(timeOut(match)).toBe('rangestrike D3')
})

test('TI-12.2 TI-13.2 of the dice of strikes and rangestrikes high ones are better, and they are the striker’s', () => {
  const match = melee('plains', 'ranger C1, ogre F3', 'lion C3, lion F4', { phasing: 'attacker' })
  const shot = told(strike(match, 'C1', 'C3', [6, 1]), 'dice')
  const struck = told(strike(match, 'F3', 'F4', [1, 1, 1, 1, 1, 1]), 'dice')
  for (const [[seat, sides, better]] of [shot, struck]) expect([seat, sides, better]).toEqual([0, 6, 1])
  expect(told(strike(match, 'F4', 'F3', [1, 1, 1, 1, 1]), 'dice')[0][0]).toBe(1)
})

test('TI-15.0a a summon is one a turn: with the next turn it is free again', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre'] }, away], roll: 1 })
  stateOf(match).summoned = true
  stateOf(match).teleported = true
  chooseAll(match, 'legion 0', 'land 2', 'done')
  while (match.asked!.decision === 'muster') choose(match, 'done')
  expect(stateOf(match)).toMatchObject({ mover: 1, summoned: false, teleported: false })
})
