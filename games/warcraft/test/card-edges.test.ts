import { expect, test } from 'vitest'
import { DEVOURED } from '../state.ts'
import { at, HEROES, use, withHero } from './hero-table.ts'
import {
  battleOf,
  choose,
  chooseAll,
  engage,
  hex,
  offeredAs,
  passTo,
  passUntil,
  ready,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const CARDS = { settings: { spellResearch: true, expansionCards: true } }
const QUIET = { settings: { spellResearch: true } }

test('WC-X-TIM-05 Vampiric Aura: ones of ranged attacks heal nobody', () => {
  const hero = { name: 'dreadlord', wounds: 3 }
  const lord = withHero('undead', 'dreadlord', 2, { hero, hand: [], field: '2 ranged, hero' })
  const match = ready(lord, { race: 'human', field: '3 melee', flank: '3 melee' }, HEROES)
  const events = engage(match, [1, 1, 6, 6, 6, 6, 6, 6, 6])
  expect(told(events, 'heals')).toEqual([])
  const away = ready({ ...lord, field: '2 melee', units: { A1: 'hero' } }, { race: 'human', field: '3 melee' }, HEROES)
  expect(told(engage(away, [1, 1, 6, 6, 6]), 'heals')).toEqual([])
})

test('WC-B-EXP-05 Envenomed Spears serve their own side alone', () => {
  const match = ready(
    { race: 'human', field: '2 melee' },
    { race: 'orc', field: '2 melee', hand: ['envenomed-spears'] },
  )
  engage(match)
  passTo(match, 'beforeRoll')
  const events = choose(match, 'card envenomed-spears', [6, 6, 6, 6, 1, 6])
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 2, 2, 0],
    [1, 2, 2, 1],
  ])
})

test('WC-B-EXP-05 Town Portal: a unit for which there is no room anywhere goes back to reserves', () => {
  const home = { C7: '3 melee', B4: '3 ranged', C6: '3 ranged', D7: '3 melee', D4: '2 melee' }
  const match = table([
    { race: 'orc', units: { A1: 'melee' } },
    { race: 'human', hand: ['town-portal'], units: home },
  ])
  choose(match, 'done')
  choose(match, 'card town-portal')
  choose(match, 'hex D4')
  expect(standing(match, 1, 'melee')).toHaveLength(8)
  while (match.asked?.decision === 'relocateWho') choose(match, 'piece melee D4')
  expect(standing(match, 1, 'melee')).toHaveLength(6)
})

test('WC-X-HER-21 Mass Teleport: no more than three units go along', () => {
  const units = { D4: 'hero, 2 melee, 2 ranged', A1: 'worker' }
  const match = table(
    [
      { race: 'human', units, hero: { name: 'archmage', level: 3 }, hand: ['resources', 'resources'] },
      { race: 'orc', units: {} },
    ],
    HEROES,
  )
  use(match, 3)
  chooseAll(match, 'piece melee D4', 'piece melee D4', 'piece ranged D4')
  choose(match, 'done')
  expect(match.asked?.decision).not.toBe('relocateWho')
  expect(standing(match, 0, 'ranged')).toEqual(['D4', 'E1'])
})

test('WC-X-CMP-02 Shadowmeld: a hero needs no room', () => {
  const match = table(
    [
      { race: 'orc', units: { D4: '2 melee' } },
      { race: 'nightelf', hero: { name: 'warden' }, hand: ['shadowmeld'], units: { D4: 'hero', D5: '3 melee' } },
    ],
    HEROES,
  )
  passTo(match, 'nextMove')
  choose(match, 'done')
  chooseAll(match, 'card shadowmeld', 'piece hero D4')
  expect(offeredAs(match, 'hex')).toContain('D5')
})

test('WC-X-HER-20 Shadow Strike takes a die from a creep', () => {
  const elf = { race: 'nightelf', units: { D4: '2 melee, hero' }, hero: { name: 'warden' }, hand: ['resources'] }
  const match = table([elf, { race: 'orc', units: { A1: 'melee' } }], { ...HEROES, creeps: { D4: 'Ogre Lord' } })
  passTo(match, 'nextMove')
  choose(match, 'done')
  passTo(match, 'roundStart')
  choose(match, 'ability 1')
  const events = choose(match, 'card resources')
  expect(told(events, 'diceLost')[0]?.[1]).toBe(3)
})

test('WC-B-EXP-05 Call to Arms: only the workers of that space fight, and only against enemies', () => {
  const human = { race: 'human', hand: ['call-to-arms'], units: { D5: '2 worker', A1: 'worker' } }
  const match = table([{ race: 'orc', units: { D4: 'melee' } }, human], QUIET)
  chooseAll(match, 'piece melee D4', 'hex D5', 'card call-to-arms')
  expect(stateOf(match).armed).toHaveLength(2)
  const friends = table(
    [
      { race: 'nightelf', units: { E4: 'melee' } },
      { race: 'human', hand: ['call-to-arms'], units: { E5: 'worker' } },
      { race: 'orc' },
      { race: 'undead' },
    ],
    QUIET,
  )
  passTo(friends, 'nextMove')
  chooseAll(friends, 'piece melee E4', 'hex E5')
  expect(friends.asked?.decision).toBe('nextMove')
})

test('WC-B-EXP-05 Devour and Possession of armed workers', () => {
  const human = { race: 'human', hand: ['call-to-arms'], units: { D5: '2 worker' }, outposts: { D5: false } }
  const orc = { race: 'orc', hand: ['devour'], units: { D4: '2 melee' } }
  const match = table([orc, human], QUIET)
  passTo(match, 'nextMove')
  chooseAll(match, 'piece melee D4', 'hex D5', 'card call-to-arms')
  choose(match, 'piece melee D4')
  choose(match, 'hex D5')
  passTo(match, 'nextMove')
  choose(match, 'done')
  passTo(match, 'roundStart')
  choose(match, 'card devour')
  expect(stateOf(match).at.filter(where => where === DEVOURED).length).toBeLessThanOrEqual(1)
  const undead = { race: 'undead', hand: ['possession'], units: { D4: '2 melee' } }
  const possessed = table([undead, { ...human, outposts: {} }], CARDS)
  passTo(possessed, 'nextMove')
  choose(possessed, 'piece melee D4')
  choose(possessed, 'hex D5')
  choose(possessed, 'card call-to-arms')
  passTo(possessed, 'nextMove')
  choose(possessed, 'done')
  passTo(possessed, 'roundStart')
  const events = choose(possessed, 'card possession', [1])
  expect(told(events, 'placed')).toHaveLength(1)
  expect(standing(possessed, 0, 'flying')).toEqual([]) // a worker fights as a melee unit
})

test('WC-X-CMP-02 Purge ends neither one’s own effects nor those of a round', () => {
  const orc = { race: 'orc', field: '2 melee', hand: ['purge', 'ensnare', 'war-drums'] }
  const match = at('phaseStart', orc, { race: 'human', field: '2 melee, flying' }, [6], CARDS)
  choose(match, 'card ensnare')
  passUntil(match, 'round', [6, 6, 6, 6])
  expect(match.asked).toMatchObject({ decision: 'roundStart', seats: [0] })
  expect(battleOf(match).lasting).toHaveLength(1)
  expect(refused(match, 'card purge')).toBe('WC-X-TIM-12')
})

test('WC-X-CMP-02 Disease Cloud: a flank, never the battlefield', () => {
  const undead = { race: 'undead', field: '2 ranged', hand: ['disease-cloud'] }
  const match = ready(
    undead,
    { race: 'human', field: 'melee, worker', flank: 'worker', units: { C4: 'worker', A1: 'melee' } },
    CARDS,
  )
  engage(match, [1, 6])
  passTo(match, 'battleEnd')
  choose(match, 'card disease-cloud')
  expect(offeredAs(match, 'hex').sort()).toEqual(['C4', 'D5'])
  const events = choose(match, 'hex C4')
  expect(told(events, 'barred')).toEqual([[hex(match, 'C4')]])
})

test('WC-X-HER-20 Divine Shield protects its own hero alone', () => {
  const lich = withHero('undead', 'lich', 1, { hand: [], field: '2 ranged, hero' })
  const match = at(
    'beforeCasualties',
    lich,
    withHero('human', 'paladin', 2, { field: '2 ranged, hero' }),
    [1, 6, 6, 1, 6],
  )
  use(match, 2)
  passTo(match, 'takeLoss')
  choose(match, 'piece 1:hero D4')
  expect(stateOf(match).wounds).toEqual([0, 0])
  choose(match, 'piece 0:hero D4')
  expect(stateOf(match).wounds[0]).toBe(1)
})
