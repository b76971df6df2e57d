import type { Card } from './card.ts'
import { baseCards } from './cards-base.ts'
import { expansionCards } from './cards-expansion.ts'

/** Where the cards come from, for players. */
export const provenance =
  'The 20 cards of the base game do what the base rule book and its FAQ say. Of the expansion’s cards only five names and ' +
  'one changed effect are known: 24 cards, all mana values and most numbers of copies are designed.'

/** WC-B-EXP-05, WC-X-CMP-02: every card; a card is its index here. */
export const cards: readonly Card[] = [...baseCards, ...expansionCards]

/** The card with this key, or -1. */
export function cardNamed(key: string): number {
  return cards.findIndex(card => card.key === key)
}

export const VICTORY_POINT = cardNamed('victory-point')
export const SUMMON_BUILDING = cardNamed('summon-building')

/** The copies of every card in a race's deck, by card; as they were by rules 6 and before, if that is wanted. */
export function copiesIn(race: number, expansion: boolean, isFormer = false): number[] {
  return cards.map(card => {
    if (card.race !== -1 && card.race !== race) return 0
    const { base, expansion: more } = (isFormer && card.former) || card
    return expansion ? more : base
  })
}
