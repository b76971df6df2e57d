import { expect, test } from 'vitest'
import { DEVOURED } from '../state.ts'
import { at, HEROES, use, withHero } from './hero-table.ts'
import {
  battleOf,
  before,
  choose,
  chooseAll,
  count,
  engage,
  hex,
  offered,
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

test('WC-B-DEP-04 WC-B-DEP-03 the second player’s Outposts and buildings are his own', () => {
  const orc = {
    race: 'orc',
    units: { A2: 'worker', B1: 'worker' },
    outposts: { A2: false, B1: false },
    underway: { melee: 1 },
  }
  const match = table([{ race: 'human', gold: 0, wood: 0 }, orc], { step: 'deploy', active: 1, first: 1 })
  chooseAll(match, 'outpost 1', 'building melee')
  expect(stateOf(match)).toMatchObject({ outpostDone: [0, 0, 0, 1], built: [0, 0, 0, 1, 0, 0] })
  expect(stateOf(match).outpostWorker[3]).toBe(-1)
  expect(stateOf(match).outpostWorker[2]).not.toBe(-1)
})

test('WC-B-SPE-23 tiles under construction count too', () => {
  const player = {
    race: 'undead',
    gold: 9,
    wood: 9,
    buildings: { ranged: 1 },
    underway: { ranged: 1 },
    unattended: { ranged: 1 },
    units: { E1: '2 worker' },
  }
  const match = table([player, { race: 'orc' }], { step: 'spend' })
  expect(refused(match, 'building ranged')).toBe('WC-B-SPE-23')
  expect(refused(match, 'upgrade 3')).toBe('WC-B-SPE-01')
})

test('WC-X-SCN-13 equal points: the earlier in play order wins; more points win whoever is earlier', () => {
  const rich = { gold: 0, wood: 0, laid: 3, units: { A3: 'melee', I3: 'melee', E1: 'melee' } }
  const orc = { race: 'orc', ...rich, levels: [4, 3, 2] }
  const human = (more: object) => ({
    race: 'human',
    ...rich,
    levels: [3, 3, 3],
    units: { E9: 'melee', B5: 'melee', D2: 'melee', F7: 'melee', H2: 'melee' },
    ...more,
  })
  const end = (first: number, more: object) => {
    const match = table([orc, human(more)], {
      scenario: 'skull-of-storms',
      ...QUIET,
      step: 'move',
      first,
      active: 1 - first,
    })
    choose(match, 'done')
    return stateOf(match).core.result?.places
  }
  expect(end(0, {})).toEqual([1, 2])
  expect(end(1, {})).toEqual([2, 1])
  expect(
    end(0, {
      units: { E9: 'melee', B5: 'melee', D2: 'melee', F7: 'melee', H2: 'melee', A1: 'melee', D8: 'melee' },
      laid: 2,
    }),
  ).toEqual([1, 2])
})

test('WC-B-ABL-03 phases named in one round are forgotten in the next', () => {
  const match = ready(
    { race: 'human', field: '2 melee' },
    { race: 'nightelf', levels: [1, 4, 1], field: 'melee', flank: 'ranged' },
  )
  engage(match)
  choose(match, 'phase 2', [6, 6, 6, 6, 6])
  expect(match.asked?.decision).toBe('slowPoison')
  expect(battleOf(match).round).toBe(2)
  expect(offered(match)).toEqual(['phase 0', 'phase 1', 'phase 2'])
})

test('WC-B-CAS-01 what is lost in a battle is told with its space, and counts for both sides', () => {
  const match = ready({ race: 'human', field: '2 ranged' }, { race: 'orc', field: 'ranged', flank: 'ranged' })
  const events = engage(match, [1, 6, 1, 6])
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [1] })
  expect(told(before(events, 'takeLoss'), 'attack')).toHaveLength(2)
  expect(count(match, 0, 'ranged', 'D4')).toBe(2)
})
