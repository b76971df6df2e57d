import { expect, test } from 'vitest'
import {
  choose,
  chooseAll,
  count,
  deckOf,
  hex,
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

test('WC-B-SCN-41 whoever falls in an Undead Outpost does not come back into that battle', () => {
  const match = tree(
    { nightelf: { units: { E1: '3 ranged' } }, undead: { units: { E1: 'melee' }, outposts: { E1: true, F1: true } } },
    { settings: { spellResearch: false } },
  )
  choose(match, 'done', [4, 6, 6])
  passUntil(match, 'placed')
  expect(standing(match, 3, 'melee')).toEqual(['F1'])
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

test('WC-B-SCN-44 an Ally who holds A at the end of his turn wins nothing by it', () => {
  const match = tree(
    { human: { units: { E4: 'flying' } }, undead: { units: { A1: 'melee' } } },
    { step: 'move', active: 0, first: 0 },
  )
  chooseAll(match, 'done', 'done')
  expect(match.asked?.seats).not.toContain(0)
  expect(stateOf(match).core.result).toBeNull()
})

test('WC-B-SCN-44 the Allies win when the Night Elf player draws the last card of his deck, or sets it aside', () => {
  const deck = deckOf('nightelf').filter(card => card !== 'victory-point' && card !== 'renew')
  const elf = { units: { A3: '3 ranged' }, discard: deck.slice(1) }
  const drawn = tree({ nightelf: elf, undead: { units: { A3: 'melee' } } })
  choose(drawn, 'done', [6, 6, 6, 6])
  expect(stateOf(drawn).core.result).toMatchObject({ places: [1, 1, 1, 4], by: 'WC-B-SCN-44' })
  const aside = tree({ nightelf: { ...elf, units: {} } })
  chooseAll(aside, 'done', 'done', 'done', 'done')
  expect(stateOf(aside).core.result).toMatchObject({ places: [1, 1, 1, 4] })
})
