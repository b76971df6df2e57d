import type { Better } from '../core/dice.ts'
import type { Event } from '../core/events.ts'
import type { AnyGame } from '../core/game.ts'
import type { Seat } from '../core/state.ts'
import { type Rolled, rolledIn } from './rolled.ts'

/** How often each number fell, for one seat, one die and one meaning of good. */
export interface Tally {
  seat: Seat
  /** The number of sides, and the name of a game's own die. */
  sides: number
  name: string
  better: Better | null
  /** The numbers the die can show, ascending, and how often each fell. */
  shows: number[]
  counts: number[]
  /** The mean of what fell, and what a fair die gives. */
  mean: number
  expected: number
  /** How far a die fell towards the good side on average; null where no side is. */
  luck: number | null
}

/** Counts what fell, by seat, die and what was better; seats in order, nobody's rolls last. */
export function tallied(game: Pick<AnyGame, 'dice'>, events: Iterable<Pick<Event, 'kind' | 'args'>>): Tally[] {
  const found = new Map<string, { rolled: Rolled; fell: Map<number, number> }>()
  for (const event of events) {
    const rolled = rolledIn(game, event)
    if (!rolled) continue
    const key = `${rolled.die.id} ${rolled.seat} ${rolled.better ?? ''}`
    const { fell } = found.get(key) ?? found.set(key, { rolled, fell: new Map() }).get(key)!
    for (const value of rolled.values) fell.set(value, (fell.get(value) ?? 0) + 1)
  }
  return [...found.values()]
    .sort((a, b) => rank(a.rolled) - rank(b.rolled))
    .map(({ rolled, fell }) => tallyOf(rolled, fell))
}

function tallyOf({ seat, die, better }: Rolled, fell: ReadonlyMap<number, number>): Tally {
  const faces = die.faces ?? Array.from({ length: die.sides }, (_, i) => i + 1)
  const shows = [...new Set(faces)].sort((a, b) => a - b)
  const counts = shows.map(value => fell.get(value) ?? 0)
  const thrown = counts.reduce((sum, count) => sum + count, 0)
  const mean = shows.reduce((sum, value, i) => sum + value * counts[i], 0) / thrown
  const expected = faces.reduce((sum, value) => sum + value, 0) / faces.length
  const luck = better === undefined ? null : better === 'high' ? mean - expected : expected - mean
  return { seat, sides: die.sides, name: die.name, better: better ?? null, shows, counts, mean, expected, luck }
}

/** Small dice before large ones, a game's own last; then by seat, nobody last; then what can be lucky. */
function rank({ seat, die, better }: Rolled): number {
  const kind = die.id > 0 ? die.id : 1000 - die.id
  return kind * 1000 + (seat < 0 ? 99 : seat) * 10 + (better === 'high' ? 0 : better === 'low' ? 1 : 2)
}
