import type { Reader } from '@hexarium/kernel'
import { TYPES } from '../content/races.ts'
import { findPiece } from '../pieces.ts'
import { destinations, refreshMoves } from '../rules/movement/movement.ts'
import { mapOf } from '../spaces.ts'
import { NONE } from '../state.ts'
import { seatOf, spaceOf, tableOf } from './table.ts'

const KINDS = [...TYPES, 'worker', 'hero'] as const

/**
 * WC-B-MOV-01 … 05: `{"ask": "reach", "position": {…}, "seat": 0, "from": "C4", "piece": "flying"}` → the spaces it can
 * end in, `{"to": ["C5", …]}`.
 */
export function reach(question: Reader): unknown {
  question.only('ask', 'id', 'position', 'seat', 'from', 'piece')
  const g = tableOf(question, 'reach')
  const seat = seatOf(g, question)
  const kind = KINDS.indexOf(question.at('piece').oneOf(KINDS))
  const from = spaceOf(g, question.at('from'))
  const piece = findPiece(g, seat, kind, from)
  if (piece === NONE) question.at('from').fault('no such piece of this player stands there')
  g.active = seat
  refreshMoves(g, seat)
  const { labels } = mapOf(g).board
  return {
    to: destinations(g, piece)
      .map(hex => labels[hex])
      .sort(),
  }
}
