import { type Chance, chance, Match, must, type Seat } from '@hexarium/kernel'
import { battleBoard } from '../content/battlelands.ts'
import { creatures, SKILL, TITAN } from '../content/creatures.ts'
import { TERRAIN_OF } from '../content/masterboard.ts'
import { titan } from '../index.ts'
import { countsOf, enemyIn, legionValue, titanLegion } from '../legions.ts'
import { musterable } from '../rules/qualify.ts'
import { legionOf, sideOf } from '../rules/sides.ts'
import { ATTACKER, FULL, type Land, type Marker, NONE, type Titan, type Type, WAITING } from '../state.ts'

/**
 * Players for the recorded games in `fixtures`: they play at random, but with some sense, and use every rule now and then.
 * They look at the whole state: they are there to make games, not to play fair.
 */
export function played(seats: number, seed: string): Match {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].slice(0, seats)
  const match = must(Match.open(titan, { seats: names, dice: { seed, nonces: names }, rules: '1' }))
  const luck = chance(seed)
  while (match.asked) {
    const [seat, choice] = decide(match, luck)
    must(match.replay(seat, choice))
  }
  return match
}

/** One choice, and what can be said for it. */
interface Choice {
  readonly kind: string
  readonly value: number
  readonly text: string
}

type Player = (g: Titan, seat: Seat, choices: Choice[], luck: Chance) => Choice | undefined

function decide(match: Match, luck: Chance): [Seat, string] {
  const { decision, seats, may = [] } = match.asked!
  const g = match.state as Titan
  const seat = may.length > 0 && luck.below(12) === 0 ? luck.pick(may) : luck.pick(seats)
  const choices = match.choices(seat).map(read)
  const ruled = choices.filter(({ kind }) => kind !== 'concede' || wouldConcede(g, seat, luck))
  const choice = ruled.length > 0 ? (players[decision]?.(g, seat, ruled, luck) ?? luck.pick(ruled)) : undefined
  return choice ? [seat, choice.text] : decide(match, luck)
}

function read(text: string): Choice {
  const [kind, value = '0'] = text.split(' ')
  return { kind, value: Number(value), text }
}

/** The first choice of the first of these kinds that is there, each with its chance in a hundred. */
function oneOf(choices: Choice[], luck: Chance, kinds: Record<string, number>): Choice | undefined {
  for (const [kind, odds] of Object.entries(kinds)) {
    const found = choices.filter(choice => choice.kind === kind)
    if (found.length > 0 && luck.below(100) < odds) return luck.pick(found)
  }
  return undefined
}

/** The choice with the highest score; a little luck breaks ties. */
function best(choices: Choice[], luck: Chance, score: (choice: Choice) => number): Choice {
  const scores = choices.map(choice => score(choice) + luck.below(100) / 100)
  return choices[scores.indexOf(Math.max(...scores))]
}

const worth = (type: Type): number => creatures[type].power * SKILL[type]

const players: Record<string, Player> = {
  organise(g, _seat, choices, luck) {
    const tall = choices.filter(
      ({ kind, value }) => kind === 'legion' && g.height[value] >= FULL - (luck.below(3) === 0 ? 1 : 0),
    )
    return tall.length > 0 ? luck.pick(tall) : choices.find(({ kind }) => kind === 'roll')
  },
  splitOff(_g, _seat, choices, luck) {
    const done = choices.find(({ kind }) => kind === 'done')
    const pieces = choices.filter(({ kind, value }) => kind === 'piece' && value !== TITAN)
    return done ?? best(pieces, luck, ({ value }) => -worth(value))
  },
  mulligan: (_g, _seat, choices, luck) => oneOf(choices, luck, { reroll: 30, keep: 100 }),
  nextMove(g, _seat, choices, luck) {
    const legions = choices.filter(({ kind }) => kind === 'legion')
    return oneOf(choices, luck, { done: g.turn > 12 ? 20 : 0 }) ?? (legions.length > 0 ? luck.pick(legions) : undefined)
  },
  moveTo(g, _seat, choices, luck) {
    const frame = g.core.flow.at(-1)!.here as { legion: Marker }
    return best(choices, luck, ({ kind, value }) => landScore(g, frame.legion, value) + (kind === 'land' ? 0 : 6))
  },
  flightWindow(g, seat, choices, luck) {
    if (sideOf(g, seat) === ATTACKER) return oneOf(choices, luck, { offer: 100, withdraw: 100 })
    const flight = odds(g, seat) < 0.5 ? 70 : 5
    return oneOf(choices, luck, { flee: flight, accept: 50, offer: 15, stand: 100 })
  },
  talks(g, seat, choices, luck) {
    const weak = odds(g, seat) < 0.4
    return oneOf(choices, luck, {
      concede: 15,
      accept: weak ? 60 : 20,
      reject: 10,
      withdraw: 10,
      offer: 15,
      battle: 100,
    })
  },
  offerLosses: (_g, _seat, choices, luck) => oneOf(choices, luck, { piece: 40, done: 100 }),
  manoeuvre(g, _seat, choices, luck) {
    const waiting = choices.filter(({ kind, value }) => kind === 'fighter' && g.battle!.hex[value] === WAITING)
    if (waiting.length > 0) return luck.pick(waiting)
    return oneOf(choices, luck, { concede: 3, fighter: isPlacing(g) ? 10 : 85, done: 100 })
  },
  manoeuvreTo(g, seat, choices, luck) {
    const { fighter } = g.core.flow.at(-1)!.here as { fighter: number }
    const shy = g.battle!.type[fighter] === TITAN ? -1 : sideOf(g, seat) === ATTACKER ? 1 : 0.5
    return best(choices, luck, ({ value }) => -shy * nearestEnemy(g, fighter, value) + luck.below(2))
  },
  chooseStriker: (_g, _seat, choices, luck) => oneOf(choices, luck, { concede: 2, fighter: 95, done: 100 }),
  chooseTarget(g, _seat, choices, luck) {
    const { power, hits } = g.battle!
    return best(choices, luck, ({ value }) => hits[value] - power[value] + luck.below(3))
  },
  carry: (_g, _seat, choices, luck) => oneOf(choices, luck, { fighter: 95, stop: 100 }),
  reinforce(_g, _seat, choices, luck) {
    const pieces = choices.filter(({ kind }) => kind === 'piece')
    return pieces.length > 0
      ? best(pieces, luck, ({ value }) => worth(value))
      : choices.find(({ kind }) => kind === 'pass')
  },
  summon: (_g, _seat, choices, luck) => oneOf(choices, luck, { archangel: 90, angel: 90, pass: 100 }),
  spoils(_g, _seat, choices, luck) {
    return oneOf(choices, luck, { acquire: 95, archangel: 60, angel: 60, muster: 95, done: 100 })
  },
  muster: (_g, _seat, choices, luck) => oneOf(choices, luck, { legion: 95, done: 100 }),
  musterPiece: (_g, _seat, choices, luck) => best(choices, luck, ({ value }) => worth(value)),
}

/** Own value against both, in the engagement under way; a Titan makes its owner think twice. */
function odds(g: Titan, seat: Seat): number {
  const side = sideOf(g, seat)
  const [own, other] = [legionValue(g, legionOf(g, side)), legionValue(g, legionOf(g, 1 - side))]
  return own / (own + other)
}

/** Only the clearly weaker, and not with the Titan. */
function wouldConcede(g: Titan, seat: Seat, luck: Chance): boolean {
  const own = legionOf(g, sideOf(g, seat))
  return titanLegion(g, seat) !== own && odds(g, seat) < 0.25 && luck.below(3) === 0
}

function isPlacing(g: Titan): boolean {
  return (
    g.battle!.round === 1 &&
    g.battle!.type.every((_, fighter) => g.battle!.hex[fighter] >= 0 || g.battle!.side[fighter] === ATTACKER)
  )
}

/** What a legion finds in a land: somebody to beat, somebody to fear, somebody to muster. */
function landScore(g: Titan, legion: Marker, land: Land): number {
  const enemy = enemyIn(g, land, g.holder[legion])
  if (enemy === NONE) {
    if (g.height[legion] >= FULL) return 0
    const found = musterable(TERRAIN_OF[land], countsOf(g, legion), g.stock, g.rulings.variantShort)
    return Math.max(0, ...found.map(worth))
  }
  const [own, other] = [legionValue(g, legion), legionValue(g, enemy)]
  const bold = titanLegion(g, g.holder[legion]) === legion ? 1.5 : 1.1
  const prize = titanLegion(g, g.holder[enemy]) === enemy ? 60 : 30
  return own > other * Math.max(0.7, bold - g.turn / 400) ? prize : -30
}

/** How far the nearest enemy is from a hex. */
function nearestEnemy(g: Titan, fighter: number, hex: number): number {
  const { side, hex: at } = g.battle!
  const enemies = at.filter((of, other) => of >= 0 && side[other] !== side[fighter])
  return enemies.length === 0 ? 0 : Math.min(...enemies.map(of => battleBoard.distance(of, hex)))
}
