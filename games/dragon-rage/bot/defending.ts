import { beside, board } from '../content/board.ts'
import { breachRows, IMPOSSIBLE } from '../content/breach.ts'
import { GATE, TOWER, WALL } from '../content/maps.ts'
import { missiles } from '../content/missiles.ts'
import { WINGS } from '../content/monsters.ts'
import { CONTROL_RANGE } from '../content/spells.ts'
import {
  attackOf,
  EARTH_UNIT,
  FIRST_MONSTER,
  isElemental,
  isHero,
  isMajor,
  isShooter,
  isWizard,
  mpOf,
  typeOf,
  UNITS,
} from '../content/types.ts'
import { isWithinReach } from '../rules/blows.ts'
import { explored } from '../rules/marching.ts'
import { worthOf } from '../rules/victory.ts'
import { BROKEN, CITY, type DragonRage, type Hex, INVADER, NONE, type Unit, WOUNDED } from '../state.ts'
import { mapOf, onMap } from '../units.ts'
import { hopeFrom } from './blows.ts'
import { taste } from './taste.ts'
import { damageWorth, unitWorth } from './worth.ts'

/** How much of a victory hex's points a guard is expected to save while an invader is this near, by hexes. */
const SAVED = [0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.35, 0.25, 0.15]
/** Who is farther from where he could be next turn is nobody's concern yet, in hexes. */
const FORESEEN = 9
/** What a step costs: nobody walks about for nothing. */
const STEP = 0.01
/** What it costs to lose control of an elemental. */
const LOST = -3

/** What the city knows at the start of a question: where invaders are and how near they are to every hex. */
export interface Watch {
  /** By hex: the distance of the nearest invader, and of the nearest one on foot. */
  near: Uint8Array
  nearOnFoot: Uint8Array
  /** By hex: how many hexes short of it the nearest invader on foot remains after his next move; 0 if he comes there. */
  short: Uint8Array
  invaders: Unit[]
}

/** Looks round. */
export function watch(g: DragonRage): Watch {
  const invaders: Unit[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (onMap(g, unit) && g.owner[unit] !== CITY && g.owner[unit] <= 2 && g.owner[unit] >= 0) invaders.push(unit)
  const near = new Uint8Array(board.size).fill(99)
  const nearOnFoot = new Uint8Array(board.size).fill(99)
  const short = new Uint8Array(board.size).fill(99)
  for (let hex = 0; hex < board.size; hex++)
    for (const unit of invaders) {
      const distance = board.distance(g.at[unit], hex)
      if (distance < near[hex]) near[hex] = distance
      if (isMajor(unit)) continue
      if (distance < nearOnFoot[hex]) nearOnFoot[hex] = distance
      short[hex] = Math.min(short[hex], Math.max(0, distance - mpOf[unit]))
    }
  return { near, nearOnFoot, short, invaders }
}

/** What it is worth to the city to have a unit on a hex, with everybody else where they are. */
export function cityWorth(g: DragonRage, unit: Unit, hex: Hex, seen: Watch): number {
  const near = seen.near[hex]
  if (isWizard(unit)) return wizardWorth(near)
  const blow = hopeFrom(g, unit, hex)
  let worth = taste.now.blow * blow + guardWorth(g, unit, hex, seen) - taste.now.reserve * Math.min(near, 12)
  if (isShooter(unit)) worth += shotWorth(g, unit, hex, seen)
  else if (near <= 1 && blow === 0 && !isElemental(unit)) worth -= taste.now.exposed * unitWorth(g, unit)
  if (isHero(unit)) worth += heroWorth(g, unit, hex, blow, seen)
  return worth
}

/** A wizard keeps within reach of his spells and out of reach of blows. */
function wizardWorth(near: number): number {
  if (near <= 1) return -1.5
  return -0.05 * Math.abs(near - taste.now.wizardFar)
}

/** Victory hexes, doors and walls are held by being there. */
function guardWorth(g: DragonRage, unit: Unit, hex: Hex, seen: Watch): number {
  const map = mapOf(g)
  if (isElemental(unit)) return leashWorth(g, unit, hex)
  let worth = 0
  const number = map.victoryAt[hex]
  if (number >= 0 && g.destroyed[number] === 0 && !hasOther(g, unit, hex))
    worth += savedAt(hex, seen) * worthOf(g, number)
  if (seen.nearOnFoot[hex] > 4) return worth
  for (const entrance of map.controls[hex])
    if (!(g.entrance[entrance] & BROKEN))
      worth += taste.now.atTheDoor * (map.side[map.entrances[entrance].side] === GATE ? 1 : 0.7)
  return worth + wallWorth(g, hex)
}

/** The share of a victory hex's points that a guard is expected to save. DR-2.3c: who comes on foot does not enter while it is held. */
function savedAt(hex: Hex, seen: Watch): number {
  const share = taste.now.saved * (SAVED[seen.near[hex]] ?? taste.now.savedFar)
  return seen.short[hex] > FORESEEN ? share : share + taste.now.held / (1 + seen.short[hex])
}

/** DR-2.8.9e, f: an elemental destroys the points it walks into, and is lost more than five hexes from its summoner. */
function leashWorth(g: DragonRage, unit: Unit, hex: Hex): number {
  const number = mapOf(g).victoryAt[hex]
  if (number >= 0 && g.destroyed[number] === 0) return -worthOf(g, number)
  const wizard = g.summoner[unit - EARTH_UNIT]
  return onMap(g, wizard) && board.distance(g.at[wizard], hex) > CONTROL_RANGE ? LOST : 0
}

/** True if another of ours stands on the hex and guards it already. */
function hasOther(g: DragonRage, unit: Unit, hex: Hex): boolean {
  for (let other = g.top[hex]; other !== NONE; other = g.next[other])
    if (other !== unit && g.owner[other] === CITY && !g.flying[other]) return true
  return false
}

/** DR-2.5.3.1d: nobody climbs into a hex that is held. */
function wallWorth(g: DragonRage, hex: Hex): number {
  const map = mapOf(g)
  let worth = 0
  for (let d = 0; d < 6; d++) {
    const near = beside(hex, d)
    if (near < 0 || map.side[board.side[hex * 6 + d]] !== WALL || map.terrain[hex] === TOWER) continue
    for (let unit = g.top[near]; unit !== NONE; unit = g.next[unit])
      if (g.owner[unit] === INVADER && breachRows[typeOf[unit]].climb !== IMPOSSIBLE)
        worth += taste.now.onTheWall * Math.min(1.5, unitWorth(g, unit))
  }
  return worth
}

/** Archers like towers, and enemies at two hexes. */
function shotWorth(g: DragonRage, unit: Unit, hex: Hex, seen: Watch): number {
  const missile = missiles.get(typeOf[unit])!
  const isTower = mapOf(g).terrain[hex] === TOWER
  let most = 0
  for (const foe of seen.invaders) {
    const distance = board.distance(g.at[foe], hex)
    if (distance < missile.least || distance > (isTower ? missile.rangeFromTower : missile.range)) continue
    const hope = foe >= FIRST_MONSTER ? damageWorth(g, foe, isMajor(foe) ? 1 : 0, 1) / 5 : unitWorth(g, foe) / 5
    most = Math.max(most, hope * (distance === 1 && isMajor(foe) ? 1.5 : 1))
  }
  const adjacent = seen.near[hex] <= 1 && !isTower ? taste.now.exposed * unitWorth(g, unit) : 0
  return most + (isTower ? 0.15 : 0) - adjacent
}

/** A hero's place is where his friends fight monsters; alone in the front line he is soon wounded. */
function heroWorth(g: DragonRage, unit: Unit, hex: Hex, blow: number, seen: Watch): number {
  let worth = seen.near[hex] <= 1 && blow < taste.now.worthAWound ? -taste.now.heroExposed : 0
  if (g.marks[unit] & WOUNDED) return worth
  if (taste.now.heroLeads !== 0) worth += taste.now.heroLeads * ledBlows(g, unit, hex)
  for (let d = -1; d < 6; d++) {
    const near = d < 0 ? hex : beside(hex, d)
    if (near < 0) continue
    for (let other = g.top[near]; other !== NONE; other = g.next[other]) {
      if (other === unit || g.owner[other] !== CITY || isShooter(other)) continue
      worth += seen.near[near] <= 1 ? taste.now.encouraged : taste.now.amongFriends
    }
  }
  return worth
}

/** DR-2.10.5.1, DR-2.10.5.4: what a hero adds to the blows of those beside him, and of who shares his hex. */
function ledBlows(g: DragonRage, hero: Unit, hex: Hex): number {
  let sum = 0
  for (let d = -1; d < 6; d++) {
    const near = d < 0 ? hex : beside(hex, d)
    if (near < 0) continue
    for (let other = g.top[near]; other !== NONE; other = g.next[other])
      if (other !== hero && g.owner[other] === CITY && !isShooter(other)) sum += ledBlow(g, other, near, d < 0)
  }
  return sum
}

/** What +1 on its die brings a unit beside a monster, and twice its strength if the hero is with it. */
function ledBlow(g: DragonRage, unit: Unit, at: Hex, isWithHero: boolean): number {
  let most = 0
  for (let d = 0; d < 6; d++) {
    const to = beside(at, d)
    if (to < 0 || !isWithinReach(g, at, to)) continue
    for (let foe = g.top[to]; foe !== NONE; foe = g.next[foe]) {
      if (foe < FIRST_MONSTER || g.owner[foe] !== INVADER || g.flying[foe]) continue
      const strength = isWithHero && !isMajor(foe) ? 3 * attackOf[unit] : attackOf[unit]
      most = Math.max(most, damageWorth(g, foe, isMajor(foe) ? WINGS : 0, strength) / 6)
    }
  }
  return most
}

/** The best end of a city unit's move, and what it gains over staying. */
export function bestDefence(g: DragonRage, unit: Unit, seen: Watch): { hex: Hex; gain: number } {
  const here = cityWorth(g, unit, g.at[unit], seen)
  let found = { hex: NONE, gain: 0 }
  if (mpOf[unit] === 0) return found
  for (const { hex, cost } of explored(g, unit)) {
    const gain = cityWorth(g, unit, hex, seen) - here - STEP * cost
    if (gain > found.gain) found = { hex, gain }
  }
  return found
}
