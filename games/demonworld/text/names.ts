import type { Grammar } from '@hexarium/kernel'
import { cards, type WeaponKind } from '../content/armies/cards.ts'
import { groundOf } from '../content/board/ground.ts'
import type { TERRAINS } from '../content/board/terrain.ts'
import { ITEMS, type ItemName } from '../content/expert/items.ts'
import { SPELL_NAMES, type SpellName } from '../content/expert/spells.ts'
import type { TESTS } from '../rules/morale/tests.ts'
import type { View } from '../view.ts'

/** What things are called in one language. */
export interface Lexicon {
  readonly grammar: Grammar
  /** By card: the unit or the person. */
  readonly cards: Readonly<Record<string, string>>
  /** Plain, leader, standard bearer, musician, commander. */
  readonly figures: readonly string[]
  /** Move, Skirmish, Attack, Hold; and what a unit has without a marker. */
  readonly orders: readonly string[]
  readonly noOrder: string
  /** The six neighbours, from east to the left; the six corners an element faces. */
  readonly directions: readonly string[]
  readonly facings: readonly string[]
  /** The two sides, as at the head of a table and in a sentence. */
  readonly seats: readonly string[]
  readonly sides: readonly string[]
  readonly nobody: string
  readonly phases: readonly string[]
  readonly battles: Readonly<Record<string, string>>
  readonly items: Readonly<Record<Exclude<ItemName, 'none'>, string>>
  readonly spells: Readonly<Record<SpellName, string>>
  readonly terrains: Readonly<Record<(typeof TERRAINS)[number], string>>
  readonly tests: Readonly<Record<(typeof TESTS)[number], string>>
  readonly weapons: Readonly<Record<WeaponKind, string>>
}

/** Names of what a view shows. */
export interface Names extends Lexicon {
  seat(seat: number): string
  side(seat: number): string
  card(card: number): string
  /** A unit: its card's name, numbered where a side has several of them. */
  unit(view: View, unit: number): string
  /** An element: its unit, and its figure or number. */
  element(view: View, element: number): string
  /** The same with the field it stands on. */
  elementAt(view: View, element: number): string
  /** What the question under way is about. */
  focus(view: View): string
  field(view: View, hex: number): string
  spell(spell: number): string
  itemName(item: number): string
  order(order: number): string
  facing(facing: number): string
  direction(direction: number): string
}

const ROMAN = ['', ' I', ' II', ' III', ' IV', ' V', ' VI']

/** The names of a language from its words. */
export function naming(words: Lexicon): Names {
  const card = (id: number): string => {
    const printed = cards[id]
    return printed ? (words.cards[printed.id] ?? printed.name) : words.nobody
  }
  const unit = (view: View, of: number): string => {
    if (view.card[of] === undefined) return words.nobody
    let [number, copies] = [0, 0]
    for (let other = 0; other < view.card.length; other++) {
      if (view.card[other] !== view.card[of] || view.owner[other] !== view.owner[of]) continue
      copies++
      if (other === of) number = copies
    }
    return `${card(view.card[of])}${copies > 1 ? (ROMAN[number] ?? ` ${number}`) : ''}`
  }
  const element = (view: View, of: number): string => {
    const origin = view.origin[of]
    if (origin === undefined) return words.nobody
    if (view.strength[origin] === 1) return unit(view, origin)
    const figure = view.figure[of]
    return `${unit(view, origin)}${figure > 0 ? `, ${words.figures[figure]}` : ` ${of - view.head[origin] + 1}`}`
  }
  const field = (view: View, hex: number): string => groundOf(view.map).board.labels[hex] ?? '–'
  const elementAt = (view: View, of: number): string => {
    const hex = view.at[of]
    return hex === null || hex === undefined || hex < 0
      ? element(view, of)
      : `${element(view, of)} (${field(view, hex)})`
  }
  return {
    ...words,
    seat: seat => words.seats[seat] ?? words.nobody,
    side: seat => words.sides[seat] ?? words.nobody,
    card,
    unit,
    element,
    elementAt,
    focus: view => (view.focus.element >= 0 ? elementAt(view, view.focus.element) : unit(view, view.focus.unit)),
    field,
    spell: spell => words.spells[SPELL_NAMES[spell] ?? SPELL_NAMES[0]],
    itemName: item => words.items[ITEMS[item] as keyof Lexicon['items']] ?? words.nobody,
    order: order => words.orders[order] ?? words.noOrder,
    facing: facing => words.facings[facing] ?? words.facings[0],
    direction: direction => words.directions[direction] ?? words.directions[0],
  }
}
