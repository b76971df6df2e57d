import type { EventTexts, Text } from '@hexarium/kernel'
import type { events } from '../events.ts'
import type { Area, Direction, Hex, Side, Type, Unit } from '../state.ts'
import type { View } from '../view.ts'
import type { Names } from './names.ts'

/** What can be the matter with a hex. */
export type HexState = 'fog' | 'whirlwind' | 'carcass' | 'marked' | 'destroyed'

/** What is said of a hex. */
export interface HexFacts {
  place: string
  terrain: string
  road: boolean
  /** Its victory points, 0 for none, and where the figure comes from. */
  points: number
  states: readonly HexState[]
}

/** What can be the matter with a unit. */
export type UnitState = 'flying' | 'wounded' | 'killer' | 'moved' | 'attacked' | 'shot' | 'amok' | 'wild' | 'captive'

/** What is said of a unit. */
export interface UnitFacts {
  unit: Unit
  owner: number
  hex: Hex
  /** Attack, defence, escape number, MP and road MP; of a major monster only the MP its legs have left. */
  attack: number
  defence: number
  escape: number
  mp: number
  roadMp: number
  isMajor: boolean
  facing: Direction
  /** Points left and whole, of a minor monster. */
  left: number
  whole: number
  states: readonly UnitState[]
}

/** One area of a major monster. */
export interface AreaFacts {
  area: Area
  left: number
  whole: number
  groups: number
  groupsLeft: number
  toHit: number
}

/** The sentences of the scene. */
export interface SceneWords {
  map(view: View): string
  provenance: string
  hex(facts: HexFacts): string
  /** A hexside between two hexes: whole, broken, opened; and who controls an entrance. */
  hexside(kind: string, one: number, other: number, state: 'whole' | 'broken' | 'open', holder: number): string
  unit(facts: UnitFacts): string
  states: Readonly<Record<UnitState, string>>
  sheets: Readonly<Record<'score' | 'turns' | 'magic' | 'forces' | 'figures', string>>
  /** A major monster's sheet. */
  monster(unit: Unit, hex: Hex): string
  area(facts: AreaFacts): string
  fires(left: number, whole: number): string
  abilities(mp: number, flies: boolean, bounds: boolean): string
  destroyed: string
  score(points: number, goal: number): string
  standing: string
  stillStanding(points: number, all: number): string
  /** A place worth points; where that is written down, if it is looked up. */
  victoryHex(place: string, points: number, isDestroyed: boolean, source?: string): string
  turn: string
  turnNow(turn: number): string
  reinforcements: string
  nextReinforcements(turn: number, late: number): string
  idle: string
  idleSince(turns: number, limit: number): string
  outside: string
  outsideSince(turns: number, limit: number): string
  spellPoints(wizard: Unit, points: number, most: number): string
  spell(name: string, hex: Hex): string
  force(side: Side, type: Type, count: number): string
  waiting(unit: Unit): string
  figure(type: Type, attack: number, defence: number, escapes: number, mp: number, roadMp: number): string
  sourcesOf(attack: string, escapes: string, mp: string): string
  elowyn: readonly string[]
}

/** The texts of Dragon Rage in a language: what the kernel wants, and what the scene needs. */
export interface DragonText extends Text<View> {
  event: EventTexts<View, typeof events>
  names: Names
  words: SceneWords
}
