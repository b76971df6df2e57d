import { draw, type Seat, shuffle } from '@hexarium/kernel'
import { cards, copiesIn } from '../../content/cards.ts'
import { RACES } from '../../content/races.ts'
import { NORDRASSIL, scenarios } from '../../content/scenarios.ts'
import { reveal, tell, tellOnly } from '../../events.ts'
import { teammates } from '../../spaces.ts'
import type { Card, Warcraft } from '../../state.ts'
import { nightElvesHaveDrawnAll } from '../victory/winning.ts'

/** By rules (of now, former ones), set (base, expansion) and race: copies of every card. */
const COPIES = [false, true].map(isFormer =>
  [false, true].map(expansion => RACES.map((_, race) => copiesIn(race, expansion, isFormer))),
)

/** WC-B-EXP-05, WC-B-SCN-50: how many copies of a card a seat's deck was made with. */
export function copiesOf(g: Warcraft, seat: Seat, card: Card): number {
  if (scenarios[g.scenario].removes.includes(cards[card].key)) return 0
  return COPIES[Number(g.former)][Number(g.options.expansionCards)][g.race[seat]][card]
}

/** Copies of a card that nobody has seen yet: somebody may well believe that one is in this seat's hand. */
export function unseenCopies(g: Warcraft, seat: Seat, card: Card): number {
  let unseen = copiesOf(g, seat, card)
  const pile = g.discard[seat]
  for (let i = 0; i < pile.length && unseen > 0; i++) if (pile[i] === card) unseen--
  for (const play of g.stack) if (play.seat === seat && play.what === card) unseen--
  return unseen
}

/** WC-B-EXP-01: draws cards one by one; an exhausted deck is made anew from the discard pile. */
export function drawCards(g: Warcraft, seat: Seat, count: number): Card[] {
  const drawn: Card[] = []
  for (let i = 0; i < count; i++) {
    if (g.deck[seat].length === 0) reshuffle(g, seat)
    const card = g.deck[seat].pop()
    if (card === undefined) break
    drawn.push(card)
    addToHand(g, seat, card)
  }
  if (drawn.length === 0) return drawn
  tell(g, 'draws', seat, drawn.length)
  tellOnly(g, [seat, ...teammates(g, seat)], 'drew', seat, ...drawn)
  reveal(g)
  if (g.scenario === NORDRASSIL) nightElvesHaveDrawnAll(g, seat)
  return drawn
}

/** WC-B-SCN-43: in Nordrassil nobody reshuffles. */
function reshuffle(g: Warcraft, seat: Seat): void {
  if (g.scenario === NORDRASSIL || g.discard[seat].length === 0) return
  g.deck[seat] = shuffle(g, g.discard[seat])
  g.discard[seat] = []
  tell(g, 'reshuffles', seat)
}

/** Hands are kept in order, so that they do not tell when a card was drawn. */
function addToHand(g: Warcraft, seat: Seat, card: Card): void {
  const hand = g.hand[seat]
  let at = hand.length
  while (at > 0 && hand[at - 1] > card) at--
  hand.splice(at, 0, card)
}

/** Takes a card out of a hand. */
export function takeFromHand(g: Warcraft, seat: Seat, card: Card): void {
  g.hand[seat].splice(g.hand[seat].indexOf(card), 1)
  reveal(g)
}

/** WC-X-HER-22: a card goes from hand to the discard pile without being played. */
export function discardCard(g: Warcraft, seat: Seat, card: Card): void {
  takeFromHand(g, seat, card)
  g.discard[seat].push(card)
  tell(g, 'discards', seat, card)
}

/** A card discarded at random, or undefined if there is none. */
export function discardRandom(g: Warcraft, seat: Seat): Card | undefined {
  const hand = g.hand[seat]
  if (hand.length === 0) return undefined
  const card = hand[draw(g, hand.length)]
  discardCard(g, seat, card)
  return card
}

/** WC-X-HER-22: the mana of a hand. */
export function manaOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + cards[card].gives, 0)
}

/** The most mana one card gives: what others may think a hand is worth. */
export const MOST_MANA = Math.max(...cards.map(({ gives }) => gives))
