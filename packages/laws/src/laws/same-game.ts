import {
  canonical,
  changes,
  copy,
  type Event,
  impure,
  options,
  replay,
  type State,
  same,
  verify,
  within,
} from '@hexarium/kernel'
import { perform, randomChoice } from './deed.ts'
import type { Law, Walk } from './law.ts'

/** How far play goes on in a twin. */
const ON = 15

/** Same record, same state, bit for bit. */
export const sameRecord: Law = {
  id: 1,
  title: 'the same record gives the same state, bit for bit',
  watch: walk => ({ end: () => replaysTheSame(walk) }),
}

function replaysTheSame(walk: Walk): string | undefined {
  const { game, state } = walk
  const record = walk.record()
  const replayed = replay(game, record)
  if (!replayed.ok) return `the record does not replay: ${replayed.problem.text}`
  const difference = firstDifference(state, replayed.value.state)
  if (difference) return `the record leads to another state when it is replayed: ${difference}`
  const proved = verify(game, JSON.parse(JSON.stringify(record)))
  return proved.ok ? undefined : `the record does not verify after it was saved and loaded: ${proved.problem.text}`
}

/** Through JSON and back, play goes on the same. */
export const throughJson: Law = {
  id: 2,
  title: 'through JSON and back at any moment, play goes on the same',
  watch: walk => ({
    rest: () => (walk.sampled ? survivesJson(walk) : undefined),
    end: () => stateIsPlain(walk.state),
  }),
}

function stateIsPlain(state: State): string | undefined {
  const fault = impure(state)
  return fault && `the state is not plain data at ${fault}`
}

function survivesJson(walk: Walk): string | undefined {
  const fault = stateIsPlain(walk.state)
  if (fault) return fault
  const twin: State = JSON.parse(JSON.stringify(walk.state))
  const difference = firstDifference(walk.state, twin)
  if (difference) return `the state changes on its way through JSON: ${difference}`
  return partsFrom(walk, copy(walk.state), twin)
}

/** Plays on in two states at once, step by step, and says where they part. */
function partsFrom(walk: Walk, one: State, twin: State): string | undefined {
  const { game } = walk
  for (let step = 1; step <= ON && one.core.result === null; step++) {
    const deed = randomChoice(game, one, walk.chance)
    if (deed?.is !== 'choice') return undefined
    const offers = firstDifference(options(game, one, deed.seat), options(game, twin, deed.seat))
    if (offers) return `${step} choices later other options are offered: ${offers}`
    const [heard, alsoHeard]: [Event[], Event[]] = [[], []]
    within({ events: heard }, () => perform(game, one, deed))
    within({ events: alsoHeard }, () => perform(game, twin, deed))
    const difference = firstDifference(one, twin) ?? firstDifference(heard, alsoHeard)
    if (difference) return `${step} choices later the states have parted: ${difference}`
  }
  return undefined
}

/** Where two values first differ, with both sides; undefined if their canonical texts are equal. */
export function firstDifference(a: unknown, b: unknown): string | undefined {
  if (same(a, b) || canonical(a) === canonical(b)) return undefined
  const change = changes(a, b)[0]
  if (!change) return 'in something that is not plain data'
  const was = change.path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], a)
  return `${change.path.join('.') || 'all of it'} is ${short(was)} here and ${short(change.value)} there`
}

function short(value: unknown): string {
  const text = value === undefined ? 'missing' : canonical(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
