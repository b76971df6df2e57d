import type {
  Aid,
  Change,
  Chart,
  Entry,
  GameRecord,
  GuideTable,
  Language,
  Legend,
  Note,
  Option,
  Problem,
  Seat,
  SettingSpec,
  Settings,
} from '@hexarium/kernel'
import type { Heard, Shown } from '@hexarium/wire'
import type { Account, Mark } from './account.ts'
import type { CampaignCalls } from './campaigns.ts'
import type { ExplainedShown } from './explaining.ts'
import type { Moment, NoteShown, Outlook, TurnStep, WayShown, WhyNot } from './moment.ts'
import type { BriefingShown, CardShown } from './reader.ts'
import type { DiceCount } from './review.ts'
import type { Laid } from './sitting.ts'

/** What the page may ask of the worker that holds the rules: the name of each call, its arguments and its answer. */
export interface Calls {
  /** Somebody will sit down to this game. */
  expect(game: string, language: Language): null
  open(laid: Laid, lines: string[], language: Language): null
  /** The board is drawn: the rest of the game may come, and bots may play. */
  goOn(): null
  language(language: Language): null
  choose(option: Option): null
  undo(): null
  resign(): null
  agreeDraw(): null
  sit(): null
  pace(milliseconds: number): null
  /** The bot that thinks, or waits for people to follow, moves now. */
  hurry(): null
  whyNot(id: string): WhyNot | null
  /** Where a piece could come to; how many pieces of others could come to each place. */
  plan(id: string): NoteShown[]
  threats(): Record<string, number>
  /** What a choice would lead to. */
  outlook(option: Option): Outlook
  way(to: string | null, piece: string | null): WayShown | null
  record(): GameRecord
  /** What one looks up at the table or in the record: cards of some things, charts, all that has a card. */
  cards(ids: readonly string[]): CardShown[]
  charts(): readonly Chart[]
  entries(): readonly Entry[]
  /** What a table with such settings is about, for one who sits there. */
  briefing(game: string, language: Language, settings: Settings, players: number, seat: Seat): BriefingShown | null
  turn(game: string, language: Language): TurnStep[]
  /** What the signs on its boards mean. */
  legend(game: string, language: Language): Legend | null
  /** A table on a server: what is shown of it at first, and what changes. */
  remote(game: string, language: Language, seat: Seat, shown: Shown, story: Heard[][], seq: number): null
  step(changes: Change[], events: Heard[], seq: number, back?: number): null
  mark(): null
  unmark(): null
  /** What the server says to help with the question of the moment of that number. */
  aided(aid: Aid | null, number: number): null
  worded(notes: Note[]): NoteShown[]
  /** The same for what a server says a choice would change. */
  outlookOf(changes: Change[] | null): Outlook
  /** How many moments a record has. */
  review(record: GameRecord, language: Language): number
  look(language: Language, at: number, seat: Seat): Moment
  dice(language: Language): DiceCount[]
  /** Where its turns and battles begin, and how it came about. */
  marks(language: Language): Mark[]
  account(language: Language): Account | null
  /** What a bot would choose at a moment of the record; nothing where nobody is asked. It tells how far it has come. */
  explain(language: Language, at: number, bot: string): ExplainedShown | null
  verify(record: GameRecord): null
  /** How the table of a game's guided first game is laid. */
  guideTable(game: string): GuideTable | null
  settings(game: string, language: Language): SettingShown[]
  /** What may be played, and by what it may be changed; what the seats of such a table are called. */
  opening(game: string, language: Language): OpeningShown
  sides(game: string, language: Language, settings: Settings, players: number): string[]
  /** One of the calls about campaigns (`CampaignCalls`). */
  campaign(name: keyof CampaignCalls, args: readonly unknown[]): unknown
}

/** A game before its table is laid. */
export interface OpeningShown {
  settings: SettingShown[]
  presets: PresetShown[]
}

/** A table one may ask for by name. */
export interface PresetShown {
  name: string
  words: string
  line: string
  players: number | null
  settings: Settings
}

/** A setting as the page offers it. */
export interface SettingShown {
  name: string
  words: string
  hint: string
  rule: string
  kind: 'switch' | 'choice' | 'number'
  value: boolean | string | number
  values: { value: string; words: string }[]
  min: number
  max: number
  spec: SettingSpec
}

/** A call on its way to the worker. */
export interface Call {
  call: number
  name: keyof Calls
  args: unknown[]
}

/** What comes back: the answer of a call, a problem, or news of the table. */
export type Reply =
  | { re: number; value: unknown }
  | { re: number; problem: Problem }
  | { moment: Moment; lines: string[]; isOver: boolean; rules?: string }
  | { thinking: Seat | null; share: number }
