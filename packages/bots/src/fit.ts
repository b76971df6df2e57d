/** A state met in a game: its figures as a seat sees them, and what the game came to for that seat, 0 … 1. */
export interface Sample {
  figures: readonly number[]
  came: number
}

/** The chance to win that weights give figures. */
export function chanceBy(weights: readonly number[], figures: readonly number[]): number {
  let odds = 0
  for (const [place, weight] of weights.entries()) odds += weight * figures[place]
  return 1 / (1 + Math.exp(-odds))
}

/** How strongly weights are drawn to nothing, in samples: so that a figure that was never seen to differ has none. */
const RIDGE = 1
const ROUNDS = 25

/** The weights that make what happened likeliest: logistic regression by Newton's method. */
export function fit(samples: readonly Sample[], figures: number): number[] {
  let weights = new Array<number>(figures).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map(weight => -RIDGE * weight)
    const bend = weights.map((_, row) => weights.map((_, column) => (row === column ? RIDGE : 0)))
    for (const { figures: seen, came } of samples) {
      const chance = chanceBy(weights, seen)
      for (let row = 0; row < figures; row++) {
        slope[row] += seen[row] * (came - chance)
        for (let column = 0; column < figures; column++)
          bend[row][column] += seen[row] * seen[column] * chance * (1 - chance)
      }
    }
    const step = solved(bend, slope)
    weights = weights.map((weight, place) => weight + step[place])
  }
  return weights
}

/** The x with `matrix` · x = `right`, by elimination; the matrix is changed. It must be positive definite, as one with a ridge is. */
function solved(matrix: number[][], right: readonly number[]): number[] {
  const x = [...right]
  for (let pivot = 0; pivot < x.length; pivot++) {
    for (let row = 0; row < x.length; row++) {
      if (row === pivot) continue
      const share = matrix[row][pivot] / matrix[pivot][pivot]
      for (let column = pivot; column < x.length; column++) matrix[row][column] -= share * matrix[pivot][column]
      x[row] -= share * x[pivot]
    }
  }
  return x.map((value, place) => value / matrix[place][place])
}

/** A forecast, and what it came to. */
export interface Forecast {
  said: number
  came: number
}

/** The mean surprise of forecasts, in natural units: 0.693 for who always says an even chance, less is better. */
export function surprise(forecasts: readonly Forecast[]): number {
  let sum = 0
  for (const { said, came } of forecasts) {
    const chance = Math.min(1 - 1e-6, Math.max(1e-6, said))
    sum -= came * Math.log(chance) + (1 - came) * Math.log(1 - chance)
  }
  return sum / Math.max(1, forecasts.length)
}

/** One tenth of the forecasts' scale: how many fell there, what they said, and what came, on average. */
export interface Tenth extends Forecast {
  count: number
}

/** Forecasts by tenths: where they are good, what was said came. */
export function calibration(forecasts: readonly Forecast[]): Tenth[] {
  const tenths = Array.from({ length: 10 }, (): Tenth => ({ count: 0, said: 0, came: 0 }))
  for (const { said, came } of forecasts) {
    const tenth = tenths[Math.min(9, Math.floor(10 * said))]
    tenth.count++
    tenth.said += said
    tenth.came += came
  }
  for (const tenth of tenths) {
    tenth.said /= tenth.count || 1
    tenth.came /= tenth.count || 1
  }
  return tenths
}
