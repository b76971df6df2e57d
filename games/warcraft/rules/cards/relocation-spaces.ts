import type { Seat } from '@hexarium/kernel'
import { MOUNTAIN, WATER } from '../../content/boards.ts'
import { heroOf } from '../../pieces.ts'
import {
  deployPoints,
  enemiesOf,
  isHeldIn,
  mapOf,
  mayStandOn,
  roomIn,
  survey,
  unitsIn,
  workersIn,
} from '../../spaces.ts'
import type { Hex, Piece, Warcraft } from '../../state.ts'

/** Mass Teleport: the Town, an Outpost, or a space with another own unit. */
export function teleportSpaces(g: Warcraft, seat: Seat): Hex[] {
  const from = g.at[heroOf(seat)]
  if (from < 0 || isHeldIn(g, seat, from)) return []
  survey(g, seat)
  const { terrain } = mapOf(g)
  const points = deployPoints(g, seat)
  return terrain.flatMap((ground, hex) => {
    if (hex === from || ground === MOUNTAIN || ground === WATER) return []
    return points.includes(hex) || unitsIn[hex] & (1 << seat) ? [hex] : []
  })
}

/** Blink: any space near enough that holds no enemies. */
export function blinkSpaces(g: Warcraft, seat: Seat, within: number): Hex[] {
  const from = g.at[heroOf(seat)]
  if (from < 0 || isHeldIn(g, seat, from)) return []
  survey(g, seat)
  const { terrain, board } = mapOf(g)
  return terrain.flatMap((ground, hex) => {
    if (hex === from || ground === MOUNTAIN || ground === WATER || board.distance(from, hex) > within) return []
    return unitsIn[hex] & enemiesOf(g, seat) ? [] : [hex]
  })
}

/** Shadowmeld: adjoining spaces free of enemies, within terrain and stacking limits. */
export function meldSpaces(g: Warcraft, seat: Seat, piece: Piece): Hex[] {
  survey(g, seat)
  return mapOf(g).next[g.at[piece]].filter(hex => {
    if ((unitsIn[hex] | workersIn[hex]) & enemiesOf(g, seat) || !mayStandOn(g, piece, hex)) return false
    return piece === heroOf(seat) || roomIn(g, seat, hex) > 0
  })
}

/** Town Portal: spaces next to the destination that can take a unit that does not fit there; nobody stays behind. */
export function overflowSpaces(g: Warcraft, seat: Seat, piece: Piece, destination: Hex): Hex[] {
  return mapOf(g).next[destination].filter(
    hex => hex !== g.at[piece] && mayStandOn(g, piece, hex) && roomIn(g, seat, hex) > 0,
  )
}

/** Town Portal: where to. */
export function portalSpaces(g: Warcraft, seat: Seat, from: Hex): Hex[] {
  return deployPoints(g, seat).filter(hex => hex !== from)
}
