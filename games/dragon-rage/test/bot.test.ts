import {
  chance,
  copy,
  type Match,
  must,
  newGame,
  options,
  question,
  readSettings,
  seatToAct,
  take,
  writeOption,
} from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { evaluate } from '../bot/evaluate.ts'
import { policy } from '../bot/index.ts'
import { board } from '../content/board.ts'
import { maps, TOWER } from '../content/maps.ts'
import { ARH, CAV, INF, typeOf, UNITS } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { CITY, type DragonRage, INVADER } from '../state.ts'
import { offered, passTo, play, stateOf, table } from './table.ts'

/** The option the policy likes best. */
function wish(g: DragonRage): number {
  const seat = seatToAct(dragonRage, g)
  const open = options(dragonRage, g, seat)
  const weights = policy(g, seat, question(dragonRage, g)!.decision as never, open)
  expect(weights).toHaveLength(open.length)
  expect(weights.every(weight => weight >= 0) && weights.some(weight => weight > 0)).toBe(true)
  return open[weights.indexOf(Math.max(...weights))]
}

/** What the policy advises, hexes by their printed names as in `offered`. */
function advice(match: Match): string {
  const g = stateOf(match)
  const choice = writeOption(question(dragonRage, g)!.decision, wish(g))
  const index = match.choices(seatToAct(dragonRage, g)).indexOf(choice)
  const kinds = choice.split(' ')[0]
  const same = match.choices(seatToAct(dragonRage, g)).filter(other => other.split(' ')[0] === kinds)
  expect(index).toBeGreaterThanOrEqual(0)
  return same.length === 1 && !choice.includes(' ') ? choice : named(match, choice)
}

const HEXES = ['hex', 'step', 'overrun', 'bound', 'slither', 'climb', 'enter', 'whirlwind', 'fog', 'summon']

function named(match: Match, choice: string): string {
  const [kind, value] = choice.split(' ')
  if (HEXES.includes(kind)) return `${kind} ${board.labels[Number(value)]}`
  if (['unit', 'monster', 'beast', 'breathe', 'lightning'].includes(kind))
    return `${kind} @${board.labels[stateOf(match).at[Number(value)]]}`
  return choice
}

/** Follows the advice of the policy until the side's phase is over, or a number of choices. */
function follow(match: Match, most = 60): string[] {
  const taken: string[] = []
  const { side, phase } = stateOf(match)
  for (let i = 0; i < most && match.asked; i++) {
    const g = stateOf(match)
    if (g.side !== side || g.phase !== phase) break
    taken.push(advice(match))
    must(match.replay(seatToAct(dragonRage, g), wish(g)))
  }
  return taken
}

const begun = (scenario: string, seed = 'bot'): DragonRage =>
  newGame(dragonRage, { seats: 2, settings: must(readSettings(dragonRage.settings, { scenario })) }, seed)

/** Plays a game: the policy for one side, chance for the other; -1 lets the policy play both. */
function playOut(scenario: string, wise: number, seed: string): DragonRage {
  const g = begun(scenario, seed)
  const luck = chance(seed)
  for (let i = 0; i < 20_000 && !g.core.result; i++) {
    const seat = seatToAct(dragonRage, g)
    take(dragonRage, g, seat, wise < 0 || seat === wise ? wish(g) : luck.pick(options(dragonRage, g, seat)))
  }
  return g
}

test('DR-3.1.1 the city sets up with guards on the dearest hexes, archers on towers and horsemen in reserve', () => {
  const g = begun('E1')
  while (g.turn === 0 && seatToAct(dragonRage, g) === CITY) take(dragonRage, g, CITY, wish(g))
  const { terrain, victoryAt } = maps[0]
  const of = (type: number) =>
    Array.from({ length: UNITS }, (_, unit) => unit).filter(unit => typeOf[unit] === type && g.owner[unit] === CITY)
  expect(of(INF).map(unit => g.at[unit])).toContain(board.hex('1910'))
  for (const unit of of(ARH)) expect(terrain[g.at[unit]]).toBe(TOWER)
  const guarded = maps[0].victory.filter(({ hex }) => g.top[hex] >= 0).reduce((sum, { points }) => sum + points, 0)
  expect(guarded).toBeGreaterThan(maps[0].pointsInAll / 2)
  for (const unit of of(CAV)) expect(victoryAt[g.at[unit]]).toBe(-1)
})

test('DR-2.12.1.1.3 a dragon bounds onto points that nobody guards', () => {
  const match = table('invader movement', 'DRG 0807 S legs=3', 'city INF 1910')
  expect(advice(match)).toBe('unit @0807')
  play(match, 'unit @0807')
  expect(advice(match)).toBe('bound 0810')
})

test('DR-2.4.7.2 a dragon overruns the guard of a victory hex and destroys it', () => {
  const match = table('invader movement', 'DRG 1010 S fires=2', 'city INF 1011', { goal: 3 })
  follow(match, 2)
  expect(offered(match, 'raze')).toEqual(['raze'])
  expect(advice(match)).toBe('raze')
})

test('DR-2.12.1.5e dragonfire is kept for occasions that pay', () => {
  const poor = table('invader missiles', 'DRG 1211 N', 'city MIL 1210')
  expect(offered(poor, 'breathe')).toHaveLength(1)
  expect(advice(poor)).toBe('done')
  const rich = table('invader missiles', 'DRG 1012 N', 'city INF 1011')
  expect(advice(rich)).toBe('breathe @1012')
  play(rich, 'breathe @1012')
  expect(advice(rich)).toBe('hex 1011')
})

test('DR-2.4.4b the hero strikes a dragon from underneath', () => {
  const match = table('city movement', 'DRG 1010 S', 'city HERO_HUMAN 1108')
  expect(follow(match)).toEqual(['unit @1108', 'hex 1010', 'done'])
  passTo(match, 'city', 'chooseFight')
  expect(advice(match)).toBe('monster @1010')
})

test('DR-2.3d a reserve closes the gap at points in danger', () => {
  const match = table('city movement', 'DRG 1008 S', 'city INF 1113', 'city INF 1208')
  expect(follow(match)).toContain('hex 1011')
})

test('DR-2.3c an orc that destroys a victory hex by staying neither leaves it nor attacks', () => {
  const match = table('invader movement', 'ORC 1011', 'city MIL 1010', 'city INF 1910')
  const before = stateOf(match).at.slice()
  follow(match)
  expect(stateOf(match).at).toEqual(before)
  passTo(match, 'invader', 'chooseFight')
  expect(offered(match, 'hex')).toEqual(['hex 1010'])
  expect(advice(match)).toBe('done')
})

test('DR-2.5.8 trolls and giants go at walls and entrances', () => {
  for (const code of ['TRL', 'GNT']) {
    const match = table('invader movement', `${code} 0606`, 'city MIL 0707', 'city INF 1910')
    expect(follow(match).some(choice => /^(climb|breach)/.test(choice))).toBe(true)
  }
})

test('DR-2.8.8 the city’s wizard throws lightning, DR-2.8.7f the invader’s a whirlwind where the points are', () => {
  const bolt = table('city magic', 'GNT 1011', 'city WZD_HUMAN 1012')
  expect(advice(bolt)).toBe('lightning @1011')
  const storm = table('invader magic', 'WZD_HUMAN 1104', 'city ORC 1707', { map: 'nurkott' })
  expect(advice(storm)).toMatch(/^pass$|^summon/)
  const near = table('invader magic', 'WZD_HUMAN 1704', 'city ORC 1906', { map: 'nurkott' })
  expect(advice(near)).toBe('whirlwind 1707')
})

test('DR-2.7.1d enough attackers are named, and then they strike', () => {
  const match = table('invader melee', 'TRL 0910', 'ORC 1009', 'ORC 1110', 'city MIL 1010', 'city INF 1910')
  expect(follow(match)[0]).toBe('hex 1010')
})

test('the evaluation is a share: both sides’ add up to one, and it follows points and losses', () => {
  const { victory } = maps[0]
  const g = stateOf(table('invader movement', 'DRG 1010 S', 'GNT 0605', 'city INF 1910', 'city CAV 1110', { goal: 19 }))
  const worth = (of: DragonRage) => evaluate(of, of.seatOf[INVADER])
  expect(worth(g) + evaluate(g, g.seatOf[CITY])).toBeCloseTo(1, 9)
  const richer = copy(g)
  richer.destroyed[0] = victory[0].points
  expect(worth(richer)).toBeGreaterThan(worth(g))
  const hurt = copy(g)
  hurt.damage.fill(3)
  expect(worth(hurt)).toBeLessThan(worth(g))
  const idle = copy(g)
  idle.turn = 9
  expect(worth(idle)).toBeLessThan(worth(g))
})

test('the policy beats chance on either side of Esirien 1', () => {
  for (const side of [INVADER, CITY]) {
    let wins = 0
    for (let number = 0; number < 4; number++)
      if (playOut('E1', side, `bot ${number}`).core.result!.places[side] === 1) wins++
    expect(wins).toBe(4)
  }
})

test('every scenario comes to an end with the policy on both sides', () => {
  for (const scenario of ['N4', 'proposedNurkott', 'pointsEsirien'])
    expect(playOut(scenario, -1, scenario).core.result, scenario).not.toBeNull()
})
