import { askedInWords, choiceInWords } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { creeps } from '../content/creeps.ts'
import { warcraft } from '../index.ts'
import { FIRST_CREEP } from '../pieces.ts'
import { CREEPS } from '../state.ts'
import { HEROES } from './hero-table.ts'
import {
  battleOf,
  choose,
  chooseAll,
  count,
  hex,
  offered,
  offeredAs,
  type Player,
  passOver,
  passTo,
  standing,
  stateOf,
  table,
  told,
  viewOf,
} from './table.ts'

const kind = (name: string) => creeps.findIndex(creep => creep.name === name)
const QUIET = { settings: { spellResearch: true } }

/** Seat 0 stands with these units in D4, where these creeps are. */
function lair(units: string, creep: string | string[], spec: object = {}, more: object = {}) {
  return table(
    [
      { race: 'human', units: { D4: units }, ...more },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    { ...QUIET, ...spec, creeps: { D4: creep } },
  )
}

test('WC-X-CRP-03 units stop at creeps and turn them up; workers enter only with a unit', () => {
  const match = table(
    [
      { race: 'human', units: { C4: 'flying, worker, melee' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    {
      ...QUIET,
      creeps: { D4: '?Ogre Lord' },
    },
  )
  expect(viewOf(match, 0).creepKind[0]).toBeNull()
  choose(match, 'piece worker C4')
  expect(offeredAs(match, 'hex')).not.toContain('D4')
  choose(match, 'hex C3')
  choose(match, 'piece flying C4')
  expect(offeredAs(match, 'hex')).not.toContain('E4') // only through D4
  const events = choose(match, 'hex D4')
  expect(told(events, 'creepShown')).toEqual([[hex(match, 'D4'), kind('Ogre Lord')]])
  expect(viewOf(match, 1).creepKind[0]).toBe(kind('Ogre Lord'))
})

test('WC-X-CRP-03 nobody passes a creep', () => {
  const match = table([{ race: 'human', units: { E1: 'flying' } }, { race: 'orc' }], {
    ...QUIET,
    creeps: { D1: '?Mud Golem' },
  })
  choose(match, 'piece flying E1')
  expect(offeredAs(match, 'hex')).not.toContain('C1')
  expect(offeredAs(match, 'hex')).toContain('D1')
})

test('WC-X-CRP-04 a battle like any other, flanks included; the active player draws, the creep’s roller does not', () => {
  const match = table(
    [
      { race: 'human', units: { D4: 'melee', D3: '2 ranged' } },
      { race: 'orc', units: { D5: '3 melee' }, hand: ['devour'] },
    ],
    { creeps: { D4: 'Bandit Gang' } },
  )
  passTo(match, 'nextMove')
  const events = [...choose(match, 'done'), ...passOver(match, ['afterMovement'])]
  expect(told(events, 'battle')).toEqual([[hex(match, 'D4'), 0, CREEPS]])
  expect(told(events, 'draws')).toEqual([[0, 1]])
  expect(battleOf(match).side[1]).toBe(-1)
  passTo(match, 'nextMove', [1, 2, 6, 6]) // two hits kill both dice
  expect(stateOf(match).hand[0]).toHaveLength(2)
  expect(stateOf(match).hand[1]).toHaveLength(1)
})

test('WC-X-CRP-05 a creep rolls its dice in the phase of its type; a casualty costs a die until the battle ends', () => {
  const match = lair('2 ranged, melee', 'Ogre Lord')
  const events = choose(match, 'done', [1, 6, 6, 4, 4, 5])
  expect(told(events, 'diceLost')[0]).toEqual([FIRST_CREEP, 3])
  expect(told(events, 'attack')[2]).toEqual([CREEPS, 2, 3, 2])
  // it survives and is restored
  const lost = lair('ranged', 'Ogre Lord')
  const lose = choose(lost, 'done', [1, 1, 6, 6])
  expect(told(lose, 'won')[0]?.[1]).toBe(CREEPS)
  expect(stateOf(lost).at[FIRST_CREEP]).toBe(hex(lost, 'D4'))
  expect(stateOf(lost).battle).toBeNull()
})

test('WC-X-CRP-06 a flying creep is immune to melee attacks', () => {
  const match = lair('3 melee', 'Harpy Queen', {}, { levels: [3, 1, 1] })
  const events = choose(match, 'done', [6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6])
  expect(told(events, 'attack')[1]).toEqual([0, 2, 3, 3])
  expect(told(events, 'diceLost')).toEqual([])
})

test('WC-X-CRP-07 creeps in flanks do not join; several in one space fight as allies, their roller assigns losses', () => {
  const match = table(
    [
      { race: 'human', units: { D4: '3 ranged' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    {
      ...QUIET,
      creeps: { D4: ['Bandit Gang', 'Mud Golem'], C4: 'Ogre Lord' },
    },
  )
  choose(match, 'done', [1, 6, 6])
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [1] })
  expect(offered(match)).toHaveLength(2)
  const events = choose(match, offered(match)[0], [6, 6, 6, 6])
  expect(told(events, 'attack')[0]).toEqual([CREEPS, 2, 4, 0]) // 1 + 3 dice, none from the flank
})

test('WC-X-CRP-08 WC-X-OPT-02 a hero in the battlefield gains the experience; without one the marker leaves play', () => {
  const hero = { hero: { name: 'archmage', level: 1 } }
  const match = lair('2 ranged, hero', 'Bandit Gang', HEROES, hero)
  const events = choose(match, 'done', [1, 1, 6])
  expect(told(events, 'experience')).toEqual([[0, 1]])
  expect(stateOf(match)).toMatchObject({ ones: [1, 0], twos: [0, 0] })
  expect(stateOf(match).at[FIRST_CREEP]).toBe(-4)
  const flank = table(
    [
      { race: 'human', ...hero, units: { D4: '2 ranged', D3: 'hero' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    {
      ...HEROES,
      creeps: { D4: 'Bandit Gang' },
    },
  )
  expect(told(choose(flank, 'done', [1, 1, 6]), 'experience')).toEqual([])
  const none = lair('2 ranged', 'Bandit Gang')
  expect(told(choose(none, 'done', [1, 1]), 'creepDies')).toEqual([[kind('Bandit Gang'), hex(none, 'D4')]])
})

test('WC-X-CRP-08 all allied heroes in the battlefield gain the full value; a marker of two stays one marker', () => {
  const match = table(
    [
      { race: 'human', hero: { name: 'archmage' }, units: { E5: '3 ranged, hero' } },
      { race: 'nightelf', hero: { name: 'warden' }, units: { E5: 'hero' } },
      { race: 'orc' },
      { race: 'undead' },
    ],
    { ...HEROES, creeps: { E5: 'Harpy Queen' } },
  )
  choose(match, 'done', [2, 2, 2, 2])
  expect(stateOf(match)).toMatchObject({ twos: [1, 1, 0, 0] })
})

test('WC-X-CRP-09 a teammate’s flanking units may join against creeps', () => {
  const match = table(
    [
      { race: 'human', units: { E5: 'melee' } },
      { race: 'nightelf', units: { E4: '2 ranged' } },
      { race: 'orc', units: { E6: 'melee' } },
      { race: 'undead' },
    ],
    { ...QUIET, creeps: { E5: 'Mud Golem' } },
  )
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'join', seats: [1] })
  expect(told(choose(match, 'join', [1, 1, 6, 6]), 'attack')[0]).toEqual([1, 0, 2, 2])
})

test('WC-X-CRP-11 abilities of creeps: Raise Dead regains a die, Heal, Area Attack and Bloodlust work', () => {
  const archers = lair('ranged, 2 melee', 'Skeletal Archers')
  // my hit, then theirs: 1, 6, 6 in the same phase: the die comes back before it is lost again
  const raised = choose(archers, 'done', [1, 1, 6, 6, 6, 6])
  expect(told(raised, 'diceLost')[0]).toEqual([FIRST_CREEP, 2])
  const healers = lair('2 ranged', 'Tuskarr Healers')
  const healed = choose(healers, 'done', [1, 1, 6, 6, 6])
  const second = healed.findIndex(({ kind: what, args }) => what === 'round' && args[0] === 2)
  expect(told(healed, 'attack')[0]).toEqual([0, 0, 2, 2])
  expect(told(healed.slice(0, second), 'diceLost')).toEqual([])
  const giant = lair('3 melee', 'Sea Giant', {}, { levels: [3, 1, 1] })
  const area = choose(giant, 'done', [6, 6, 6, 1, 6, 6, 6, 6])
  expect(told(area, 'lost').slice(0, 2)).toHaveLength(2)
  const centaurs = lair('3 melee', 'Centaur Outrunners')
  expect(told(choose(centaurs, 'done', [6, 6, 6, 6, 6, 6, 6]), 'attack')[1]).toEqual([CREEPS, 2, 4, 0])
})

test('WC-X-CRP-11 Slow Poison of creeps: the player who rolls for them names the phase', () => {
  const match = lair('2 melee', 'Giant Spiders')
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'slowPoison', seats: [1] })
  const { view, options } = match.seen(1)
  const asked = askedInWords(warcraft, 'en', view, 'slowPoison', 1, options)
  expect(asked).toMatch(/^Battle in .*, Slow Poison of the creeps: .*; you choose for them$/)
  const said = options.map(option => choiceInWords(warcraft, 'en', view, 'slowPoison', option, 1))
  expect(said.filter(words => !words.includes('do not attack in it'))).toHaveLength(1)
  expect(told(choose(match, 'phase 2', [1, 6, 6, 6]), 'attack').slice(0, 2)).toEqual([
    [CREEPS, 2, 3, 1],
    [0, 2, 1, 0],
  ])
})

test('WC-X-CRP-10 WC-X-SCN-21 WC-X-SCN-22 WC-X-SCN-23 WC-X-SCN-24 Dragon Rise: the Horde passes the two, the Alliance fights them after the Horde', () => {
  const players: Player[] = [
    { race: 'orc', units: { H5: 'melee', H6: 'flying, worker' } },
    { race: 'human', units: { H4: '3 ranged' } },
    { race: 'undead' },
    { race: 'nightelf' },
  ]
  const match = table(players, { scenario: 'dragon-rise', ...QUIET })
  // the Orc's flyer need not stop at H5 and his worker may go there
  choose(match, 'piece worker H6')
  expect(offeredAs(match, 'hex')).toContain('H5')
  choose(match, 'hex H5')
  choose(match, 'piece flying H6')
  expect(offeredAs(match, 'hex')).toContain('G5')
  choose(match, 'hex G6')
  const events = choose(match, 'done')
  expect(told(events, 'battle')).toEqual([])
  expect(count(match, 0, 'worker', 'H5')).toBe(1)
  expect(match.asked).toMatchObject({ decision: 'nextMove', seats: [1] })
  chooseAll(match, 'piece ranged H4', 'hex H5', 'piece ranged H4', 'hex H5', 'piece ranged H4', 'hex H5')
  const first = choose(match, 'done', [1, 6, 6])
  expect(told(first, 'battle').map(([, , foe]) => foe)).toEqual([0])
  // first the Orc, then the hatchling
  const next = choose(match, 'piece 0:melee H5')
  expect(told(next, 'battle').map(([, , foe]) => foe)).toEqual([6])
})

test('WC-X-CRP-07 hatchling and dragon in one space fight as allies', () => {
  const match = table(
    [{ race: 'human', units: { A3: '3 ranged' } }, { race: 'orc' }, { race: 'undead' }, { race: 'nightelf' }],
    {
      scenario: 'dragon-rise',
      ...QUIET,
      creeps: { A3: ['Dragon Hatchling', 'Chaos Dragon'] },
    },
  )
  choose(match, 'done', [1, 6, 6])
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [1] })
  expect(standing(match, 0, 'ranged')).toHaveLength(3)
  expect(offered(match)).toHaveLength(2)
})
