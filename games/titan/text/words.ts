import type { EventTexts, NamedArgs, Seat, Text } from '@hexarium/kernel'
import type { Hazard } from '../content/hazards.ts'
import type { SymbolName } from '../content/lands.ts'
import type { Terrain } from '../content/terrains.ts'
import type { events } from '../events.ts'
import type { Hex, Land, Marker, Side, Type } from '../state.ts'
import type { View } from '../view.ts'
import type { Names } from './names.ts'

/** What is said of a legion. Pieces are already words; empty where there is nothing to say. */
export interface LegionFacts {
  marker: Marker
  land: Land
  height: number
  /** What it certainly holds. */
  known: string
  /** What else it may hold. */
  maybe: string
  /** How many of its characters are unknown. */
  unknown: number
  /** The value of what is known. */
  value: number
  states: readonly LegionState[]
  /** Its owner, where its colour does not tell. */
  owner: Seat | null
}

/** What can be the matter with a legion. */
export type LegionState = 'moved' | 'teleported' | 'mustered' | 'engaged'

/** What is said of a fighter. */
export interface FighterFacts {
  seat: Seat
  type: Type
  hex: Hex
  power: number
  skill: number
  hits: number
  states: readonly FighterState[]
}

/** What can be the matter with a fighter. */
export type FighterState = 'slain' | 'moved' | 'struck' | 'waiting'

/** What is said of a player. */
export interface PlayerFacts {
  seat: Seat
  alive: boolean
  score: number
  power: number
  tower: Land
  legions: number
  markers: number
  toMove: boolean
}

/** The sentences of the scene. */
export interface SceneWords {
  masterboard(view: View): string
  battleland(land: Land, round: number, seat: Seat): string
  battlePhase: Readonly<Record<'manoeuvre' | 'strike' | 'strikeBack', string>>
  sheets: Readonly<Record<'players' | 'legions' | 'caretaker' | 'engagement' | 'muster' | 'markers', string>>
  state: Readonly<Record<LegionState | FighterState, string>>
  /** `exits` say where its symbols point. */
  land(land: Land, exits: readonly string[]): string
  exit(symbol: SymbolName, from: Land, to: Land): string
  exitTo(symbol: SymbolName, to: Land): string
  legion(facts: LegionFacts): string
  /** The same in few words, for a list. */
  legionShort(facts: LegionFacts): string
  upTo(character: string, count: number): string
  height(count: number): string
  hex(hex: Hex, ground: Hazard, level: number, entry: Side | null): string
  /** A hex and what lies in it, if anything. */
  hexName(map: Terrain, hex: Hex): string
  hexside(hazard: Hazard, high: Hex, low: Hex): string
  box(seat: Seat, number: number): string
  fighter(facts: FighterFacts): string
  player(facts: PlayerFacts): string
  stock(type: Type, left: number, all: number, dead: number): string
  engagement(land: Land, attacker: Marker, defender: Marker): string
  /** A side of an engagement: `pieces` empty if the viewer may not know. */
  stack(side: Side, marker: Marker, pieces: string, value: number): string
  /** What an agreement says: who wins, and what the winner loses. */
  agreement(winner: Side, losses: readonly Type[]): string
  offer(seat: Seat, winner: Side, losses: readonly Type[]): string
  musters(marker: Marker, land: Land, characters: string): string
  marker(marker: Marker): string
}

/** What is told of a strike. */
export type Strike = NamedArgs<(typeof events)['strikes']['args']>

/** A language of Titan: its texts, its names and what the scene says. */
export interface TitanText extends Text<View> {
  event: EventTexts<View, typeof events>
  names: Names
  words: SceneWords
}

/** Parts of a sentence with commas between; what is false or empty is left out. */
export function clauses(...parts: readonly (string | false | null)[]): string {
  return parts.filter(Boolean).join(', ')
}
