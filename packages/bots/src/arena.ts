import type { AnyGame, Seat, State } from '@hexarium/kernel'
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
  /** By seat how long it thought in each turn of the game in which it was asked; none without a clock. */
  turns: number[][]
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

/** What tells a turn of a game from the next, where its state has it: its turn, or its round. */
type Timed = State & { turn?: number; round?: number }

/** Plays one game. All but `cpu` depends on the arguments alone, wherever it is played. */
export function playGame(
  game: AnyGame,
  bots: readonly Bot[],
  seed: string,
  settings: Readonly<Record<string, unknown>> = {},
  { clock, longest = 50_000 }: ArenaTools = {},
): PlayedGame {
  const chosen = must(readSettings(game.settings, settings))
  const g: Timed = newGame(game, { seats: bots.length, settings: chosen }, `dice/${seed}`)
  const luck = numberFrom(`bots/${seed}`)
  const choices = bots.map(() => 0)
  const times = new Times(bots.length)
  const plans: (Plan | null)[] = bots.map(() => null)
  for (let number = 0; g.core.result === null && number < longest; number++) {
    const seat: Seat = seatToAct(game, g)
    const from = clock?.() ?? 0
    const { option, kept } = consider(bots[seat], thoughtOf(game, g, seat, mix(luck, number)), plans[seat])
    plans[seat] = kept
    if (clock) times.add(seat, g.turn ?? g.round ?? 0, clock() - from)
    choices[seat]++
    take(game, g, seat, option)
  }
  const { places, scores } = g.core.result ?? { places: bots.map(() => 1), scores: bots.map(() => 0) }
  return { places, scores, choices, ...times.inAll(), stopped: g.core.result === null }
}

/** How long each seat thought, turn by turn. */
class Times {
  private readonly byTurn: Map<number, number>[]

  constructor(seats: number) {
    this.byTurn = Array.from({ length: seats }, () => new Map())
  }

  add(seat: Seat, turn: number, time: number): void {
    this.byTurn[seat].set(turn, (this.byTurn[seat].get(turn) ?? 0) + time)
  }

  inAll(): Pick<PlayedGame, 'cpu' | 'turns'> {
    const turns = this.byTurn.map(times => [...times.values()])
    return { turns, cpu: turns.map(times => times.reduce((sum, time) => sum + time, 0)) }
  }
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
  return { fixture, ...playGame(game, atTable, fixture.seed, { ...settings, ...fixture.settings }, tools) }
}
