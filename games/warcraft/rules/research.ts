import type { Seat } from '@hexarium/kernel'
import { act, ask, decision, procedure, when } from '../events.ts'
import type { Card, Warcraft } from '../state.ts'
import { auraOf } from './auras.ts'
import { discardCard, drawCards } from './cards.ts'
import { hasInterface } from './skipping.ts'

type Here = { seat: Seat; drawn: Card[] }

/** WC-X-RES-04: with Brilliance Aura one of the cards just drawn is discarded. */
const keepResearch = decision({
  name: 'keepResearch',
  rule: 'WC-X-RES-04',
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
  cannot: { card: (_g, here, card) => (here.drawn.includes(card) ? undefined : 'WC-X-RES-04') },
})

/** WC-X-RES-03: in the Deploy Step the research markers are taken back and as many cards are drawn. */
export const researchDraw = procedure<Here>(
  'researchDraw',
  'WC-X-RES-03',
  act(draw),
  when(drewTooMany, ask(keepResearch)),
)

/** WC-X-RES-01, WC-X-OPT-04: under Spell Research nobody draws in battles, except sides that cannot research. */
export function drawsInBattles(g: Warcraft, seat: Seat): boolean {
  return !g.options.research || !hasInterface(g, seat)
}

function draw(g: Warcraft, here: Here): void {
  const seat = g.active
  here.seat = seat
  here.drawn = []
  const count = g.research[seat]
  if (count === 0) return
  g.research[seat] = 0
  const more = auraOf(g, seat, 'drawKeep') ? 1 : 0
  const drawn = drawCards(g, seat, count + more)
  if (more && drawn.length > count) here.drawn = drawn
}

function drewTooMany(_g: Warcraft, here: Here): boolean {
  return here.drawn.length > 0
}
