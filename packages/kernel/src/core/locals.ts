import type { Procedure } from './flow.ts'
import type { Decision } from './options.ts'
import type { State } from './state.ts'

/** What the question asked now remembers, if it is this one. */
export function hereAt<G, H>(g: State, decision: Decision<G, H>): H | undefined {
  const frame = g.core.flow.at(-1)
  return frame && questionAt(frame.at) === decision.name ? (frame.here as H) : undefined
}

/** What a procedure under way remembers, the innermost of that name; undefined if it is not under way. */
export function underWay<G, H>(g: State, procedure: Procedure<G, H>): H | undefined {
  return g.core.flow.findLast(({ proc }) => proc === procedure.name)?.here as H | undefined
}

/**
 * Another question is asked instead of the one asked now, by the same procedure: how `imagine` makes somebody begin a choice
 * anew. Gives what the procedure remembers.
 */
export function askInstead<G, H>(g: State, decision: Decision<G, H>): H {
  const frame = g.core.flow[g.core.flow.length - 1]
  frame.at = decision.name
  return frame.here as H
}

/** What every run of a procedure under way remembers, the outermost first; changing it changes the state. */
export function everyUnderWay<G, H>(g: State, procedure: Procedure<G, H>): H[] {
  return g.core.flow.filter(({ proc }) => proc === procedure.name).map(({ here }) => here as H)
}

/** The decision a label stands for: where a procedure asks it a second time, a number follows its name. */
export function questionAt(label: string): string {
  return label.replace(/ \d+$/, '')
}
