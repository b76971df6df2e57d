import { ALONG, CORNER, CROSSES, type HexId, LINE_STRIDE } from '@hexarium/hex'
import type { Ground } from '../board/ground.ts'
import type { Buildings } from '../expert/buildings.ts'

/**
 * What of buildings a sight line meets, three numbers each: the side (or -1), the field of a thick wall (or -1), and twice
 * the distance. Through a corner it meets every wall that ends there (DW-XXIV.5).
 */
export const OPENING_STRIDE = 3

const known = new WeakMap<Buildings, Map<number, Int32Array>>()

/** The walls, windows and doors on the line between two fields. Kept once they are worked out. */
export function openingsOn(ground: Ground, buildings: Buildings, from: HexId, to: HexId): Int32Array {
  let table = known.get(buildings)
  if (!table) known.set(buildings, (table = new Map()))
  const key = from * ground.board.size + to
  let found = table.get(key)
  if (!found) table.set(key, (found = survey(ground, buildings, from, to)))
  return found
}

function survey({ board, lines }: Ground, { barrier, wall }: Buildings, from: HexId, to: HexId): Int32Array {
  const met: number[] = []
  const sides = new Set<number>()
  const fields = new Set<HexId>()
  const line = lines.between(from, to)
  for (let k = 0; k < line.length; k += LINE_STRIDE) {
    const id = line[k + 1]
    if (line[k] === CORNER) {
      for (let i = 0; id >= 0 && i < 3; i++) sides.add(board.cornerSides[id * 3 + i])
    } else if (line[k] === CROSSES || line[k] === ALONG) sides.add(id)
    for (const hex of [line[k + 2], line[k + 3]]) if (hex >= 0 && hex !== from && hex !== to) fields.add(hex)
  }
  for (const side of sides) {
    if (side < 0 || barrier[side] === 0) continue
    const [a, b] = [board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]
    if (a >= 0 && b >= 0) met.push(side, -1, board.distance(from, a) + board.distance(from, b))
  }
  for (const hex of fields) if (wall[hex]) met.push(-1, hex, 2 * board.distance(from, hex))
  return Int32Array.from(met)
}
