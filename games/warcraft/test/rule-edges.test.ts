import { expect, test } from 'vitest'
import { HEROES } from './hero-table.ts'
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
  ready,
  refused,
  stateOf,
  table,
  told,
} from './table.ts'

const QUIET = { settings: { spellResearch: true } }

test('WC-B-DEP-04 WC-B-DEP-03 the second player’s Outposts and buildings are his own', () => {
  const orc = {
    race: 'orc',
    units: { A2: 'worker', B1: 'worker' },
    outposts: { A2: false, B1: false },
    underway: { melee: 1 },
  }
  const match = table([{ race: 'human', gold: 0, wood: 0 }, orc], { step: 'deploy', active: 1, first: 1 })
  chooseAll(match, 'outpost 1', 'building melee')
  expect(stateOf(match)).toMatchObject({ outpostDone: [false, false, false, true], built: [0, 0, 0, 1, 0, 0] })
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

test('WC-B-ABL-04 the die of Bloodlust has the strength of the units, not of a hero', () => {
  const orc = {
    race: 'orc',
    levels: [1, 3, 1],
    field: '2 melee, hero',
    flank: 'ranged',
    hero: { name: 'blademaster', level: 3 },
  }
  const match = ready(orc, { race: 'human', field: '3 melee', flank: '3 melee' }, HEROES)
  // ranged: the Shaman and his extra die; melee: two units, the hero, the extra die
  const events = engage(match, [6, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6])
  expect(told(events, 'attack')[1]).toEqual([0, 2, 4, 0])
  const alone = ready({ ...orc, field: 'hero' }, { race: 'human', field: '3 melee' }, HEROES)
  expect(told(engage(alone, [6, 6, 6, 5, 6, 6, 6]), 'attack')[1]).toEqual([0, 2, 2, 1]) // with nobody else his own
})

test('WC-X-SCN-21 WC-X-SCN-32 a carrier flies over water where there is a way on, and goes no farther than it may', () => {
  const match = table(
    [
      { race: 'orc', units: { D5: 'flying' } },
      { race: 'human', units: {} },
      { race: 'undead', units: {} },
      { race: 'nightelf', units: {} },
    ],
    {
      scenario: 'battle-of-the-elements',
      ...QUIET,
      creeps: {},
    },
  )
  chooseAll(match, 'piece flying D5', 'take 2')
  expect(offeredAs(match, 'hex')).toContain('E5')
  expect(refused(match, 'hex D3')).toBe('WC-B-MOV-01') // not next to it
  choose(match, 'hex E5')
  expect(offered(match)).not.toContain('done') // nobody stays on water
  expect(refused(match, 'done')).toBe('WC-X-SCN-21')
  expect(refused(match, 'drop 2')).toBe('WC-X-SCN-21')
  expect(offeredAs(match, 'hex')).not.toContain('E4')
  choose(match, 'hex F4')
  expect(stateOf(match).quest[2]).toBe(hex(match, 'F4'))
  expect(match.asked?.decision).toBe('nextMove')
})

test('WC-B-SPE-11 WC-B-TEA-01 a player without anything is asked to spend only if a teammate could give', () => {
  const poor = { gold: 0, wood: 0 }
  const asks = (mate: object) => {
    const match = table(
      [
        { race: 'human', ...poor },
        { race: 'nightelf', ...poor, ...mate },
        { race: 'orc', ...poor },
        { race: 'undead', ...poor },
      ],
      { step: 'spend' },
    )
    return match.asked?.decision
  }
  expect(asks({ wood: 3, gold: 0 })).toBe('spend')
  expect(asks({})).toBe('nextMove')
})
