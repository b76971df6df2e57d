import type { AnyGame, Seat } from '@hexarium/kernel'
import { must, newGame, readSettings, seatToAct, take } from '@hexarium/kernel'
import { type Bot, consider } from './bot.ts'
import type { Plan } from './plan.ts'
import type { Fixture } from './schedule.ts'
import { mix, numberFrom } from './seed.ts'
import { thoughtOf } from './thought.ts'

/** A game played to its end by bots; lists run over the seats. */
export interface PlayedGame {
  places: number[]
  scores: number[]
  /** How many choices each seat made. */
  choices: number[]
  /** How long each seat thought, in the unit of the clock; the only part that depends on the machine. */
  cpu: number[]
  /** True if it was stopped for its length and counts as a draw. */
  stopped: boolean
}

/** A game of a schedule, played. */
export interface PlayedFixture extends PlayedGame {
  fixture: Fixture
}

/** What surrounds a game in the arena. */
export interface ArenaTools {
  /** Measures how long bots think; without it nobody's time is measured. */
  clock?: () => number
  /** A game longer than this is stopped: bots may go round in circles where random play would not. */
  longest?: number
}

/** Plays one game. All but `cpu` depends on the arguments alone, wherever it is played. */
export function playGame(
  game: AnyGame,
  bots: readonly Bot[],
  seed: string,
  settings: Readonly<Record<string, unknown>> = {},
  { clock = () => 0, longest = 50_000 }: ArenaTools = {},
): PlayedGame {
  const chosen = must(readSettings(game.settings, settings))
  const g = newGame(game, { seats: bots.length, settings: chosen }, `dice/${seed}`)
  const luck = numberFrom(`bots/${seed}`)
  const choices = bots.map(() => 0)
  const cpu = bots.map(() => 0)
  const plans: (Plan | null)[] = bots.map(() => null)
  for (let number = 0; g.core.result === null && number < longest; number++) {
    const seat: Seat = seatToAct(game, g)
    const from = clock()
    const { option, kept } = consider(bots[seat], thoughtOf(game, g, seat, mix(luck, number)), plans[seat])
    plans[seat] = kept
    cpu[seat] += clock() - from
    choices[seat]++
    take(game, g, seat, option)
  }
  const { places, scores } = g.core.result ?? { places: bots.map(() => 1), scores: bots.map(() => 0) }
  return { places, scores, choices, cpu, stopped: g.core.result === null }
}

/** Plays one game of a schedule; `bots` is the list its numbers point into. */
export function playFixture(
  game: AnyGame,
  bots: readonly Bot[],
  fixture: Fixture,
  settings: Readonly<Record<string, unknown>> = {},
  tools: ArenaTools = {},
): PlayedFixture {
  const atTable = fixture.lineUp.map(bot => bots[bot])
  return { fixture, ...playGame(game, atTable, fixture.seed, settings, tools) }
}
