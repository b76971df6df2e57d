import type { Grammar, Seat } from '@hexarium/kernel'
import { battleBoard } from '../content/battlelands.ts'
import { creatures } from '../content/creatures.ts'
import { lands } from '../content/masterboard.ts'
import { colourOf, emblemOf, type Hex, type Land, type Marker, NOBODY, type Side, type Type } from '../state.ts'

/** What a language calls things. Lists run over seats, pictures, types, terrains, hazards and so on in their order. */
export interface NameTable {
  /** Six colours, each with a letter of its own in this language. */
  readonly seats: readonly string[]
  /** Twelve emblems, each with a letter of its own in this language. */
  readonly emblems: readonly string[]
  /** The full name of a marker. */
  marker(colour: number, emblem: number): string
  /** By type: one, several, two letters for small maps, and its article where the language wants to know. */
  readonly characters: readonly (readonly [one: string, many: string, short: string, gender?: string])[]
  readonly terrains: readonly string[]
  /** By terrain: the one character that stands before the land's number on small maps. */
  readonly terrainLetters: string
  readonly hazards: readonly string[]
  readonly symbols: Readonly<Record<'block' | 'arch' | 'arrow' | 'triple', string>>
  /** By entry side: right, bottom, left. */
  readonly entries: readonly string[]
  /** Attacker, defender, neither. */
  readonly sides: readonly string[]
  readonly grammar: Grammar
  readonly nothing: string
}

/** How a language names things; nothing here is ever without a name, also when it is gone. */
export interface Names extends NameTable {
  seat(seat: Seat): string
  /** The name of a legion: that of its marker. */
  legion(marker: Marker): string
  /** Two letters: colour and emblem. */
  code(marker: Marker): string
  /** `ogre`, `2 ogres`. */
  character(type: Type, count?: number): string
  /** `Titan, 2 ogres and troll`. */
  pieces(types: readonly Type[]): string
  /** `Plains 1`. */
  land(land: Land): string
  /** `P1`; the big lands in the middle and the towers go by their first figure. */
  landCode(land: Land): string
  hex(hex: Hex): string
  /** `a, b and c`. */
  list(items: readonly string[]): string
  side(side: Side): string
}

/** Names from the tables of a language. */
export function namesFrom(table: NameTable): Names {
  const letter = (word: string | undefined) => (word ?? '?').charAt(0).toUpperCase()
  const character = (type: Type, count = 1) => {
    const [one, many] = table.characters[type] ?? ['?', '?']
    return count === 1 ? one : table.grammar.count(count, one, many)
  }
  const list = (items: readonly string[]) => (items.length === 0 ? table.nothing : table.grammar.list(items))
  return {
    ...table,
    seat: seat => table.seats[seat] ?? '–',
    legion: marker => table.marker(colourOf(marker), emblemOf(marker)),
    code: marker => letter(table.seats[colourOf(marker)]) + letter(table.emblems[emblemOf(marker)]),
    character,
    pieces: types => list(counted(types).map(([type, count]) => character(type, count))),
    land: land => (lands[land] ? `${table.terrains[lands[land].terrain]} ${lands[land].number}` : '–'),
    landCode: land => `${table.terrainLetters.charAt(lands[land].terrain)}${shortNumber(land)}`,
    hex: hex => battleBoard.labels[hex] ?? '–',
    list,
    side: side => table.sides[side] ?? table.sides[NOBODY],
  }
}

/** Each type there is, with its number, in the order of the types. */
export function counted(types: readonly Type[]): [type: Type, count: number][] {
  return creatures.flatMap((_, type) => {
    const count = types.filter(other => other === type).length
    return count > 0 ? [[type, count]] : []
  })
}

/** Towers are 1 to 6 and the inner lands 1 to 6: their terrains are nowhere else. */
function shortNumber(land: Land): number {
  const { number, ring } = lands[land]
  return ring === 'tower' ? number / 100 : ring === 'inner' ? number / 1000 : number
}
