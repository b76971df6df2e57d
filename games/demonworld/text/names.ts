import { cards } from '../content/cards.ts'
import { groundOf } from '../content/ground.ts'
import type { View } from '../view.ts'

/** Names of things a phrase speaks of, in one language. */
export interface Names {
  readonly cards: Readonly<Record<string, string>>
  readonly figures: readonly string[]
  readonly orders: readonly string[]
  readonly directions: readonly string[]
  readonly facings: readonly string[]
  readonly nothing: string
}

/** A unit: its card's name, with a number where a side has several of them. */
export function unitName(names: Names, view: View, unit: number): string {
  const card = cards[view.card[unit]]
  if (!card) return names.nothing
  const name = names.cards[card.id] ?? card.name
  const same = view.card.flatMap((other, u) =>
    other === view.card[unit] && view.owner[u] === view.owner[unit] ? [u] : [],
  )
  return same.length > 1 ? `${name} ${same.indexOf(unit) + 1}` : name
}

/** An element: its unit, its figure or number. */
export function elementName(names: Names, view: View, element: number): string {
  const unit = view.origin[element]
  if (unit === undefined) return names.nothing
  const name = unitName(names, view, unit)
  if (view.strength[unit] === 1) return name
  const figure = view.figure[element]
  const number = element - view.head[unit] + 1
  return `${name}, ${figure > 0 ? names.figures[figure] : `${names.figures[0]} ${number}`}`
}

/** A field by its printed name. */
export function fieldName(view: View, hex: number): string {
  return groundOf(view.map).board.labels[hex] ?? '–'
}
