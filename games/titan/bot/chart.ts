import type { Seat } from '@hexarium/kernel'
import type { Land, Titan } from '../state.ts'
import { ahead, type Legion, legionsOnBoard, musterGain, oddsOf, peril, pointsFor } from './board.ts'
import { chanceOf, priceOfVictory } from './estimate.ts'
import { CAUTION, PENDING, RISKED, TO_SCORE, worthBySeat, wouldFlee } from './evaluate.ts'
import { chanceToReach } from './reach.ts'
import { legionWorth } from './worth.ts'

/** Prey in reach of the next roll counts so much. */
const HUNT = 0.25

/** What a seat needs to know to judge moves: worked out once for a question. */
export interface Chart {
  g: Titan
  seat: Seat
  legions: Legion[]
  /** By seat: all that hangs on its Titan. */
  stakes: number[]
  /** What an enemy's loss is worth beside one's own gain: among many, others profit as well. */
  harm: number
}

/** The chart of a seat. */
export function chartOf(g: Titan, seat: Seat): Chart {
  const rivals = g.alive.filter(alive => alive).length - 1
  return { g, seat, legions: legionsOnBoard(g), stakes: worthBySeat(g), harm: 1 / rivals }
}

/** What it is worth to have a legion in a land, without an enemy there. */
export function worthIn(chart: Chart, legion: Legion, land: Land, moves: boolean): number {
  const { g, seat } = chart
  const danger = peril(g, chart.legions, legion.profile, seat, land)
  const loss = RISKED * legionWorth(legion.sum) + (legion.profile.hasTitan ? chart.stakes[seat] : 0)
  const gain = moves ? PENDING * musterGain(g, legion, land) : 0
  return gain + ahead(legion, land) - danger * loss + HUNT * prey(chart, legion, land)
}

/** What a legion may catch next turn: its owner will see to it that it is not quite so much. */
export function prey(chart: Chart, legion: Legion, land: Land): number {
  let most = 0
  for (const other of chart.legions) {
    if (other.seat === chart.seat) continue
    const reach = chanceToReach(land, other.land)
    if (reach > 0) most = Math.max(most, reach * spoilsOf(chart, legion, other))
  }
  return most
}

/** What an attack is worth: points and harm, less what it costs; and all that hangs on a Titan. */
export function spoilsOf(chart: Chart, from: Legion, against: Legion): number {
  const { g, harm } = chart
  const odds = oddsOf(g, from, against.profile, against.seat, against.land)
  const wins = chanceOf(odds)
  const mine = legionWorth(from.sum)
  const theirs = legionWorth(against.sum)
  const points = TO_SCORE * pointsFor(g, against)
  const muster = PENDING * musterGain(g, from, against.land) + ahead(from, against.land)
  if (wouldFlee(g, from, against, odds)) return points / 2 + harm * theirs + muster
  const price = wins * priceOfVictory(odds) + 1 - wins
  let worth = wins * (points + harm * theirs + muster * (1 - price)) - price * mine
  worth += (1 - wins) * harm * (priceOfVictory(-odds) * theirs - TO_SCORE * pointsFor(g, from))
  if (from.profile.hasTitan) worth -= CAUTION * (1 - wins) * chart.stakes[from.seat]
  if (against.profile.hasTitan) worth += wins * harm * chart.stakes[against.seat]
  return worth
}
