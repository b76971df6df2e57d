import type { Seat } from '@hexarium/kernel'
import { act, ask, procedure, when } from '../../events.ts'
import type { Warcraft } from '../../state.ts'
import { hasInterface } from '../sides.ts'
import { type Drawing, drawFor, drewTooMany, keepAllButOne } from './drawing.ts'

/** WC-X-RES-04: with Brilliance Aura. */
export const keepResearch = keepAllButOne<Drawing>('keepResearch', 'WC-X-RES-04')

/** WC-X-RES-03: in the Deploy Step the research markers are taken back and as many cards are drawn. */
export const researchDraw = procedure<Drawing>(
  'researchDraw',
  'WC-X-RES-03',
  act(draw),
  when(drewTooMany, ask(keepResearch)),
)

/** WC-X-RES-01, WC-X-OPT-04: under Spell Research nobody draws in battles, except sides that cannot research. */
export function drawsInBattles(g: Warcraft, seat: Seat): boolean {
  return !g.options.research || !hasInterface(g, seat)
}

function draw(g: Warcraft, here: Drawing): void {
  here.seat = g.active
  here.drawn = []
  const count = g.research[here.seat]
  if (count === 0) return
  g.research[here.seat] = 0
  drawFor(g, here, count)
}
