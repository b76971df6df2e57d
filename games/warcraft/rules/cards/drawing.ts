import type { RuleId, Seat } from '@hexarium/kernel'
import { decision } from '../../events.ts'
import type { Card, Warcraft } from '../../state.ts'
import { auraOf } from '../heroes/auras.ts'
import { discardCard, drawCards } from './piles.ts'

/** Who draws, and what he has just drawn if he must discard some of it. */
export type Drawing = { seat: Seat; drawn: Card[] }

/** Draws so many cards, and one more with Brilliance Aura. */
export function drawFor(g: Warcraft, here: Drawing, count: number): void {
  const more = auraOf(g, here.seat, 'drawKeep') ? 1 : 0
  const drawn = drawCards(g, here.seat, count + more)
  here.drawn = more && drawn.length > count ? drawn : []
}

/** True if one of the cards just drawn must go. */
export function drewTooMany(_g: Warcraft, here: Drawing): boolean {
  return here.drawn.length > 0
}

/** Brilliance Aura: one of the cards just drawn is discarded. */
export function keepAllButOne<H extends Drawing>(name: string, rule: RuleId) {
  return decision({
    name,
    rule,
    seat: (_g, here: H) => here.seat,
    offer(_g, here, can) {
      for (const card of new Set(here.drawn)) can.card(card)
    },
    take: {
      card(g, here, card, seat) {
        discardCard(g, seat, card)
        here.drawn = []
      },
    },
    cannot: { card: (_g, here, card) => (here.drawn.includes(card) ? undefined : rule) },
  })
}
