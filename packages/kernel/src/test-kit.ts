import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import type { AnyGame } from './game.ts'
import { checkLaws, LAWS, type SuiteOptions } from './laws/index.ts'
import { readLine } from './line.ts'
import { Match } from './match.ts'
import { must, type Problem } from './outcome.ts'
import { same } from './plain.ts'
import type { Seat } from './state.ts'

/** One test for each law, on many random games: `laws(titan)` is all a game's test file needs. */
export function laws(game: AnyGame, options: SuiteOptions = {}): void {
  describe(`the laws, on ${game.id}`, () => {
    for (const law of LAWS) {
      test(`law ${law.id}: ${law.title}`, () => keeps(game, { ...options, laws: [law.id] }))
    }
  })
}

/** Fails with what is wrong and the record that leads there if a game breaks a law. */
export function keeps(game: AnyGame, options: SuiteOptions = {}): void {
  const violation = checkLaws(game, options)
  if (!violation) return
  const { law, text, record } = violation
  expect.fail(`law ${law} is broken after ${record.choices.length} choices: ${text}\n${JSON.stringify(record)}`)
}

/** How a test opens a match. */
export interface Opening {
  /** How many play; without it as few as may. */
  seats?: number
  settings?: Readonly<Record<string, unknown>>
  /** Dice fall by this seed where a choice does not give them. */
  seed?: string
  position?: unknown
}

/** A match from its beginning. */
export function match(game: AnyGame, opening: Opening = {}): Match {
  const { seats = game.seats.min, settings = {}, seed = 'test', position } = opening
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
  const start = position === undefined ? {} : { position }
  return must(Match.open(game, { seats: names, settings, dice: { seed }, ...start }))
}

/** A match from a position as a person writes it. */
export function at(game: AnyGame, position: unknown, opening: Omit<Opening, 'position'> = {}): Match {
  return match(game, { ...opening, position })
}

/** What a seat may choose, in readable notation; without a seat, the first one asked. */
export function choicesOf(match: Match, seat: Seat = seatAsked(match)): string[] {
  return match.choices(seat)
}

/**
 * Plays choices as a record writes them and returns what they told: `hex 12`, `1>order 2` for a seat other than the first
 * one asked, `fire 3 =4 2` with the dice that are to fall.
 */
export function play(match: Match, ...choices: string[]): Event[] {
  return choices.flatMap(choice => {
    const { seat, name, given } = readChoice(match, choice)
    const played = match.play(seat, name, given)
    if (!played.ok) throw new Error(`“${choice}”: ${played.problem.text}`)
    return played.value.events
  })
}

/** The problem that stands in a choice's way; fails if it is accepted or changes anything. */
export function refusal(match: Match, choice: string): Problem {
  const { seat, name, given } = readChoice(match, choice)
  const before = match.record()
  const played = match.play(seat, name, given)
  if (played.ok) return expect.fail(`“${choice}” should be refused, but it was accepted`)
  if (!same(before, match.record())) return expect.fail(`“${choice}” was refused, but it changed something`)
  return played.problem
}

/** The integers of every event of a kind. */
export function told(events: readonly Event[], kind: string): number[][] {
  return events.filter(event => event.kind === kind).map(event => event.args)
}

function readChoice(match: Match, choice: string): { seat: Seat; name: string; given: number[] | null } {
  const line = readLine(choice)
  // what is no line at all must still reach the match, to be refused there
  if (line?.is !== 'choice') return { seat: seatAsked(match), name: choice, given: null }
  return { seat: line.seat ?? seatAsked(match), name: line.choice, given: line.given }
}

function seatAsked(match: Match): Seat {
  return match.asked?.seats[0] ?? 0
}
