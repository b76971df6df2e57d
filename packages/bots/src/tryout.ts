import {
  type AnyGame,
  asked,
  type Chance,
  chance,
  copy,
  type Option,
  optionKind,
  options,
  type PlanHint,
  question,
  type Seat,
  type State,
  seatToAct,
  take,
} from '@hexarium/kernel'
import { fraction, pickWeighted } from './pick.ts'
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
  /** The questions of its plans; null if that is whatever is asked. */
  private readonly names: ReadonlySet<string> | null
  private readonly seed: number
  private readonly worlds: State[] = []
  private readonly offered: Option[] = []
  private played = 0

  constructor(thought: Thought, hint: PlanHint<State>) {
    this.thought = thought
    this.game = thought.game
    this.seat = thought.seat
    this.hint = hint
    this.names = hint.decisions ? new Set(hint.decisions.map(({ name }) => name)) : null
    this.seed = thought.chance.below(1 << 30)
  }

  /** The plan the policy would carry out. */
  ownLine(): Line {
    return this.line(0, (g, offered) => heaviest(weightsOf(this.game, g, this.seat, offered)))
  }

  /** How many choices were played through so far. */
  get effort(): number {
    return this.played
  }

  /** Another plan: of a mood of its own, or where the game lets plans stray, one that leaves another in a few places. */
  otherLine(number: number, worlds: number, from: Line): Line {
    const luck = chance(mix(this.seed, -number))
    const { strays } = this.hint
    if (strays !== undefined) return this.straying(number % worlds, luck, from, strays)
    const mood = (luck.below(2001) - 1000) / 1000
    return this.line(number % worlds, (g, offered) =>
      pickWeighted(luck, offered.length, varietyOf(this.game, g, this.seat, offered, mood)),
    )
  }

  /**
   * A plan that leaves another in one place for certain, and in others by chance. From there on it is either stubborn, and keeps to
   * what the other has as long as that is asked and offered, or does what now looks sensible.
   */
  private straying(world: number, luck: Chance, from: Line, strays: number): Line {
    const { questions, choices } = from
    const certain = luck.below(Math.max(1, choices.length))
    const share = strays / Math.max(1, choices.length)
    const isStubborn = luck.below(2) === 0
    let link = -1
    let hasStrayed = false
    return this.line(world, (g, offered, name) => {
      link++
      if (link === certain || fraction(luck) < share) {
        hasStrayed = true
        return anyOf(luck, offered)
      }
      const followed = questions[link] === name ? offered.indexOf(choices[link]) : -1
      if (followed >= 0 && (isStubborn || !hasStrayed)) return followed
      return heaviest(varietyOf(this.game, g, this.seat, offered, 0))
    })
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
  private line(world: number, pick: (g: State, offered: readonly Option[], name: string) => number): Line {
    const { game, seat, offered } = this
    const line: Line = { questions: [], choices: [] }
    const g = copy(this.world(world))
    const rolled = g.core.dice[4]
    for (let link = 0; link < LONGEST_CHAIN; link++) {
      if (g.core.dice[4] !== rolled || !isAsked(game, g, seat)) break
      const { name } = question(game, g)!.decision
      if (this.names && !this.names.has(name)) break
      options(game, g, seat, offered)
      const option = offered.length === 1 ? offered[0] : offered[pick(g, offered, name)]
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
  private comesTo(g: State, planned: string, choice: Option): boolean {
    const { game, seat, offered } = this
    for (let link = 0; link < LONGEST_CHAIN; link++) {
      if (!isAsked(game, g, seat)) return false
      const { name } = question(game, g)!.decision
      options(game, g, seat, offered)
      if (offered.length > 1) return name === planned && offered.includes(choice)
      if (this.names && !this.names.has(name)) return false
      take(game, g, seat, offered[0])
    }
    return false
  }

  /** Everybody plays on by policy until what the plan was for is decided. */
  private playOn(g: State, luck: Chance, from: State): void {
    const { game, offered, hint } = this
    for (let choice = 0; choice < LONGEST && g.core.result === null; choice++) {
      if (hint.isOver(g, from, this.seat)) return
      this.played++
      const seat = seatToAct(game, g)
      options(game, g, seat, offered)
      const at = offered.length === 1 ? 0 : pickWeighted(luck, offered.length, weightsOf(game, g, seat, offered))
      take(game, g, seat, offered[at])
    }
  }
}

/** Any option; half of the time any kind first, so that a kind of one option is not lost among a kind of thirty. */
function anyOf(luck: Chance, offered: readonly Option[]): number {
  if (luck.below(2) === 0) return luck.below(offered.length)
  const kind = luck.pick([...new Set(offered.map(optionKind))])
  const places = [...offered.keys()].filter(place => optionKind(offered[place]) === kind)
  return luck.pick(places)
}

/** True if a seat is asked, be it with others at the same time. */
function isAsked(game: AnyGame, g: State, seat: Seat): boolean {
  if (g.core.result !== null) return false
  return seatToAct(game, g) === seat || asked(game, g)!.seats.includes(seat)
}

/** The place of the greatest weight; the first where all weigh the same. */
function heaviest(weights: readonly number[] | null): number {
  return weights ? weights.indexOf(Math.max(...weights)) : 0
}
