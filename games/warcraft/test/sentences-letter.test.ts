import { expect, test } from 'vitest'
import { begin } from '../begin.ts'
import {
  choose,
  chooseAll,
  count,
  engage,
  hex,
  offered,
  offeredAs,
  passTo,
  ready,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

// What the base game says to the letter, and what rules 4 and before made of it.

const QUIET = { settings: { spellResearch: true } }
const NECROMANCERS = { race: 'undead', levels: [1, 3, 1] }

test('WC-B-DEP-06 a worker deployed among enemies pins them, too, until he is killed', () => {
  const invaded = (lax: boolean) => {
    const match = table(
      [
        { race: 'human', units: {}, training: 'worker', gold: 0, wood: 0 },
        { race: 'orc', units: { E1: '2 melee' }, gold: 0, wood: 0 },
      ],
      { ...QUIET, step: 'deploy', first: 0 },
    )
    stateOf(match).lax = lax
    chooseAll(match, 'kind worker', 'done')
    return match
  }
  const match = invaded(false)
  expect(stateOf(match)).toMatchObject({ step: 0, active: 1 })
  expect(refused(match, 'piece 1:melee E1')).toBe('WC-B-DEP-06')
  expect(told(choose(match, 'done'), 'workerLost')).toHaveLength(1)
  expect(stateOf(match).pinned).toEqual([])
  expect(offered(invaded(true))).toContain('piece melee E1')
})

test('WC-B-DEP-06 a worker pins nobody in a Town without enemies', () => {
  const match = table([{ race: 'human', units: { E1: 'melee' }, training: 'worker' }, { race: 'orc' }], {
    step: 'deploy',
  })
  choose(match, 'kind worker')
  expect(stateOf(match).pinned).toEqual([])
})

test('WC-B-SPE-21 WC-B-EXP-05 a builder called to arms takes part in a battle, and his Outpost is destroyed', () => {
  const called = (lax: boolean) => {
    const human = { race: 'human', hand: ['call-to-arms'], units: { D5: '2 worker' }, outposts: { D5: false } }
    const match = table([{ race: 'orc', units: { D4: 'melee' } }, human], QUIET)
    stateOf(match).lax = lax
    chooseAll(match, 'piece melee D4', 'hex D5', 'card call-to-arms')
    expect(stateOf(match).outpostAt[2]).toBe(hex(match, 'D5')) // not before he fights
    // the Orc is slain at once, and both workers live
    const events = choose(match, 'done', [6, 1, 6])
    expect(standing(match, 1, 'worker')).toEqual(['D5', 'D5'])
    return told(events, 'outpostLost')
  }
  expect(called(false)).toEqual([[1, expect.any(Number)]])
  expect(called(true)).toEqual([])
})

test('WC-B-ABL-05 Raise Dead allows: as many natural ones, so many units or fewer, or none', () => {
  const match = ready(
    { ...NECROMANCERS, field: '2 melee', flank: '2 ranged' },
    { race: 'human', field: '3 melee', flank: '3 melee' },
  )
  engage(match, [1, 1])
  expect(match.asked).toMatchObject({ decision: 'raiseDead', seats: [0] })
  expect(offered(match)).toEqual(['raise 2', 'raise 1', 'pass'])
  expect(refused(match, 'raise 3')).toBe('WC-B-ABL-05')
  choose(match, 'raise 1')
  expect(count(match, 0, 'melee', 'D4')).toBe(3)
  const none = ready(
    { ...NECROMANCERS, field: '2 melee', flank: '2 ranged' },
    { race: 'human', field: '3 melee', flank: '3 melee' },
  )
  engage(none, [1, 1])
  choose(none, 'pass')
  expect(count(none, 0, 'melee', 'D4')).toBe(2)
  expect(none.asked?.decision).toBe('takeLoss')
})

test('WC-B-ABL-05 no more rise than are in reserve, and nobody is asked without a reserve', () => {
  const crowd = { A1: '3 melee', A2: '3 melee' }
  const human = { race: 'human', field: '3 melee', flank: '3 melee' }
  const one = ready({ ...NECROMANCERS, field: '2 melee', flank: '2 ranged', units: { ...crowd, A3: 'melee' } }, human)
  engage(one, [1, 1])
  expect(offered(one)).toEqual(['raise 1', 'pass'])
  const empty = ready(
    { ...NECROMANCERS, field: '2 melee', flank: '2 ranged', units: { ...crowd, A3: '2 melee' } },
    human,
  )
  engage(empty, [1, 1])
  expect(empty.asked?.decision).toBe('takeLoss')
})

test('WC-B-ABL-05 by rules 4 the dead rose unasked', () => {
  const match = ready(
    { ...NECROMANCERS, field: '2 melee', flank: 'ranged' },
    { race: 'human', field: '3 melee, flying' },
  )
  stateOf(match).lax = true
  expect(told(engage(match, [1]), 'placed')).toHaveLength(1)
})

test('WC-B-ABL-03 WC-B-BAT-13 Slow Poison lets one’s own units strike first; teammates strike with the enemy', () => {
  const together = (lax: boolean) => {
    const match = table(
      [
        { race: 'human', units: { E5: '2 ranged' } },
        { race: 'nightelf', levels: [1, 4, 1], units: { E4: '3 ranged' } },
        { race: 'orc', units: { E5: '2 ranged, melee' } },
        { race: 'undead', units: { A1: 'melee' } },
      ],
      QUIET,
    )
    stateOf(match).lax = lax
    choose(match, 'done')
    // the Night Elves hit once, by rules 4 after two misses of the Humans
    const first = told(choose(match, 'join', lax ? [6, 6, 1, 6, 6] : [1, 6, 6]), 'attack')
    const then = told(choose(match, 'piece ranged E5', lax ? [6] : [6, 6, 6]), 'attack')
    return [first, then].map(attacks => attacks.filter(([, phase]) => phase === 0).map(([owner]) => owner))
  }
  expect(together(false)).toEqual([[1], [0, 2]])
  expect(together(true)).toEqual([[0, 1], [2]])
})

test('WC-X-TIM-14 WC-B-EXP-05 Faerie Fire subtracts from a 6, too; without it no strength reaches a 6', () => {
  const elf = { race: 'nightelf', levels: [1, 3, 1], field: 'ranged', hand: ['faerie-fire', 'faerie-fire'] }
  const shoot = (cards: number, roll: number, lax = false) => {
    const match = ready(elf, { race: 'orc', field: '2 melee', flank: 'melee' })
    stateOf(match).lax = lax
    engage(match)
    passTo(match, 'beforeRoll')
    if (cards > 0) choose(match, 'card faerie-fire')
    const events = choose(match, cards > 1 ? 'card faerie-fire' : 'pass', [roll])
    return told(events, 'attack')[0][3] === 1
  }
  expect([shoot(2, 6), shoot(1, 6), shoot(1, 5), shoot(0, 5)]).toEqual([true, false, true, false])
  expect(shoot(2, 6, true)).toBe(false)
})

test('WC-B-DEP-06 WC-B-ABL-05 records of rules 4 and before keep what they were played by', () => {
  const lax = (rules?: string) => begin({ seats: 2, settings: {}, ...(rules ? { rules } : {}) }).lax
  expect([lax('1'), lax('4'), lax('5'), lax()]).toEqual([true, true, false, false])
})

test('WC-B-EXP-05 Town Portal: nobody is left behind, also where the space they leave lies beside the Town', () => {
  const human = { race: 'human', hand: ['town-portal'], units: { C6: '2 melee', C7: '3 melee' } }
  const match = table([{ race: 'orc', units: { C6: '3 melee' } }, human])
  chooseAll(match, 'done', 'card town-portal', 'piece melee C6')
  expect(offeredAs(match, 'hex').sort()).toEqual(['B4', 'D7'])
})

test('WC-B-SCN-43 in Nordrassil an exhausted deck is not made anew', () => {
  const drawn = (scenario: string) => {
    const units = { B2: '3 ranged' }
    const players = [
      { race: 'human', units },
      { race: 'orc', units: {} },
      { race: 'nightelf', units: {} },
      { race: 'undead', units: { B2: 'melee' } },
    ]
    const match = table(players, { scenario, first: 0, active: 0 })
    const g = stateOf(match)
    g.discard[0].push(...g.deck[0].splice(0))
    return told(choose(match, 'done'), 'reshuffles')
  }
  expect(drawn('main-4p')).toEqual([[0]])
  expect(drawn('nordrassil')).toEqual([])
})

test('WC-X-CMP-02 Invisibility may be played for an enemy’s casualties alone, Defend only for one’s own', () => {
  const offers = (card: string) => {
    const settings = { expansionCards: true }
    const human = { race: 'human', field: '2 ranged, melee', hand: [card] }
    const match = ready(human, { race: 'orc', field: '3 melee', flank: '3 melee' }, { settings })
    engage(match)
    for (let i = 0; i < 9 && match.asked?.decision !== 'takeLoss'; i++) {
      if (match.asked?.decision === 'beforeCasualties') return offered(match)
      choose(match, 'pass', match.asked?.decision === 'roundStart' || i === 0 ? [1, 1] : [])
    }
    return []
  }
  expect(offers('invisibility')).toContain('card invisibility')
  expect(offers('defend')).not.toContain('card defend')
})
