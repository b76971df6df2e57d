import { type Option, optionsAt, type RuleId, readOption, type Scene, type Seat, whyNot } from '@hexarium/kernel'
import { ruleInWords } from '../rulebook.ts'
import { decisionOf } from '../story.ts'
import type { Offer } from './screen.ts'
import type { Table } from './table.ts'

/** The option a person means: its number in the list, its notation, its name on the map or all of its words. */
export function findOffer(offers: readonly Offer[], text: string): Offer | undefined {
  if (/^[1-9]\d*$/.test(text) && Number(text) <= offers.length) {
    const numbered = offers[Number(text) - 1]
    return numbered.isCostly ? undefined : numbered
  }
  const wanted = text.toLowerCase()
  const byNotation = offers.find(offer => offer.notation.toLowerCase() === wanted)
  if (byNotation) return byNotation
  const named = offers.filter(offer => offer.name.toLowerCase() === wanted || offer.words.toLowerCase() === wanted)
  return named.length === 1 ? named[0] : undefined
}

/** The rule against a choice that is not offered, named by notation or as on the map; undefined if it is no choice. */
export function forbiddenChoice(table: Table, seat: Seat, text: string): { rule: RuleId; text: string } | undefined {
  const { game, match, language } = table
  const scene = game.scene(match.seen(seat).view, game.text[language])
  for (const option of optionsCalled(table, scene, text)) {
    const rule = whyNot(game, match.state, seat, option)
    if (rule !== undefined) return { rule, text: ruleInWords(game, rule) }
  }
  return undefined
}

/** Every option, offered or not, that somebody could mean by a text. */
function optionsCalled(table: Table, scene: Scene, text: string): Option[] {
  const decision = decisionOf(table.match)!
  const written = readOption(decision, text)
  if (written !== undefined) return [written]
  const wanted = text.toLowerCase()
  const elements = scene.boards.flatMap(board => [
    ...board.counters.filter(({ short }) => short.toLowerCase() === wanted).map(({ id }) => id),
    ...board.places.filter(({ label }) => label.toLowerCase() === wanted).map(({ id }) => id),
  ])
  return elements.flatMap(element => optionsAt(decision, element))
}
