import type { Seat } from '@hexarium/kernel'
import { TERRAINS } from '../content/boards.ts'
import { cards } from '../content/cards.ts'
import { abilityOfHero, playables, targetKind } from '../content/playables.ts'
import { TYPES } from '../content/races.ts'

import { scenarios } from '../content/scenarios.ts'
import { endOf, firstOf, HERO, heroCardOf, heroOf, KIND, OWNER } from '../pieces.ts'
import { mapOf, teammates } from '../spaces.ts'
import {
  ATTACKER,
  type Card,
  type Hex,
  NEUTRAL,
  NONE,
  type Owner,
  type Piece,
  type Play,
  RESERVE,
  type Side,
  TRAINING,
  type What,
} from '../state.ts'
import type { View } from '../view.ts'
import { asState, type Names } from './names.ts'

/** True if there is more to do in a Spend Step than to end it or to give to a teammate, or if nobody says what is offered. */
export function maySpend(offered: readonly string[]): boolean {
  return offered.length === 0 || offered.some(kind => !['done', 'giveGold', 'giveWood'].includes(kind))
}

/** The victory points that win, or 0 where points do not. */
export function goalOf(view: Pick<View, 'scenario' | 'options'>): number {
  const { goal, strategicGoal, goalAtTurnEnd } = scenarios[view.scenario]
  return (view.options.strategic ? strategicGoal : goal) || goalAtTurnEnd
}

/** The seats of a side of the battle under way, or other owners where nobody of them plays. */
export function ownersOfSide(view: View, side: Side): number[] {
  return view.battle?.side.flatMap((of, owner) => (of === side ? [owner] : [])) ?? []
}

/** What is harvested in a space: gold of a goldmine, otherwise wood. */
export function harvestOf(view: View, hex: Hex, amount: number): [gold: number, wood: number] {
  const isGold = TERRAINS[mapOf(asState(view)).terrain[hex]] === 'goldmine'
  return isGold ? [amount, 0] : [0, amount]
}

/** Who leads a side: the attacker, or whom he fights. */
export function leaderOf(view: View, side: Side): number {
  if (!view.battle) return NONE
  return side === ATTACKER ? view.battle.attacker : view.battle.foe
}

/** What was announced last and is not over. */
export function lastPlay(view: View): Play | undefined {
  return view.stack.at(-1)
}

/** A seat's pieces of a kind: on the board, in training, in reserve. */
export function census(view: View, seat: Seat, kind: number): [onBoard: number, training: number, reserve: number] {
  const counts: [number, number, number] = [0, 0, 0]
  for (let piece = firstOf(seat, kind); piece < endOf(seat, kind); piece++) {
    const at = view.at[piece]
    if (at >= 0) counts[0]++
    else if (at === TRAINING) counts[1]++
    else if (at === RESERVE) counts[2]++
  }
  return counts
}

/** The units a seat has on the board, the hero among them. */
export function unitsOnBoard(view: View, seat: Seat): number {
  const hero = view.at[heroOf(seat)] >= 0 ? 1 : 0
  return TYPES.reduce((sum, _, type) => sum + census(view, seat, type)[0], hero)
}

/** What a choice among effects means: the effect, where a card or ability has a choice. */
export function optionOf(view: View, option: number) {
  const play = lastPlay(view)
  const choice = play && playables[play.what]?.effects.find(({ op }) => op === 'choice')
  return choice?.op === 'choice' ? choice.options[option] : undefined
}

/** What a card or ability is aimed at, in the words of a language. */
export function targetName(names: Names, view: View, what: What, value: number): string {
  switch (targetKind(what)) {
    case 'hex':
      return names.space(view, value)
    case 'type':
      return names.kinds[value][1]
    case 'seat':
      return names.owner(view, value).the
    default:
      return names.pieceOf(view, value)
  }
}

/** Experience points a seat has not spent. */
export function experienceOf(view: View, seat: Seat): number {
  return view.ones[seat] + 2 * view.twos[seat]
}

/** The owners of a set of bits. */
export function ownersIn(bits: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter(of => bits & (1 << of))
}

/** WC-X-HER-22: the mana an ability of a hero costs, paid in cards. */
export function manaFor(view: View, seat: Seat, level: number): number {
  return playables[abilityOfHero(view.hero[seat], level)].mana
}

/** WC-X-HER-07: the wound a hero would take next, and how many he bears; nothing for other pieces, which are lost. */
export function nextWound(view: View, piece: Piece): { wound: number; life: number } | undefined {
  if (KIND[piece] !== HERO) return undefined
  const seat = OWNER[piece]
  return { wound: view.wounds[seat] + 1, life: heroCardOf(asState(view), seat).life }
}

/** WC-X-HER-22: the mana a card brings when discarded. */
export function manaIn(card: Card): number {
  return cards[card]?.gives ?? 0
}

/** WC-B-ABL-03: true if the side with the poison attacks in a phase, as things stand: only then it matters who is first. */
export function poisonMatters(view: View, phase: number): boolean {
  return view.poison === null || view.poison.attacks[phase]
}

/** WC-X-CRP-11: true for creeps and others whom no player leads. */
export function isNobodys(owner: Owner): boolean {
  return owner >= NEUTRAL
}

/** WC-B-TEA-01: who gets what a seat gives. */
export function receiverOf(view: View, seat: Seat): number {
  return seat === view.active ? (teammates(asState(view), seat)[0] ?? seat) : view.active
}

/** WC-B-VIC-01: the points of all, partners together: those decide. */
export function scored(names: Names, view: View, scores: readonly number[]): string {
  const sides = Map.groupBy(scores.keys(), seat => view.friends[seat])
  const told = (seats: readonly Seat[]) => {
    const points = seats.reduce((sum, seat) => sum + scores[seat], 0)
    return `${names.list(seats.map(seat => names.owner(view, seat).short))} ${points}`
  }
  return [...sides.values()].map(told).join(', ')
}
