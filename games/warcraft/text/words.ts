import type { EventTexts, Seat, Text } from '@hexarium/kernel'
import type { events } from '../events.ts'
import type { Card, Hex, Lasting, Outpost, Piece, Play, Side, What } from '../state.ts'
import type { View } from '../view.ts'
import type { Names } from './names.ts'

/** What can be the matter with a piece: states the scene shows. */
export type PieceState = 'moved' | 'hidden' | 'building' | 'armed' | 'dazed' | 'sheltered' | 'marked'

/** What is said of pieces that stand together and are alike. */
export interface PieceFacts {
  piece: Piece
  count: number
  /** NONE where it has none, or nobody knows. */
  strength: number
  /** Dice it rolls, where that is not one a unit. */
  dice: number
  /** A hero's wounds and life; 0 for others. */
  wounds: number
  life: number
  /** Experience on the back of a creep. */
  xp: number
  /** Special abilities, as bits. */
  abilities: number
  states: readonly PieceState[]
}

/** What is said of a unit type of a player. */
export interface TypeFacts {
  type: number
  level: number
  levels: number
  strength: number
  abilities: number
  /** Buildings needed for the next level, 0 on the last. */
  needs: number
  onBoard: number
  training: number
  reserve: number
  built: number
  underway: number
}

/** What is said of a space. */
export interface SpaceFacts {
  hex: Hex
  points: number
  /** FULL, PARTIAL, DEPLETED or ENDLESS. */
  depletion: number
  /** What is left there; NONE where nobody counts, null where nobody knows. */
  stock: number | null
  isPinned: boolean
}

/** The sheets beside the board. */
export type SheetName = 'players' | 'battle' | 'played' | 'heroes' | 'aside' | 'sources'

/** The sentences of the scene. */
export interface SceneWords {
  title(view: View): string
  sheets: Readonly<Record<SheetName, string>>
  town(view: View, seat: Seat): string
  hero(view: View, seat: Seat): string
  hand(view: View, seat: Seat): string
  state: Readonly<Record<PieceState, string>>
  space(view: View, facts: SpaceFacts): string
  wall(view: View, a: Hex, b: Hex): string
  pieces(view: View, facts: PieceFacts): string
  outpost(view: View, outpost: Outpost): string
  tree(view: View, seat: Seat): string
  token(view: View, token: number, hex: Hex): string
  /** A space the scenario names. */
  place(view: View, letter: string, hex: Hex): string
  player(view: View, seat: Seat): string
  /** `11 of 15`, or without a goal `11`. */
  points(points: number, goal: number): string
  /** One's own, and those of one's side. */
  together(own: number, side: number, goal: number): string
  type(view: View, seat: Seat, facts: TypeFacts): string
  typeShort(view: View, seat: Seat, facts: TypeFacts): string
  workers(view: View, seat: Seat, onBoard: number, training: number, reserve: number): string
  research(count: number): string
  heroCard(view: View, seat: Seat, level: number): string
  experience(points: number): string
  ability(what: What): string
  /** A hero to choose: his type, strength and life on the first level. */
  candidate(hero: number): string
  card(card: Card, count: number): string
  battle(view: View): string
  side(view: View, side: Side): string
  lasting(view: View, lasting: Lasting): string
  play(view: View, play: Play): string
  /** Where the figures come from, for players: one line for each part. */
  sources: readonly (readonly [label: string, text: string])[]
}

/** A language of Warcraft: its texts, its names and what the scene says. */
export interface WarcraftText extends Text<View> {
  event: EventTexts<View, typeof events>
  names: Names
  words: SceneWords
}
