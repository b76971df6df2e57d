import type { Factor } from '../core/game.ts'
import type { Settings } from '../core/settings.ts'
import type { RuleId, Seat } from '../core/state.ts'
import type { Figure } from './scene.ts'
import type { Language } from './text.ts'

/**
 * What can be looked up at a table of a game, as plain data in the reader's language: cards of things, charts, what it is all
 * about. Figures come from the game's content. Whatever depends on the game under way is made of a view, so that it tells
 * nobody more than he may know. Ids are those of the scene (`unit:3`) or of the content (`creature:4`).
 */
export interface Almanac<V> {
  /** Everything of the content that has a card. */
  index(language: Language): readonly Entry[]
  /** What is told of something to whoever has this view; of the content without one, too. Nothing where nothing is to be told. */
  card(id: string, language: Language, view: V | null): Card | undefined
  /** What an option is about that points at nothing in the scene: the thing that is bought. */
  about?(view: V, decision: string, kind: string, carried: Readonly<Record<string, number>>): string | undefined
  /** What an option deals with, drawn: those who leave a legion, and those who stay with it, a group each. */
  pictures?(
    view: V,
    decision: string,
    kind: string,
    carried: Readonly<Record<string, number>>,
    seat: Seat,
  ): Figure[][] | undefined
  /** The charts of the game; those cells are lit that matter now. */
  charts(language: Language, view: V | null): readonly Chart[]
  briefing(language: Language, settings: Settings, players: number, seat: Seat): Briefing
  /** What of the board counts: where one sets up, goals, objectives. */
  zones?(language: Language, view: V): readonly Zone[]
  /** How far the game is and how it is counted: “Round 3 of 10”, “12 of 19 points”. */
  standing?(language: Language, view: V, seat: Seat): readonly string[]
  /** What a choice would lead to, told of what its seat sees before and after it: who would be fought, and what is to be expected of it. */
  foresee?(language: Language, before: V, after: V, seat: Seat): readonly Foresight[]
}

/** One thing a choice would lead to. */
export interface Foresight {
  readonly text: string
  readonly rule: RuleId
  /** What the number in it is made of. */
  readonly factors?: readonly Factor[]
}

/** Something that can be looked up. */
export interface Entry {
  readonly id: string
  readonly title: string
  /** What it is listed among. */
  readonly group: string
}

/** What is told of one thing. */
export interface Card {
  readonly title: string
  /** What it is: “creature”, “hex”. */
  readonly kind: string
  readonly glyph?: string
  /** Whose it is, where it is a piece. */
  readonly owner?: number
  readonly rows: readonly CardRow[]
  readonly drawing?: Drawing
  readonly tables?: readonly ChartTable[]
  /** A sentence or two below it. */
  readonly text?: string
  /** Nothing special: who only points at it is not shown its card. */
  readonly isPlain?: boolean
}

/** A line of a card. */
export interface CardRow {
  readonly label: string
  readonly value: string
  readonly rule?: RuleId
  readonly track?: { readonly now: number; readonly max: number }
  /** The card it leads to. */
  readonly see?: string
}

/** One chart of a game. */
export interface Chart {
  readonly id: string
  readonly title: string
  readonly rule?: RuleId
  readonly text?: string
  readonly tables: readonly ChartTable[]
}

/** A table of cells, its head first. */
export interface ChartTable {
  readonly caption?: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | Cell)[])[]
}

/** A cell that is more than words. */
export interface Cell {
  readonly text: string
  readonly glyph?: string
  /** It matters now. */
  readonly isLit?: boolean
  /** The card it leads to. */
  readonly see?: string
}

/** A simple drawing made of shapes, in a box of this size. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly say: string
  readonly shapes: readonly Shape[]
}

/** A part of a drawing: an outline as an SVG path, how much of it is left, and what stands in it. */
export interface Shape {
  readonly path: string
  /** Where its words stand. */
  readonly x: number
  readonly y: number
  readonly text?: string
  /** From 0 (gone) to 1 (whole). */
  readonly left?: number
  readonly isLit?: boolean
}

/** What a game is about, before and while it is played. */
export interface Briefing {
  /** What it is called. */
  readonly title: string
  /** The story in two sentences. */
  readonly story: string
  readonly parts: readonly BriefingPart[]
  /** Who is favoured, where that was measured. */
  readonly favour?: Favour
}

/** The questions a briefing answers, in this order. */
export const BRIEFED = ['you', 'where', 'forces', 'goal', 'counting', 'length', 'special'] as const

/** One answer: lines to be read one below the other. */
export interface BriefingPart {
  readonly of: (typeof BRIEFED)[number]
  readonly lines: readonly string[]
}

/** How often a seat won where it was measured. */
export interface Favour {
  readonly seat: Seat
  /** Share of the games it won, 0 … 1. */
  readonly share: number
  readonly games: number
  /** Who played: “fair against fair”. */
  readonly by: string
  /** The day it was measured: `2026-11-02`. */
  readonly date: string
}

/** Places that count for something. */
export interface Zone {
  readonly id: string
  readonly title: string
  /** Ids of places of one board. */
  readonly places: readonly string[]
  /** Whose it is: a seat; -1 where it is nobody's, or everybody's. */
  readonly owner: number
  /** Where one sets up, what one fights for, or what is left of that when it has been taken. */
  readonly kind: 'set-up' | 'goal' | 'taken'
  /** Its owner sets up there now: all of it is kept in sight. */
  readonly isOpen?: true
  /** A few signs to be written upon it: `★2`, `50`. */
  readonly text?: string
  readonly say: string
}

/** How the card of one kind of thing is made, from its number, a game's words and what the reader sees. */
type CardOf<V, W> = (number: number, words: W, view: V | null) => Card | undefined

/** Makes `Almanac.card` from one function for each kind of id. */
export function cardsByKind<V, W>(
  wordsIn: Readonly<Record<Language, W>>,
  kinds: Readonly<Record<string, CardOf<V, W>>>,
): Almanac<V>['card'] {
  return (id, language, view) => {
    const [kind = '', number = ''] = id.split(':')
    return Object.hasOwn(kinds, kind) ? kinds[kind](Number(number), wordsIn[language], view) : undefined
  }
}

/** A table of a rule book as a chart has it: the first row is its head. */
export function chartTable(rows: readonly (readonly (string | Cell)[])[], caption?: string): ChartTable {
  const [head = [], ...rest] = rows
  const texts = head.map(cell => (typeof cell === 'string' ? cell : cell.text))
  return { ...(caption === undefined ? {} : { caption }), head: texts, rows: rest }
}

/** The parts of a briefing in their order, without those that say nothing. */
export function briefingParts(
  lines: Readonly<Record<(typeof BRIEFED)[number], string | readonly string[]>>,
): BriefingPart[] {
  return BRIEFED.flatMap(of => {
    const list = [lines[of]].flat().filter(line => line !== '')
    return list.length > 0 ? [{ of, lines: list }] : []
  })
}
