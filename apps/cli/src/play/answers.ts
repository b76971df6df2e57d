import type { Seat } from '@hexarium/kernel'
import { decisionOf } from '../story.ts'
import { findOffer, forbiddenChoice } from './input.ts'
import { listPlan, type Offer } from './screen.ts'
import type { Table } from './table.ts'
import { words } from './words.ts'

/** `p Ab1`: where a piece, named as on the map, could come to. */
export function planText(table: Table, seat: Seat, text: string): string {
  const { game, match, language } = table
  const scene = game.scene(match.seen(seat).view, game.text[language])
  const pieces = scene.boards.flatMap(board => board.counters)
  const wanted = text.toLowerCase()
  const piece = wanted === '' ? undefined : pieces.find(({ short }) => short.toLowerCase().startsWith(wanted))
  if (!piece) return words[language].planWhat
  return listPlan(table, seat, scene, piece.id).join('\n') || words[language].noPlan
}

/** `w 0504`: why a choice is not allowed. */
export function whyText(table: Table, seat: Seat, offers: readonly Offer[], text: string): string {
  const say = words[table.language]
  const found = findOffer(offers, text)
  if (found) return say.allowed(`${found.words} (${found.notation})`)
  const forbidden = forbiddenChoice(table, seat, text)
  if (forbidden) return say.forbidden(text, forbidden.rule, forbidden.text)
  return say.whyWhat(decisionOf(table.match)!.kinds.join(', '))
}
