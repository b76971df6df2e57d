import type { Seat } from '@hexarium/kernel'
import { TOWN_POINTS } from '../../content/components.ts'
import { races, TYPES } from '../../content/races.ts'
import { areFriends, mapOf, survey, townOwner, unitsIn } from '../../spaces.ts'
import { type Hex, NONE, ofType, type Warcraft } from '../../state.ts'

/** WC-B-VIC-01, WC-B-VIC-02, WC-B-VIC-07: victory points of one player. */
export function pointsOf(g: Warcraft, seat: Seat): number {
  survey(g, seat)
  return ownPoints(g, seat) + spacePoints(g, 1 << seat)
}

/** WC-B-VIC-04, WC-B-VIC-06: victory points of a player and his teammates; a shared space scores once. */
export function sidePoints(g: Warcraft, seat: Seat): number {
  survey(g, seat)
  return pointsOfSide(g, seat)
}

/** Both for every seat. */
export function allPoints(g: Warcraft): { points: number[]; sidePoints: number[] } {
  survey(g, 0)
  return {
    points: g.race.map((_, seat) => ownPoints(g, seat) + spacePoints(g, 1 << seat)),
    sidePoints: g.race.map((_, seat) => pointsOfSide(g, seat)),
  }
}

function pointsOfSide(g: Warcraft, seat: Seat): number {
  let points = spacePoints(g, g.friends[seat])
  for (let other = 0; other < g.race.length; other++) if (areFriends(g, seat, other)) points += ownPoints(g, other)
  return points
}

/** Cards laid and unit types on their last level. */
function ownPoints(g: Warcraft, seat: Seat): number {
  if (g.race[seat] === NONE) return 0
  let points = g.laid[seat]
  for (let type = 0; type < TYPES.length; type++) {
    if (g.level[ofType(seat, type)] === races[g.race[seat]].levels[type].length) points++
  }
  return points
}

/** Objectives and Towns with a unit of one of these owners. */
function spacePoints(g: Warcraft, owners: number): number {
  const { points } = mapOf(g)
  let sum = 0
  for (let hex = 0; hex < points.length; hex++) if (unitsIn[hex] & owners & 0xf) sum += worthOf(g, hex)
  return sum
}

/** WC-X-RAC-14: what a space is worth; an objective under the Tree adds up. */
export function worthOf(g: Warcraft, hex: Hex): number {
  return mapOf(g).points[hex] + (townOwner(g, hex) === NONE ? 0 : TOWN_POINTS)
}
