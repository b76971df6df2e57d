import { expect, test } from 'vitest'
import { cardNamed } from '../content/cards.ts'
import { at, HEROES, use, withHero } from './hero-table.ts'
import {
  battleOf,
  choose,
  engage,
  hex,
  offered,
  offeredAs,
  passTo,
  passUntil,
  ready,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const FOES = { race: 'human', field: '3 melee' }
const PALADIN = { race: 'human', field: '2 melee, hero', hero: { name: 'paladin' } }

test('WC-X-HER-20 Mana Burn: an opponent discards at random; for a card of 2 mana his hero is wounded', () => {
  for (const [card, wounds] of [
    ['flare', 1],
    ['slow', 0],
  ] as const) {
    const match = at('battleStart', withHero('nightelf', 'demon-hunter', 1), { ...PALADIN, hand: [card] })
    const events = use(match, 1, [1])
    expect(told(events, 'discards').at(-1)).toEqual([1, cardNamed(card)])
    expect(stateOf(match).wounds[1]).toBe(wounds)
  }
})

test('WC-X-TIM-05 Evasion: for the first casualty assigned to him in each phase, 3 or less and he takes no wound', () => {
  const hunter = withHero('nightelf', 'demon-hunter', 2, { field: 'hero', hand: [] })
  const match = ready({ race: 'orc', field: '3 ranged' }, hunter, HEROES)
  const events = engage(match, [1, 1, 6, 3, 6, 6, 6, 6])
  expect(told(events, 'unhurt')).toEqual([[1]])
  expect(told(events, 'wound')[0]).toEqual([1, 1])
  const hit = ready({ race: 'orc', field: '3 ranged' }, hunter, HEROES)
  expect(told(engage(hit, [1, 6, 6, 4, 6, 6]), 'wound')[0]).toEqual([1, 1])
})

test('WC-X-HER-06 Metamorphosis: a ranged unit with three dice and Area Attack for this battle', () => {
  const match = at('battleStart', withHero('nightelf', 'demon-hunter', 3), FOES)
  use(match, 3)
  const events = passUntil(match, 'attack', [1, 5, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 0, 3, 2])
  expect(battleOf(match).caused[0]).toBe(3)
})

test('WC-X-HER-20 Entangling Roots: a unit makes no attack and is the next casualty', () => {
  const keeper = withHero('nightelf', 'keeper-of-the-grove', 1, { hand: ['resources'], field: '3 ranged, hero' })
  const match = at('roundStart', keeper, { race: 'human', field: '2 melee, ranged', flank: 'flying' })
  choose(match, 'ability 1')
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'ranged D4'])
  choose(match, 'piece ranged D4')
  const events = choose(match, 'card resources', [1, 6, 6, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 0, 4, 1])
  expect(told(events, 'attack').filter(([owner, phase]) => owner === 1 && phase === 0)).toEqual([])
  expect(standing(match, 1, 'ranged')).toEqual([]) // nobody was asked
})

test('WC-X-HER-30 Force of Nature: up to two Treants, near a forest that is not depleted up to four', () => {
  const keeper = withHero('nightelf', 'keeper-of-the-grove', 2)
  const near = at('battleStart', keeper, FOES)
  use(near, 2)
  expect(standing(near, 0, 'summon')).toHaveLength(4)
  const spaces = Object.fromEntries(['C3', 'E4', 'D5'].map(name => [name, { depletion: 2 }]))
  const far = at('battleStart', keeper, FOES, [], { ...HEROES, spaces })
  use(far, 2)
  expect(standing(far, 0, 'summon')).toHaveLength(2)
})

test('WC-X-HER-20 Tranquility: every casualty of one’s side in this phase is prevented', () => {
  const match = at(
    'beforeCasualties',
    { race: 'orc', field: '3 ranged' },
    withHero('nightelf', 'keeper-of-the-grove', 3),
    [1, 1, 1, 6],
  )
  expect(told(use(match, 3), 'toll')[0]).toEqual([1, 0])
})

test('WC-X-HER-20 Searing Arrows: two more dice in the ranged phase', () => {
  const match = at('phaseStart', withHero('nightelf', 'priestess-of-the-moon', 1), FOES)
  const events = [...use(match, 1, [3, 3, 4]), ...passUntil(match, 'attack')]
  expect(told(events, 'attack')[0]).toEqual([0, 0, 3, 2])
})

test('WC-X-TIM-05 WC-X-HER-10 Trueshot Aura: while she takes part ranged units +1 Strength, but not she herself', () => {
  const moon = withHero('nightelf', 'priestess-of-the-moon', 2, { field: '2 ranged, hero', hand: [] })
  const events = engage(ready(moon, FOES, HEROES), [3, 3, 4])
  expect(told(events, 'attack')[0]).toEqual([0, 0, 3, 2])
  const away = { ...moon, field: '2 ranged', units: { A1: 'hero' } }
  expect(told(engage(ready(away, FOES, HEROES), [3, 3]), 'attack')[0]).toEqual([0, 0, 2, 0])
})

test('WC-X-HER-20 Starfall: a die for each enemy in the battle, at most eight; each 1 is a casualty in that space', () => {
  const match = at('roundStart', withHero('nightelf', 'priestess-of-the-moon', 3), {
    race: 'human',
    field: '3 melee',
    flank: '3 ranged, flying',
    units: { C4: '3 melee' },
  })
  const events = use(match, 3, [1, 6, 6, 6, 6, 6, 6, 1])
  expect(told(events, 'rolled').map(([, successes]) => successes)).toEqual([1, 0, 1])
  expect(told(events, 'lost').map(([, where]) => where)).toEqual([hex(match, 'D4'), hex(match, 'C4')])
})

test('WC-X-HER-20 WC-X-HER-22 Shadow Strike: an enemy in the battlefield, no flyer, is lost; a hero takes two wounds', () => {
  const match = at('roundStart', withHero('nightelf', 'warden', 1), {
    race: 'human',
    field: 'melee, flying, ranged',
    flank: 'melee',
  })
  choose(match, 'ability 1')
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'ranged D4'])
  choose(match, 'piece ranged D4')
  choose(match, 'card resources')
  expect(standing(match, 1, 'ranged')).toEqual([])
  const hero = at('roundStart', withHero('nightelf', 'warden', 1), PALADIN)
  choose(hero, 'ability 1')
  choose(hero, 'piece hero D4')
  choose(hero, 'card resources')
  expect(stateOf(hero).wounds[1]).toBe(2)
})

test('WC-X-HER-21 Blink: to a space within three without enemies, water or mountain; then no further', () => {
  const elf = { race: 'nightelf', hero: { name: 'warden', level: 2 }, units: { D4: 'hero' }, hand: ['resources'] }
  const match = table([elf, { race: 'human', units: { D5: 'melee', C4: 'worker' } }], {
    ...HEROES,
    creeps: { C2: '?Ogre Lord' },
  })
  use(match, 2)
  const spaces = offeredAs(match, 'hex')
  for (const name of ['D5', 'C2', 'B3', 'F2', 'D4', 'A4']) expect(spaces).not.toContain(name)
  for (const name of ['C4', 'D7', 'G3', 'A1']) expect(spaces).toContain(name)
  choose(match, 'hex D7')
  expect(standing(match, 0, 'hero')).toEqual(['D7'])
  passTo(match, 'nextMove')
  expect(offered(match)).toEqual(['done'])
})

test('WC-X-HER-30 Vengeance: three spirits of strength 3 for this battle', () => {
  const match = at('battleStart', withHero('nightelf', 'warden', 3), FOES)
  use(match, 3)
  expect(standing(match, 0, 'summon')).toEqual(['D4', 'D4', 'D4'])
  expect(told(passUntil(match, 'attack', [6, 6, 6, 3, 3, 3, 6, 6, 6]), 'attack')[0]).toEqual([0, 2, 6, 3])
})
