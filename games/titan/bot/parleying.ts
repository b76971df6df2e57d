import { best, forDecision, only, type Seat, type Weigh } from '@hexarium/kernel'
import { piecesOf } from '../legions.ts'
import { flightWindow, nextEngagement, offerLosses, talks } from '../rules/engagement.ts'
import { legionOf, sideOf } from '../rules/sides.ts'
import { type Land, NOBODY, NONE, type Titan, type Type } from '../state.ts'
import { type Legion, legionAt, legionsOnBoard, oddsOf, pointsFor, sumOf } from './board.ts'
import { chanceOf, priceOfVictory } from './estimate.ts'
import { TO_SCORE, worthBySeat } from './evaluate.ts'
import { legionWorth, profileOfTypes } from './worth.ts'

/** When plans are sampled: the answers that come to something. */
const SETTLES: readonly string[] = ['flee', 'stand', 'accept', 'battle']

/** TI-6.3, TI-9: which engagement, and whether it comes to a battle. */
export const parleying = [
  forDecision(nextEngagement, { advice: (g, _here, seat, offered) => surest(g, seat, offered('land')) }),
  /** TI-9.2: flee, stand or accept, whatever promises most. Offers are for people. */
  forDecision(flightWindow, {
    advice(g, _here, seat, offered) {
      if (offered('stand').length === 0) return () => 1 // the attacker may make offers here; nobody waits for him
      const outcome = outcomeOf(g, seat)
      const fights = outcome.ofBattle()
      const agrees = offered('accept').length > 0 ? outcome.ofAgreement() : Number.NEGATIVE_INFINITY
      const flees = offered('flee').length > 0 ? outcome.ofFlight() : Number.NEGATIVE_INFINITY
      if (flees > fights && flees > agrees) return only('flee')
      return only(agrees > fights ? 'accept' : 'stand')
    },
    variety: () => kind => (SETTLES.includes(kind) ? 1 : 0),
  }),
  /** TI-9.3: battle, unless what is offered is better. */
  forDecision(talks, {
    advice(g, _here, seat, offered) {
      const outcome = outcomeOf(g, seat)
      const agrees = offered('accept').length > 0 ? outcome.ofAgreement() : Number.NEGATIVE_INFINITY
      return only(agrees > outcome.ofBattle() ? 'accept' : 'battle')
    },
    variety: () => kind => (SETTLES.includes(kind) ? 1 : 0),
  }),
  /** TI-9.3b: who has begun an offer makes it as it is. */
  forDecision(offerLosses, { advice: () => only('done') }),
]

/** TI-6.3a: the surest victory first: it may bring an angel for the next. */
function surest(g: Titan, seat: Seat, lands: readonly Land[]): Weigh {
  const legions = legionsOnBoard(g)
  const [land] = best(lands, land => {
    const mine = legions.find(legion => legion.land === land && legion.seat === seat)!
    const other = legions.find(legion => legion.land === land && legion.seat !== seat)!
    return oddsOf(g, mine, other.profile, other.seat, land)
  })
  return only('land', land)
}

/** What the ways out of an engagement are worth to one of the two. */
function outcomeOf(g: Titan, seat: Seat) {
  const side = sideOf(g, seat)
  const mine = legionAt(g, legionOf(g, side))
  const theirs = legionAt(g, legionOf(g, 1 - side))
  const { attacker, defender } = g.engagement!
  const odds = oddsOf(g, legionAt(g, attacker), legionAt(g, defender).profile, g.holder[defender], g.engagement!.land)
  const lead = side === 0 ? odds : -odds
  const harm = 1 / Math.max(1, g.alive.filter(alive => alive).length - 1)
  const stake = mine.profile.hasTitan ? worthBySeat(g)[seat] * 2 : 0
  const crown = theirs.profile.hasTitan ? worthBySeat(g)[theirs.seat] * harm * 2 : 0
  const won = (lost: number) =>
    legionWorth(mine.sum) * (1 - lost) + TO_SCORE * pointsFor(g, theirs) + harm * legionWorth(theirs.sum) + crown
  const beaten = (lost: number) => harm * (legionWorth(theirs.sum) * lost - TO_SCORE * pointsFor(g, mine)) - stake
  return {
    ofBattle: () => chanceOf(lead) * won(priceOfVictory(lead)) + chanceOf(-lead) * beaten(priceOfVictory(-lead)),
    ofFlight: () => (-harm * TO_SCORE * pointsFor(g, mine)) / 2,
    ofAgreement() {
      const winner = g.engagement!.offerWinner[1 - side]
      const losses = g.engagement!.offerLosses[1 - side]
      if (winner === NONE) return Number.NEGATIVE_INFINITY
      if (winner === NOBODY) return harm * legionWorth(theirs.sum) + crown - stake
      return winner === side ? won(shareOf(g, mine, losses)) : beaten(shareOf(g, theirs, losses))
    },
  }
}

/** The share of a legion's worth that goes with some of its characters. */
function shareOf(g: Titan, legion: Legion, losses: readonly Type[]): number {
  const rest = piecesOf(g, legion.marker)
  for (const type of losses) rest.splice(rest.indexOf(type), 1)
  return 1 - legionWorth(sumOf(g, profileOfTypes(g, rest), legion.seat)) / legionWorth(legion.sum)
}
