import { expect, test } from 'vitest'
import { cardNamed, cards } from '../content/cards.ts'
import { creeps, DRAGON, HATCHLING } from '../content/creeps.ts'
import { HUMAN, NIGHTELF, ORC, RACES, UNDEAD } from '../content/races.ts'
import { DRAGON_SLOT, FIRST_CREEP, HATCHLING_SLOT, heroOf } from '../pieces.ts'
import { areFriends, mapOf } from '../spaces.ts'
import { DEPLETED, ENDLESS, NEUTRAL } from '../state.ts'
import { choose, count, fresh, hex, offered, refused, standing, stateOf, table, told, viewOf } from './table.ts'

/** Where the creeps lie, and the experience on their backs. */
function lairs(match: ReturnType<typeof fresh>): [string, number][] {
  const g = stateOf(match)
  const { labels } = mapOf(g).board
  return g.creepKind.flatMap((kind, slot): [string, number][] =>
    kind >= 0 ? [[labels[g.at[FIRST_CREEP + slot]], creeps[kind].xp]] : [],
  )
}

test('WC-B-SET-01 the scenario fixes board, races and victory; the main game is the default', () => {
  expect([2, 3, 4].map(seats => stateOf(fresh(seats)).scenario)).toEqual([0, 1, 2])
  expect(
    stateOf(fresh(2, { twoPlayers: 'captives' }))
      .race.map(race => RACES[race])
      .sort(),
  ).toEqual(['nightelf', 'orc'])
})

test('WC-B-SET-03 races by wish or chance; with four the teams are Human and Night Elf, Orc and Undead', () => {
  const wished = stateOf(fresh(2, { firstRace: 'undead', secondRace: 'human' }))
  expect(wished.race).toEqual([UNDEAD, HUMAN])
  const same = stateOf(fresh(2, { firstRace: 'orc', secondRace: 'orc' }))
  expect(same.race[0]).toBe(ORC)
  expect(same.race[1]).not.toBe(ORC)
  const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => stateOf(fresh(2, {}, seed)).race.join())
  expect(new Set(drawn).size).toBeGreaterThan(2)
  const four = stateOf(fresh(4))
  const seat = (race: number) => four.race.indexOf(race)
  expect([...four.race].sort()).toEqual([0, 1, 2, 3])
  expect(areFriends(four, seat(HUMAN), seat(NIGHTELF))).toBe(true)
  expect(areFriends(four, seat(ORC), seat(UNDEAD))).toBe(true)
  expect(areFriends(four, seat(HUMAN), seat(ORC))).toBe(false)
})

test('WC-B-SET-04 Towns by race where the board names one, else by seat', () => {
  const two = fresh(2, { firstRace: 'undead' })
  expect(stateOf(two).town).toEqual([hex(two, 'E1'), hex(two, 'C7')])
  const four = fresh(4, { firstRace: 'undead', secondRace: 'nightelf' })
  expect(stateOf(four).town.slice(0, 2)).toEqual([hex(four, 'G7'), hex(four, 'B1')])
  // the Undead take the place of the race that stays out
  const three = fresh(3, { firstRace: 'undead', secondRace: 'human', thirdRace: 'orc' })
  expect(stateOf(three).town).toEqual([hex(three, 'E1'), hex(three, 'I5'), hex(three, 'A5')])
})

test('WC-B-SET-05 five gold, five wood, three melee units and three workers in the Town, level 1, three cards', () => {
  const match = fresh(2)
  const g = stateOf(match)
  expect([g.gold, g.wood]).toEqual([
    [5, 5],
    [5, 5],
  ])
  expect(count(match, 0, 'melee', 'E1')).toBe(3)
  expect(count(match, 1, 'worker', 'C7')).toBe(3)
  expect(standing(match, 0, 'ranged')).toEqual([])
  expect(g.level.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1])
  expect(g.hand.map(hand => hand.length)).toEqual([3, 3])
  expect(g.deck.map(deck => deck.length)).toEqual([18, 18])
})

test('WC-B-SET-06 chance decides who begins', () => {
  const begins = [...'abcdefghijklmnop'].map(seed => stateOf(fresh(3, {}, seed)).first)
  expect(new Set(begins).size).toBe(3)
  expect(stateOf(fresh(2)).active).toBe(stateOf(fresh(2)).first)
})

test('WC-B-SET-07 WC-B-TEA-04 stockpiles are open, hands are secret, except among teammates', () => {
  const match = fresh(4)
  const g = stateOf(match)
  const seen = viewOf(match, 0)
  expect(seen.gold).toEqual([5, 5, 5, 5])
  seen.hand.forEach((hand, seat) => {
    expect(hand).toEqual(areFriends(g, 0, seat) ? g.hand[seat] : [null, null, null])
  })
  expect(seen.deck).toEqual([18, 18, 18, 18])
})

test('WC-X-CRP-02 one random creep face down on each objective of one or two points, by its experience', () => {
  const match = fresh(2, { creeps: true })
  const found = lairs(match)
  expect(found.sort()).toEqual([
    ['B1', 1],
    ['C2', 1],
    ['D4', 2],
    ['E6', 1],
    ['F4', 1],
  ])
  expect(stateOf(match).creepShown.every(shown => !shown)).toBe(true)
  const seen = viewOf(match, 0)
  expect(seen.creepKind.slice(0, 5)).toEqual([null, null, null, null, null])
  const kinds = stateOf(match).creepKind.filter(kind => kind >= 0)
  expect(new Set(kinds).size).toBe(5)
  // none on an objective of four points
  expect(lairs(fresh(3, { threePlayers: 'elf-gate', creeps: true })).map(([where]) => where)).not.toContain('E5')
})

test('WC-X-HER-01 WC-X-HER-02 WC-X-HER-03 WC-X-HER-52 heroes are chosen in secret and shown together with the starting units', () => {
  const match = fresh(2, { heroes: true, firstRace: 'human', secondRace: 'orc' })
  expect(match.asked).toMatchObject({ decision: 'chooseHero', seats: [0, 1] })
  expect(offered(match, 0)).toEqual(['hero 0', 'hero 1', 'hero 2', 'hero 3'])
  expect(offered(match, 1)).toEqual(['hero 4', 'hero 5', 'hero 6', 'hero 7'])
  expect(refused(match, '0>hero 4')).toBe('WC-X-HER-02')
  expect(told(choose(match, '1>hero 6'), 'hero')).toEqual([])
  expect(viewOf(match, 0).hero).toEqual([-1, -1])
  const events = choose(match, '0>hero 2')
  expect(told(events, 'hero')).toEqual([
    [0, 2],
    [1, 6],
  ])
  expect(stateOf(match)).toMatchObject({ hero: [2, 6], heroLevel: [1, 1] })
  expect(stateOf(match).at[heroOf(0)]).toBe(hex(match, 'E1'))
  expect(stateOf(match).at[heroOf(1)]).toBe(hex(match, 'C7'))
})

test('WC-X-HER-03 with several start spaces the owner chooses', () => {
  const match = fresh(4, { fourPlayers: 'nordrassil', heroes: true, firstRace: 'undead' })
  for (const seat of [0, 1, 2, 3]) choose(match, `${seat}>${offered(match, seat)[0]}`)
  expect(match.asked).toMatchObject({ decision: 'placeHero', seats: [0] })
  expect(offered(match)).toEqual(['hex A1', 'hex E1', 'hex E2', 'hex I1'])
  expect(refused(match, 'hex A2')).toBe('WC-X-HER-03')
  choose(match, 'hex I1')
  expect(stateOf(match).at[heroOf(0)]).toBe(hex(match, 'I1'))
})

test('WC-X-OPT-01 options go together; heroes bring creeps and the cards of the expansion', () => {
  const { options } = stateOf(
    fresh(2, { heroes: true, racialAbilities: true, spellResearch: true, resources: 'draining' }),
  )
  expect(options).toMatchObject({
    heroes: true,
    creeps: true,
    expansionCards: true,
    racial: true,
    research: true,
    resources: 1,
  })
  expect(stateOf(fresh(2, { creeps: true })).options).toMatchObject({
    heroes: false,
    expansionCards: false,
    creeps: true,
  })
})

test('WC-X-CMP-02 the cards of the expansion replace those of the base game', () => {
  const match = fresh(2, { expansionCards: true, firstRace: 'human' })
  const { deck, hand } = stateOf(match)
  const all = [...deck[0], ...hand[0]]
  expect(all).toHaveLength(30)
  expect(all).toContain(cardNamed('inner-fire'))
  expect(all.every(card => cards[card].expansion > 0)).toBe(true)
})

test('WC-X-CMP-05 markers are no limit: gold, wounds and tokens are counted, not laid', () => {
  const match = table([{ race: 'human', gold: 400 }, { race: 'orc' }])
  expect(stateOf(match).gold[0]).toBe(400)
})

test('WC-B-SCN-10 WC-B-SCN-50 The Elf Gate: the usual start, no Victory Point cards', () => {
  const match = fresh(3, { threePlayers: 'elf-gate', expansionCards: true })
  const g = stateOf(match)
  expect(g.gold).toEqual([5, 5, 5])
  for (const seat of [0, 1, 2]) {
    expect([...g.deck[seat], ...g.hand[seat]]).toHaveLength(27)
    expect([...g.deck[seat], ...g.hand[seat]]).not.toContain(cardNamed('victory-point'))
  }
})

test('WC-B-SCN-11 WC-B-SCN-12 the neutral Night Elves of The Elf Gate, and its mines and forests', () => {
  const match = fresh(3, { threePlayers: 'elf-gate' })
  const g = stateOf(match)
  for (const place of ['E4', 'F5', 'D5']) {
    expect([count(match, NEUTRAL, 'melee', place), count(match, NEUTRAL, 'ranged', place)]).toEqual([1, 2])
  }
  expect(count(match, NEUTRAL, 'flying', 'E5')).toBe(3)
  expect(g.level.slice(NEUTRAL * 3)).toEqual([2, 2, 2])
  expect(g.depletion[hex(match, 'A4')]).toBe(ENDLESS)
  expect(g.depletion[hex(match, 'B2')]).toBe(DEPLETED)
})

test('WC-B-SCN-20 March of the Necromancers: two Necromancers, no stockpile; the Undead begin', () => {
  const match = fresh(2, { twoPlayers: 'necromancers', firstRace: 'human' })
  const g = stateOf(match)
  expect(g.first).toBe(1)
  expect(standing(match, 1, 'worker')).toEqual(['A8', 'E8'])
  expect(standing(match, 1, 'melee')).toEqual([])
  expect([g.gold, g.town[1]]).toEqual([[5, 0], -1])
  expect(count(match, 0, 'melee', 'C1')).toBe(3)
  for (const key of ['victory-point', 'summon-building'])
    expect([...g.deck[1], ...g.hand[1]]).not.toContain(cardNamed(key))
})

test('WC-B-SCN-30 The Captives: the usual start, no Victory Point cards', () => {
  const match = fresh(2, { twoPlayers: 'captives', firstRace: 'orc' })
  const g = stateOf(match)
  expect(g).toMatchObject({ gold: [5, 5], wood: [5, 5] })
  expect(count(match, 0, 'melee', 'E1')).toBe(3)
  expect(g.quest).toEqual([hex(match, 'A4'), hex(match, 'G1')])
  expect([...g.deck[0], ...g.hand[0]]).toHaveLength(18)
})

test('WC-B-SCN-40 WC-B-SCN-45 Nordrassil: top levels, Outposts, no stockpiles, 13 cards besides the hand; Night Elves begin', () => {
  for (const expansionCards of [false, true]) {
    const match = fresh(4, {
      fourPlayers: 'nordrassil',
      expansionCards,
      firstRace: 'human',
      secondRace: 'orc',
      thirdRace: 'nightelf',
      fourthRace: 'undead',
    })
    const g = stateOf(match)
    expect(g).toMatchObject({ first: 2, gold: [0, 0, 0, 0], wood: [0, 0, 0, 0] })
    expect(g.level.slice(0, 12)).toEqual([3, 3, 3, 4, 3, 2, 2, 4, 3, 3, 3, 3])
    expect(g.outpostAt).toEqual([
      ...['C3', 'C3', 'G3', 'G3', 'E6', 'E6', 'A1', 'I1'].map((name, i) =>
        i % 2 === 1 && i < 6 ? -1 : hex(match, name),
      ),
    ])
    expect(g.deck.map(deck => deck.length)).toEqual([13, 13, 13, 13])
    expect(g.hand.map(hand => hand.length)).toEqual([3, 3, 3, 3])
    expect(g.box[0]).toHaveLength(expansionCards ? 30 - 3 - 2 - 16 : 21 - 3 - 2 - 16)
    expect(areFriends(g, 0, 2) && areFriends(g, 1, 2) && !areFriends(g, 0, 3)).toBe(true)
    for (const key of ['victory-point', 'renew', 'call-to-arms', 'pillage', 'summon-building'])
      for (const seat of [0, 1, 2, 3])
        expect([...g.deck[seat], ...g.hand[seat], ...g.box[seat]]).not.toContain(cardNamed(key))
  }
})

test('WC-X-SCN-01 WC-X-SCN-10 the altar and the shrine lie in the middle', () => {
  const altar = fresh(2, { twoPlayers: 'altar-of-flame' })
  expect(
    stateOf(altar)
      .race.map(race => RACES[race])
      .sort(),
  ).toEqual(['human', 'undead'])
  expect(hex(altar, 'E5')).toBe(hex(altar, '0,0'))
  const shrine = fresh(2, { twoPlayers: 'skull-of-storms' })
  expect(
    stateOf(shrine)
      .race.map(race => RACES[race])
      .sort(),
  ).toEqual(['human', 'orc'])
})

test('WC-X-SCN-20 Dragon Rise: hatchling on A, dragon on B, face up and never among the others', () => {
  const match = fresh(4, { fourPlayers: 'dragon-rise', creeps: true })
  const g = stateOf(match)
  expect([g.at[FIRST_CREEP + HATCHLING_SLOT], g.at[FIRST_CREEP + DRAGON_SLOT]]).toEqual([
    hex(match, 'H5'),
    hex(match, 'A3'),
  ])
  expect([g.creepShown[HATCHLING_SLOT], g.creepShown[DRAGON_SLOT]]).toEqual([true, true])
  expect(g.creepKind.filter(kind => kind === HATCHLING || kind === DRAGON)).toHaveLength(2)
  expect(lairs(match)).toHaveLength(2 + 4 + 3)
  expect(lairs(fresh(4, { fourPlayers: 'dragon-rise' }))).toHaveLength(2)
})

test('WC-X-SCN-30 WC-X-SCN-35 Battle of the Elements: two creeps on each element, everybody alone', () => {
  const match = fresh(4, { fourPlayers: 'battle-of-the-elements' })
  const g = stateOf(match)
  expect(g.quest).toEqual(['F5', 'D2', 'D5', 'F2'].map(name => hex(match, name)))
  expect(
    lairs(match)
      .map(([where]) => where)
      .sort(),
  ).toEqual(['D2', 'D2', 'D5', 'D5', 'F2', 'F2', 'F5', 'F5'])
  for (const other of [1, 2, 3]) expect(areFriends(g, 0, other)).toBe(false)
  expect(lairs(fresh(4, { fourPlayers: 'battle-of-the-elements', creeps: true }))).toHaveLength(8 + 4)
})
