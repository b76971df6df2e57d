import type { Seat } from '@hexarium/kernel'
import { ABILITIES } from '../content/races.ts'
import { ELEMENT_TOKENS } from '../content/scenarios.ts'
import { heroOf, KIND, SLOTS, WORKER } from '../pieces.ts'
import { type Hex, MOVED, type Warcraft } from '../state.ts'

/** By element: the ability it gives. */
const GIFTS: readonly number[] = ELEMENT_TOKENS.map(([, , gives]) => ABILITIES[gives])

/** WC-X-SCN-33, WC-X-SCN-34: units that have not moved from an element's space have its ability until the end of the turn. */
export function grantGifts(g: Warcraft, seat: Seat): void {
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++) {
    if (KIND[piece] !== WORKER && g.at[piece] >= 0 && g.moves[piece] !== MOVED) g.gift[piece] |= giftsIn(g, g.at[piece])
  }
}

/** The abilities of the elements in a space. */
export function giftsIn(g: Warcraft, hex: Hex): number {
  return g.quest.reduce((gifts, at, token) => (at === hex ? gifts | GIFTS[token] : gifts), 0)
}
