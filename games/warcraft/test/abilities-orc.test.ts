import { expect, test } from 'vitest'
import { HELD } from '../state.ts'
import { at, HEROES, use, withHero } from './hero-table.ts'
import {
  choose,
  count,
  dice,
  engage,
  hex,
  offered,
  offeredAs,
  passTo,
  passUntil,
  ready,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const FOES = { race: 'undead', field: '3 melee' }

test('WC-X-HER-05 Wind Walk: up to four spaces without stopping for enemies', () => {
  const units = { E1: 'hero' }
  const orc = { race: 'orc', units, hero: { name: 'blademaster' }, hand: ['resources'] }
  const walls = { D1: 'melee', E2: 'worker', F1: 'melee' }
  const match = table([orc, { race: 'human', units: walls }], HEROES)
  use(match, 1)
  choose(match, 'piece hero E1')
  const spaces = offeredAs(match, 'hex')
  expect(spaces).toContain('D4')
  expect(spaces).not.toContain('D5')
  const plain = table(
    [
      { ...orc, hand: [] },
      { race: 'human', units: walls },
    ],
    HEROES,
  )
  choose(plain, 'piece hero E1')
  expect(offeredAs(plain, 'hex').sort()).toEqual(['D1', 'E2', 'F1'])
})

test('WC-X-HER-30 Mirror Image: three images of strength 2 for this battle', () => {
  const match = at('battleStart', withHero('orc', 'blademaster', 2), FOES)
  use(match, 2)
  expect(standing(match, 0, 'summon')).toEqual(['D4', 'D4', 'D4'])
  const events = passUntil(match, 'attack', [6, 6, 4, 2, 2, 2, 6, 6, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 2, 6, 4])
})

test('WC-X-HER-20 Bladestorm: four more dice in this phase, and no casualty can be assigned to him', () => {
  const match = at('phaseStart', withHero('orc', 'blademaster', 3), {
    race: 'undead',
    field: '3 melee',
    flank: '3 melee',
  })
  const events = use(match, 3, [6, 6, 5, 5, 5, 6, 6, 1, 6, 6, 6, 6, 6])
  expect(told([...events, ...passTo(match, 'takeLoss')], 'attack')[0]).toEqual([0, 2, 7, 3])
  while (match.asked?.seats[0] === 1) choose(match, offered(match)[0])
  expect(standing(match, 0, 'hero')).toEqual(['D4'])
  expect(stateOf(match).wounds[0]).toBe(0)
})

test('WC-X-HER-20 Chain Lightning: three dice, each 1 or 2 a casualty among the enemies', () => {
  const match = at('roundStart', withHero('orc', 'far-seer', 1), FOES)
  const events = use(match, 1, [1, 2, 3])
  expect(told(events, 'rolled')).toEqual([[0, 2]])
  passTo(match, 'roundStart')
  expect(count(match, 1, 'melee', 'D4')).toBe(1)
})

test('WC-X-HER-31 Feral Spirit: two spirits that stay and move with their hero', () => {
  const match = at('battleStart', withHero('orc', 'far-seer', 2), FOES)
  use(match, 2)
  expect(standing(match, 0, 'summon')).toEqual(['D4', 'D4'])
  const walk = table(
    [{ race: 'orc', hero: { name: 'far-seer', level: 2 }, units: { D4: 'hero, 2 summon' } }, { race: 'human' }],
    HEROES,
  )
  choose(walk, 'piece hero D4')
  choose(walk, 'hex C3')
  expect(standing(walk, 0, 'summon')).toEqual(['C3', 'C3'])
})

test('WC-X-HER-20 Earthquake: nothing of the opponent leaves a space near the hero; an unfinished Outpost there is destroyed', () => {
  const seer = {
    race: 'orc',
    hero: { name: 'far-seer', level: 3 },
    units: { D4: 'hero' },
    hand: ['resources', 'resources'],
  }
  const human = {
    race: 'human',
    units: { D5: 'melee, flying, worker', A1: 'melee' },
    outposts: { D5: false },
    hand: ['town-portal'],
  }
  const match = table([human, seer], HEROES)
  passTo(match, 'moveStart')
  choose(match, '0>pass')
  choose(match, 'ability 3')
  while (match.asked?.decision === 'pay') choose(match, 'card resources')
  expect(stateOf(match).outpostAt[0]).toBe(-1)
  expect(stateOf(match).moves.filter(moves => moves === HELD)).toHaveLength(3)
  passTo(match, 'nextMove')
  expect(offeredAs(match, 'piece')).toEqual(['melee A1'])
  choose(match, 'done')
  // Town Portal does not help the held ones either
  choose(match, 'card town-portal')
  expect(stateOf(match).stack.length === 0 || stateOf(match).stack[0].targets[0] !== hex(match, 'D5')).toBe(true)
})

test('WC-X-TIM-05 Endurance Aura: melee and ranged units that start with him move one space farther', () => {
  const match = table(
    [
      { race: 'orc', hero: { name: 'tauren-chieftain' }, units: { D4: 'hero, melee, flying', D3: 'ranged' } },
      { race: 'human', units: { A4: 'melee' } },
    ],
    HEROES,
  )
  choose(match, 'piece melee D4')
  expect(offeredAs(match, 'hex')).toContain('B1')
  choose(match, 'hex B1')
  choose(match, 'piece ranged D3')
  expect(offeredAs(match, 'hex')).not.toContain('B1')
})

test('WC-X-HER-20 War Stomp: up to two enemies in the battlefield make no attack; he must be there', () => {
  const match = at('roundStart', withHero('orc', 'tauren-chieftain', 2), {
    race: 'undead',
    field: '2 melee, flying',
    flank: 'melee',
  })
  choose(match, 'ability 2') // the first one is clear
  expect(offered(match)).toEqual(['piece melee D4', 'done'])
  choose(match, 'piece melee D4')
  choose(match, 'card resources')
  const events = passUntil(match, 'round', [6, 6, 6, 6, 6])
  expect(told(events, 'attack').at(-1)).toEqual([1, 2, 1, 0])
  const beside = at('roundStart', withHero('orc', 'tauren-chieftain', 2, { field: '2 melee', flank: 'hero' }), FOES)
  expect(refused(beside, 'ability 2')).toBe('WC-X-HER-20')
})

test('WC-X-TIM-04 Reincarnation: instead of dying he loses all wounds', () => {
  const hero = { name: 'tauren-chieftain', wounds: 4 }
  const chief = withHero('orc', 'tauren-chieftain', 3, { hero, field: 'hero' })
  const match = ready({ race: 'undead', field: '2 ranged' }, chief, HEROES)
  engage(match, [1, 6])
  passTo(match, 'heroDeath')
  use(match, 3)
  expect(stateOf(match)).toMatchObject({ wounds: [0, 0], dying: -1 })
  expect(standing(match, 1, 'hero')).toEqual(['D4'])
  const dies = ready({ race: 'undead', field: '2 ranged' }, chief, HEROES)
  engage(dies, [1, 6])
  passTo(dies, 'heroDeath')
  const events = choose(dies, 'pass')
  expect(told(events, 'heroDies')).toHaveLength(1)
})

test('WC-X-HER-20 Healing Wave: one casualty is prevented, on 3 or less another', () => {
  for (const [roll, left] of [
    [3, 0],
    [4, 1],
  ] as const) {
    const match = at(
      'beforeCasualties',
      { race: 'undead', field: '2 ranged' },
      withHero('orc', 'shadow-hunter', 1, { hand: ['resources'] }),
      [1, 1],
    )
    expect(told(use(match, 1, [roll]), 'toll').slice(0, 2)).toEqual([
      [1, 1],
      [1, left],
    ])
  }
})

test('WC-X-HER-33 Serpent Ward: three wards for this battle; dead ones can be summoned again later', () => {
  const match = at('battleStart', withHero('orc', 'shadow-hunter', 2), { race: 'undead', field: '2 ranged' })
  use(match, 2)
  expect(standing(match, 0, 'summon')).toEqual(['D4', 'D4', 'D4'])
  dice(match, 6, 6, 6, 6, 1, 6)
  passTo(match, 'takeLoss')
  choose(match, 'piece summon D4')
  expect(standing(match, 0, 'summon')).toHaveLength(2)
})

test('WC-X-HER-20 Big Bad Voodoo: he does not attack, and nobody else can be lost this round', () => {
  const match = at('roundStart', withHero('orc', 'shadow-hunter', 3, { hand: ['resources', 'resources'] }), {
    race: 'undead',
    field: '3 ranged',
  })
  const events = use(match, 3, [1, 1, 6])
  expect(told(events, 'attack')[0]).toEqual([1, 0, 3, 2]) // no ranged attack of his own
  expect(stateOf(match).wounds[0]).toBe(2)
  expect(count(match, 0, 'melee', 'D4')).toBe(2)
})
