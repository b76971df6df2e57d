import { best, forDecision, only, type Seat, type Weigh } from '@hexarium/kernel'
import { TELEPORT_ROLL } from '../content/masterboard.ts'
import { moveTo, mulligan, nextMove, walksOf } from '../rules/movement.ts'
import { occupation } from '../rules/occupation.ts'
import { cannotTitanTeleport, cannotTowerTeleport, titanTeleports, towerTeleports } from '../rules/teleport.ts'
import type { Land, Marker, Titan } from '../state.ts'
import { type Legion, legionAt } from './board.ts'
import { type Chart, chartOf, spoilsOf, worthIn } from './chart.ts'
import { chanceOf } from './estimate.ts'

/** Both first legions muster well with these rolls; with the others it pays to roll again (TI-7.6a). */
const POOR_ROLLS = [2, 5]
/** A legion moves if it gains more than this, in points of value. */
const WORTH_A_MOVE = 0.5
/** Of several destinations those are weighed that come this close to the best. */
const CLOSE = 4
const LAST_RESORT = 0.01
/** When plans are sampled: a move worse by this much, in points of value, is e times less likely; the end weighs so much. */
const WHIM = 12
const STAY = 0.2

/** TI-7: the roll, who moves, and where to. */
export const travelling = [
  forDecision(mulligan, { advice: g => only(POOR_ROLLS.includes(g.roll) ? 'reroll' : 'keep') }),
  forDecision(nextMove, {
    advice: (g, _here, seat, offered) => mover(g, seat, offered('legion'), offered('done').length > 0),
    variety(g, _here, seat, offered) {
      const chart = chartOf(g, seat)
      const gains = new Map(offered('legion').map(marker => [marker, gainsOf(chart, legionAt(g, marker)).most]))
      return (kind, marker) => {
        if (kind === 'legion') return chanceOf((gains.get(marker) ?? 0) / WHIM)
        return kind === 'done' || gains.size === 0 ? STAY : 0
      }
    },
  }),
  forDecision(moveTo, {
    advice: (g, { legion }, seat) => destination(g, legion, seat),
    variety(g, { legion }, seat) {
      const worths = worthsOf(chartOf(g, seat), legionAt(g, legion))
      const most = Math.max(...worths.values())
      return (kind, land) => Math.exp(((worths.get(land) ?? Number.NEGATIVE_INFINITY) - most) / WHIM) * SHOWN[kind]
    },
  }),
]

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
function mover(g: Titan, seat: Seat, markers: readonly Marker[], mayStop: boolean): Weigh {
  const chart = chartOf(g, seat)
  const gains = markers.map(marker => gainsOf(chart, legionAt(g, marker)))
  const [most, gain] = best([...markers.keys()], i => gains[i].most)
  if (markers.length === 0 || (mayStop && gain <= WORTH_A_MOVE)) return only(mayStop ? 'done' : 'chance')
  const [peaceful, growth] = best([...markers.keys()], i => gains[i].inPeace)
  if (growth >= gain) return only('legion', markers[most])
  return (kind, value) => {
    if (kind === 'legion') return value === markers[most] ? 1 : value === markers[peaceful] ? 0.5 : 0
    return kind === 'done' ? 0.3 : 0
  }
}

/** What a legion gains by its best move, and by the best that meets nobody. */
function gainsOf(chart: Chart, legion: Legion): { most: number; inPeace: number } {
  let most = Number.NEGATIVE_INFINITY
  let inPeace = Number.NEGATIVE_INFINITY
  for (const land of destinationsOf(chart.g, legion)) {
    const worth = worthOfMove(chart, legion, land)
    if (worth > most) most = worth
    if (worth > inPeace && !enemyIn(chart, land)) inPeace = worth
  }
  const stays = worthIn(chart, legion, legion.land, false)
  return { most: most - stays, inPeace: inPeace - stays }
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

/** What each of a legion's destinations is worth. */
function worthsOf(chart: Chart, legion: Legion): Map<Land, number> {
  return new Map(destinationsOf(chart.g, legion).map(land => [land, worthOfMove(chart, legion, land)]))
}

/** TI-7, TI-8: the best destination, and those close to it; on foot rather than by a teleport, which shows a lord. */
function destination(g: Titan, marker: Marker, seat: Seat): Weigh {
  const chart = chartOf(g, seat)
  const legion = legionAt(g, marker)
  const worths = worthsOf(chart, legion)
  const most = Math.max(...worths.values())
  const [peaceful] = best([...worths.keys()], land =>
    enemyIn(chart, land) ? Number.NEGATIVE_INFINITY : worths.get(land)!,
  )
  return (kind, land) => {
    const behind = most - (worths.get(land) ?? Number.NEGATIVE_INFINITY)
    if (behind <= CLOSE) return Math.exp(-behind) * SHOWN[kind]
    return land === peaceful ? LAST_RESORT : 0
  }
}

/** What is left of a move's weight for what it tells the others. */
const SHOWN: Readonly<Record<string, number>> = {
  land: 1,
  titanTeleport: 1,
  showAngel: 0.5,
  showArchangel: 0.4,
  showTitan: 0.2,
}
