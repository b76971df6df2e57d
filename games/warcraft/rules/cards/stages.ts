import { type RuleId, reveal, type Seat } from '@hexarium/kernel'
import { cards, VICTORY_POINT } from '../../content/cards.ts'
import type { Answers } from '../../content/effects.ts'
import { isAbility, isCard, playables, type TargetKind, targetKind } from '../../content/playables.ts'
import { decision, tell } from '../../events.ts'
import { areFriends, orderFrom, playOrder } from '../../spaces.ts'
import {
  AIMING,
  AWAITING,
  type Card,
  PAYING,
  type Play,
  READY,
  RESOLVING,
  type Warcraft,
  type What,
} from '../../state.ts'
import { heroTakesPart, takesPart } from '../battle/fighters.ts'
import { abilityOf, cannotPlay, cardsOf } from './conditions.ts'
import { discardCard, takeFromHand, unseenCopies } from './piles.ts'
import { targetsOf } from './targets.ts'

const list: number[] = []

/** What is being played: the last one announced is on top. */
export function top(g: Warcraft): Play {
  return g.stack[g.stack.length - 1]
}

/** WC-X-TIM-10, WC-B-EXP-04: who may act in which order: from the first player, in the base game from the active one. */
export function windowOrder(g: Warcraft): Seat[] {
  return g.options.expansionCards || !g.alive[g.active] ? playOrder(g) : orderFrom(g, g.active)
}

/** WC-X-TIM-12: a card is announced: it leaves the hand. */
export function announceCard(g: Warcraft, seat: Seat, card: Card): void {
  takeFromHand(g, seat, card)
  tell(g, 'plays', seat, card)
  announce(g, seat, card)
}

/** WC-X-HER-20: an ability is announced; it counts as used even if it is cancelled. */
export function announceAbility(g: Warcraft, seat: Seat, level: number): void {
  const what = abilityOf(g, seat, level)
  const bit = 1 << (level - 1)
  if (playables[what].limit === 'battle') g.battle!.used[seat] |= bit
  else g.usedThisTurn[seat] |= bit
  if (playables[what].mana > 0 || playables[what].discards > 0) reveal(g) // the hand can pay for it
  tell(g, 'uses', seat, what)
  announce(g, seat, what)
}

function announce(g: Warcraft, seat: Seat, what: What): void {
  const { mana, discards } = playables[what]
  g.stack.push({
    seat,
    what,
    targets: [],
    aimed: false,
    owes: mana,
    discards,
    stage: AIMING,
    turn: 0,
    passes: 0,
    cancelled: false,
  })
}

/** WC-B-EXP-06: only with a Victory Point card in hand. */
export function cannotLay(g: Warcraft, value: number, seat: Seat): RuleId | undefined {
  return value === 0 && g.hand[seat].includes(VICTORY_POINT) ? undefined : 'WC-B-EXP-06'
}

/** WC-B-EXP-06: a Victory Point card is laid face up; it is not played and cannot be answered. */
export function layVictoryPoint(g: Warcraft, seat: Seat): void {
  takeFromHand(g, seat, VICTORY_POINT)
  g.laid[seat]++
  tell(g, 'lays', seat)
}

/** WC-X-TIM-12: the targets, one after the other. */
export const aim = decision({
  name: 'aim',
  rule: 'WC-X-TIM-12',
  auto: true,
  ends: [], // the last target completes what is played, it ends no phase
  gives: ['hex', 'piece', 'type', 'seat', 'done'], // one's own pieces may be among those it hits
  seat: g => top(g).seat,
  offer(g, _here, can) {
    const { seat, what, targets } = top(g)
    const kind = targetKind(what)
    for (const value of targetsOf(g, seat, what, targets, list)) can[kind](value)
    if (mayStopAiming(top(g))) can.done()
  },
  take: {
    hex: (g, _here, value) => aimAt(g, value),
    piece: (g, _here, value) => aimAt(g, value),
    type: (g, _here, value) => aimAt(g, value),
    seat: (g, _here, value) => aimAt(g, value),
    done(g) {
      top(g).aimed = true
    },
  },
  cannot: {
    hex: (g, _here, value) => cannotAim(g, 'hex', value),
    piece: (g, _here, value) => cannotAim(g, 'piece', value),
    type: (g, _here, value) => cannotAim(g, 'type', value),
    seat: (g, _here, value) => cannotAim(g, 'seat', value),
  },
})

function cannotAim(g: Warcraft, kind: TargetKind, value: number): RuleId | undefined {
  const { seat, what, targets } = top(g)
  return kind === targetKind(what) && targetsOf(g, seat, what, targets, list).includes(value)
    ? undefined
    : 'WC-X-TIM-12'
}

function mayStopAiming({ what, targets }: Play): boolean {
  const { target } = playables[what]
  return targets.length > 0 || (target?.kind === 'space' && target.optional === true)
}

function aimAt(g: Warcraft, value: number): void {
  const { seat, what, targets } = top(g)
  targets.push(value)
  tell(g, 'aims', seat, what, value)
}

/** WC-X-HER-22: mana is paid with cards from the hand; Abolish Magic costs a card besides. */
export const pay = decision({
  name: 'pay',
  rule: 'WC-X-HER-22',
  seat: g => top(g).seat,
  offer(g, _here, can, seat) {
    const hand = g.hand[seat]
    for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) can.card(hand[i])
  },
  take: {
    card(g, _here, card, seat) {
      const play = top(g)
      discardCard(g, seat, card)
      if (play.owes > 0) play.owes = Math.max(0, play.owes - cards[card].gives)
      else play.discards--
    },
  },
  cannot: { card: (g, _here, card, seat) => (g.hand[seat].includes(card) ? undefined : 'WC-X-HER-22') },
})

/** WC-X-TIM-04, WC-X-TIM-12: somebody who takes part may answer what was just played. */
export const respond = decision({
  name: 'respond',
  rule: ['WC-X-TIM-04', 'WC-X-TIM-12'],
  seat: g => responder(g),
  standing: {
    pass: { answer: 'pass' },
    unlessHero: { answer: 'pass', unless: g => heroTakesPart(g, responder(g)) },
  },
  offer(g, _here, can, seat) {
    for (const card of responses(g, seat)) can.card(card)
    can.pass()
  },
  take: {
    card(g, _here, card, seat) {
      nextResponder(g, 0)
      announceCard(g, seat, card)
    },
    pass(g) {
      nextResponder(g, top(g).passes + 1)
    },
  },
  gives: ['pass'], // what was played takes effect
  cannot: { card: (g, _here, card, seat) => (responses(g, seat).includes(card) ? undefined : 'WC-X-TIM-04') },
  default: () => ['pass'],
})

function responder(g: Warcraft): Seat {
  const order = windowOrder(g)
  return order[top(g).turn % order.length]
}

function nextResponder(g: Warcraft, passes: number): void {
  const play = top(g)
  play.turn = (play.turn + 1) % windowOrder(g).length
  play.passes = passes
}

/** The responses in a seat's hand. */
function responses(g: Warcraft, seat: Seat): number[] {
  const hand = g.hand[seat]
  return cardsOf('response').filter(
    card => hand.includes(card) && hand.length > cards[card].discards && answersTop(g, seat, card),
  )
}

/** True if, by all that everybody knows, a seat could have an answer to what is on top. */
function couldRespond(g: Warcraft, seat: Seat): boolean {
  const held = g.hand[seat].length
  if (held === 0) return false
  return cardsOf('response').some(
    card => held > cards[card].discards && answersTop(g, seat, card) && unseenCopies(g, seat, card) > 0,
  )
}

function answersTop(g: Warcraft, seat: Seat, card: Card): boolean {
  const { what, seat: player } = top(g)
  const answers: Answers = playables[card].answers!
  const fits = answers === 'either' || (answers === 'heroAbility') === isAbility(what)
  return fits && !areFriends(g, seat, player) && takesPart(g, seat) && !cannotPlay(g, seat, card, 'response')
}

/** WC-X-TIM-12: aims, pays, waits for answers, is ready: goes on to the next stage once one is through. */
export function advance(g: Warcraft): void {
  const play = top(g)
  if (play.stage === AIMING && (play.aimed || targetsOf(g, play.seat, play.what, play.targets, list).length === 0)) {
    play.stage = PAYING
  }
  if (play.stage === PAYING && play.owes <= 0 && play.discards <= 0) {
    play.stage = AWAITING
    play.turn = 0
    play.passes = 0
  }
  if (play.stage === AWAITING) seekResponder(g, play)
}

/** Finds the next seat that could answer; when all have passed in a row it is ready. */
function seekResponder(g: Warcraft, play: Play): void {
  const count = g.battle === null || play.cancelled ? 0 : windowOrder(g).length
  for (; play.passes < count; play.passes++) {
    if (couldRespond(g, responder(g))) return
    play.turn = (play.turn + 1) % count
  }
  play.stage = READY
}

export const isAiming = (g: Warcraft): boolean => top(g).stage === AIMING
export const isPaying = (g: Warcraft): boolean => top(g).stage === PAYING
export const isAwaiting = (g: Warcraft): boolean => top(g).stage === AWAITING
export const isReady = (g: Warcraft): boolean => top(g).stage === READY
/** What is being resolved may bring about further plays; it waits beneath them. */
export const somethingIsPlayed = (g: Warcraft): boolean => g.stack.length > 0 && top(g).stage !== RESOLVING

/** WC-B-EXP-06: what was played is over; a card goes to the discard pile. */
export function closePlay(g: Warcraft): void {
  const play = g.stack.pop()!
  if (isCard(play.what)) g.discard[play.seat].push(play.what)
}

/** Who gave up breaks off what is being played: no effect, but the cards have been played. */
export function breakOffPlays(g: Warcraft): void {
  while (g.stack.length > 0) closePlay(g)
}
