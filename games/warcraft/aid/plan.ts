import type { Note } from '@hexarium/kernel'
import { heroOf, KIND, OWNER, SLOTS, WORKER } from '../pieces.ts'
import { destinations, refreshMoves } from '../rules/movement/movement.ts'
import { enemiesOf, unitsIn } from '../spaces.ts'
import { MOVE, type Warcraft } from '../state.ts'

/** WC-B-MOV-01: where a piece could move to: with what it has left in its own Move Step, else in the next one. */
export function plan(g: Warcraft, _seat: number, id: string): Note[] {
  const [kind, number] = id.split(':') as [string, string]
  const piece = Number(number)
  const isKnown = kind === 'piece' && piece < SLOTS * g.race.length && g.at[piece] >= 0
  if (!isKnown || piece > heroOf(OWNER[piece])) return []
  const owner = OWNER[piece]
  if (g.active !== owner || g.step !== MOVE) refreshMoves(g, owner) // the state is imagined
  return destinations(g, piece).map(hex => ({
    at: `hex:${hex}`,
    key: KIND[piece] !== WORKER && unitsIn[hex] & enemiesOf(g, owner) ? 'meets' : 'reach',
    args: [],
  }))
}
