import { expect, test } from 'vitest'
import { GOLDMINE } from '../content/boards.ts'
import { HIDDEN_TOKENS } from '../content/components.ts'
import { mapOf } from '../spaces.ts'
import { HEROES } from './hero-table.ts'
import {
  choose,
  chooseAll,
  count,
  fresh,
  offered,
  offeredAs,
  passTo,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const QUIET = { settings: { spellResearch: true } }
const POOR = { gold: 0, wood: 0 }
const TEAMS = ['human', 'orc', 'nightelf', 'undead'] as const

/** The four-player game: Humans and Night Elves against Orcs and Undead. */
function four(players: Partial<Record<(typeof TEAMS)[number], object>>, spec: object = {}) {
  return table(
    TEAMS.map(race => ({ race, ...POOR, units: {}, ...players[race] })),
    { ...QUIET, ...spec },
  )
}

test('WC-B-MOV-08 two who play together are fought in one battle', () => {
  const match = four({
    human: { units: { D4: 'melee' } },
    orc: { units: { D4: 'melee' } },
    undead: { units: { D4: 'melee' } },
  })
  const events = choose(match, 'done', [6, 6, 6, 6, 6, 6])
  expect(match.asked?.decision).not.toBe('foe')
  expect(told(events, 'battle')).toHaveLength(1)
})

test('WC-B-MOV-04 workers come where an own unit has come before them', () => {
  const match = table(
    [
      { race: 'human', units: { D4: 'worker, melee' } },
      { race: 'orc', units: { D5: 'melee' } },
    ],
    QUIET,
  )
  choose(match, 'piece worker D4')
  expect(refused(match, 'hex D5')).toBe('WC-B-MOV-04')
})

test('WC-B-MOV-01 a space beyond the map is no goal, and those side by side are judged by themselves', () => {
  const match = table(
    [
      { race: 'human', units: { D4: 'worker' } },
      { race: 'orc', units: { D5: 'melee' } },
    ],
    QUIET,
  )
  choose(match, 'piece worker D4')
  expect(refused(match, `hex ${mapOf(stateOf(match)).board.size}`)).toBe('WC-B-MOV-01')
  expect(refused(match, 'hex D5')).toBe('WC-B-MOV-04')
})

test('WC-B-MOV-01 of pieces alike one is offered; those that have moved, or stand elsewhere, are others', () => {
  const match = table(
    [
      { race: 'human', units: { D4: '2 melee', C4: 'melee' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    QUIET,
  )
  expect(offeredAs(match, 'piece').sort()).toEqual(['melee C4', 'melee D4'])
  chooseAll(match, 'piece melee D4', 'hex D5')
  expect(offeredAs(match, 'piece').sort()).toEqual(['melee C4', 'melee D4'])
})

test('WC-B-SPE-01 there are three unit types: nothing else is trained or built as one', () => {
  const match = table([{ race: 'human', gold: 20, wood: 20, units: { E1: '2 worker' } }, { race: 'orc' }], {
    ...QUIET,
    step: 'spend',
  })
  expect(['unit 3', 'building 3', 'unit 4'].map(text => refused(match, text))).toEqual(Array(3).fill('WC-B-SPE-01'))
})

test('WC-X-HER-50 a hero who lives is not trained', () => {
  const human = { race: 'human', gold: 9, wood: 9, hero: { name: 'paladin' }, units: { E1: 'hero' } }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], { ...HEROES, step: 'spend' })
  passTo(match, 'spend')
  expect(refused(match, 'hero 1')).toBe('WC-X-HER-50')
})

test('WC-X-HER-40 why a hero does not rise by this price', () => {
  const risen = (hero: object) => {
    const human = { race: 'human', hero: { name: 'paladin', ...hero }, units: { E1: 'hero' } }
    const match = table([human, { race: 'orc', units: { A1: 'melee' } }], HEROES)
    choose(match, 'done')
    return match
  }
  expect(refused(risen({ ones: 2 }), 'two')).toBe('WC-X-HER-40')
  expect(refused(risen({ twos: 1, ones: 1 }), 'ones')).toBe('WC-X-HER-40')
})

test('WC-X-RAC-12 an Outpost moves once a Move Step, and only with racial abilities', () => {
  const elf = { race: 'nightelf', units: {}, outposts: { D4: true } }
  const match = table([elf, { race: 'orc', units: { A1: 'melee' } }], {
    settings: { spellResearch: true, racialAbilities: true },
  })
  expect(offeredAs(match, 'ancient')).toEqual(['0', '2'])
  chooseAll(match, 'ancient 0', 'hex D5')
  expect(offeredAs(match, 'ancient')).toEqual(['2'])
  expect(refused(match, 'ancient 0')).toBe('WC-X-RAC-11')
  const plain = table([elf, { race: 'orc', units: { A1: 'melee' } }], QUIET)
  expect(offeredAs(plain, 'ancient')).toEqual([])
  expect(refused(plain, 'ancient 0')).toBe('WC-X-RAC-11')
})

test('WC-B-DEP-05 a hero needs no room; whoever does is told that there is none', () => {
  const human = {
    race: 'human',
    hero: { name: 'paladin' },
    units: { E1: '3 melee' },
    training: 'melee, hero',
  }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], { ...HEROES, step: 'deploy' })
  expect(offered(match)).toContain('kind hero')
  expect(offered(match)).not.toContain('kind melee')
  choose(match, 'kind hero')
  if (match.asked?.decision !== 'deploy') choose(match, 'hex E1')
  expect(count(match, 0, 'hero', 'E1')).toBe(1)
})

test('WC-B-TRN-02 in a step of teammates only who is to act ends it', () => {
  const match = four({ human: { gold: 3 }, nightelf: { gold: 3 } }, { step: 'spend' })
  expect(offered(match, 0)).toContain('done')
  expect(match.choices(2)).not.toContain('done')
})

test('WC-B-SCN-12 in March of the Necromancers mines far from the Town are not depleted', () => {
  const g = stateOf(fresh(2, { twoPlayers: 'necromancers', firstRace: 'human' }))
  const far = mapOf(g).terrain.flatMap((ground, at) => (ground === GOLDMINE ? [g.depletion[at]] : []))
  expect(far.filter(depletion => depletion === 0).length).toBeGreaterThan(0)
})

test('WC-X-HID-01 every mine has one of the nine tokens; those laid open are no longer among the hidden', () => {
  for (let deal = 0; deal < 12; deal++) {
    const match = fresh(2, { resources: 'hidden', firstRace: 'human' }, `deal ${deal}`)
    while (match.asked?.decision === 'layToken') choose(match, offered(match)[0])
    const g = stateOf(match)
    const left = [...HIDDEN_TOKENS]
    for (const [at, ground] of mapOf(g).terrain.entries()) {
      if (ground !== GOLDMINE) continue
      expect(left).toContain(g.token[at])
      left.splice(left.indexOf(g.token[at]), 1)
    }
  }
})

test('WC-X-SCN-11 the storm calls nobody without three points on the shrine', () => {
  const storm = (units: string, scenario = 'skull-of-storms') =>
    table(
      [
        { race: 'orc', ...POOR, units: { E5: units } },
        { race: 'human', ...POOR, units: { E7: 'melee' } },
      ],
      { ...QUIET, scenario, step: 'harvest' },
    ).asked?.decision
  expect(storm('3 melee')).toBe('storm')
  expect(storm('melee')).not.toBe('storm')
})

test('WC-X-SCN-11 without hits nobody loses anything, and two hits cost one of each owner’s choice each', () => {
  const match = table(
    [
      { race: 'orc', ...POOR, units: { E5: '3 melee' } },
      { race: 'human', ...POOR, units: { E7: 'melee, ranged' } },
    ],
    { ...QUIET, scenario: 'skull-of-storms', step: 'harvest' },
  )
  choose(match, 'hex E7', [6, 6, 6])
  expect([standing(match, 1, 'melee'), standing(match, 1, 'ranged')]).toEqual([['E7'], ['E7']])
  expect(match.asked?.decision).not.toBe('stormLoss')
})

test('WC-B-SCN-22 without a Necromancer on a graveyard there is no free upgrade, on both there are two', () => {
  const march = (units: Record<string, string>) =>
    table(
      [
        { race: 'human', ...POOR, units: { C1: 'melee' } },
        { race: 'undead', units },
      ],
      {
        ...QUIET,
        scenario: 'necromancers',
        first: 1,
        active: 1,
        step: 'spend',
      },
    )
  const both = march({ A4: 'worker', E4: 'worker' })
  choose(both, 'upgrade melee')
  expect(offeredAs(both, 'upgrade')).toEqual(['ranged', 'flying'])
  const none = march({ A1: 'worker', B2: 'worker' })
  expect(none.asked?.seats).not.toEqual([1])
})

test('WC-X-SCN-21 the hatchling is taken onto no mountain to stay', () => {
  const atMountain = (take: boolean) => {
    const match = four({ orc: { units: { H5: 'flying' } } }, { scenario: 'dragon-rise', active: 1, first: 1 })
    choose(match, 'piece flying H5')
    if (!take) return offeredAs(match, 'hex')
    choose(match, `take ${offeredAs(match, 'take')[0]}`)
    choose(match, 'hex G6')
    return offeredAs(match, 'hex')
  }
  expect(atMountain(false)).toContain('F5')
  expect(atMountain(true)).not.toContain('F5')
})
