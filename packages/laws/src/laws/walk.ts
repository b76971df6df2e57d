import {
  type AnyGame,
  type Chance,
  chance,
  copy,
  type Event,
  type GameRecord,
  optionKind,
  question,
  type Settings,
  type State,
  within,
  writeLine,
} from '@hexarium/kernel'
import { Appetite } from './appetite.ts'
import { noCarelessness, noteIn } from './carelessness.ts'
import { copiesShareNothing } from './copies.ts'
import {
  type Deed,
  lineOf,
  linesOf,
  messageOf,
  perform,
  randomAside,
  randomChoice,
  randomTable,
  recordOf,
  type Table,
} from './deed.ts'
import { invariants, sentIsSeen } from './keeping.ts'
import type { Law, LawId, SelfAnswer, Stride, Violation, Walk, Watch } from './law.ts'
import { alwaysAnOption, onlyWhatIsListed } from './offers.ts'
import { sameRecord, throughJson } from './same-game.ts'
import { secrecy } from './secrecy.ts'
import { undoing } from './undoing.ts'
import { textsAndScene } from './words.ts'

/** The laws every game keeps. */
export const LAWS: readonly Law[] = [
  sameRecord,
  throughJson,
  copiesShareNothing,
  alwaysAnOption,
  onlyWhatIsListed,
  secrecy,
  undoing,
  invariants,
  sentIsSeen,
  noCarelessness,
  textsAndScene,
]

/** How a random game is watched. */
export interface WalkOptions {
  /** Decides everything: the dice, the choices, the samples. */
  seed: string
  /** Decides choices and samples alone, where the dice are to stay those of the seed. */
  luck?: string
  /** How many play; without it chance decides. */
  seats?: number
  /** Settings that stay as given; chance decides on the others. */
  settings?: Settings
  /** It starts from this position. */
  position?: unknown
  /** Which laws; without it all of them. */
  laws?: readonly LawId[]
  /** The share of moments looked at in full, 0 to 1. What was never met before in this suite always is. */
  thoroughness?: number
  /** Law 4: random play ends within so many choices. */
  limit?: number
  /** Stop watching after so many choices, even if the game goes on. */
  steps?: number
  /** Start watching after these deeds; they are done unwatched. */
  after?: readonly Deed[]
  /** What games before this one of the same suite met and counted. */
  tally?: Map<string, number>
  /** Told what each step told of, and the state after it: for coverage. */
  told?: (g: State, events: readonly Event[]) => void
}

/** A random game watched to its end, or to the first law it broke. */
export interface Walked {
  violation?: Violation
  /** How many choices were made. */
  choices: number
  state: State
}

/** Plays one random game and watches it. */
export function walk(game: AnyGame, options: WalkOptions): Walked {
  const luck = chance(`${options.luck ?? options.seed} walk`)
  const { position } = options
  const table = { ...randomTable(game, luck, options.seed, options), ...(position === undefined ? {} : { position }) }
  try {
    return new Walking(game, table, luck, options).run()
  } catch (error) {
    const state = { core: { result: null } } as unknown as State
    const text = `the game cannot be opened: ${messageOf(error)}`
    return { violation: { law: 4, text, record: recordOf(game, table, [], state) }, choices: 0, state }
  }
}

class Walking implements Walk {
  readonly game: AnyGame
  readonly table: Table
  readonly chance: Chance
  readonly tally: Map<string, number>
  readonly deeds: Deed[]
  readonly lines: string[]
  readonly state: State
  sampled = true
  private readonly options: WalkOptions
  private readonly watches: [LawId, Watch][]
  private readonly appetite: Appetite | undefined
  private found: Violation | undefined

  constructor(game: AnyGame, table: Table, luck: Chance, options: WalkOptions) {
    this.game = game
    this.table = table
    this.chance = luck
    this.options = options
    this.tally = options.tally ?? new Map()
    this.deeds = [...(options.after ?? [])]
    const start = linesOf(game, table, this.deeds)
    this.lines = start.lines
    this.state = start.state
    this.appetite = luck.below(3) > 0 ? new Appetite(luck) : undefined
    const laws = LAWS.filter(law => options.laws?.includes(law.id) ?? true)
    this.watches = this.state.core.result === null ? laws.map(law => [law.id, law.watch(this)]) : []
  }

  record(): GameRecord {
    return recordOf(this.game, this.table, this.lines, this.state)
  }

  /** Plays and watches until the game is over, a law is broken or it has been enough. */
  run(): Walked {
    const limit = this.options.limit ?? 20_000
    const enough = this.deeds.length + (this.options.steps ?? Number.POSITIVE_INFINITY)
    while (!this.found && this.state.core.result === null && this.deeds.length < enough) {
      if (this.deeds.length >= limit) this.violate(4, `no end after ${limit} choices`)
      else this.step()
    }
    if (!this.found && this.state.core.result !== null) this.ask(watch => watch.end?.())
    return { ...(this.found ? { violation: this.found } : {}), choices: this.deeds.length, state: this.state }
  }

  private step(): void {
    this.sampled = this.isNew(`ask ${question(this.game, this.state)!.decision.name}`) || this.isLucky()
    this.ask(watch => watch.rest?.())
    if (this.found) return
    const deed = this.nextDeed()
    if (!deed) {
      this.violate(4, 'nobody has an option and there is no result')
      return
    }
    const stride = this.perform(deed)
    if (!stride) return
    this.options.told?.(stride.after, stride.events)
    // no short cut: everything met must be noted
    const fresh = [this.nameOf(stride), ...stride.events.map(event => `event ${event.kind}`)].filter(key =>
      this.isNew(key),
    )
    this.sampled = fresh.length > 0 || this.isLucky()
    this.ask(watch => watch.stride?.(stride))
  }

  private nextDeed(): Deed | undefined {
    const strays = this.appetite?.interrupts ?? true
    const aside = strays && this.chance.below(40) === 0 ? randomAside(this.game, this.state, this.chance) : undefined
    try {
      return aside ?? randomChoice(this.game, this.state, this.chance, this.appetite)
    } catch (error) {
      this.violate(5, `listing options throws: ${messageOf(error)}`)
      return undefined
    }
  }

  private perform(deed: Deed): Stride | undefined {
    const { game, state } = this
    const before = copy(state)
    const line = lineOf(game, state, deed)
    const events: Event[] = []
    const rolls: number[] = []
    const itself: SelfAnswer[] = []
    this.deeds.push(deed)
    try {
      within({ events, rolls, byItself: noteIn(game, itself) }, () => perform(game, state, deed))
    } catch (error) {
      this.lines.push(writeLine(line))
      this.violate(5, `“${writeLine(line)}” was offered and throws: ${messageOf(error)}`)
      return undefined
    }
    this.lines.push(writeLine(line.is === 'choice' ? { ...line, rolls } : line))
    return { deed, before, after: state, events, itself }
  }

  private nameOf({ deed, before }: Stride): string {
    if (deed.is !== 'choice') return deed.is
    const { decision } = question(this.game, before)!
    return `take ${decision.name} ${optionKind(deed.option)}`
  }

  /** True the first few times something is met in the suite. */
  private isNew(key: string): boolean {
    const times = this.tally.get(key) ?? 0
    if (times < 3) this.tally.set(key, times + 1)
    return times < 3
  }

  private isLucky(): boolean {
    return this.chance.below(1_000_000) < (this.options.thoroughness ?? 0.03) * 1_000_000
  }

  private ask(look: (watch: Watch) => string | undefined): void {
    for (const [law, watch] of this.watches) {
      if (this.found) return
      try {
        const fault = look(watch)
        if (fault) this.violate(law, fault)
      } catch (error) {
        this.violate(law, `looking at it throws: ${messageOf(error)}`)
      }
    }
  }

  private violate(law: LawId, text: string): void {
    this.found ??= { law, text, record: this.record() }
  }
}

/** How many games a suite plays, and how. */
export interface SuiteOptions extends Omit<WalkOptions, 'seed' | 'tally' | 'after' | 'steps'> {
  seed?: string
  /** How many games; 100 without it. */
  games?: number
}

/** Plays many random games and returns the first law broken, or nothing. */
export function checkLaws(game: AnyGame, options: SuiteOptions = {}): Violation | undefined {
  const { seed = 'hexarium', games = 100, ...rest } = options
  const tally = new Map<string, number>()
  for (let number = 1; number <= games; number++) {
    const { violation } = walk(game, { ...rest, seed: `${seed} ${number}`, tally })
    if (violation) return violation
  }
  return undefined
}
