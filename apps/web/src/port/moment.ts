import type { Begins, Counter, Figure, Keeping, Language, Option, RuleId, Scene, Seat, Zone } from '@hexarium/kernel'
import type { Shown } from '@hexarium/wire'

/**
 * Everything a page shows of a table at one moment, in words and pictures. Plain data: it comes out of a worker, and the
 * page that draws it knows no game.
 */
export interface Moment {
  game: string
  title: string
  language: Language
  /** How many lines have been played. */
  seq: number
  /**
   * Always grows, whenever anything happens or is taken back: what was meant for one number is not meant for another. Help
   * or another language that comes later leaves it as it is.
   */
  number: number
  /** Through whose eyes; -1 watches. */
  seat: Seat
  seats: SeatShown[]
  scene: Scene
  /** What of the board counts, and how far the game is; both come with the almanac, soon after the board. */
  zones: readonly Zone[]
  standing: readonly string[]
  /** What is asked of whom, or how it ended, in one sentence. */
  ask: string
  is: 'asked' | 'waiting' | 'over'
  /** The rules the question comes from. */
  rules: RuleId[]
  offers: Offer[]
  /** What one may wish for and cannot choose, and why. */
  wishes: WishShown[]
  /** How the fight under way will end, as far as one can tell. */
  forecast: OddsShown | null
  /** Remarks on places and pieces that matter for the question. */
  notes: NoteShown[]
  /** What helps with the question is still on its way. */
  awaitsAid?: boolean
  /** What the table may choose for those who wish it, and the option each habit would take now. */
  habits: HabitShown[]
  /** The only answer ends something, and could itself be taken back. */
  keepsUndo: boolean
  /** What can be proposed whole, in words; none where it is the rest of a set-up, null where nothing is. */
  proposal: string | null
  /** The question only waits for reactions, or is put to hide that there is nothing to choose: how soon an answer comes can tell the others what one holds. */
  reacts: boolean
  /** Which help there is: where pieces could go, one's own and those of others. */
  help: { plans: boolean; threats: boolean }
  /** What one may keep of one's own choices, or make again. */
  keeping: KeepingShown[]
  /** One's own sealed answer, in words, while the others still think. */
  sealed: string | null
  mayUndo: boolean
  log: LogPart
  /** Set while the screen must be handed to another person before more is shown. */
  handOver: Seat | null
  /** The game has a guided first game; the one of this table, if it is one, says something. */
  isGuided?: boolean
  guide?: GuideShown
  /** What else a server tells of the table. */
  around?: Around
}

/** A stretch of one's own choices that can be kept and made again: an army, a set-up. */
export interface KeepingShown extends Keeping {
  /** What a list of such things is headed with. */
  title: string
  /** It is asked about now. */
  isAsked: boolean
}

/** What a guide says at a moment. */
export interface GuideShown {
  /** What it says of the last choice; the page has words of its own where the game has none. */
  reply: { isWell: boolean; text: string | null } | null
  /** One after the other; the last one is about the question. */
  lessons: LessonShown[]
  /** How it ended, once it has. */
  end: { how: 'done' | 'won' | 'lost'; text: string; learnt: string[]; chapters: string[] } | null
  /** Of so many ideas so many were met. */
  met: number
  ideas: number
}

/** One thing a guide tells. */
export interface LessonShown {
  /** The idea; empty where it only helps with a question that was explained before. */
  name: string
  text: string | null
  rules: RuleId[]
  /** It asks for no choice. */
  isAside: boolean
  /** What it points at, beside the choices it recommends. */
  marks: string[]
}

/** A moment before it is numbered. */
export type Glance = Omit<Moment, 'number'>

/** A table on a server, apart from the game: people, clocks, what is offered to all. */
export interface Around {
  status: Shown['info']['status']
  names: string[]
  offer: Shown['info']['offer']
  clocks: Shown['info']['clocks']
  /** Until when somebody is on vacation, by seat; 0 if not. */
  vacation: Shown['info']['vacation']
  /** Answers to the question that could be left for good, and how many were left. */
  standing: { answers: StandingShown[]; left: string[] }
}

/** An answer that can be left in advance to a question that comes again and again. */
export interface StandingShown {
  decision: string
  answer: string
  /** The choice it makes. */
  words: string
  /** When one is asked all the same; empty if never. */
  unless: string
}

/** Who sits in a seat. */
export interface SeatShown {
  /** What the game calls it, such as “Red”. */
  side: string
  /** The colour its English name says, or its number. */
  tone: string
  bot: string | null
  asked: boolean
  /** The side it fights for, where some fight together. */
  team?: number
}

/** One option. */
export interface Offer {
  option: Option
  /** All choices like it: `decision.kind`. */
  name: string
  /** It has no number: it ends, passes, rolls. It is never folded away. */
  isBare: boolean
  /** It ends a phase or a step. */
  ends: boolean
  /** It matters and soon cannot be taken back: one is asked once more. */
  isGrave: boolean
  /** What it would give up for certain, and need not, in words. */
  losses: string[]
  /** It may give something up, and nobody could tell yet. */
  isUnsure: boolean
  /** It stands last, without a number, and is never the main choice. */
  isCostly: boolean
  words: string
  /** The element of the scene it points at. */
  points: string | null
  /** That is a place on a board. */
  isPlace?: true
  /** What the almanac has a card of. */
  about: string | null
  /** What it deals with, drawn, a group each. */
  figures?: Figure[][]
  odds: OddsShown[]
  /** What the game remarks on the board where it points: the list says it, too. */
  remark?: string
  /** What taking it would leave undone for good. */
  forgets: string[]
  /** A guide recommends it. */
  isHinted?: true
  /** It is so much of something that is listed in one row. */
  amount?: { of: string; much: number | string }
  /** As records write it, where it belongs to what can be kept. */
  choice?: string
}

/** Something one may wish for, and the rule that stands against it. */
export interface WishShown {
  words: string
  rule: RuleId
}

/** A remark on an element of the scene. */
export interface NoteShown {
  at: string
  short: string
  glyphs: readonly string[]
  /** A line is drawn from there; `isBarred` if something is in its way. */
  from?: string
  isBarred?: true
  words: string
}

/** A trivial choice one may leave to the table. */
export interface HabitShown {
  name: string
  words: string
  /** It spares a choice without content: everybody has it unless he says otherwise. */
  isObvious: boolean
  option: Option | null
}

/** A chance, before a risky choice. */
export interface OddsShown {
  words: string
  chance: number
  rule: RuleId
  /** What its number is made of. */
  factors: FactorShown[]
}

/** A part of a number. */
export interface FactorShown {
  words: string
  /** What it adds; a base is what those after it are added to. */
  value: number
  isBase: boolean
  rule: RuleId
}

/** The log from a line on: what comes after `from` replaces what was there. */
export interface LogPart {
  from: number
  lines: LogLine[]
  /** The first line the reader has not had a chance to answer to. */
  since: number
}

/** One thing that happened. */
export interface LogLine {
  /** The line of the record it belongs to, counted from 1; 0 is what happened before the first choice. */
  seq: number
  text: string
  rule: RuleId
  dice?: DiceShown
  /** It told something of what was hidden. */
  reveals?: true
  /** A part of the game begins with it. */
  begins?: Begins
  /** With it a fight begins or ends, or none goes on. */
  fight?: 'begins' | 'ends' | 'none'
  /** It stays to be read where its fight is folded. */
  outlasts?: true
}

/** Dice that fell together. */
export interface DiceShown {
  /** Whose they are: “Red rolls”, or only “Dice” where they are nobody's. */
  who: string
  /** The name and the colour of the side that rolls; empty where nobody does. */
  side: string
  tone: string
  sides: number
  /** The game's own die, with faces of its own. */
  isOwn: boolean
  /** What the dice show. */
  values: number[]
  /** By die: whether it did what it had to; absent where nobody can tell. */
  hits?: boolean[]
}

/** A step of what newcomers are told about a turn. */
export interface TurnStep {
  text: string
  /** The element it is about, or the kind of several: `legion`, or only one's own: `own legion`. */
  points?: string
}

/** What choices would lead to: the pieces as they would stand then, and what else is to be said of it. */
export interface Outlook {
  ghosts: readonly Counter[]
  told: readonly Foretold[]
  /** Others are asked next: what it does they act upon before it could be taken back. */
  isFinal?: true
}

/** Something said of a choice before it is made. */
export interface Foretold {
  text: string
  rule: RuleId
  /** What the number in it is made of. */
  factors: FactorShown[]
}

/** Choices that lead somewhere, one after the other. */
export interface WayShown extends Outlook {
  options: Option[]
}

/** Why something cannot be chosen. */
export interface WhyNot {
  rule: RuleId
}
