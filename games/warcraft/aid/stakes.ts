import type { Seat, Stake } from '@hexarium/kernel'
import { KIND, SLOTS } from '../pieces.ts'
import { BUILDING, NONE, outpostsOf, TRAINING, type Warcraft } from '../state.ts'

/** What a player could lose: his place in the game, his pieces by kind, and his Outposts. */
export function stakes(g: Warcraft, seat: Seat): Stake[] {
  const own: Stake[] = g.alive[seat] ? [{ key: 'inGame', args: [] }] : []
  for (let piece = seat * SLOTS; piece < (seat + 1) * SLOTS; piece++) {
    const at = g.at[piece]
    if (at >= 0 || at === TRAINING || at === BUILDING) own.push({ key: 'piece', args: [KIND[piece]] })
  }
  for (const outpost of outpostsOf(seat)) if (g.outpostAt[outpost] !== NONE) own.push({ key: 'outpost', args: [] })
  return own
}
