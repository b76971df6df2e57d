import { beside, board } from '../content/board.ts'
import { type BreachRow, IMPOSSIBLE, troopRow } from '../content/breach.ts'
import { chanceOf } from '../content/combat-table.ts'
import { FOREST, FREE, TOWER, WALL, WATER } from '../content/maps.ts'
import { defenceOf, isMajor, mpOf, SER, typeOf, UNITS } from '../content/types.ts'
import { breakNeed, rowOf } from '../rules/breaking.ts'
import { canFly } from '../rules/damage.ts'
import { overruns } from '../rules/stacking.ts'
import { cannotPass, cannotTread } from '../rules/terrain.ts'
import { worthOf } from '../rules/victory.ts'
import {
  BROKEN,
  CITY,
  type Direction,
  type DragonRage,
  type Entrance,
  type Hex,
  type HexSide,
  LADDER_LEFT,
  NONE,
  type Unit,
} from '../state.ts'
import { hasCityUnit, mapOf, onMap } from '../units.ts'
import { taste } from './taste.ts'

/**
 * How far an invader is from doing harm: by hex, the MP from there to the most rewarding victory hex, with what stands in
 * the way counted as the MP it is expected to cost.
 */
export type Field = Float32Array

/** Points of the dearest hexes: what pays more is worth a longer way. */
const MOST_POINTS = 6
/** DR-2.4.7.1: nobody overruns a tower; its guards must be burnt out, or fought at their door. */
const TOWER_HELD = 8
/** What the way costs where there is none for this unit: somebody else may open it. */
const NO_WAY = 40
const MOST = 1000

/** Hexes still to be looked at, by their price in half MP: every step costs more than that, so each is looked at once. */
const HALVES = 2
const FARTHEST = 255
const waiting: Hex[][] = Array.from({ length: HALVES * FARTHEST + 1 }, () => [])

/** A field, and all that it was worked out from. */
interface Known {
  by: unknown
  from: readonly number[]
  field: Field
}

/** The fields asked for last, the newest first: within a half turn little of what they come from changes. */
const known: Known[] = []
const KNOWN = 12

/** The field of an invader, worked out or known. Not to be written to. */
export function fieldFor(g: DragonRage, unit: Unit): Field {
  // a serpent minds everybody on the docks
  if (typeOf[unit] === SER) return workOut(g, unit)
  const by = taste.now
  const from = causesOf(g, unit)
  const at = known.findIndex(each => each.by === by && isSame(each.from, from))
  const found = at < 0 ? { by, from, field: workOut(g, unit) } : known.splice(at, 1)[0]
  known.unshift(found)
  known.length = Math.min(known.length, KNOWN)
  return found.field
}

/** All that tells a field from others: who goes, what stands and what is open, and where the city's units are. */
function causesOf(g: DragonRage, unit: Unit): number[] {
  const { climb, door, gate } = rowFor(g, unit)
  const flies = isMajor(unit) && canFly(g, unit) ? 1 : 0
  const causes = [g.map, typeOf[unit], g.owner[unit], g.marks[unit] & LADDER_LEFT, flies, climb, door, gate, g.elowyn]
  for (let other = 0; other < UNITS; other++)
    if (g.owner[other] === CITY && onMap(g, other)) causes.push(other, g.at[other], g.flying[other] ? 1 : 0)
  causes.push(NONE, ...g.destroyed, ...g.entrance, ...g.holder, ...g.bridge, ...g.breaches)
  return causes
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let i = one.length - 1; i >= 0; i--) if (one[i] !== other[i]) return false
  return true
}

function workOut(g: DragonRage, unit: Unit): Field {
  const field = new Float32Array(board.size).fill(MOST)
  const reach = (hex: Hex, price: number): void => {
    if (price >= FARTHEST || price >= field[hex]) return
    field[hex] = price
    waiting[Math.floor(HALVES * price)].push(hex)
  }
  for (const [hex, price] of targets(g, unit)) reach(hex, price)
  const flies = isMajor(unit) && canFly(g, unit)
  const { terrain } = mapOf(g)
  for (let price = 0; price < waiting.length; price++) {
    for (const hex of waiting[price]) {
      if (Math.floor(HALVES * field[hex]) !== price) continue
      for (let direction = 0; direction < 6; direction++) {
        const from = beside(hex, direction)
        if (from < 0 || terrain[from] === FOREST || field[from] <= field[hex] + 1) continue
        reach(from, field[hex] + (flies ? 1 : stepPrice(g, unit, from, hex, (direction + 3) % 6)))
      }
    }
    waiting[price].length = 0
  }
  return field
}

/** The hexes worth going to, and what is in the way there already. */
function targets(g: DragonRage, unit: Unit): [hex: Hex, price: number][] {
  const map = mapOf(g)
  const found: [Hex, number][] = []
  map.victory.forEach(({ hex }, number) => {
    if (g.destroyed[number] !== 0) return
    const dear = taste.now.perPointLess * (MOST_POINTS - worthOf(g, number))
    if (map.byDoor[number]) {
      const entrance = map.entrances.findIndex(({ vpHex }) => vpHex === hex)
      const { outer, inner } = map.entrances[entrance]
      const price = dear + (isMajor(unit) ? 1 : breakPrice(g, unit, entrance, outer))
      found.push([outer, price], [inner, price])
    } else found.push([hex, dear + (hasCityUnit(g, hex) ? guardPrice(g, hex) : 0)])
  })
  return found
}

function guardPrice(g: DragonRage, hex: Hex): number {
  let price = mapOf(g).terrain[hex] === TOWER ? taste.now.guarded + TOWER_HELD : taste.now.guarded
  for (let other = g.top[hex]; other !== NONE; other = g.next[other])
    if (g.owner[other] === CITY && !g.flying[other]) price += taste.now.perDefence * defenceOf[other]
  return price
}

/** DR-2.5.8: a unit's row; who is not on the map yet has nobody with it. */
function rowFor(g: DragonRage, unit: Unit): BreachRow {
  return onMap(g, unit) ? rowOf(g, unit) : troopRow
}

/** What a step costs on the way, expected tries included. */
function stepPrice(g: DragonRage, unit: Unit, from: Hex, to: Hex, direction: Direction): number {
  const map = mapOf(g)
  const side = board.side[from * 6 + direction]
  if (cannotTread(g, unit, from, direction)) return MOST
  const kind = map.side[side]
  const price = hasCityUnit(g, to) && !overruns(unit) ? 1 + guardPrice(g, to) : 1
  if (kind === FREE) return price
  if (kind === WATER) return cannotPass(g, unit, side) ? MOST : price
  if (kind === WALL) return wallPrice(g, unit, side, from, to)
  const entrance = map.entranceAt[side]
  if (!cannotPass(g, unit, side)) return price
  return isMajor(unit) ? 3 : 1 + breakPrice(g, unit, entrance, from)
}

function wallPrice(g: DragonRage, unit: Unit, side: HexSide, from: Hex, to: Hex): number {
  if (!cannotPass(g, unit, side)) return 1
  const { terrain } = mapOf(g)
  const { climb } = rowFor(g, unit)
  if (climb === IMPOSSIBLE || g.marks[unit] & LADDER_LEFT) return NO_WAY
  if (terrain[from] === TOWER || terrain[to] === TOWER) return MOST
  return 1 + Math.max(2, mpOf[unit]) / chanceOf(climb, 1)
}

/** The MP an entrance is expected to cost a unit. */
function breakPrice(g: DragonRage, unit: Unit, entrance: Entrance, from: Hex): number {
  if (g.entrance[entrance] & BROKEN) return 0
  const { inner, outer } = mapOf(g).entrances[entrance]
  if (!hasCityUnit(g, from === inner ? outer : inner)) return 2
  const row = rowFor(g, unit)
  const need = mapOf(g).entrances[entrance].kind === 'door' ? row.door : row.gate
  return need === IMPOSSIBLE ? NO_WAY : 1 + mpOf[unit] / Math.max(0.03, chanceOf(need, 2))
}

/** True if a unit on one side of an entrance has no chance to break it while somebody guards the other. */
export function isBarred(g: DragonRage, unit: Unit, entrance: Entrance, from: Hex): boolean {
  return breakPrice(g, unit, entrance, from) >= NO_WAY
}

/** The chance that a unit beside an entrance breaks it. */
export function breakChance(g: DragonRage, unit: Unit, entrance: Entrance): number {
  const need = breakNeed(g, unit, entrance)
  return need === 1 ? 1 : chanceOf(need, 2)
}
