import type { Seat } from '@hexarium/kernel'
import { act, call, forever, procedure, tell } from '../events.ts'
import { ENGAGEMENT, MARKERS, MOVEMENT, MUSTER, ORGANISATION, roundOf, type Titan } from '../state.ts'
import { breakOff } from './ending.ts'
import { engagements } from './engagement.ts'
import { movement } from './movement.ts'
import { mustering } from './mustering.ts'
import { setUp } from './set-up.ts'
import { organisation } from './splits.ts'

/** TI-6.0a: the four phases of a player's turn. */
export const turn = procedure(
  'turn',
  'TI-6.0a',
  act(beginTurn),
  call(organisation),
  act(beginMovement),
  call(movement),
  act(beginEngagements),
  call(engagements),
  act(beginMuster),
  call(mustering),
)

/** TI-1.1a: set-up, then turn after turn until one Titan is left. */
export const titan = procedure('titan', 'TI-1.1a', call(setUp), forever(call(turn), act(endTurn)))

function beginTurn(g: Titan): void {
  g.turn++
  g.phase = ORGANISATION
  g.teleported = false
  g.summoned = false
  g.roll = 0
  for (let marker = 0; marker < MARKERS; marker++) {
    g.moved[marker] = 0
    g.mustered[marker] = false
    g.origin[marker] = marker
  }
  tell(g, 'turn', g.mover, g.turn, roundOf(g))
}

function beginMovement(g: Titan): void {
  g.phase = MOVEMENT
}

function beginEngagements(g: Titan): void {
  g.phase = ENGAGEMENT
}

function beginMuster(g: Titan): void {
  g.phase = MUSTER
}

/** TI-6.5: the next player who still has a Titan. TI-21c, TI-21d: limits are looked at between turns. */
function endTurn(g: Titan): void {
  g.turnsTaken[g.mover]++
  breakOff(g)
  if (g.core.result) return
  const order = turnOrder(g)
  let next = order.indexOf(g.mover)
  do next = (next + 1) % order.length
  while (!g.alive[order[next]])
  g.mover = order[next]
}

/** TI-5.1c, TI-RT-D11: clockwise by seat, or (as a setting) by falling tower number. */
function turnOrder(g: Titan): Seat[] {
  const seats = g.tower.map((_, seat) => seat)
  return g.rulings.turnBySeats ? seats : seats.sort((a, b) => g.tower[b] - g.tower[a])
}
