import {
  type Chance,
  chance,
  imagine,
  must,
  newGame,
  type Option,
  options,
  question,
  readSettings,
  type Seat,
  seatToAct,
  take,
  writeOption,
} from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { chanceOf, chartOf, forceOf, priceOf, worthOfForce } from '../bot/chart.ts'
import { evaluate } from '../bot/evaluate.ts'
import { steps } from '../bot/ground.ts'
import { warcraft } from '../index.ts'
import { firstOf } from '../pieces.ts'
import { mapOf } from '../spaces.ts'
import type { Warcraft } from '../state.ts'
import { choose, offered, type Player, passTo, stateOf, type Table, table } from './table.ts'

/** What the policy does: the option of most weight, in an imagined state as the arena's bots see it. */
function sensible(g: Warcraft, seat: Seat, luck: Chance): Option {
  const open = options(warcraft, g, seat)
  if (open.length === 1) return open[0]
  const dream = imagine(warcraft, g, seat, luck.below(1 << 30)) as Warcraft
  const weights = warcraft.bot!.policy!(dream, seat, question(warcraft, g)!.decision as never, open)
  if (weights.length !== open.length) throw new Error('a weight for each option is wanted')
  const most = Math.max(...weights)
  return luck.pick(open.filter((_, i) => weights[i] === most))
}

const anything = (g: Warcraft, seat: Seat, luck: Chance) => luck.pick(options(warcraft, g, seat))

function played(players: (typeof sensible)[], seed: string, settings: Record<string, unknown> = {}): Warcraft {
  const chosen = must(readSettings(warcraft.settings, settings))
  const g = newGame(warcraft, { seats: players.length, settings: chosen }, seed)
  const luck = chance(seed)
  for (let i = 0; !g.core.result && i < 20_000; i++) {
    const seat = seatToAct(warcraft, g)
    take(warcraft, g, seat, players[seat](g, seat, luck))
  }
  return g
}

test('WC-B-VIC-03 whoever follows the policy beats chance, with every race', () => {
  const races = ['human', 'orc', 'undead', 'nightelf']
  races.forEach((firstRace, i) => {
    const secondRace = races[(i + 1) % 4]
    for (const mine of [0, 1]) {
      const players = mine === 0 ? [sensible, anything] : [anything, sensible]
      const { core } = played(players, `${firstRace} ${mine}`, { firstRace, secondRace })
      expect(core.result?.places[mine], `${firstRace} ${secondRace} ${mine}`).toBe(1)
      expect(core.result?.by).not.toBe('WC-B-VIC-10')
    }
  })
})

const EVERYTHING = { heroes: true, racialAbilities: true, spellResearch: true, resources: 'hidden' }
const TABLES: [number, Record<string, unknown>][] = [
  [2, {}],
  [2, { twoPlayers: 'necromancers' }],
  [2, { twoPlayers: 'captives' }],
  [2, { twoPlayers: 'altar-of-flame', heroes: true }],
  [2, { twoPlayers: 'skull-of-storms' }],
  [3, { heroes: true, resources: 'draining' }],
  [3, { threePlayers: 'elf-gate' }],
  [4, {}],
  [4, { ...EVERYTHING, strategic: true }],
  [4, { fourPlayers: 'nordrassil' }],
  [4, { fourPlayers: 'dragon-rise' }],
  [4, { fourPlayers: 'battle-of-the-elements', ...EVERYTHING }],
]

for (const [seats, settings] of TABLES) {
  test(`games among those who follow it end (${seats} players, ${JSON.stringify(settings)})`, () => {
    const g = played(new Array(seats).fill(sensible), 'among themselves', settings)
    expect(g.core.result).not.toBeNull()
    for (let seat = 0; seat < seats; seat++) {
      const value = evaluate(g, seat)
      expect(value >= 0 && value <= 1).toBe(true)
    }
  })
}

const at = (players: Player[], spec: Table = {}) => table(players, { settings: { spellResearch: true }, ...spec })

/** Plays on as the policy says while a seat is asked one of these questions; what it chose. */
function follow(match: ReturnType<typeof at>, ...decisions: string[]): string[] {
  const chosen: string[] = []
  while (match.asked && decisions.includes(match.asked.decision)) {
    const g = stateOf(match)
    const seat = match.asked.seats[0]
    const { decision } = question(warcraft, g)!
    const option = sensible(g, seat, chance('follow'))
    const text = writeOption(decision as never, option)
    chosen.push(text)
    must(match.play(seat, text))
  }
  return chosen
}

const spaceOf = (match: ReturnType<typeof at>, label: string) => mapOf(stateOf(match)).board.hex(label)

test('WC-B-HAR-01 workers go where there is something to harvest', () => {
  const match = at([
    { race: 'human', units: { E1: 'melee, 3 worker' } },
    { race: 'orc', units: { C7: 'melee' } },
  ])
  passTo(match, 'nextMove')
  follow(match, 'nextMove', 'moveTo')
  const g = stateOf(match)
  const { terrain } = mapOf(g)
  for (const worker of [0, 1, 2]) expect([1, 2]).toContain(terrain[g.at[firstOf(0, 3) + worker]])
})

test('WC-B-VIC-02 somebody stays in the Town, and an objective nobody defends is taken', () => {
  const match = at([
    { race: 'human', units: { E1: '2 melee', C1: 'melee' } },
    { race: 'orc', units: { C7: 'melee' } },
  ])
  passTo(match, 'nextMove')
  follow(match, 'nextMove', 'moveTo')
  const g = stateOf(match)
  const where = [0, 1, 2].map(unit => g.at[firstOf(0, 0) + unit])
  expect(where).toContain(spaceOf(match, 'E1'))
  expect(where).toContain(spaceOf(match, 'C2'))
})

test('WC-B-VIC-06 a partner takes the open objective beside him, and leaves the one that his partner holds', () => {
  const moved = (held: string) => {
    const match = at(
      [
        { race: 'nightelf', units: { B1: 'melee', ...(held && { [held]: 'melee' }) } },
        { race: 'orc', units: { B6: 'melee' } },
        { race: 'human', units: { G2: 'melee', E2: 'melee' } },
        { race: 'undead', units: { G7: 'melee' } },
      ],
      { active: 2 },
    )
    passTo(match, 'nextMove')
    follow(match, 'nextMove', 'moveTo')
    return stateOf(match).at.slice(firstOf(2, 0), firstOf(2, 0) + 2)
  }
  const objective = spaceOf(at(['nightelf', 'orc', 'human', 'undead'].map(race => ({ race }))), 'E1')
  expect(moved('')).toContain(objective)
  expect(moved('E1')).not.toContain(objective)
})

test('WC-B-MOV-07 a weaker enemy is attacked, a stronger one is not', () => {
  const meet = (mine: string, theirs: string) => {
    const match = at([
      { race: 'human', units: { D3: mine, E1: 'melee' } },
      { race: 'orc', units: { D4: theirs, C7: 'melee' } },
    ])
    passTo(match, 'nextMove')
    follow(match, 'nextMove', 'moveTo')
    return stateOf(match).at.slice(firstOf(0, 0), firstOf(0, 1)).includes(spaceOf(match, 'D4'))
  }
  expect(meet('3 melee', 'melee')).toBe(true)
  expect(meet('melee', '3 melee')).toBe(false)
})

test('WC-B-MOV-10 an enemy Town without defenders is entered', () => {
  const match = at([
    { race: 'human', units: { D7: '2 melee', E1: 'melee' } },
    { race: 'orc', units: { A1: 'melee' } },
  ])
  passTo(match, 'nextMove')
  follow(match, 'nextMove', 'moveTo')
  const g = stateOf(match)
  expect(g.at.slice(firstOf(0, 0), firstOf(0, 0) + 3)).toContain(g.town[1])
})

test('WC-B-SPE-01 a Spend Step is used: it upgrades, builds or trains, and never gives away', () => {
  const match = at(
    [
      { race: 'human', gold: 9, wood: 9, units: { E1: '3 melee, worker' } },
      { race: 'orc', units: { C7: 'melee' } },
    ],
    { step: 'spend' },
  )
  passTo(match, 'spend')
  const chosen = follow(match, 'spend')
  expect(chosen.length).toBeGreaterThan(1)
  expect(chosen.join()).not.toMatch(/give/)
})

test('WC-B-CAS-01 the battlefield is held as long as a flank can pay', () => {
  const match = at([
    { race: 'human', units: { D4: 'melee', D3: 'melee', E1: 'melee' } },
    { race: 'orc', units: { D4: '3 melee', C7: 'melee' } },
  ])
  passTo(match, 'nextMove')
  choose(match, 'done', [6, 6, 1, 6, 6])
  while (match.asked && match.asked.decision !== 'takeLoss') choose(match, 'pass')
  if (match.asked) expect(offered(match)).toContain('piece melee D3')
  const seat = match.asked?.seats[0] ?? 0
  const option = sensible(stateOf(match), seat, chance('loss'))
  const [, piece] = writeOption(question(warcraft, stateOf(match))!.decision as never, option).split(' ')
  expect(stateOf(match).at[Number(piece)]).toBe(spaceOf(match, 'D3'))
})

test('WC-B-BAT-06 more and stronger units are likelier to win, and pay less', () => {
  const force = (hits: number, lives: number) => ({ hits, lives })
  expect(chanceOf(force(1, 3), force(1, 3))).toBeCloseTo(0.5)
  expect(chanceOf(force(2, 4), force(1, 3))).toBeGreaterThan(0.75)
  expect(chanceOf(force(0, 0), force(1, 3))).toBe(0)
  expect(chanceOf(force(1, 1), force(0, 0))).toBe(1)
  expect(priceOf(force(2, 4), force(1, 3))).toBeLessThan(priceOf(force(1, 3), force(1, 3)))
})

test('WC-B-MOV-05 steps on foot go round mountains', () => {
  const g = stateOf(at([{ race: 'human' }, { race: 'orc' }]))
  const { board, terrain } = mapOf(g)
  const mountain = terrain.indexOf(3)
  expect(steps(g, board.hex('E1'), mountain)).toBeGreaterThan(90)
  expect(steps(g, board.hex('E1'), board.hex('E2'))).toBe(1)
})

test('WC-B-VIC-01 more points, units and workers are better, and an enemy in the Town is worse', () => {
  const value = (mine: Player, theirs: Player = {}) =>
    evaluate(
      stateOf(
        at([
          { race: 'human', units: { E1: 'melee' }, ...mine },
          { race: 'orc', units: { C7: 'melee' }, ...theirs },
        ]),
      ),
      0,
    )
  const even = value({})
  expect(value({ laid: 1 })).toBeGreaterThan(even)
  expect(value({ units: { E1: '3 melee' } })).toBeGreaterThan(even)
  expect(value({ units: { E1: 'melee, 3 worker' } })).toBeGreaterThan(even)
  expect(value({}, { units: { C7: 'melee', E2: '3 melee' } })).toBeLessThan(even)
})

test('WC-X-CRP-05 a creep’s force is its dice', () => {
  const match = at([{ race: 'human' }, { race: 'orc' }], { creeps: { D4: 'Ogre Lord' }, settings: { creeps: true } })
  const g = stateOf(match)
  const chart = chartOf(g, 0)
  const { hits, lives } = chart.creeps[spaceOf(match, 'D4')]
  expect([hits * 6, lives]).toEqual([16, 4])
  expect(worthOfForce(forceOf(g, firstOf(0, 0)))).toBeGreaterThan(0)
})
