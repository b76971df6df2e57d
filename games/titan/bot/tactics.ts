import { battleBoard, entryHexes, HEXES } from '../content/battlelands.ts'
import { FLIES, RANGESTRIKES, SKILL, TITAN } from '../content/creatures.ts'
import { TOWER } from '../content/terrains.ts'
import { isSlain, reachableSet, setOf } from '../rules/battlefield.ts'
import type { Announcement } from '../rules/carry.ts'
import { type HexSet, TOUCHING } from '../rules/hazards.ts'
import { rangeDice, rangeNumber, rangestrikeTargets } from '../rules/rangestrike.ts'
import { strikeChart, strikeDice, strikeNumber } from '../rules/strike.ts'
import {
  ATTACKER,
  type Battle,
  DEFENDER,
  type Fighter,
  GONE,
  type Hex,
  type Rulings,
  type Side,
  type Titan,
  WAITING,
} from '../state.ts'
import { goodness } from './ground.ts'
import { killChance, usefulHits } from './hits.ts'

/** What a Titan counts as a target, and what one's own counts as a loss: the game hangs on it. */
const ENEMY_TITAN = 150
const OWN_TITAN = 260
/** A strike is worth the chance to slay, and the harm it does. */
const SLAY = 0.55
const HARM = 0.45
/** What counts for a place on the map, in points of value; see `standing`. */
const STRIKE = 1.6
const TAKEN_HITS = 1.1
const THREAT = 0.35
const GANG = 0.12
const COMPANY = 1.2
const GROUND = 3

/** How a side stands in a battle: worked out once for a question. */
export interface Field {
  battle: Battle
  rulings: Readonly<Rulings>
  side: Side
  /** The fighters on the map that live. */
  friends: number[]
  foes: number[]
  /** By fighter: how many of the other side's touch it. */
  touched: number[]
  friendly: HexSet
  /** Points for each hex nearer to the enemy; below 0 it is better to be far. */
  eagerness: number
  waiting: number
}

/** How far the mood of a plan goes: points for each hex nearer to the enemy. */
const BOLDNESS = 3

/** How a side stands, and how it would see that in a mood, from -1 (hold back) to 1 (go at them). */
export function fieldOf(g: Titan, side: Side, mood = 0): Field {
  const battle = g.battle!
  const { hex } = battle
  const friends: number[] = []
  const foes: number[] = []
  const touched: number[] = new Array(hex.length).fill(0)
  let friendly = 0
  let hostile = 0
  let waiting = 0
  for (let fighter = 0; fighter < hex.length; fighter++) {
    const mine = battle.side[fighter] === side
    if (hex[fighter] === WAITING && mine) waiting++
    if (hex[fighter] < 0 || isSlain(battle, fighter)) continue
    if (mine) {
      friends.push(fighter)
      friendly |= 1 << hex[fighter]
    } else {
      foes.push(fighter)
      hostile |= 1 << hex[fighter]
    }
  }
  for (const foe of foes) touched[foe] = size(TOUCHING[battle.map * HEXES + hex[foe]] & friendly)
  for (const friend of friends) touched[friend] = size(TOUCHING[battle.map * HEXES + hex[friend]] & hostile)
  const field: Field = { battle, rulings: g.rulings, side, friends, foes, touched, friendly, eagerness: 0, waiting }
  field.eagerness = eagerness(field) + BOLDNESS * mood
  return field
}

/** An attacker has seven rounds (TI-10.5a); a defender may wait, unless he is much the stronger. */
function eagerness({ battle, side }: Field): number {
  if (side === ATTACKER) return 2.5 + 1.5 * battle.round
  let lead = 0
  let all = 1
  for (let fighter = 0; fighter < battle.hex.length; fighter++) {
    if (battle.hex[fighter] === GONE) continue
    const worth = fightingValue(battle, fighter) * (1 - battle.hits[fighter] / battle.power[fighter] / 2)
    lead += battle.side[fighter] === DEFENDER ? worth : -worth
    all += worth
  }
  return lead / all > 0.25 ? 1.5 : -1
}

function size(set: HexSet): number {
  let count = 0
  for (; set; set &= set - 1) count++
  return count
}

function fightingValue(battle: Battle, fighter: Fighter): number {
  return battle.power[fighter] * SKILL[battle.type[fighter]]
}

/** What it is worth to slay a fighter. */
function prize(battle: Battle, fighter: Fighter, isOwn: boolean): number {
  const value = fightingValue(battle, fighter)
  return battle.type[fighter] === TITAN ? value + (isOwn ? OWN_TITAN : ENEMY_TITAN) : value
}

function worthOfHits(prize: number, dice: number, number: number, need: number, power: number): number {
  return prize * (SLAY * killChance(dice, number, need) + (HARM * usefulHits(dice, number, need)) / power)
}

/** What a strike from hex to hex is worth. */
function strikeWorth(field: Field, striker: Fighter, target: Fighter, isOwn: boolean): number {
  const { battle, rulings } = field
  const dice = strikeDice(battle, striker, target)
  const number = strikeNumber(battle, striker, target, rulings)
  const power = battle.power[target]
  return worthOfHits(prize(battle, target, isOwn), dice, number, power - battle.hits[target], power)
}

/** What a strike by somebody who is not there yet would be worth. */
function threatOf(field: Field, striker: Fighter, target: Fighter): number {
  const { battle, rulings } = field
  const number = strikeChart(SKILL[battle.type[striker]], SKILL[battle.type[target]], rulings)
  const power = battle.power[target]
  return worthOfHits(prize(battle, target, true), battle.power[striker], number, power - battle.hits[target], power)
}

/** What the best rangestrike from where a fighter stands is worth. */
function shotWorth(field: Field, striker: Fighter): number {
  let best = 0
  for (const target of rangestrikeTargets(field.battle, striker, field.rulings))
    best = Math.max(best, rangeWorth(field, striker, target))
  return best
}

/** What a rangestrike is worth. */
export function rangeWorth({ battle, rulings }: Field, striker: Fighter, target: Fighter): number {
  const power = battle.power[target]
  const dice = rangeDice(battle, striker)
  const number = rangeNumber(battle, striker, target, rulings)
  return worthOfHits(prize(battle, target, false), dice, number, power - battle.hits[target], power)
}

/** How good it is for a fighter to stand in a hex: what it deals and takes there, company, ground, nearness. */
export function standing(field: Field, fighter: Fighter, hex: Hex): number {
  const { battle } = field
  const was = battle.hex[fighter]
  battle.hex[fighter] = hex
  const around = TOUCHING[battle.map * HEXES + hex]
  let best = 0
  let taken = 0
  let threat = 0
  let nearest = 9
  let isTouched = false
  for (const foe of field.foes) {
    const at = battle.hex[foe]
    const distance = battleBoard.distance(hex, at)
    if (distance < nearest) nearest = distance
    if (around & (1 << at)) {
      isTouched = true
      const others = field.touched[foe] - (was >= 0 && TOUCHING[battle.map * HEXES + was] & (1 << at) ? 1 : 0)
      best = Math.max(best, strikeWorth(field, fighter, foe, false) + GANG * others * prize(battle, foe, false))
      taken += strikeWorth(field, foe, fighter, true) / (1 + others)
    } else if (field.touched[foe] === 0 && distance <= SKILL[battle.type[foe]] + 1)
      threat += threatOf(field, foe, fighter)
  }
  if (field.foes.length === 0) nearest = fromTheirDoor(battle, field.side, hex)
  if (!isTouched && RANGESTRIKES[battle.type[fighter]] && battle.phasing === field.side)
    best = Math.max(best, shotWorth(field, fighter) / STRIKE)
  battle.hex[fighter] = was
  const company = Math.min(3, size(around & field.friendly & ~(was >= 0 ? 1 << was : 0)))
  return (
    STRIKE * best -
    TAKEN_HITS * taken -
    (THREAT * threat) / (1 + company) +
    COMPANY * company +
    GROUND * goodness(battle.map, battle.type[fighter], hex) -
    eagernessOf(field, fighter) * nearest
  )
}

/** A Titan of little power stays behind the others. */
function eagernessOf(field: Field, fighter: Fighter): number {
  return field.battle.type[fighter] === TITAN ? field.eagerness / 3 : field.eagerness
}

function fromTheirDoor(battle: Battle, side: Side, hex: Hex): number {
  let nearest = 9
  for (const door of entryHexes(battle.map, battle.entry, 1 - side))
    nearest = Math.min(nearest, battleBoard.distance(hex, door))
  return nearest
}

/** True if the side can still rearrange its tower for nothing. */
export function isPlacing(battle: Battle): boolean {
  return battle.map === TOWER && battle.round === 1 && battle.phasing === DEFENDER
}

/**
 * The fighters of a list in the order in which they should move. Nobody must be shut out: first those on foot who get
 * past the doors, the quick before the slow and the Titan behind them; then those who do not; at last those with wings.
 */
export function marchingOrder(battle: Battle, fighters: readonly number[]): number[] {
  const ranks = fighters.map(fighter => [fighter, rank(battle, fighter)])
  return ranks.sort(([, a], [, b]) => b - a).map(([fighter]) => fighter)
}

function rank(battle: Battle, fighter: Fighter): number {
  const type = battle.type[fighter]
  if (FLIES[type]) return -1000 + battle.power[fighter]
  if (battle.hex[fighter] === WAITING && !getsPastTheDoor(battle, fighter)) return -500 + battle.power[fighter]
  return type === TITAN ? -1 : SKILL[type] * 100 + battle.power[fighter]
}

function getsPastTheDoor(battle: Battle, fighter: Fighter): boolean {
  const doors = setOf(entryHexes(battle.map, battle.entry, battle.side[fighter]))
  return (reachableSet(battle, fighter) & ~doors) !== 0
}

/** What a strike in contact is worth to the striker. */
export function meleeWorth(field: Field, striker: Fighter, target: Fighter): number {
  return strikeWorth(field, striker, target, false)
}

/** What an announced strike is worth with all that may carry. */
export function volleyWorth(battle: Battle, target: Fighter, { dice, number, carryTo }: Announcement): number {
  const need = battle.power[target] - battle.hits[target]
  let worth = worthOfHits(prize(battle, target, false), dice, number, need, battle.power[target])
  let spent = need
  for (const next of carryTo) {
    const more = battle.power[next] - battle.hits[next]
    const hits = usefulHits(dice, number, spent + more) - usefulHits(dice, number, spent)
    const slays = killChance(dice, number, spent + more)
    worth += prize(battle, next, false) * (SLAY * slays + (HARM * hits) / battle.power[next])
    spent += more
  }
  return worth
}

/** What it is worth to add hits to a fighter. */
export function carryWorth(battle: Battle, target: Fighter, hits: number): number {
  const need = battle.power[target] - battle.hits[target]
  const slays = hits >= need ? SLAY : 0
  return prize(battle, target, false) * (slays + (HARM * Math.min(hits, need)) / battle.power[target])
}
