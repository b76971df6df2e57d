import { expect, test } from 'vitest'
import { begin } from '../begin.ts'
import { BLOODLUST, RAISE_DEAD, SLOW_POISON } from '../content/races.ts'
import { CREEPS } from '../state.ts'
import {
  choose,
  chooseAll,
  count,
  hex,
  offered,
  offeredAs,
  passTo,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const QUIET = { spellResearch: true }
const HEROES = { spellResearch: true, heroes: true }
const POOR = { gold: 0, wood: 0 }

function altar(human: object, undead: object, spec: object = {}) {
  return table(
    [
      { race: 'human', ...POOR, ...human },
      { race: 'undead', ...POOR, ...undead },
    ],
    { scenario: 'altar-of-flame', settings: QUIET, ...spec },
  )
}

test('WC-X-SCN-02 with a unit on the altar one may win over an enemy unit on 1 or 2, once a Move Step', () => {
  const match = altar({ units: { E5: 'melee' } }, { units: { E7: 'melee, flying', E9: 'worker' } })
  expect(match.asked).toMatchObject({ decision: 'altar', seats: [0] })
  expect(offered(match)).toEqual(['piece melee E7', 'piece flying E7', 'pass'])
  expect(refused(match, 'piece worker E9')).toBe('WC-X-SCN-02')
  const events = choose(match, 'piece flying E7', [2])
  expect(told(events, 'altar')).toHaveLength(1)
  expect(match.asked).toMatchObject({ decision: 'altarTake', seats: [0] })
  choose(match, 'winOver')
  expect(count(match, 0, 'flying', 'E7')).toBe(1)
  expect(standing(match, 1, 'flying')).toEqual([])
  expect(match.asked?.decision).toBe('nextMove')
  const failed = altar({ units: { E5: 'melee' } }, { units: { E7: 'flying' } })
  choose(failed, 'piece flying E7', [3])
  expect(standing(failed, 0, 'flying')).toEqual([])
  expect(failed.asked?.decision).toBe('nextMove')
  const empty = altar({ units: { E4: 'melee' } }, { units: { E7: 'flying' } })
  expect(empty.asked?.decision).toBe('nextMove')
})

test('WC-X-SCN-02 who has heard the altar may be left where it is; by rules 2 it changed sides at once', () => {
  const match = altar({ units: { E5: 'melee' } }, { units: { E7: 'flying' } })
  choose(match, 'piece flying E7', [1])
  expect(offered(match)).toEqual(['winOver', 'letBe'])
  choose(match, 'letBe')
  expect([standing(match, 0, 'flying'), count(match, 1, 'flying', 'E7')]).toEqual([[], 1])
  expect(match.asked?.decision).toBe('nextMove')
  const former = altar({ units: { E5: 'melee' } }, { units: { E7: 'flying' } })
  stateOf(former).altarTakes = true
  choose(former, 'piece flying E7', [1])
  expect([former.asked?.decision, count(former, 0, 'flying', 'E7')]).toEqual(['nextMove', 1])
  expect(begin({ seats: 2, settings: {}, rules: '2' }).altarTakes).toBe(true)
  expect(begin({ seats: 2, settings: {} }).altarTakes).toBe(false)
})

test('WC-X-SCN-02 heroes, creatures and types without a reserve cannot be chosen', () => {
  const human = { units: { E5: 'flying', A1: '3 flying' } }
  const undead = { units: { E7: 'flying, hero, melee' }, hero: { name: 'lich' } }
  const match = altar(human, undead, { settings: HEROES })
  expect(offered(match)).toEqual(['piece melee E7', 'pass'])
})

test('WC-X-SCN-03 the new unit may move at once; if it stays among enemies a battle follows', () => {
  const match = altar({ units: { E5: 'melee' } }, { units: { E7: '2 melee' } })
  choose(match, 'piece melee E7', [1])
  choose(match, 'winOver')
  expect(offeredAs(match, 'piece')).toEqual(['melee E5', 'melee E7'])
  expect(told(choose(match, 'done', [6, 1]), 'battle')).toHaveLength(1)
})

test('WC-X-SCN-04 three units on the altar at the end of a turn win', () => {
  const spec = { step: 'spend' }
  const won = altar(
    { units: { E5: '2 melee, hero' }, hero: { name: 'paladin' }, gold: 1 },
    { units: { A1: 'melee' } },
    { ...spec, settings: HEROES },
  )
  choose(won, 'done')
  expect(stateOf(won).core.result).toMatchObject({ places: [1, 2], by: 'WC-X-SCN-04' })
  const few = altar({ units: { E5: '2 melee, worker' }, gold: 1 }, { units: { A1: 'melee' } }, spec)
  choose(few, 'done')
  expect(stateOf(few).core.result).toBeNull()
})

function shrine(orc: object, human: object, spec: object = {}) {
  return table(
    [
      { race: 'orc', ...POOR, ...orc },
      { race: 'human', ...POOR, ...human },
    ],
    { scenario: 'skull-of-storms', step: 'harvest', settings: QUIET, ...spec },
  )
}

test('WC-X-SCN-11 a die of lightning for every full three points of strength on the shrine, upon a space that is no Town', () => {
  // 2 + 2 + 3 of a hero: two dice
  const match = shrine(
    { units: { E5: '2 melee, hero' }, hero: { name: 'blademaster' } },
    { units: { E7: '2 melee, ranged', E9: 'melee', F8: 'worker' } },
    { settings: HEROES },
  )
  expect(match.asked).toMatchObject({ decision: 'storm', seats: [0] })
  expect(offered(match)).toEqual(['hex E7', 'pass'])
  expect(refused(match, 'hex E9')).toBe('WC-X-SCN-11')
  const events = choose(match, 'hex E7', [2, 3])
  expect(told(events, 'storm')).toEqual([[0, hex(match, 'E7'), 1]])
  expect(match.asked).toMatchObject({ decision: 'stormLoss', seats: [1] })
  expect(offered(match)).toEqual(['piece melee E7', 'piece ranged E7'])
  expect(refused(match, 'piece melee E9')).toBe('WC-X-SCN-11')
  choose(match, 'piece ranged E7')
  expect(standing(match, 1, 'ranged')).toEqual([])
  expect(match.asked?.decision).not.toBe('stormLoss')
  const weak = shrine({ units: { E5: 'melee' } }, { units: { E7: 'melee', D8: 'worker' } })
  expect(weak.asked?.decision).toBe('harvest')
})

test('WC-X-SCN-12 lightning may hit flyers and wound heroes', () => {
  const match = shrine(
    { units: { E5: '3 melee' } },
    { units: { E7: 'flying, hero' }, hero: { name: 'paladin' } },
    { settings: HEROES },
  )
  choose(match, 'hex E7', [1, 1])
  expect(offered(match)).toEqual(['piece flying E7', 'piece hero E7'])
  choose(match, 'piece hero E7')
  expect(stateOf(match).wounds[1]).toBe(1)
  choose(match, 'piece flying E7')
  expect(standing(match, 1, 'flying')).toEqual([])
})

test('WC-X-SCN-13 13 points at the end of a turn win: more of them, then play order', () => {
  // objectives: A3 2, I3 2, D2, B5, F7, H2 1 each; Towns 3
  const rich = { laid: 3, levels: [4, 3, 2], units: { A3: 'melee', I3: 'melee', E1: 'melee' } }
  const match = shrine({ ...rich, gold: 1 }, { units: { A1: 'melee' } }, { step: 'spend' })
  choose(match, 'done')
  expect(stateOf(match).core.result).toMatchObject({ places: [1, 2], by: 'WC-X-SCN-13', scores: [13, 0] })
  const less = shrine({ ...rich, laid: 2, gold: 1 }, { units: { A1: 'melee' } }, { step: 'spend' })
  choose(less, 'done')
  expect(stateOf(less).core.result).toBeNull()
})

const DRAGONS = { scenario: 'dragon-rise', settings: QUIET }

function rise(orc: object, spec: object = {}, human: object = { units: {} }) {
  return table(
    [
      { race: 'orc', ...POOR, ...orc },
      { race: 'human', ...POOR, ...human },
      { race: 'undead', ...POOR, units: {} },
      { race: 'nightelf', ...POOR, units: {} },
    ],
    { ...DRAGONS, ...spec },
  )
}

test('WC-X-SCN-21 any unit of the Horde takes the hatchling along; it never ends on water or mountain', () => {
  const match = rise({ units: { H5: 'flying' } })
  choose(match, 'piece flying H5')
  choose(match, 'take 7')
  const events = choose(match, 'hex H4')
  expect(told(events, 'carried')).toEqual([[7, hex(match, 'H5'), hex(match, 'H4')]])
  // the water of I4 and the mountain of G… are no places for it
  expect(offeredAs(match, 'hex')).not.toContain('I4')
  choose(match, 'done')
  const alliance = rise({ units: {} }, { active: 1, first: 1 }, { units: { H5: 'flying' } })
  choose(alliance, 'piece flying H5')
  expect(refused(alliance, 'take 7')).toBe('WC-X-SCN-21')
})

test('WC-X-SCN-25 the Horde wins with the hatchling on B and both alive at the end of a turn; the Alliance by killing one', () => {
  const home = rise({ units: {}, gold: 1 }, { step: 'spend', creeps: { A3: ['Dragon Hatchling', 'Chaos Dragon'] } })
  chooseAll(home, 'done', 'done') // the teammate may be given something
  expect(stateOf(home).core.result).toMatchObject({ places: [1, 3, 1, 3], by: 'WC-X-SCN-25' })
  const slain = rise({ units: {} }, { active: 1, first: 1 }, { units: { H5: '3 ranged', H4: '3 ranged' } })
  choose(slain, 'done', [1, 1, 1, 1, 6, 6])
  expect(stateOf(slain).core.result).toMatchObject({ places: [3, 1, 3, 1], by: 'WC-X-SCN-25' })
})

const ELEMENTS = { scenario: 'battle-of-the-elements', settings: QUIET }

function elements(first: object, spec: object = {}) {
  const rest = ['human', 'undead', 'nightelf'].map(race => ({ race, ...POOR, units: {} }))
  return table([{ race: 'orc', ...POOR, ...first }, ...rest], { ...ELEMENTS, creeps: {}, ...spec })
}

test('WC-X-SCN-31 entering an element’s space turns both creeps up; they fight as allies', () => {
  const match = elements({ units: { D6: '3 ranged' } }, { creeps: { D5: ['?Bandit Gang', '?Mud Golem'] } })
  choose(match, 'piece ranged D6')
  const events = choose(match, 'hex D5')
  expect(told(events, 'creepShown')).toHaveLength(2)
  chooseAll(match, 'piece ranged D6', 'hex D5', 'piece ranged D6', 'hex D5')
  choose(match, 'done', [1, 6, 6])
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [1] })
  expect(offered(match)).toHaveLength(2)
  const fought = choose(match, offered(match)[0], [6, 6, 6, 6])
  expect(told(fought, 'attack')[0]).toEqual([CREEPS, 2, 4, 0])
})

test('WC-X-SCN-32 a unit carries any number of elements and drops them in any space it passes', () => {
  const match = elements({ units: { D5: 'flying' } }, { quest: ['D5', 'D5', 'D5', 'F2'] })
  choose(match, 'piece flying D5')
  chooseAll(match, 'take 0', 'take 2')
  expect(refused(match, 'take 2')).toBe('WC-X-SCN-32')
  choose(match, 'hex D4')
  choose(match, 'drop 0')
  choose(match, 'hex D3')
  const names = stateOf(match).quest
  expect(names).toEqual(['D4', 'D5', 'D3', 'F2'].map(name => hex(match, name)))
  expect(match.asked?.decision).toBe('nextMove')
  const worker = elements({ units: { D5: 'worker' } })
  choose(worker, 'piece worker D5')
  expect(refused(worker, 'take 2')).toBe('WC-X-SCN-32')
})

test('WC-X-SCN-32 who takes something up and goes nowhere may still move', () => {
  const match = elements({ units: { D5: 'flying' } })
  chooseAll(match, 'piece flying D5', 'take 2', 'drop 2', 'done')
  expect(offered(match)).toContain('piece flying D5')
})

test('WC-X-SCN-33 WC-X-SCN-34 units that stay with an element have its ability until the end of the turn, besides their own', () => {
  const units = { D5: 'melee, hero', D4: 'melee', F5: 'ranged' }
  const orc = { units, hero: { name: 'blademaster' }, levels: [1, 3, 1] }
  const match = elements(orc, { quest: ['F5', 'D5', 'D5', 'F2'], settings: HEROES })
  chooseAll(match, 'piece melee D4', 'hex D5')
  passTo(match, 'nextMove')
  choose(match, 'done')
  const g = stateOf(match)
  const gifts = g.gift.filter(gift => gift > 0)
  // the melee unit and the hero that stayed in D5, and the one in F5; not the newcomer
  expect(gifts.sort((a, b) => a - b)).toEqual(
    [RAISE_DEAD, SLOW_POISON | BLOODLUST, SLOW_POISON | BLOODLUST].sort((a, b) => a - b),
  )
  while (stateOf(match).turn === 1) choose(match, offered(match).at(-1)!)
  expect(stateOf(match).gift.every(gift => gift === 0)).toBe(true)
})

test('WC-X-SCN-33 an element carried to a unit in this step gives it nothing yet', () => {
  const match = elements({ units: { D5: 'flying', D4: 'melee' } })
  chooseAll(match, 'piece flying D5', 'take 2', 'hex D4', 'done')
  choose(match, 'done')
  expect(stateOf(match).gift.every(gift => gift === 0)).toBe(true)
})

test('WC-X-SCN-36 three elements in a space with an own unit win, or the fall of the player to the left', () => {
  const won = elements({ units: { D4: 'melee' }, gold: 1 }, { quest: ['D4', 'D4', 'D4', 'F2'], step: 'spend' })
  choose(won, 'done')
  expect(stateOf(won).core.result).toMatchObject({ places: [1, 2, 2, 2], by: 'WC-X-SCN-36' })
  const two = elements({ units: { D4: 'melee' }, gold: 1 }, { quest: ['D4', 'D4', 'F2', 'F2'], step: 'spend' })
  choose(two, 'done')
  expect(stateOf(two).core.result).toBeNull()
  const fallen = elements({ units: {} })
  fallen.resign(2)
  expect(stateOf(fallen).core.result).toMatchObject({ places: [2, 1, 4, 2], by: 'WC-X-SCN-36' })
})
