import { finish, type Result, type RuleId, reveal, type Seat } from '@hexarium/kernel'
import { tell } from '../events.ts'
import { knowEverything } from '../knowledge/index.ts'
import { legionsOf, legionValue, piecesOf } from '../legions.ts'
import type { Titan } from '../state.ts'

/** TI-1.1b: the owner of the last Titan has won, at once; if the last ones fell together, they draw. */
export function endIfDecided(g: Titan): void {
  const living = g.alive.flatMap((alive, seat) => (alive ? [seat] : []))
  if (living.length > 1) return
  const places = g.place.map(place => place)
  if (living.length === 1) places[living[0]] = 1
  close(g, { places, scores: [...g.score], by: 'TI-1.1b' })
}

/** TI-K3: the game is over, and everybody sees everything. */
function close(g: Titan, result: Result): void {
  if (g.core.result) return
  finish(g, result)
  for (const seat of g.alive.keys()) {
    for (const legion of legionsOf(g, seat)) tell(g, 'opened', legion, ...piecesOf(g, legion))
  }
  knowEverything(g)
  reveal(g)
}

/** TI-21c, TI-21d: time limit in player turns, points target. */
export function breakOff(g: Titan): void {
  if (g.core.result) return
  if (g.pointsTarget > 0) {
    const reached = g.score.filter((score, seat) => g.alive[seat] && score >= g.pointsTarget)
    if (reached.length > 0) close(g, byTotals(g, 'TI-21d', g.score))
  }
  if (g.turnLimit > 0 && g.turn >= g.turnLimit) close(g, byTotals(g, 'TI-21c', totals(g)))
}

/** TI-21a: score and the value of all own legions. */
export function totals(g: Titan): number[] {
  return g.score.map((score, seat) => {
    return score + legionsOf(g, seat).reduce((sum, marker) => sum + legionValue(g, marker), 0)
  })
}

/** Living seats by what is compared, equal ones by TI-21a; the others behind them as they went out. */
function byTotals(g: Titan, by: RuleId, compared: number[]): Result {
  const second = totals(g)
  const ahead = (a: Seat, b: Seat) =>
    compared[a] > compared[b] || (compared[a] === compared[b] && second[a] > second[b])
  const places = g.alive.map((alive, seat) => {
    if (!alive) return g.place[seat]
    return 1 + g.alive.filter((other, of) => other && ahead(of, seat)).length
  })
  return { places, scores: [...compared], by }
}

/** TI-DP-27: all living players agreed to a draw; who is out stays behind them. */
export function drawAgreed(g: Titan): void {
  close(g, { places: g.place.map((place, seat) => (g.alive[seat] ? 1 : place)), scores: [...g.score], by: 'agreed' })
}

/** TI-21a: all living players agreed to break off. */
export function evaluate(g: Titan): void {
  close(g, byTotals(g, 'TI-21a', totals(g)))
}
