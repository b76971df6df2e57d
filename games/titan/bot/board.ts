import type { Seat } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import { TERRAIN_OF, TITAN_TELEPORT_SCORE } from '../content/masterboard.ts'
import { valueOfPiece } from '../legions.ts'
import { type Land, MARKERS, type Marker, NONE, ORGANISATION, type Titan } from '../state.ts'
import { chanceOf, lead, type Side } from './estimate.ts'
import { bestAhead, chanceToReach } from './reach.ts'
import { growth, isFull, legionWorth, type Profile, profileOf, sideOf, titanWorth } from './worth.ts'

/** A legion on the masterboard, as a bot sees it. */
export interface Legion {
  marker: Marker
  seat: Seat
  land: Land
  profile: Profile
  /** The sum of its characters' worth, the Titan's power included. */
  sum: number
}

/** All legions on the board. */
export function legionsOnBoard(g: Titan): Legion[] {
  const found: Legion[] = []
  for (let marker = 0; marker < MARKERS; marker++)
    if (g.at[marker] !== NONE && g.height[marker] > 0) found.push(legionAt(g, marker))
  return found
}

/** One of them. */
export function legionAt(g: Titan, marker: Marker): Legion {
  const profile = profileOf(g, marker)
  const seat = g.holder[marker]
  return { marker, seat, land: g.at[marker], profile, sum: sumOf(g, profile, seat) }
}

/** The worth of some characters in the hands of a seat, the Titan's power included. */
export function sumOf(g: Titan, profile: Profile, seat: Seat): number {
  return profile.worth + (profile.hasTitan ? titanWorth(g, seat) : 0)
}

/** The value of a legion (TI-16.0a), the Titan's power included. */
export function pointsFor(g: Titan, { profile, seat }: Legion): number {
  return profile.value + (profile.hasTitan ? valueOfPiece(g, TITAN, seat) : 0)
}

const attacker: Side = { force: 0, height: 0, hasTitan: false }
const defender: Side = { force: 0, height: 0, hasTitan: false }

/** The log odds that one legion beats another in a land it attacks. */
export function oddsOf(g: Titan, from: Legion, profile: Profile, seat: Seat, land: Land): number {
  const terrain = TERRAIN_OF[land]
  sideOf(g, from.profile, from.seat, terrain, attacker)
  sideOf(g, profile, seat, terrain, defender)
  return lead(attacker, defender, terrain)
}

/** Nobody attacks at worse odds; nobody his Titan at less than these. */
const BOLD = -0.4
const SURE = 2.2
/** A roll of six takes a Titan of many points anywhere (TI-8.2a). */
const TELEPORT = 1 / 6
/** A threat counts so much if who is threatened moves first. */
const LATER = 0.35

/** The chance that these characters are attacked and beaten in a land before they can leave it. */
export function peril(g: Titan, legions: readonly Legion[], profile: Profile, seat: Seat, land: Land): number {
  let safe = 1
  for (const from of legions) {
    if (from.seat === seat) continue
    let reach = chanceToReach(from.land, land)
    if (reach < TELEPORT && from.profile.hasTitan && g.score[from.seat] >= TITAN_TELEPORT_SCORE) reach = TELEPORT
    if (reach === 0) continue
    const odds = oddsOf(g, from, profile, seat, land)
    if (odds < (from.profile.hasTitan ? SURE : BOLD)) continue
    safe *= 1 - reach * chanceOf(odds) * (movesBefore(g, from.seat, seat) ? 1 : LATER)
  }
  return 1 - safe
}

/** True if a seat moves before another does; the mover has moved once he has rolled. */
function movesBefore(g: Titan, first: Seat, second: Seat): boolean {
  const next = g.phase === ORGANISATION ? g.mover : g.mover + 1
  const seats = g.core.seats
  return (first - next + seats) % seats < (second - next + seats) % seats
}

/** What a muster in a land would bring a legion, as far as it makes a strong legion of it. */
export function musterGain(g: Titan, { profile, sum }: Legion, land: Land): number {
  const given = growth(g, profile, TERRAIN_OF[land])
  return given > 0 ? legionWorth(sum + given) - legionWorth(sum) : 0
}

/** What the muster of the next turn counts; a full legion must part first. */
const AHEAD = 0.6
const FULL_AHEAD = 0.3

/** What a legion in a land may expect of its next muster. */
export function ahead({ profile }: Legion, land: Land): number {
  return (isFull(profile) ? FULL_AHEAD : AHEAD) * bestAhead(land, profile.musters)
}
