import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { heroWith } from '../rules/breaking.ts'
import { NONE } from '../state.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

const gate = (match: Parameters<typeof stateOf>[0], inner: string, outer: string) =>
  stateOf(match).entrance[maps[stateOf(match).map].entranceAt[board.sideBetween(board.hex(inner), board.hex(outer))]]

test('DR-2.5.3.1a DR-2.5.3.1b invaders climb from beside a wall with 1 MP left, not into towers', () => {
  const match = table('invader movement', 'TRL 0610', 'city INF 2010')
  play(match, 'unit @0610')
  expect(offered(match, 'climb')).toEqual(['climb 0711'])
  expect(refusal(match, 'climb 0710')).toBe('DR-2.5.3.1a')
  play(match, 'hex 0612', 'unit @0612', 'hex 0613')
  expect(offered(match)).toEqual(['done'])
})

test('DR-2.5.3.1c a climb has +1 if no city unit is near; those in towers and lone heroes do not count', () => {
  const need = (...units: string[]) => {
    const match = table('invader movement', 'TRL 0608', ...units)
    play(match, 'unit @0608')
    const option = match.choices(0).find(choice => choice === `climb ${board.hex('0708')}`)!
    return play(match, `${option} =1`).find(({ kind }) => kind === 'climbed')!.args[2]
  }
  expect(need('city INF 2010')).toBe(4)
  expect(need('city INF 0707')).toBe(5)
  expect(need('city HERO 0707')).toBe(4)
  expect(need('city INF 0710')).toBe(4)
})

test('DR-2.5.3.1d a lone hero makes way, where the city says', () => {
  const match = table('invader movement', 'TRL 0608', 'city HERO 0708', 'city INF 2010')
  play(match, 'unit @0608', 'climb 0708 =4')
  expect(match.asked).toEqual({ decision: 'giveWay', seats: [1] })
  play(match, 'hex 0707')
  expect(unitAt(match, '0707')).toBeDefined()
  expect(unitAt(match, '0708')).toBeDefined()
  const held = table('invader movement', 'TRL 0608', 'city INF 0708', 'city INF 2010')
  play(held, 'unit @0608')
  expect(refusal(held, 'climb 0708')).toBe('DR-2.5.3.1d')
})

test('DR-2.5.3.1e who gets over is across at once and moves no more; a hero climbs with his troop', () => {
  const climb = table('invader movement', 'INF 1106', 'HERO 1106', 'city ORC 2010', { map: 'nurkott' })
  play(climb, 'unit @1106', 'climb 1206 =4')
  expect(stateOf(climb).at.filter(at => at === board.hex('1206'))).toHaveLength(2)
  expect(climb.asked!.seats).toEqual([1])
})

test('DR-2.5.3.1f goblins do not climb where an enemy stands beside', () => {
  const match = table('invader movement', 'GOB 0608', 'city INF 0707')
  play(match, 'unit @0608')
  expect(offered(match, 'climb')).toEqual(['climb 0709'])
  expect(refusal(match, 'climb 0708')).toBe('DR-2.5.3.1f')
})

test('DR-2.5.3.1g DR-2.10.9 DR-2.10.12 orcs and goblins climb once a game and do not attack in that turn', () => {
  const match = table('invader movement', 'ORC 0608', 'city INF 0707', 'city MIL 2010')
  play(match, 'unit @0608', 'climb 0708 =6')
  expect(match.asked!.seats).toEqual([1])
  expect(stateOf(match).marks[unitAt(match, '0708')]).toBe(2)
})

test('DR-2.5.3.1h DR-2.8.6d no climb if either hex lies in fog', () => {
  const fog = { fog: { WZD_HUMAN: '0810' }, turn: 3 }
  const match = table('invader movement', 'TRL 0608', 'city WZD 1010', fog)
  play(match, 'unit @0608')
  expect(refusal(match, 'climb 0709')).toBe('DR-2.5.3.1h')
})

test('DR-2.5.5.1b DR-2.5.8 a troll breaks a guarded door on 7+ and its move ends', () => {
  const match = table('invader movement', 'TRL 0810', 'city INF 0710')
  play(match, 'unit @0810')
  expect(offered(match, 'breach')).toEqual(['breach 0810-0710'])
  play(match, 'breach 0810-0710 =3 4')
  expect(gate(match, '0810', '0710')).toBe(1)
  expect(offered(match)).toContain('hex 0710')
})

test('DR-2.5.5.1c an unguarded door falls to any invader, without a roll', () => {
  const match = table('invader movement', 'ARH 1113', 'city ORC 1010', { map: 'nurkott' })
  play(match, 'unit @1113', 'breach 1212-1113')
  expect(gate(match, '1212', '1113')).toBe(1)
})

test('DR-2.5.5.1d DR-2.3e on Nurkott breaking the door scores its hex, and nothing else does', () => {
  const match = table('invader movement', 'TRL 1212', 'city ORC 1010', { map: 'nurkott' })
  play(match, 'unit @1212', 'breach 1212-1113')
  expect(stateOf(match).destroyed.reduce((a, b) => a + b)).toBe(2)
  const inside = table('invader movement', 'TRL 1213', 'city ORC 1010', { map: 'nurkott' })
  play(inside, 'unit @1213', 'hex 1212')
  expect(stateOf(inside).destroyed.reduce((a, b) => a + b)).toBe(0)
})

test('DR-2.5.5.2c an unguarded gate costs 1 MP and the move goes on', () => {
  const match = table('invader movement', 'ORC 0606', 'city INF 2010')
  play(match, 'unit @0606', 'breach 0707-0606', 'unit @0606')
  expect(offered(match, 'hex')).toContain('hex 0708')
  expect(offered(match, 'hex')).not.toContain('hex 0709')
  const guarded = table('invader movement', 'ORC 0606', 'city INF 0707')
  play(guarded, 'unit @0606')
  expect(refusal(guarded, 'breach 0707-0606')).toBe('DR-2.5.8')
})

test('DR-2.5.5.1b DR-2.5.5.2c at the end of its move a unit tries an entrance without an MP left', () => {
  const match = table('invader movement', 'TRL 0908', 'city INF 0710')
  play(match, 'unit @0908', 'hex 0810')
  expect(offered(match)).toEqual(['done', 'unit @0810'])
  play(match, 'unit @0810')
  expect(offered(match)).toEqual(['breach 0810-0710', 'stay'])
  const spent = table('invader movement', 'TRL 0603', 'city INF 2010')
  play(spent, 'unit @0603', 'hex 0606')
  expect(offered(spent)).toEqual(['done'])
})

test('DR-2.5.8 a hero has his own row, whoever is with him', () => {
  const match = table('invader movement', 'HERO 1106', 'INF 1106', 'city ORC 2010', { map: 'nurkott' })
  play(match, 'unit @1106#1')
  expect(refusal(match, 'climb 1206')).toBe('DR-2.5.8')
})

test('DR-2.5.5.1a a door that a monster faces when all have moved breaks', () => {
  const match = table('invader movement', 'DRG 0810 NW', 'city INF 0710')
  play(match, 'done')
  expect(gate(match, '0810', '0710')).toBe(1)
})

test('DR-2.5.5.2d a wurm may break a gate by MP or by its row of the table', () => {
  const match = table('invader movement', 'WRM 0606 SE', 'city INF 0707')
  play(match, 'unit @0606')
  expect(offered(match, 'ram')).toHaveLength(6)
  expect(offered(match, 'breach')).toEqual(['breach 0707-0606'])
})

test('DR-2.5.5c a broken entrance is open to both sides', () => {
  const match = table('invader movement', 'ORC 0606', 'city INF 2010', { broken: ['0707-0606'] })
  play(match, 'unit @0606')
  expect(offered(match, 'hex')).toContain('hex 0707')
})

test('DR-2.5.5.3 the city opens an entrance to attack; it stays open for the invader’s next turn', () => {
  const match = table('city melee', 'ORC 0606', 'city INF 0707', { turn: 3 })
  expect(offered(match)).toEqual(['done', 'open 0707-0606'])
  play(match, 'open 0707-0606', 'unit @0707', 'strike =1')
  passTo(match, 'invader', 'chooseMover')
  expect(gate(match, '0707', '0606')).toBe(2)
  play(match, 'done')
  expect(offered(match)).toContain('hex 0707')
  passTo(match, 'city', 'chooseMover')
  expect(gate(match, '0707', '0606')).toBe(0)
})

test('DR-2.11.2.2 a serpent breaks palisades, destroys empty victory hexes beside it, and strikes at towers', () => {
  const match = table('invader movement', 'SER 1110', 'city ORC 2006', { map: 'nurkott' })
  play(match, 'unit @1110', 'pierce 1210', 'unit @1110')
  expect(offered(match, 'hex')).toContain('hex 1210')
  const sea = table('invader melee', 'SER 1116', 'city INF 2010')
  expect(offered(sea)).toEqual(['done', 'raze 1115'])
  play(sea, 'raze 1115')
  expect(stateOf(sea).destroyed.reduce((a, b) => a + b)).toBe(1)
})

test('DR-2.11.2.1 serpents swim in sea and river, under bridges, and onto free docks', () => {
  const match = table('invader movement', 'SER 1414', 'city INF 1413', 'city MIL 1315')
  play(match, 'unit @1414')
  expect(offered(match, 'hex')).toContain('hex 1413')
  expect(offered(match, 'hex')).toContain('hex 1412')
  expect(offered(match, 'hex')).not.toContain('hex 1315')
  expect(offered(match, 'hex')).not.toContain('hex 1514')
})

test('DR-2.3c trolls and giants destroy points on entering what nobody defends', () => {
  const match = table('invader movement', 'TRL 1010', 'city INF 2010')
  play(match, 'unit @1010', 'hex 1009')
  expect(stateOf(match).destroyed.reduce((a, b) => a + b)).toBe(2)
})

test('DR-2.3c DR-2.10.10 orcs destroy points by staying in the hex without attacking', () => {
  const match = table('invader movement', 'ORC 1010', 'city INF 2010')
  play(match, 'unit @1010', 'hex 1009', 'done')
  expect(stateOf(match).destroyed.reduce((a, b) => a + b)).toBe(2)
  const fights = table('invader movement', 'ORC 1010', 'city INF 1008', 'city INF 2010')
  play(fights, 'unit @1010', 'hex 1009', 'done', 'hex 1008', 'unit @1009', 'strike =1', 'done')
  expect(stateOf(fights).destroyed.reduce((a, b) => a + b)).toBe(0)
})

test('DR-2.6d DR-2.6e ten turns without damage, or without an invader inside, and the city wins', () => {
  const harmless = table('city melee', 'ORC 1010', 'city INF 2010', { turn: 12, lastDamage: 2, lastInside: 12 })
  expect(stateOf(harmless).core.result?.by).toBe('DR-2.6d')
  const outside = table('city melee', 'ORC 0403', 'city INF 2010', { turn: 12, lastDamage: 11, lastInside: 2 })
  expect(stateOf(outside).core.result).toMatchObject({ by: 'DR-2.6e', places: [2, 1] })
})

test('DR-2.3a DR-2.6a the goal wins at once', () => {
  const match = table('invader movement', 'TRL 1010', 'city INF 2010', { goal: 2 })
  play(match, 'unit @1010', 'hex 1009')
  expect(stateOf(match).core.result).toEqual({ places: [1, 2], scores: [2, 30], by: 'DR-2.3a' })
})

test('DR-2.6b DR-2.3b the last invader gone, the city wins', () => {
  const match = table('city melee', 'ORC 1010', 'city CAV 1009', 'city CAV 1011', 'city CAV 0910', 'city CAV 1110')
  play(match, 'hex 1010', 'unit @1009', 'unit @1011', 'unit @0910', 'unit @1110', 'strike')
  expect(stateOf(match).core.result).toMatchObject({ by: 'DR-2.6b', places: [2, 1] })
})

test('DR-2.3f DR-2.3g a graded game goes on past the goal, and the table is read when the invader concedes', () => {
  const match = table('invader movement', 'TRL 1010', 'city INF 2010', { goal: 4, graded: true })
  play(match, 'unit @1010', 'hex 1009')
  expect(stateOf(match).core.result).toBeNull()
  match.resign(0)
  expect(stateOf(match).core.result).toMatchObject({ by: 'DR-2.6a', places: [1, 2] })
})

test('DR-2.9a DR-2.9b DR-2.9c four infantry land on free docks on turn 10; the rest come later', () => {
  const match = table(
    'city reinforcements',
    'ORC 0403',
    'city MIL 0815',
    'city MIL 0915',
    'city MIL 1014',
    'city MIL 1115',
    {
      turn: 10,
      bridgesGone: ['1413'],
    },
  )
  expect(offered(match)).toEqual(['hex 1315', 'hex 1516'])
  play(match, 'hex 1315', 'hex 1516')
  expect(stateOf(match).late).toBe(2)
  expect(match.asked!.decision).toBe('chooseMover')
})

test('DR-2.9e on Nurkott four orcs arrive on the road', () => {
  const match = table('city reinforcements', 'INF 0202', { map: 'nurkott', turn: 14 })
  expect(offered(match)).toHaveLength(9)
})

test('DR-2.5.3.1a who has broken an entrance does not climb in the same turn', () => {
  const match = table('invader movement', 'TRL 0606', 'city INF 2010')
  play(match, 'unit @0606', 'breach 0707-0606', 'unit @0606', 'hex 0607', 'unit @0607')
  expect(refusal(match, 'climb 0708')).toBe('DR-2.5.3.1a')
})

test('DR-2.5.8 no hero leads a unit that is not on the map', () => {
  const g = stateOf(table('invader movement', 'TRL 0608', 'city INF -', 'city HERO 0707'))
  const infantry = g.at.findIndex((hex, unit) => hex === NONE && g.owner[unit] === 1)
  expect(heroWith(g, infantry)).toBe(NONE)
})
