import { Match, must } from '@hexarium/kernel'
import { at, choicesOf } from '@hexarium/laws/test-kit'
import { ground } from '../elements.ts'
import { demonworld } from '../index.ts'
import { position } from '../position/index.ts'
import type { Demonworld, Element } from '../state.ts'

/** A unit of a test: `card side elements`, and what else a position may say of it. */
export interface Given {
  card?: string
  side: number
  elements: string
  [key: string]: unknown
}

/** What a test may say of its field beside the units. */
export interface Setting {
  map?: string
  rules?: 'introduction' | 'standard' | 'expert' | 'full' | Record<string, boolean>
  phase?: string
  edges?: string[]
  rounds?: number
  battle?: string
  ring?: string
  staff?: number
  /** Fire, wind and ruins (`position/scars.ts`). */
  fires?: string
  kindled?: string
  breaches?: string
  corpses?: string
  wind?: number[]
}

/** The JSON of a position on a bare field, `q,r` by name. Without a card units are plain footmen. */
export function written(units: readonly Given[], setting: Setting = {}): object {
  return { map: 'field 12', ...setting, units: units.map(unit => ({ card: 'footmen', ...unit })) }
}

/** A state to ask the rules about; with wounds it is in the phase in which the dying still stand (DW-VIII.1). */
export function field(units: readonly Given[], setting: Setting = {}): Demonworld {
  const phase = units.some(unit => unit['hits']) ? 'melee' : 'orders'
  return must(position.read(written(units, { phase, ...setting }))) as Demonworld
}

/** A match that begins with a phase, movement without more words. */
export function matchAt(units: readonly Given[], setting: Setting = {}) {
  return at(demonworld, written(units, { phase: 'movement', ...setting }))
}

/** The same by the rules as they were before version 4, or by another version. */
export function formerlyAt(units: readonly Given[], setting: Setting = {}, rules = '3') {
  const seats = ['Anna', 'Bert']
  const position = written(units, { phase: 'movement', ...setting })
  return must(Match.open(demonworld, { seats, position, rules, dice: { seed: 'formerly', nonces: seats } }))
}

/** The element on a field. */
export function on(g: Pick<Demonworld, 'map' | 'on'>, label: string): Element {
  return g.on[ground(g).board.hex(label)]
}

/** Where a unit's elements stand, as `q,r:facing`, sorted. */
export function places(g: Demonworld, unit: number): string[] {
  const { board } = ground(g)
  return g.at
    .flatMap((hex, e) => (g.unit[e] === unit && hex >= 0 ? [`${board.labels[hex]}:${g.facing[e]}`] : []))
    .sort()
}

/** The field a label names, as an option's number. */
export function hexAt(g: Pick<Demonworld, 'map'>, label: string): number {
  return ground(g).board.hex(label)
}

/** The kinds of options offered now. */
export function kinds(match: ReturnType<typeof at>): string[] {
  return [...new Set(choicesOf(match).map(choice => choice.split(' ')[0]))]
}
