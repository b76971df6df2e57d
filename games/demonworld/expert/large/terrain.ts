import { BLOCKED, OFF_BOARD } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { coverOf, FIELDS, MOST_FIELDS } from '../../bases.ts'
import { BASE } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { ground } from '../../elements.ts'
import { isShut, mayStand } from '../../rules/movement/passage.ts'
import type { Demonworld, Facing, Hex, Unit } from '../../state.ts'
import { climbCost } from './ground.ts'

/**
 * DW-XVII.5, DW-IMP.1, DW-IMP.2, AMB2-03: what heights add to a step or turn of a large element, the dearest part once;
 * BLOCKED where a part cannot go. `outside` lets parts be behind the edge (DW-XVI.40).
 */
export function terrainCost(
  g: Demonworld,
  land: Ground,
  card: number,
  from: Int32Array,
  to: Int32Array,
  outside: boolean,
): number {
  let most = 0
  for (let part = 0; part < FIELDS[BASE[card]]; part++) {
    const [old, now] = [from[part], to[part]]
    if (now === OFF_BOARD) {
      if (!outside) return BLOCKED
      continue
    }
    if (land.isBare && land.plain === null) continue
    if (!mayStand(land, card, now)) return BLOCKED
    if (old === OFF_BOARD || old === now) continue
    const cost = climbCost(land, card, old, now)
    if (cost === BLOCKED || isShut(g, land, card, old, now)) return BLOCKED
    if (cost > most) most = cost
  }
  return most
}

const covered = new Int32Array(MOST_FIELDS)

/** DW-XVI.40: whether a large element could come in over a field, with what of its base is on the board already. */
export function mayComeIn(g: Demonworld, unit: Unit, anchor: Hex, facing: Facing): boolean {
  const land = ground(g)
  const count = coverOf(land.board, BASE[g.card[unit]], anchor, facing, covered)
  for (let part = 0; part < count; part++) {
    const hex = covered[part]
    if (hex !== OFF_BOARD && (g.on[hex] >= 0 || !mayStand(land, g.card[unit], hex))) return false
  }
  return true
}

/** DW-XVII.5, DW-XVII.17: why a large element cannot stand somewhere: off the board, impassable, or taken by others. */
export function cannotStandAt(g: Demonworld, unit: Unit, anchor: Hex, facing: Facing): RuleId | undefined {
  const land = ground(g)
  const card = g.card[unit]
  if (!(anchor >= 0 && anchor < land.board.size) || !(facing >= 0 && facing < 6)) return 'DW-XVII.8'
  const count = coverOf(land.board, BASE[card], anchor, facing, covered)
  for (let part = 0; part < count; part++) {
    const hex = covered[part]
    if (hex === OFF_BOARD) return 'DW-XVII.8'
    if (g.on[hex] >= 0 && g.on[hex] !== g.head[unit]) return 'DW-XVII.17'
    if (!mayStand(land, card, hex)) return 'DW-XVII.5'
  }
  return undefined
}
