import type { Seat } from '@hexarium/kernel'
import { act, ask, each, procedure, when } from '../../events.ts'
import type { Warcraft } from '../../state.ts'
import { type Drawing, drawFor, drewTooMany, keepAllButOne } from '../cards/drawing.ts'

/** Who draws, one after the other. */
type Here = Drawing & { seats: Seat[] }

/** WC-X-HER-23: with Brilliance Aura. */
export const keepCards = keepAllButOne<Here>('keepCards', 'WC-X-HER-23')

/** WC-B-BAT-04, WC-B-BAT-09: a card for each of these seats; with Brilliance Aura a choice of two. */
export const battleDraw = procedure<Here>(
  'battleDraw',
  'WC-B-BAT-04',
  each('seat', (_g, here) => here.seats, act(drawOne), when(drewTooMany, ask(keepCards))),
)

function drawOne(g: Warcraft, here: Here): void {
  drawFor(g, here, 1)
}
