import { expect, test } from 'vitest'
import {
  choose,
  count,
  dice,
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
const PRIESTS = { race: 'human', levels: [1, 3, 1] }
const SHAMANS = { race: 'orc', levels: [1, 3, 1] }
const NECROMANCERS = { race: 'undead', levels: [1, 3, 1] }
const DRYADS = { race: 'nightelf', levels: [1, 4, 1] }
const TAUREN = { race: 'orc', levels: [4, 1, 1] }

test('WC-B-ABL-01 Area Attack: a natural 1 inflicts two casualties', () => {
  const events = fight({ ...TAUREN, field: '2 melee' }, { race: 'human', field: '3 melee' }, [1, 5, 6, 6, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 2, 2, 2])
  expect(told(events, 'lost').slice(0, 3)).toHaveLength(3)
  const one = ready({ ...TAUREN, field: 'melee' }, { race: 'human', field: '2 melee', flank: '2 melee' })
  engage(one, [1, 6, 6, 6, 6])
  choose(one, 'piece melee D5')
  expect(one.asked?.decision).toBe('takeLoss')
})

test('WC-B-ABL-02 Heal: each enemy natural 1 inflicts one casualty less, but is a hit', () => {
  const healed = fight(
    { race: 'orc', field: '3 melee' },
    { ...PRIESTS, field: 'melee', flank: 'ranged' },
    [6, 1, 2, 6, 6],
  )
  expect(told(healed, 'attack')[1]).toEqual([0, 2, 3, 2])
  expect(told(healed, 'lost')).toHaveLength(0) // one of two casualties is left, and its owner is asked
  const area = ready({ ...TAUREN, field: '2 melee' }, { ...PRIESTS, field: '2 melee', flank: 'ranged' })
  engage(area, [6, 1, 6, 6, 6])
  expect(area.asked?.decision).toBe('takeLoss')
  const left = choose(area, 'piece ranged D5', [6, 6, 6, 6]).map(({ kind }) => kind)
  expect(left.slice(0, 2)).toEqual(['lost', 'round'])
})

test('WC-B-ABL-03 Slow Poison: a phase for each such unit, named openly in play order; three cover all', () => {
  const match = ready({ race: 'human', field: '2 melee, ranged' }, { ...DRYADS, field: 'melee', flank: 'ranged' })
  engage(match)
  expect(match.asked).toMatchObject({ decision: 'slowPoison', seats: [1] })
  expect(offered(match)).toEqual(['phase 0', 'phase 1', 'phase 2'])
  expect(refused(match, 'phase 3')).toBe('WC-B-ABL-03')
  // melee is named: the Night Elf rolls first there
  const events = choose(match, 'phase 2', [6, 6, 1, 6, 6])
  expect(
    told(events, 'attack')
      .map(([owner, phase]) => [owner, phase])
      .slice(0, 3),
  ).toEqual([
    [0, 0],
    [1, 0],
    [1, 2],
  ])
  const two = ready({ race: 'human', field: '2 melee' }, { ...DRYADS, field: 'melee', flank: '2 ranged' })
  engage(two)
  choose(two, 'phase 0')
  expect(offered(two)).toEqual(['phase 1', 'phase 2'])
  expect(refused(two, 'phase 0')).toBe('WC-B-ABL-03')
  const three = ready({ race: 'human', field: '2 melee' }, { ...DRYADS, field: '3 ranged' })
  const unasked = engage(three, [6, 6, 6, 1, 6])
  expect(told(unasked, 'attack')[0]).toEqual([1, 0, 3, 0])
})

test('WC-B-ABL-03 those who come earlier in play order name their phases first, whoever attacks', () => {
  const match = table(
    [
      { ...DRYADS, units: { D4: 'ranged' } },
      { race: 'human', units: { A1: 'melee' } },
    ],
    { ...QUIET, creeps: { D4: 'Giant Spiders' }, first: 1, active: 0 },
  )
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'slowPoison', seats: [0] })
  choose(match, 'phase 0')
  expect(match.asked).toMatchObject({ decision: 'slowPoison', seats: [1] })
  const events = choose(match, 'phase 2', [6, 6, 6, 6])
  expect(told(events, 'poison')).toEqual([[5, 2]])
})

test('WC-B-ABL-04 Bloodlust: one more attack in each phase in which one is made, at the strength of the type', () => {
  const events = fight(
    { ...SHAMANS, field: '2 melee, ranged' },
    { race: 'human', field: '2 melee' },
    [6, 6, 6, 6, 2, 6, 6],
  )
  expect(told(events, 'attack')[0]).toEqual([0, 0, 2, 0])
  expect(told(events, 'attack')[1]).toEqual([0, 2, 3, 1]) // two melee units of strength 2 and one more die
  const many = fight({ ...SHAMANS, field: '3 ranged' }, { race: 'human', field: '2 melee' }, [6, 6, 6, 4, 6, 6])
  expect(told(many, 'attack')[0]).toEqual([0, 0, 4, 1])
})

test('WC-B-ABL-05 WC-X-CHG-01 WC-X-TIM-15 Raise Dead: each natural 1 brings a melee unit from reserves into the battlefield', () => {
  const match = ready(
    { ...NECROMANCERS, field: '3 melee', flank: '2 ranged' },
    { ...PRIESTS, field: '2 ranged, melee' },
  )
  engage(match, [1, 1, 6, 6])
  // both ones are healed away and raise all the same
  const events = choose(match, 'raise 2', [6, 6, 6, 6, 6])
  expect(told(events, 'placed')).toHaveLength(2)
  expect(told(events, 'lost')).toHaveLength(0)
  // they attack from the next phase of their type on
  expect(told(events, 'attack').filter(([owner, phase]) => owner === 0 && phase === 2)[0]).toEqual([0, 2, 5, 0])
})

test('WC-B-ABL-05 WC-X-TIM-16 after the battle what exceeds the stacking limit returns to reserves', () => {
  const match = ready({ ...NECROMANCERS, field: '3 melee', flank: '2 ranged' }, { race: 'human', field: 'melee' })
  engage(match, [1, 6])
  const events = choose(match, 'raise 1')
  expect(told(events, 'placed')).toHaveLength(1)
  expect(told(events, 'leaves')).toHaveLength(1)
  expect(count(match, 0, 'melee', 'D4')).toBe(3)
  const choice = ready(
    { ...NECROMANCERS, field: '2 melee, ranged', flank: 'ranged' },
    { race: 'human', field: 'melee' },
  )
  engage(choice, [1, 6])
  choose(choice, 'raise 1')
  expect(choice.asked).toMatchObject({ decision: 'trim', seats: [0] })
  expect(offered(choice)).toEqual(['piece melee D4', 'piece ranged D4'])
  expect(refused(choice, 'piece ranged D3')).toBe('WC-B-MOV-02')
  choose(choice, 'piece ranged D4')
  expect(standing(choice, 0, 'melee')).toEqual(['D4', 'D4', 'D4'])
})

test('WC-B-ABL-06 an ability counts as long as such a unit is in the battle when dice are rolled', () => {
  const match = ready({ race: 'human', field: '2 melee, ranged' }, { ...SHAMANS, field: '2 melee', flank: 'ranged' })
  engage(match, [1, 6, 6])
  const events = choose(match, 'piece ranged D5', [6, 6, 6, 6])
  expect(told(events, 'attack')[1]).toEqual([1, 2, 2, 0]) // the Shaman is gone, and with him the extra die
})

test('WC-B-CAS-05 WC-B-TEA-03 teammates roll for themselves; the one whose step it is decides who is lost', () => {
  const match = table(
    [
      { race: 'human', units: { E5: '2 melee' } },
      { race: 'nightelf', units: { E5: 'melee' } },
      { race: 'orc', units: { E5: '3 melee' } },
      { race: 'undead', units: { A1: 'melee' } },
    ],
    QUIET,
  )
  choose(match, 'done', [6, 6, 6, 1, 6, 6])
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [0] })
  expect(offeredAs(match, 'piece', 0)).toEqual(['melee E5', 'melee E5'])
  // the teammate may offer his own unit, nothing else
  expect(offeredAs(match, 'piece', 1)).toEqual(['melee E5'])
  expect(refused(match, '1>piece 0:melee E5')).toBe('WC-B-CAS-05')
  choose(match, '1>piece 1:melee E5', [6, 6, 6, 6, 6])
  expect(standing(match, 1, 'melee')).toEqual([])
})

test('WC-B-CAS-06 casualties outside an attack may hit flyers, except in the melee phase', () => {
  const settings = { ...QUIET.settings, expansionCards: true }
  const match = ready(
    { race: 'orc', field: '2 melee', hand: ['lightning-shield'] },
    { race: 'human', field: 'flying' },
    { settings },
  )
  engage(match)
  dice(match, 1, 6)
  const events = choose(match, 'card lightning-shield')
  expect(told(events, 'lost')).toHaveLength(1)
  expect(standing(match, 1, 'flying')).toEqual([])
})

test('WC-B-BAT-02 teammates in the flanks take part if they like', () => {
  const players = [
    { race: 'human', units: { E5: '2 melee' } },
    { race: 'nightelf', units: { E4: '2 ranged' } },
    { race: 'orc', units: { E5: '2 melee' } },
    { race: 'undead', units: { E6: 'melee' } },
  ]
  const match = table(players, QUIET)
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'join', seats: [1] })
  choose(match, 'join')
  expect(match.asked).toMatchObject({ decision: 'join', seats: [3] })
  const events = choose(match, 'stayOut', [6, 6, 6, 6, 6, 6])
  expect(told(events, 'attack').slice(0, 3)).toEqual([
    [1, 0, 2, 0],
    [0, 2, 2, 0],
    [2, 2, 2, 0],
  ])
})

test('WC-B-TEA-01 teammates give each other gold and wood', () => {
  const match = table(
    [{ race: 'human', gold: 3, wood: 0 }, { race: 'nightelf', gold: 0, wood: 4 }, { race: 'orc' }, { race: 'undead' }],
    { step: 'spend' },
  )
  choose(match, 'giveGold 2')
  expect(stateOf(match).gold.slice(0, 2)).toEqual([1, 2])
  choose(match, '1>giveWood 3')
  expect(stateOf(match).wood.slice(0, 2)).toEqual([3, 1])
  expect(refused(match, 'giveGold 2')).toBe('WC-B-TEA-01')
  expect(refused(match, '1>unit melee')).toBe('WC-B-TRN-02')
  const alone = table([{ race: 'human' }, { race: 'orc' }], { step: 'spend' })
  expect(refused(alone, 'giveGold 1')).toBe('WC-B-TEA-01')
})

test('WC-B-TEA-02 teammates share spaces without battle and count together for stacking', () => {
  const match = table(
    [
      { race: 'human', units: { E4: 'melee' } },
      { race: 'nightelf', units: { E5: '3 melee' } },
      { race: 'orc', units: { A5: 'melee' } },
      { race: 'undead', units: { A5: 'melee' } },
    ],
    QUIET,
  )
  choose(match, 'piece melee E4')
  expect(offeredAs(match, 'hex')).not.toContain('E5')
  choose(match, 'hex E3')
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'nextMove', seats: [1] })
  expect(stateOf(match).battle).toBeNull()
  expect(hex(match, 'E5')).toBeGreaterThan(0)
})
