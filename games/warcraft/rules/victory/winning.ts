import { finish, type RuleId, type Seat } from '@hexarium/kernel'
import { NIGHTELF } from '../../content/races.ts'
import { scenarios } from '../../content/scenarios.ts'
import { areFriends, orderFrom, playOrder } from '../../spaces.ts'
import type { Warcraft } from '../../state.ts'
import { pointsOf, sidePoints } from './points.ts'

/** WC-B-VIC-03, WC-B-VIC-04, WC-B-VIC-05, WC-X-OP1-01: looked at when a player has finished his Spend Step. */
export function checkPoints(g: Warcraft, seat: Seat): void {
  const { goal, strategicGoal, teams } = scenarios[g.scenario]
  const wanted = g.options.strategic ? strategicGoal : goal
  if (wanted > 0 && sidePoints(g, seat) >= wanted) {
    const rule = g.options.strategic && strategicGoal !== goal ? 'WC-X-OP1-01' : teams ? 'WC-B-VIC-04' : 'WC-B-VIC-03'
    winFor(g, seat, rule)
  }
}

/** WC-X-SCN-13: points at the end of a game turn; more points win, then play order. */
export function checkTurnEndPoints(g: Warcraft): void {
  const { goalAtTurnEnd } = scenarios[g.scenario]
  if (goalAtTurnEnd === 0) return
  const best = leader(g)
  if (sidePoints(g, best) >= goalAtTurnEnd) winFor(g, best, 'WC-X-SCN-13')
}

/** WC-B-VIC-10: after the last turn the side with more points wins. */
export function checkTurnLimit(g: Warcraft): void {
  if (g.core.result === null && g.turn >= g.options.turnLimit) breakOff(g)
}

/** WC-B-VIC-10: the game ends as it stands: sides by their points, equal ones share a place, who is out comes behind. */
export function breakOff(g: Warcraft): void {
  const points = g.race.map((_, seat) => (g.alive[seat] ? sidePoints(g, seat) : -1))
  const ahead = (seat: Seat) => points.filter((other, of) => other > points[seat] && !areFriends(g, seat, of)).length
  const places = points.map((_, seat) => (g.alive[seat] ? 1 + ahead(seat) : g.place[seat]))
  finish(g, { places, scores: scores(g), by: 'WC-B-VIC-10' })
}

/** Everybody who is left agreed to a draw; who is out stays behind. */
export function drawAgreed(g: Warcraft): void {
  finish(g, { places: g.alive.map((alive, seat) => (alive ? 1 : g.place[seat])), scores: scores(g), by: 'agreed' })
}

/** The living seat with most points, the earlier in play order among equals. */
function leader(g: Warcraft): Seat {
  return playOrder(g).reduce((best, seat) => (sidePoints(g, seat) > sidePoints(g, best) ? seat : best))
}

/** A seat and its teammates win. */
export function winFor(g: Warcraft, seat: Seat, by: RuleId): void {
  const winners = g.race.filter((_, other) => areFriends(g, seat, other)).length
  const places = g.race.map((_, other) => {
    if (areFriends(g, seat, other)) return 1
    return g.alive[other] ? winners + 1 : Math.max(winners + 1, g.place[other])
  })
  finish(g, { places, scores: scores(g), by })
}

/** WC-B-VIC-09: all went out together: more points win, then play order. */
export function winnerOfTheFallen(g: Warcraft, seats: readonly Seat[], points: readonly number[]): void {
  const order = orderFrom({ ...g, alive: g.alive.map(() => 1) }, g.first).filter(seat => seats.includes(seat))
  const best = order.reduce((a, b) => (points[b] > points[a] ? b : a))
  const places = g.race.map((_, seat) => (areFriends(g, seat, best) ? 1 : 2))
  finish(g, { places, scores: [...points], by: 'WC-B-VIC-09' })
}

function scores(g: Warcraft): number[] {
  return g.race.map((_, seat) => pointsOf(g, seat))
}

/** WC-B-SCN-44: the allies win when the Night Elf player draws the last card of his deck. */
export function nightElvesHaveDrawnAll(g: Warcraft, seat: Seat): void {
  if (g.race[seat] === NIGHTELF && g.deck[seat].length === 0 && g.turn > 0) winFor(g, seat, 'WC-B-SCN-44')
}
