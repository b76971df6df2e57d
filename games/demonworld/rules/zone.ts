import type { Seat } from '@hexarium/kernel'
import { battles } from '../content/battles.ts'
import { ZONE_ROWS } from '../content/tables.ts'
import { ground } from '../elements.ts'
import type { Demonworld, Hex } from '../state.ts'

/**
 * DW-XVI.12, AMB-30: whether a field lies in a side's deployment zone: the battle's own, or the three outer full rows of
 * its edge and, where room is short, the half row outside them.
 */
export function inZone(g: Pick<Demonworld, 'map' | 'battle' | 'edge'>, side: Seat, hex: Hex): boolean {
  const land = ground(g)
  const zone = battles[g.battle].zones[side]
  if (zone) {
    const [row, half] = [land.row[hex], land.half[hex]]
    return row >= zone.rows[0] && row <= zone.rows[1] && half >= zone.halves[0] && half <= zone.halves[1]
  }
  return land.toEdge[g.edge[side] * land.board.size + hex] <= ZONE_ROWS
}
