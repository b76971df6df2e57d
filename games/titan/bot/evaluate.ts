import type { Seat } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import { ATTACKER, type Battle, FLIGHT, GONE, MUSTER, type Titan } from '../state.ts'
import { ahead, type Legion, legionsOnBoard, musterGain, oddsOf, peril, pointsFor } from './board.ts'
import { chanceOf, forceOf, lead, priceOfVictory, titanForce } from './estimate.ts'
import { legionWorth } from './worth.ts'

/** What a living player has besides: he is in the game. */
const ALIVE = 40
/** What a point of score is worth, and one that may yet earn an angel (TI-17). */
const SCORED = 0.3
export const TO_SCORE = 0.5
/** What a muster counts that only waits for its phase, and what danger costs of a legion. */
export const PENDING = 0.9
export const RISKED = 0.6
/** How much of everything hangs on the Titan. */
const TITAN_RISKED = 0.9
/** Who attacks with his Titan could have waited for a better day: the risk counts for more than it is. */
export const CAUTION = 2.5
/** How far a lead in worth counts for a lead in the game. */
const SHARPNESS = 1.6

/** How good a state is for a seat: its share of everybody's worth, 0 … 1. */
export function evaluate(g: Titan, seat: Seat): number {
  if (!g.alive[seat]) return 0
  const worths = worthBySeat(g)
  let all = 0
  for (const worth of worths) all += worth ** SHARPNESS
  return worths[seat] ** SHARPNESS / all
}

/** What every seat's prospects are worth, in points of value. */
export function worthBySeat(g: Titan): number[] {
  const legions = legionsOnBoard(g)
  const worths: number[] = g.score.map(score => ALIVE + SCORED * score)
  const titanIsSafe: number[] = g.score.map(() => 1)
  for (const legion of legions) {
    const enemy = enemyHere(legions, legion)
    if (!enemy) settle(g, legions, legion, worths, titanIsSafe)
    else if (legion.seat === g.mover) contest(g, legion, enemy, worths, titanIsSafe)
  }
  return worths.map((worth, seat) => {
    return g.alive[seat] ? worth * (1 - TITAN_RISKED + TITAN_RISKED * titanIsSafe[seat]) : 0
  })
}

function enemyHere(legions: readonly Legion[], legion: Legion): Legion | undefined {
  for (const other of legions) if (other.land === legion.land && other.seat !== legion.seat) return other
  return undefined
}

/** A legion in nobody's way. */
function settle(g: Titan, legions: readonly Legion[], legion: Legion, worths: number[], titanIsSafe: number[]): void {
  const { seat, profile, land } = legion
  const danger = peril(g, legions, profile, seat, land)
  if (profile.hasTitan) titanIsSafe[seat] *= 1 - danger
  worths[seat] += legionWorth(legion.sum) * (1 - RISKED * danger)
  worths[seat] += ahead(legion, land)
  if (seat === g.mover && g.phase <= MUSTER && g.moved[legion.marker] && !g.mustered[legion.marker])
    worths[seat] += PENDING * musterGain(g, legion, land)
}

/** Two legions in one land: each counts as far as it is likely to survive. */
function contest(g: Titan, from: Legion, against: Legion, worths: number[], titanIsSafe: number[]): void {
  const isFought = g.engagement?.attacker === from.marker && g.battle !== null
  const odds = isFought ? oddsInBattle(g.battle!) : oddsOf(g, from, against.profile, against.seat, against.land)
  const wins = chanceOf(odds)
  const mine = legionWorth(from.sum)
  const theirs = legionWorth(against.sum)
  if (!isFought && wouldFlee(g, from, against, odds)) {
    worths[from.seat] += mine + (TO_SCORE * pointsFor(g, against)) / 2
    return
  }
  worths[from.seat] +=
    wins *
    (mine * (1 - priceOfVictory(odds)) + TO_SCORE * pointsFor(g, against) + PENDING * musterGain(g, from, from.land))
  worths[against.seat] += (1 - wins) * (theirs * (1 - priceOfVictory(-odds)) + TO_SCORE * pointsFor(g, from))
  if (from.profile.hasTitan) titanIsSafe[from.seat] *= Math.max(0, 1 - CAUTION * (1 - wins))
  if (against.profile.hasTitan) titanIsSafe[against.seat] *= 1 - wins
}

/** From these odds on a defender does better to flee (TI-9.2b). */
const HOPELESS = 2

/** True if a defender may still flee, and will. */
export function wouldFlee(g: Titan, from: Legion, against: Legion, odds: number): boolean {
  if (against.profile.hasLord || odds < HOPELESS) return false
  return g.engagement?.attacker !== from.marker || g.engagement.stage === FLIGHT
}

/** What is left of a fighter's force when it has no more power to lose. */
const STANDING = 0.35
/** What the clock takes from the attacker's log odds, in each round after this one (TI-10.5a). */
const LATE = 4
const TOLL = 0.7

/** The log odds of a battle under way: the forces left, some help for the attacker, and the rounds. */
export function oddsInBattle(battle: Battle, help = 0): number {
  const sides = [0, 1].map(() => ({ force: 1, height: 1, hasTitan: false }))
  for (let fighter = 0; fighter < battle.type.length; fighter++) {
    const left = 1 - battle.hits[fighter] / battle.power[fighter]
    if (battle.hex[fighter] === GONE || left <= 0) continue
    const type = battle.type[fighter]
    const side = sides[battle.side[fighter]]
    const force = type === TITAN ? titanForce(battle.power[fighter]) : forceOf(type, battle.map)
    side.force += force * (STANDING + (1 - STANDING) * left)
    side.height++
    side.hasTitan ||= type === TITAN
  }
  sides[ATTACKER].force += help
  return lead(sides[ATTACKER], sides[1 - ATTACKER], battle.map) - TOLL * Math.max(0, battle.round - LATE)
}
