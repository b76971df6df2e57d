import { BLOCKED } from '@hexarium/hex'
import { ARTILLERY, COLOSSUS, SIZE } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { FORD, OPEN, SAND, SWAMP } from '../../content/board/terrain.ts'
import {
  CHARIOT_CLIMB,
  DEVICE_STEEPEST,
  EASY_CLIMB,
  GUN_CLIMB,
  GUN_DESCENT,
  GUN_DESCENT_ROAD,
  WADES,
} from '../../content/expert/large.ts'
import { LEVEL_HEIGHT } from '../../content/tables.ts'
import { hasHedgeBetween } from '../../rules/shooting/hedges.ts'
import type { Hex } from '../../state.ts'

/** DW-XVII.33, DW-XVIII.1, DW-XIX.2: whether the terrain of a field is passable for a large element. */
export function mayLargeStand(land: Ground, card: number, hex: Hex): boolean {
  if (land.road[hex]) return true
  const terrain = land.terrain[hex]
  if (COLOSSUS[card]) return terrain !== SWAMP && land.depth[hex] <= SIZE[card] - WADES
  return terrain === OPEN || terrain === FORD || (terrain === SAND && !ARTILLERY[card])
}

/** DW-IMP.2: what the height costs a part of a large element, or BLOCKED; hedges and walls stop chariots and guns off the road. */
export function climbCost(land: Ground, card: number, from: Hex, to: Hex): number {
  const climb = LEVEL_HEIGHT * (land.level[to] - land.level[from])
  const height = Math.abs(climb)
  if (COLOSSUS[card]) {
    if (height > SIZE[card]) return BLOCKED
    return height <= EASY_CLIMB ? 0 : height / LEVEL_HEIGHT
  }
  const isRoad = land.road[from] && land.road[to]
  if (!isRoad && hasHedgeBetween(land.plain ?? land, from, to)) return BLOCKED // even a wall in ruins, but for a road through it
  if (height === 0) return 0
  if (!ARTILLERY[card]) return isRoad ? 0 : height > DEVICE_STEEPEST ? BLOCKED : CHARIOT_CLIMB
  if (height > DEVICE_STEEPEST) return BLOCKED
  if (climb > 0) return isRoad ? GUN_CLIMB : BLOCKED
  return isRoad ? GUN_DESCENT_ROAD : GUN_DESCENT
}
