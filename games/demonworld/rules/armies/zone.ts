import type { Seat } from '@hexarium/kernel'
import { FIELDS } from '../../bases.ts'
import { battles, type Zone } from '../../content/armies/battles.ts'
import { BASE } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { planOf } from '../../content/expert/scars.ts'
import { ZONE_ROOM, ZONE_ROWS } from '../../content/tables.ts'
import { ground } from '../../elements.ts'
import type { Demonworld, Hex } from '../../state.ts'
import { mayStand } from '../movement/passage.ts'

type Field = Pick<Demonworld, 'map' | 'battle' | 'edge' | 'card' | 'owner' | 'strength' | 'march' | 'rules'>

/** Rows of a zone that grows: the half row outside is used only where room is short, and more rows only after it. */
const HALF_ROW = 0

const known = new Map<string, readonly Hex[]>()

/** The fields of a side's deployment zone, in order (DW-XVI.12, AMB-30). */
export function zoneOf(g: Field, side: Seat): readonly Hex[] {
  const elements = elementsOf(g, side)
  const key = `${planOf(g.map)} ${g.battle} ${side} ${g.edge[side]} ${elements} ${g.rules.beforeTen}`
  let fields = known.get(key)
  if (!fields) known.set(key, (fields = battles[g.battle].zones[side] ? drawnZone(g, side) : rowsOf(g, side, elements)))
  return fields
}

function elementsOf(g: Field, side: Seat): number {
  let count = 0
  for (let unit = 0; unit < g.card.length; unit++)
    if (g.owner[unit] === side && g.march[unit] === 0) count += g.strength[unit] * FIELDS[BASE[g.card[unit]]]
  return count
}

/** AMB-30: a zone of the battle's own. */
function drawnZone(g: Field, side: Seat): Hex[] {
  const land = ground(g)
  return allFields(land.board.size).filter(hex => battles[g.battle].zones[side].some(zone => isWithin(land, zone, hex)))
}

/** Whether a field lies in a rectangle. */
export function isWithin({ row, half }: Ground, { rows, halves }: Zone, hex: Hex): boolean {
  return row[hex] >= rows[0] && row[hex] <= rows[1] && half[hex] >= halves[0] && half[hex] <= halves[1]
}

/**
 * DW-XVI.12: the three outer full rows; where room is short the half row outside too, then further rows. They end before the middle: in the
 * other side's zone its units would be felt before they are seen.
 */
function rowsOf(g: Field, side: Seat, elements: number): Hex[] {
  const land = ground(g)
  const rowOf = (hex: Hex) => land.toEdge[g.edge[side] * land.board.size + hex]
  const rowOfOther = (hex: Hex) => land.toEdge[g.edge[1 - side] * land.board.size + hex]
  const isOurs = (hex: Hex) => g.rules.beforeTen || rowOf(hex) < rowOfOther(hex)
  const ours = allFields(land.board.size).filter(isOurs)
  let zone: Hex[] = []
  for (let most = ZONE_ROWS, isWide = false; ; ) {
    zone = ours.filter(hex => rowOf(hex) <= most && (isWide || rowOf(hex) > HALF_ROW))
    const room = zone.filter(hex => mayStand(land, g.card[0], hex)).length
    if (room >= elements * ZONE_ROOM || most * 2 > Math.max(...land.row)) return zone
    if (isWide) most++
    isWide = true
  }
}

function allFields(size: number): Hex[] {
  return Array.from({ length: size }, (_, hex) => hex)
}
