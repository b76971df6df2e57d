import type { Judgement, Seat } from '@hexarium/kernel'
import { TYPES } from '../content/races.ts'
import { endOf, firstOf, heroOf, KIND, SLOTS, WORKER } from '../pieces.ts'
import { sidePoints } from '../rules/victory/points.ts'
import { areFriends } from '../spaces.ts'
import { NONE, ofType, RESERVE, type Warcraft } from '../state.ts'
import { goalOf } from '../text/facts.ts'
import { around, chanceOf, chartOf, forceOf, unitForce } from './chart.ts'
import { taste } from './taste.ts'

/**
 * What a side has, figure by figure, and what it counts in log odds, fitted to 120 games of skilled players (bench/judgement.md): who has
 * the stronger army wins, and points that are held on the way tell hardly anything beside that. No hero was in these games.
 */
const WEIGHTS = {
  points: 0.03,
  nearTheGoal: 0.06,
  lives: 0.08,
  hits: 0.45,
  heroLevels: 0.13,
  workers: 0.085,
  buildings: 0.18,
  gold: 0.1,
  cards: 0.045,
  siege: 1.3,
  captured: 2.6,
} as const

const NAMES = Object.keys(WEIGHTS)
const COUNTS = Object.values(WEIGHTS)

/** How good a state is for a seat as somebody who plays well sees it: the chance that his side wins, 0 … 1. Forces are measured as they were for the fit. */
export const prospects = taste.by({}, (g: Warcraft, seat: Seat): number => {
  if (!g.alive[seat]) return 0
  if (g.turn === 0) return 0.5
  const lead = judgement.measure(g, seat).reduce((sum, figure, at) => sum + COUNTS[at] * figure, 0)
  return 1 / (1 + Math.exp(-lead))
})

/** What tells who wins: each figure of one's own side less that of the best other side. */
export const judgement: Judgement<Warcraft> = {
  names: NAMES,
  measure(g, seat) {
    const sums = new Map<number, number[]>()
    g.alive.forEach((alive, other) => {
      if (!alive) return
      const side = areFriends(g, seat, other) ? -1 : g.friends[other]
      const figures = figuresOf(g, other)
      const sum = sums.get(side)
      sums.set(side, sum ? sum.map((value, at) => value + figures[at]) : figures)
    })
    const mine = sums.get(-1) ?? NAMES.map(() => 0)
    sums.delete(-1)
    const rivals = [...sums.values()]
    return mine.map((value, at) => value - (rivals.length === 0 ? 0 : Math.max(...rivals.map(rival => rival[at]))))
  },
}

function figuresOf(g: Warcraft, seat: Seat): number[] {
  const goal = goalOf(g)
  const points = sidePoints(g, seat)
  const force = { lives: 0, hits: 0 }
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++) {
    if (KIND[piece] === WORKER || g.at[piece] === RESERVE || (piece === heroOf(seat) && g.hero[seat] === NONE)) continue
    const { lives, hits } =
      g.at[piece] >= 0 || piece === heroOf(seat) ? forceOf(g, piece) : unitForce(g, seat, KIND[piece])
    force.lives += lives
    force.hits += hits
  }
  let workers = 0
  for (let piece = firstOf(seat, WORKER); piece < endOf(seat, WORKER); piece++) if (g.at[piece] !== RESERVE) workers++
  let buildings = 0
  TYPES.forEach((_, type) => {
    const at = ofType(seat, type)
    buildings += g.built[at] + g.building[at] + g.raising[at]
  })
  return [
    points,
    goal > 0 ? 5 * (points / goal) ** 3 : 0,
    force.lives,
    force.hits,
    g.hero[seat] === NONE ? 0 : g.heroLevel[seat],
    workers,
    buildings,
    Math.min(12, g.gold[seat]),
    g.hand[seat].length,
    -siege(g, seat),
    g.captured[seat] ? -1 : 0,
  ]
}

/** What enemies at the gates may take: the chance that they do. */
function siege(g: Warcraft, seat: Seat): number {
  const town = g.town[seat]
  if (town === NONE) return 0
  const chart = chartOf(g, seat)
  if (chart.foe[town].lives > 0 && chart.ownUnits[town] === 0) return 1
  const threat = around(g, chart.foe, town)
  return threat.lives === 0 ? 0 : 1 - chanceOf(around(g, chart.own, town), threat)
}
