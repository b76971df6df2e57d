import { expect, test } from 'vitest'
import { deckOf } from '../rules/set-up/board.ts'
import { HEROES, withHero } from './hero-table.ts'
import {
  choose,
  engage,
  offered,
  offeredAs,
  passOver,
  passTo,
  ready,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const QUIET = { spellResearch: true }
const POOR = { gold: 0, wood: 0, units: {} }

test('WC-X-SCN-25 the hatchling on B wins for the Horde, in whichever seat it sits', () => {
  const races = ['human', 'orc', 'nightelf', 'undead'].map(race => ({ race, ...POOR, gold: race === 'orc' ? 1 : 0 }))
  const both = { A3: ['Dragon Hatchling', 'Chaos Dragon'] }
  const match = table(races, {
    scenario: 'dragon-rise',
    settings: QUIET,
    step: 'spend',
    active: 1,
    first: 1,
    creeps: both,
  })
  for (let patience = 4; patience > 0 && match.asked; patience--) choose(match, 'done')
  expect(stateOf(match).core.result).toMatchObject({ places: [3, 1, 3, 1], by: 'WC-X-SCN-25' })
})

test('WC-X-SCN-25 only the death of a dragon ends Dragon Rise, not that of any creep', () => {
  const human = { race: 'human', ...POOR, units: { D4: '3 ranged' } }
  const others = ['orc', 'nightelf', 'undead'].map(race => ({ race, ...POOR }))
  const creeps = { D4: 'Bandit Gang', A3: 'Chaos Dragon', H5: 'Dragon Hatchling' }
  const match = table([human, ...others], { scenario: 'dragon-rise', settings: { ...QUIET, creeps: true }, creeps })
  passTo(match, 'nextMove')
  const events = choose(match, 'done', [1, 1, 1, 1, 1, 1])
  for (let patience = 20; patience > 0 && told(events, 'creepDies').length === 0; patience--) {
    const [seat] = match.asked!.seats
    events.push(...choose(match, `${seat}>${offered(match, seat)[0]}`, [1, 1, 1, 1, 1, 1]))
  }
  expect(told(events, 'creepDies')).toHaveLength(1)
  expect(stateOf(match).core.result).toBeNull()
})

test('WC-X-HER-40 a level for a marker of two is refused to him who has none', () => {
  const human = { race: 'human', hero: { name: 'paladin', ones: 3 }, units: { E1: 'hero' } }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], HEROES)
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'rise', seats: [0] })
  expect(offered(match)).toEqual(['ones', 'pass'])
  expect(refused(match, 'two')).toBe('WC-X-HER-40')
})

test('WC-B-EXP-05 WC-X-HER-10 with Town Portal a hero takes no room from the units that go with him', () => {
  const home = { D4: 'hero, melee', C7: '2 melee' }
  const human = { race: 'human', hand: ['town-portal'], hero: { name: 'paladin' }, units: home }
  const match = table([{ race: 'orc', units: { D4: '3 melee' } }, human], { settings: { heroes: true } })
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'afterMovement', seats: [1] })
  choose(match, 'card town-portal')
  passOver(match, ['respond'])
  expect(match.asked?.decision).not.toBe('relocateWho')
})

test('WC-B-EXP-01 a position that names the cards on top keeps each card of the deck once', () => {
  const human = { race: 'human', units: { E1: 'melee' }, deck: ['fast'] }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], { settings: QUIET })
  const g = stateOf(match)
  const whole = [...g.deck[0], ...g.hand[0]].sort((a, b) => a - b)
  expect(whole).toEqual([...deckOf(g, 0)].sort((a, b) => a - b))
})

test('WC-X-HER-20 Mana Burn is aimed at an enemy who holds a card', () => {
  const against = (hand: string[]) => {
    const demon = withHero('nightelf', 'demon-hunter', 1)
    const match = ready(demon, { race: 'human', field: '2 melee', hand }, HEROES)
    engage(match)
    return match.asked?.decision === 'battleStart' ? offeredAs(match, 'ability') : []
  }
  expect([against(['resources']), against([])]).toEqual([['1'], []])
})

test('WC-X-HER-50 WC-X-HER-51 a hero who lives is not trained, and a dead one not beyond his level', () => {
  const lives = { race: 'human', gold: 9, wood: 9, hero: { name: 'paladin', level: 2 }, units: { E1: 'hero' } }
  const dead = { race: 'human', gold: 9, wood: 9, hero: { name: 'paladin', level: 2 }, units: {} }
  const orc = { race: 'orc', units: { A1: 'melee' } }
  const alive = table([lives, orc], { ...HEROES, step: 'spend' })
  passTo(alive, 'spend')
  expect(refused(alive, 'hero 1')).toBe('WC-X-HER-50')
  const fallen = table([dead, orc], { ...HEROES, step: 'spend' })
  passTo(fallen, 'spend')
  expect(refused(fallen, 'hero 3')).toBe('WC-X-HER-51')
})

test('WC-B-EXP-02 who has lost his last unit of a battle plays no more cards in it, though his teammate fights on', () => {
  const units = { human: { D4: 'ranged' }, orc: { D4: '3 melee' }, nightelf: { D4: '3 melee' }, undead: {} }
  const hands = { human: ['polymorph', 'polymorph'], orc: [], nightelf: [], undead: [] }
  const races = ['human', 'orc', 'nightelf', 'undead'] as const
  const players = races.map(race => ({ race, ...POOR, units: units[race], hand: hands[race] }))
  const match = table(players, { settings: QUIET, active: 1, first: 1 })
  passTo(match, 'nextMove')
  choose(match, 'done', [6, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6])
  const asked: string[] = []
  for (let patience = 30; patience > 0 && match.asked?.decision !== 'nextMove'; patience--) {
    const { decision, seats } = match.asked!
    const isGone = standing(match, 0, 'ranged').length === 0
    if (isGone && seats[0] === 0) asked.push(decision)
    const own = offered(match).find(text => text === 'piece ranged D4') ?? offered(match)[0]
    choose(match, match.choices(seats[0]).includes('pass') ? 'pass' : own)
  }
  expect(standing(match, 0, 'ranged')).toEqual([])
  expect(asked).toEqual([])
})

test('WC-X-HER-21 an ability that costs nothing shows nothing: until it works it may be taken back', () => {
  const lich = { race: 'undead', hero: { name: 'lich', level: 2 }, units: { E1: 'hero, melee, ranged' } }
  const match = table([lich, { race: 'orc', units: { A1: 'melee' } }], { ...HEROES, step: 'spend' })
  passTo(match, 'spendStart')
  choose(match, 'ability 2')
  expect([match.asked?.decision, match.mayUndo(0)]).toEqual(['aim', true])
})
