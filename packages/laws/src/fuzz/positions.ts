import {
  type AnyGame,
  type Chance,
  chance,
  mixedDice,
  type Settings,
  SPECTATOR,
  type State,
  startAt,
} from '@hexarium/kernel'
import { messageOf, openTable, perform, randomAside, randomChoice, randomTable } from '../laws/deed.ts'
import { walk } from '../laws/walk.ts'
import { damaged } from './damage.ts'
import { faultAt, sortOf, tryDeed } from './shrink.ts'

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
  /** Accepted, and played on. */
  played: number
  /** Of those, under all the laws. */
  watched: number
  findings: PositionFinding[]
}

/** How many choices lie between two moments of one game, at most. */
const BETWEEN = 60
/** How many choices follow on a position that is accepted: few mostly, and now and then many. */
const FEW = 8
const MANY = 30
/** How many moments are tried until one can be written. */
const WRITES = 50
/** How many moments of one game are written, and how often each of them is spoiled anew. */
const MOMENTS = 10
const SPOILED = 8
/** One position accepted in so many is played on under all the laws, which costs as much as a hundred without. */
const WATCHED = 100

/**
 * Writes positions of random games as the game itself does, spoils them in a place or several, and reads them: what is accepted
 * must be playable, and some of it is watched by all laws; what is refused must say where it is wrong.
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
  watched = 0
  readonly findings: PositionFinding[] = []
  private readonly game: AnyGame
  private readonly seed: string
  private readonly settings: Settings | undefined
  private readonly chance: Chance
  private readonly sorts = new Set<string>()
  private readonly tally = new Map<string, number>()
  private state: State | undefined
  private written: { position: string; seats: number } | undefined

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
    if (!this.written || this.positions % SPOILED === 1) this.written = this.write()
    if (!this.written) return this.findings[known]
    const position = damaged(JSON.parse(this.written.position), this.chance, this.chance.below(4))
    this.read(position, this.written.seats)
    return this.findings[known]
  }

  /** The first of some moments that can be written; a game says of others, in a plain error, that they cannot. */
  private write(): { position: string; seats: number } | undefined {
    for (let times = 0; times < WRITES; times++) {
      const state = this.nextState()
      try {
        return { position: JSON.stringify(this.game.position!.write(state)), seats: state.core.seats }
      } catch (error) {
        if (Object.getPrototypeOf(error) !== Error.prototype) this.note(`writing it throws: ${messageOf(error)}`, null)
      }
    }
    return undefined
  }

  /** A random game, some choices further on; a new one now and then, and after its end. */
  private nextState(): State {
    const isNew = !this.state || this.state.core.result !== null || this.positions % (MOMENTS * SPOILED) === 1
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
    const g = read.value.value
    const { min, max } = this.game.seats
    if (g.core.seats < min || g.core.seats > max) {
      this.note(`it is accepted for ${g.core.seats} players`, position)
      return
    }
    if (this.chance.below(WATCHED) === 0) this.watch(position, g.core.seats)
    else this.attempt('playing on throws', position, () => this.play(position, g))
  }

  /** Plays on what was accepted: nothing throws, somebody always has a choice, the game's own check holds, all of it can be seen. */
  private play(position: unknown, g: State): void {
    let fault = faultAt(this.game, g)
    this.game.view(g, SPECTATOR)
    const on = this.chance.below(FEW) === 0 ? MANY : 1 + this.chance.below(FEW)
    for (let left = on; left > 0 && !fault && g.core.result === null; left--) {
      const aside = this.chance.below(40) === 0 ? randomAside(this.game, g, this.chance) : undefined
      const deed = aside ?? randomChoice(this.game, g, this.chance)
      if (!deed) return
      fault = tryDeed(this.game, g, deed)
    }
    if (fault) this.note(`law ${fault.law} is broken in play: ${fault.text}`, position)
    else this.game.view(g, this.chance.below(g.core.seats))
  }

  /** Plays on under all the laws. */
  private watch(position: unknown, seats: number): void {
    this.watched++
    const seed = `${this.seed} ${this.positions}`
    const { violation } = walk(this.game, { seed, seats, position, steps: MANY, tally: this.tally, thoroughness: 0.1 })
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
