import { must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { answer } from '../answers/index.ts'

type Question = Record<string, unknown>

const ask = (question: Question) => must(answer(question)!)

function complaint(question: Question): string {
  const found = answer(question)!
  return found.ok ? 'accepted' : found.problem.text
}

/** A battle question; the manoeuvre of the defender on plains unless it says otherwise. */
function battle(changes: Question): Question {
  const scores = { attackerScore: 0, defenderScore: 0 }
  const phase = { turn: 2, active: 'defender', phase: 'manoeuvre' }
  return { ask: 'battle', map: 'plains', entry: 'right', ...phase, attacker: [], defender: [], ...scores, ...changes }
}

test('TI-7.4f moves: destinations with the possible entry sides', () => {
  expect(ask({ ask: 'moves', land: 1, roll: 3, friends: [], enemies: [2000] })).toEqual({
    moves: { 4: ['left'], 2000: ['left'], 5000: ['right'] },
  })
  expect(ask({ ask: 'moves', land: 1, roll: 2, friends: [2], enemies: [2], id: 7 })).toEqual({
    moves: { 2000: ['left'], 6000: ['right'] },
  })
})

test('TI-7.1b moves: a friend just split off closes the way round to the start', () => {
  const home = (friends: number[]) => ask({ ask: 'moves', land: 3, roll: 6, friends, enemies: [] }) as { moves: object }
  expect(home([]).moves).toHaveProperty('3', ['bottom'])
  expect(home([3]).moves).not.toHaveProperty('3')
})

test('TI-8.1a TI-8.2a teleports: from a tower with a lord, or of a Titan with 400 points', () => {
  const question = {
    ask: 'teleports',
    land: 200,
    roll: 6,
    legion: ['titan', 'ogre'],
    score: 120,
    friends: [],
    enemies: [16],
  }
  const { teleports } = ask(question) as { teleports: number[] }
  expect(teleports).not.toContain(16)
  expect(teleports).toEqual(expect.arrayContaining([17, 300, 600, 1000]))
  const rich = ask({ ...question, score: 400 }) as { teleports: number[] }
  expect(rich.teleports).toEqual([...teleports, 16].sort((a, b) => a - b))
  expect(ask({ ...question, land: 1, score: 400 })).toEqual({ teleports: [16] })
  expect(ask({ ...question, roll: 5, score: 400 })).toEqual({ teleports: [] })
  expect(ask({ ...question, legion: ['ogre', 'warlock'] })).toEqual({ teleports: [] })
})

test('TI-18.4 recruits: every way to each piece; a land may stand for its terrain', () => {
  const question = { ask: 'recruits', legion: ['warbear', 'centaur', 'centaur'], empty: ['troll'] }
  const expected = { recruits: { centaur: ['centaur*1', 'warbear*1'], warbear: ['warbear*1'] } }
  expect(ask({ ...question, terrain: 'woods' })).toEqual(expected)
  expect(ask({ ...question, land: 2 })).toEqual(expected)
  expect(ask({ ...question, land: 2, empty: ['centaur'] })).toEqual({ recruits: { warbear: ['warbear*1'] } })
})

test('TI-18.5a TI-18.5b TI-18.5c recruits in a tower: free ones show nothing', () => {
  const legion = ['titan', 'troll', 'troll', 'troll', 'guardian']
  expect(ask({ ask: 'recruits', terrain: 'tower', legion })).toEqual({
    recruits: { centaur: [], gargoyle: [], ogre: [], guardian: ['guardian*1', 'troll*3'], warlock: ['titan*1'] },
  })
  const short = ask({ ask: 'recruits', terrain: 'tower', legion: ['angel'], rulings: { variantShort: true } })
  expect(short).toEqual({ recruits: { cyclops: [], lion: [], troll: [] } })
})

test('TI-18.1 recruits: a full legion musters nothing', () => {
  const legion = Array.from({ length: 7 }, () => 'ogre')
  expect(ask({ ask: 'recruits', terrain: 'marsh', legion })).toEqual({ recruits: {} })
})

test('TI-11.2 TI-H11m battle: the moves of the active side, one list a character', () => {
  const question = battle({ map: 'hills', turn: 1, attacker: [['minotaur', null, 0]], defender: [['giant', 'A2', 3]] })
  expect(ask(question)).toEqual({
    moves: [['A1', 'A3', 'B1', 'B2', 'B3', 'B4', 'C1', 'C3', 'C5', 'D3', 'D4', 'D5', 'E2', 'E4']],
  })
})

test('TI-11.3a battle: who is in contact with the living stays; the slain lock nobody and do not move', () => {
  const moves = (hits: number) => {
    const question = battle({
      attacker: [['troll', 'C4', hits]],
      defender: [
        ['ogre', 'C3', 0],
        ['lion', 'A1', 5],
      ],
    })
    return (ask(question) as { moves: string[][] }).moves
  }
  expect(moves(0)).toEqual([[], []])
  expect(moves(8)[0]).toContain('C2')
  expect(moves(8)[1]).toEqual([])
})

test('TI-10.1d battle: after the first round only reinforcements and summoned angels enter', () => {
  const waiting = {
    attacker: [
      ['ogre', null, 0],
      ['angel', null, 0],
    ],
    defender: [['ogre', null, 0]],
  }
  const entered = (active: string, turn: number) => {
    const { moves } = ask(battle({ ...waiting, active, turn })) as { moves: string[][] }
    return moves.map(hexes => hexes.length > 0)
  }
  expect([1, 2, 4].map(turn => entered('attacker', turn))).toEqual([
    [true, true],
    [false, true],
    [false, true],
  ])
  expect([1, 2, 3, 4, 5].map(turn => entered('defender', turn)[0])).toEqual([true, false, false, true, false])
})

test('TI-10.2a TI-10.2b battle: the tower, attacked from the bottom whatever is said', () => {
  const tower = { map: 'tower', attacker: [['ogre', null, 0]], defender: [['ogre', null, 0]] }
  expect(ask(battle({ ...tower, turn: 1 }))).toEqual({ moves: [['C3', 'C4', 'D3', 'D4', 'D5', 'E3', 'E4']] })
  expect(ask(battle({ ...tower, turn: 4 }))).toEqual({ moves: [['C5', 'D6', 'E5', 'F3', 'F4']] })
  const attack = { moves: [['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2', 'E1']] }
  expect(ask(battle({ ...tower, turn: 1, active: 'attacker' }))).toEqual(attack)
})

test('TI-13.2b TI-12.6c battle: targets with dice and number, in contact or from afar', () => {
  const sides = {
    attacker: [
      ['minotaur', 'C1', 0],
      ['ogre', 'C4', 6],
      ['titan', 'F1', 0],
      ['lion', null, 0],
    ],
    defender: [
      ['troll', 'C3', 0],
      ['lion', 'D5', 0],
      ['ogre', 'F2', 6],
    ],
    attackerScore: 250,
  }
  const strike = battle({ ...sides, active: 'attacker', phase: 'strike' })
  const melee = ['melee', { C3: [6, 4], D5: [6, 5] }]
  expect(ask(strike)).toEqual({ targets: [['range', { C3: [2, 2] }], melee, null, null] })
  expect(ask({ ...strike, phase: 'counterstrike' })).toEqual({ targets: [null, melee, null, null] })
})

test('TI-19.1 battle: the power of a Titan follows from its side’s score', () => {
  const sides = { attacker: [['titan', 'C3', 8]], defender: [['ogre', 'C4', 0]], attackerScore: 327 }
  expect(ask(battle({ ...sides, active: 'attacker', phase: 'strike' }))).toEqual({
    targets: [['melee', { C4: [9, 2] }]],
  })
  expect(complaint(battle({ ...sides, attackerScore: 99 }))).toMatch(/attacker\[0\]\[2\]: a whole number from 0 to 6/)
})

test('TI-13.5d carries: the plain strike first, then what opens further carries', () => {
  const sides = {
    attacker: [
      ['centaur', 'F3', 0],
      ['lion', 'E4', 0],
    ],
    defender: [['minotaur', 'E3', 0]],
  }
  const question = battle({ map: 'tower', ...sides, phase: 'strike', striker: 0 })
  expect(ask({ ...question, target: 'F3' })).toEqual({
    carries: [
      [4, 3, []],
      [4, 4, ['E4']],
    ],
  })
  const loose = { ...question, target: 'F3', rulings: { carryBonusStrict: false } }
  expect(ask(loose)).toEqual({ carries: [[4, 3, ['E4']]] })
  expect(complaint({ ...question, target: 'F4' })).toMatch(/target: there is nobody on F4/)
})

test('TI-12.1c carries: a rangestrike has none', () => {
  const sides = { attacker: [['minotaur', 'C1', 0]], defender: [['troll', 'C3', 0]], active: 'attacker' }
  const question = battle({ ...sides, phase: 'strike', striker: 0, target: 'C3' })
  expect(ask(question)).toEqual({ carries: [[2, 2, []]] })
  expect(complaint({ ...question, phase: 'counterstrike' })).toMatch(/nobody on C3/)
})

test('TI-12.4c sight: open hexes with the bramble between, and blocked ones', () => {
  const all = { A3: 0, B3: 0, B4: 0, C1: 0, C2: 0, C3: 0, C4: 0, D1: 0, D2: 0, D3: 0, D4: 0 }
  expect(ask({ ask: 'sight', map: 'plains', from: 'A1' })).toEqual({ see: all, blocked: [] })
  const brush = { ...all, C3: 1, C4: 1, D3: 1, D4: 1 }
  expect(ask({ ask: 'sight', map: 'brush', from: 'A1' })).toEqual({ see: brush, blocked: [] })
  expect(ask({ ask: 'sight', map: 'woods', from: 'C2' })).toMatchObject({ blocked: ['B4', 'C4', 'C5', 'D5', 'F3'] })
})

test('unknown questions are left to others', () => {
  expect(answer({ ask: 'weather' })).toBeUndefined()
  expect(answer({ ask: 'toString' })).toBeUndefined()
  expect(answer({})).toBeUndefined()
})

test('impossible questions are refused with a sentence that names the place', () => {
  const moves = { ask: 'moves', land: 1, roll: 3 }
  expect(complaint({ ...moves, roll: 7 })).toMatch(/question.roll: a whole number from 1 to 6/)
  expect(complaint({ ...moves, land: 43 })).toMatch(/question.land: there is no land 43/)
  expect(complaint({ ...moves, enemies: [1] })).toMatch(/enemies: no enemy can be/)
  expect(complaint({ ...moves, freinds: [] })).toMatch(/did you mean “friends”/)
  const legion = { ask: 'recruits', terrain: 'woods', legion: ['ogre'] }
  expect(complaint({ ...legion, terrain: 'wood' })).toMatch(/did you mean “woods”/)
  expect(complaint({ ...legion, legion: ['ogres'] })).toMatch(/legion\[0\].*did you mean “ogre”/)
  expect(complaint({ ...legion, legion: [] })).toMatch(/at least one/)
  expect(complaint({ ...legion, legion: ['titan', 'titan'] })).toMatch(/no more than 1 of titan/)
  expect(complaint({ ...legion, legion: Array.from({ length: 8 }, () => 'ogre') })).toMatch(/too many/)
  expect(complaint({ ...legion, rulings: { strikeFlor: 1 } })).toMatch(/did you mean “strikeFloor”/)
  expect(complaint({ ask: 'teleports', land: 1, roll: 6, legion: ['titan'], score: -1 })).toMatch(/question.score/)
})

test('impossible battles are refused with a sentence that names the place', () => {
  expect(complaint(battle({ attacker: [['ogre', 'C3', 0]], defender: [['lion', 'C3', 0]] }))).toMatch(/two characters/)
  expect(complaint(battle({ defender: [['lion', 'C6', 0]] }))).toMatch(/C6 is not on the map/)
  expect(complaint(battle({ defender: [['lion', 'C3', 6]] }))).toMatch(/from 0 to 5/)
  expect(complaint(battle({ defender: [['lion', 'C3']] }))).toMatch(/a character is/)
  expect(complaint(battle({ map: 'woods', defender: [['lion', 'C3', 0]] }))).toMatch(/no lion can stand on C3/)
  expect(complaint(battle({ defenderScore: -5 }))).toMatch(/defenderScore/)
  expect(complaint(battle({ turn: 8 }))).toMatch(/turn/)
  expect(complaint(battle({ entry: 'top' }))).toMatch(/entry/)
  expect(complaint(battle({ entry: undefined }))).toMatch(/entry/)
  expect(complaint(battle({ phase: 'fight' }))).toMatch(/phase/)
  expect(complaint(battle({ defender: Array.from({ length: 8 }, () => ['ogre', null, 0]) }))).toMatch(/too many/)
  expect(complaint({ ask: 'sight', map: 'plains', from: 'a1' })).toMatch(/did you mean “A1”/)
})
