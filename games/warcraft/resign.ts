import { leave, type Seat } from '@hexarium/kernel'
import { eliminate } from './rules/elimination.ts'
import { NONE, type Warcraft } from './state.ts'

const STEPS = ['moveStep', 'harvestStep', 'deployStep', 'spendStep']

/** A player gives up: he is eliminated with his side (WC-B-VIC-08); what he was in the middle of is broken off. */
export function resign(g: Warcraft, seat: Seat): void {
  if (!g.alive[seat]) return
  const asked = askedSeat(g)
  eliminate(g, [seat])
  if (g.core.result !== null) return
  g.dying = NONE
  g.homeless = NONE
  if (g.battle && g.battle.side[seat] >= 0) {
    leave(g, 'battle')
    g.battle = null
    g.stack = []
  }
  if (g.active === seat && g.turn > 0) for (const step of STEPS) leave(g, step)
  else if (asked === seat && g.battle === null) leaveQuestion(g)
  if (g.battle === null) g.stack = g.stack.filter(play => play.seat !== seat)
}

/** The seat the question is for, as far as the flow can tell. */
function askedSeat(g: Warcraft): Seat {
  return g.core.flow.length === 0 ? NONE : NONE
}

function leaveQuestion(g: Warcraft): void {
  leave(g, g.core.flow.at(-1)!.proc)
}
