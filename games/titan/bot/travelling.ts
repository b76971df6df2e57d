import type { Seat } from '@hexarium/kernel'
import { TELEPORT_ROLL } from '../content/masterboard.ts'
import { walksOf } from '../rules/movement.ts'
import { occupation } from '../rules/occupation.ts'
import { cannotTitanTeleport, cannotTowerTeleport, titanTeleports, towerTeleports } from '../rules/teleport.ts'
import type { Land, Marker, Titan } from '../state.ts'
import { type Adviser, best, only } from './advice.ts'
import { ahead, type Legion, legionAt, legionsOnBoard, musterGain, oddsOf, peril, pointsFor } from './board.ts'
import { chanceOf, priceOfVictory } from './estimate.ts'
import { PENDING, RISKED, TO_SCORE, worthBySeat, wouldFlee } from './evaluate.ts'
import { chanceToReach } from './reach.ts'
import { legionWorth } from './worth.ts'

type MoveHere = { legion: Marker }

/** Both first legions muster well with these rolls; with the others it pays to roll again (TI-7.6a). */
const POOR_ROLLS = [2, 5]
/** A legion moves if it gains more than this, in points of value. */
const WORTH_A_MOVE = 0.5
/** Prey in reach of the next roll counts so much. */
const HUNT = 0.25
/** With the last enemy Titan the game is won. */
const CROWN = 1000
/** Of several destinations those are weighed that come this close to the best. */
const CLOSE = 4
const LAST_RESORT = 0.01

/** TI-7.6a: the mulligan. */
export const mulligan: Adviser = g => only(POOR_ROLLS.includes(g.roll) ? 'reroll' : 'keep')

/** What a seat needs to know to judge moves: worked out once for a question. */
interface Chart {
  g: Titan
  seat: Seat
  legions: Legion[]
  /** All that hangs on the Titan. */
  stake: number
  /** What an enemy's loss is worth beside one's own gain: among many, others profit as well. */
  harm: number
}

function chartOf(g: Titan, seat: Seat): Chart {
  const rivals = g.alive.filter(alive => alive).length - 1
  return { g, seat, legions: legionsOnBoard(g), stake: worthBySeat(g)[seat], harm: 1 / rivals }
}

/** What it is worth to have a legion in a land, without an enemy there. */
function worthIn(chart: Chart, legion: Legion, land: Land, moves: boolean): number {
  const { g, seat } = chart
  const danger = peril(g, chart.legions, legion.profile, seat, land)
  const loss = RISKED * legionWorth(legion.sum) + (legion.profile.hasTitan ? chart.stake : 0)
  const gain = moves ? PENDING * musterGain(legion, land) : 0
  return gain + ahead(legion, land) - danger * loss + HUNT * prey(chart, legion, land)
}

/** What a legion may catch next turn: its owner will see to it that it is not quite so much. */
function prey(chart: Chart, legion: Legion, land: Land): number {
  let most = 0
  for (const other of chart.legions) {
    if (other.seat === chart.seat) continue
    const reach = chanceToReach(land, other.land)
    if (reach > 0) most = Math.max(most, reach * spoilsOf(chart, legion, other))
  }
  return most
}

/** What an attack is worth: points and harm, less what it costs; and all that hangs on a Titan. */
function spoilsOf(chart: Chart, from: Legion, against: Legion): number {
  const { g, harm } = chart
  const odds = oddsOf(g, from, against.profile, against.seat, against.land)
  const wins = chanceOf(odds)
  const mine = legionWorth(from.sum)
  const theirs = legionWorth(against.sum)
  const points = TO_SCORE * pointsFor(g, against)
  const muster = PENDING * musterGain(from, against.land) + ahead(from, against.land)
  if (wouldFlee(g, from, against, odds)) return points / 2 + harm * theirs + muster
  const price = wins * priceOfVictory(odds) + 1 - wins
  let worth = wins * (points + harm * theirs + muster * (1 - price)) - price * mine
  worth += (1 - wins) * harm * (priceOfVictory(-odds) * theirs - TO_SCORE * pointsFor(g, from))
  if (from.profile.hasTitan) worth -= (1 - wins) * chart.stake
  if (against.profile.hasTitan) worth += wins * harm * CROWN * (harm === 1 ? 1 : 0.5)
  return worth
}

/** What a move is worth beside staying. */
function worthOfMove(chart: Chart, legion: Legion, land: Land): number {
  const enemy = enemyIn(chart, land)
  return enemy ? spoilsOf(chart, legion, enemy) : worthIn(chart, legion, land, true)
}

function enemyIn(chart: Chart, land: Land): Legion | undefined {
  for (const other of chart.legions) if (other.land === land && other.seat !== chart.seat) return other
  return undefined
}

/**
 * TI-7.0a: the legion that gains most by a move; the end, if none gains anything. Whom one attacks is seldom known for
 * certain, so to an attack there is always an alternative.
 */
export const nextMove: Adviser = (g, _here, seat, offered) => {
  const chart = chartOf(g, seat)
  const markers = offered('legion')
  const mayStop = offered('done').length > 0
  const [legion, gain] = best(markers, marker => gainOf(chart, legionAt(g, marker), true))
  if (markers.length === 0 || (mayStop && gain <= WORTH_A_MOVE)) return only(mayStop ? 'done' : 'chance')
  const [peaceful, growth] = best(markers, marker => gainOf(chart, legionAt(g, marker), false))
  if (growth >= gain) return only('legion', legion)
  return (kind, value) => {
    if (kind === 'legion') return value === legion ? 1 : value === peaceful ? 0.5 : 0
    return kind === 'done' ? 0.3 : 0
  }
}

function gainOf(chart: Chart, legion: Legion, attacks: boolean): number {
  const lands = destinationsOf(chart.g, legion).filter(land => attacks || !enemyIn(chart, land))
  const [, most] = best(lands, land => worthOfMove(chart, legion, land))
  return most - worthIn(chart, legion, legion.land, false)
}

/** Every land a legion can go to, on foot or by teleport. */
function destinationsOf(g: Titan, { marker, land, profile }: Legion): Land[] {
  const found = walksOf(g, marker)
  if (g.teleported || g.roll !== TELEPORT_ROLL) return found
  const standing = occupation(g, g.mover)
  if (!cannotTowerTeleport(land, g.roll, profile.hasLord)) found.push(...towerTeleports(land, standing))
  if (!cannotTitanTeleport(g.roll, profile.hasTitan, g.score[g.mover])) found.push(...titanTeleports(standing))
  return found
}

/** TI-7, TI-8: the best destination, and those close to it; on foot rather than by a teleport, which shows a lord. */
export const moveTo: Adviser<MoveHere> = (g, here, seat) => {
  const chart = chartOf(g, seat)
  const legion = legionAt(g, here.legion)
  const worths = new Map<Land, number>()
  for (const land of destinationsOf(g, legion)) worths.set(land, worthOfMove(chart, legion, land))
  const most = Math.max(...worths.values())
  const [peaceful] = best([...worths.keys()], land => (enemyIn(chart, land) ? Number.NEGATIVE_INFINITY : worths.get(land)!))
  return (kind, land) => {
    const behind = most - (worths.get(land) ?? Number.NEGATIVE_INFINITY)
    if (behind <= CLOSE) return Math.exp(-behind) * SHOWN[kind]
    return land === peaceful ? LAST_RESORT : 0
  }
}

/** What is left of a move's weight for what it tells the others. */
const SHOWN: Readonly<Record<string, number>> = { land: 1, titanTeleport: 1, showAngel: 0.5, showArchangel: 0.4, showTitan: 0.2 }
