import type { EventTexts, NamedArgs, Text } from '@hexarium/kernel'
import type { TERRAINS } from '../content/board/terrain.ts'
import type { events } from '../events.ts'
import type { View } from '../view.ts'
import type { ExpertWords } from './expert-words.ts'
import type { Names } from './names.ts'

/** What can be the matter with an element or its unit; the renderer shows it as a badge. */
export type Condition =
  | ('routing' | 'impetuous' | 'skirmish' | 'engaged' | 'moved' | 'wedge' | 'square' | 'disordered')
  | ('flying' | 'loaded')

/** What is said of a field. */
export interface FieldFacts {
  label: string
  terrain: (typeof TERRAINS)[number]
  level: number
  road: boolean
  /** What the battle or a building makes of it. */
  marks: readonly (keyof ExpertWords['field'])[]
}

/** What is said of an element. */
export interface ElementFacts {
  element: number
  /** Its field, facing and hit points left of all. */
  hex: number
  facing: number
  hits: number
  most: number
  conditions: readonly Condition[]
  /** DW-XXIII.4: how high it flies, 0 on the ground. */
  height: number
}

/** What is said of a unit: what it is able to now. */
export interface UnitFacts {
  unit: number
  left: number
  all: number
  /** The order shown, NONE without; `hidden` says how many markers lie face down, `own` which ones, if they are one's own. */
  order: number
  hidden: number
  own: readonly number[]
  /** Movement points by its order, NONE without an order; manoeuvres, initiative in melee now. */
  points: number
  manoeuvres: number
  initiative: number
  conditions: readonly Condition[]
}

/** The lines of a unit's card. */
export type CardLine =
  | 'bases'
  | 'movement'
  | 'initiative'
  | 'size'
  | 'armour'
  | 'skill'
  | 'melee'
  | 'ranged'
  | 'charge'
  | 'hits'
  | 'morale'
  | 'fear'
  | 'formations'
  | 'command'
  | 'item'
  | ('overrun' | 'breath' | 'rider' | 'animals' | 'gun' | 'grade' | 'flight')
  | 'points'
  | 'source'

/** The sentences of the scene. */
export interface SceneWords {
  board(view: View): string
  /** Where maps and values come from that the book has lost. */
  provenance: string
  field(facts: FieldFacts): string
  hedge(a: string, b: string): string
  wall(a: string, b: string): string
  slope(high: string, low: string, levels: number): string
  condition: Readonly<Record<Condition, string>>
  element(view: View, facts: ElementFacts): string
  unit(view: View, facts: UnitFacts): string
  /** The same in few words. */
  unitShort(facts: UnitFacts): string
  army(seat: number): string
  /** What the army being raised costs, and the most it may. */
  spent(spent: number, most: number): string
  score(seat: number, lost: number, of: number): string
  scores: string
  line: Readonly<Record<CardLine, string>>
  bases(plain: number, figures: number, special: number, escort: number): string
  movement(b: number, a: number, p: number, manoeuvres: number): string
  walk(points: number): string
  armour(ranged: number, melee: number): string
  skill(ranged: number, melee: number): string
  againstCavalry(factor: string): string
  reach(distance: number, factor: number): string
  holdOnly: string
  formations: Readonly<Record<'wedge' | 'square' | 'skirmish' | 'horde', string>>
  command(stars: number, radius: number): string
  /** Groups of values by where they come from: the book, a first-edition card, deduced, designed. */
  source: Readonly<Record<'book' | 'firstEdition' | 'deduced' | 'designed', string>>
  aims(from: string, to: string): string
  backs(from: string, to: string): string
  hunts(unit: string, prey: string): string
  objective(field: string, value: number): string
  /** Magic: its title, a wizard's spell points, the spell in the ring, the spells on a unit. */
  magic: string
  power(name: string, now: number, most: number, staff: number, isSilent: boolean): string
  stored(spell: string): string
  enchanted(name: string, spells: readonly string[]): string
  roster: string
  hired(card: string, count: number, points: number): string
  /** A unit of which nothing is left. */
  outOfAction: string
  focus(name: string): string
  /** What only the expert game needs. */
  expert: ExpertWords
}

/** What is told of a shot or a blow. */
export type Attack = NamedArgs<(typeof events)['strikes']['args']>

/** A language of Demonworld: its texts, its names and what the scene says. */
export interface DemonworldText extends Text<View> {
  event: EventTexts<View, typeof events>
  names: Names
  words: SceneWords
}

/** Parts of a sentence with commas between; what is false or empty is left out. */
export function clauses(...parts: readonly (string | false | null)[]): string {
  return parts.filter(Boolean).join(', ')
}

/** A number with its sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}
