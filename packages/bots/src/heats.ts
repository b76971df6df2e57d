import type { Pondering } from './ponder.ts'
import { Spread } from './spread.ts'
import type { Line, TryOuts } from './tryout.ts'

/** How plans compete. */
export interface Race {
  /** How often each is tried in the first heat. */
  tries: number
  /** How many try-outs there may be in all, about. */
  most: number
  /** By how many standard errors another plan must beat the policy's own. */
  margin: number
  /** What the spread of a plan's outcomes counts beside their mean: below 0 for who is careful, above for who is bold. */
  risk: number
}

/** A plan in the field: what came of it in each world it was tried in. */
export interface Runner {
  line: Line
  sum: number
  outcomes: number[]
}

/** The plan that won, and how all did; those that were dropped early were tried less often. */
export interface Ranking {
  best: Line
  tried: Runner[]
}

/** Where outcomes spread this far, in worth, or farther, a plan's tries double from heat to heat. */
const MUCH = 0.075
/** Where little is at stake, they grow by this share of themselves. */
const LEAST_GROWTH = 0.5
/** Where the means of all plans lie so close together, any will do. */
const NOTHING = 0.001
/** The last two are tried on until one leads by so many standard errors. */
const SETTLED = 2

/**
 * The plan that does best. After each heat the worse half is out, and the others are tried more often than before. The policy's own,
 * the first, runs to the end: another must beat it where both were tried most. In a hurry the leader of the last heat wins, or
 * before there was one the policy's own.
 */
export function* bestOf(tryOuts: TryOuts, lines: readonly Line[], race: Race): Pondering<Ranking> {
  const spread = new Spread()
  const tried: Runner[] = lines.map(line => ({ line, sum: 0, outcomes: [] }))
  const own = tried[0]
  let field = [...tried]
  let times = 0
  let all = 0
  /** True if it was broken off: then the field stands as it did before. */
  function* heat(more: number): Pondering<boolean> {
    for (const runner of field)
      for (let number = times; number < times + more; number++) {
        if (yield Math.min(1, all / race.most)) {
          for (const { outcomes } of field) outcomes.length = Math.min(outcomes.length, times)
          return true
        }
        const outcome = tryOuts.outcome(runner.line, number)
        runner.outcomes.push(outcome)
        spread.add(outcome)
        all++
      }
    times += more
    for (const runner of field) runner.sum = runner.outcomes.reduce((sum, outcome) => sum + outcome, 0)
    field.sort((a, b) => judged(b, race.risk) - judged(a, race.risk))
    return false
  }
  const lead = (place: number) => judged(field[0], race.risk) - judged(field[place], race.risk)
  if (yield* heat(race.tries)) return { best: own.line, tried }
  const growth = Math.max(LEAST_GROWTH, Math.min(1, spread.deviation / MUCH))
  const more = () => Math.max(1, Math.round(times * growth))
  for (let left = field.length; left > 2 && lead(field.length - 1) > NOTHING; ) {
    left = Math.ceil(left / 2)
    const leader = field[0].line
    field = field.filter((runner, place) => place < left || runner === own)
    if (yield* heat(more())) return { best: leader, tried }
  }
  while (field.length > 1 && all + field.length * more() <= race.most && !isSettled(field[0], field[1])) {
    const leader = field[0].line
    if (yield* heat(more())) return { best: leader, tried }
  }
  return { best: beats(field[0], own, race) ? field[0].line : own.line, tried }
}

/** What a plan promises to who takes risks like this. */
export function judged({ sum, outcomes }: Runner, risk: number): number {
  const mean = sum / outcomes.length
  if (risk === 0) return mean
  const spread = new Spread()
  for (const outcome of outcomes) spread.add(outcome)
  return mean + risk * spread.deviation
}

/** How one plan did beside another in the same worlds: the standard error of the difference of their means. */
function doubt(one: Runner, other: Runner): number {
  const gain = new Spread()
  for (const [number, outcome] of one.outcomes.entries()) gain.add(outcome - other.outcomes[number])
  return gain.deviation / Math.sqrt(one.outcomes.length)
}

function isSettled(one: Runner, other: Runner): boolean {
  const error = doubt(one, other)
  return error < NOTHING || one.sum - other.sum >= SETTLED * error * one.outcomes.length
}

/** True if a plan promises more than the policy's own, by the margin. */
function beats(one: Runner, own: Runner, { margin, risk }: Race): boolean {
  return judged(one, risk) - judged(own, risk) >= (margin === 0 ? 0 : margin * doubt(one, own))
}
