import type { RuleId } from '@hexarium/kernel'
import { DISTANCE, LANDS, TELEPORT_ROLL, TITAN_TELEPORT_SCORE, TOWER_TELEPORT_REACH } from '../content/masterboard.ts'
import { BOTTOM, type Land, LEFT, RIGHT } from '../state.ts'
import { isTower } from './masterboard.ts'
import { EMPTY, ENEMY } from './occupation.ts'

/** TI-8.0a, TI-8.1a: a six, a tower, a lord. */
export function cannotTowerTeleport(land: Land, roll: number, hasLord: boolean): RuleId | undefined {
  if (roll !== TELEPORT_ROLL) return 'TI-8.0a'
  return isTower(land) && hasLord ? undefined : 'TI-8.1a'
}

/** TI-8.0a, TI-8.2a, TI-8.3: a six, the Titan, 400 points at this moment. */
export function cannotTitanTeleport(roll: number, hasTitan: boolean, score: number): RuleId | undefined {
  if (roll !== TELEPORT_ROLL) return 'TI-8.0a'
  return hasTitan && score >= TITAN_TELEPORT_SCORE ? undefined : 'TI-8.2a'
}

/** TI-8.1a, TI-8.1b: the other towers and the lands within six, whatever stands between, that nobody holds. */
export function towerTeleports(from: Land, occupation: ArrayLike<number>): Land[] {
  const found: Land[] = []
  for (let land = 0; land < LANDS; land++) {
    if (land === from || occupation[land] !== EMPTY) continue
    if (isTower(land) || DISTANCE[from * LANDS + land] <= TOWER_TELEPORT_REACH) found.push(land)
  }
  return found
}

/** TI-8.2a: the lands with an enemy legion, at any distance, where no engagement is declared yet. */
export function titanTeleports(occupation: ArrayLike<number>): Land[] {
  const found: Land[] = []
  for (let land = 0; land < LANDS; land++) if (occupation[land] === ENEMY) found.push(land)
  return found
}

/** TI-8.4, TI-10.4: the sides by which a Titan teleport may enter. */
export function teleportSides(land: Land): readonly number[] {
  return isTower(land) ? [BOTTOM] : [RIGHT, BOTTOM, LEFT]
}
