import type { Match } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { at as atWindow, HEROES, withHero } from './hero-table.ts'
import {
  before,
  choose,
  deckOf,
  engage,
  hex,
  offered,
  offeredAs,
  passOver,
  passTo,
  ready,
  type Side,
  stateOf,
  table,
  told,
} from './table.ts'

const CARDS = { settings: { spellResearch: true, expansionCards: true } }
const POOR = { gold: 0, wood: 0 }
const TEAMS = ['human', 'orc', 'nightelf', 'undead'] as const

/** A battle in D4 with the cards of the expansion, at the first window of a name. */
function at(window: string, attacker: Side, defender: Side, rolls: number[] = []) {
  return atWindow(window, attacker, defender, rolls, CARDS)
}

/** The four-player game with heroes, in which Humans and Night Elves meet Orcs and Undead. */
function four(players: Partial<Record<(typeof TEAMS)[number], object>>, spec: object = {}) {
  return table(
    TEAMS.map(race => ({ race, ...POOR, units: {}, ...players[race] })),
    { ...HEROES, ...spec },
  )
}

/** Passes until a seat is asked in a window. */
function passToSeat(match: Match, seat: number): void {
  for (let patience = 20; patience > 0 && match.asked?.seats[0] !== seat; patience--) choose(match, 'pass')
}

test('WC-X-TIM-14 what lowers a strength to no less than 1 does not go below it when it comes twice', () => {
  const undead = { race: 'undead', field: '3 melee', hand: ['frost-breath', 'frost-breath'] }
  const match = at('roundStart', undead, { race: 'human', field: '2 ranged' })
  choose(match, 'card frost-breath')
  passOver(match, ['respond'])
  const events = choose(match, 'card frost-breath', [1, 2, 6, 6, 6])
  expect(told([...events, ...passOver(match, ['respond', 'roundStart'])], 'attack')[0]).toEqual([1, 0, 2, 1])
})

test('WC-B-ABL-01 Storm Hammers is for one’s own flyers: a natural 1 of the enemy’s costs one unit', () => {
  const human = { race: 'human', field: '2 flying, melee', hand: ['storm-hammers'] }
  const match = at('phaseStart', human, { race: 'orc', field: '2 flying, melee' })
  const events = choose(match, 'card storm-hammers', [6, 6, 1, 6])
  expect(told(events, 'attack')[1]).toEqual([1, 1, 2, 1])
  while (match.asked?.decision === 'takeLoss') events.push(...choose(match, offered(match)[0]))
  expect(told(before(events, 'round'), 'lost')).toHaveLength(1)
})

test('WC-X-HER-30 Animate Dead counts creeps that were slain', () => {
  const undead = {
    race: 'undead',
    hero: { name: 'death-knight', level: 3 },
    hand: ['resources', 'resources', 'resources'],
  }
  const match = table(
    [
      { ...undead, ...POOR, units: { D4: '3 melee, hero' } },
      { race: 'human', ...POOR, units: { A1: 'melee' } },
    ],
    { ...HEROES, creeps: { D4: ['Bandit Gang', 'Kobold Diggers'] } },
  )
  passTo(match, 'nextMove')
  choose(match, 'done', [1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6])
  for (let patience = 30; patience > 0 && stateOf(match).battle?.killed !== 1; patience--) {
    const [seat] = match.asked!.seats
    choose(match, `${seat}>${match.choices(seat).find(choice => choice === 'pass') ?? offered(match, seat)[0]}`)
  }
  expect(stateOf(match).battle?.killed).toBe(1)
})

test('WC-X-HER-20 Earthquake destroys an Outpost that is being built in the space, no finished one and none elsewhere', () => {
  const left = (outposts: Record<string, boolean>) => {
    const orc = {
      race: 'orc',
      units: { D4: 'hero' },
      hero: { name: 'far-seer', level: 3 },
      hand: ['resources', 'resources', 'resources'],
    }
    const human = { race: 'human', ...POOR, units: { D5: 'melee, worker', C4: 'worker' }, outposts }
    const match = table([human, orc], HEROES)
    passToSeat(match, 1)
    choose(match, 'ability 3')
    while (match.asked?.decision !== 'pay') choose(match, 'hex D5')
    while (match.asked?.decision === 'pay') choose(match, 'card resources')
    passOver(match, ['respond'])
    return stateOf(match)
      .outpostAt.filter(where => where >= 0)
      .map(where => [hex(match, 'D5'), hex(match, 'C4')].indexOf(where))
  }
  expect(left({ D5: true })).toEqual([0])
  expect(left({ D5: false })).toEqual([])
  expect(left({ C4: false })).toEqual([1])
})

test('WC-X-CMP-02 Invisibility protects whom one chooses, the enemy too', () => {
  const human = { race: 'human', field: '3 melee', hand: ['invisibility'] }
  const match = at('beforeCasualties', human, { race: 'orc', field: '3 melee' }, [1, 6, 6, 1, 6, 6])
  choose(match, 'card invisibility')
  expect(offered(match).length).toBe(2)
  const events = choose(match, offered(match)[1])
  expect(told(events, 'toll')[0]).toEqual([1, 0])
})

test('WC-X-CMP-02 Berserker Rage in defence: the attacker has one more attack', () => {
  const orc = { race: 'orc', field: '2 melee', hand: ['berserker-rage'] }
  const match = at('beforeRoll', { race: 'human', field: '2 melee' }, orc)
  passToSeat(match, 1)
  const events = choose(match, 'card berserker-rage', [6, 6, 6, 6, 6, 6, 6])
  expect(told(events, 'attack').slice(0, 2)).toEqual([
    [0, 2, 3, 0],
    [1, 2, 4, 0],
  ])
})

test('WC-X-HER-20 Mana Burn takes a card of the opponent who is chosen, not of his teammate', () => {
  const elf = { units: { D4: '3 melee, hero' }, hero: { name: 'demon-hunter' }, hand: ['resources', 'resources'] }
  const match = four(
    {
      nightelf: elf,
      orc: { units: { D4: 'melee' }, hand: ['fast', 'fast'] },
      undead: { units: { D4: 'melee' }, hand: ['fast', 'fast'] },
    },
    { active: 2, first: 2 },
  )
  passTo(match, 'nextMove')
  choose(match, 'done')
  passTo(match, 'battleStart')
  choose(match, 'ability 1')
  expect(offeredAs(match, 'seat').length + offeredAs(match, 'player').length).toBe(2)
  choose(match, offered(match)[1])
  while (match.asked?.decision === 'pay') choose(match, 'card resources')
  passOver(match, ['respond'])
  expect(stateOf(match).hand.map(hand => hand.length)).toEqual([0, 2, 1, 1])
})

test('WC-X-HER-20 Mana Burn is aimed at nobody without cards', () => {
  const orc = { race: 'orc', field: '2 melee, hero', hero: { name: 'far-seer', level: 2 } }
  const armed = atWindow('battleStart', withHero('nightelf', 'demon-hunter', 1), { ...orc, hand: ['fast'] })
  expect(offered(armed)).toContain('ability 1')
  const match = ready(withHero('nightelf', 'demon-hunter', 1), orc, HEROES)
  engage(match)
  expect(match.asked?.decision === 'battleStart' ? offered(match) : []).not.toContain('ability 1')
})

test('WC-X-CMP-03 Mass Teleport leads to the Town and to own units, to no mountain on which own flyers are', () => {
  const hand = ['resources', 'resources', 'resources']
  const units = { D4: 'hero, melee', B3: 'flying', D2: 'melee' }
  const human = { race: 'human', hero: { name: 'archmage', level: 3 }, units, hand }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], HEROES)
  choose(match, 'ability 3')
  while (match.asked?.decision === 'pay') choose(match, 'card resources')
  passOver(match, ['respond'])
  expect(offeredAs(match, 'hex')).toEqual(['D2', 'E1'])
})

test('WC-X-TIM-12 what answers a hero’s ability does not answer a card', () => {
  const orc = { race: 'orc', field: '2 melee', hand: ['lightning-shield'] }
  const match = at('roundStart', orc, { race: 'undead', field: '2 melee', hand: ['anti-magic-shell'] })
  choose(match, 'card lightning-shield', [6, 6])
  expect(match.asked?.decision).not.toBe('respond')
})

test('WC-X-TIM-11 nobody is asked for a card all copies of which have been seen', () => {
  const clash = (discard: string[]) => {
    const undead = { race: 'undead', field: '2 melee', hand: ['resources'], discard }
    const match = ready({ race: 'human', field: '2 melee' }, undead, { settings: { spellResearch: true } })
    engage(match, [1, 6, 6, 6])
    return match.asked?.decision
  }
  expect(clash([])).toBe('phaseStart') // Web, for all that is known
  expect(clash(deckOf('undead').filter(card => card === 'web' || card === 'curse'))).not.toBe('phaseStart')
})

test('WC-X-HER-22 who pays with cards of his hand does not take it back', () => {
  const match = atWindow('battleStart', withHero('human', 'archmage', 2), { race: 'undead', field: '2 melee' })
  choose(match, 'ability 2')
  expect(match.undo(0).ok).toBe(false)
})

test('WC-X-CMP-02 the die of Possession is the better the lower it is, like those of battles', () => {
  const undead = { race: 'undead', field: '3 melee', hand: ['possession'] }
  const match = at('roundStart', undead, { race: 'human', field: 'ranged, melee' })
  choose(match, 'card possession')
  const [check, ...others] = told(choose(match, 'piece ranged D4', [2]), 'dice')
  expect(check).toEqual([0, expect.any(Number), -1, 2])
  for (const [seat, , better] of others) expect([seat, better]).toEqual([seat, -1])
})

test('WC-X-CMP-02 Berserker Rage gives its die to the opponent who attacks in this phase, whoever comes first', () => {
  const attacks = (human: string, nightelf: string) => {
    const match = four(
      {
        orc: { units: { D4: '3 melee' }, hand: ['berserker-rage'] },
        human: { units: { D4: human } },
        nightelf: { units: { D4: nightelf } },
      },
      { active: 1, first: 1, settings: { spellResearch: true, expansionCards: true } },
    )
    passTo(match, 'nextMove')
    engage(match)
    while (!offered(match).includes('card berserker-rage')) choose(match, 'pass')
    const events = [...choose(match, 'card berserker-rage'), ...passOver(match, ['respond', 'beforeRoll'])]
    return told(events, 'attack').flatMap(([owner, , dice]) => (owner === 1 ? [] : [[owner, dice]]))
  }
  expect([attacks('3 melee', '3 ranged'), attacks('3 ranged', '3 melee')]).toEqual([[[0, 4]], [[2, 4]]])
})
