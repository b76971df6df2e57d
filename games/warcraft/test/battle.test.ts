import { expect, test } from 'vitest'
import { ATTACKER, DEFENDER, NOBODY, RESERVE } from '../state.ts'
import { battleOf, choose, clash, count, fight, offered, offeredAs, passTo, standing, stateOf, table, told } from './table.ts'

test('WC-B-BAT-01 WC-B-BAT-02 units in the battlefield and in all adjacent spaces fight, others do not', () => {
  const match = clash({ field: 'melee', flank: 'ranged', units: { A1: '2 ranged' } }, { field: '2 melee', flank: 'ranged' })
  passTo(match, 'nextMove')
  const events = choose(match, 'done', [6, 6, 6, 6, 6, 1, 1, 6, 1, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 0, 1, 0]) // one ranged die of the attacker, none of the two far away
  expect(told(events, 'attack')[1]).toEqual([1, 0, 1, 0])
})

test('WC-B-BAT-03 the player whose Move Step brought it about attacks', () => {
  const match = fight({ field: '3 melee' }, { field: '3 melee, ranged' }, [6, 6, 6, 6, 1, 6, 6])
  expect(battleOf(match).attacker).toBe(0)
  expect(battleOf(match).side.slice(0, 2)).toEqual([ATTACKER, DEFENDER])
})

test('WC-B-BAT-04 on starting, each player with a participating unit draws a card; WC-B-BAT-09 the winner one more', () => {
  const settings = { spellResearch: false }
  const match = clash({ field: '3 melee' }, { race: 'undead', field: 'melee' }, { settings })
  passTo(match, 'nextMove')
  choose(match, 'done')
  expect(stateOf(match).hand.map(hand => hand.length)).toEqual([1, 1])
})

test('WC-B-BAT-05 WC-B-BAT-07 ranged, flying and melee, then the next round', () => {
  const events = choose(ready({ field: 'melee, ranged, flying' }, { field: 'melee' }), 'done', [6, 6, 6, 6, 6, 6, 1, 6])
  expect(told(events, 'attack').map(([owner, phase]) => [owner, phase])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ].slice(0, 6))
  expect(told(events, 'round')).toEqual([[1], [2]])
})

test('WC-B-BAT-06 a die at or below the strength is a hit and a casualty', () => {
  const match = fight({ field: '3 melee' }, { field: '3 melee' }, [1, 2, 3, 2, 3, 6])
  expect(count(match, 1, 'melee', 'D4')).toBe(1)
  expect(count(match, 0, 'melee', 'D4')).toBe(2)
})

test('WC-B-BAT-08 the battle ends when one side holds the battlefield; flanks do not matter', () => {
  const match = fight({ field: 'ranged' }, { field: 'melee', flank: '3 melee' }, [1, 6, 6, 6, 6])
  expect(match.asked!.decision).toBe('takeLoss')
  choose(match, 'piece melee D4')
  expect(stateOf(match).battle).toBeNull()
  expect(count(match, 1, 'melee', 'D5')).toBe(3)
})

test('WC-B-BAT-09 WC-X-CHG-05 if nobody is left in the battlefield nobody wins and nobody draws', () => {
  const events = choose(ready({ field: 'melee' }, { field: 'melee' }), 'done', [1, 1])
  expect(told(events, 'won')).toEqual([[expect.any(Number), NOBODY]])
  expect(told(events, 'draws')).toEqual([])
})

test('WC-B-BAT-10 units in two adjacent battlefields fight in both; a battle without two sides lapses', () => {
  const units = { D4: '2 melee', D3: 'melee' }
  const match = table([{ race: 'human', units }, { race: 'orc', units: { D4: 'melee', D3: 'melee' } }], {
    settings: { spellResearch: true },
  })
  choose(match, 'done')
  expect(offeredAs(match, 'hex')).toEqual(['D3', 'D4'])
  const events = choose(match, 'hex D3', [1, 6, 6, 6, 6, 1, 6, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 2, 3, 1]) // the two in D4 flank D3
})

test('WC-B-BAT-11 flyers fight in mountains, and ground units flank them', () => {
  const match = table([{ race: 'human', units: { B3: 'flying', B2: 'melee' } }, { race: 'orc', units: { B3: 'flying' } }], {
    settings: { spellResearch: true },
  })
  const events = choose(match, 'done', [6, 6, 1, 1, 6])
  expect(told(events, 'attack').slice(0, 3)).toEqual([
    [0, 1, 1, 0],
    [1, 1, 1, 0],
    [0, 2, 1, 1],
  ])
})

test('WC-B-BAT-12 nobody is offered a retreat', () => {
  const match = fight({ field: '3 melee' }, { field: 'melee, 2 ranged' }, [6, 6, 1, 6, 6, 6])
  expect(offered(match).every(choice => choice.startsWith('piece'))).toBe(true)
})

test('WC-B-BAT-13 first strike rolls and removes first; on both sides it cancels out', () => {
  const elf = { race: 'nightelf', levels: [1, 4, 1] }
  const match = fight({ ...elf, field: '3 ranged' }, { field: '2 ranged' })
  expect(told([], 'attack')).toEqual([])
  expect(match.asked).toBeNull
})

test('WC-B-CAS-01 the owner picks one of his units in battlefield or flank, never a worker', () => {
  const match = fight({ field: '3 melee' }, { field: 'melee, ranged', flank: 'flying', units: { D4: 'melee, ranged, worker' } }, [6, 6, 1, 1, 6, 6])
  expect(match.asked).toMatchObject({ decision: 'takeLoss' })
})

test('WC-B-CAS-02 melee attacks cannot hurt flyers', () => {
  const match = fight({ field: '3 melee' }, { field: 'flying' }, [6, 1, 1, 1, 1, 6, 6, 1, 6, 1, 1])
  expect(standing(match, 0, 'melee')).toEqual([])
  expect(standing(match, 1, 'flying')).toEqual(['D4'])
})

test('WC-B-CAS-03 removal alternates, the defender first', () => {
  const match = fight({ field: '2 melee', flank: '2 melee' }, { field: '2 melee', flank: '2 melee' }, [1, 1, 6, 6, 1, 1, 6, 6])
  expect(match.asked!.seats).toEqual([1])
  choose(match, 'piece melee D5')
  expect(match.asked!.seats).toEqual([0])
  choose(match, 'piece melee D3')
  expect(match.asked!.seats).toEqual([1])
})

test('WC-B-CAS-04 all casualties are taken, and what nobody can take is ignored', () => {
  const match = fight({ field: '3 ranged' }, { field: 'melee', flank: 'melee' }, [1, 1, 1])
  expect(standing(match, 1, 'melee')).toEqual([])
  expect(stateOf(match).at.filter(at => at === RESERVE).length).toBeGreaterThan(0)
})

function ready(attacker: object, defender: object) {
  const match = clash(attacker, defender)
  passTo(match, 'nextMove')
  return match
}
