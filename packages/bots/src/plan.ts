import { type AnyGame, canonical, type Option, type Seat, type State } from '@hexarium/kernel'
import { mix } from './seed.ts'
import type { Thought } from './thought.ts'

/** The rest of a plan: plain data, to be kept between two questions at a table, in a worker or in a file. */
export interface Plan {
  /** Which of the game's plans it is. */
  kind: string
  /** What is to be chosen next, in order. Questions with one option are no steps. */
  steps: Step[]
  /** How much was thought already in this turn, where the game says what a turn is; it outlives the steps. */
  tired?: Tired
}

/** So many choices were played through in try-outs, in this turn. */
export interface Tired {
  turn: number
  effort: number
}

/** One choice of a plan. */
export interface Step {
  question: string
  choice: Option
  /** What the seat will have seen by then, in a number: if it saw something else, the plan is no longer good. */
  seen: number
}

/** What a seat sees, stirred into one number. */
export function seenIn(game: AnyGame, g: State, seat: Seat): number {
  const text = canonical(game.view(g, seat))
  let seen = 0
  for (let i = 0; i < text.length; i++) seen = Math.imul(seen ^ text.charCodeAt(i), 0x01000193)
  return mix(seen, text.length)
}

/** The choice a kept plan has for this very question; undefined if it was made for another, or things came otherwise. */
export function plannedFor(thought: Thought, kept: Plan | null): Option | undefined {
  const step = kept?.steps[0]
  if (!step || step.question !== thought.decision.name || !thought.options.includes(step.choice)) return undefined
  return seenIn(thought.game, thought.imagine(0), thought.seat) === step.seen ? step.choice : undefined
}

/** What is left of a plan after its first step; null if nothing is. */
export function restOf({ steps, ...plan }: Plan): Plan | null {
  return steps.length > 1 || plan.tired ? { ...plan, steps: steps.slice(1) } : null
}
