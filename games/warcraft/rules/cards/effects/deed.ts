import type { Seat } from '@hexarium/kernel'
import type { Effect } from '../../../content/effects.ts'
import type { Hex, Play, Warcraft } from '../../../state.ts'

/** What an effect leaves to be asked: how often something may still be picked, and losses that wait, spaces and numbers. */
export type Pending = { picks: number; zones: Hex[]; counts: number[] }

/** One effect by its word. */
export type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>

/** What an effect does, and whether it would do anything at all: what does nothing is not offered, and nobody is asked for it. */
export interface Deed<E extends Effect> {
  perform(g: Warcraft, play: Play, effect: E, pending: Pending): void
  works(g: Warcraft, seat: Seat, effect: E): boolean
}

/** The deeds of some effects. */
export type Deeds<Op extends Effect['op']> = { readonly [op in Op]: Deed<EffectOf<op>> }

/** Something that always does something. */
export function always<E extends Effect>(perform: Deed<E>['perform']): Deed<E> {
  return { perform, works: () => true }
}

/** Something that is never the reason to play a card. */
export function besides<E extends Effect>(perform: Deed<E>['perform']): Deed<E> {
  return { perform, works: () => false }
}

/** The side of a seat in the battle under way. */
export function sideOf(g: Warcraft, seat: Seat): number {
  return g.battle!.side[seat]
}
