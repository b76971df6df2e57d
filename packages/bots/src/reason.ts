import type { Option } from '@hexarium/kernel'
import { judged, type Runner } from './heats.ts'

/** A choice of a plan, and the question it answers. */
export interface Link {
  question: string
  choice: Option
}

/** What a bot expects of one of the options it was offered. */
export interface Reason {
  option: Option
  /** What the game will come to after it, 0 (lost) to 1 (won). */
  chance: number
  /** In how many try-outs that was found; 1 where it was only looked at. */
  tries: number
  /** What the seat would choose after it: the rest of the best plan that begins with it. */
  rest: readonly Link[]
}

/** By first choice the plan that did best of those tried most, the most promising first. */
export function reasonsFrom(tried: readonly Runner[], risk: number): Reason[] {
  const best = new Map<Option, Runner>()
  for (const runner of tried) {
    if (runner.outcomes.length === 0) continue
    const [option] = runner.line.choices
    const known = best.get(option)
    const more = known ? runner.outcomes.length - known.outcomes.length : 1
    if (!known || more > 0 || (more === 0 && judged(runner, risk) > judged(known, risk))) best.set(option, runner)
  }
  const reasons = [...best].map(([option, { line, outcomes }]) => {
    const sum = outcomes.reduce((sum, outcome) => sum + outcome, 0)
    const rest = line.choices.map((choice, at) => ({ question: line.questions[at], choice })).slice(1)
    return { option, chance: sum / outcomes.length, tries: outcomes.length, rest }
  })
  return sorted(reasons)
}

/** What each option was worth to who looked at it; below 0 stands for what was not looked at. */
export function reasonsBy(options: readonly Option[], values: readonly number[], tries: readonly number[]): Reason[] {
  const looked = options.map((option, at) => ({ option, chance: values[at], tries: tries[at], rest: [] }))
  return sorted(looked.filter(({ chance }) => chance >= 0))
}

function sorted(reasons: Reason[]): Reason[] {
  return reasons.sort((one, other) => other.chance - one.chance)
}
