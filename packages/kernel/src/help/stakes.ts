import { within } from '../core/environment.ts'
import type { AnyGame } from '../core/game.ts'
import { type Option, optionKind } from '../core/options.ts'
import { copy } from '../core/plain.ts'
import { asked, imagine } from '../core/play.ts'
import { type Question, question, take } from '../core/run.ts'
import type { Seat, State } from '../core/state.ts'
import { type Loss, mayCost, type Stake, THE_GAME } from './stake.ts'

/** With how many different dice, in states a seat could believe in, an option is tried. */
const TRIES = 4

/** What a seat has: what the game says, and the game itself as long as it is not lost. */
export function stakesOf(game: AnyGame, g: State, seat: Seat): Stake[] {
  const own: Stake[] = game.aid?.stakes?.(g, seat) ?? []
  const { result } = g.core
  return result !== null && result.places[seat] !== 1 ? own : [{ key: THE_GAME, args: [] }, ...own]
}

/** What was there before and no longer is. */
export function lostOf(before: readonly Stake[], after: readonly Stake[]): Stake[] {
  const left = counted(after)
  return before.filter(stake => !takeOne(left, nameOf(stake)))
}

/** What a seat lost from one state to the next, all the way; what it got and lost again counts as often. */
export function lostOnTheWay(game: AnyGame, states: Iterable<State>, seat: Seat): Stake[] {
  const lost: Stake[] = []
  let before: Stake[] = []
  for (const state of states) {
    const now = game.aid?.stakes?.(state, seat) ?? []
    lost.push(...lostOf(before, now))
    before = now
  }
  return lost
}

/** What is in both. */
function common(one: readonly Stake[], other: readonly Stake[]): Stake[] {
  const left = counted(other)
  return one.filter(stake => takeOne(left, nameOf(stake)))
}

function nameOf({ key, args }: Stake): string {
  return `${key} ${args.join(' ')}`
}

function counted(stakes: readonly Stake[]): Map<string, number> {
  const count = new Map<string, number>()
  for (const stake of stakes) count.set(nameOf(stake), (count.get(nameOf(stake)) ?? 0) + 1)
  return count
}

function takeOne(count: Map<string, number>, name: string): boolean {
  const there = count.get(name) ?? 0
  count.set(name, there - 1)
  return there > 0
}

/**
 * What options cost for certain. Each is tried in a few states the seat could believe in, with different dice, up to the
 * next question; what is lost in all of them is given up by the choice itself.
 */
export class Trials {
  private readonly game: AnyGame
  private readonly g: State
  private readonly seat: Seat
  private readonly seed: string | number
  private readonly dreams: { state: State; stakes: Stake[] }[] = []

  constructor(game: AnyGame, g: State, seat: Seat, seed: string | number) {
    this.game = game
    this.g = g
    this.seat = seat
    this.seed = seed
  }

  /** What an option gives up, tried so often. */
  givesUp(option: Option, tries = TRIES): Stake[] {
    let certain: Stake[] | undefined
    for (let number = 0; number < tries; number++) {
      const { state, stakes } = this.dream(number)
      const after = copy(state)
      within({ reached: null }, () => take(this.game, after, this.seat, option))
      const lost = lostOf(stakes, stakesOf(this.game, after, this.seat))
      certain = certain === undefined ? lost : common(certain, lost)
      if (!certain.some(({ key }) => key !== THE_GAME)) return []
    }
    return certain ?? []
  }

  private dream(number: number): { state: State; stakes: Stake[] } {
    const known = this.dreams[number]
    if (known) return known
    const state = imagine(this.game, this.g, this.seat, `${this.seed} ${number}`)
    return (this.dreams[number] = { state, stakes: stakesOf(this.game, state, this.seat) })
  }
}

/**
 * True if what an option costs need not be: another one costs less and nothing else, nobody waits for the seat, or the option
 * ends a phase, whose last choice could be taken back. Losses to choose from, such as casualties, are nobody's carelessness, nor
 * is what comes sooner or later.
 */
export function isNeedless(
  { decision }: Pick<Question, 'decision'>,
  { option, stakes }: Loss,
  isWaitedFor: boolean,
  others: Iterable<readonly Stake[]>,
): boolean {
  if (stakes.length === 0 || decision.spec.isOrder || decision.spec.isDue) return false
  if (!isWaitedFor || decision.ending[optionKind(option)]) return true
  for (const other of others) if (isLess(other, stakes)) return true
  return false
}

/** True if all of `one` is in `other`, and more. */
function isLess(one: readonly Stake[], other: readonly Stake[]): boolean {
  return one.length < other.length && common(one, other).length === one.length
}

/** What a seat would give up needlessly by its options, as far as their kinds say that they may cost something. */
export function lossesOf(
  game: AnyGame,
  g: State,
  seat: Seat,
  offered: readonly Option[],
  seed: string | number,
): Loss[] {
  const now = question(game, g)!
  const suspects = offered.filter(option => mayCost(now.decision, option))
  if (suspects.length === 0) return []
  const trials = new Trials(game, g, seat, seed)
  const losses = suspects.map(option => ({ option, stakes: trials.givesUp(option) }))
  const others = losses.map(({ stakes }) => stakes)
  if (suspects.length < offered.length) others.push([])
  const isWaitedFor = asked(game, g)!.seats.includes(seat)
  return losses.filter(loss => isNeedless(now, loss, isWaitedFor, others))
}
