import { Match, must } from '@hexarium/kernel'
import { board } from '../content/map.ts'
import { skirmish } from '../index.ts'
import type { Skirmish } from '../state.ts'

/** Where units stand and what they are told; units not named are off the map. */
export type Line = Record<number, { hex: string; strength?: number; order?: 'march' | 'volley' | 'guard' }>

const ORDER = { march: 0, volley: 1, guard: 2 }

/** A match after the orders of a round: `first` goes first. */
export function ordered(units: Line, first: 0 | 1 = 0, round = 1): Match {
  const named = Array.from({ length: 12 }, (_, unit) => {
    const { hex, strength } = units[unit] ?? {}
    return [unit, hex === undefined ? null : { hex, ...(strength ? { strength } : {}) }]
  })
  const position = { round, units: Object.fromEntries(named) }
  const match = must(Match.open(skirmish, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, position }))
  for (let slot = 0; slot < 6; slot++) {
    const last = slot === lastSlot(units)
    for (const side of [0, 1]) {
      const unit = units[side * 6 + slot]
      if (!unit) continue
      const isLastAnswer = last && !(side === 0 && units[6 + slot])
      must(
        match.play(
          side,
          `order ${ORDER[unit.order ?? 'guard']}`,
          isLastAnswer ? (first === 0 ? [6, 1] : [1, 6]) : null,
        ),
      )
    }
  }
  return match
}

function lastSlot(units: Line): number {
  return Math.max(...Object.keys(units).map(unit => Number(unit) % 6))
}

/** The game's state behind a match. */
export function stateOf(match: Match): Skirmish {
  return match.state as Skirmish
}

/** The choices of the seat asked, with hexes by their printed names. */
export function offered(match: Match): string[] {
  return match
    .choices(match.asked!.seats[0])
    .map(choice => choice.replace(/^hex (\d+)$/, (_, hex) => `hex ${board.labels[Number(hex)]}`))
}

/** Plays one choice of the seat asked; `hex 0504` names a hex as printed. */
export function choose(match: Match, choice: string, dice: number[] | null = null): void {
  const option = choice.replace(/^hex (\d{4})$/, (_, label) => `hex ${board.hex(label)}`)
  must(match.play(match.asked!.seats[0], option, dice))
}
