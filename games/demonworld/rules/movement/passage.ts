import { BLOCKED, OFF_BOARD } from '@hexarium/hex'
import { CAVALRY, FIREPROOF, LARGE, SIZE, SWAMP_DWELLER } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { SWAMP } from '../../content/board/terrain.ts'
import { ASH, CORPSE } from '../../content/expert/scars.ts'
import {
  DOWNHILL,
  HEDGE_COST,
  LOOSE_COST,
  ROAD_COST_CAVALRY,
  ROAD_COST_INFANTRY,
  TOO_STEEP,
  UNIT_COST,
  UPHILL,
  WATER_COST,
} from '../../content/tables.ts'
import type { Demonworld, Hex } from '../../state.ts'
import { buildingCost, isWalledOff } from '../buildings/walls.ts'
import { expert } from '../expert.ts'
import { hasHedgeBetween } from '../shooting/hedges.ts'

const LARGEST_SIZE = WATER_COST.length - 1

/** DW-XI.2, DW-XI.6: false where a card's elements can never stand: swamp, and water too deep for their size. */
export function mayStand(ground: Ground, card: number, hex: Hex): boolean {
  if (ground.scars[hex] & ~ASH && isForbidden(ground.scars[hex], card)) return false
  if (LARGE[card]) return expert.mayLargeStand(ground, card, hex)
  return ground.road[hex] || bears(ground, card, hex)
}

/** DW-XI.2, DW-XI.6: the same without the road over a field. */
function bears(ground: Ground, card: number, hex: Hex): boolean {
  if (ground.terrain[hex] === SWAMP) return SWAMP_DWELLER[card]
  const depth = ground.depth[hex]
  return depth === 0 || WATER_COST[Math.min(SIZE[card], LARGEST_SIZE)][depth] > 0
}

/** DW-XVII.36, DW-XXII.6: nobody walks over dead colossi; burning fields are only for those whom fire does not hurt. */
function isForbidden(scars: number, card: number): boolean {
  return (scars & CORPSE) !== 0 || !FIREPROOF[card]
}

/**
 * DW-V.4, DW-XI.5, DW-XI.8: whether a card's elements could go from a field to the one beside it, whoever stands there. From
 * beside a road it is entered like the ground it leads over.
 */
export function mayPass(ground: Ground, card: number, from: Hex, to: Hex): boolean {
  if (ground.isBare) return true
  if (LARGE[card]) return mayStand(ground, card, to) && expert.climbCost(ground, card, from, to) !== BLOCKED
  if (ground.road[to] && !ground.road[from] && !bears(ground, card, to)) return false
  return Math.abs(ground.level[to] - ground.level[from]) < TOO_STEEP && mayStand(ground, card, to)
}

/**
 * DW-T4: movement points for a step, or BLOCKED. `loose` for single commanders and skirmish formations; `onRoad` while
 * the whole unit keeps to a road (DW-XI.8).
 */
export function stepCost(ground: Ground, card: number, from: Hex, to: Hex, loose: boolean, onRoad: boolean): number {
  if (ground.isBare) return UNIT_COST[0]
  if (!mayPass(ground, card, from, to)) return BLOCKED
  const climb = ground.level[to] - ground.level[from]
  const slope = climb >= 0 ? UPHILL[climb] : DOWNHILL[-climb]
  if (onRoad && ground.road[from] && ground.road[to]) {
    return (CAVALRY[card] ? ROAD_COST_CAVALRY : ROAD_COST_INFANTRY) + slope
  }
  const hedge = hasHedgeBetween(ground, from, to) ? HEDGE_COST : 0
  return fieldCost(ground, card, to, loose) + slope + hedge
}

/** What a building puts in the way: walls and doors. */
export function isShut(g: Demonworld, ground: Ground, card: number, from: Hex, to: Hex): boolean {
  const { buildings } = ground
  if (buildings === null || !buildings.near[to]) return false
  return isWalledOff(g, buildings, card, ground.board.sideBetween(from, to), to)
}

/** Whether a card's elements can go from a field to the one beside it now, whoever stands there. */
export function mayGo(g: Demonworld, ground: Ground, card: number, from: Hex, to: Hex): boolean {
  return mayPass(ground, card, from, to) && !isShut(g, ground, card, from, to)
}

/** DW-XI.20: whether a card's elements could go from one of these fields to one of those beside it; `OFF_BOARD` is none. */
export function mayGoAny(
  g: Demonworld,
  ground: Ground,
  card: number,
  from: ArrayLike<Hex>,
  to: ArrayLike<Hex>,
): boolean {
  for (let i = 0; i < from.length; i++) {
    for (let j = 0; j < to.length; j++) {
      if (from[i] === OFF_BOARD || to[j] === OFF_BOARD || ground.board.distance(from[i], to[j]) !== 1) continue
      if (mayGo(g, ground, card, from[i], to[j])) return true
    }
  }
  return false
}

/** DW-T4, DW-XXIV.2: movement points for a step now, or BLOCKED. */
export function goCost(
  g: Demonworld,
  ground: Ground,
  card: number,
  from: Hex,
  to: Hex,
  loose: boolean,
  onRoad: boolean,
): number {
  const cost = stepCost(ground, card, from, to, loose, onRoad)
  const { buildings } = ground
  if (cost === BLOCKED || buildings === null || !buildings.near[to]) return cost
  if (isShut(g, ground, card, from, to)) return BLOCKED
  return buildingCost(buildings, ground.board.sideBetween(from, to), to, cost)
}

/** DW-XI.1: the cost of the terrain under a field's centre dot. */
function fieldCost(ground: Ground, card: number, hex: Hex, loose: boolean): number {
  const depth = ground.depth[hex]
  if (depth > 0) return WATER_COST[Math.min(SIZE[card], LARGEST_SIZE)][depth]
  return (loose ? LOOSE_COST : UNIT_COST)[ground.costClass[hex]]
}
