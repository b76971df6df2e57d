import { TITAN } from '../content/creatures.ts'
import { tell } from '../events.ts'
import { lose, valueOfPiece } from '../legions.ts'
import {
  ATTACKER,
  type Battle,
  DEFENDER,
  type Engagement,
  EXCUSED,
  type Fighter,
  GONE,
  NOBODY,
  NONE,
  OPEN,
  type Side,
  type Titan,
  WAITING,
  WAIVED,
} from '../state.ts'
import { reachableSet } from './battlefield.ts'
import { noteFallen, takeAway, wipeOut } from './removal.ts'
import { legionOf, seatOf, settle } from './sides.ts'
import { giveAngel } from './summoning.ts'

/** TI-10.1d, TI-14.0c, TI-15.1a: who is not on the map when the manoeuvre phase ends. */
export function endManoeuvre(g: Titan): void {
  const battle = g.battle!
  if (battle.newcomer !== NONE) seatNewcomer(g, battle, false)
  for (let fighter = 0; fighter < battle.type.length; fighter++) {
    if (battle.side[fighter] !== battle.phasing || battle.hex[fighter] !== WAITING) continue
    tell(g, 'lostOutside', battle.phasing, battle.type[fighter])
    remove(g, battle, fighter)
  }
  endIfOver(g, NONE)
}

/** A reinforcement or a summoned angel has landed, or goes back where it came from; a concession that cuts the phase short costs nobody his right to it (TI-14.2a). */
function seatNewcomer(g: Titan, battle: Battle, isCutShort: boolean): void {
  const { newcomer, donor } = battle
  const type = battle.type[newcomer]
  const hasLanded = battle.hex[newcomer] !== WAITING
  const couldEnter = !isCutShort && reachableSet(battle, newcomer) !== 0
  battle.newcomer = NONE
  battle.donor = NONE
  if (donor !== NONE) {
    if (hasLanded) giveAngel(g, donor, g.engagement!.attacker, type)
    else {
      tell(g, 'summonLost', donor, type)
      forget(battle)
    }
  } else if (!hasLanded) {
    const { defender } = g.engagement!
    tell(g, 'reinforcementLost', defender, type)
    takeAway(g, defender, type)
    g.stock[type]++
    battle.reinforcement = couldEnter ? WAIVED : EXCUSED
    forget(battle)
  }
}

/** The newcomer is always the last of the fighters. */
function forget(battle: Battle): void {
  for (const list of [battle.type, battle.side, battle.hex, battle.hits, battle.power, battle.moved, battle.struck])
    list.pop()
}

/** TI-13.6a: the slain are removed; the first slain defender opens the summon window (TI-15.3a). */
export function endStrikes(g: Titan): void {
  removeSlain(g, g.battle!)
  endIfOver(g, NONE)
}

function removeSlain(g: Titan, battle: Battle): void {
  for (let fighter = 0; fighter < battle.type.length; fighter++) {
    if (battle.hex[fighter] < 0 || battle.hits[fighter] < battle.power[fighter]) continue
    tell(g, 'slain', battle.side[fighter], battle.type[fighter], battle.hex[fighter])
    if (battle.side[fighter] === DEFENDER && battle.summonWindow === 0) battle.summonWindow = 1
    remove(g, battle, fighter)
  }
}

function remove(g: Titan, battle: Battle, fighter: Fighter): void {
  const type = battle.type[fighter]
  const legion = legionOf(g, battle.side[fighter])
  battle.hex[fighter] = GONE
  takeAway(g, legion, type)
  lose(g, type, true)
  if (type === TITAN) noteFallen(g, legion)
}

/** TI-9.4b, TI-9.4c: a concession in the middle of the battle. The slain of this phase are removed first. */
export function concedeInBattle(g: Titan, side: Side): void {
  tell(g, 'concedes', seatOf(g, side))
  if (g.battle!.newcomer !== NONE) seatNewcomer(g, g.battle!, true)
  removeSlain(g, g.battle!)
  endIfOver(g, side)
}

/** TI-10.5a: the attacker's rest is eliminated; nobody scores. */
export function loseByTime(g: Titan): void {
  const { attacker } = g.engagement!
  tell(g, 'timeLoss', attacker)
  wipeOut(g, attacker)
  conclude(g, { winner: DEFENDER, points: 0, mayReinforce: lateReinforcement(g) })
}

/** TI-10.0a: over if a legion is gone, a Titan was slain or a side has conceded. */
function endIfOver(g: Titan, conceded: Side): void {
  const alive = [living(g, ATTACKER), living(g, DEFENDER)]
  const fallen = g.engagement!.fallen.length > 0
  if (!fallen && conceded === NONE && alive[ATTACKER] > 0 && alive[DEFENDER] > 0) return
  const gone = [ATTACKER, DEFENDER].map(side => side === conceded || alive[side] === 0 || hasFallen(g, side))
  const winner = gone[ATTACKER] ? (gone[DEFENDER] ? NOBODY : DEFENDER) : ATTACKER
  const points = pointsFor(g, 1 - winner, conceded) // where both are gone there is no loser to score for
  for (const side of [ATTACKER, DEFENDER]) {
    if (side === conceded && g.height[legionOf(g, side)] > 0) wipeOut(g, legionOf(g, side))
  }
  conclude(g, {
    winner,
    points,
    mayAcquire: true,
    maySummon: winner === ATTACKER,
    mayReinforce: winner === DEFENDER && isEntitled(g, conceded) && lateReinforcement(g),
  })
}

function living(g: Titan, side: Side): number {
  return g.battle!.type.filter((_, fighter) => g.battle!.side[fighter] === side && g.battle!.hex[fighter] !== GONE)
    .length
}

function hasFallen(g: Titan, side: Side): boolean {
  return g.engagement!.fallen.includes(seatOf(g, side))
}

/** TI-16.1a: all the loser's characters; TI-19.3b: with a slain Titan only those lost so far, unless he conceded. */
function pointsFor(g: Titan, loser: Side, conceded: Side): number {
  const battle = g.battle!
  const onlyLost = hasFallen(g, loser) && loser !== conceded
  let points = 0
  for (let fighter = 0; fighter < battle.type.length; fighter++) {
    if (battle.side[fighter] !== loser || (onlyLost && battle.hex[fighter] !== GONE)) continue
    points += valueOfPiece(g, battle.type[fighter], seatOf(g, loser))
  }
  return points
}

/** TI-14.2a: not after a concession before any attacker was placed. */
function isEntitled(g: Titan, conceded: Side): boolean {
  return conceded !== ATTACKER || g.engagement!.attackerPlaced
}

/** TI-14.0d, TI-14.0e: before round 4, or if he was full or could not bring it in. */
function lateReinforcement(g: Titan): boolean {
  const { reinforcement } = g.battle!
  if (reinforcement === OPEN || reinforcement === EXCUSED) return true
  return reinforcement === WAIVED && g.rulings.reinforceAfterPass
}

function conclude(g: Titan, outcome: Partial<Engagement> & { winner: Side }): void {
  g.battle = null
  settle(g, outcome)
}
