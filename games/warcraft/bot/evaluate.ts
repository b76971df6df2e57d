import type { Seat } from '@hexarium/kernel'
import { races, TYPES } from '../content/races.ts'
import { endOf, firstOf, heroOf, KIND, SLOTS, WORKER } from '../pieces.ts'
import { pointsOf, sidePoints } from '../rules/victory/points.ts'
import { areFriends } from '../spaces.ts'
import { NONE, ofType, RESERVE, type Warcraft } from '../state.ts'
import { goalOf } from '../text/facts.ts'
import { around, chanceOf, chartOf, forceOf, unitForce, worthOfForce } from './chart.ts'

/** What things are worth, in victory points. */
const WORKER_WORTH = 0.5
const BUILDING = 0.55
const LEVEL = 0.35
const RESOURCE = 0.08
const CARD = 0.15
const HERO_LEVEL = 0.6
/** A unit in training is worth nearly as much as one on the board. */
const IN_TRAINING = 0.85
/** What hangs on a Town with enemies at its gates, and on one that was taken before. */
const TOWN = 3
const LAST_TOWN = 9
/** A lead of so many points decides the game nearly; the goal draws nearer with every point. */
const SPREAD = 4.5
const NEAR_THE_GOAL = 3

/** How good a state is for a seat: its side's prospects against the best of the others, 0 … 1. */
export function evaluate(g: Warcraft, seat: Seat): number {
  if (!g.alive[seat]) return 0
  if (g.turn === 0) return 0.5
  let mine = 0
  let rival = Number.NEGATIVE_INFINITY
  g.alive.forEach((alive, other) => {
    if (!alive) return
    if (areFriends(g, seat, other)) mine += worthOf(g, other)
    else rival = Math.max(rival, sideWorth(g, other))
  })
  if (rival === Number.NEGATIVE_INFINITY) return 1
  return 1 / (1 + Math.exp(-(mine - rival) / SPREAD))
}

function sideWorth(g: Warcraft, seat: Seat): number {
  let sum = 0
  g.alive.forEach((alive, other) => {
    if (alive && areFriends(g, seat, other)) sum += worthOf(g, other)
  })
  return sum
}

/** What a seat has, in victory points. */
export function worthOf(g: Warcraft, seat: Seat): number {
  return pointsOf(g, seat) + urgency(g, seat) + army(g, seat) + economy(g, seat) - siege(g, seat)
}

/** Points count for more the nearer they bring the goal. */
function urgency(g: Warcraft, seat: Seat): number {
  const goal = goalOf(g)
  return goal > 0 ? NEAR_THE_GOAL * (sidePoints(g, seat) / goal) ** 3 : 0
}

function army(g: Warcraft, seat: Seat): number {
  let sum = 0
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++) {
    if (KIND[piece] === WORKER || g.at[piece] === RESERVE || (piece === heroOf(seat) && g.hero[seat] === NONE)) continue
    if (g.at[piece] >= 0) sum += worthOfForce(forceOf(g, piece))
    else if (piece !== heroOf(seat)) sum += IN_TRAINING * worthOfForce(unitForce(g, seat, KIND[piece]))
  }
  return sum + (g.hero[seat] === NONE ? 0 : HERO_LEVEL * g.heroLevel[seat])
}

function economy(g: Warcraft, seat: Seat): number {
  let sum = RESOURCE * (g.gold[seat] + g.wood[seat]) + CARD * g.hand[seat].length
  for (let piece = firstOf(seat, WORKER); piece < endOf(seat, WORKER); piece++)
    if (g.at[piece] !== RESERVE) sum += WORKER_WORTH
  TYPES.forEach((_, type) => {
    const at = ofType(seat, type)
    sum += BUILDING * (g.built[at] + 0.9 * (g.building[at] + g.raising[at]))
    sum += LEVEL * (g.level[at] - 1) * Math.min(1, 3 / races[g.race[seat]].levels[type].length)
  })
  return sum
}

/** What enemies at the gates may cost. */
function siege(g: Warcraft, seat: Seat): number {
  const town = g.town[seat]
  if (town === NONE) return 0
  const stake = g.captured[seat] ? LAST_TOWN : TOWN
  const chart = chartOf(g, seat)
  if (chart.foe[town].lives > 0 && chart.ownUnits[town] === 0) return stake
  const threat = around(g, chart.foe, town)
  if (threat.lives === 0) return g.captured[seat] ? 1 : 0
  return stake * (1 - chanceOf(around(g, chart.own, town), threat))
}
