import { type AnyGame, type Chance, chance, mixedDice, type Settings, type State, startAt } from '@hexarium/kernel'
import { messageOf, openTable, perform, randomChoice, randomTable } from '../laws/deed.ts'
import { walk } from '../laws/walk.ts'
import { damage } from './damage.ts'
import { sortOf } from './shrink.ts'

/** A position the readers of a game are wrong about: accepted and not to be played, or refused badly. */
export interface PositionFinding {
  text: string
  position: unknown
}

/** How many positions were written, spoiled and read. */
export interface PositionReport {
  positions: number
  /** Refused with place and remedy. */
  refused: number
  /** Accepted, and played on under the laws. */
  played: number
  findings: PositionFinding[]
}

/** How many choices lie between two positions of one game, at most, and how many follow on one that is accepted. */
const BETWEEN = 60
const ON = 30
/** How many moments are tried until one can be written. */
const WRITES = 50
/** How many positions are made of one game. */
const FROM_ONE = 10

/**
 * Writes positions of random games as the game itself does, spoils them in a place or several, and reads them: what is accepted
 * must be playable under all laws, what is refused must say where it is wrong.
 */
export function createPositionFuzzer(
  game: AnyGame,
  options: { seed?: string; settings?: Settings } = {},
): PositionFuzzer {
  return new PositionFuzzer(game, options)
}

class PositionFuzzer implements PositionReport {
  positions = 0
  refused = 0
  played = 0
  readonly findings: PositionFinding[] = []
  private readonly game: AnyGame
  private readonly seed: string
  private readonly settings: Settings | undefined
  private readonly chance: Chance
  private readonly sorts = new Set<string>()
  private readonly tally = new Map<string, number>()
  private state: State | undefined

  constructor(game: AnyGame, { seed = 'hexarium', settings }: { seed?: string; settings?: Settings }) {
    this.game = game
    this.seed = seed
    this.settings = settings
    this.chance = chance(`${seed} positions`)
  }

  /** Makes one position, reads it and plays it on; returns what it found that was not found before. */
  try(): PositionFinding | undefined {
    const known = this.findings.length
    this.positions++
    const written = this.write()
    if (!written) return this.findings[known]
    let position: unknown = JSON.parse(JSON.stringify(written.position))
    for (let times = this.chance.below(4); times > 0; times--) position = damage(position, this.chance)
    this.read(position, written.seats)
    return this.findings[known]
  }

  /** The first of some moments that can be written; a game says of others, in a plain error, that they cannot. */
  private write(): { position: unknown; seats: number } | undefined {
    for (let times = 0; times < WRITES; times++) {
      const state = this.nextState()
      try {
        return { position: this.game.position!.write(state), seats: state.core.seats }
      } catch (error) {
        if (Object.getPrototypeOf(error) !== Error.prototype) this.note(`writing it throws: ${messageOf(error)}`, null)
      }
    }
    return undefined
  }

  /** A random game, some choices further on; a new one now and then, and after its end. */
  private nextState(): State {
    const isNew = !this.state || this.state.core.result !== null || this.positions % FROM_ONE === 1
    const table = isNew
      ? randomTable(this.game, this.chance, `${this.seed} ${this.positions}`, { settings: this.settings })
      : undefined
    const state = table ? openTable(this.game, table) : this.state!
    for (let left = this.chance.below(BETWEEN); left > 0 && state.core.result === null; left--) {
      const deed = randomChoice(this.game, state, this.chance)
      if (deed) perform(this.game, state, deed)
    }
    this.state = state
    return state.core.result === null ? state : this.nextState()
  }

  private read(position: unknown, players: number): void {
    const dice = mixedDice(`${this.seed} ${this.positions}`, [])
    const read = this.attempt('reading it throws', position, () => startAt(this.game, position, dice, players))
    if (!read) return
    if (!read.value.ok) {
      this.refused++
      const { text } = read.value.problem
      if (!/^position\S*: ./.test(text)) this.note(`it is refused without a place: ${text}`, position)
      return
    }
    this.played++
    const seats = read.value.value.core.seats
    this.play(position, seats)
  }

  private play(position: unknown, seats: number): void {
    const { min, max } = this.game.seats
    if (seats < min || seats > max) {
      this.note(`it is accepted for ${seats} players`, position)
      return
    }
    const seed = `${this.seed} ${this.positions}`
    const { violation } = walk(this.game, { seed, seats, position, steps: ON, tally: this.tally, thoroughness: 0.1 })
    if (violation)
      this.note(
        `law ${violation.law} is broken after ${violation.record.choices.length} choices: ${violation.text}`,
        position,
      )
  }

  private attempt<T>(what: string, position: unknown, act: () => T): { value: T } | undefined {
    try {
      return { value: act() }
    } catch (error) {
      this.note(`${what}: ${messageOf(error)}`, position)
      return undefined
    }
  }

  /** The same sort of fault is noted once. */
  private note(text: string, position: unknown): void {
    const sort = sortOf({ law: 5, text })
    if (this.sorts.has(sort)) return
    this.sorts.add(sort)
    this.findings.push({ text, position })
  }
}
