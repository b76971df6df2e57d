import { expect, test } from 'vitest'
import { cardNamed } from '../content/cards.ts'
import {
  before,
  choose,
  chooseAll,
  count,
  dice,
  engage,
  hex,
  offered,
  offeredAs,
  passTo,
  ready,
  refused,
  type Side,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const CARDS = { settings: { spellResearch: true, expansionCards: true } }
const HEROES = { settings: { spellResearch: true, heroes: true } }

/** A battle in D4 with the cards of the expansion, at the first window of a name. */
function at(window: string, attacker: Side, defender: Side, rolls: number[] = [], spec: object = CARDS) {
  const match = ready(attacker, defender, spec)
  engage(match, rolls)
  passTo(match, window)
  return match
}

test('WC-X-CMP-02 Rejuvenation: a casualty is prevented, or the hero loses up to two wounds', () => {
  const elf = {
    race: 'nightelf',
    field: '2 melee, hero',
    hand: ['rejuvenation'],
    hero: { name: 'warden', level: 3, wounds: 3 },
  }
  const heal = at('beforeCasualties', { race: 'orc', field: '2 ranged' }, elf, [1, 6], HEROES)
  choose(heal, 'card rejuvenation')
  expect(offered(heal)).toEqual(['option 0', 'option 1'])
  choose(heal, 'option 1')
  expect(stateOf(heal).wounds[1]).toBe(1)
  const prevent = at(
    'beforeCasualties',
    { race: 'orc', field: '2 ranged' },
    { race: 'nightelf', field: '2 melee', hand: ['rejuvenation'] },
    [1, 6],
  )
  expect(told(choose(prevent, 'card rejuvenation'), 'toll')[0]).toEqual([1, 0])
})

test('WC-X-CMP-02 Roar: melee and flying units +1 Strength, at most 4', () => {
  const match = at(
    'roundStart',
    { race: 'nightelf', levels: [1, 1, 3], field: 'melee, flying, ranged', hand: ['roar'] },
    { race: 'orc', field: '3 melee', flank: '3 melee' },
  )
  const events = choose(match, 'card roar', [3, 4, 3, 6, 6, 6, 6, 6, 6])
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 0, 1, 0],
    [0, 1, 1, 1],
  ])
})

test('WC-X-CMP-02 Cyclone: a unit in the battlefield neither attacks nor is lost this round', () => {
  const match = at(
    'roundStart',
    { race: 'nightelf', field: '3 ranged', hand: ['cyclone'] },
    { race: 'orc', field: 'ranged, melee', flank: 'flying' },
  )
  choose(match, 'card cyclone')
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'ranged D4'])
  choose(match, 'piece melee D4', [1, 6, 6, 6])
  expect(match.asked?.decision).toBe('takeLoss')
  expect(offeredAs(match, 'piece')).toEqual(['ranged D4', 'flying D5'])
})

test('WC-X-CMP-02 Abolish Magic: for one more card a card or ability is cancelled', () => {
  const elf = { race: 'nightelf', field: '2 melee', hand: ['abolish-magic', 'fast'] }
  const match = at('roundStart', { race: 'orc', field: '2 melee', hand: ['war-drums'] }, elf)
  choose(match, 'card war-drums')
  choose(match, 'card abolish-magic')
  expect(match.asked).toMatchObject({ decision: 'pay', seats: [1] })
  expect(refused(match, 'card roar')).toBe('WC-X-HER-22')
  const events = choose(match, 'card fast')
  expect(told(events, 'cancelled')).toEqual([[0, cardNamed('war-drums')]])
  const poor = at(
    'roundStart',
    { race: 'orc', field: '2 melee', hand: ['war-drums'] },
    { ...elf, hand: ['abolish-magic'] },
  )
  choose(poor, 'card war-drums')
  expect(poor.asked?.decision).not.toBe('respond')
})

test('WC-X-CMP-02 Shadowmeld: units that share a space with enemies slip away before the battle', () => {
  const match = table(
    [
      { race: 'orc', units: { D4: '2 melee', C4: 'worker', D3: 'melee' } },
      { race: 'nightelf', hand: ['shadowmeld'], units: { D4: '2 ranged', E5: '3 melee' } },
    ],
    CARDS,
  )
  passTo(match, 'nextMove')
  choose(match, 'done')
  choose(match, 'card shadowmeld')
  choose(match, 'piece ranged D4')
  expect(offeredAs(match, 'hex').sort()).toEqual(['C3', 'D5', 'E4'])
  expect(refused(match, 'hex E5')).toBe('WC-B-MOV-02')
  choose(match, 'hex D5')
  expect(offered(match)).toEqual(['piece ranged D4', 'done'])
  choose(match, 'done')
  expect(standing(match, 1, 'ranged')).toContain('D5')
  expect(stateOf(match).battle).not.toBeNull()
})

test('WC-X-CMP-02 Corrosive Breath: an extra attack of Strength 2 for every flying unit', () => {
  const match = at(
    'phaseStart',
    { race: 'nightelf', levels: [1, 1, 3], field: '2 flying', hand: ['corrosive-breath'] },
    { race: 'orc', field: '3 melee' },
  )
  const events = choose(match, 'card corrosive-breath', [3, 3, 3, 2])
  expect(told(events, 'attack')[0]).toEqual([0, 1, 4, 3])
})

test('WC-X-CMP-02 Frost Breath: one enemy unit type -1 Strength, at least 1', () => {
  const match = at(
    'roundStart',
    { race: 'human', field: '2 melee', flank: 'ranged' },
    { race: 'undead', field: '2 melee', hand: ['frost-breath'] },
  )
  choose(match, 'card frost-breath')
  expect(offered(match)).toEqual(['type melee', 'type ranged'])
  const events = choose(match, 'type melee', [2, 2, 2, 6, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 0, 1, 1])
})

test('WC-X-CMP-02 Unholy Frenzy: three more attacks; after the casualties one more unit of one’s own is lost', () => {
  const match = at(
    'beforeRoll',
    { race: 'undead', field: '3 ranged', hand: ['unholy-frenzy'] },
    { race: 'human', field: '3 melee' },
  )
  const events = choose(match, 'card unholy-frenzy', [6, 6, 6, 6, 6, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 0, 6, 0])
  const next = events.findIndex(({ kind, args }) => kind === 'attack' && args[0] === 1)
  const lost = told(events.slice(0, next), 'lost')
  expect(lost).toHaveLength(1)
  expect(lost[0][0]).toBeLessThan(35) // his own
})

test('WC-X-CMP-02 WC-X-TIM-02 Cannibalize: after a victory a lost melee unit comes back, or the hero heals', () => {
  const undead = { race: 'undead', field: '2 melee, ranged', hand: ['cannibalize'] }
  const match = ready(undead, { race: 'human', field: 'ranged, melee' }, CARDS)
  // ranged: undead 1 hit, human 1 hit; melee: undead hits
  engage(match, [1, 1])
  passTo(match, 'takeLoss')
  choose(match, 'piece 1:ranged D4')
  choose(match, 'piece 0:melee D4')
  dice(match, 1, 6)
  passTo(match, 'battleEnd')
  choose(match, 'card cannibalize')
  expect(offered(match)).toEqual(['type melee', 'done'])
  choose(match, 'type melee')
  expect(count(match, 0, 'melee', 'D4')).toBe(2)
  const hero = { ...undead, field: '2 ranged, hero', hero: { name: 'lich', level: 3, wounds: 3 } }
  const heal = ready(hero, { race: 'human', field: 'melee' }, HEROES)
  engage(heal, [1, 6, 6])
  passTo(heal, 'battleEnd')
  choose(heal, 'card cannibalize')
  expect(stateOf(heal).wounds[0]).toBe(1)
})

test('WC-X-CMP-02 Possession: on 1 or 2 an enemy unit is lost and one of the same type joins the battlefield', () => {
  const undead = { race: 'undead', field: '3 melee', hand: ['possession'] }
  const match = at('roundStart', undead, { race: 'human', field: 'ranged, melee', flank: 'flying' })
  choose(match, 'card possession')
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'ranged D4'])
  const events = choose(match, 'piece ranged D4', [2])
  expect(told(events, 'lost')[0]).toEqual([expect.any(Number), hex(match, 'D4')])
  expect(told(events, 'placed')).toHaveLength(1)
  const missed = at('roundStart', undead, { race: 'human', field: 'ranged' })
  expect(told(before(choose(missed, 'card possession', [3]), 'attack'), 'lost')).toEqual([])
})

test('WC-X-CMP-02 Disease Cloud: the enemies in one flank take a casualty, and their workers do not harvest', () => {
  const undead = { race: 'undead', field: '2 ranged', hand: ['disease-cloud'], gold: 0, wood: 0 }
  const human = { race: 'human', field: 'melee', flank: 'melee, flying, worker', gold: 0, wood: 0 }
  const match = ready(undead, human, CARDS)
  engage(match, [1, 6])
  passTo(match, 'takeLoss')
  choose(match, 'piece melee D4')
  passTo(match, 'battleEnd')
  choose(match, 'card disease-cloud')
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [1] })
  expect(offeredAs(match, 'piece')).toEqual(['melee D5', 'flying D5'])
  choose(match, 'piece flying D5')
  expect(stateOf(match).barred).toEqual([hex(match, 'D5') * 4 + 1])
  passTo(match, 'nextMove')
  const events = choose(match, 'done')
  expect(told(events, 'harvest')).toEqual([])
  expect(stateOf(match).turn).toBe(2) // nobody was asked to harvest D5
})

test('WC-X-CMP-02 Anti-Magic Shell: an enemy hero’s ability is cancelled, its mana stays spent', () => {
  const seer = { race: 'orc', field: '2 melee, hero', hero: { name: 'far-seer' }, hand: ['war-drums'] }
  const match = at('roundStart', seer, { race: 'undead', field: '3 melee', hand: ['anti-magic-shell'] }, [], HEROES)
  chooseAll(match, 'ability 1', 'card war-drums')
  const events = choose(match, 'card anti-magic-shell')
  expect(told(events, 'cancelled')).toHaveLength(1)
  expect(stateOf(match).discard[0]).toEqual([cardNamed('war-drums')])
  // a card is no ability
  const drums = at(
    'roundStart',
    { race: 'orc', field: '2 melee', hand: ['war-drums'] },
    { race: 'undead', field: '3 melee', hand: ['anti-magic-shell'] },
  )
  expect(choose(drums, 'card war-drums').some(({ kind }) => kind === 'cancelled')).toBe(false)
})

test('WC-X-OPT-03 without heroes mana means nothing, and cards keep the half that needs none', () => {
  const match = at(
    'beforeCasualties',
    { race: 'orc', field: '2 ranged' },
    { race: 'nightelf', field: '2 melee', hand: ['rejuvenation'] },
    [1, 6],
  )
  expect(told(choose(match, 'card rejuvenation'), 'toll')[0]).toEqual([1, 0])
})
