import { expect, test } from 'vitest'
import { cardNamed } from '../content/cards.ts'
import { creeps } from '../content/creeps.ts'
import {
  battleOf,
  before,
  choose,
  chooseAll,
  count,
  dice,
  engage,
  hex,
  offered,
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

test('WC-X-CMP-02 Slow: in this phase one’s own attacks come first', () => {
  const match = at('phaseStart', { race: 'human', field: '2 melee', hand: ['slow'] }, { race: 'orc', field: '2 melee' })
  const events = choose(match, 'card slow', [1, 6, 2])
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 2, 2, 1],
    [1, 2, 1, 1],
  ])
})

test('WC-X-CMP-02 WC-X-TIM-14 Inner Fire: one of one’s unit types fights with +1 Strength this round', () => {
  const match = at(
    'roundStart',
    { race: 'human', field: '2 melee', flank: 'ranged', hand: ['inner-fire'] },
    { race: 'orc', field: '3 melee' },
  )
  choose(match, 'card inner-fire')
  expect(offered(match)).toEqual(['type melee', 'type ranged'])
  const events = choose(match, 'type melee', [3, 3, 3, 6, 6, 6, 3, 3, 3, 6, 6, 6])
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 0, 1, 0],
    [0, 2, 2, 2],
  ])
})

test('WC-X-CMP-02 Defend: one casualty of the ranged phase, with three melee units two', () => {
  for (const [field, left] of [
    ['2 melee', 1],
    ['3 melee', 0],
  ] as const) {
    const match = at(
      'beforeCasualties',
      { race: 'orc', field: '2 ranged, melee' },
      { race: 'human', field, hand: ['defend'] },
      [1, 1],
    )
    expect(told(choose(match, 'card defend'), 'toll')[0]).toEqual([1, left])
  }
  const melee = at(
    'beforeCasualties',
    { race: 'orc', field: '3 melee' },
    { race: 'human', field: '3 melee', hand: ['defend', 'invisibility'] },
    [1, 6, 6, 6, 6, 6],
  )
  expect(refused(melee, 'card defend')).toBe('WC-X-TIM-01')
})

test('WC-X-CMP-02 Feedback: whoever uses a hero’s ability discards one more card, or it is cancelled', () => {
  const seer = { race: 'orc', field: '2 melee, hero', hero: { name: 'far-seer' } }
  const cards = at(
    'roundStart',
    { ...seer, hand: ['war-drums', 'fast'] },
    { race: 'human', field: '3 melee', hand: ['feedback'] },
    [],
    HEROES,
  )
  choose(cards, 'ability 1')
  choose(cards, 'card war-drums')
  expect(cards.asked).toMatchObject({ decision: 'respond', seats: [1] })
  const paid = choose(cards, 'card feedback', [1, 6, 6, 6])
  expect(told(paid, 'discards')).toEqual([[0, cardNamed('fast')]])
  expect(told(paid, 'cancelled')).toEqual([])
  const none = at(
    'roundStart',
    { ...seer, hand: ['war-drums'] },
    { race: 'human', field: '3 melee', hand: ['feedback'] },
    [],
    HEROES,
  )
  choose(none, 'ability 1')
  choose(none, 'card war-drums')
  expect(told(choose(none, 'card feedback'), 'cancelled')).toHaveLength(1)
})

test('WC-X-CMP-02 Flare: a face-down creep or token is turned up, then a card drawn', () => {
  const match = table([{ race: 'human', hand: ['flare'] }, { race: 'orc' }], {
    ...CARDS,
    creeps: { C2: '?Ogre Lord', D4: 'Mud Golem' },
  })
  choose(match, 'card flare')
  expect(offered(match)).toEqual(['hex C2', 'done'])
  const events = choose(match, 'hex C2')
  expect(told(events, 'creepShown')).toEqual([[hex(match, 'C2'), creeps.findIndex(({ name }) => name === 'Ogre Lord')]])
  expect(stateOf(match).hand[0]).toHaveLength(1)
  const token = table([{ race: 'human', hand: ['flare'] }, { race: 'orc' }], {
    settings: { ...CARDS.settings, resources: 'hidden' },
    spaces: { C4: { token: 15 }, F1: { token: 20, shown: true } },
  })
  choose(token, 'card flare')
  expect(told(choose(token, 'hex C4'), 'tokenShown')).toEqual([[hex(token, 'C4'), 15]])
  const nothing = table([{ race: 'human', hand: ['flare'] }, { race: 'orc' }], CARDS)
  choose(nothing, 'card flare')
  expect(stateOf(nothing).hand[0]).toHaveLength(1)
})

test('WC-X-CMP-02 Storm Hammers: flying units have Area Attack in this phase', () => {
  const match = at(
    'phaseStart',
    { race: 'human', field: '2 flying', hand: ['storm-hammers'] },
    { race: 'orc', field: '3 melee' },
  )
  const events = choose(match, 'card storm-hammers', [1, 6])
  expect(told(before(events, 'round'), 'lost')).toHaveLength(2)
})

test('WC-X-CMP-02 Berserker Rage: two more attacks, and one more for the opponent if he attacks', () => {
  const match = at(
    'beforeRoll',
    { race: 'orc', field: '2 melee', hand: ['berserker-rage'] },
    { race: 'human', field: '2 melee' },
  )
  const events = choose(match, 'card berserker-rage', [6, 6, 6, 6, 6, 6, 6])
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 2, 4, 0],
    [1, 2, 3, 0],
  ])
  const ranged = at(
    'beforeRoll',
    { race: 'orc', field: '2 ranged', hand: ['berserker-rage'] },
    { race: 'human', field: '2 melee' },
  )
  const alone = choose(ranged, 'card berserker-rage', [6, 6, 6, 6, 6, 6])
  expect(told(alone, 'attack').slice(0, 2)).toEqual([
    [0, 0, 4, 0],
    [1, 2, 2, 0],
  ])
})

test('WC-X-CMP-02 War Drums: melee units +1 Strength this round', () => {
  const match = at(
    'roundStart',
    { race: 'orc', field: '2 melee, ranged', hand: ['war-drums'] },
    { race: 'human', field: '3 melee' },
  )
  const events = choose(match, 'card war-drums', [3, 3, 4, 6, 6, 6])
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 0, 1, 0],
    [0, 2, 2, 1],
  ])
})

test('WC-X-CMP-02 Purge: an enemy creature is destroyed', () => {
  const archmage = { race: 'human', field: '2 melee, hero', hero: { name: 'archmage', level: 2 }, hand: ['flare'] }
  const match = ready(archmage, { race: 'orc', field: '3 melee', hand: ['purge'] }, HEROES)
  engage(match)
  passTo(match, 'battleStart')
  chooseAll(match, 'ability 2', 'card flare')
  passTo(match, 'roundStart')
  expect(count(match, 0, 'summon', 'D4')).toBe(1)
  expect(told(choose(match, 'card purge'), 'leaves')).toHaveLength(1)
  expect(standing(match, 0, 'summon')).toEqual([])
})

test('WC-X-CMP-02 Purge: or an effect of an opponent that lasts for the battle ends', () => {
  const undead = { race: 'undead', field: '2 melee', flank: 'flying', hand: ['web'] }
  const match = at('phaseStart', undead, { race: 'orc', field: '2 melee, flying', hand: ['purge', 'purge'] }, [6, 6])
  chooseAll(match, 'card web')
  expect(battleOf(match).lasting).toHaveLength(1)
  dice(match, 6, 6, 6, 6)
  passTo(match, 'roundStart')
  choose(match, 'card purge')
  expect(battleOf(match).lasting).toEqual([])
  expect(refused(match, 'card purge')).toBe('WC-X-TIM-12') // nothing left to end
})

test('WC-X-CMP-02 Lightning Shield: two dice, each 1 or 2 a casualty in the battlefield', () => {
  const match = at(
    'roundStart',
    { race: 'orc', field: '2 melee', hand: ['lightning-shield'] },
    { race: 'human', field: '2 melee', flank: '2 melee' },
  )
  const events = choose(match, 'card lightning-shield', [2, 3])
  expect(told(events, 'rolled')).toEqual([[0, 1]])
  expect(told(before(events, 'attack'), 'lost')).toEqual([[expect.any(Number), hex(match, 'D4')]])
})

test('WC-X-CMP-02 Spirit Link: one casualty, with four units in the battle two', () => {
  for (const [flank, left] of [
    ['melee', 0],
    ['', 1],
  ] as const) {
    const orc = { race: 'orc', field: '3 melee', hand: ['spirit-link'], ...(flank ? { flank } : {}) }
    const match = at('beforeCasualties', { race: 'human', field: '2 ranged' }, orc, [1, 1])
    expect(told(choose(match, 'card spirit-link'), 'toll')[0]).toEqual([1, left])
  }
})

test('WC-X-CMP-02 Pulverize: each natural 1 of melee attacks is one more casualty, up to two', () => {
  const match = at(
    'afterRoll',
    { race: 'orc', field: '3 melee', flank: 'melee', hand: ['pulverize'] },
    { race: 'human', field: '3 melee', flank: '3 melee' },
    [1, 1, 1, 6, 6, 6, 6, 6, 6, 6],
  )
  choose(match, 'card pulverize')
  expect(battleOf(match).caused[0]).toBe(5)
})
