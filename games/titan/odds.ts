import { chance, copy, forDecision, type Odds, type Seat } from '@hexarium/kernel'
import { legionAt, oddsOf } from './bot/board.ts'
import { chanceOf } from './bot/estimate.ts'
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
        return [toSlay(g, target, dice, number, 'TI-12.2')]
      },
    },
  }),
  forDecision(announce, { odds: { way: (g, { striker, target }, way) => [ofStrike(g, striker, target, way)] } }),
]

/** TI-13.2: a strike announced in one of its ways. */
function ofStrike(g: Titan, striker: Fighter, target: Fighter, way: number): Odds {
  const { dice, number } = announcements(g.battle!, striker, target, g.rulings)[way]
  return toSlay(g, target, dice, number, 'TI-13.2a')
}

function toSlay(g: Titan, target: Fighter, dice: number, number: number, rule: string): Odds {
  const need = g.battle!.power[target] - g.battle!.hits[target]
  return { key: 'slays', args: [dice, number, need], chance: killChance(dice, number, need), rule }
}

/** TI-10: the battle about to be fought, for one of the two, who know both legions (TI-9.1a). */
function ofBattle(g: Titan, seat: Seat): Odds {
  const { attacker, defender, land } = g.engagement!
  const won = chanceToWin(g, attacker, defender, land)
  return { key: 'winsBattle', args: [], chance: sideOf(g, seat) === DEFENDER ? 1 - won : won, rule: 'TI-10.0a' }
}

/** An attack on what stands in a land, if anything does: the mean over legions it could be. */
function ofAttack(g: Titan, legion: Marker, land: Land, seat: Seat): Odds[] {
  return enemyIn(g, land, seat) === NONE
    ? []
    : [{ key: 'winsBattle', args: [], chance: attackChance(g, legion, land, seat), rule: 'TI-10.0a' }]
}

/** The chance that a legion beats the one in a land, as far as its owner can tell. */
export function attackChance(g: Titan, legion: Marker, land: Land, seat: Seat): number {
  const enemy = enemyIn(g, land, seat)
  const luck = chance(land)
  const world = copy(g)
  let sum = 0
  for (let i = 0; i < WORLDS; i++) {
    redeal(world, seat, luck)
    sum += chanceToWin(world, legion, enemy, land)
  }
  return sum / WORLDS
}

function chanceToWin(g: Titan, attacker: Marker, defender: Marker, land: Land): number {
  const held = legionAt(g, defender)
  return chanceOf(oddsOf(g, legionAt(g, attacker), held.profile, held.seat, land))
}
