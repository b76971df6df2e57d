import type { Grammar } from '@hexarium/kernel'
import { board, directionNames } from '../content/board.ts'
import { ELEVEN } from '../content/combat-table.ts'
import { maps } from '../content/maps.ts'
import { HEAD } from '../content/monsters.ts'
import { firstOf, isMajor, typeOf, types, UNITS } from '../content/types.ts'
import type { Area, Direction, Hex, Side, Type, Unit } from '../state.ts'
import type { View } from '../view.ts'

/** What a language calls things. Lists run over sides, phases, types, areas, spells and so on in their order. */
export interface NameTable {
  readonly seats: readonly string[]
  /** Invader, city, out of control, captive. */
  readonly sides: readonly string[]
  /** From set-up to the turn marker. */
  readonly phases: readonly string[]
  /** By type: one, several, and up to four letters for small maps. */
  readonly types: readonly (readonly [one: string, many: string, short: string])[]
  /** Head, wings, legs, belly; and the whole body of a minor monster. */
  readonly areas: readonly string[]
  /** What the groups of an area are: head, wing, leg, belly. */
  readonly limbs: readonly string[]
  readonly spells: readonly string[]
  readonly maps: readonly string[]
  /** By terrain of the map and by kind of hexside. */
  readonly terrains: Readonly<Record<string, string>>
  readonly hexsides: Readonly<Record<string, string>>
  /** The directions by their English letters. */
  readonly directions: Readonly<Record<string, string>>
  /** Places by their English names; a place without one keeps it. */
  readonly places: Readonly<Record<string, string>>
  /** Where a figure or a hex comes from. */
  readonly sources: Readonly<Record<'attested' | 'deduced' | 'reconstructed' | 'manual' | 'chosen', string>>
  /** The grades of victory, from defeat up, and the invader's titles (DR-2.3f). */
  readonly grades: readonly (readonly [grade: string, title: string])[]
  readonly grammar: Grammar
  readonly nobody: string
  readonly nowhere: string
  /** `5 or more`, `11 or more on two dice`, and what needs no roll. */
  needs(number: number, dice: 1 | 2): string
  readonly certain: string
  readonly hopeless: string
}

/** How a language names things; nothing here is ever without a name, also when it is gone. */
export interface Names extends NameTable {
  seat(seat: number): string
  side(side: Side): string
  phase(phase: number): string
  /** `infantry`, `2 trolls`. */
  type(type: Type, count?: number): string
  /** `infantry 3`; kinds with one counter have no number. */
  unit(unit: Unit): string
  /** `infantry 3 on 1009`. */
  unitAt(view: View, unit: Unit): string
  units(units: readonly number[]): string
  /** Those in a hex. */
  those(view: View, hex: Hex): string
  /** `1910`, and with its name `1910 (Citadel)`. */
  hex(hex: Hex): string
  place(view: View, hex: Hex): string
  /** A place worth points, `1910 (Citadel) ★5`. */
  landmark(view: View, hex: Hex): string
  path(hexes: readonly number[]): string
  direction(direction: Direction): string
  area(monster: Unit, area: Area): string
  /** `gate 0707–0606`. */
  entrance(view: View, number: number): string
  between(inner: number, outer: number): string
  /** What an attack on the table needs, with what is added to the roll. */
  need(need: number, bonus?: number): string
  list(items: readonly string[]): string
}

/** The number of a unit among its kind, from 1. */
export function numberOf(unit: Unit): number {
  return unit - firstOf[typeOf[unit]] + 1
}

/** Names from the tables of a language. */
export function namesFrom(table: NameTable, on: string): Names {
  const type = (kind: number, count = 1) => {
    const [one, many] = table.types[kind] ?? [table.nobody, table.nobody]
    return count === 1 ? one : table.grammar.count(count, one, many)
  }
  const unit = (id: number) => {
    if (!(id >= 0 && id < UNITS)) return table.nobody
    return types[typeOf[id]].counters > 1 ? `${type(typeOf[id])} ${numberOf(id)}` : type(typeOf[id])
  }
  const hex = (id: number) => board.labels[id] ?? table.nowhere
  const list = (items: readonly string[]) => (items.length === 0 ? table.nobody : table.grammar.list(items))
  const place = (view: View, id: Hex) => {
    const name = maps[view.map].plan.names.get(id)
    return name === undefined ? hex(id) : `${hex(id)} (${table.places[name] ?? name})`
  }
  const between = (inner: number, outer: number) => `${hex(inner)}–${hex(outer)}`
  return {
    ...table,
    seat: seat => table.seats[seat] ?? table.nobody,
    side: side => table.sides[side] ?? table.nobody,
    phase: phase => table.phases[phase] ?? '–',
    type,
    unit,
    unitAt: (view, id) => (view.at[id] >= 0 ? `${unit(id)} ${on} ${hex(view.at[id])}` : unit(id)),
    units: ids => list(ids.map(unit)),
    those: (view, id) =>
      list(view.at.flatMap((at, one) => (at === id && view.owner[one] !== view.side ? [unit(one)] : []))),
    hex,
    place,
    landmark(view, id) {
      const { victory, victoryAt } = maps[view.map]
      const number = victoryAt[id]
      return `${place(view, id)} ★${view.destroyed[number] || victory[number]?.points || 0}`
    },
    path: hexes => hexes.map(hex).join(' → '),
    direction: id => table.directions[directionNames[id]] ?? '–',
    area: (monster, area) =>
      table.areas[isMajor(monster) ? area : area === HEAD ? table.areas.length - 1 : area] ?? '–',
    entrance(view, number) {
      const plan = maps[view.map].entrances[number]
      return plan ? `${table.hexsides[plan.kind]} ${between(plan.inner, plan.outer)}` : table.hexsides['gate']
    },
    between,
    need(need, bonus = 0) {
      if (need <= 0) return table.certain
      if (need === 7) return table.hopeless
      return table.needs(Math.max(1, need - bonus), need === ELEVEN ? 2 : 1)
    },
    list,
  }
}

/** Invader and city as names, by seat; before the sides are chosen, the seats' own. */
export function sidesIn(names: Names, view: View): string[] {
  return names.seats.map((seat, number) => {
    const side = view.seatOf.indexOf(number)
    return side < 0 ? seat : names.grammar.capital(names.side(side))
  })
}
