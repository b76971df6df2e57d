import { expect, test } from 'vitest'
import {
  choose,
  chooseAll,
  count,
  engage,
  hex,
  offered,
  offeredAs,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const QUIET = { spellResearch: true }

function deploy(player: object, enemy: object = {}, spec: object = {}) {
  return table(
    [
      { race: 'human', units: {}, ...player },
      { race: 'orc', ...enemy },
    ],
    { step: 'deploy', ...spec },
  )
}

test('WC-B-DEP-01 what was bought before arrives, in any order, or stays', () => {
  const match = deploy({ units: { A1: 'worker' }, training: 'melee, worker', underway: { ranged: 1 } })
  expect(offered(match)).toEqual(['kind melee', 'kind worker', 'building ranged', 'done'])
  choose(match, 'kind worker')
  expect(standing(match, 0, 'worker')).toEqual(['A1', 'E1'])
  choose(match, 'done')
  expect(standing(match, 0, 'melee')).toEqual([])
  expect(stateOf(match)).toMatchObject({ building: [0, 1, 0, 0, 0, 0], step: 3 })
})

test('WC-B-DEP-02 trained pieces go to the Town or a completed Outpost, one completed in this step too', () => {
  const match = deploy({
    units: { A1: 'worker', B1: 'worker' },
    training: '2 melee',
    outposts: { A1: false, B1: false },
    buildings: { melee: 1 },
  })
  choose(match, 'outpost 0')
  choose(match, 'kind melee')
  expect(offeredAs(match, 'hex')).toEqual(['A1', 'E1'].sort((a, b) => hex(match, a) - hex(match, b)).reverse())
  expect([refused(match, 'hex B1'), refused(match, 'hex C1')]).toEqual(['WC-B-DEP-04', 'WC-B-DEP-02'])
  choose(match, 'hex A1')
  expect(standing(match, 0, 'melee')).toEqual(['A1'])
  expect(told(chooseAll(match, 'kind melee', 'hex E1'), 'deploys')).toHaveLength(1)
})

test('WC-B-DEP-03 a building is turned up and its worker returns to the Town', () => {
  const match = deploy({ underway: { flying: 1 }, outposts: { A1: true } })
  choose(match, 'building flying')
  expect(stateOf(match)).toMatchObject({ built: [0, 0, 1, 0, 0, 0], building: [0, 0, 0, 0, 0, 0] })
  expect(standing(match, 0, 'worker')).toEqual(['E1'])
})

test('WC-B-DEP-04 an Outpost is turned up and its worker is free where he is', () => {
  const match = deploy({ units: { A2: 'worker' }, outposts: { A2: false } })
  expect(stateOf(match).outpostWorker[0]).toBeGreaterThan(0)
  expect(told(choose(match, 'outpost 0'), 'outpostDone')).toEqual([[0, hex(match, 'A2')]])
  expect(stateOf(match)).toMatchObject({ outpostDone: [true, false, false, false], outpostWorker: [-1, -1, -1, -1] })
  expect(standing(match, 0, 'worker')).toEqual(['A2'])
})

test('WC-B-DEP-05 what finds no room stays in training or under construction', () => {
  const match = deploy({
    units: { E1: '3 melee, 3 worker' },
    training: 'melee, worker, ranged',
    underway: { melee: 1 },
    buildings: { ranged: 1 },
    outposts: { A1: true },
  })
  expect(refused(match, 'building melee')).toBe('WC-B-DEP-05')
  choose(match, 'kind worker')
  expect(standing(match, 0, 'worker')).toEqual(['A1', 'E1', 'E1', 'E1'])
  const full = deploy({ units: { E1: '3 melee, 3 worker' }, training: 'melee, worker' })
  // nobody is asked: nothing can be done
  expect(stateOf(full).step).toBe(3)
  expect(stateOf(full).at.filter(where => where === -2)).toHaveLength(2)
})

test('WC-B-DEP-06 deploying among enemies pins everybody there until a battle was fought', () => {
  const match = deploy(
    { units: { E1: '2 worker' }, training: 'melee', gold: 0, wood: 0 },
    { units: { E1: '2 melee, worker' }, gold: 0, wood: 0 },
    { settings: QUIET },
  )
  choose(match, 'kind melee')
  expect(offered(match)).toEqual(['done']) // the last piece can be taken back
  choose(match, 'done')
  expect(stateOf(match).pinned).toEqual([hex(match, 'E1')])
  expect(stateOf(match)).toMatchObject({ step: 0, active: 1, turn: 2 })
  expect(refused(match, 'piece 1:melee E1')).toBe('WC-B-DEP-06')
  expect(offered(match)).toEqual(['done'])
  engage(match, [6, 6, 1, 1, 6, 6])
  expect(stateOf(match).pinned).toEqual([])
})

test('WC-B-DEP-06 a pin lapses when the enemies are gone otherwise', () => {
  const match = table(
    [
      { race: 'human', units: { E1: 'melee' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    {
      settings: QUIET,
      spaces: { E1: { pinned: true } },
    },
  )
  expect(offered(match)).toContain('piece melee E1')
  expect(stateOf(match).pinned).toEqual([])
})

test('WC-B-DEP-07 an Outpost overrun by enemies is gone, so nobody deploys there', () => {
  const match = table(
    [
      { race: 'orc', units: { A2: 'melee' } },
      { race: 'human', units: {}, training: 'melee', outposts: { A2: true }, gold: 0, wood: 0 },
    ],
    { settings: QUIET },
  )
  expect(told(choose(match, 'done'), 'outpostLost')).toHaveLength(1)
  choose(match, 'done')
  choose(match, 'kind melee')
  expect(standing(match, 1, 'melee')).toEqual(['C7'])
})

test('WC-B-TEA-05 nobody deploys in a teammate’s Town or Outpost', () => {
  const match = table(
    [
      { race: 'human', units: {}, training: 'melee' },
      { race: 'nightelf', outposts: { A3: true } },
      { race: 'orc' },
      { race: 'undead' },
    ],
    { step: 'deploy' },
  )
  choose(match, 'kind melee')
  expect(standing(match, 0, 'melee')).toEqual(['G2'])
  expect(count(match, 0, 'melee', 'B1')).toBe(0)
})
