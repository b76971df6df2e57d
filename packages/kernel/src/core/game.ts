import type { AidSpec } from '../help/aid.ts'
import type { Almanac } from '../show/almanac.ts'
import type { BookSpec } from '../show/book.ts'
import type { Scene } from '../show/scene.ts'
import type { Language, Text } from '../show/text.ts'
import { type Chance, type Die, seeded } from './dice.ts'
import type { Event, EventSpec } from './events.ts'
import type { Procedure, Steps } from './flow.ts'
import type { Opening, Preset } from './opening.ts'
import type { Decision } from './options.ts'
import { type Outcome, refused } from './outcome.ts'
import { begin } from './run.ts'
import type { SettingSpecs, Settings } from './settings.ts'
import { newCore, type RuleId, type Seat, type State } from './state.ts'

/** What a table chose before the first step. */
export interface Setup {
  /** How many play. */
  seats: number
  /** A value for every setting of the game. */
  settings: Settings
  /** The version of the rules it is played by, where that is an older one: what was mended since stays as it was. */
  rules?: string
}

/** Positions people write by hand. */
export interface PositionFormat<G extends State> {
  /** A whole state from JSON, with sensible defaults, by an older version of the rules where one is named; a problem names the place and the remedy. */
  read(
    json: unknown,
    rules?: string,
  ): Outcome<Omit<G, 'core'> & { flow?: { proc: string; at: string; here?: object }[]; seats?: number }>
  /** The JSON that reads back as this state. */
  write(g: G): unknown
  /** The tables of its keys, as the game's README prints them. */
  tables(): readonly string[]
}

/** What a bot needs to know to play a game sensibly. Always asked about an imagined state, never the real one. */
export interface BotHints<G extends State> {
  /** How good a state is for a seat, from 0 (lost) to 1 (won). */
  evaluate(g: G, seat: Seat): number
  /** A weight for each option listed: how likely a sensible player takes it. Without it all weigh the same. */
  policy?(g: G, seat: Seat, decision: Decision<G, never>, options: readonly number[]): number[]
  /**
   * Weights like the policy's, but for several sensible choices: what else could be tried. A mood of 0 has no leaning; it is
   * drawn once for a whole plan, from -1 to 1, so that its choices lean to the same side, such as towards the enemy or away.
   */
  variety?(g: G, seat: Seat, decision: Decision<G, never>, options: readonly number[], mood: number): number[]
  /** Chains of choices that are best thought about as one. */
  plans?: readonly PlanHint<G>[]
  /** What `evaluate` weighs, where its weights are fitted to games that were played (`hexarium train`). */
  judgement?: Judgement<G>
  /** Which share of their choices beginners make in haste, on what looks best of the little they notice: how often that loses a game differs. */
  haste?: number
  /** What is otherwise for somebody who plays well: masters plan by it, and think that others do. Without it they go by the rest. */
  skilled?: Skill<G>
  /** The same for somebody who plays well, but no master, where masters would be no better otherwise; without it strong bots go by `skilled`. */
  able?: Skill<G>
  /** The numbers that `skilled` goes by, where they can be tuned (`hexarium train --taste`). */
  taste?: TasteHint<G>
}

/** What of a bot's hints may be otherwise for somebody who plays well. */
export type Skill<G extends State> = Partial<Pick<BotHints<G>, 'evaluate' | 'policy' | 'variety' | 'plans'>>

/** Numbers by name. */
export type Numbers = Readonly<Record<string, number>>

/** Numbers a policy goes by: those of a plain player, those found to be better, and what comes of any others. */
export interface TasteHint<G extends State> {
  readonly plain: Numbers
  readonly found: Numbers
  skill(numbers: Numbers): Skill<G>
}

/** Figures of a state that tell who wins. Each is greater the better it is for the seat, and what is good for one is bad for the other. */
export interface Judgement<G extends State> {
  readonly names: readonly string[]
  measure(g: G, seat: Seat): number[]
}

/** A chain of one seat's choices that is planned as a whole: a manoeuvre, the moves of a turn. */
export interface PlanHint<G extends State> {
  /** What a plan of this kind is called where it is kept. */
  readonly kind: string
  /**
   * The questions whose answers make it up; without it, whatever the seat is asked. It ends with the first other question, with dice,
   * or when another seat is asked.
   */
  readonly decisions?: readonly Pick<Decision, 'name'>[]
  /** True where a try-out is judged that began in `from`: what the plan was for is decided. */
  isOver(g: G, from: G, seat: Seat): boolean
  /** Its try-outs are long: only who has much time plans it. */
  readonly isLong?: boolean
  /**
   * About how many of a plan's choices stray from what the policy would take to anything else on offer. Without it plans differ by
   * `variety` alone, which is better where a game knows several sensible choices.
   */
  readonly strays?: number
  /** Plans of this kind were not seen to win more games than the policy does: who minds his time leaves them alone. */
  readonly isVain?: boolean
  /** How many choices played through are enough for a plan: who minds his time spends no more. */
  readonly enough?: number
  /** Which turn it is: where a turn has many plans, they share the time for it. */
  turn?(g: G): number
}

/** A game's content by name, and what shows it being used: the census of games played at random. */
export interface Contents<G extends State> {
  /** All that can be used, by group: spells, items, units. */
  all: Readonly<Record<string, readonly string[]>>
  /** Notes what an event shows being used; the state is the one after the step that told of it. */
  used(g: G, event: Event, note: (group: string, name: string) => void): void
}

/** One choice's chance and outcome, shown before a risky choice. */
export interface Odds {
  /** Sentences come from the game's text under this key. */
  key: string
  args: number[]
  /** 0 … 1. */
  chance: number
  rule: RuleId
  /** What the number in it is made of. */
  factors?: readonly Factor[]
}

/** A part of a number: “charge +2”. */
export interface Factor {
  /** Its words come from the game's text under this key. */
  key: string
  args: number[]
  /** What it adds; a base is what those after it are added to. */
  value: number
  isBase?: true
  rule: RuleId
}

/** What a board needs to stand: state, rules, view and scene. */
export interface GameCore<G extends State, V> {
  /** The folder's name. */
  id: string
  /** The version of its rules; raised whenever an old record would replay differently. */
  rules: string
  /**
   * Older versions whose records are read, too. The state they led to may have been kept in another shape; what the rules said
   * otherwise, `setup` brings back (`Setup.rules`).
   */
  older?: readonly string[]
  /** Those of them in which phases ended by themselves when nothing was left to do; all, where nothing is said. */
  hasty?: readonly string[]
  seats: { min: number; max: number }
  /** How long people take for a game, in minutes, shortest and longest, for the hall. */
  minutes?: readonly [number, number]
  settings: SettingSpecs
  /** Tables one may ask for by name, the one to begin with first; the words for them come apart (`GameParts.opening`). */
  presets?: readonly Preset[]
  /** The state before anything happened. Chance belongs into the first procedure. */
  setup(table: Setup): Omit<G, 'core'>
  start: Procedure<G>
  /**
   * What a seat may know, as plain data. What is hidden from it is `null` where it would stand. Where `before`, a view of an earlier
   * moment, holds the same, its parts may be used again (`flatCopy`).
   */
  view(g: G, seat: Seat, before?: V): V
  /** Turns a copy of a state into one this seat could believe in: all that is hidden from it is dealt anew. Open games need none. */
  imagine?(g: G, seat: Seat, chance: Chance): void
  /** What to draw and to read out. */
  scene(view: V, text: Text<V>): Scene
  events: Record<string, EventSpec>
  /** Whether a rule counts at this table: those of chapters that are not played are not shown to the players. */
  plays?(view: V, rule: RuleId): boolean
  /** Dice of its own, each made by `ownDie` with its place here. */
  dice?: readonly Die[]
  /** What happens when a seat resigns; without it the game ends and that seat comes last. It may `leave` procedures. */
  resign?(g: G, seat: Seat): void
  /** What a draw agreed by all means where some are out already; without it everybody shares the first place. */
  drawAgreed?(g: G): void
  /** Ends a game all agreed to break off, by its standing now; without it games of this kind cannot be broken off. */
  breakOff?(g: G): void
  /** The procedures of its chapters (`vocabulary().chapter`), as far as they are here. */
  chapters?(): readonly Procedure<G>[]
  /** True if a table with these settings plays by the chapters that a page fetches apart (`GameParts.chapters`). */
  wantsChapters?(settings: Settings): boolean
}

/** What helps people and bots to play. A page fetches it once the board stands. */
export interface GameHelp<G extends State> {
  bot?: BotHints<G>
  /** The odds of an option, if it is risky. */
  odds?(g: G, seat: Seat, decision: Decision<G, never>, option: number): Odds[]
  /** What else helps a person decide. */
  aid?: AidSpec<G>
  position?: PositionFormat<G>
}

/** Where a game's rules are written down, and how: for those who show, count or cite them. */
export interface DigestSpec {
  /** What its ids begin with: `SK` in `SK-6.3`. */
  readonly prefix: string
  /** Its files in `docs/rules`. */
  readonly files: readonly string[]
  /** What of an id is its chapter: `SK-6`. */
  readonly chapter: RegExp
  /** First cells of table rows that are rulings. */
  readonly rulings?: RegExp
  /** `- a. text` and `- .1 text` below `### DR-2.5.4 Towers` are DR-2.5.4a and DR-2.5.4.1. */
  readonly nested?: true
}

/** What only tests and tools want. */
export interface GameTools<G extends State> {
  /** Where its rules are written down; a game of the registry must say. */
  digest?: DigestSpec
  /** What its rule book for players shows, where it has one. */
  book?: BookSpec
  /** Throws where an invariant is broken. */
  check?(g: G): void
  /** What there is to be used in play, and when it is; without it the fuzzer counts rules only. */
  contents?: Contents<G>
  /**
   * Words for the sequence of play, by the name of the procedure, decision, kind or function. Where one name is several things
   * its place goes before it: `call.turn`, `ask.join`, `act.attack`, `if.rages`, and the decision before its kind, `talks.battle`.
   * What is done for each of a list has its determiner (`each.unit`: “each unit”); a nameless condition is known by the step it
   * leads to (`before.obedience`); an act that is mere book-keeping has empty words.
   */
  steps?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>
  /** Answers direct questions of `hexarium probe`, such as `{"ask":"moves",…}`; undefined if it knows no such question. */
  answer?(question: Record<string, unknown>): Outcome<unknown> | undefined
}

/** A whole game. */
export interface GameSpec<G extends State, V> extends GameCore<G, V>, GameHelp<G>, GameTools<G> {
  text: Record<Language, Text<V>>
  /** What is said before a table stands. */
  opening?: Record<Language, Opening>
  /** What can be looked up. */
  almanac?: Almanac<V>
}

/** A game as the kernel runs it. */
export interface Game<G extends State = State, V = unknown> extends GameSpec<G, V> {
  /** All procedures that can be reached from the first. */
  procedures: ReadonlyMap<string, Procedure<State>>
  /** All decisions that can be reached from the first procedure. */
  decisions: ReadonlyMap<string, Decision<G, never>>
}

/** A game of any state: what registries and tools hold. */
// biome-ignore lint/suspicious/noExplicitAny: tools that work with every game know the type of none
export type AnyGame = Game<any, any>

/** Makes a game from its parts and checks that they fit together. */
export function defineGame<G extends State, V>(spec: GameSpec<G, V>): Game<G, V> {
  const procedures = new Map<string, Procedure<State>>()
  const decisions = new Map<string, Decision<G, never>>()
  const chapters = spec.chapters?.() ?? []
  const gather = (called: Procedure<G>): void => {
    const procedure = called.isElsewhere ? chapters.find(({ name }) => name === called.name) : called
    if (!procedure) return // its chapter is not here
    const known = procedures.get(procedure.name)
    if (known === (procedure as unknown)) return
    if (known) throw new Error(`${spec.id}: two procedures are named ${procedure.name}`)
    procedures.set(procedure.name, procedure as unknown as Procedure<State>)
    gatherSteps(procedure.steps)
  }
  const gatherSteps = (steps: Steps<G, never>): void => {
    for (const step of steps) {
      if (step.does === 'ask') {
        const known = decisions.get(step.decision.name)
        if (known && known.takes !== step.decision.takes)
          throw new Error(`${spec.id}: two decisions are named ${known.name}`)
        if (!step.decision.spec.seat === !step.decision.spec.seats) {
          throw new Error(`${spec.id}: decision ${step.decision.name} needs either seat or seats`)
        }
        const odd = [step.decision.name, ...step.decision.kinds].find(name => !/^[A-Za-z][\w-]*$/.test(name))
        if (odd) throw new Error(`${spec.id}: “${odd}” cannot name a decision or a kind: letters and digits only`)
        decisions.set(step.decision.name, step.decision)
      } else if (step.does === 'call') step.procedures.forEach(gather)
      else if ('steps' in step) gatherSteps(step.steps)
    }
  }
  gather(spec.start)
  for (const [kind, { args }] of Object.entries(spec.events)) {
    const names = args.map((name, i) => (i === args.length - 1 ? name.replace(/…$/, '') : name))
    const odd = names.find((name, i) => name.endsWith('…') || names.indexOf(name) !== i)
    if (odd !== undefined)
      throw new Error(`${spec.id}: the event ${kind} names ${odd} twice, or before its last integer`)
  }
  const misplaced = spec.dice?.find((die, place) => die.id !== -1 - place)
  if (misplaced) throw new Error(`${spec.id}: the die ${misplaced.name} does not stand at its place among the dice`)
  const unknown = spec.aid?.grave?.find(name => {
    const [decision, kind] = name.split('.') as [string, string]
    return !decisions.get(decision)?.kinds.includes(kind)
  })
  if (unknown !== undefined) throw new Error(`${spec.id}: ${unknown} is said to be grave, but nobody is asked that`)
  for (const { name, kinds, spec: asked } of decisions.values()) {
    const odd = [...(asked.ends ?? []), ...(asked.gives ?? [])].find(kind => !kinds.includes(kind))
    if (odd !== undefined) throw new Error(`${spec.id}: ${name} has no kind ${odd}`)
  }
  return { ...spec, procedures, decisions }
}

/** True if a game still knows how its records of some version of its rules go. */
export function isReadable(game: Pick<AnyGame, 'rules' | 'older'>, rules: string): boolean {
  return rules === game.rules || (game.older?.includes(rules) ?? false)
}

/** What is said of a version of the rules that a game no longer knows; undefined if it does. */
export function otherRules(game: AnyGame, rules: string): Outcome<never> | undefined {
  if (isReadable(game, rules)) return undefined
  return refused(
    'other-rules',
    `This record was made with rules ${rules} of ${game.id}, and these are rules ${game.rules}; replay it with the version that wrote it.`,
  )
}

/** A new game at its first question. `dice` are a generator's words, or a text to make them from. */
export function newGame<G extends State, V>(game: Game<G, V>, setup: Setup, dice: number[] | string): G {
  const core = newCore(setup.seats, typeof dice === 'string' ? seeded(dice) : dice)
  const g = { ...game.setup(setup), core } as unknown as G
  begin(game, g)
  return g
}
