import { ALONG, LINE_STRIDE, Lines } from '@hexarium/hex'
import { d6, type RuleId, roll, wins } from '@hexarium/kernel'
import { board, terrainOf } from '../content/map.ts'
import { TO_HIT, typeOf } from '../content/units.ts'
import { alive, ask, type Skirmish, sideOf, tell, unitsOf, VOLLEY } from '../state.ts'
import { phase, target } from './phase.ts'

/** SK-5.1: what the chosen unit shoots at. */
export const volleyTarget = target('volleyTarget', 'SK-5.1', cannotShoot, shoot)

/** SK-5.1: bows with a volley order shoot. */
export const volleys = phase('volleys', 'SK-5.1', cannotVolley, ask(volleyTarget))

function cannotVolley(g: Skirmish, unit: number): RuleId | undefined {
  if (!alive(g, unit)) return 'SK-2.2'
  if (g.order[unit] !== VOLLEY || g.shot[unit]) return 'SK-5.1'
  for (const enemy of unitsOf[1 - sideOf(unit)]) if (!cannotShoot(g, unit, enemy)) return undefined
  return 'SK-5.1'
}

/** SK-5.1, SK-5.2: range and sight. */
export function cannotShoot(g: Skirmish, unit: number, enemy: number): RuleId | undefined {
  if (sideOf(enemy) === sideOf(unit)) return 'SK-5.1'
  if (!alive(g, enemy)) return 'SK-2.2'
  const from = g.at[unit]
  const to = g.at[enemy]
  if (board.distance(from, to) > typeOf[unit].range) return 'SK-5.1'
  return sees[from * board.size + to] ? undefined : 'SK-5.2'
}

/** SK-5.3: what a shot needs on a die. */
export function toShoot(g: Skirmish, unit: number, enemy: number): number {
  return TO_HIT + coverOf(g, enemy) - heightOf(g, unit)
}

/** SK-5.3: what woods add to it. */
export function coverOf(g: Skirmish, enemy: number): number {
  return terrainOf[g.at[enemy]] === 'woods' ? 1 : 0
}

/** SK-5.3: what a hill takes off it. */
export function heightOf(g: Skirmish, unit: number): number {
  return terrainOf[g.at[unit]] === 'hill' ? 1 : 0
}

/** SK-5.3: one shot. */
export function shoot(g: Skirmish, unit: number, enemy: number): void {
  const need = toShoot(g, unit, enemy)
  const hit = roll(g, sideOf(unit), d6, 'high') >= need
  g.shot[unit] = true
  tell(g, 'shot', unit, enemy, need, hit ? 1 : 0)
  if (hit) wound(g, enemy)
}

/** SK-2.2, SK-1.2: a hit; the last one removes the unit, and with the last unit the side has lost. */
export function wound(g: Skirmish, unit: number): void {
  g.strength[unit]--
  if (alive(g, unit)) return
  g.at[unit] = -1
  tell(g, 'fell', unit)
  const side = sideOf(unit)
  if (unitsOf[side].some(other => alive(g, other))) return
  wins(g, 1 - side, 'SK-1.2')
}

/** SK-5.2: for every two hexes whether one is seen from the other; woods never move, so this is worked out once. */
const sees = new Uint8Array(board.size * board.size)
const lines = new Lines(board)
for (let from = 0; from < board.size; from++) {
  for (let to = 0; to < board.size; to++) sees[from * board.size + to] = isClear(from, to) ? 1 : 0
}

function isClear(from: number, to: number): boolean {
  const line = lines.between(from, to)
  for (let step = 0; step < line.length; step += LINE_STRIDE) {
    const [kind, , left, right] = line.subarray(step, step + LINE_STRIDE)
    if (kind === ALONG ? woods(left) && woods(right) : right !== to && woods(right)) return false
  }
  return true
}

function woods(hex: number): boolean {
  return terrainOf[hex] === 'woods'
}
