import { within } from '../core/environment.ts'
import { copy } from '../core/plain.ts'
import type { State } from '../core/state.ts'

/** A step that was taken: what it did to the state, and the dice given for it. */
interface Step {
  change: (g: State) => void
  given: readonly number[] | null
}

/**
 * The way back to earlier states of a match. Copying a state costs more than a step, so one is kept every few steps; those
 * between are made again from it, which gives the same, for dice are part of the state.
 */
export class WayBack {
  private readonly every: number
  /** Steps are made again as they were made: by older rules phases end by themselves. */
  private readonly isHasty: boolean
  private copies: { count: number; state: State }[] = []
  /** The steps since the first of the copies. */
  private steps: Step[] = []

  /** With `every` 1 a copy is kept before each step: for states that others change, too. */
  constructor(every: number, isHasty = false) {
    this.every = every
    this.isHasty = isHasty
  }

  /** Before a step is taken: makes sure that the state after `count` steps can be had again. */
  keep(state: State, count: number): void {
    const last = this.copies.at(-1)
    if (!last || count - last.count >= this.every) this.copies.push({ count, state: copy(state) })
  }

  /** A step was taken. */
  add(change: Step['change'], given: Step['given']): void {
    if (this.copies.length > 0) this.steps.push({ change, given })
  }

  /** Nobody will want a state before the one after `count` steps. */
  forget(count: number): void {
    const first = this.copies.findLastIndex(kept => kept.count <= count)
    if (first <= 0) return
    this.steps.splice(0, this.copies[first].count - this.copies[0].count)
    this.copies.splice(0, first)
  }

  /** Nothing before this moment will be wanted. */
  forgetAll(): void {
    this.copies = []
    this.steps = []
  }

  /** The state after `count` steps, to be looked at. */
  look(count: number): State {
    const { count: from, state } = this.copies.findLast(kept => kept.count <= count)!
    return from === count ? state : this.back(count)
  }

  /** The state after `count` steps, to go on from. */
  back(count: number): State {
    const { count: from, state } = this.copies.findLast(kept => kept.count <= count)!
    const again = copy(state)
    const first = this.copies[0].count
    for (const { change, given } of this.steps.slice(from - first, count - first)) {
      within({ given: given && [...given], isHasty: this.isHasty }, () => change(again))
    }
    return again
  }

  /** Steps after `count` were taken back. */
  drop(count: number): void {
    this.copies = this.copies.filter(kept => kept.count <= count)
    this.steps.length = count - (this.copies[0]?.count ?? count)
  }
}
