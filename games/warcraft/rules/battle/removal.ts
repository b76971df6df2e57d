import type { Seat } from '@hexarium/kernel'
import { UNDEAD } from '../../content/races.ts'
import { DRAGON_RISE, NORDRASSIL } from '../../content/scenarios.ts'
import { tell } from '../../events.ts'
import { creepOf, FIRST_CREEP, heroOf, isUnitType, KIND, OWNER, WORKER } from '../../pieces.ts'
import { deployPoints, mapOf } from '../../spaces.ts'
import {
  builderOf,
  DRAGONS,
  GONE,
  type Hex,
  NEUTRAL,
  NONE,
  type Outpost,
  type Piece,
  RESERVE,
  type Warcraft,
} from '../../state.ts'
import { gainExperience } from '../heroes/wounds.ts'
import { isNecromancer } from '../movement/reach.ts'
import { winFor } from '../victory/winning.ts'
import { creepDice } from './fighters.ts'

/** WC-B-CAS-01: a unit, a summoned creature or an armed worker is lost and goes to its owner's reserves. */
export function loseUnit(g: Warcraft, piece: Piece): void {
  const hex = g.at[piece]
  tell(g, 'lost', piece, hex)
  takeAway(g, piece)
  if (g.battle) {
    g.battle.killed++
    g.battle.lost.push(piece)
    g.battle.lastLost = piece
  }
  if (g.scenario === NORDRASSIL && isUnitType(piece) && g.race[OWNER[piece]] === UNDEAD) comeBack(g, piece, hex)
}

/** Takes a piece off the board: to reserves, or for good (WC-B-SCN-11, WC-B-SCN-24). */
export function takeAway(g: Warcraft, piece: Piece): void {
  const isForGood = OWNER[piece] === NEUTRAL || isNecromancer(g, piece)
  g.at[piece] = isForGood ? GONE : RESERVE
  g.moves[piece] = 0
  g.slowed = g.slowed.filter(other => other !== piece)
  if (KIND[piece] !== WORKER) return
  g.armed = g.armed.filter(worker => worker !== piece)
  abandonProject(g, piece)
}

/** WC-B-SPE-21: an Outpost whose worker does anything else, or dies, is destroyed. */
export function abandonProject(g: Warcraft, worker: Piece): void {
  const outpost = g.outpostWorker.indexOf(worker)
  if (outpost >= 0) destroyOutpost(g, outpost)
}

/** An Outpost returns to its owner's reserves. */
export function destroyOutpost(g: Warcraft, outpost: Outpost): void {
  tell(g, 'outpostLost', builderOf(outpost), g.outpostAt[outpost])
  g.outpostAt[outpost] = NONE
  g.outpostDone[outpost] = false
  g.outpostWorker[outpost] = NONE
}

/** WC-B-SCN-41: killed Undead go to the nearest Undead Outpost or Town; among equals the owner chooses. */
function comeBack(g: Warcraft, piece: Piece, from: Hex): void {
  const homes = nearestHomes(g, OWNER[piece], from)
  if (homes.length === 1) returnHome(g, piece, homes[0])
  else if (homes.length > 1) {
    g.homeless = piece
    g.trigger = from
  }
}

/** WC-B-SCN-41: the nearest of a seat's Town and Outposts; nobody comes back into the battle he fell in. */
export function nearestHomes(g: Warcraft, seat: Seat, from: Hex): Hex[] {
  const { board } = mapOf(g)
  const points = deployPoints(g, seat).filter(point => point !== g.battle?.hex)
  const least = Math.min(...points.map(point => board.distance(point, from)))
  return points.filter(point => board.distance(point, from) === least)
}

/** Puts a killed unit of Nordrassil back on the board. */
export function returnHome(g: Warcraft, piece: Piece, hex: Hex): void {
  g.at[piece] = hex
  tell(g, 'placed', piece, hex)
}

/** WC-X-CRP-05: a casualty costs a creep a die; without dice it is dead. */
export function loseDie(g: Warcraft, piece: Piece): void {
  const battle = g.battle!
  battle.diceLost[piece - FIRST_CREEP]++
  const left = creepDice(g, piece)
  tell(g, 'diceLost', piece, left)
  battle.lastLost = NONE
  if (left <= 0) slayCreep(g, piece)
}

/** WC-X-CRP-08, WC-X-SCN-25: heroes in the battlefield gain its experience; the death of a dragon decides the scenario. */
function slayCreep(g: Warcraft, piece: Piece): void {
  const battle = g.battle!
  const { xp } = creepOf(g, piece)
  tell(g, 'creepDies', g.creepKind[piece - FIRST_CREEP], battle.hex)
  g.at[piece] = GONE
  battle.killed++
  for (let seat = 0; seat < g.race.length; seat++) {
    if (battle.side[seat] === 0 && g.at[heroOf(seat)] === battle.hex) gainExperience(g, seat, xp)
  }
  if (g.scenario === DRAGON_RISE && OWNER[piece] === DRAGONS) winFor(g, battle.attacker, 'WC-X-SCN-25')
}
