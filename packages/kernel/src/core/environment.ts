import type { Event } from './events.ts'
import type { Decision, Option } from './options.ts'
import type { Seat, State } from './state.ts'

/**
 * What surrounds one step of play: where events go, which dice are given from outside, who watches.
 * It is set by the function that takes a choice and cleared when that returns, so it never outlives a step and is
 * never part of a state. In search and simulation all of it is null and costs one comparison.
 */
export interface Environment {
  events: Event[] | null
  /** Public rolls made in this step, in order. */
  rolls: number[] | null
  /** Results to use instead of the generator's; must be used up exactly. */
  given: number[] | null
  /** Told what play reaches: for coverage. */
  reached: ((what: string) => void) | null
  /** Told of a lone option that is about to be taken without asking: for the laws. */
  byItself: ((g: State, decision: Decision, seat: Seat, option: Option) => void) | null
  /** Phases end by themselves as soon as nothing is left to do in them: so it was when older records were made. */
  isHasty: boolean
}

/** The environment of the step under way. */
export const environment: Environment = {
  events: null,
  rolls: null,
  given: null,
  reached: null,
  byItself: null,
  isHasty: false,
}

/** Runs a step within an environment and restores the old one afterwards, whatever happens. */
export function within<T>(inner: Partial<Environment>, step: () => T): T {
  const outer = { ...environment }
  Object.assign(environment, { events: null, rolls: null, given: null }, inner)
  try {
    return step()
  } finally {
    Object.assign(environment, outer)
  }
}
