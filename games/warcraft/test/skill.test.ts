import {
  imagine,
  type Match,
  must,
  type Numbers,
  newGame,
  options,
  question,
  readSettings,
  type Seat,
  seatToAct,
  take,
  writeOption,
} from '@hexarium/kernel'
import { expect, test } from 'vitest'
import found from '../bot/taste.json' with { type: 'json' }
import { ABLE, taste } from '../bot/taste.ts'
import { warcraft } from '../index.ts'
import { firstOf, WORKER } from '../pieces.ts'
import { mapOf } from '../spaces.ts'
import { DEPLETED, type Warcraft } from '../state.ts'
import { choose, type Player, passTo, stateOf, table } from './table.ts'

const { plain, found: numbers, skill } = warcraft.bot!.taste!

/** What somebody with these numbers in place of a plain player's chooses; the first of equals. */
function chosenBy(changed: Numbers, g: Warcraft, seat: Seat): number {
  const open = options(warcraft, g, seat)
  if (open.length === 1) return open[0]
  const dream = imagine(warcraft, g, seat, 1) as Warcraft
  const weights = skill({ ...plain, ...changed }).policy!(dream, seat, question(warcraft, g)!.decision as never, open)
  return open[weights.indexOf(Math.max(...weights))]
}

/** Plays on as somebody with these numbers does, while one of these questions is asked; what he chose. */
function follow(match: Match, changed: Numbers, ...decisions: string[]): string[] {
  const chosen: string[] = []
  while (match.asked && decisions.includes(match.asked.decision)) {
    const g = stateOf(match)
    const seat = match.asked.seats[0]
    const text = writeOption(question(warcraft, g)!.decision as never, chosenBy(changed, g, seat))
    chosen.push(text)
    must(match.play(seat, text))
  }
  return chosen
}

const spaceOf = (match: Match, label: string) => mapOf(stateOf(match)).board.hex(label)
const unitsIn = (match: Match, label: string) =>
  stateOf(match)
    .at.slice(firstOf(0, 0), firstOf(0, WORKER))
    .filter(hex => hex === spaceOf(match, label)).length

test('WC-B-VIC-02 WC-B-DEP-05 who has units arriving leaves the Town to them, unless somebody could come', () => {
  const left = (changed: Numbers, theirs: string, training: string | null = '3 melee') => {
    const match = table([
      { race: 'human', ...(training && { training }), buildings: { melee: 2 }, units: { E1: '3 melee' } },
      { race: 'orc', units: { [theirs]: '2 melee', C7: 'melee' } },
    ])
    passTo(match, 'nextMove')
    follow(match, changed, 'nextMove', 'moveTo')
    return unitsIn(match, 'E1')
  }
  expect(left({ relief: 1 }, 'C6')).toBe(0)
  expect(left({}, 'C6')).toBe(1)
  expect(left({ relief: 1 }, 'C6', null)).toBe(1)
  expect(left({ relief: 1 }, 'E3')).toBeGreaterThan(0)
})

test('WC-B-DEP-05 where there is no room for all, the best arrives first', () => {
  const arrived = (changed: Numbers) => {
    const match = table(
      [
        { race: 'human', training: 'melee, flying', buildings: { flying: 1 }, units: { E1: '2 melee' } },
        { race: 'orc', units: { C7: 'melee' } },
      ],
      { step: 'deploy' },
    )
    passTo(match, 'deploy')
    return follow(match, changed, 'deploy', 'deployTo')[0]
  }
  expect(arrived({ bestFirst: 1 })).toBe('kind 2')
  expect(arrived({})).toBe('kind 0')
})

test('WC-B-HAR-02 a worker whose place is worn out goes on to the next, however far it is', () => {
  const stays = (changed: Numbers) => {
    const match = table([
      { race: 'human', units: { E1: 'melee', F1: 'worker' } },
      { race: 'orc', units: { C7: 'melee' } },
    ])
    passTo(match, 'nextMove')
    const g = stateOf(match)
    const { board } = mapOf(g)
    g.depletion.fill(DEPLETED)
    g.depletion[board.hex('D5')] = 0 // five spaces away
    const option = chosenBy(changed, g, 0)
    return writeOption(question(warcraft, g)!.decision as never, option) !== `piece ${firstOf(0, WORKER)}`
  }
  expect(stays({})).toBe(true)
  expect(stays({ rest: 0 })).toBe(false)
})

test('WC-B-EXP-05 Fast is played where it lets an attack be made that promises something', () => {
  const played = (changed: Numbers, theirs: string) => {
    const match = table([
      { race: 'human', hand: ['fast'], units: { E1: 'melee', D5: '3 melee' } },
      { race: 'orc', units: { C7: theirs } },
    ])
    const chosen = follow(match, changed, 'moveStart', 'aim')
    return { chosen, isThere: stateOf(match).moves[1] === 3 }
  }
  expect(played({ haste: 1 }, 'melee')).toMatchObject({
    chosen: [expect.stringMatching(/^card/), expect.stringMatching(/^hex/)],
    isThere: true,
  })
  expect(played({}, 'melee').chosen).toEqual(['pass'])
  expect(played({ haste: 1 }, '3 melee, 3 worker').chosen).toEqual(['pass'])
})

test('WC-B-EXP-05 Cripple is played on who would attack, not on whoever stands near', () => {
  const played = (changed: Numbers, mine: Player, theirs: string) => {
    const match = table(
      [
        { race: 'undead', hand: ['cripple'], ...mine },
        { race: 'orc', units: { D5: theirs, C7: 'melee' } },
      ],
      { active: 1 },
    )
    while (match.asked?.decision === 'moveStart' && match.asked.seats[0] === 1) choose(match, 'pass')
    const chosen = follow(match, changed, 'moveStart', 'aim')
    return { chosen, isHeld: stateOf(match).moves[firstOf(1, 0)] === 0 }
  }
  const weak = { units: { E1: 'melee', D4: 'melee' } }
  const strong = { levels: [3, 1, 1], units: { E1: 'melee', D4: '3 melee' } }
  expect(played({ hinder: 1 }, weak, '3 melee')).toMatchObject({
    chosen: [expect.stringMatching(/^card/), expect.stringMatching(/^hex/)],
    isHeld: true,
  })
  expect(played({ hinder: 1 }, strong, '2 melee').chosen).toEqual(['pass'])
  expect(played({}, strong, '2 melee').chosen[0]).toMatch(/^card/)
})

test('WC-B-EXP-05 Call to Arms is played where workers can hold their own, not where they only die armed', () => {
  const played = (changed: Numbers, workers: string, theirs: string) => {
    const match = table(
      [
        { race: 'human', hand: ['call-to-arms'], units: { E1: 'melee', C3: workers } },
        { race: 'orc', units: { D4: theirs, C7: 'melee' } },
      ],
      { active: 1 },
    )
    passTo(match, 'nextMove')
    choose(match, 'piece melee D4')
    choose(match, 'hex C3')
    return follow(match, changed, 'callToArms')
  }
  expect(played({ called: 1 }, '3 worker', 'melee')[0]).toMatch(/^card/)
  expect(played({}, '3 worker', 'melee')).toEqual(['pass'])
  expect(played({ called: 1 }, 'worker', '3 melee')).toEqual(['pass'])
})

test('WC-B-EXP-05 strong and master both play Fast, Town Portal, Cripple and Call to Arms where they pay', () => {
  for (const name of ['haste', 'rescue', 'hinder', 'called'] as const) {
    expect(plain[name]).toBe(0)
    expect(ABLE[name]).toBeGreaterThan(0)
    expect(numbers[name]).toBeGreaterThan(0)
  }
})

test('WC-B-EXP-05 Town Portal brings a stack home when enemies stand in the Town', () => {
  const played = (changed: Numbers) => {
    const match = table(
      [
        { race: 'human', hand: ['town-portal'], units: { E1: 'melee', C4: '3 melee' } },
        { race: 'orc', units: { D1: '2 melee', C7: 'melee' } },
      ],
      { active: 1 },
    )
    passTo(match, 'nextMove')
    choose(match, 'piece melee D1')
    choose(match, 'hex E1')
    choose(match, 'done')
    while (match.asked?.decision === 'afterMovement' && match.asked.seats[0] === 1) choose(match, 'pass')
    return follow(match, changed, 'afterMovement', 'aim')
  }
  expect(played({})).toEqual(['pass'])
  expect(played({ rescue: 1 })[0]).toMatch(/^card/)
})

test('what was found is written down with where it comes from, and for numbers there are', () => {
  expect(Object.keys(found.numbers).filter(name => !(name in plain))).toEqual([])
  expect(found.by).toMatch(/^hexarium train warcraft --taste /)
  expect(found.against).toMatch(/^\d+\.\d ± \d+\.\d % of \d+ games$/)
  expect(taste.now).toBe(taste.plain)
})

test('who plays well wins against a plain player, in either seat and with every race', () => {
  const races = ['human', 'orc', 'undead', 'nightelf']
  const deals = races.flatMap((one, at) => [1, 2].map(by => [one, races[(at + by) % 4]] as const))
  let won = 0
  for (const [firstRace, secondRace] of deals)
    for (const mine of [0, 1]) {
      const settings = must(readSettings(warcraft.settings, { firstRace, secondRace }))
      const g = newGame(warcraft, { seats: 2, settings }, `${firstRace} ${secondRace}`)
      for (let i = 0; !g.core.result && i < 20_000; i++) {
        const seat = seatToAct(warcraft, g)
        take(warcraft, g, seat, chosenBy(seat === mine ? numbers : {}, g, seat))
      }
      if (g.core.result?.places[mine] === 1) won++
    }
  expect(won).toBeGreaterThanOrEqual(10)
})

test('WC-B-VIC-01 who plays well judges by the armies: more units, workers, gold and cards are better, a Town in danger is worse', () => {
  const chanceOf = (mine: Player, theirs: Player = {}) => {
    const match = table([
      { race: 'human', units: { E1: 'melee' }, ...mine },
      { race: 'orc', units: { C7: 'melee' }, ...theirs },
    ])
    return warcraft.bot!.skilled!.evaluate!(stateOf(match), 0)
  }
  const even = chanceOf({})
  expect(even).toBeCloseTo(0.5)
  for (const better of [
    { units: { E1: '3 melee' } },
    { units: { E1: 'melee, 3 worker' } },
    { gold: 6 },
    { hand: ['fast'] },
    { laid: 1 },
  ])
    expect(chanceOf(better)).toBeGreaterThan(even)
  expect(chanceOf({ captured: true })).toBeLessThan(even)
  expect(chanceOf({}, { units: { C7: 'melee', E2: '3 melee' } })).toBeLessThan(
    chanceOf({}, { units: { C7: 'melee', D6: '3 melee' } }),
  )
})

const EVERYTHING = { heroes: true, racialAbilities: true, spellResearch: true, resources: 'hidden' }

test.each<[number, Record<string, unknown>]>([
  [2, { ...EVERYTHING, creeps: true, expansionCards: true, firstRace: 'human', secondRace: 'nightelf' }],
  [2, { twoPlayers: 'necromancers' }],
  [3, { heroes: true, resources: 'draining' }],
  [4, { ...EVERYTHING, strategic: true }],
  [4, { fourPlayers: 'dragon-rise' }],
])('games among those who play well end (%i players, %j)', (seats, settings) => {
  const chosen = must(readSettings(warcraft.settings, settings))
  const g = newGame(warcraft, { seats, settings: chosen }, 'among themselves')
  for (let i = 0; !g.core.result && i < 20_000; i++) {
    const seat = seatToAct(warcraft, g)
    take(warcraft, g, seat, chosenBy(numbers, g, seat))
    const value = warcraft.bot!.skilled!.evaluate!(g, seat)
    expect(value >= 0 && value <= 1).toBe(true)
  }
  expect(g.core.result).not.toBeNull()
})
