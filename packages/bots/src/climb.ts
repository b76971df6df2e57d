import { type Chance, chance, type Numbers } from '@hexarium/kernel'

/** Two ways to choose some numbers, as far from the middle to either side; they are to play each other. */
export interface Trial {
  up: Numbers
  down: Numbers
  /** By number: to which side `up` leans, 1 or -1. */
  signs: readonly number[]
}

/** What is known of one number: how much more is scored a step above than a step below, both in all, 0 … 1, with its standard error. */
export interface Slope {
  name: string
  slope: number
  error: number
}

/** A step multiplies or divides a number by this; one that is 0 for a plain player is an addition, and goes by steps of so much. */
const STEP = 0.25
/** How far all numbers move, in steps, for a round in which one side wins everything; less from round to round. */
const RATE = 1
const TIRING = 0.03

/**
 * Looks for better numbers by games: all are changed at once, each up or down by lot, and who leans the other way is met with the
 * same dice in exchanged seats; each number then moves towards the side that won more (simultaneous perturbation, J. Spall).
 * What is found is the mean of the later rounds, which luck moves less than the last.
 */
export class Climb {
  private readonly names: readonly string[]
  private readonly plain: Numbers
  private readonly luck: Chance
  /** By number: where the climb stands, in steps from plain; and where it stood after each round. */
  private readonly at: number[]
  private readonly stood: number[][] = []
  private readonly sums: number[]
  private tried = 0

  constructor(plain: Numbers, start: Numbers, names: readonly string[], seed: string) {
    this.plain = plain
    this.names = names
    this.luck = chance(`climb/${seed}`)
    this.at = names.map(name => stepsTo(plain[name], start[name]))
    this.sums = names.map(() => 0)
  }

  /** What to let play next: so many pairs. */
  trials(count: number): Trial[] {
    return Array.from({ length: count }, () => {
      const signs = this.names.map(() => (this.luck.below(2) === 0 ? 1 : -1))
      return { up: this.numbersAt(signs, 1), down: this.numbersAt(signs, -1), signs }
    })
  }

  /** Moves by what came of trials: the share of its games each `up` won. */
  learn(trials: readonly Trial[], scores: readonly number[]): void {
    const rate = RATE / (1 + TIRING * this.stood.length)
    for (let of = 0; of < this.names.length; of++) {
      const gain = trials.reduce((sum, { signs }, at) => sum + signs[of] * (2 * scores[at] - 1), 0)
      this.sums[of] += gain
      this.at[of] += (rate * gain) / trials.length
    }
    this.tried += trials.length
    this.stood.push([...this.at])
  }

  /** The numbers found: the mean of where the climb stood in the later half of the rounds. */
  found(): Numbers {
    const later = this.stood.slice(Math.floor(this.stood.length / 2))
    if (later.length === 0) return this.numbersAt([], 0)
    const mean = this.names.map((_, of) => later.reduce((sum, at) => sum + at[of], 0) / later.length)
    return Object.fromEntries(this.names.map((name, of) => [name, rounded(numberAt(this.plain[name], mean[of]))]))
  }

  /** How each number mattered on the way, most first. */
  slopes(): Slope[] {
    const games = Math.max(1, this.tried)
    return this.names
      .map((name, of) => ({ name, slope: this.sums[of] / games, error: 1 / Math.sqrt(2 * games) }))
      .sort((one, other) => Math.abs(other.slope) - Math.abs(one.slope))
  }

  private numbersAt(signs: readonly number[], lean: number): Numbers {
    return Object.fromEntries(
      this.names.map((name, of) => [name, rounded(numberAt(this.plain[name], this.at[of] + lean * (signs[of] ?? 0)))]),
    )
  }
}

/** The number so many steps from a plain one. */
function numberAt(plain: number, steps: number): number {
  return plain === 0 ? steps * STEP : plain * Math.exp(steps * STEP)
}

/** How many steps a number is from the plain one. */
function stepsTo(plain: number, number: number): number {
  if (plain === 0) return number / STEP
  return Math.log(Math.max(number / plain, 1e-6)) / STEP
}

/** Four digits are enough, and can be written down. */
function rounded(number: number): number {
  return Number(number.toFixed(4))
}
