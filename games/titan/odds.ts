import { chance, copy, type Factor, forDecision, type Odds, type Seat } from '@hexarium/kernel'
import { rangeFactors, strikeFactors } from './aid/factors.ts'
import { legionAt, oddsOf, pointsFor } from './bot/board.ts'
import { chanceOf } from './bot/estimate.ts'
import { oddsInBattle } from './bot/evaluate.ts'
import { killChance } from './bot/hits.ts'
import { redeal } from './knowledge/index.ts'
import { enemyIn } from './legions.ts'
import { announcements } from './rules/carry.ts'
import { flightWindow, talks } from './rules/engagement.ts'
import { moveTo } from './rules/movement.ts'
import { rangestrike } from './rules/rangestrike.ts'
import { sideOf } from './rules/sides.ts'
import { announce, chooseTarget } from './rules/striking.ts'
import { DEFENDER, type Fighter, type Land, type Marker, NONE, type Titan } from './state.ts'

/** How often an attack on a legion that is not wholly known is imagined. */
const WORLDS = 12

/** The odds of an option: exact for dice, an estimate for whole battles (see bot/estimate.ts). */
export const chances = [
  forDecision(moveTo, {
    odds: {
      land: (g, { legion }, land, seat) => ofAttack(g, legion, land, seat),
      titanTeleport: (g, { legion }, land, seat) => ofAttack(g, legion, land, seat),
    },
  }),
  forDecision(flightWindow, { odds: { stand: (g, _here, _value, seat) => [ofBattle(g, seat)] } }),
  forDecision(talks, { odds: { battle: (g, _here, _value, seat) => [ofBattle(g, seat)] } }),
  forDecision(chooseTarget, {
    odds: {
      strike: (g, { striker }, target) => [ofStrike(g, striker, target, 0)],
      rangestrike(g, { striker }, target) {
        const { dice, number } = rangestrike(g.battle!, striker, target, g.rulings)!
        const factors = rangeFactors(g.battle!, striker, target, number)
        return [toSlay(g, target, dice, number, 'TI-12.2', factors)]
      },
    },
  }),
  forDecision(announce, { odds: { way: (g, { striker, target }, way) => [ofStrike(g, striker, target, way)] } }),
]

/** TI-13.2: a strike announced in one of its ways. */
function ofStrike(g: Titan, striker: Fighter, target: Fighter, way: number): Odds {
  const strike = announcements(g.battle!, striker, target, g.rulings)[way]
  const factors = strikeFactors(g.battle!, striker, target, strike)
  return toSlay(g, target, strike.dice, strike.number, 'TI-13.2a', factors)
}

function toSlay(
  g: Titan,
  target: Fighter,
  dice: number,
  number: number,
  rule: string,
  factors: readonly Factor[],
): Odds {
  const need = g.battle!.power[target] - g.battle!.hits[target]
  return { key: 'slays', args: [dice, number, need], chance: killChance(dice, number, need), rule, factors }
}

/** TI-10: the battle about to be fought, for one of the two, who know both legions (TI-9.1a). */
function ofBattle(g: Titan, seat: Seat): Odds {
  const { attacker, defender, land } = g.engagement!
  const won = chanceToWin(g, attacker, defender, land)
  const isHeld = sideOf(g, seat) === DEFENDER
  const [own, enemy] = (isHeld ? [defender, attacker] : [attacker, defender]).map(marker => legionAt(g, marker))
  const factors = atStake(pointsFor(g, own), pointsFor(g, enemy))
  return { key: 'winsBattle', args: [], chance: isHeld ? 1 - won : won, rule: 'TI-10.0a', factors }
}

/** TI-16.0a: what the winner scores, and what he could lose. */
function atStake(own: number, enemy: number): Factor[] {
  return [
    { key: 'toWin', args: [], value: enemy, isBase: true, rule: 'TI-16.0a' },
    { key: 'toLose', args: [], value: own, isBase: true, rule: 'TI-16.0a' },
  ]
}

/** An attack on what stands in a land, if anything does: the mean over legions it could be. */
function ofAttack(g: Titan, legion: Marker, land: Land, seat: Seat): Odds[] {
  if (enemyIn(g, land, seat) === NONE) return []
  const { won, points } = attackOn(g, legion, land, seat)
  const factors = atStake(pointsFor(g, legionAt(g, legion)), points)
  return [{ key: 'winsBattle', args: [], chance: won, rule: 'TI-10.0a', factors }]
}

/** The chance that a legion beats the one in a land, as far as its owner can tell. */
export function attackChance(g: Titan, legion: Marker, land: Land, seat: Seat): number {
  return attackOn(g, legion, land, seat).won
}

/** The mean over what the enemy could be: how often he is beaten, and what he is worth. */
function attackOn(g: Titan, legion: Marker, land: Land, seat: Seat): { won: number; points: number } {
  const enemy = enemyIn(g, land, seat)
  const luck = chance(land)
  const world = copy(g)
  let [won, points] = [0, 0]
  for (let i = 0; i < WORLDS; i++) {
    redeal(world, seat, luck)
    won += chanceToWin(world, legion, enemy, land)
    points += pointsFor(world, legionAt(world, enemy))
  }
  return { won: won / WORLDS, points: Math.round(points / WORLDS) }
}

function chanceToWin(g: Titan, attacker: Marker, defender: Marker, land: Land): number {
  const held = legionAt(g, defender)
  return chanceOf(oddsOf(g, legionAt(g, attacker), held.profile, held.seat, land))
}

/** TI-10: how the battle under way will end, by the forces left. */
export function forecast(g: Titan, seat: Seat): Odds | undefined {
  const side = g.battle ? sideOf(g, seat) : NONE
  if (!g.battle || side === NONE) return undefined
  const won = chanceOf(oddsInBattle(g.battle))
  return { key: 'winsBattle', args: [], chance: side === DEFENDER ? 1 - won : won, rule: 'TI-10.0a' }
}
