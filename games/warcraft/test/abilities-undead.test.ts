import { expect, test } from 'vitest'
import { at, HEROES, use, withHero } from './hero-table.ts'
import {
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
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const FOES = { race: 'human', field: '3 melee' }
const PALADIN = { race: 'human', field: '2 melee, hero', hero: { name: 'paladin' } }

test('WC-X-HER-20 Death Coil: an enemy hero is wounded, without one there is a casualty; or he heals', () => {
  const hero = { name: 'death-knight', wounds: 1 }
  const wound = at('roundStart', withHero('undead', 'death-knight', 1, { hero }), PALADIN)
  use(wound, 1)
  expect(offered(wound)).toEqual(['option 0', 'option 1'])
  choose(wound, 'option 0')
  expect(stateOf(wound).wounds).toEqual([1, 1])
  const heal = at('roundStart', withHero('undead', 'death-knight', 1, { hero }), PALADIN)
  use(heal, 1)
  choose(heal, 'option 1')
  expect(stateOf(heal).wounds).toEqual([0, 0])
  const nobody = at('roundStart', withHero('undead', 'death-knight', 1), FOES)
  expect(told(use(nobody, 1), 'lost')).toHaveLength(1)
})

test('WC-X-TIM-05 Unholy Aura: a wound less at the start of the Deploy Step; melee units with him move farther', () => {
  const undead = {
    race: 'undead',
    hero: { name: 'death-knight', level: 2, wounds: 2 },
    units: { D4: 'hero, melee, ranged' },
    gold: 0,
    wood: 0,
  }
  const match = table([undead, { race: 'human', gold: 0, wood: 0, units: { A4: 'melee' } }], HEROES)
  choose(match, 'piece melee D4')
  expect(offeredAs(match, 'hex')).toContain('B1')
  choose(match, 'hex B1')
  choose(match, 'piece ranged D4')
  expect(offeredAs(match, 'hex')).not.toContain('B1')
  choose(match, 'hex D5')
  chooseAll(match, 'done', 'done')
  expect(stateOf(match)).toMatchObject({ turn: 2, wounds: [1, 0] })
})

test('WC-X-HER-30 Animate Dead: a Zombie for each unit killed so far, at most five', () => {
  const match = at('roundStart', withHero('undead', 'death-knight', 3), {
    race: 'human',
    field: '3 melee',
    flank: '2 melee',
  })
  expect(refused(match, 'ability 3')).toBe('WC-X-TIM-12') // nobody is dead yet
  dice(match, 2, 2, 6, 6, 6, 6, 6, 6)
  choose(match, 'pass')
  passTo(match, 'takeLoss')
  choose(match, 'piece melee D5')
  choose(match, 'piece melee D5')
  passTo(match, 'roundStart')
  use(match, 3)
  expect(standing(match, 0, 'summon')).toEqual(['D4', 'D4'])
})

test('WC-X-HER-30 Animate Dead: an enemy hero who has died counts among the killed', () => {
  const paladin = { name: 'paladin', wounds: 2 }
  const match = at('roundStart', withHero('undead', 'death-knight', 3), {
    ...FOES,
    field: 'hero, 2 melee',
    hero: paladin,
  })
  dice(match, 2, 6, 6, 6, 6, 6)
  choose(match, 'pass')
  passTo(match, 'takeLoss')
  choose(match, 'piece hero D4')
  passTo(match, 'roundStart')
  use(match, 3)
  expect(standing(match, 0, 'summon')).toEqual(['D4'])
})

test('WC-X-HER-20 Frost Nova: a casualty in the battlefield, and enemy melee units -1 Strength this round', () => {
  const match = at('roundStart', withHero('undead', 'lich', 1, { hand: ['resources'] }), {
    race: 'human',
    field: '3 melee',
    flank: 'melee',
  })
  const events = use(match, 1, [6, 6, 6, 2, 2, 2, 6, 6, 6, 6, 6, 6])
  expect(told(events, 'lost')[0]).toEqual([expect.any(Number), hex(match, 'D4')])
  expect(told(events, 'attack').slice(0, 3)).toEqual([
    [0, 0, 1, 0],
    [0, 2, 2, 0],
    [1, 2, 3, 0],
  ])
})

test('WC-X-HER-21 Dark Ritual: one of his companions goes to reserves, two cards are drawn', () => {
  const match = table(
    [
      { race: 'undead', hero: { name: 'lich', level: 2 }, units: { D4: 'hero, melee, flying', A1: 'ranged' } },
      { race: 'human' },
    ],
    {
      ...HEROES,
      step: 'spend',
    },
  )
  choose(match, 'ability 2')
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'flying D4'])
  choose(match, 'piece melee D4')
  expect(stateOf(match).hand[0]).toHaveLength(2)
  expect(standing(match, 0, 'melee')).toEqual([])
  expect(stateOf(match).usedThisTurn[0]).toBe(2)
  expect(offered(match)).not.toContain('ability 2')
})

test('WC-X-HER-20 Death and Decay: a die for each enemy in the battlefield; an enemy Outpost there is destroyed', () => {
  const foes = { race: 'human', field: '3 melee', flank: 'melee', outposts: { D4: true } }
  const match = at('roundStart', withHero('undead', 'lich', 3), foes)
  const events = use(match, 3, [1, 2, 3])
  expect(told(events, 'rolled')).toEqual([[0, 2]])
  expect(told(events, 'outpostLost')).toHaveLength(1)
  expect(count(match, 1, 'melee', 'D4')).toBe(1)
})

test('WC-X-HER-20 Carrion Swarm: two dice, each 1 to 3 a casualty', () => {
  const match = at('roundStart', withHero('undead', 'dreadlord', 1), FOES)
  expect(told(use(match, 1, [3, 4]), 'rolled')).toEqual([[0, 1]])
  expect(count(match, 1, 'melee', 'D4')).toBe(2)
})

test('WC-X-TIM-05 Vampiric Aura: every natural 1 of one’s melee attacks removes a wound', () => {
  const hero = { name: 'dreadlord', wounds: 3 }
  const match = ready(withHero('undead', 'dreadlord', 2, { hero, hand: [] }), FOES, HEROES)
  const events = engage(match, [1, 1, 6, 6, 6, 6, 6])
  expect(told(events, 'heals')[0]).toEqual([0, 1])
})

test('WC-X-HER-32 Infernal: a casualty in the battlefield, then the Infernal stands there and stays with its hero', () => {
  const lord = withHero('undead', 'dreadlord', 3, { field: '2 melee', flank: 'hero' })
  const match = at('battleStart', lord, { race: 'human', field: '2 melee' })
  const events = use(match, 3)
  expect(told(events, 'lost')).toHaveLength(1)
  expect(standing(match, 0, 'summon')).toEqual(['D4'])
  dice(match, 1, 6, 6, 6, 6, 6)
  passTo(match, 'nextMove')
  expect(standing(match, 0, 'summon')).toEqual(['D3']) // with the hero in the flank
})

test('WC-X-HER-20 Impale: an enemy makes no attack; on 1 or 2 it is lost, a hero wounded', () => {
  const lord = withHero('undead', 'crypt-lord', 1, { hand: ['resources'] })
  const match = at('roundStart', lord, { race: 'human', field: '2 melee', flank: 'flying, ranged' })
  choose(match, 'ability 1')
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'ranged D5'])
  choose(match, 'piece ranged D5')
  choose(match, 'card resources', [2, 6, 6, 6, 6, 6, 6])
  expect(standing(match, 1, 'ranged')).toEqual([])
  const hero = at('roundStart', lord, PALADIN)
  choose(hero, 'ability 1')
  choose(hero, 'piece hero D4')
  choose(hero, 'card resources', [1, 6, 6, 6, 6, 6, 6])
  expect(stateOf(hero).wounds[1]).toBeGreaterThanOrEqual(1)
  const missed = at('roundStart', lord, { race: 'human', field: 'melee' })
  const events = choose(missed, 'ability 1')
  expect(told([...events, ...choose(missed, 'card resources', [3, 6, 6, 6])], 'rolled')).toEqual([[0, 0]])
})

test('WC-X-HER-33 Carrion Beetles: one for each unit killed in this battle, at most three in play', () => {
  const lord = withHero('undead', 'crypt-lord', 2, { field: '3 ranged, hero' })
  const match = ready(lord, { race: 'human', field: '2 melee' }, HEROES)
  engage(match, [1, 1, 6])
  passTo(match, 'battleEnd')
  use(match, 2)
  expect(standing(match, 0, 'summon')).toEqual(['D4', 'D4'])
  passTo(match, 'nextMove')
  expect(standing(match, 0, 'summon')).toEqual(['D4', 'D4'])
})

test('WC-X-HER-20 Locust Swarm: three dice, each 1 to 3 a casualty and a wound less', () => {
  const hero = { name: 'crypt-lord', wounds: 4 }
  const match = at('roundStart', withHero('undead', 'crypt-lord', 3, { hero }), FOES)
  use(match, 3, [1, 3, 6])
  expect(stateOf(match).wounds[0]).toBe(2)
  expect(count(match, 1, 'melee', 'D4')).toBe(1)
})
