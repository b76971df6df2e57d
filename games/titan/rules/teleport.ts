import type { RuleId } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import { DISTANCE, LANDS, TELEPORT_ROLL, TITAN_TELEPORT_SCORE, TOWER_TELEPORT_REACH } from '../content/masterboard.ts'
import { countOf, hasLord } from '../legions.ts'
import { BOTTOM, type Land, LEFT, type Marker, RIGHT, type Titan, type Type } from '../state.ts'
import { isTower } from './masterboard.ts'
import { EMPTY, ENEMY, occupation } from './occupation.ts'

/** TI-8.0a, TI-8.1a: a six, a tower, a lord. */
export function cannotTowerTeleport(land: Land, roll: number, hasLord: boolean): RuleId | undefined {
  if (roll !== TELEPORT_ROLL) return 'TI-8.0a'
  return isTower(land) && hasLord ? undefined : 'TI-8.1a'
}

/** TI-8.0a, TI-8.2a, TI-8.3, TI-19.2: a six, the Titan, 400 points at this moment. */
export function cannotTitanTeleport(roll: number, hasTitan: boolean, score: number): RuleId | undefined {
  if (roll !== TELEPORT_ROLL) return 'TI-8.0a'
  if (!hasTitan) return 'TI-8.2a'
  return score >= TITAN_TELEPORT_SCORE ? undefined : 'TI-19.2'
}

/** TI-8.1a, TI-8.1b: the other towers and the lands within six, whatever stands between, that nobody holds. */
export function towerTeleports(from: Land, occupation: ArrayLike<number>): Land[] {
  const found: Land[] = []
  for (let land = 0; land < LANDS; land++) if (!cannotTeleportTo(from, occupation, land)) found.push(land)
  return found
}

/** Why a tower teleport does not lead to a land: somebody is there, or it is too far. */
function cannotTeleportTo(from: Land, occupation: ArrayLike<number>, to: Land): RuleId | undefined {
  if (to >= LANDS) return 'TI-2.1a'
  if (to === from) return 'TI-8.1a'
  if (occupation[to] !== EMPTY) return 'TI-8.1b'
  return isTower(to) || DISTANCE[from * LANDS + to] <= TOWER_TELEPORT_REACH ? undefined : 'TI-8.1a'
}

/** TI-8.2a: the lands with an enemy legion, at any distance, where no engagement is declared yet. */
export function titanTeleports(occupation: ArrayLike<number>): Land[] {
  const found: Land[] = []
  for (let land = 0; land < LANDS; land++) if (occupation[land] === ENEMY) found.push(land)
  return found
}

/** TI-8.1a: where a tower teleport takes it. */
export function towerTeleportsOf(g: Titan, legion: Marker): Land[] {
  return cannotLeaveTower(g, legion) ? [] : towerTeleports(g.at[legion], occupation(g, g.mover))
}

/** TI-8.2a: where a Titan teleport takes it. */
export function titanTeleportsOf(g: Titan, legion: Marker): Land[] {
  return cannotFollowTitan(g, legion) ? [] : titanTeleports(occupation(g, g.mover))
}

/** TI-8.0a: one teleport a phase; TI-8.1a: a six, a tower, a lord. */
function cannotLeaveTower(g: Titan, legion: Marker): RuleId | undefined {
  return g.teleported ? 'TI-8.0a' : cannotTowerTeleport(g.at[legion], g.roll, hasLord(g, legion))
}

/** TI-8.0a: one teleport a phase; TI-8.2a: a six, the Titan, 400 points. */
function cannotFollowTitan(g: Titan, legion: Marker): RuleId | undefined {
  return g.teleported ? 'TI-8.0a' : cannotTitanTeleport(g.roll, countOf(g, legion, TITAN) > 0, g.score[g.mover])
}

/** TI-8.1c: he must have the lord he wants to show. */
export function cannotTowerTeleportTo(g: Titan, legion: Marker, lord: Type, to: Land): RuleId | undefined {
  const cannot = cannotLeaveTower(g, legion) ?? (countOf(g, legion, lord) > 0 ? undefined : 'TI-8.1c')
  return cannot ?? cannotTeleportTo(g.at[legion], occupation(g, g.mover), to)
}

/** TI-8.2a: it must cause an engagement. */
export function cannotTitanTeleportTo(g: Titan, legion: Marker, to: Land): RuleId | undefined {
  return cannotFollowTitan(g, legion) ?? (occupation(g, g.mover)[to] === ENEMY ? undefined : 'TI-8.2a')
}

/** TI-8.4, TI-10.4: the sides by which a Titan teleport may enter. */
export function teleportSides(land: Land): readonly number[] {
  return isTower(land) ? [BOTTOM] : [RIGHT, BOTTOM, LEFT]
}
