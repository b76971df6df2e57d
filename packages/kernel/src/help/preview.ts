import { within } from '../core/environment.ts'
import type { AnyGame } from '../core/game.ts'
import { type Option, optionKind } from '../core/options.ts'
import { type Change, changes, copy } from '../core/plain.ts'
import { imagine, options } from '../core/play.ts'
import { question, take } from '../core/run.ts'
import type { Seat, State } from '../core/state.ts'
import type { Counter, Place } from '../show/scene.ts'
import { sceneOf } from './wordless.ts'

/**
 * What a choice would change in what its seat sees, up to the next question at which there is something to choose: a piece that can go
 * to one place only is shown there. Null where that cannot be told: dice would fall, or something hidden would be shown. It is reckoned
 * in a state the seat could believe in, and nothing is played.
 */
export function preview(game: AnyGame, g: State, seat: Seat, option: Option, seed: string | number): Change[] | null {
  const dream = imagine(game, g, seat, seed)
  if (!options(game, dream, seat).includes(option)) return null
  let after = tried(game, dream, seat, option)
  for (let next = after; next; ) {
    after = next
    const only = onlyAnswer(game, after, seat)
    next = only === undefined ? null : tried(game, after, seat, only)
  }
  return after && changes(game.view(dream, seat), game.view(after, seat))
}

/** The one answer a seat has, if it neither ends nor gives up anything, and the question is no pretext to act at all. */
function onlyAnswer(game: AnyGame, g: State, seat: Seat): Option | undefined {
  const offered = options(game, g, seat)
  const spec = question(game, g)?.decision.spec
  const isAsked = offered.length === 1 && spec?.standing === undefined && !spec?.hides
  return isAsked ? harmless(game, g, seat)[0] : undefined
}

/** The state after a choice; null if dice fell or something hidden was shown on the way. */
function tried(game: AnyGame, g: State, seat: Seat, option: Option): State | null {
  const after = copy(g)
  within({ reached: null, byItself: null }, () => take(game, after, seat, option))
  return after.core.dice[4] === g.core.dice[4] && after.core.reveals === g.core.reveals ? after : null
}

/** Choices that lead somewhere, in their order, and what they would change in what their seat sees. */
export interface Way {
  options: Option[]
  changes: Change[]
}

/** How many choices are tried at most to find a way. */
const TRIES = 800
/** After so many, other ways to go are tried. */
const GLANCED = 200
/** How many answers are looked at to find the piece that is asked about. */
const GLANCES = 12

/** A state on the way: the choices that lead to it, and how long the way is at least, if each choice goes one place on. */
interface Stand {
  state: State
  way: readonly Option[]
  length: number
}

/**
 * Choices that bring a piece to a place, one after the other, each the seat's own and none that ends, costs or risks anything;
 * null where none are found. Where it goes a place at a time the way is the shortest. Without a piece, the one is meant that the
 * question would move.
 */
export function wayTo(
  game: AnyGame,
  g: State,
  seat: Seat,
  piece: string | null,
  place: string,
  seed: string | number,
): Way | null {
  const dream = imagine(game, g, seat, seed)
  const meant = meantBy(game, dream, seat, place)
  if (meant) return meant
  const mover = piece ?? moverOf(game, dream, seat)
  if (mover === null) return null
  const search = (from: Stand, tries: number) => searched(game, seat, mover, place, from, tries)
  const here = { state: dream, way: [], length: 0 }
  const way =
    search(here, GLANCED) ??
    first(waysToGo(game, here, seat, mover), from => search(from, TRIES)) ??
    search(here, TRIES)
  return way && { options: [...way.way], changes: changes(game.view(dream, seat), game.view(way.state, seat)) }
}

/** What the game says that a place means, as far as all of it is offered and shows nothing hidden. */
function meantBy(game: AnyGame, g: State, seat: Seat, place: string): Way | null {
  const decision = question(game, g)?.decision
  const towards = decision && game.aid?.towards?.[decision.name]
  const meant = towards?.(g as never, seat, decision as never, options(game, g, seat), place)
  if (!meant) return null
  let now = g
  for (const option of meant) {
    const after = options(game, now, seat).includes(option) ? tried(game, now, seat, option) : null
    if (!after) return null
    now = after
  }
  return { options: meant, changes: changes(game.view(g, seat), game.view(now, seat)) }
}

/** The first stand from which the piece comes to the place, by the shortest ways first. */
function searched(game: AnyGame, seat: Seat, piece: string, place: string, from: Stand, tries: number): Stand | null {
  const open: Stand[] = [from]
  const met = new Set<string>()
  for (let left = tries; open.length > 0 && left > 0; ) {
    const { state, way } = open.shift()!
    for (const option of harmless(game, state, seat)) {
      if (left-- === 0) break
      const after = tried(game, state, seat, option)
      const spot = after && standing(game, after, seat, piece, place)
      if (!after || !spot || met.has(spot.key)) continue
      const stand = { state: after, way: [...way, option], length: way.length + 1 + spot.far }
      if (spot.far === 0) return stand
      met.add(spot.key)
      insert(open, stand)
    }
  }
  return null
}

/**
 * The stands that lie behind another way to go, such as to take off: the piece stays where it is, and another question is asked.
 * Steps of different kinds are so many together that a long way of one kind would never be found among them.
 */
function waysToGo(game: AnyGame, from: Stand, seat: Seat, piece: string): Stand[] {
  const asks = question(game, from.state)?.decision.name
  const at = (state: State) => countersOf(game, state, seat).find(({ id }) => id === piece)?.at
  return harmless(game, from.state, seat).flatMap(option => {
    const state = tried(game, from.state, seat, option)
    const isOther = state && question(game, state)?.decision.name !== asks && at(state) === at(from.state)
    return isOther ? [{ state, way: [option], length: 1 }] : []
  })
}

/** The first thing that is found from any of these. */
function first<T, R>(all: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = find(one)
    if (found !== null) return found
  }
  return null
}

/** The options of a seat that neither end nor give up anything. */
function harmless(game: AnyGame, g: State, seat: Seat): Option[] {
  const decision = question(game, g)?.decision
  if (!decision) return []
  return options(game, g, seat).filter(option => {
    const kind = optionKind(option)
    return !decision.ending[kind] && !decision.spec.gives?.includes(decision.kinds[kind])
  })
}

/** The piece of a seat that some answer to its question moves at once. */
function moverOf(game: AnyGame, g: State, seat: Seat): string | null {
  const before = new Map(countersOf(game, g, seat).map(({ id, at }) => [id, at]))
  for (const option of harmless(game, g, seat).slice(0, GLANCES)) {
    const after = tried(game, g, seat, option)
    const moved = after && countersOf(game, after, seat).find(({ id, at }) => (before.get(id) ?? at) !== at)
    if (moved) return moved.id
  }
  return null
}

function countersOf(game: AnyGame, g: State, seat: Seat): Counter[] {
  return sceneOf(game, g, seat).boards.flatMap(({ counters }) => counters.filter(({ owner }) => owner === seat))
}

/** Where a piece stands and looks: how many places from another that is as the crow flies, and what tells it from other stands. */
function standing(game: AnyGame, g: State, seat: Seat, piece: string, place: string) {
  for (const { counters, places } of sceneOf(game, g, seat).boards) {
    const counter: Counter | undefined = counters.find(({ id }) => id === piece)
    const to = places.find(({ id }) => id === place)
    const from = places.find(({ id }) => id === counter?.at)
    if (!counter || !to || !from) continue
    const distance = (other: Place) => Math.hypot(other.x - to.x, other.y - to.y)
    const next = Math.min(...places.flatMap(other => (other === to ? [] : distance(other))))
    const far = counter.at === place ? 0 : distance(from) / next
    return { far, key: `${counter.at} ${counter.facing} ${question(game, g)?.decision.name}` }
  }
  return null
}

/** Keeps the shortest way first; of those equally long the one that is farther along. */
function insert(open: Stand[], stand: Stand): void {
  const at = open.findIndex(({ length, way }) => {
    return stand.length < length || (stand.length === length && stand.way.length > way.length)
  })
  if (at < 0) open.push(stand)
  else open.splice(at, 0, stand)
}
