import { expect, test } from 'vitest'
import { answer } from '../answers/index.ts'
import { board } from '../content/board.ts'
import { EARTH_UNIT } from '../content/types.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

const elementalAt = (match: Parameters<typeof stateOf>[0]) => board.labels[stateOf(match).at[EARTH_UNIT]]

test('DR-2.8.1 DR-2.8.3 DR-2.8.4 a wizard may cast one spell in his magic phase', () => {
  const match = table('city magic', 'ORC 0403', 'city WZD 1010')
  expect(match.asked).toEqual({ decision: 'castSpell', seats: [1] })
  play(match, 'boost 0')
  expect(match.asked!.decision).toBe('chooseMover')
  expect(stateOf(match).spellPoints[0]).toBe(9)
})

test('DR-2.8.2 ten spell points, and no spell that costs more', () => {
  const match = table('city magic', 'ORC 1012', 'city WZD 1010 points=2')
  expect(offered(match, 'lightning', 'summon')).toEqual([])
  expect(offered(match, 'boost')).toEqual(['boost 0', 'boost 1'])
  expect(refusal(match, 'lightning @1012')).toBe('DR-2.8.2')
})

test('DR-2.8.5 DR-2.8.5a boost: 1 point and 1 more a hex of radius, until the next magic phase', () => {
  const match = table('city magic', 'ORC 0403', 'city WZD 1010', { turn: 2 })
  play(match, 'boost 2')
  expect(stateOf(match).spellPoints[0]).toBe(7)
  passTo(match, 'city', 'castSpell')
  expect(stateOf(match).boostAt[0]).toBe(-1)
})

test('DR-2.8.5b +1 in melee if at least half the strength is boosted', () => {
  const boost = { boost: { WZD_HUMAN: { hex: '1009', radius: 0 } } }
  const bonus = (units: string[]) => {
    const fight = table('city melee', 'ORC 1010', 'city WZD 2010', 'city INF 1009', 'city CAV 1110', boost)
    play(fight, 'hex 1010', ...units)
    return play(fight, 'strike =1').find(({ kind }) => kind === 'attacked')!.args[4]
  }
  expect(bonus(['unit @1009'])).toBe(1)
  expect(bonus(['unit @1009', 'unit @1110'])).toBe(0)
})

test('DR-2.8.5c DR-2.8.5e DR-2.8.5f boosted units have +1 against monsters, militia dares; a hero adds nothing', () => {
  const units = [
    { code: 'MIL', hex: '1009', side: 'city' },
    { code: 'DRG', hex: '1010', facing: 'N' },
    { code: 'WZD', hex: '1008', side: 'city' },
    { code: 'HERO', hex: '0909', side: 'city' },
  ]
  const boost = { boost: { WZD_HUMAN: { hex: '1008', radius: 1 } } }
  const ask = (list: object[]) => answer({ ask: 'strike', map: 'esirien', units: list, unit: 0, target: 1, ...boost })
  expect(ask(units.slice(0, 3))).toMatchObject({ value: { areas: { head: { need: '5' } } } })
  expect(ask(units)).toMatchObject({ value: { areas: { head: { need: '5' } } } })
})

test('DR-2.8.6 DR-2.8.6a DR-2.8.6b fog: no attack out of, into or within it, until the next magic phase', () => {
  const match = table('city magic', 'ORC 1012', 'city INF 1011', 'city WZD 1009', { turn: 2 })
  play(match, 'fog 1010', 'done')
  expect(match.asked).toEqual({ decision: 'chooseMover', seats: [0] })
  passTo(match, 'city', 'castSpell')
  expect(stateOf(match).fog[0]).toBe(-1)
})

test('DR-2.8.6c nobody bounds into or out of fog or lands in it; walking and taking off go on', () => {
  const fog = { fog: { WZD_HUMAN: '1008' } }
  const match = table('invader movement', 'DRG 1011 N', 'city WZD 2010', fog)
  play(match, 'unit @1011')
  expect(offered(match, 'bound')).not.toContain('bound 1010')
  expect(offered(match, 'step')).toContain('step 1010')
  const inside = table('invader movement', 'DRG 1010 N', 'city WZD 2010', fog)
  play(inside, 'unit @1010')
  expect(offered(inside, 'bound')).toEqual([])
  expect(offered(inside, 'fly')).toEqual(['fly'])
})

test('DR-2.8.7 DR-2.8.7a DR-2.8.7f a whirlwind destroys the points of its hex, drifts once, and ends', () => {
  const match = table('city magic', 'ORC 0403', 'city WZD 1010', { turn: 2 })
  play(match, 'whirlwind 1008')
  passTo(match, 'invader', 'chooseMover')
  play(match, 'done =1')
  expect(board.labels[stateOf(match).drifted[0]]).toBe('1007')
  passTo(match, 'city', 'chooseMover')
  passTo(match, 'city', 'castSpell')
  expect(stateOf(match).drifted[0]).toBe(-1)
  const market = table('city magic', 'ORC 0403', 'city WZD 1010')
  play(market, 'whirlwind 1009')
  expect(stateOf(market).destroyed.reduce((a, b) => a + b)).toBe(2)
})

test('DR-2.8.7b units in a whirlwind neither attack nor are attacked', () => {
  const storm = { whirlwind: { WZD_HUMAN: '1010' } }
  const match = table('city melee', 'ORC 1010', 'city INF 1009', 'city WZD 2010', storm)
  expect(match.asked!.decision).not.toBe('chooseFight')
})

test('DR-2.8.7c a whirlwind costs a monster 1 MP more to enter and to leave', () => {
  const units = [
    { code: 'GNT', hex: '1010' },
    { code: 'WZD', hex: '2010', side: 'city' },
  ]
  const outcome = answer({ ask: 'reach', map: 'esirien', units, unit: 0, whirlwind: { WZD_HUMAN: '1009' } })
  expect(outcome).toMatchObject({ value: { hexes: { '1009': 2, '1008': 3 } } })
})

test('DR-2.8.7d a flyer under which a whirlwind forms crashes on 4+, else it leaves without another roll', () => {
  const match = table('city magic', 'DRG 1010 N flying', 'city WZD 1012', { turn: 2 })
  play(match, 'whirlwind 1010 =3')
  passTo(match, 'invader', 'chooseMover')
  play(match, 'unit @1010', 'fly', 'ahead', 'ahead', 'hover')
  const crash = table('city magic', 'DRG 1010 N flying', 'city WZD 1012', { turn: 2 })
  play(crash, 'whirlwind 1010 =4 1 1')
  expect(crash.asked).toEqual({ decision: 'spread', seats: [0] })
})

test('DR-2.8.8 DR-2.8.8b lightning: 5 less the distance; whole areas first, none twice before each has one', () => {
  const match = table('city magic', 'DRG 1010 N head=1', 'city WZD 1011')
  play(match, 'lightning @1010')
  expect(offered(match)).toEqual(['area belly', 'area legs', 'area wings'])
  play(match, 'area belly')
  expect(offered(match)).toEqual(['area legs', 'area wings'])
  play(match, 'area legs')
  expect(stateOf(match).damage.filter(points => points > 0)).toEqual([2, 1, 1, 1])
})

test('DR-2.8.8c DR-2.8.8d minor monsters are hurt at once; others are attacked alone, or the bolt joins a melee', () => {
  const giant = table('city magic', 'GNT 1010', 'city WZD 1011')
  play(giant, 'lightning @1010')
  expect(stateOf(giant).damage.filter(points => points > 0)).toEqual([4])
  const orc = table('city magic', 'ORC 1010', 'ORC 0403', 'city WZD 1011')
  play(orc, 'lightning @1010 =5')
  expect(unitAt(orc, '1010')).toBeUndefined()
  const held = table('city magic', 'ORC 1010', 'ORC 0403', 'city WZD 1011', 'city INF 1009')
  play(held, 'hold 1010', 'done', 'hex 1010', 'unit @1009', 'bolt')
  expect(play(held, 'strike =1').find(({ kind }) => kind === 'attacked')!.args[1]).toBe(6)
})

test('DR-2.8.9a an elemental appears 1–2 hexes away; it may attack but not move in that turn', () => {
  const match = table('city magic', 'ORC 1012', 'city WZD 1010')
  play(match, 'summon 1011')
  expect(offered(match, 'unit')).toEqual(['unit @1010'])
  play(match, 'done')
  expect(offered(match)).toEqual(['done', 'hex 1012'])
})

test('DR-2.8.9c DR-2.8.9d elementals walk through units and shut entrances, not onto bridges, docks or water', () => {
  const units = [
    { code: 'ELM', hex: '1208', side: 'city' },
    { code: 'INF', hex: '1307', side: 'city' },
  ]
  const outcome = answer({ ask: 'reach', map: 'esirien', units, unit: 0 })!
  const { hexes } = (outcome.ok ? outcome.value : {}) as { hexes: Record<string, number> }
  expect(hexes['1307']).toBe(2)
  expect(hexes['1407']).toBeUndefined()
  expect(hexes['1310']).toBe(2)
})

test('DR-2.8.9e entering a victory hex destroys it, whoever controls the elemental', () => {
  const match = table('city movement', 'ORC 0403', 'city ELM 1010', 'city WZD 1011', {})
  stateOf(match).summoner[0] = stateOf(match).at.indexOf(board.hex('1011'))
  play(match, 'unit @1010', 'hex 1009')
  expect(stateOf(match).destroyed.reduce((a, b) => a + b)).toBe(2)
})

test('DR-2.8.9f DR-2.8.9g out of control it makes for the nearest unit and attacks it', () => {
  const match = table('city magic', 'ORC 0806', 'city WZD 0807', 'city INF 1010', { turn: 2 })
  play(match, 'summon 0809', 'done')
  passTo(match, 'invader', 'chooseFight')
  play(match, 'hex 0807', 'unit @0806', 'strike =1')
  expect(stateOf(match).owner[EARTH_UNIT]).toBe(2)
  expect(elementalAt(match)).toBe('0809')
  passTo(match, 'city', 'chooseMover')
  expect(elementalAt(match)).toBe('0807')
})

test('DR-2.8.9h the summoner dismisses it for nothing; others roll for the price', () => {
  const match = table('city magic', 'ORC 0403', 'city WZD 1010', { turn: 2 })
  play(match, 'summon 1011')
  passTo(match, 'city', 'castSpell')
  play(match, `dismiss ${EARTH_UNIT}`)
  expect(stateOf(match).spellPoints[0]).toBe(5)
  expect(stateOf(match).at[EARTH_UNIT]).toBe(-1)
})

test('DR-2.7.1a a unit with an enemy elemental in its hex attacks it there', () => {
  const match = table('city melee', 'ORC 0403', 'wild ELM 1010', 'city INF 1010', 'city CAV 1009')
  expect(offered(match, 'hex')).toEqual(['hex 1010'])
  play(match, 'hex 1010')
  expect(offered(match, 'unit')).toEqual(['unit @1009', 'unit @1010'])
  const alone = table('city melee', 'ORC 1110', 'wild ELM 1009', 'city INF 1010')
  play(alone, 'hex 1110')
  expect(offered(alone, 'unit')).toEqual(['unit @1010'])
})

test('DR-2.8.9c an elemental that shares a hex must attack there and nowhere else', () => {
  const match = table('city melee', 'ORC 1010', 'ORC 1009', 'city ELM 1010', 'city WZD 1011', 'city INF 0910')
  play(match, 'hex 1009')
  expect(offered(match, 'unit')).toEqual(['unit @0910'])
  expect(refusal(match, `unit ${EARTH_UNIT}`)).toBe('DR-2.8.9c')
  const giant = table('city melee', 'ORC 1010', 'GNT 1009', 'city ELM 1010', 'city WZD 1011')
  expect(offered(giant)).toEqual(['done', 'hex 1010'])
  const events = play(giant, 'done =6').filter(({ kind }) => kind === 'attacked')
  expect(events.map(({ args }) => args.slice(0, 3))).toEqual([[board.hex('1010'), 5, 2]])
})

test('DR-2.8.9c it attacks its own side too where it shares a hex with it', () => {
  const match = table('city melee', 'ORC 0403', 'city INF 1010', 'city ELM 1010', 'city WZD 1012')
  expect(unitAt(match, '1010', 1)).toBeUndefined()
  expect(stateOf(match).turn).toBe(2)
})

test('DR-2.8.9a where the table has it so a new elemental moves and does not attack', () => {
  const match = table('city magic', 'ORC 1010', 'city WZD 1012', { rulings: { elementalFirstTurn: true } })
  play(match, 'summon 1011', `unit ${EARTH_UNIT}`, 'hex 1010', 'done')
  expect(match.asked!.seats).toEqual([0])
  expect(unitAt(match, '1010', 1)).toBe(EARTH_UNIT)
})

test('DR-2.5.5b an elemental summoned to the inner side of a gate takes control of it', () => {
  const match = table('invader magic', 'WZD 0606', 'city INF 2010')
  play(match, 'summon 0707')
  expect(stateOf(match).holder[0]).toBe(0)
})

test('DR-2.12.2.3 lightning makes its wizard a killer', () => {
  const match = table('city magic', 'YDR 1010 N belly=2 legs=8 wings=6 head=2', 'DRG 0403 S', 'city WZD 1010')
  play(match, 'lightning @1010#1')
  passTo(match, 'invader', 'spread')
  expect(offered(match)).toEqual(['area belly', 'area head'])
  const events = play(match, 'area belly')
  expect(events.filter(({ kind }) => kind === 'killer')).toHaveLength(1)
})
