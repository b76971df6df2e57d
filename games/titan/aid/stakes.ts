import type { Seat, Stake } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import { legionsOf, piecesOf } from '../legions.ts'
import type { Titan } from '../state.ts'

/** What a player could lose: his Titan, and with it the game (TI-19), and his characters by type. */
export function stakes(g: Titan, seat: Seat): Stake[] {
  return legionsOf(g, seat).flatMap(legion =>
    piecesOf(g, legion).map(type => (type === TITAN ? { key: 'titan', args: [] } : { key: 'character', args: [type] })),
  )
}
