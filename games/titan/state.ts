import type { Id, Seat, State } from '@hexarium/kernel'
import type { Knowledge } from './knowledge/index.ts'

/** A character type: its index in `content/creatures.ts`. */
export type Type = Id<'type'>
/** A legion: the marker it stands under, colour × 12 + picture (TI-2.3a). */
export type Marker = Id<'marker'>
/** A land: its index in `content/masterboard.ts`. */
export type Land = Id<'land'>
/** A hex of a battleland: 0 … 26, in the order A1, A2, A3, B1 … F4. */
export type Hex = Id<'hex'>
/** A character in a battle: its number among those that take part, in the order they came in. */
export type Fighter = Id<'fighter'>
/** A side of an engagement: ATTACKER, DEFENDER, or NOBODY for a winner. */
export type Side = Id<'side'>
/** The side by which a land is entered: RIGHT, BOTTOM or LEFT. */
export type Entry = Id<'entry'>

/** Lists, by what they are indexed with. */
export type BySeat<T> = T[]
export type BySide<T> = T[]
export type ByType<T> = T[]
export type ByMarker<T> = T[]
export type ByFighter<T> = T[]

/** How many markers a colour has, and how many there are (TI-2.3a). */
export const MARKERS_PER_COLOUR = 12
export const MARKERS = 72
/** Whose colour a marker has, and which of the twelve pictures it shows. */
export const colourOf = (marker: Marker): Seat => Math.floor(marker / MARKERS_PER_COLOUR)
export const emblemOf = (marker: Marker): number => marker % MARKERS_PER_COLOUR

/** How many characters a legion holds (TI-4.1a). */
export const FULL = 7
/** Length of a legion's row in `content`: FULL and one to spare for edited positions. */
export const ROW = 8
/** No type, no marker, no land, no hex. */
export const NONE = -1

/** Entry sides of a battle (TI-10.1). */
export const RIGHT = 0
export const BOTTOM = 1
export const LEFT = 2

/** The sides of an engagement, and neither. */
export const ATTACKER = 0
export const DEFENDER = 1
export const NOBODY = 2

/** The stages of an engagement (digest A.2: E3, E4, E5). */
export const FLIGHT = 0
export const TALKS = 1
export const BATTLE = 2

/** Where a fighter is that has not entered yet, and one that is out of the battle for good. */
export const WAITING = -1
export const GONE = -2

/** What became of a reinforcement (TI-14): EXCUSED may still be had after a victory. */
export const OPEN = 0
export const TAKEN = 1
export const WAIVED = 2
export const EXCUSED = 3

/** The phases of a turn (TI-6.0a). */
export const ORGANISATION = 1
export const MOVEMENT = 2
export const ENGAGEMENT = 3
export const MUSTER = 4

/** The rulings of digest section R.3 that a table may switch. */
export interface Rulings {
  strikeFloor: number
  boundAreSafe: boolean
  threeSlopes: boolean
  wallFromTarget: boolean
  duneCarryDown: boolean
  carryBonusStrict: boolean
  warlockAdjacent: boolean
  sandElevation: number
  archangelMayBeAngel: boolean
  turnBySeats: boolean
  reinforceAfterPass: boolean
  variantShort: boolean
}

/**
 * A battle (TI-10). Lists run over the fighters: all characters that take part, in the order they came in.
 * Slain fighters stay on their hex until the end of the strike phase (TI-13.6a), with hits equal to power.
 */
export interface Battle {
  land: Land
  /** Terrain index: which of the 11 maps. */
  map: number
  /** The attacker's entry side. */
  entry: Entry
  round: number
  /** Whose half of the round it is: ATTACKER or DEFENDER. */
  phasing: Side
  type: ByFighter<Type>
  side: ByFighter<Side>
  hex: ByFighter<Hex>
  hits: ByFighter<number>
  /** Power of each; a Titan's follows from the score when the battle began. */
  power: ByFighter<number>
  /** Who has moved in this manoeuvre phase, or was in contact at its start (TI-11.3a). */
  moved: ByFighter<boolean>
  /** Who has struck in this strike phase. */
  struck: ByFighter<boolean>
  /** 0 before a defender was slain in a strike phase, 1 while the attacker may summon, 2 afterwards (TI-15.3a). */
  summonWindow: number
  /** What became of the reinforcement of round 4 (TI-14): OPEN, TAKEN, WAIVED or EXCUSED. */
  reinforcement: number
  /** The fighter that is the reinforcement or the summoned angel of this manoeuvre phase, or NONE. */
  newcomer: Fighter
  /** The donor legion of a summoned angel that has not landed yet, or NONE (TI-15.1a). */
  donor: Marker
}

/** One engagement being resolved (TI-9). */
export interface Engagement {
  land: Land
  attacker: Marker
  defender: Marker
  /** FLIGHT, TALKS or BATTLE. */
  stage: number
  /** Open offers: who would win (ATTACKER, DEFENDER or NOBODY), NONE without offer. */
  offerWinner: BySide<Side>
  /** The winner's losses offered: types, ascending. */
  offerLosses: BySide<Type[]>
  /** How many offers each has made. */
  offersMade: BySide<number>
  /** True once one of the attacker's characters has been placed (TI-14.2a). */
  attackerPlaced: boolean
  /** The side that won, NOBODY, or NONE while it is open. */
  winner: Side
  /** What the winner scores (TI-16), and what he may do afterwards. */
  points: number
  mayAcquire: boolean
  maySummon: boolean
  mayReinforce: boolean
  /** Pieces earned and not yet taken or waived (TI-17). */
  earned: Type[]
  /** Seats that lost their Titan in it, and who slew it (NONE: nobody). */
  fallen: Seat[]
  slayers: Seat[]
}

/** The state of a game of Titan. */
export interface Titan extends State {
  rulings: Rulings
  /** 0 for no limit: player turns, points target (TI-21c, TI-21d). */
  turnLimit: number
  pointsTarget: number
  /** True if a player who has moved nothing may leave it to chance, as a clock does (TI-21e). */
  chanceMoves: boolean
  /** Player turns begun. */
  turn: number
  mover: Seat
  phase: number
  roll: number
  /** True once one legion has teleported this turn (TI-8.0a). */
  teleported: boolean
  /** True once the mover has summoned this engagement phase (TI-15.0a). */
  summoned: boolean

  tower: BySeat<Land>
  score: BySeat<number>
  /** True while the Titan lives. */
  alive: BySeat<boolean>
  /** The place an eliminated seat ends at; 0 while it lives. */
  place: BySeat<number>
  turnsTaken: BySeat<number>
  mulliganUsed: BySeat<boolean>

  /** With the caretaker, out of the game, and waiting for the end of the engagement (TI-13.6b). */
  stock: ByType<number>
  dead: ByType<number>
  slain: ByType<number>

  /** Who uses or holds a marker (NONE: out of the game), and where its legion stands (NONE: in the pool). */
  holder: ByMarker<Seat>
  at: ByMarker<Land>
  height: ByMarker<number>
  /** By marker × ROW: the types of its characters, ascending, NONE where empty. */
  content: Type[]
  /** 0 not moved, 1 moved, 2 teleported this turn (TI-7.0a). */
  moved: ByMarker<number>
  /** The side by which it entered its land this turn (TI-10.1). */
  entry: ByMarker<Entry>
  /** The marker it was split from this turn, itself if it is whole, for limits and merging (TI-4.3). */
  origin: ByMarker<Marker>
  /** True if it has mustered this turn (TI-18.0a). */
  mustered: ByMarker<boolean>

  engagement: Engagement | null
  battle: Battle | null
  /** What every seat was shown (TI-K). */
  known: Knowledge
}

/** The round of the game: everybody who still has a Titan takes one turn in each (TI-6.5). */
export function roundOf({ turnsTaken, mover }: Pick<Titan, 'turnsTaken' | 'mover'>): number {
  return turnsTaken[mover] + 1
}
