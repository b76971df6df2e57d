import {
  type AnyGame,
  type Chance,
  chance,
  copy,
  type Decision,
  type Event,
  type Option,
  optionKind,
  options,
  question,
  type Seat,
  type Settings,
  type State,
  within,
} from '@hexarium/kernel'
import { type Question, seatsAsked } from '@hexarium/kernel/inside'
import { Appetite } from '../laws/appetite.ts'
import { type Deed, messageOf, openTable, perform, randomAside, randomTable, type Table } from '../laws/deed.ts'
import { walk } from '../laws/walk.ts'
import { Coverage, type CoverageReport } from './coverage.ts'
import { Curiosity } from './curiosity.ts'
import { type Finding, toFinding } from './finding.ts'
import { asksNobody, brokenInvariant, type Fault, offersNothing, sortOf, throws } from './shrink.ts'

/** How to fuzz. */
export interface FuzzOptions {
  /** Decides everything. */
  seed?: string
  /** How many play; without it chance decides anew for each game. */
  seats?: number
  /** Settings that stay as given; chance decides on the others. */
  settings?: Settings
  /** A part of one game in so many is watched by all the laws; 0 for none. */
  lawsEvery?: number
  /** A game without a result after so many choices breaks law 4. */
  limit?: number
}

/** What was played, and how far it reached. */
export interface FuzzReport extends CoverageReport {
  games: number
  choices: number
  findings: Finding[]
}

/** How many states to start from again are kept. */
const KEPT = 64

/** A moment that reached something new. */
interface Seed {
  table: Table
  deeds: Deed[]
  state: State
  used: number
}

/** A fuzzer for a game. */
export function createFuzzer(game: AnyGame, options: FuzzOptions = {}): Fuzzer {
  return new Fuzzer(game, options)
}

/**
 * Plays games at random and towards what was not reached yet, starting part of them from moments that reached something
 * new. Every step is checked cheaply, some games by all laws. Nothing a game does makes it stop.
 */
export class Fuzzer {
  readonly findings: Finding[] = []
  games = 0
  choices = 0
  private readonly game: AnyGame
  private readonly options: FuzzOptions
  private readonly chance: Chance
  private readonly coverage: Coverage
  private readonly curiosity: Curiosity
  private readonly corpus: Seed[] = []
  private readonly sorts = new Set<string>()
  private readonly tally = new Map<string, number>()
  private readonly listed: Option[] = []
  private readonly events: Event[] = []
  private readonly reached: (what: string) => void
  private readonly use: (group: string, name: string) => void
  private table: Table
  private deeds: Deed[] = []
  private state: State | undefined
  private mood: 'even' | 'rare' | 'swarm' = 'even'
  private appetite: Appetite

  constructor(game: AnyGame, options: FuzzOptions) {
    this.game = game
    this.options = options
    this.chance = chance(`${options.seed ?? 'hexarium'} fuzz`)
    this.coverage = new Coverage(game)
    this.curiosity = new Curiosity(this.chance, this.coverage)
    this.reached = what => this.coverage.note(what)
    this.use = (group, name) => this.coverage.note(`use ${group} ${name}`)
    this.table = { seats: 0, settings: {}, seed: '' }
    this.appetite = new Appetite(this.chance)
  }

  /** Plays one game to its end and returns what it found that was not found before. */
  playGame(): Finding | undefined {
    const known = this.findings.length
    const { lawsEvery = 40 } = this.options
    this.state = undefined
    const isWatched = lawsEvery > 0 && (this.games + 1) % lawsEvery === 0
    within({ events: this.events, reached: this.reached }, () => {
      this.begin()
      while (this.state) this.go()
    })
    if (isWatched) this.watchGame()
    return this.findings[known]
  }

  /** Makes one choice, in a new game if none is under way, and returns what it found that was not found before. */
  step(): Finding | undefined {
    const known = this.findings.length
    within({ events: this.events, reached: this.reached }, () => {
      if (!this.state) this.begin()
      if (this.state) this.go()
    })
    return this.findings[known]
  }

  /** What was played, reached and found so far. */
  report(): FuzzReport {
    const { games, choices, findings } = this
    return { games, choices, findings: [...findings], ...this.coverage.report() }
  }

  private begin(): void {
    this.games++
    this.mood = (['even', 'rare', 'swarm', 'swarm'] as const)[this.chance.below(4)]
    this.appetite = new Appetite(this.chance)
    this.events.length = 0
    const again = this.startAgain()
    this.table = again?.table ?? this.newTable()
    this.deeds = again ? [...again.deeds] : []
    try {
      this.state = again ? copy(again.state) : openTable(this.game, this.table)
      this.noteEvents(this.state, this.events)
    } catch (error) {
      this.find({ law: 4, text: `the game cannot be opened: ${messageOf(error)}` })
      return
    }
    this.look()
  }

  private newTable(): Table {
    const seed = `${this.options.seed ?? 'hexarium'} game ${this.games}`
    return randomTable(this.game, this.chance, seed, this.options)
  }

  /** In one game of three, the least used of a few kept moments. */
  private startAgain(): Seed | undefined {
    if (this.corpus.length === 0 || this.chance.below(3) > 0) return undefined
    const some = Array.from({ length: 3 }, () => this.chance.pick(this.corpus))
    const seed = some.reduce((best, other) => (other.used < best.used ? other : best))
    seed.used++
    return seed
  }

  /** One choice in the game under way; afterwards there is none if it is over or broken. */
  private go(): void {
    const g = this.state!
    const { game, chance } = this
    let taken: string | undefined
    try {
      const strays = this.mood !== 'swarm' || this.appetite.interrupts
      let deed = strays && chance.below(60) === 0 ? randomAside(game, g, chance) : undefined
      if (!deed) {
        const now = question(game, g)!
        const seat = this.chooseSeat(now)
        if (seat === undefined) {
          this.find(asksNobody(now.decision.name))
          return
        }
        if (this.listed.length === 0) {
          this.find(offersNothing(now.decision.name, seat))
          return
        }
        const option = this.pick(now.decision)
        taken = this.coverage.takeKey(now.decision, optionKind(option))
        deed = { is: 'choice', seat, option }
      }
      this.deeds.push(deed)
      this.choices++
      this.events.length = 0
      perform(game, g, deed)
      this.noteEvents(g, this.events)
    } catch (error) {
      this.find(throws(error))
      return
    }
    if (taken) this.coverage.noteNext(taken, g.core.result === null ? g.core.flow[g.core.flow.length - 1].at : 'end')
    this.look()
  }

  /** Who acts, with its options listed: one of those asked, now and then one who may act unasked. */
  private chooseSeat({ decision, frame }: Question): Seat | undefined {
    const { game, chance, listed } = this
    const g = this.state!
    const interrupts = this.mood !== 'swarm' || this.appetite.interrupts
    if (decision.spec.may && interrupts && chance.below(8) === 0) {
      const may = decision.spec.may(g, frame.here)
      const seat = may.length > 0 ? chance.pick(may) : undefined
      if (seat !== undefined && options(game, g, seat, listed).length > 0) return seat
    }
    const seats = seatsAsked(g, decision, frame.here)
    const seat = seats.length > 1 ? chance.pick(seats) : seats[0]
    if (seat !== undefined) options(game, g, seat, listed)
    return seat
  }

  /** Looks at the state reached: cheap checks, the end, whether it is worth starting from again. */
  private look(): void {
    const g = this.state!
    const fault = brokenInvariant(this.game, g) ?? this.tooLong()
    if (fault) {
      this.find(fault)
      return
    }
    if (this.coverage.takeFresh() && g.core.result === null) this.keep(g)
    if (g.core.result !== null) this.state = undefined
  }

  private tooLong(): Fault | undefined {
    const { limit = 20_000 } = this.options
    return this.deeds.length < limit ? undefined : { law: 4, text: `no end after ${limit} choices` }
  }

  private keep(g: State): void {
    const seed: Seed = { table: this.table, deeds: [...this.deeds], state: copy(g), used: 0 }
    if (this.corpus.length < KEPT) this.corpus.push(seed)
    else this.corpus[this.chance.below(KEPT)] = seed
  }

  private noteEvents(g: State, events: readonly Event[]): void {
    for (const event of events) {
      this.coverage.note(`event ${event.kind}`)
      this.game.contents?.used(g, event, this.use)
    }
  }

  /** One of the options listed: evenly, by the taste of this game's player, or rather of a kind taken rarely. */
  private pick(decision: Pick<Decision, 'name' | 'kinds'>): Option {
    const { listed, mood } = this
    if (mood === 'even') return this.chance.pick(listed)
    return (mood === 'swarm' ? this.appetite : this.curiosity).pick(decision, listed)
  }

  /** A part of the game just played once more, otherwise, watched by all laws: from its start or from any moment of it. */
  private watchGame(): void {
    const { seats, settings, seed } = this.table
    // never behind the last deed: it may be at fault
    const from = this.chance.below(3) === 0 ? 0 : this.chance.below(Math.max(1, this.deeds.length))
    const after = this.deeds.slice(0, from)
    const luck = `${this.options.seed ?? 'hexarium'} laws ${this.games}`
    const { limit = 20_000 } = this.options
    const told = (g: State, events: readonly Event[]) => this.noteEvents(g, events)
    const walked = within({ reached: this.reached }, () =>
      walk(this.game, { seed, seats, settings, luck, limit, steps: 400, tally: this.tally, told, after }),
    )
    this.coverage.takeFresh()
    this.choices += walked.choices - after.length
    if (walked.violation && this.isNew(walked.violation)) this.findings.push(walked.violation)
  }

  private isNew(fault: Fault): boolean {
    const sort = sortOf(fault)
    if (this.sorts.has(sort)) return false
    this.sorts.add(sort)
    return true
  }

  /** Ends the game under way with a fault, which is written down if it is the first of its sort. */
  private find(fault: Fault): void {
    const { table, deeds, game } = this
    this.state = undefined
    if (!this.isNew(fault)) return
    this.findings.push(within({ reached: null }, () => toFinding(game, table, deeds, fault)))
  }
}
