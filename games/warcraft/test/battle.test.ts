import { expect, test } from 'vitest'
import { NONE } from '../state.ts'
import {
  battleOf,
  choose,
  count,
  engage,
  fight,
  hex,
  offered,
  offeredAs,
  ready,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const QUIET = { settings: { spellResearch: true } }

test('WC-B-BAT-01 WC-B-BAT-02 WC-X-CHG-04 units in battlefield and flanks fight, others do not', () => {
  const events = fight(
    { field: 'melee', flank: 'ranged', units: { A1: '2 ranged' } },
    { field: '2 melee', flank: 'ranged' },
    [6, 6],
  )
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 0, 1, 0],
    [1, 0, 1, 0],
  ])
})

test('WC-B-BAT-03 the player whose Move Step brought it about attacks', () => {
  const match = ready({ field: '3 melee' }, { field: '2 melee, ranged' })
  engage(match, [6, 1, 6, 6, 6, 6])
  expect(battleOf(match)).toMatchObject({ attacker: 0, foe: 1 })
  expect(battleOf(match).side.slice(0, 2)).toEqual([0, 1])
})

test('WC-B-BAT-04 on starting, each player with a participating unit draws a card', () => {
  const match = ready({ field: '3 melee' }, { race: 'undead', field: 'melee' }, { settings: { spellResearch: false } })
  const events = engage(match)
  expect(told(events, 'draws')).toEqual([
    [0, 1],
    [1, 1],
  ])
})

test('WC-B-BAT-05 WC-B-BAT-07 ranged, flying and melee, then a new round', () => {
  const events = fight({ field: 'melee, ranged, flying' }, { field: 'melee' }, [6, 6, 6, 6, 6, 6, 6, 6])
  expect(
    told(events, 'attack')
      .map(([owner, phase]) => [owner, phase])
      .slice(0, 5),
  ).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 0],
  ])
  expect(told(events, 'round').slice(0, 2)).toEqual([[1], [2]])
})

test('WC-B-BAT-06 a die at or below the strength is a hit, which inflicts one casualty', () => {
  const match = ready({ field: '3 melee' }, { field: '2 melee', flank: 'melee' })
  const events = engage(match, [1, 2, 3, 2, 3, 6])
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 2, 3, 2],
    [1, 2, 3, 1],
  ])
})

test('WC-B-BAT-08 the battle ends when one side alone holds the battlefield; flanks do not matter', () => {
  const match = ready({ field: 'ranged' }, { field: 'melee', flank: '3 melee' })
  engage(match, [1])
  choose(match, 'piece melee D4')
  expect(stateOf(match).battle).toBeNull()
  expect(count(match, 1, 'melee', 'D5')).toBe(3)
})

test('WC-B-BAT-09 WC-X-CHG-05 the last side in the battlefield wins and draws; with nobody left nobody does', () => {
  const settings = { spellResearch: false }
  const won = ready({ field: '2 ranged' }, { race: 'undead', field: 'melee' }, { settings })
  let events = engage(won)
  while (won.asked && stateOf(won).battle) events = [...events, ...choose(won, 'pass', [1, 1])]
  expect(told(events, 'won').map(([, owner]) => owner)).toEqual([0])
  expect(told(events, 'draws').at(-1)).toEqual([0, 1])
  const drawn = fight({ field: 'melee' }, { field: 'melee' }, [1, 1])
  expect(told(drawn, 'won').map(([, owner]) => owner)).toEqual([NONE])
})

test('WC-B-BAT-10 units in two adjacent battlefields fight in both; a battle without two sides lapses', () => {
  const players = [
    { race: 'human', units: { D4: '2 melee', D3: 'melee' } },
    { race: 'orc', units: { D4: 'melee', D3: 'melee' } },
  ]
  const both = table(players, QUIET)
  choose(both, 'done')
  expect(offeredAs(both, 'hex')).toEqual(['D3', 'D4'])
  expect(told(choose(both, 'hex D3', [1, 6, 6, 6, 6]), 'attack')).toEqual([
    [0, 2, 3, 1],
    [1, 2, 2, 0],
  ])
  const next = choose(both, 'piece melee D3', [6, 6, 1, 6])
  expect(told(next, 'battle')).toEqual([[hex(both, 'D4'), 0, 1]])
  expect(told(next, 'attack')[0]).toEqual([0, 2, 3, 1])
  const lapses = table(players, QUIET)
  choose(lapses, 'done')
  choose(lapses, 'hex D3', [1, 6, 6, 6, 6])
  expect(told(choose(lapses, 'piece melee D4', [1, 6, 6, 6]), 'battle')).toEqual([])
  expect(stateOf(lapses).battle).toBeNull()
})

test('WC-B-BAT-11 flyers fight in mountains, and ground units in the flanks take part', () => {
  const match = table(
    [
      { race: 'human', units: { B3: 'flying', B2: 'melee' } },
      { race: 'orc', units: { B3: 'flying' } },
    ],
    QUIET,
  )
  const events = choose(match, 'done', [6, 6, 1])
  expect(told(events, 'attack').slice(0, 3)).toEqual([
    [0, 1, 1, 0],
    [1, 1, 1, 0],
    [0, 2, 1, 1],
  ])
})

test('WC-B-BAT-12 nobody is offered a retreat', () => {
  const match = ready({ field: '3 melee' }, { field: 'melee, 2 ranged' })
  engage(match, [6, 6, 1, 6, 6, 6])
  expect(offered(match)).toEqual(['piece melee D4', 'piece ranged D4'])
})

test('WC-B-BAT-13 WC-X-TIM-07 with first strike losses are taken before the others roll; on both sides it cancels out', () => {
  const elf = { race: 'nightelf', levels: [1, 4, 1] }
  const events = fight({ ...elf, field: '3 ranged' }, { field: '2 ranged' }, [1, 1, 1])
  expect(told(events, 'attack')).toEqual([[0, 0, 3, 3]])
  const spiders = { D4: 'Giant Spiders' }
  const match = table([{ ...elf, units: { D4: '3 ranged' } }, { race: 'orc' }], { ...QUIET, creeps: spiders })
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'slowPoison', seats: [1] })
  expect(told(choose(match, 'phase 2', [6, 6, 6]), 'attack')[0]).toEqual([0, 0, 3, 0])
})

test('WC-B-CAS-01 the owner picks among battlefield and flanks; the unit goes to his reserves; workers never count', () => {
  const match = ready({ field: '2 ranged' }, { field: 'melee, worker', flank: 'flying' })
  engage(match, [1, 6])
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [1] })
  expect(offered(match)).toEqual(['piece melee D4', 'piece flying D5'])
  choose(match, 'piece flying D5', [6, 6, 6])
  expect(standing(match, 1, 'flying')).toEqual([])
})

test('WC-B-CAS-02 flyers cannot be lost in the melee phase, and what only flyers could take is ignored', () => {
  const match = ready({ field: '2 melee' }, { field: 'flying' })
  const events = engage(match, [6, 1, 1, 1, 1, 1, 1])
  expect(told(events, 'attack')[1]).toEqual([0, 2, 2, 2])
  expect(standing(match, 1, 'flying')).toEqual(['D4'])
})

test('WC-B-CAS-02 whoever asks why no flyer can be given up in the melee phase is told so', () => {
  const match = ready({ field: '3 melee' }, { field: 'melee, ranged, flying' })
  engage(match, [6, 6, 1, 6, 6, 6])
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [1] })
  expect([refused(match, 'piece flying D4'), refused(match, 'piece 0:melee D4')]).toEqual([
    'WC-B-CAS-02',
    'WC-B-CAS-01',
  ])
  // nor can what is not on the board: no creep in the heap, no hero nobody has
  const away = [...stateOf(match).at.keys()].filter(piece => stateOf(match).at[piece] < 0)
  expect(new Set(away.map(piece => refused(match, `piece ${piece}`)))).toEqual(new Set(['WC-B-BAT-01']))
})

test('WC-B-CAS-03 removal alternates one at a time, the defender first', () => {
  const match = ready({ field: '2 melee', flank: '2 melee' }, { field: '2 melee', flank: '2 melee' })
  engage(match, [1, 1, 6, 6, 1, 1, 6, 6])
  const seats = [1, 0, 1, 0].map(seat => {
    const asked = match.asked!.seats[0]
    choose(match, `piece melee ${['D3', 'D5'][seat]}`, [6, 6, 6, 6])
    return asked
  })
  expect(seats).toEqual([1, 0, 1, 0])
})

test('WC-B-CAS-04 all casualties are taken even if the battle is decided; excess is ignored', () => {
  const match = ready({ field: '3 ranged' }, { field: 'melee', flank: '3 melee' })
  engage(match, [1, 1, 6])
  choose(match, 'piece melee D4')
  expect(count(match, 1, 'melee', 'D5')).toBe(2)
  const few = ready({ field: '3 ranged' }, { field: 'melee' })
  engage(few, [1, 1, 1])
  expect(standing(few, 1, 'melee')).toEqual([])
})
