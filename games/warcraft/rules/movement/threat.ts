import type { Seat } from '@hexarium/kernel'
import { HUMAN } from '../../content/races.ts'
import { findPiece, KIND, OWNER, WORKER } from '../../pieces.ts'
import { areFriends } from '../../spaces.ts'
import { type Hex, NONE, type Piece, type Warcraft } from '../../state.ts'

/** Call to Arms answers an enemy unit that has moved into a space with Human workers. */
export function noteThreat(g: Warcraft, piece: Piece, to: Hex): void {
  if (KIND[piece] === WORKER) return
  g.trigger = g.race.some((race, seat) => race === HUMAN && isThreatened(g, seat, piece, to)) ? to : NONE
}

function isThreatened(g: Warcraft, seat: Seat, piece: Piece, hex: Hex): boolean {
  return g.alive[seat] === 1 && !areFriends(g, seat, OWNER[piece]) && findPiece(g, seat, WORKER, hex) !== NONE
}
