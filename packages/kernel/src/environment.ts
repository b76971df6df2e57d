import type { Event } from './events.ts'

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
}

/** The environment of the step under way. */
export const environment: Environment = { events: null, rolls: null, given: null, reached: null }

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
