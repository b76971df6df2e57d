import type { Seat, State } from '../core/state.ts'

/** What undo does not cross. */
export type Boundary = 'dice' | 'reveal'

/** What of a state before a step tells whether dice fell or something was shown in it. */
export type Mark = { dice: number; reveals: number }

/** The mark of a state. */
export function markOf({ core }: State): Mark {
  return { dice: core.dice[4], reveals: core.reveals }
}

/**
 * What a step did that cannot be taken back: dice fell, something was declared shown, or something a view held as
 * unknown (`null`) became known; the view of the seat that acted counts like the others, or it could look and choose
 * again. What every seat knew already may be taken back, though a spectator has learnt it. Undefined if the step may be.
 */
export function boundary(
  before: Mark,
  after: State,
  viewBefore: (seat: Seat) => unknown,
  viewAfter: (seat: Seat) => unknown,
): Boundary | undefined {
  if (before.dice !== after.core.dice[4]) return 'dice'
  if (before.reveals !== after.core.reveals) return 'reveal'
  for (let seat = 0; seat < after.core.seats; seat++) {
    if (becameKnown(viewBefore(seat), viewAfter(seat))) return 'reveal'
  }
  return undefined
}

/** True if something that was `null` is no longer. Every view is looked through at every step: nothing is made on the way. */
export function becameKnown(before: unknown, after: unknown): boolean {
  if (before === null) return after !== null && after !== undefined
  if (typeof before !== 'object' || typeof after !== 'object' || after === null) return false
  if (Array.isArray(before)) return anyBecameKnown(before, after as unknown[])
  const left = before as Record<string, unknown>
  const right = after as Record<string, unknown>
  for (const key in left) {
    const item = left[key]
    if (typeof item === 'object' && item !== right[key] && becameKnown(item, right[key])) return true
  }
  return false
}

function anyBecameKnown(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (typeof before[0] !== 'object') {
    // A list of primitives: most hold no null, and the engine knows that of many without looking.
    for (let i = before.indexOf(null); i >= 0; i = before.indexOf(null, i + 1)) {
      if (becameKnown(null, after[i])) return true
    }
    return false
  }
  for (let i = 0; i < before.length; i++) {
    const item = before[i]
    if (typeof item === 'object' && item !== after[i] && becameKnown(item, after[i])) return true
  }
  return false
}
