import { reveal, tell } from '../../events.ts'
import { FIRST_CREEP } from '../../pieces.ts'
import type { Hex, Warcraft } from '../../state.ts'

/** WC-X-CRP-03, WC-X-SCN-31: all creep markers of a space are turned up and stay so. */
export function revealCreeps(g: Warcraft, hex: Hex): void {
  for (let slot = 0; slot < g.creepKind.length; slot++) {
    if (g.at[FIRST_CREEP + slot] !== hex || g.creepShown[slot]) continue
    g.creepShown[slot] = 1
    tell(g, 'creepShown', hex, g.creepKind[slot])
    reveal(g)
  }
}

/** WC-X-HID-02: a hidden token is turned up: so much lies there from now on. */
export function revealToken(g: Warcraft, hex: Hex): void {
  if (!g.token[hex] || g.tokenShown[hex]) return
  g.tokenShown[hex] = 1
  g.stock[hex] += g.token[hex]
  tell(g, 'tokenShown', hex, g.token[hex])
  reveal(g)
}
