import {
  type Chance,
  chance,
  copy,
  imagine,
  type Match,
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
import { chanceOf, forceOf, lead, priceOfVictory, titanForce } from '../bot/estimate.ts'
import { killChance, usefulHits } from '../bot/hits.ts'
import { bot } from '../bot/index.ts'
import { prospects } from '../bot/prospects.ts'
import { fieldOf } from '../bot/tactics.ts'
import { TITAN, typeNamed } from '../content/creatures.ts'
import { type TerrainName, terrainNamed } from '../content/terrains.ts'
import { legionValue } from '../legions.ts'
import { ATTACKER, NOBODY, type Titan, type Type } from '../state.ts'
import { afterMovement, choose, fight, fighters, offered, stateOf, table, titan, types } from './table.ts'

// ---- a player who takes one step on the evaluation, among what the policy leaves, as the arena's greedy does ----

const WORLDS = 4
const STEPS = 4

function weightsOf(g: Titan, seat: Seat, listed: readonly Option[]): number[] {
  return bot.policy!(g, seat, question(titan, g)!.decision as never, listed)
}

/** What the policy would do by itself. */
function likeliest(g: Titan, seat: Seat): Option {
  const listed = options(titan, g, seat)
  if (listed.length === 1) return listed[0]
  const weights = weightsOf(g, seat, listed)
  return listed[weights.indexOf(Math.max(...weights))]
}

/** What comes of an option once the seat's own choice is complete. */
function outcome(g: Titan, seat: Seat, option: Option): number {
  const begun = question(titan, g)!.decision
  const rolled = g.core.dice[4]
  take(titan, g, seat, option)
  for (let step = 0; step < STEPS; step++) {
    if (g.core.result || g.core.dice[4] !== rolled || seatToAct(titan, g) !== seat) break
    if (question(titan, g)!.decision === begun) break
    take(titan, g, seat, likeliest(g, seat))
  }
  return g.core.result ? (g.core.result.places[seat] === 1 ? 1 : 0) : bot.evaluate(g, seat)
}

function sensible(g: Titan, seat: Seat, luck: Chance): Option {
  const listed = options(titan, g, seat)
  if (listed.length === 1) return listed[0]
  const seed = luck.below(1 << 30)
  const world = (number: number) => imagine(titan, g, seat, seed + number) as Titan
  const weights = weightsOf(world(0), seat, listed)
  const open = listed.filter((_, i) => weights[i] > 0)
  if (open.length <= 1) return open[0] ?? listed[0]
  const means = open.map(option => {
    let sum = 0
    for (let number = 0; number < WORLDS; number++) sum += outcome(world(number), seat, option)
    return sum
  })
  return open[means.indexOf(Math.max(...means))]
}

type Player = (g: Titan, seat: Seat, luck: Chance) => Option
const random: Player = (g, seat, luck) => luck.pick(options(titan, g, seat))

/** A whole game; the choices, if it takes no more than these. */
function play(players: readonly Player[], seed: string, longest: number): { g: Titan; choices: string[] } {
  const settings = readSettings(titan.settings, {})
  if (!settings.ok) throw new Error(settings.problem.text)
  const g = newGame(titan, { seats: players.length, settings: settings.value }, `dice ${seed}`)
  const luck = chance(`luck ${seed}`)
  const choices: string[] = []
  while (!g.core.result && choices.length < longest) {
    const seat = seatToAct(titan, g)
    const option = players[seat](g, seat, luck)
    choices.push(writeOption(question(titan, g)!.decision, option))
    take(titan, g, seat, option)
  }
  return { g, choices }
}

/** What the bot chooses at a table, in words. */
function chosen(match: Match, seed = 1): string {
  const g = stateOf(match)
  const seat = match.asked!.seats[0]
  const listed = options(titan, g, seat)
  return offered(match, seat)[listed.indexOf(sensible(g, seat, chance(seed)))]
}

/** Lets the bot choose until it is asked something else, or another seat is; what it chose. */
function chooseUntil(match: Match, last: string): string[] {
  const said: string[] = []
  const [seat] = match.asked!.seats
  while (match.asked && match.asked.seats[0] === seat) {
    const text = chosen(match)
    said.push(text)
    if (text === last) break
    choose(match, text)
  }
  return said
}

// ---- the battle estimate ----

function side(pieces: readonly Type[], terrain: number, score = 0) {
  const force = pieces.reduce((sum, type) => {
    return sum + (type === TITAN ? titanForce(6 + Math.floor(score / 100)) : forceOf(type, terrain))
  }, 0)
  return { force, height: pieces.length, hasTitan: pieces.includes(TITAN) }
}

function estimated(map: TerrainName, attackers: string, defenders: string): number {
  const terrain = terrainNamed(map)
  return chanceOf(lead(side(types(attackers), terrain), side(types(defenders), terrain), terrain))
}

/** The share of battles the attacker wins, played out by the policy on both sides; a mutual end is half a victory. */
function sampled(map: TerrainName, attackers: string, defenders: string, battles: number): number {
  const place = (list: string) => list.split(' ').map(name => `${name} -`)
  const start = stateOf(
    fight(map, place(attackers).join(', '), place(defenders).join(', '), { round: 1, phasing: 'defender' }),
  )
  let won = 0
  for (let battle = 0; battle < battles; battle++) {
    const g = copy(start)
    g.core.dice = chance(battle).words()
    const engagement = g.engagement!
    while (g.battle && !g.core.result) {
      const seat = seatToAct(titan, g)
      take(titan, g, seat, likeliest(g, seat))
    }
    won += engagement.winner === ATTACKER ? 1 : engagement.winner === NOBODY ? 0.5 : 0
  }
  return won / battles
}

test('hits: a die at 4 hits half the time, hits beyond the need count nothing', () => {
  expect(killChance(1, 4, 1)).toBeCloseTo(0.5)
  expect(killChance(2, 4, 2)).toBeCloseTo(0.25)
  expect(killChance(3, 2, 4)).toBe(0)
  expect(usefulHits(6, 4, 6)).toBeCloseTo(3)
  expect(usefulHits(2, 4, 1)).toBeCloseTo(0.75)
  expect(killChance(90, 2, 10)).toBeCloseTo(1)
})

test.each([
  ['plains', 'lion lion lion ranger', 'lion lion lion ranger'],
  ['brush', 'cyclops cyclops gorgon', 'lion lion troll ogre'],
  ['tower', 'troll troll troll warbear', 'centaur centaur ogre ogre'],
  ['desert', 'ogre ogre centaur', 'hydra griffon lion lion'],
] as const)('the estimate of a battle on %s is near what played battles show', (map, attackers, defenders) => {
  expect(Math.abs(estimated(map, attackers, defenders) - sampled(map, attackers, defenders, 60))).toBeLessThan(0.22)
})

test('the estimate knows numbers, natives, walls and what a Titan risks', () => {
  expect(estimated('plains', 'lion lion lion', 'lion lion')).toBeGreaterThan(0.8)
  expect(estimated('plains', 'colossus', 'ogre ogre ogre')).toBeGreaterThan(0.5)
  expect(estimated('brush', 'lion lion lion', 'cyclops cyclops')).toBeLessThan(
    estimated('plains', 'lion lion lion', 'cyclops cyclops'),
  )
  expect(estimated('tower', 'lion lion lion', 'lion lion lion')).toBeLessThan(0.3)
  expect(estimated('plains', 'titan lion lion', 'angel lion lion')).toBeLessThan(0.4)
  expect(priceOfVictory(0)).toBeGreaterThan(priceOfVictory(4))
})

// ---- the faults of beginners ----

const FAR: [string, string] = ['400 titan lion lion', '600 titan lion lion']

test('few strong legions are worth more than many weak ones', () => {
  const worth = (legions: string[]) => {
    return bot.evaluate(stateOf(table({ seats: [{ legions }, { legions: [FAR[1]] }] })), 0)
  }
  const together = worth([FAR[0], '7 troll troll warbear warbear ogre ogre'])
  expect(together).toBeGreaterThan(worth([FAR[0], '7 troll troll', '18 warbear warbear', '26 ogre ogre']))
})

test('a legion that can still grow does not split; a full one stays strong when it does', () => {
  const growing = table({ seats: [{ legions: [FAR[0], '7 troll*2 warbear*2 ogre'] }, { legions: [FAR[1]] }] })
  expect(chosen(growing)).toBe('roll')
  for (const pieces of ['troll*3 warbear*2 ogre*2', 'angel cyclops*3 gargoyle*3', 'giant*2 warbear*3 troll*2']) {
    const full = table({ seats: [{ legions: [FAR[0], `7 ${pieces}`] }, { legions: [FAR[1]] }] })
    chooseUntil(full, 'roll')
    const values = [1, 2, 3].map(marker => legionValue(stateOf(full), marker)).sort((a, b) => b - a)
    expect(values[0]).toBeGreaterThan(2 * values[1])
    expect(values[1]).toBeGreaterThan(0)
    expect(values[2]).toBe(0)
  }
})

test('a Titan keeps its company while an enemy stands by who could beat what is left', () => {
  const split = (enemy: string) => {
    const mine = '3 titan ogre ogre gargoyle gargoyle cyclops cyclops'
    const shown = { 13: enemy.slice(enemy.indexOf(' ') + 1) }
    return chosen(table({ seats: [{ legions: [mine] }, { legions: [FAR[1], enemy] }], shown }))
  }
  expect(split('118 cyclops*2 troll*2')).toBe('legion 0')
  expect(split('2 cyclops*2 troll*2')).toBe('roll')
})

test('a legion does not split where one of the parts would have to walk into an enemy', () => {
  const mine = '4 angel ogre ogre gargoyle gargoyle cyclops cyclops'
  const beside = '103 titan troll troll troll warbear warbear unicorn'
  expect(chosen(table({ seats: [{ legions: [FAR[0], mine] }, { legions: [beside] }] }))).toBe('roll')
})

test('TI-4.3b a split that was begun is completed without the Titan, whatever seems best by now', () => {
  for (const first of ['troll', 'warbear', 'ogre']) {
    const match = table({ seats: [{ legions: ['7 titan troll*2 warbear*2 ogre*2'] }, { legions: [FAR[1]] }] })
    choose(match, 'legion 0')
    choose(match, `piece ${first}`)
    while (!offered(match).includes('done')) {
      const listed = options(titan, stateOf(match), 0)
      const weights = weightsOf(stateOf(match), 0, listed)
      expect(weights[offered(match).indexOf('piece titan')]).toBe(0)
      choose(match, offered(match)[weights.indexOf(1)])
    }
  }
})

test('a Titan seeks no needless fight', () => {
  const spec = {
    seats: [{ legions: ['3 titan ogre*2 cyclops*2', '26 lion*2'] }, { legions: [FAR[1], '5 lion*3 ranger*2'] }],
    shown: { 13: 'lion*3 ranger*2' },
    roll: 2,
  }
  const match = table(spec)
  expect(offered(match)).toContain('legion 0')
  const said = chooseUntil(match, 'done')
  expect(said).not.toContain('land 5')
})

test('a Titan does not stay, or stop, where a stronger legion can reach it', () => {
  const match = table({
    seats: [{ legions: ['41 titan ogre ogre'] }, { legions: [FAR[1], '40 troll troll troll warbear warbear'] }],
    roll: 4,
  })
  const before = bot.evaluate(stateOf(match), 0)
  chooseUntil(match, 'done')
  expect(bot.evaluate(stateOf(match), 0)).toBeGreaterThan(before)
})

test('a strong legion takes prey, and leaves alone what is stronger', () => {
  const meet = (enemy: string) => {
    const match = table({
      seats: [{ legions: [FAR[0], '1 troll troll troll warbear warbear'] }, { legions: [FAR[1], `3 ${enemy}`] }],
      roll: 2,
    })
    return chooseUntil(match, 'done')
  }
  expect(meet('ogre ogre')).toContain('land 3')
  expect(meet('colossus colossus giant giant dragon')).not.toContain('land 3')
})

test('an attacker does not forget the seventh round: the later, the worse for him', () => {
  const at = (round: number) =>
    bot.evaluate(stateOf(fight('plains', 'lion B2, lion B3', 'lion E2, lion E3', { round })), 0)
  expect(at(2)).toBeGreaterThan(at(6))
  expect(at(6)).toBeGreaterThan(at(7))
})

test('an attacker with little time left goes to the enemy, a defender lets him come', () => {
  const attackers = 'ogre A1, ogre A2'
  const late = fight('plains', attackers, 'troll F2, troll F3', { round: 5, phasing: 'attacker', entry: 'left' })
  chooseUntil(late, 'done')
  expect(fighters(late, 'attacker')).not.toMatch(/A\d/)
  const waiting = fight('plains', attackers, 'troll F2, troll F3', { round: 5, entry: 'left' })
  expect(chooseUntil(waiting, 'done')).toEqual(['done'])
})

test('a good position is not given up for one gang-up', () => {
  const match = fight('tower', 'lion F1, ogre A1, ogre B1', 'troll D4, centaur D3, centaur E3, ogre C3', { round: 2 })
  chooseUntil(match, 'done')
  const inside = /(C3|C4|D3|D4|D5|E3|E4)/
  for (const fighter of fighters(match, 'defender').split(', ')) expect(fighter).toMatch(inside)
})

test('natives fight from their bramble', () => {
  const match = fight('brush', 'ogre A2, ogre A3, ogre B4', 'cyclops D1, cyclops D2', { round: 2, entry: 'left' })
  chooseUntil(match, 'done')
  for (const fighter of fighters(match, 'defender').split(', ')) expect(fighter).toMatch(/A3|B2|C4|D1|D2|D5|E3|F4/)
})

test('everybody gets in: nobody is lost at the door', () => {
  const seven = 'titan -, cyclops -, ogre -, ogre -, troll -, gargoyle -, gargoyle -'
  for (const entry of ['right', 'bottom', 'left'] as const)
    for (const map of ['desert', 'tundra', 'jungle', 'marsh', 'mountains'] as const) {
      const match = fight(map, 'lion -, lion -', seven, { round: 1, phasing: 'defender', entry })
      chooseUntil(match, 'done')
      expect(fighters(match, 'defender')).not.toContain('titan -')
    }
})

// ---- flight, talks, musters ----

function engaged(attackers: string, defenders: string): Match {
  return afterMovement({ seats: [{ legions: [FAR[0], `>3 ${attackers}`] }, { legions: [FAR[1], `3 ${defenders}`] }] })
}

test('the hopeless flee, who has a chance stands, and who may not flee fights rather than concede', () => {
  expect(chosen(engaged('troll troll troll warbear warbear', 'ogre ogre'))).toBe('flee')
  expect(chosen(engaged('troll troll ogre', 'cyclops cyclops gorgon gorgon'))).toBe('stand')
  const lord = engaged('troll troll troll warbear warbear', 'angel ogre')
  expect(chosen(lord)).toBe('stand')
  choose(lord, 'stand')
  expect(chosen(lord)).toBe('battle')
})

test('an offer is taken if it is better than the battle, and none is made', () => {
  const good = engaged('troll troll ogre', 'cyclops cyclops gorgon gorgon')
  choose(good, 'stand')
  choose(good, '1>offer nobody')
  expect(chosen(good)).not.toBe('accept')
  const bad = engaged('troll troll troll warbear warbear', 'angel ogre')
  choose(bad, '0>offer nobody')
  expect(chosen(bad)).toBe('accept')
})

test('musters lead to strong creatures', () => {
  const musters = (land: number, pieces: string) => {
    const match = afterMovement({ seats: [{ legions: [FAR[0], `>${land} ${pieces}`] }, { legions: [FAR[1]] }] })
    return chooseUntil(match, 'done').find(text => text.startsWith('piece'))
  }
  expect(musters(3, 'gargoyle gargoyle centaur')).toBe('piece cyclops')
  expect(musters(2000, 'giant giant troll')).toBe('piece colossus')
  expect(musters(1000, 'minotaur minotaur lion')).toBe('piece dragon')
  expect(musters(400 + 100, 'ogre ogre ogre')).toBe('piece guardian')
})

test('the first turn rolls again on a two or a five', () => {
  const roll = (number: number) => {
    const spec = { seats: [{ legions: ['100 titan ogre*2 centaur'] }, { legions: ['200 titan ogre*2 centaur'] }] }
    return chosen(table({ ...spec, first: true, roll: number }))
  }
  expect([1, 2, 3, 4, 5, 6].map(roll)).toEqual(['keep', 'reroll', 'keep', 'keep', 'reroll', 'keep'])
})

// ---- whole games ----

test('hints are sound at every question: weights are no less than 0 and not all 0, worths share out 1, nothing is changed', () => {
  const luck = chance('sound')
  for (const seats of [2, 3]) {
    const watch: Player = (g, seat) => {
      const listed = options(titan, g, seat)
      const before = copy(g)
      const weights = weightsOf(g, seat, listed)
      const worths = g.alive.map((_, of) => bot.evaluate(g, of))
      expect(g).toEqual(before)
      expect(weights.length).toBe(listed.length)
      expect(weights.every(weight => Number.isFinite(weight) && weight >= 0)).toBe(true)
      expect(Math.max(...weights)).toBeGreaterThan(0)
      expect(worths.every(worth => worth >= 0 && worth <= 1)).toBe(true)
      expect(worths.reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(1)
      return luck.below(4) === 0 ? luck.pick(listed) : likeliest(g, seat)
    }
    play(new Array(seats).fill(watch), `sound ${seats}`, 1200)
  }
})

// ---- plans ----

/** What else could be tried, in a mood. */
function varietyOf(g: Titan, seat: Seat, listed: readonly Option[], mood: number): number[] {
  return bot.variety!(g, seat, question(titan, g)!.decision as never, listed, mood)
}

test('what is tried out is sound in every mood, and the advice is always among it', () => {
  const luck = chance('variety')
  const planned = new Set(bot.plans!.flatMap(({ decisions = [] }) => decisions.map(({ name }) => name)))
  let varied = 0
  const watch: Player = (g, seat) => {
    const listed = options(titan, g, seat)
    const best = likeliest(g, seat)
    if (listed.length > 1 && planned.has(question(titan, g)!.decision.name)) {
      const before = copy(g)
      const weights = varietyOf(g, seat, listed, luck.below(3) - 1)
      expect(g).toEqual(before)
      expect(weights.every(weight => Number.isFinite(weight) && weight >= 0)).toBe(true)
      expect(weights[listed.indexOf(best)]).toBeGreaterThan(0)
      if (weights.filter(weight => weight > 0).length > 1) varied++
    }
    return best
  }
  play([watch, watch], 'variety', 700)
  expect(varied).toBeGreaterThan(200)
})

test('TI-11 in a bold mood those far away are drawn to the enemy, in a timid one they keep away', () => {
  const match = fight('plains', 'ogre A1, ogre A2', 'troll F2, troll F3', {
    round: 2,
    phasing: 'attacker',
    entry: 'left',
  })
  choose(match, offered(match).find(text => text.startsWith('fighter'))!)
  const g = stateOf(match)
  const listed = options(titan, g, 0)
  const column = (text: string) => text.charCodeAt('hex '.length)
  const mean = (mood: number) => {
    const weights = varietyOf(g, 0, listed, mood)
    const sum = weights.reduce((all, weight) => all + weight, 0)
    return offered(match).reduce((all, text, i) => all + (column(text) * weights[i]) / sum, 0)
  }
  expect(mean(1)).toBeGreaterThan(mean(-1))
})

test('a manoeuvre is judged when the engagement is over, the moves of a turn when the next one begins', () => {
  const isOver = (kind: string, g: Titan, from: Titan) =>
    bot.plans!.find(plan => plan.kind === kind)!.isOver(g, from, 0)
  const g = stateOf(fight('plains', 'lion B2, lion B3', 'ogre E2', { round: 2 }))
  const start = copy(g)
  for (; !isOver('manoeuvre', g, start); take(titan, g, seatToAct(titan, g), likeliest(g, seatToAct(titan, g))))
    expect(g.engagement?.attacker).toBe(start.engagement!.attacker)
  expect(g.battle).toBeNull()
  for (; !isOver('march', g, start); take(titan, g, seatToAct(titan, g), likeliest(g, seatToAct(titan, g))))
    expect(g.turn - start.turn).toBeLessThan(2)
  expect([g.mover, g.turn]).toEqual([0, start.turn + 2])
})

test('the same seed gives the same game', () => {
  const once = play([sensible, sensible], 'twice', 400)
  expect(play([sensible, sensible], 'twice', 400).choices).toEqual(once.choices)
})

test('one step on the evaluation beats random play in at least 19 of 20 games', () => {
  let won = 0
  for (let game = 0; game < 20; game++) {
    const players = game % 2 === 0 ? [sensible, random] : [random, sensible]
    const { g } = play(players, `against chance ${game}`, 20_000)
    if (g.core.result?.places[game % 2] === 1 && g.alive[game % 2]) won++
  }
  expect(won).toBeGreaterThanOrEqual(19)
})

test('a game of six ends by itself', () => {
  const { g, choices } = play(new Array(6).fill(sensible), 'six', 30_000)
  expect(g.core.result).not.toBeNull()
  expect(choices.length).toBeLessThan(30_000)
})

test('TI-11.2 where a fighter may go is looked at anew once anybody stands elsewhere, is hit, or a round has passed', () => {
  const g = stateOf(fight('plains', 'lion B2, ogre B3', 'troll E2, troll E3', { phasing: 'attacker' }))
  const battle = g.battle!
  const [fighter, ogre, troll] = ['lion', 'ogre', 'troll'].map(name => battle.type.indexOf(typeNamed(name)))
  const seen = () => prospects(fieldOf(g, ATTACKER), fighter)
  const anew = () => {
    const other = copy(g)
    return prospects(fieldOf(other, ATTACKER), fighter)
  }
  const first = seen()
  expect(seen()).toBe(first)
  for (const change of [
    () => (battle.hex[troll] = battle.hex[ogre] + 1),
    () => battle.hits[troll]++,
    () => battle.round++,
  ]) {
    const before = seen()
    change()
    const after = seen()
    expect(after).not.toBe(before)
    expect(after).toEqual(anew())
  }
})
