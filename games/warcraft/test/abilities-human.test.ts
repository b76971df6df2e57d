import { expect, test } from 'vitest'
import { at, HEROES, use, withHero } from './hero-table.ts'
import {
  battleOf,
  choose,
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

test('WC-X-HER-23 Brilliance Aura: of two cards drawn for a battle one is kept', () => {
  const settings = { heroes: true, spellResearch: false }
  const match = ready(withHero('human', 'archmage', 1, { hand: [] }), FOES, { settings })
  const events = engage(match)
  expect(told(events, 'draws')[0]).toEqual([0, 2])
  expect(match.asked).toMatchObject({ decision: 'keepCards', seats: [0] })
  const hand = offeredAs(match, 'card')
  expect(refused(match, 'card roar')).toBe('WC-X-HER-23')
  choose(match, `card ${hand[0]}`)
  expect(stateOf(match).hand[0]).toHaveLength(1)
  expect(stateOf(match).discard[0]).toHaveLength(1)
})

test('WC-X-RES-04 Brilliance Aura works on research draws, once a Deploy Step', () => {
  const match = table(
    [
      { race: 'human', hero: { name: 'archmage' }, research: 2, gold: 0, wood: 0 },
      { race: 'orc', gold: 0, wood: 0 },
    ],
    { ...HEROES, step: 'deploy' },
  )
  expect(match.asked).toMatchObject({ decision: 'keepResearch', seats: [0] })
  expect(stateOf(match).hand[0]).toHaveLength(3)
  expect(refused(match, 'card roar')).toBe('WC-X-RES-04')
  choose(match, `card ${offeredAs(match, 'card')[0]}`)
  expect(stateOf(match).hand[0]).toHaveLength(2)
})

test('WC-X-HER-30 Summon Water Elemental: two dice of strength 3 in the ranged phase, for this battle', () => {
  const match = at('battleStart', withHero('human', 'archmage', 2), FOES)
  use(match, 2)
  expect(standing(match, 0, 'summon')).toEqual(['D4'])
  dice(match, 3, 4, 4)
  const events = passTo(match, 'beforeCasualties')
  expect(told(events, 'attack')[0]).toEqual([0, 0, 3, 1])
})

test('WC-X-HER-21 Mass Teleport: the hero and up to three units go to Town, Outpost or another unit; they move no further', () => {
  const units = { D4: 'hero, 2 melee, ranged, flying', A1: 'melee', E1: 'melee' }
  const hero = { name: 'archmage', level: 3 }
  const match = table(
    [{ race: 'human', units, hero, hand: ['resources', 'resources'], outposts: { G4: true } }, { race: 'orc' }],
    HEROES,
  )
  use(match, 3)
  expect(offeredAs(match, 'hex').sort()).toEqual(['A1', 'E1', 'G4'])
  choose(match, 'hex A1')
  expect(offered(match)).toEqual(['piece melee D4', 'piece ranged D4', 'piece flying D4', 'done'])
  choose(match, 'piece ranged D4')
  choose(match, 'piece flying D4')
  // the third place in A1 is taken
  expect(offered(match)).toEqual(['done'])
  choose(match, 'done')
  expect(match.asked?.decision).toBe('nextMove')
  expect(standing(match, 0, 'hero')).toEqual(['A1'])
  expect(offeredAs(match, 'piece').sort()).toEqual(['melee A1', 'melee D4', 'melee E1'])
  expect(stateOf(match).usedThisTurn[0]).toBe(4)
})

test('WC-X-HER-20 Storm Bolt: an enemy makes no attack this round; a hero is also wounded', () => {
  const foes = { race: 'orc', field: '2 melee, hero', hero: { name: 'blademaster' } }
  const match = at('roundStart', withHero('human', 'mountain-king', 1), foes)
  use(match, 1)
  expect(offeredAs(match, 'piece')).toEqual(['melee D4', 'hero D4'])
  choose(match, 'piece hero D4')
  choose(match, 'card resources')
  expect(stateOf(match).wounds[1]).toBe(1)
  expect(battleOf(match).lasting).toHaveLength(1)
  const events = passUntil(match, 'round', [6, 6, 6, 6, 6, 6])
  expect(told(events, 'attack')).toEqual([
    [0, 2, 3, 0],
    [1, 2, 2, 0],
  ])
})

test('WC-X-HER-20 Thunder Clap: enemy melee units -1 Strength in this phase, and a casualty in the battlefield', () => {
  const match = at('phaseStart', withHero('human', 'mountain-king', 2), { ...FOES, flank: 'melee' })
  const events = use(match, 2, [6, 6, 6, 2, 2, 2])
  expect(match.asked).toMatchObject({ decision: 'phaseStart' })
  expect(told(events, 'lost')).toEqual([[expect.any(Number), hex(match, 'D4')]])
  expect(told(passUntil(match, 'attack'), 'attack')).toEqual([
    [0, 2, 3, 0],
    [1, 2, 3, 0],
  ])
})

test('WC-X-HER-06 Avatar: three dice, and the first two casualties on him cause no wound', () => {
  const match = at('battleStart', withHero('human', 'mountain-king', 3), { race: 'undead', field: '3 ranged' })
  use(match, 3)
  dice(match, 1, 1, 1, 6, 6, 4, 4, 5)
  passTo(match, 'takeLoss')
  for (const wounds of [0, 0]) {
    choose(match, 'piece hero D4')
    expect(stateOf(match).wounds[0]).toBe(wounds)
  }
  const events = choose(match, 'piece hero D4')
  expect(stateOf(match).wounds[0]).toBe(1)
  // his three dice of strength 4 fall behind those of two units of strength 2
  expect(told([...events, ...passUntil(match, 'attack')], 'attack')[0]).toEqual([0, 2, 5, 2])
})

test('WC-X-HER-20 Holy Light: a casualty is prevented or a wound removed', () => {
  for (const [option, wounds, toll] of [
    [0, 2, 1],
    [1, 1, 2],
  ] as const) {
    const hero = { name: 'paladin', wounds: 2 }
    const match = at(
      'beforeCasualties',
      { race: 'undead', field: '2 ranged' },
      withHero('human', 'paladin', 1, { hero }),
      [1, 1],
    )
    use(match, 1)
    choose(match, `option ${option}`)
    expect(stateOf(match).wounds[1]).toBe(wounds)
    expect(battleOf(match).toll[1]).toBe(toll)
  }
})

test('WC-X-HER-20 Divine Shield: up to two casualties of this phase cause him no wound', () => {
  const match = at(
    'beforeCasualties',
    { race: 'undead', field: '3 ranged' },
    withHero('human', 'paladin', 2),
    [1, 1, 1],
  )
  use(match, 2)
  passTo(match, 'takeLoss')
  for (let i = 0; i < 3; i++) choose(match, 'piece hero D4')
  expect(stateOf(match).wounds[1]).toBe(1)
})

test('WC-X-HER-20 Resurrection: after a victory up to three lost units come back, within the stacking limit', () => {
  const paladin = withHero('human', 'paladin', 3, { field: '3 melee, hero', flank: 'ranged' })
  const match = ready(paladin, { race: 'undead', field: '2 ranged' }, HEROES)
  engage(match, [6, 1, 1])
  passTo(match, 'takeLoss')
  choose(match, 'piece melee D4')
  choose(match, 'piece ranged D3')
  dice(match, 1, 1, 6)
  passTo(match, 'battleEnd')
  use(match, 3)
  expect(offered(match)).toEqual(['type melee', 'type ranged', 'done'])
  choose(match, 'type ranged')
  expect(standing(match, 0, 'ranged')).toEqual(['D4'])
  expect(match.asked?.decision).not.toBe('pick') // three units stand there again
})

test('WC-X-HER-20 Flame Strike: a die for each enemy in one space, at most three; each natural 1 is a casualty there', () => {
  const match = at('roundStart', withHero('human', 'blood-mage', 1), {
    race: 'undead',
    field: '3 melee',
    flank: '3 ranged, flying',
  })
  use(match, 1)
  expect(offeredAs(match, 'hex').sort()).toEqual(['D4', 'D5'])
  choose(match, 'hex D5')
  const events = choose(match, 'card resources', [1, 2, 6])
  expect(told(events, 'rolled')).toEqual([[0, 1]])
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [1] })
  expect(offeredAs(match, 'piece')).toEqual(['ranged D5', 'flying D5'])
})

test('WC-X-HER-20 Siphon Mana: each opponent discards at random; if one did, a card is drawn', () => {
  const match = at('battleStart', withHero('human', 'blood-mage', 2, { hand: ['resources'] }), {
    ...FOES,
    hand: ['web'],
  })
  const events = use(match, 2, [1])
  expect(told(events, 'discards').map(([seat]) => seat)).toEqual([0, 1])
  expect(stateOf(match).hand.map(hand => hand.length)).toEqual([1, 0])
  const empty = ready(withHero('human', 'blood-mage', 2), FOES, HEROES)
  engage(empty)
  expect(empty.asked?.decision).not.toBe('battleStart') // nobody has a card to discard
})

test('WC-X-HER-31 Phoenix: it stays after the battle and moves with its hero', () => {
  const match = at('battleStart', withHero('human', 'blood-mage', 3, { field: '3 ranged, hero' }), {
    race: 'undead',
    field: 'melee',
  })
  use(match, 3)
  dice(match, 1, 6, 6, 6)
  passTo(match, 'nextMove')
  expect(stateOf(match).battle).toBeNull()
  expect(standing(match, 0, 'summon')).toEqual(['D4'])
})
