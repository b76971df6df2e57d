import type { Seat } from '@hexarium/kernel'
import { ELEMENTS } from '../../content/scenarios.ts'
import { tell } from '../../events.ts'
import { SLOTS } from '../../pieces.ts'
import { areFriends, leftOf, survey, unitsIn } from '../../spaces.ts'
import { GONE, NEUTRAL, NONE, ofType, outpostsOf, type Warcraft } from '../../state.ts'
import { removeHero } from '../heroes/wounds.ts'
import { pointsOf } from './points.ts'
import { winFor, winnerOfTheFallen } from './winning.ts'

/** WC-B-MOV-10: after all Move Steps Towns that hold enemy units are marked; a marked one is lost with its side. */
export function markTowns(g: Warcraft): void {
  const lost: Seat[] = []
  for (let seat = 0; seat < g.race.length; seat++) {
    if (!g.alive[seat] || g.town[seat] === NONE) continue
    survey(g, seat)
    const enemies = unitsIn[g.town[seat]] & ~g.friends[seat] & ((1 << NEUTRAL) - 1)
    if (enemies === 0) continue
    if (g.captured[seat]) lost.push(seat)
    g.captured[seat] = 1
    tell(g, 'townTaken', seat, g.town[seat])
  }
  if (lost.length > 0) eliminate(g, lost)
}

/** WC-B-VIC-08: players go out together with their teammates; the last side left wins at once. */
export function eliminate(g: Warcraft, seats: readonly Seat[]): void {
  const out = g.race.flatMap((_, seat) =>
    g.alive[seat] && seats.some(lost => areFriends(g, lost, seat)) ? [seat] : [],
  )
  const points = g.race.map((_, seat) => pointsOf(g, seat))
  const before = g.alive.filter(alive => alive).length
  for (const seat of out) {
    g.alive[seat] = 0
    g.place[seat] = before - out.length + 1
    tell(g, 'eliminated', seat)
  }
  for (const seat of out) clearAway(g, seat)
  const living = g.race.flatMap((_, seat) => (g.alive[seat] ? [seat] : []))
  if (living.length === 0) winnerOfTheFallen(g, out, points)
  else if (g.scenario === ELEMENTS) winFor(g, nextTo(g, out), 'WC-X-SCN-36')
  else if (living.every(seat => areFriends(g, seat, living[0]))) winFor(g, living[0], 'WC-B-VIC-08')
  if (!g.alive[g.first]) g.first = leftOf(g, g.first) // WC-B-TRN-04
}

/** WC-X-SCN-36: the living player whose left neighbour is out; the earliest in play order. */
function nextTo(g: Warcraft, out: readonly Seat[]): Seat {
  const count = g.race.length
  for (let i = 0; i < count; i++) {
    const seat = (g.first + i) % count
    if (g.alive[seat] && out.includes((seat + 1) % count)) return seat
  }
  return leftOf(g, out[0])
}

/** Pieces, Outposts and projects of a player who is out. */
export function clearAway(g: Warcraft, seat: Seat): void {
  removeHero(g, seat)
  for (let piece = seat * SLOTS; piece < (seat + 1) * SLOTS; piece++) {
    g.at[piece] = GONE
    g.moves[piece] = 0
  }
  for (const outpost of outpostsOf(seat)) {
    g.outpostAt[outpost] = NONE
    g.outpostDone[outpost] = 0
    g.outpostWorker[outpost] = NONE
  }
  g.armed = []
  for (let type = 0; type < 3; type++) {
    g.building[ofType(seat, type)] = 0
    g.raising[ofType(seat, type)] = 0
  }
  g.research[seat] = 0
}
