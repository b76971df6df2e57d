import { aid, choiceInWords, must, optionKind, pointsAt, question } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { warcraft } from '../index.ts'
import { DEPLETED, ENDLESS, PARTIAL } from '../state.ts'
import { choose, chooseAll, fresh, hex, offered, offeredAs, refused, stateOf, table, told, viewOf } from './table.ts'

/** A Harvest Step of seat 0; resource dice are given as places on the die: 1–3 pay 1, 4 and 5 pay 2, 6 pays 3. */
function harvest(units: Record<string, string>, spec: object = {}, player: object = {}) {
  return table([{ race: 'human', gold: 0, wood: 0, units, ...player }, { race: 'orc' }], { step: 'harvest', ...spec })
}

test('WC-B-HAR-01 goldmines first, then forests; a die for each worker; any space may be left alone', () => {
  const match = harvest({ F1: '2 worker', E2: 'worker', C1: 'worker' })
  expect(offered(match)).toEqual(['hex C1', 'hex F1', 'forest E2', 'all', 'done'])
  expect(told(choose(match, 'hex F1', [1, 4]), 'harvest')).toEqual([[0, hex(match, 'F1'), 3]])
  expect(stateOf(match)).toMatchObject({ gold: [3, 5], wood: [0, 5] })
  expect(refused(match, 'hex F1')).toBe('WC-B-HAR-01')
  expect(refused(match, 'hex E2')).toBe('WC-B-HAR-01')
  choose(match, 'forest E2', [5])
  expect(stateOf(match).wood[0]).toBe(2)
  // a forest was harvested: the mine left alone stays so
  expect(stateOf(match)).toMatchObject({ step: 3, gold: [3, 5] })
  const lazy = harvest({ F1: '2 worker' })
  choose(lazy, 'done')
  expect(stateOf(lazy).gold[0]).toBe(0)
  const all = harvest({ F1: '2 worker', E2: 'worker' })
  choose(all, 'all', [1, 1, 6])
  expect(stateOf(all)).toMatchObject({ gold: [2, 5], wood: [3, 5] })
})

test('WC-B-HAR-01 no careless click leaves a mine: a forest is then a choice of its own, off the board and asked about', () => {
  const match = harvest({ F1: 'worker', E2: 'worker' })
  const { decision } = question(warcraft, match.state)!
  const forest = match.seen(0).options.find(option => decision.kinds[optionKind(option)] === 'forest')!
  expect(pointsAt(decision, forest)).not.toMatch(/^hex/)
  expect(warcraft.aid!.grave).toContain('harvest.forest')
  expect(aid(warcraft, match.state, 0, 1).forgotten).toContainEqual({
    option: forest,
    ids: [`hex:${hex(match, 'F1')}`],
  })
  expect(choiceInWords(warcraft, 'en', match.seen(0).view, 'harvest', forest, 0)).toMatch(/^Leave the goldmines/)
  choose(match, 'hex F1', [1])
  expect(offered(match)).toEqual(['hex E2', 'all', 'done'])
  expect(refused(match, 'forest E2')).toBe('WC-B-HAR-01')
})

test('WC-B-HAR-01 a record that went into the forest like into a mine still replays', () => {
  const match = harvest({ F1: 'worker', E2: 'worker' })
  must(match.replay(0, `hex ${hex(match, 'E2')}`, [4]))
  expect(stateOf(match)).toMatchObject({ step: 3, gold: [0, 5], wood: [2, 5] })
})

test('WC-B-HAR-02 a 3 pays and depletes, the second one for good', () => {
  const match = harvest({ F1: '3 worker' })
  const events = choose(match, 'hex F1', [6, 6])
  expect(told(events, 'depleted')).toEqual([
    [hex(match, 'F1'), PARTIAL],
    [hex(match, 'F1'), DEPLETED],
  ])
  expect(stateOf(match).gold[0]).toBe(6) // no third roll
  const dead = harvest({ F1: 'worker', E2: 'worker' }, { spaces: { F1: { depletion: DEPLETED } } })
  expect(offeredAs(dead, 'hex')).toEqual(['E2'])
  expect(refused(dead, 'hex F1')).toBe('WC-B-HAR-02')
})

test('WC-B-HAR-03 workers who build do not harvest; an Outpost does not hinder', () => {
  const match = harvest({ F1: '2 worker', E2: 'worker' }, {}, { outposts: { F1: false, E2: true } })
  choose(match, 'hex F1', [1])
  expect(stateOf(match).gold[0]).toBe(1)
  choose(match, 'hex E2', [4])
  expect(stateOf(match).wood[0]).toBe(2)
  const bound = harvest({ F1: 'worker', E2: 'worker' }, {}, { outposts: { F1: false } })
  expect(refused(bound, 'hex F1')).toBe('WC-B-HAR-03')
})

test('WC-X-DRN-01 WC-X-DRN-03 under Draining Resources each worker brings two, as long as there are any', () => {
  const spec = { settings: { resources: 'draining' }, spaces: { F1: { stock: 3 }, E2: { stock: 20 } } }
  const match = harvest({ F1: '3 worker', E2: '2 worker' }, spec)
  choose(match, 'hex F1')
  expect(stateOf(match).gold[0]).toBe(3)
  expect(stateOf(match).depletion[hex(match, 'F1')]).toBe(DEPLETED)
  choose(match, 'hex E2')
  expect(stateOf(match).wood[0]).toBe(4)
  expect(stateOf(match).stock[hex(match, 'E2')]).toBe(16)
})

test('WC-X-DRN-01 the example: six wood and one worker leave four', () => {
  const match = harvest({ E2: 'worker' }, { settings: { resources: 'draining' }, spaces: { E2: { stock: 6 } } })
  choose(match, 'hex E2')
  expect(stateOf(match).stock[hex(match, 'E2')]).toBe(4)
})

test('WC-X-DRN-02 every goldmine and every forest starts with 20', () => {
  const match = fresh(2, { resources: 'draining' })
  const { stock } = stateOf(match)
  expect([stock[hex(match, 'F1')], stock[hex(match, 'E2')], stock[hex(match, 'D4')]]).toEqual([20, 20, 0])
})

test('WC-X-DRN-04 WC-X-HID-03 Renew adds ten wood to a forest, also above twenty, and to an empty one', () => {
  const elf = { race: 'nightelf', hand: ['renew', 'renew'], units: { E2: 'worker' }, wood: 0 }
  for (const resources of ['draining', 'hidden']) {
    const match = table([elf, { race: 'orc' }], {
      step: 'harvest',
      settings: { resources },
      spaces: { E2: { stock: 20 }, E4: { stock: 0, depletion: DEPLETED } },
    })
    chooseAll(match, 'card renew', 'hex E2', 'card renew', 'hex E4')
    expect(stateOf(match).stock[hex(match, 'E2')]).toBe(30)
    expect(stateOf(match).stock[hex(match, 'E4')]).toBe(10)
    expect(stateOf(match).depletion[hex(match, 'E4')]).toBe(0)
  }
})

test('WC-X-HID-01 open tokens of 20 beside each Town, the others face down on every further mine and forest', () => {
  const match = fresh(2, { resources: 'hidden' })
  while (match.asked?.decision === 'layToken') choose(match, offered(match)[0])
  const g = stateOf(match)
  const open = g.token.flatMap((value, at) => (g.tokenShown[at] ? [value] : []))
  expect(open).toEqual([20, 20, 20, 20])
  expect(g.token.filter((value, at) => value > 0 && !g.tokenShown[at])).toHaveLength(10)
  expect(g.stock.filter(amount => amount > 0)).toEqual([20, 20, 20, 20])
  // he sees the open ones only
  const seen = viewOf(match, 0)
  expect(seen.token.filter(value => value === null)).toHaveLength(10)
})

test('WC-X-HID-01 with several mines or forests next to the Town its owner chooses', () => {
  const match = fresh(4, { resources: 'hidden', fourPlayers: 'battle-of-the-elements', firstRace: 'nightelf' })
  expect(match.asked).toBeDefined()
  const dragon = fresh(2, { resources: 'hidden', twoPlayers: 'altar-of-flame', firstRace: 'human' })
  expect(stateOf(dragon).token[hex(dragon, 'F1')]).toBe(20)
})

test('WC-X-HID-02 the first harvest turns the token up; then two a worker until nothing is left', () => {
  const spec = { settings: { resources: 'hidden' }, spaces: { F1: { token: 15 } } }
  const match = harvest({ F1: '2 worker' }, spec)
  const events = choose(match, 'hex F1')
  expect(told(events, 'tokenShown')).toEqual([[hex(match, 'F1'), 15]])
  expect(stateOf(match).stock[hex(match, 'F1')]).toBe(11)
  expect(stateOf(match).gold[0]).toBe(4)
})

test('WC-X-HID-03 an empty space is depleted', () => {
  const match = harvest({ F1: 'worker' }, { settings: { resources: 'hidden' }, spaces: { F1: { stock: 1 } } })
  choose(match, 'hex F1')
  expect(stateOf(match).depletion[hex(match, 'F1')]).toBe(DEPLETED)
})

test('WC-X-HID-04 draining and hidden resources are one choice of the table', () => {
  expect(stateOf(fresh(2, { resources: 'draining' })).options.resources).toBe(1)
  expect(stateOf(fresh(2, { resources: 'hidden' })).options.resources).toBe(2)
  expect(stateOf(fresh(2)).options.resources).toBe(0)
})

test('WC-X-HID-05 what never depletes gives two a worker for ever; what is depleted from the start holds nothing', () => {
  const spec = { settings: { resources: 'draining' }, spaces: { F1: { depletion: ENDLESS, stock: 0 } } }
  const match = harvest({ F1: '3 worker' }, spec)
  choose(match, 'hex F1')
  expect(stateOf(match).gold[0]).toBe(6)
  expect(stateOf(match).depletion[hex(match, 'F1')]).toBe(ENDLESS)
  const gate = fresh(3, { threePlayers: 'elf-gate', resources: 'draining' })
  expect(stateOf(gate).stock[hex(gate, 'D8')]).toBe(0)
  expect(stateOf(gate).depletion[hex(gate, 'D8')]).toBe(DEPLETED)
})
