import type { Seat } from '@hexarium/kernel'
import { ABILITIES } from '../../content/races.ts'
import { ELEMENT_TOKENS } from '../../content/scenarios.ts'
import { heroOf, KIND, SLOTS, WORKER } from '../../pieces.ts'
import { type Hex, MOVED, type Warcraft } from '../../state.ts'

/** By element: the ability it gives. */
const GIFTS: readonly number[] = ELEMENT_TOKENS.map(([, , gives]) => ABILITIES[gives])

/**
 * WC-X-SCN-33, WC-X-SCN-34: units that have not moved have the abilities of the elements that were with them from the
 * beginning of the Move Step (`lay`: where the elements lay then), until the end of the turn.
 */
export function grantGifts(g: Warcraft, seat: Seat, lay: readonly Hex[]): void {
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++) {
    if (KIND[piece] === WORKER || g.at[piece] < 0 || g.moves[piece] === MOVED) continue
    g.quest.forEach((hex, token) => {
      if (hex === g.at[piece] && lay[token] === hex) g.gift[piece] |= GIFTS[token]
    })
  }
}
