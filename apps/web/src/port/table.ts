import type { GameRecord, Language, Legend, Option, Seat } from '@hexarium/kernel'
import type { ReadonlySignal } from '@preact/signals'
import type { Calls } from './calls.ts'
import type { LogLine, Moment, NoteShown, Outlook, TurnStep, WayShown, WhyNot } from './moment.ts'

/**
 * A table as the page plays it. One implementation has the rules in a worker beside it (`LocalTable`); one that talks to
 * a server offers the same.
 */
export interface Table {
  readonly id: string
  readonly moment: ReadonlySignal<Moment | null>
  /** Everything heard so far. */
  readonly log: ReadonlySignal<readonly LogLine[]>
  /** The bot that thinks, if one does. */
  readonly thinking: ReadonlySignal<Seat | null>
  /** Takes an option; throws `Refused` if it is not offered. */
  choose(option: Option): Promise<void>
  undo(): Promise<void>
  resign(): Promise<void>
  whyNot(id: string): Promise<WhyNot | null>
  /** Where a piece could come to. */
  plan(id: string): Promise<NoteShown[]>
  /** What a choice would lead to. */
  outlook(option: Option): Promise<Outlook>
  /** How a piece, or the one that is asked about, comes to a place; null where it does not. */
  way(to: string | null, piece?: string): Promise<WayShown | null>
  /** How many pieces of others could come to each place. */
  threats(): Promise<Record<string, number>>
  /** What one wrote down for oneself. */
  notes(): Promise<string>
  writeNotes(text: string): Promise<void>
  /** How a turn goes, for newcomers: steps that may point at elements of the scene. */
  turn(): Promise<TurnStep[]>
  /** Looks something up in the game's almanac. */
  lookUp<K extends Looks>(name: K, ...args: Parameters<Calls[K]>): Promise<ReturnType<Calls[K]>>
  legend(language: Language): Promise<Legend | null>
  speak(language: Language): Promise<void>
  /** The file people exchange. */
  record(): Promise<GameRecord>
  close(): void
}

/** What can be looked up. */
export type Looks = 'briefing' | 'cards' | 'charts' | 'entries'
