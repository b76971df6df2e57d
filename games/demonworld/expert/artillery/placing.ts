import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { coverOf, MOST_FIELDS } from '../../bases.ts'
import { BASE } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { ground } from '../../elements.ts'
import { isGun } from '../../rules/artillery/guns.ts'
import type { Demonworld, Facing, Hex, Unit } from '../../state.ts'
import { mayLargeStand } from '../large/ground.ts'

const covered = new Int32Array(MOST_FIELDS)
const known = new WeakMap<Ground, Uint8Array>()

/** DW-XIX.2: why a gun may not be placed before the battle: it must have got there over fields it can cross. */
export function cannotPlaceGun(g: Demonworld, unit: Unit, anchor: Hex, facing: Facing): RuleId | undefined {
  if (!isGun(g, unit)) return undefined
  const land = ground(g)
  const count = coverOf(land.board, BASE[g.card[unit]], anchor, facing, covered)
  const reached = fieldsReached(land, g.card[unit])
  for (let part = 0; part < count; part++) {
    if (covered[part] === OFF_BOARD || !reached[covered[part]]) return 'DW-XIX.2'
  }
  return undefined
}

/** The fields that can be reached from the edge of the board without crossing more than one level, a hedge or a wall. */
function fieldsReached(land: Ground, card: number): Uint8Array {
  let reached = known.get(land)
  if (reached) return reached
  known.set(land, (reached = new Uint8Array(land.board.size)))
  const found: Hex[] = []
  const add = (hex: Hex) => {
    if (reached[hex] || !mayLargeStand(land, card, hex)) return
    reached[hex] = 1
    found.push(hex)
  }
  for (let hex = 0; hex < land.board.size; hex++) if (isOnEdge(land, hex)) add(hex)
  for (let i = 0; i < found.length; i++) {
    for (let direction = 0; direction < 6; direction++) {
      const to = land.board.neighbour[found[i] * 6 + direction]
      if (to === OFF_BOARD || Math.abs(land.level[to] - land.level[found[i]]) > 1) continue
      if (!land.hedge[land.board.sideBetween(found[i], to)]) add(to)
    }
  }
  return reached
}

function isOnEdge({ board }: Ground, hex: Hex): boolean {
  for (let direction = 0; direction < 6; direction++)
    if (board.neighbour[hex * 6 + direction] === OFF_BOARD) return true
  return false
}
