import {
  canonical,
  copy,
  type Event,
  heard,
  imagine,
  options,
  question,
  type Result,
  type Seat,
  SPECTATOR,
  type State,
  same,
  seen,
  within,
  writeOption,
} from '@hexarium/kernel'
import { type Deed, everybody, messageOf, perform } from './deed.ts'
import type { Law, Stride, Walk } from './law.ts'
import { firstDifference } from './same-game.ts'

/** So many moments with something hidden must pass before it is said that `imagine` never deals it anew. */
const ENOUGH = 60

/**
 * What a seat cannot know it does not learn. A dream is a state the seat could believe in, so it must look the same to
 * it; and when the same choice is taken in both with the same dice, the seat may learn which of them is real, as in
 * every reveal, but only by event and view together: an event alone has told too much or the view forgets it, a view
 * alone has shown it behind everybody's back. A kind of event whose spec says `shows` may tell what no view keeps.
 */
export const secrecy: Law = {
  id: 6,
  title: 'what a seat cannot know, neither view, options nor events tell',
  watch: walk => ({
    rest: () => (walk.sampled ? first(everybody(walk.state), seat => dreamFault(walk, seat)) : undefined),
    stride: stride => (walk.sampled ? first(everybody(stride.before), seat => leak(walk, stride, seat)) : undefined),
    end: () => imaginesNothing(walk),
  }),
}

/** The first fault found for any seat. */
export function first(seats: readonly Seat[], faultOf: (seat: Seat) => string | undefined): string | undefined {
  for (const seat of seats) {
    const fault = faultOf(seat)
    if (fault) return fault
  }
  return undefined
}

/** What a seat is called in the laws' sentences. */
export function nameOf(seat: Seat): string {
  return seat === SPECTATOR ? 'the spectator' : `seat ${seat}`
}

function dreamFault(walk: Walk, seat: Seat): string | undefined {
  const { game, state } = walk
  const kept = copy(state)
  const dream = imagine(game, state, seat, walk.chance.below(2 ** 31))
  if (!same(state, kept)) return `imagining for ${nameOf(seat)} changes the real state`
  const difference = firstDifference(seen(game, state, seat), seen(game, dream, seat))
  if (difference) return `${nameOf(seat)} can tell a state imagined for it from the real one: ${difference}`
  try {
    game.check?.(dream)
  } catch (error) {
    return `what is imagined for ${nameOf(seat)} breaks an invariant: ${messageOf(error)}`
  }
  countDealt(walk, dream, seat)
  return undefined
}

function leak(walk: Walk, { deed, before, after, events }: Stride, seat: Seat): string | undefined {
  const { game } = walk
  if (deed.is !== 'choice') return undefined
  const dream = dreamOf(walk, before, seat)
  if (!options(game, dream, deed.seat).includes(deed.option)) return undefined
  const dreamt = observe(walk, dream, deed, seat)
  const real = observation(walk, after, events, seat)
  const shown = firstDifference(real.shown, dreamt.shown)
  const told = firstDifference(trusted(walk, real.told), trusted(walk, dreamt.told))
  if (shown ? firstDifference(real.told, dreamt.told) : !told) return undefined
  const { decision } = question(game, before)!
  const what = `after “${writeOption(decision, deed.option)}” of ${decision.name}`
  return told
    ? `${what} an event tells ${nameOf(seat)} what its view does not show: ${told}. Tell it to fewer, put it into the view, or let its spec say that it shows`
    : `${what} the view shows ${nameOf(seat)} what no event told it: ${shown}. Hide it, or tell it`
}

/** What was told without the kinds of event that may tell more than a view. */
function trusted({ game }: Walk, told: Observation['told']): Observation['told'] {
  return told.filter(item => !('kind' in item && game.events[item.kind]?.shows))
}

/** A state a seat could believe in, with the real dice and the real standing answers, so that only secrets differ. */
export function dreamOf(walk: Walk, g: State, seat: Seat): State {
  const dream = imagine(walk.game, g, seat, walk.chance.below(2 ** 31))
  dream.core.dice = g.core.dice.slice()
  dream.core.standing = copy(g.core.standing)
  return dream
}

/** What a seat learnt from a step. A result counts as told: everybody hears how a game ends. */
export interface Observation {
  told: ({ kind: string; args: number[] } | { result: Result | null })[]
  shown: unknown
}

/** What a seat learns from a step that led to a state. */
export function observation({ game }: Walk, after: State, events: readonly Event[], seat: Seat): Observation {
  return { told: [...heard(events, seat), { result: after.core.result }], shown: seen(game, after, seat) }
}

/** What a seat learns if a choice is taken in a state, which is changed. */
export function observe(walk: Walk, g: State, deed: Deed, seat: Seat): Observation {
  const events: Event[] = []
  within({ events }, () => perform(walk.game, g, deed))
  return observation(walk, g, events, seat)
}

/** Counts moments at which something is hidden from a seat, and those at which a dream had it otherwise. */
function countDealt({ game, state, tally }: Walk, dream: State, seat: Seat): void {
  const own = game.view(state, seat)
  for (let other = 0; other < state.core.seats; other++) {
    if (other === seat) continue
    const theirs = game.view(state, other)
    if (!hides(own, theirs)) continue
    tally.set('hidden', (tally.get('hidden') ?? 0) + 1)
    if (canonical(theirs) !== canonical(game.view(dream, other))) tally.set('dealt', (tally.get('dealt') ?? 0) + 1)
  }
}

/** True if one view holds as unknown what another knows. */
function hides(own: unknown, theirs: unknown): boolean {
  if (own === null) return theirs !== null && theirs !== undefined
  if (typeof own !== 'object' || typeof theirs !== 'object' || theirs === null) return false
  const [left, right] = [own as Record<string, unknown>, theirs as Record<string, unknown>]
  return Object.keys(left).some(key => hides(left[key], right[key]))
}

function imaginesNothing({ tally }: Walk): string | undefined {
  const hidden = tally.get('hidden') ?? 0
  if (hidden < ENOUGH || tally.has('dealt')) return undefined
  return `imagine leaves what is hidden as it is, ${hidden} times out of ${hidden}: bots would know it. Deal it anew`
}
