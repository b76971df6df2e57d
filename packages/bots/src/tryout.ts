import {
  type AnyGame,
  type Chance,
  chance,
  copy,
  type Option,
  options,
  type PlanHint,
  question,
  type Seat,
  type State,
  seatToAct,
  take,
} from '@hexarium/kernel'
import { pickWeighted } from './pick.ts'
import { type Plan, type Step, seenIn } from './plan.ts'
import { mix } from './seed.ts'
import type { Thought } from './thought.ts'
import { varietyOf, weightsOf, worth } from './worth.ts'

/** The choices that make up a plan, in order. */
export interface Line {
  questions: string[]
  choices: Option[]
}

/** A chain has no more links than this, and a try-out no more choices. */
const LONGEST_CHAIN = 200
const LONGEST = 5000

/**
 * Where plans are found and tried out: in imagined states, each of them used for all plans alike, so that what differs between
 * two plans is not the luck they had.
 */
export class TryOuts {
  private readonly game: AnyGame
  private readonly seat: Seat
  private readonly thought: Thought
  private readonly hint: PlanHint<State>
  private readonly names: ReadonlySet<string>
  private readonly seed: number
  private readonly worlds: State[] = []
  private readonly offered: Option[] = []

  constructor(thought: Thought, hint: PlanHint<State>) {
    this.thought = thought
    this.game = thought.game
    this.seat = thought.seat
    this.hint = hint
    this.names = new Set(hint.decisions.map(({ name }) => name))
    this.seed = thought.chance.below(1 << 30)
  }

  /** The plan the policy would carry out. */
  ownLine(): Line {
    return this.line(0, (g, offered) => heaviest(weightsOf(this.game, g, this.seat, offered)))
  }

  /** Another plan, of a mood of its own. */
  otherLine(number: number, worlds: number): Line {
    const luck = chance(mix(this.seed, -number))
    const mood = (luck.below(2001) - 1000) / 1000
    return this.line(number % worlds, (g, offered) =>
      pickWeighted(luck, offered.length, varietyOf(this.game, g, this.seat, offered, mood)),
    )
  }

  /** What comes of a plan in one world. */
  outcome(line: Line, number: number): number {
    const g = copy(this.world(number))
    this.follow(g, line)
    this.playOn(g, chance(mix(this.seed, number)), this.world(number))
    return worth(this.game, g, this.seat)
  }

  /** A line as a plan to keep, with what the seat will see on the way. */
  planOf({ questions, choices }: Line): Plan {
    const steps: Step[] = []
    const g = copy(this.world(0))
    for (let at = 0; at < choices.length && this.comesTo(g, questions[at], choices[at]); at++) {
      steps.push({ question: questions[at], choice: choices[at], seen: at === 0 ? 0 : seenIn(this.game, g, this.seat) })
      take(this.game, g, this.seat, choices[at])
    }
    return { kind: this.hint.kind, steps }
  }

  private world(number: number): State {
    return (this.worlds[number] ??= this.thought.imagine(number))
  }

  /** Chooses from question to question of the chain; what was chosen where there was a choice. */
  private line(world: number, pick: (g: State, offered: readonly Option[]) => number): Line {
    const { game, seat, offered } = this
    const line: Line = { questions: [], choices: [] }
    const g = copy(this.world(world))
    const rolled = g.core.dice[4]
    for (let link = 0; link < LONGEST_CHAIN; link++) {
      if (g.core.result !== null || g.core.dice[4] !== rolled || seatToAct(game, g) !== seat) break
      const { name } = question(game, g)!.decision
      if (!this.names.has(name)) break
      options(game, g, seat, offered)
      const option = offered.length === 1 ? offered[0] : offered[pick(g, offered)]
      if (offered.length > 1) {
        line.questions.push(name)
        line.choices.push(option)
      }
      take(game, g, seat, option)
    }
    return line
  }

  /** Carries a plan out, as far as the world lets it. */
  private follow(g: State, { questions, choices }: Line): void {
    for (let at = 0; at < choices.length && this.comesTo(g, questions[at], choices[at]); at++)
      take(this.game, g, this.seat, choices[at])
  }

  /** Goes on through questions with one option to the one a step is for; false if that is not asked, or not to be answered so. */
  private comesTo(g: State, asked: string, choice: Option): boolean {
    const { game, seat, offered } = this
    for (let link = 0; link < LONGEST_CHAIN; link++) {
      if (g.core.result !== null || seatToAct(game, g) !== seat) return false
      const { name } = question(game, g)!.decision
      options(game, g, seat, offered)
      if (offered.length > 1) return name === asked && offered.includes(choice)
      if (!this.names.has(name)) return false
      take(game, g, seat, offered[0])
    }
    return false
  }

  /** Everybody plays on by policy until what the plan was for is decided. */
  private playOn(g: State, luck: Chance, from: State): void {
    const { game, offered, hint } = this
    for (let choice = 0; choice < LONGEST && g.core.result === null; choice++) {
      if (hint.isOver(g, from, this.seat)) return
      const seat = seatToAct(game, g)
      options(game, g, seat, offered)
      const at = offered.length === 1 ? 0 : pickWeighted(luck, offered.length, weightsOf(game, g, seat, offered))
      take(game, g, seat, offered[at])
    }
  }
}

/** The place of the greatest weight; the first where all weigh the same. */
function heaviest(weights: readonly number[] | null): number {
  return weights ? weights.indexOf(Math.max(...weights)) : 0
}
