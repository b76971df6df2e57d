import { type Chance, chance } from '../dice.ts'
import { within } from '../environment.ts'
import type { Event } from '../events.ts'
import type { AnyGame } from '../game.ts'
import { Appetite } from '../laws/appetite.ts'
import { type Deed, messageOf, openTable, perform, randomAside, randomTable, type Table } from '../laws/deed.ts'
import { walk } from '../laws/walk.ts'
import { type Decision, type Option, optionKind } from '../options.ts'
import { copy } from '../plain.ts'
import { options } from '../play.ts'
import { type Question, question, seatsAsked } from '../run.ts'
import type { Settings } from '../settings.ts'
import type { Seat, State } from '../state.ts'
import { Coverage, type CoverageReport } from './coverage.ts'
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
  /** One game in so many is watched by all the laws; 0 for none. */
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
  private readonly corpus: Seed[] = []
  private readonly sorts = new Set<string>()
  private readonly tally = new Map<string, number>()
  private readonly listed: Option[] = []
  private readonly events: Event[] = []
  private readonly reached: (what: string) => void
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
    this.reached = what => this.coverage.note(what)
    this.table = { seats: 0, settings: {}, seed: '' }
    this.appetite = new Appetite(this.chance)
  }

  /** Plays one game to its end and returns what it found that was not found before. */
  playGame(): Finding | undefined {
    const known = this.findings.length
    const { lawsEvery = 40 } = this.options
    this.state = undefined
    if (lawsEvery > 0 && (this.games + 1) % lawsEvery === 0) this.watchGame()
    else
      within({ events: this.events, reached: this.reached }, () => {
        this.begin()
        while (this.state) this.go()
      })
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
    this.mood = (['even', 'rare', 'swarm', 'swarm'] as const)[this.chance.below(4)]!
    this.appetite = new Appetite(this.chance)
    this.events.length = 0
    const again = this.startAgain()
    this.table = again?.table ?? this.newTable()
    this.deeds = again ? [...again.deeds] : []
    try {
      this.state = again ? copy(again.state) : openTable(this.game, this.table)
    } catch (error) {
      this.find({ law: 4, text: `the game cannot be opened: ${messageOf(error)}` })
      return
    }
    this.noteEvents()
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
    } catch (error) {
      this.find(throws(error))
      return
    }
    this.noteEvents()
    if (taken) this.coverage.noteNext(taken, g.core.result === null ? g.core.flow[g.core.flow.length - 1]!.at : 'end')
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

  private noteEvents(): void {
    for (const { kind } of this.events) this.coverage.note(`event ${kind}`)
  }

  /** One of the options listed: evenly, by the taste of this game's player, or rather of a kind taken rarely. */
  private pick(decision: Pick<Decision, 'name' | 'kinds'>): Option {
    const { listed, chance } = this
    if (this.mood === 'even' || decision.kinds.length === 1) return chance.pick(listed)
    if (this.mood === 'swarm') return this.appetite.pick(decision, listed)
    const offered: number[] = []
    for (const option of listed) if (!offered.includes(optionKind(option))) offered.push(optionKind(option))
    const kind = this.rareKind(decision, offered)
    return chance.pick(listed.filter(option => optionKind(option) === kind))
  }

  private rareKind(decision: Pick<Decision, 'name' | 'kinds'>, offered: readonly number[]): number {
    if (offered.length === 1) return offered[0]!
    const weights = offered.map(kind => 1 / Math.sqrt(1 + this.coverage.count(this.coverage.takeKey(decision, kind))))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    let left = (this.chance.below(1 << 20) / (1 << 20)) * all
    for (let i = 0; i < offered.length; i++) {
      left -= weights[i]!
      if (left < 0) return offered[i]!
    }
    return offered[offered.length - 1]!
  }

  /** A game watched by all laws, from its start or from a kept moment. */
  private watchGame(): void {
    this.games++
    const again = this.startAgain()
    const { seats, settings, seed } = again?.table ?? this.newTable()
    const luck = `${this.options.seed ?? 'hexarium'} laws ${this.games}`
    const after = again ? { after: again.deeds } : {}
    const { limit = 20_000 } = this.options
    const walked = within({ reached: this.reached }, () =>
      walk(this.game, { seed, seats, settings, luck, limit, steps: 400, tally: this.tally, ...after }),
    )
    this.coverage.takeFresh()
    this.choices += walked.choices - (again?.deeds.length ?? 0)
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
