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

const known = new Map<string, readonly Hex[]>()

/** The fields of a side's deployment zone, in order. */
export function zoneOf(g: Pick<Demonworld, 'map' | 'battle' | 'edge'>, side: Seat): readonly Hex[] {
  const key = `${g.map} ${g.battle} ${side} ${g.edge[side]}`
  let fields = known.get(key)
  if (!fields) {
    const { size } = ground(g).board
    fields = Array.from({ length: size }, (_, hex) => hex).filter(hex => inZone(g, side, hex))
    known.set(key, fields)
  }
  return fields
}
