import type { Seat } from '@hexarium/kernel'
import { act, ask, decision, each, procedure, when } from '../events.ts'
import type { Card, Warcraft } from '../state.ts'
import { auraOf } from './auras.ts'
import { discardCard, drawCards } from './cards.ts'

/** Who draws, whose turn it is, and what he has just drawn if he must discard some of it. */
type Here = { seats: Seat[]; seat: Seat; drawn: Card[] }

/** Brilliance Aura: one of the cards just drawn is discarded. */
const keepCards = decision({
  name: 'keepCards',
  rule: 'WC-X-HER-23',
  seat: (_g, here: Here) => here.seat,
  offer(_g, here, can) {
    for (const card of new Set(here.drawn)) can.card(card)
  },
  take: {
    card(g, here, card, seat) {
      discardCard(g, seat, card)
      here.drawn = []
    },
  },
  cannot: { card: (_g, here, card) => (here.drawn.includes(card) ? undefined : 'WC-X-HER-23') },
})

/** WC-B-BAT-04, WC-B-BAT-09: a card for each of these seats; with Brilliance Aura a choice of two. */
export const battleDraw = procedure<Here>(
  'battleDraw',
  'WC-B-BAT-04',
  each('seat', (_g, here) => here.seats, act(drawOne), when(drewTooMany, ask(keepCards))),
)

function drawOne(g: Warcraft, here: Here): void {
  const more = auraOf(g, here.seat, 'drawKeep') ? 1 : 0
  here.drawn = drawCards(g, here.seat, 1 + more)
  if (here.drawn.length < 2) here.drawn = []
}

function drewTooMany(_g: Warcraft, here: Here): boolean {
  return here.drawn.length > 0
}
