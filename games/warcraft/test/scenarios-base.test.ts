import { expect, test } from 'vitest'
import { GONE, NEUTRAL } from '../state.ts'
import {
  choose,
  chooseAll,
  count,
  hex,
  offered,
  offeredAs,
  passTo,
  passUntil,
  refused,
  standing,
  stateOf,
  table,
  told,
  viewOf,
} from './table.ts'

const QUIET = { spellResearch: true }

/** The Elf Gate, without its guards unless they are given. */
function gate(orc: object, spec: object = {}) {
  const others = { units: {}, gold: 0, wood: 0 }
  return table(
    [
      { race: 'orc', gold: 0, wood: 0, ...orc },
      { race: 'human', ...others },
      { race: 'undead', ...others },
    ],
    {
      scenario: 'elf-gate',
      settings: QUIET,
      neutral: {},
      ...spec,
    },
  )
}

test('WC-B-SCN-11 WC-B-SCN-13 neutral Night Elves fight, flanks included; the player to the left assigns their losses', () => {
  const match = gate({ units: { E4: '3 ranged' } }, { neutral: { E4: '2 ranged, melee', E5: '3 flying' } })
  // three against two ranged of strength 3
  const events = choose(match, 'done', [1, 6, 6, 3, 6])
  expect(told(events, 'battle')).toEqual([[hex(match, 'E4'), 0, NEUTRAL]])
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 0, 3, 1],
    [NEUTRAL, 0, 2, 1],
  ])
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [1] })
  expect(offered(match)).toEqual(['piece melee E4', 'piece ranged E4', 'piece flying E5'])
  choose(match, 'piece melee E4')
  // for good
  expect(stateOf(match).at.slice(NEUTRAL * 35, NEUTRAL * 35 + 10)).toContain(GONE)
})

test('WC-B-SCN-11 the Night Elves never move, and nobody draws for them', () => {
  const match = gate({ units: { E4: '3 ranged' } }, { neutral: { E4: 'melee' }, settings: {} })
  const events = [...choose(match, 'done', [1, 6, 6]), ...passUntil(match, 'won')]
  expect(told(events, 'draws').map(([seat]) => seat)).toEqual([0, 0]) // at the start and for the victory
})

test('WC-B-SCN-14 a unit in D and fewer than three enemies next to it win at the end of one’s turn', () => {
  const spec = { step: 'spend' }
  const won = gate({ units: { E5: 'melee' }, gold: 1 }, { ...spec, neutral: { E4: '2 ranged' } })
  choose(won, 'done')
  expect(stateOf(won).core.result).toMatchObject({ places: [1, 2, 2], by: 'WC-B-SCN-14' })
  const watched = gate({ units: { E5: 'melee' }, gold: 1 }, { ...spec, neutral: { E4: '2 ranged, melee' } })
  choose(watched, 'done')
  expect(stateOf(watched).core.result).toBeNull()
  const empty = gate({ units: { A1: 'melee' }, gold: 1 }, spec)
  choose(empty, 'done')
  expect(stateOf(empty).core.result).toBeNull()
})

const MARCH = { scenario: 'necromancers', settings: QUIET, first: 1 }

test('WC-B-SCN-21 Necromancers move two like workers, not into one space, and die alone among enemies', () => {
  const match = table(
    [
      { race: 'human', units: { C1: 'melee' } },
      { race: 'undead', units: { A8: 'worker', A6: 'worker' } },
    ],
    { ...MARCH, active: 1 },
  )
  choose(match, 'piece worker A8')
  const spaces = offeredAs(match, 'hex')
  expect(spaces).toContain('B6')
  expect(spaces).not.toContain('A6')
  choose(match, 'hex B6')
  const alone = table(
    [
      { race: 'human', units: { A8: 'melee' } },
      { race: 'undead', units: { A8: 'worker', A6: 'worker' } },
    ],
    { ...MARCH, active: 0 },
  )
  choose(alone, 'done')
  expect(standing(alone, 1, 'worker')).toEqual(['A6'])
  expect(stateOf(alone).at.slice(35 + 21, 35 + 29)).toContain(GONE)
})

test('WC-B-SCN-22 on A, B and C a free unit a Harvest Step; on D and E free upgrades without buildings', () => {
  const undead = { race: 'undead', units: { A6: 'worker', C8: '3 flying, worker' } }
  const match = table([{ race: 'human' }, undead], { ...MARCH, active: 1, step: 'harvest' })
  expect(match.asked).toMatchObject({ decision: 'raiseUnit', seats: [1] })
  expect(offered(match)).toEqual(['type melee', 'done']) // C8 is full
  expect(refused(match, 'type ranged')).toBe('WC-B-MOV-02')
  expect(refused(match, 'type flying')).toBe('WC-B-SCN-22')
  choose(match, 'type melee')
  expect(count(match, 1, 'melee', 'A6')).toBe(1)
  const upgrade = table([{ race: 'human' }, { race: 'undead', units: { A4: 'worker', E4: 'worker' } }], {
    ...MARCH,
    active: 1,
    step: 'spend',
  })
  expect(offered(upgrade)).toEqual(['upgrade melee', 'upgrade ranged', 'upgrade flying', 'done'])
  choose(upgrade, 'upgrade melee')
  expect(refused(upgrade, 'upgrade melee')).toBe('WC-B-SPE-31')
  choose(upgrade, 'upgrade flying')
  expect(stateOf(upgrade).level.slice(3, 6)).toEqual([2, 1, 2])
  expect(stateOf(upgrade).active).toBe(0) // both are used
  for (const choice of ['unit melee', 'building melee']) {
    const one = table([{ race: 'human' }, { race: 'undead', units: { A4: 'worker' } }], {
      ...MARCH,
      active: 1,
      step: 'spend',
    })
    expect(refused(one, choice)).toBe('WC-B-SPE-01')
  }
})

test('WC-B-SCN-23 a token is destroyed where Humans stand at the end of a Move Step; mine and forest next to the Town last', () => {
  const players = [
    { race: 'human', units: { C8: 'melee', A6: 'worker' } },
    { race: 'undead', units: { E8: 'worker' } },
  ]
  const match = table(players, { ...MARCH, active: 0 })
  expect(told(choose(match, 'done'), 'questLost')).toEqual([[1, hex(match, 'C8')]])
  expect(stateOf(match).quest[1]).toBe(-1)
  expect(stateOf(match).quest[0]).toBe(hex(match, 'A6'))
  expect(stateOf(match).depletion[hex(match, 'B1')]).toBe(3)
})

test('WC-B-SCN-24 Humans win with both Necromancers dead or A, B and C destroyed; the Undead by taking the Town', () => {
  const hunted = table(
    [
      { race: 'human', units: { A8: 'melee' } },
      { race: 'undead', units: { A8: 'worker' } },
    ],
    { ...MARCH, active: 0 },
  )
  choose(hunted, 'done')
  expect(stateOf(hunted).core.result).toMatchObject({ places: [1, 2], by: 'WC-B-SCN-24' })
  const razed = table(
    [
      { race: 'human', units: { C8: 'melee' } },
      { race: 'undead', units: { A8: 'worker' } },
    ],
    {
      ...MARCH,
      active: 0,
      quest: [null, 'C8', null, 'A4', 'E4'],
    },
  )
  choose(razed, 'done')
  expect(stateOf(razed).core.result).toMatchObject({ places: [1, 2] })
  const taken = table(
    [
      { race: 'human', units: { A1: 'melee' }, captured: true },
      { race: 'undead', units: { A8: 'worker', C1: 'melee' } },
    ],
    { ...MARCH, active: 0 },
  )
  choose(taken, 'done')
  expect(stateOf(taken).core.result).toMatchObject({ places: [2, 1] })
})

const CAPTIVES = { scenario: 'captives', settings: QUIET }

test('WC-B-SCN-31 walls stop ground units and their flanking; flyers ignore them', () => {
  const ways = (kind: string) => {
    const match = table(
      [
        { race: 'orc', units: { A4: kind }, hero: { name: 'far-seer' } },
        { race: 'nightelf', units: {} },
      ],
      { ...CAPTIVES, settings: { heroes: true, spellResearch: true } },
    )
    choose(match, `piece ${kind} A4`)
    return offeredAs(match, 'hex')
  }
  for (const kind of ['melee', 'ranged']) expect(ways(kind)).not.toContain('A3')
  for (const kind of ['melee', 'ranged']) expect(ways(kind)).toContain('B4')
  expect(ways('flying')).toContain('A3')
  expect(ways('worker')).not.toContain('A3')
  expect(ways('hero')).not.toContain('A3')
  const flank = table(
    [
      { race: 'orc', units: { A4: 'melee, ranged', A3: 'ranged, flying' } },
      { race: 'nightelf', units: { A4: '2 melee' } },
    ],
    CAPTIVES,
  )
  const events = choose(flank, 'done', [6, 6, 6, 6, 6])
  expect(told(events, 'attack').slice(0, 3)).toEqual([
    [0, 0, 1, 0], // the one in A4 only
    [0, 1, 1, 0], // the flyer over the wall
    [0, 2, 1, 0],
  ])
})

test('WC-B-SCN-32 a captive goes along with units of its own race only', () => {
  const match = table(
    [
      { race: 'orc', units: { A4: 'flying, worker, melee' } },
      { race: 'nightelf', units: { G1: 'flying' } },
    ],
    CAPTIVES,
  )
  choose(match, 'piece worker A4')
  expect(refused(match, 'take 0')).toBe('WC-B-SCN-32')
  choose(match, 'hex B4')
  choose(match, 'piece flying A4')
  expect(offered(match)).toContain('take 0')
  expect(refused(match, 'take 1')).toBe('WC-B-SCN-32')
  choose(match, 'take 0')
  expect(match.asked?.decision).toBe('march')
  choose(match, 'hex A3')
  expect(stateOf(match).quest[0]).toBe(hex(match, 'A3'))
  choose(match, 'hex A2')
  expect(stateOf(match).quest[0]).toBe(hex(match, 'A2'))
  const enemy = table(
    [
      { race: 'orc', units: { G1: 'flying' } },
      { race: 'nightelf', units: {} },
    ],
    CAPTIVES,
  )
  choose(enemy, 'piece flying G1')
  expect(offered(enemy)).not.toContain('take 1')
})

test('WC-B-SCN-33 a captive on its own Town space wins', () => {
  const match = table(
    [
      { race: 'orc', units: { D1: 'melee' } },
      { race: 'nightelf', units: {} },
    ],
    { ...CAPTIVES, quest: ['D1', 'G1'] },
  )
  chooseAll(match, 'piece melee D1', 'take 0', 'hex E1')
  expect(stateOf(match).core.result).toBeNull()
  choose(match, 'done')
  expect(stateOf(match).core.result).toMatchObject({ places: [1, 2], by: 'WC-B-SCN-33' })
})

const TREE = { scenario: 'nordrassil', settings: {}, first: 2, active: 2 }

/** Nordrassil with these units; the others stay as they are. */
function tree(units: { human?: object; orc?: object; nightelf?: object; undead?: object }, spec: object = {}) {
  const player = (race: 'human' | 'orc' | 'nightelf' | 'undead') => ({ race, ...(units[race] ?? { units: {} }) })
  return table([player('human'), player('orc'), player('nightelf'), player('undead')], { ...TREE, ...spec })
}

test('WC-B-SCN-41 killed Undead come back at the nearest Outpost or Town, at once and without stacking', () => {
  const match = tree(
    { nightelf: { units: { B2: '3 ranged' } }, undead: { units: { B2: 'melee', A1: '3 melee' } } },
    { settings: { spellResearch: false } },
  )
  choose(match, 'done', [4, 6, 6])
  passTo(match, 'takeLoss')
  const events = choose(match, 'piece melee B2')
  expect(told(events, 'placed').map(([, where]) => where)).toEqual([hex(match, 'A1')])
  expect(count(match, 3, 'melee', 'A1')).toBe(4)
})

test('WC-B-SCN-41 among equally near ones the owner chooses', () => {
  const match = tree({
    nightelf: { units: { E2: '3 ranged' } },
    undead: { units: { E2: 'melee' }, outposts: { D1: true, F1: true } },
  })
  choose(match, 'done', [4, 6, 6])
  passTo(match, 'comeBackTo')
  expect(match.asked?.seats).toEqual([3])
  expect(offeredAs(match, 'hex').sort()).toEqual(['D1', 'E1', 'F1'])
  expect(refused(match, 'hex E2')).toBe('WC-B-SCN-41')
  choose(match, 'hex F1')
  expect(standing(match, 3, 'melee')).toEqual(['F1'])
})

test('WC-B-SCN-41 WC-B-SCN-42 nobody harvests or deploys; at the end of a turn the Night Elf sets aside his top card', () => {
  const match = tree({}, { settings: {} })
  const events = chooseAll(match, 'done', 'done', 'done', 'done')
  expect(told(events, 'step').map(([, step]) => step)).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 0])
  expect(told(events, 'setsAside')).toEqual([[2]])
  expect(told(events, 'turn')).toEqual([[2, 3]])
  const g = stateOf(match)
  expect(g.aside[2]).toHaveLength(1)
  expect(viewOf(match, 2).aside[2]).toEqual(g.aside[2])
  expect(viewOf(match, 3).aside[2]).toEqual([null])
})

test('WC-B-SCN-43 gaps are impassable; the Allies may enter A; decks are not reshuffled', () => {
  const match = tree({ nightelf: { units: { C3: 'flying', E5: 'melee' } } })
  choose(match, 'piece flying C3')
  expect(offeredAs(match, 'hex')).not.toContain('C4') // beyond the gap
  choose(match, 'hex B3')
  choose(match, 'piece melee E5')
  expect(offeredAs(match, 'hex')).toContain('E4')
})

test('WC-B-SCN-44 the Undead win on A at the end of their turn, or when the Night Elf Outpost falls', () => {
  const step = { step: 'spend', active: 3, first: 3 }
  const onA = tree({ undead: { units: { E4: 'flying' } } }, { step: 'move', active: 2, first: 0 })
  choose(onA, 'done')
  const last = choose(onA, 'done')
  expect(stateOf(onA).core.result).toMatchObject({ places: [2, 2, 2, 1], by: 'WC-B-SCN-44' })
  expect(told(last, 'eliminated')).toEqual([])
  const fallen = tree({ undead: { units: { E6: 'melee' } } }, { ...step, step: 'move' })
  choose(fallen, 'done')
  expect(stateOf(fallen).core.result).toMatchObject({ places: [2, 2, 2, 1] })
})

test('WC-B-SCN-44 the Allies win when the Night Elf player draws the last card of his deck, or sets it aside', () => {
  const deck = ['fast', 'fast', 'fast', 'resources', 'resources', 'town-portal', 'town-portal']
  const rest = [
    'faerie-fire',
    'faerie-fire',
    'faerie-fire',
    'marksmanship',
    'marksmanship',
    'marksmanship',
    'moon-glaive',
    'moon-glaive',
  ]
  const elf = { units: { A3: '3 ranged' }, discard: [...deck, ...rest] }
  const drawn = tree({ nightelf: elf, undead: { units: { A3: 'melee' } } })
  choose(drawn, 'done', [6, 6, 6, 6])
  expect(stateOf(drawn).core.result).toMatchObject({ places: [1, 1, 1, 4], by: 'WC-B-SCN-44' })
  const aside = tree({ nightelf: { ...elf, units: {} } })
  chooseAll(aside, 'done', 'done', 'done', 'done')
  expect(stateOf(aside).core.result).toMatchObject({ places: [1, 1, 1, 4] })
})
