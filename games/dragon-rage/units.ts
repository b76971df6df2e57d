import { type RuleId, type Seat, SPECTATOR } from '@hexarium/kernel'
import { type CityMap, maps, STONE_BRIDGE, WOODEN_BRIDGE } from './content/maps.ts'
import {
  CAV,
  ELOWYN_UNIT,
  GOB,
  isArcher,
  isElemental,
  isHeroOrWizard,
  isMonster,
  SER,
  typeOf,
  UNITS,
  WRG,
} from './content/types.ts'
import { CAPTIVE, CITY, type DragonRage, GONE, type Hex, INVADER, NONE, type Side, type Unit, WILD } from './state.ts'

/** The map of a game. */
export function mapOf(g: DragonRage): CityMap {
  return maps[g.map]
}

/** True while a unit stands on the map. */
export function onMap(g: DragonRage, unit: Unit): boolean {
  return g.at[unit] >= 0
}

/** Puts a unit on a hex, wherever it was. */
export function put(g: DragonRage, unit: Unit, hex: Hex): void {
  lift(g, unit)
  g.at[unit] = hex
  g.next[unit] = g.top[hex]
  g.top[hex] = unit
  // by older rules it counted who was inside at the end of a turn
  if (!g.rulings.asBefore) noteInside(g, unit)
}

/** DR-2.6e: an invader is inside the walls; a turn in which one was does not count against them. */
export function noteInside(g: DragonRage, unit: Unit): void {
  if (g.owner[unit] === INVADER && g.turn > 0 && onMap(g, unit) && mapOf(g).inside[g.at[unit]]) g.lastInside = g.turn
}

/** Takes a unit off its hex. */
export function lift(g: DragonRage, unit: Unit): void {
  const hex = g.at[unit]
  g.at[unit] = NONE
  if (hex < 0) return
  if (g.top[hex] === unit) g.top[hex] = g.next[unit]
  else {
    let above = g.top[hex]
    while (g.next[above] !== unit) above = g.next[above]
    g.next[above] = g.next[unit]
  }
  g.next[unit] = NONE
}

/** The units on a hex, flyers included. For inner loops walk `top` and `next` instead. */
export function unitsOn(g: DragonRage, hex: Hex): Unit[] {
  const units: Unit[] = []
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit]) units.push(unit)
  return units.sort((a, b) => a - b)
}

/** DR-2.4.3b, DR-2.11.2.1: flyers, captives and serpents under a bridge leave the ground to others. */
export function occupies(g: DragonRage, unit: Unit): boolean {
  if (g.flying[unit] || g.owner[unit] === CAPTIVE) return false
  return typeOf[unit] !== SER || !isUnderBridge(g, g.at[unit])
}

/** DR-2.5.7b: a bridge stands on a hex; where a wooden one is gone there is only river. */
export function isUnderBridge(g: DragonRage, hex: Hex): boolean {
  const { terrain, bridgeAt } = mapOf(g)
  return isBridge(terrain[hex]) && (bridgeAt[hex] < 0 || g.bridge[bridgeAt[hex]] !== GONE)
}

export function isBridge(terrain: number): boolean {
  return terrain === WOODEN_BRIDGE || terrain === STONE_BRIDGE
}

/** True if nobody occupies the ground of a hex. */
export function isFree(g: DragonRage, hex: Hex): boolean {
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit]) if (occupies(g, unit)) return false
  return true
}

/** DR-2.3d: true if a city unit is in the hex. */
export function hasCityUnit(g: DragonRage, hex: Hex): boolean {
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit]) if (g.owner[unit] === CITY) return true
  return false
}

/** True if two units may fight each other. Captives belong to nobody's war. */
export function areFoes(g: DragonRage, one: Unit, other: Unit): boolean {
  return isFoe(g, g.owner[one], other)
}

/** True if a unit on the map is a side's enemy; elementals out of control are everybody's. */
export function isFoe(g: DragonRage, side: Side, unit: Unit): boolean {
  const owner = g.owner[unit]
  if (owner === CAPTIVE || owner === NONE) return false
  return owner !== side || owner === WILD
}

/** True if an enemy of a side, on the ground, is in the hex. */
export function hasFoe(g: DragonRage, side: Side, hex: Hex): boolean {
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit])
    if (!g.flying[unit] && isFoe(g, side, unit)) return true
  return false
}

/** DR-2.6b: true while the invader has anybody but elementals and Elowyn, on the map or waiting to enter. */
export function invadersAreLeft(g: DragonRage): boolean {
  for (let unit = 0; unit < UNITS; unit++)
    if (g.owner[unit] === INVADER && !isElemental(unit) && unit !== ELOWYN_UNIT) return true
  return false
}

/** DR-2.5.3.1d, DR-2.12.1.1.4, D42: heroes and wizards get out of the way of climbers and of landing monsters; Elowyn where the table says so. */
export function givesWay(g: DragonRage, unit: Unit): boolean {
  return isHeroOrWizard(unit) || (unit === ELOWYN_UNIT && g.rulings.elowynGivesWay)
}

/** A hero or wizard who is with nobody else (DR-2.5.3.1c): neither stops a climb nor counts against it. */
export function isLoneCharacter(g: DragonRage, hex: Hex): boolean {
  let found = 0
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit]) {
    if (!occupies(g, unit)) continue
    if (!givesWay(g, unit)) return false
    found++
  }
  return found === 1
}

/** DR-2.7.6.1d, D44: archers, and goblins where the table says so, never strike hand to hand. */
export function bowsOnly(g: DragonRage, unit: Unit): boolean {
  return isArcher(unit) && !(typeOf[unit] === GOB ? g.rulings.goblinsStrike : g.rulings.archersStrike)
}

/** DR-2.11.4, D46: a monster to militia, heroes, morale and whirlwinds: elementals only where the table says so. */
export function isMonstrous(g: DragonRage, unit: Unit): boolean {
  return isMonster(unit) || (isElemental(unit) && g.rulings.elementalsAreMonsters)
}

/** DR-2.10.3, DR-2.10.11, D47: why a unit may not end its move in a tower: cavalry never, wargs where the table says so. */
export function cannotStayInTowers(g: DragonRage, unit: Unit): RuleId | undefined {
  if (typeOf[unit] === CAV) return 'DR-2.10.3'
  return typeOf[unit] === WRG && g.rulings.wargsShunTowers ? 'DR-2.10.11' : undefined
}

/** A seat's side. */
export function sideOfSeat(g: DragonRage, seat: number): Side {
  return g.seatOf[INVADER] === seat ? INVADER : CITY
}

/** Who rolls for a unit: the player of its side; nobody for a wild or captive one. */
export function rollerOf(g: DragonRage, unit: Unit): Seat {
  return g.seatOf[g.owner[unit]] ?? SPECTATOR
}
