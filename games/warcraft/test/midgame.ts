import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { choose, fresh, offered } from './table.ts'

/** All of the expansion. */
export const ALL = { racialAbilities: true, heroes: true, creeps: true, spellResearch: true, expansionCards: true }

/** A game after so many choices: everybody takes what a fixed stride through the offers comes to. */
export function midgame(
  seats: number,
  settings: Record<string, unknown>,
  seed: string,
  choices: number,
  stride: number,
): Match {
  const match = fresh(seats, settings, seed)
  for (let n = 0; n < choices && match.asked; n++) {
    const [seat] = match.asked.seats
    const open = offered(match, seat)
    choose(match, `${seat}>${open[(n * stride) % open.length]}`)
  }
  return match
}

/** A question in the middle of a game, so many choices deep, and what is counted on all ways from there. */
export type Row = [what: string, made: () => Match, depth: number, nodes: string]

/** Numbers that are asked about of every kind. */
const NUMBERS = 60

/** A test for each row. */
export function counted(rows: readonly Row[]): void {
  for (const [what, made, depth, nodes] of rows)
    test(`counted: ${what}`, () => {
      expect(nodesOf(made(), depth, NUMBERS)).toBe(nodes)
    })
}
