import type { Seat } from '../core/state.ts'

/**
 * What to draw and what to read out, as data. One renderer draws any scene, another reads any scene aloud.
 * Ids have the form `kind:number` (`hex:12`, `unit:3`): an option of that kind and number points at the element.
 * Lengths are in the board's own unit; `say` is a sentence in the reader's language.
 */
export interface Scene {
  boards: BoardScene[]
  sheets: Sheet[]
  /** What is fought out now, as long as it lasts. */
  stage?: StageScene
  /** By seat: the side it fights for, where some fight together; whoever draws the scene gives each side a crest. */
  teams?: readonly number[]
}

/** A battle, a melee, an attack: a panel of its own with both sides. */
export interface StageScene {
  /** Which fight it is. */
  id: string
  /** Where, and who against whom. */
  title: string
  round?: number
  /** The phase or step it is in. */
  phase?: string
  /** The seats that roll now. */
  rolling?: Seat[]
  sides: StageSide[]
}

/** One side of a fight. */
export interface StageSide {
  owner: number
  title: string
  /** Hits that have fallen on it and are still to be taken. */
  hits?: number
  /** Those who fight, and those lost so far. */
  pieces: StagePiece[]
  say: string
}

/** One who fights, or several alike. */
export interface StagePiece {
  glyph: string
  owner: number
  label: string
  /** Small figures: what it strikes with. */
  text?: string
  /** What is left of it. */
  track?: { now: number; max: number }
  isLost?: true
  /** What the almanac has a card of: the piece itself or what it is. */
  about?: string
  say: string
}

/** A map with everything on it. */
export interface BoardScene {
  id: string
  title: string
  width: number
  height: number
  places: Place[]
  sides: SideMark[]
  counters: Counter[]
  marks: Mark[]
  /** Where the map comes from, where that is not the printed original. */
  provenance?: string
}

/** How a place looks: whoever draws scenes has a drawing for each. */
export type Look =
  | 'meadow'
  | 'field'
  | 'woods'
  | 'jungle'
  | 'tree'
  | 'stumps'
  | 'thorns'
  | 'hills'
  | 'mountains'
  | 'rocks'
  | 'sand'
  | 'snow'
  | 'marsh'
  | 'swamp'
  | 'water'
  | 'ford'
  | 'dock'
  | 'wood-bridge'
  | 'stone-bridge'
  | 'road'
  | 'fire'
  | 'stone'
  | 'tower'
  | 'town'
  | 'houses'
  | 'huts'
  | 'ruins'
  | 'shrine'
  | 'mine'
  | 'pit'
  | 'box'

/** A hex, a land, a box: something pieces stand on. */
export interface Place {
  id: string
  /** Centre. */
  x: number
  y: number
  /** Outline as x, y, x, y … around the centre's origin (0, 0). Places of one shape share one array. */
  outline: readonly number[]
  /** How it looks; what it is called stands in `say`. */
  terrain: Look
  /** Height level, for shading. */
  level?: number
  /** Printed name: `1310`, `A3`. */
  label: string
  /** Up to three letters for the terminal's map. */
  short?: string
  say: string
}

/** Something on the border of two places: a wall, a gate, a river bank, a slope. */
export interface SideMark {
  id: string
  x1: number
  y1: number
  x2: number
  y2: number
  kind: string
  say: string
}

/** A piece. */
export interface Counter {
  id: string
  /** Id of the place it stands on; several make a stack in this order. */
  at: string
  /** Seat that owns it: colour and shape. -1 belongs to nobody. */
  owner: number
  /** Name of a game-icons glyph. */
  glyph: string
  /** Up to four letters for the terminal's map. */
  short: string
  /** Degrees clockwise from up, where it has a front. */
  facing?: number
  /** Small figures in the corners. */
  values?: { corner: 'nw' | 'ne' | 'sw' | 'se'; text: string; tone?: 'bad' }[]
  /** States shown on top: `moved`, `hit`, `hidden` … */
  badges?: string[]
  /** Further places it covers. */
  covers?: string[]
  /** Id of the larger thing it belongs to, such as its unit: what points at that, points at the piece. */
  of?: string
  say: string
}

/** A line, an arrow, a ring or a word on the board. */
export interface Mark {
  id: string
  kind: 'arrow' | 'line' | 'ring' | 'text'
  points: number[]
  tone: 'plain' | 'good' | 'bad' | 'own'
  text?: string
  /** Drawn only while an option points at it: an arrow for each way a piece may face. */
  handle?: boolean
  say: string
}

/** Something beside the board. */
export interface Sheet {
  id: string
  title: string
  /** Its rows are cards with a picture and a text: a hand. */
  cards?: true
  rows: SheetRow[]
}

/** A small picture of a piece, or of several alike. */
export interface Figure {
  /** Name of a game-icons glyph; none where nobody knows what it is. */
  glyph: string
  owner: number
  /** How many, where it is more than one. */
  count?: number
}

/** A line of a sheet. */
export interface SheetRow {
  /** Id, if an option can point at it. */
  id?: string
  label: string
  /** Plain words, or a track of boxes. */
  text?: string
  /** What it holds, drawn instead of its text. */
  figures?: Figure[]
  track?: { now: number; max: number }
  glyph?: string
  owner?: number
  /** What the almanac has a card of, where that is not the row's id. */
  about?: string
  say: string
}
