import { expect, test } from 'vitest'
import { choose, chooseAll, count, hex, offered, offeredAs, refused, standing, stateOf, table, told } from './table.ts'

function spend(player: object, spec: object = {}, enemy: object = {}) {
  return table(
    [
      { race: 'human', ...player },
      { race: 'orc', gold: 0, wood: 0, ...enemy },
    ],
    { step: 'spend', ...spec },
  )
}

test('WC-B-SPE-01 one of Train, Construct and Upgrade, or nothing', () => {
  const match = spend({ gold: 9, wood: 9, buildings: { ranged: 1 } })
  expect(offeredAs(match, 'unit')).toEqual(['melee', 'ranged'])
  expect(offeredAs(match, 'building')).toEqual(['melee', 'ranged', 'flying'])
  expect(offeredAs(match, 'upgrade')).toEqual(['melee', 'ranged'])
  choose(match, 'unit melee')
  expect(offeredAs(match, 'building')).toEqual([])
  expect(refused(match, 'building ranged')).toBe('WC-B-SPE-01')
  expect(refused(match, 'upgrade melee')).toBe('WC-B-SPE-01')
  expect(offeredAs(match, 'unit')).toEqual(['ranged'])
  const built = spend({ gold: 9, wood: 9 })
  choose(built, 'building melee')
  expect(refused(built, 'unit melee')).toBe('WC-B-SPE-01')
  const upgraded = spend({ gold: 9, wood: 9 })
  choose(upgraded, 'upgrade melee')
  expect(refused(upgraded, 'building melee')).toBe('WC-B-SPE-01')
  const nothing = spend({})
  choose(nothing, 'done')
  expect(stateOf(nothing).gold[0]).toBe(5)
})

test('WC-B-SPE-02 payments go to the supply; the option is carried out as often as can be paid', () => {
  const match = spend({ gold: 3, wood: 9, buildings: { melee: 2 } })
  chooseAll(match, 'unit melee', 'unit melee', 'unit melee')
  expect(stateOf(match)).toMatchObject({ gold: [0, 0], wood: [6, 0] })
  expect(refused(match, 'worker')).toBe('WC-B-SPE-11')
})

test('WC-B-SPE-10 a completed building of the type with nothing in training', () => {
  const match = spend({ gold: 9, wood: 9, underway: { ranged: 1 }, units: { E1: '3 melee, 2 worker' } })
  expect(refused(match, 'unit ranged')).toBe('WC-B-SPE-10')
  choose(match, 'unit melee')
  expect(refused(match, 'unit melee')).toBe('WC-B-SPE-10')
  const waiting = spend({ gold: 9, wood: 9, units: { E1: '3 melee' }, training: 'melee' })
  expect(refused(waiting, 'unit melee')).toBe('WC-B-SPE-10')
})

test('WC-B-SPE-11 melee 1 and 1, ranged 2 gold and 1 wood, flying 2 and 2, a worker 1 gold', () => {
  const match = spend({ gold: 9, wood: 9, buildings: { ranged: 1, flying: 1 } })
  const paid = ['unit melee', 'unit ranged', 'unit flying', 'worker'].map(choice => {
    const { gold, wood } = stateOf(match)
    const before = [gold[0], wood[0]]
    choose(match, choice)
    return [before[0] - stateOf(match).gold[0], before[1] - stateOf(match).wood[0]]
  })
  expect(paid).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 0],
  ])
  expect(refused(spend({ gold: 1, wood: 2, buildings: { flying: 1 } }), 'unit flying')).toBe('WC-B-SPE-11')
})

test('WC-B-SPE-12 one worker at a time', () => {
  const match = spend({ gold: 9 })
  choose(match, 'worker')
  expect(refused(match, 'worker')).toBe('WC-B-SPE-12')
})

test('WC-B-SPE-13 no more than ten melee, seven ranged and four flying units and eight workers', () => {
  const units = {
    A1: '3 flying, 3 ranged',
    A2: 'flying, 3 ranged',
    A3: 'ranged, 3 worker',
    C7: '3 worker',
    B1: '2 worker',
  }
  const match = spend({ gold: 9, wood: 9, buildings: { ranged: 2, flying: 2 }, units })
  for (const choice of ['unit ranged', 'unit flying', 'worker']) expect(refused(match, choice)).toBe('WC-B-SPE-13')
  const melee = { A1: '3 melee', A2: '3 melee', A3: '3 melee', A4: 'melee' }
  expect(refused(spend({ gold: 9, wood: 9, units: melee }), 'unit melee')).toBe('WC-B-SPE-13')
})

test('WC-B-SPE-20 a building takes a worker of the Town, 2 gold and 2 wood', () => {
  const match = spend({ units: { E1: 'worker', D1: 'worker' } })
  choose(match, 'building flying')
  expect(stateOf(match)).toMatchObject({ gold: [3, 0], wood: [3, 0], building: [0, 0, 1, 0, 0, 0] })
  expect(standing(match, 0, 'worker')).toEqual(['D1'])
  expect(refused(match, 'building melee')).toBe('WC-B-SPE-20')
  expect(refused(spend({ gold: 1, wood: 5 }), 'building melee')).toBe('WC-B-SPE-20')
})

test('WC-B-SPE-21 an Outpost takes a worker in its space, 2 gold and 2 wood; if he leaves or dies it is destroyed', () => {
  const match = spend({ units: { A1: 'worker' } })
  expect(offeredAs(match, 'outpost')).toEqual(['A1'])
  expect(refused(match, 'outpost A2')).toBe('WC-B-SPE-21')
  choose(match, 'outpost A1')
  expect(stateOf(match)).toMatchObject({ gold: [3, 0], wood: [3, 0], outpostDone: [0, 0, 0, 0] })
  expect(stateOf(match).outpostAt[0]).toBe(hex(match, 'A1'))
  const left = table([{ race: 'human', units: { A1: '2 worker' }, outposts: { A1: false } }, { race: 'orc' }])
  expect(offeredAs(left, 'piece')).toEqual(['worker A1', 'worker A1']) // the builder and the free one differ
  choose(left, 'piece worker A1')
  expect(told(choose(left, 'hex A2'), 'outpostLost')).toHaveLength(1)
})

test('WC-B-SPE-22 one Outpost a space', () => {
  const match = spend({ units: { A1: '2 worker' }, outposts: { A1: true } })
  expect(refused(match, 'outpost A1')).toBe('WC-B-SPE-22')
  const town = spend({ units: { E1: 'worker' } })
  expect(offeredAs(town, 'outpost')).toEqual(['E1'])
})

test('WC-B-SPE-23 two melee, three ranged, three flying tiles and two Outposts', () => {
  const match = spend({
    gold: 9,
    wood: 9,
    buildings: { melee: 2, ranged: 2, flying: 3 },
    outposts: { A1: true, A2: true },
  })
  expect(refused(match, 'building melee')).toBe('WC-B-SPE-23')
  expect(refused(match, 'building flying')).toBe('WC-B-SPE-23')
  expect(refused(match, 'outpost E1')).toBe('WC-B-SPE-23')
  choose(match, 'building ranged')
  expect(refused(match, 'building ranged')).toBe('WC-B-SPE-23')
})

test('WC-B-SPE-24 buildings outlast a Town in enemy hands', () => {
  const match = table(
    [
      { race: 'human', units: { C7: 'melee' } },
      { race: 'orc', units: { A1: 'worker' }, buildings: { ranged: 2 } },
    ],
    { settings: { spellResearch: true } },
  )
  chooseAll(match, 'done', 'done')
  expect(stateOf(match)).toMatchObject({ captured: [0, 1], built: [0, 0, 0, 0, 2, 0] })
})

test('WC-B-SPE-30 an upgrade needs the buildings on the tile and costs 2 gold and 2 wood', () => {
  const match = spend(
    {
      race: 'orc',
      gold: 9,
      wood: 9,
      buildings: { flying: 1, ranged: 1 },
      underway: { flying: 1 },
      units: { E1: 'melee' },
    },
    {},
    { race: 'human' },
  )
  expect(refused(match, 'upgrade flying')).toBe('WC-B-SPE-30') // two needed, one is under construction
  choose(match, 'upgrade melee') // the printed one counts
  expect(stateOf(match)).toMatchObject({ gold: [7, 0], wood: [7, 0] })
  expect(stateOf(match).level.slice(0, 3)).toEqual([2, 1, 1])
  choose(match, 'upgrade ranged')
  expect(refused(spend({ gold: 1, wood: 9 }), 'upgrade melee')).toBe('WC-B-SPE-30')
})

test('WC-B-SPE-31 several types in a step, each once', () => {
  const match = spend({ gold: 9, wood: 9, buildings: { melee: 2, ranged: 2 } })
  choose(match, 'upgrade melee')
  expect(refused(match, 'upgrade melee')).toBe('WC-B-SPE-31')
  choose(match, 'upgrade ranged')
  expect(stateOf(match).level.slice(0, 3)).toEqual([2, 2, 1])
})

test('WC-B-SPE-32 a tile with the victory point is the last level', () => {
  const match = spend({ gold: 9, wood: 9, levels: [3, 1, 1], buildings: { melee: 2 } })
  expect(refused(match, 'upgrade melee')).toBe('WC-B-SPE-32')
})

test('WC-X-CHG-02 with both Outposts on the board one may be torn down and rebuilt elsewhere', () => {
  const match = spend({ units: { B1: 'worker' }, outposts: { A1: true, A2: true } })
  const rebuild = `rebuild ${hex(match, 'A1')} ${hex(match, 'B1')}`
  expect(offered(match)).toContain(rebuild)
  const events = choose(match, rebuild)
  expect(told(events, 'outpostTorn')).toEqual([[0, hex(match, 'A1')]])
  expect(stateOf(match)).toMatchObject({ gold: [3, 0], outpostDone: [0, 1, 0, 0] })
  expect(stateOf(match).outpostAt.slice(0, 2)).toEqual([hex(match, 'B1'), hex(match, 'A2')])
  const one = spend({ units: { B1: 'worker' }, outposts: { A1: true } })
  expect(refused(one, rebuild)).toBe('WC-X-CHG-02')
})

test('WC-X-CHG-02 records that hold both spaces of a rebuilt Outpost in one number are still read', () => {
  const match = spend({ units: { B1: 'worker' }, outposts: { A1: true, A2: true } })
  choose(match, `rebuild ${hex(match, 'A1') * 128 + hex(match, 'B1')}`)
  expect(stateOf(match).outpostAt.slice(0, 2)).toEqual([hex(match, 'B1'), hex(match, 'A2')])
})

test('WC-X-RES-02 research: one or two markers on the worker building, never with a worker', () => {
  const settings = { spellResearch: true }
  const match = spend({ gold: 9 }, { settings })
  chooseAll(match, 'research', 'research')
  expect(stateOf(match)).toMatchObject({ gold: [7, 0], research: [2, 0] })
  expect(refused(match, 'research')).toBe('WC-X-RES-02')
  expect(refused(match, 'worker')).toBe('WC-X-RES-02')
  const worker = spend({ gold: 9 }, { settings })
  choose(worker, 'worker')
  expect(refused(worker, 'research')).toBe('WC-X-RES-02')
  expect(refused(spend({ gold: 9 }), 'research')).toBe('WC-X-RES-02')
})

test('WC-X-RES-03 in the next Deploy Step the markers come back and as many cards are drawn', () => {
  const match = table(
    [
      { race: 'human', research: 2, gold: 0, wood: 0 },
      { race: 'orc', gold: 0, wood: 0 },
    ],
    {
      step: 'deploy',
      settings: { spellResearch: true },
    },
  )
  expect(stateOf(match).research[0]).toBe(0)
  expect(stateOf(match).hand[0]).toHaveLength(2)
})

test('WC-X-RES-01 under Spell Research nobody draws for battles; hands start with three cards', () => {
  const match = table(
    [
      { race: 'human', units: { D4: '2 ranged' } },
      { race: 'orc', units: { D4: 'melee' } },
    ],
    { settings: { spellResearch: true } },
  )
  expect(told(choose(match, 'done', [1, 6]), 'draws')).toEqual([])
  expect(count(match, 1, 'melee', 'D4')).toBe(0)
})
