import { leave, type Seat } from '@hexarium/kernel'
import { breakOffBattle } from './rules/aftermath.ts'
import { eliminate } from './rules/elimination.ts'
import { candidate, type RiseHere, somebodyMayRise } from './rules/hero-levels.ts'
import { windowOrder } from './rules/play.ts'
import { NONE, type Warcraft } from './state.ts'

const STEPS = ['moveStep', 'harvestStep', 'deployStep', 'spendStep']
const SET_UP = ['heroPlacement', 'tokenLaying']

/** A player gives up: he is eliminated with his side (WC-B-VIC-08); what he was in the middle of is broken off. */
export function resign(g: Warcraft, seat: Seat): void {
  if (!g.alive[seat]) return
  const wasRising = risingSeat(g) === seat
  const turns = windowsUnderWay(g)
  eliminate(g, [seat])
  if (g.core.result !== null) return
  if (g.battle && g.battle.side[seat] >= 0) {
    leave(g, 'battle')
    breakOffBattle(g, seat)
    g.stack = []
    g.dying = NONE
    g.homeless = NONE
  }
  if (g.turn === 0) leaveSetUp(g, seat)
  else if (g.active === seat) {
    for (const step of STEPS) leave(g, step)
    g.stack = []
  } else if (wasRising && !somebodyMayRise(g, g.core.flow.at(-1)!.here as RiseHere)) leave(g, 'moveStep')
  closeRanks(g, seat, turns)
}

/** Who is asked whether his hero rises, or NONE. */
function risingSeat(g: Warcraft): Seat {
  const frame = g.core.flow.at(-1)
  return frame?.at === 'rise' ? candidate(g, frame.here as RiseHere) : NONE
}

function leaveSetUp(g: Warcraft, seat: Seat): void {
  const frame = g.core.flow.at(-1)
  if (frame && SET_UP.includes(frame.proc) && frame.here['seat'] === seat) leave(g, frame.proc)
}

/** Windows count places in an order that shrinks now: whose turn it was in each of them. */
function windowsUnderWay(g: Warcraft): Seat[] {
  const order = windowOrder(g)
  return g.core.flow.map(({ proc, here }) => (proc.endsWith('Window') ? order[here['turn'] as number] : NONE))
}

/** Windows go on with whoever was to act; one that waited for the player who left, or for what he played, closes. */
function closeRanks(g: Warcraft, seat: Seat, turns: readonly Seat[]): void {
  const order = windowOrder(g)
  const isPlaying = g.stack.some(play => play.seat === seat)
  const waits = g.core.flow.findIndex(
    ({ proc }, depth) => proc.endsWith('Window') && (turns[depth] === seat || isPlaying),
  )
  g.core.flow.forEach(({ proc, here }, depth) => {
    if (proc.endsWith('Window') && turns[depth] !== seat) here['turn'] = order.indexOf(turns[depth])
  })
  for (const play of g.stack) play.turn %= order.length
  if (waits < 0) return
  leave(g, g.core.flow[waits].proc)
  g.stack = []
}
