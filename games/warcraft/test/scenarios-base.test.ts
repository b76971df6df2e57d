import { expect, test } from 'vitest'
import { GONE, NEUTRAL } from '../state.ts'
import {
  choose,
  chooseAll,
  count,
  hex,
  offered,
  offeredAs,
  passUntil,
  refused,
  standing,
  stateOf,
  table,
  told,
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
  expect(offered(upgrade)).toEqual(['done']) // both are used
  choose(upgrade, 'done')
  expect(stateOf(upgrade).active).toBe(0)
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
