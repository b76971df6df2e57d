import type { Chance } from '@hexarium/kernel'

const GRAIN = 1 << 30

/** A number from 0 to 1, exclusive. */
export function fraction(luck: Chance): number {
  return luck.below(GRAIN) / GRAIN
}

/** An index in proportion to its weight; any, without weights. */
export function pickWeighted(luck: Chance, count: number, weights: readonly number[] | null): number {
  if (weights === null) return luck.below(count)
  let sum = 0
  for (let i = 0; i < count; i++) sum += weights[i]
  let rest = fraction(luck) * sum
  for (let i = 0; i < count; i++) {
    rest -= weights[i]
    if (rest < 0) return i
  }
  return count - 1
}

/** The index of the best score; of equal ones any, in proportion to their weights. */
export function pickBest(luck: Chance, scores: readonly number[], weights: readonly number[] | null): number {
  const best = Math.max(...scores)
  const ties: number[] = []
  scores.forEach((score, index) => {
    if (score >= best - 1e-9) ties.push(index)
  })
  if (ties.length === 1) return ties[0]
  const tied = weights && ties.map(index => weights[index])
  return ties[pickWeighted(luck, ties.length, tied?.some(weight => weight > 0) ? tied : null)]
}

/** Scores blurred by noise of about this size (a sum of four throws, so small errors are likelier than big ones). */
export function blur(luck: Chance, scores: readonly number[], noise: number): readonly number[] {
  if (noise === 0) return scores
  return scores.map(
    score => score + noise * 1.7 * (fraction(luck) + fraction(luck) + fraction(luck) + fraction(luck) - 2),
  )
}
