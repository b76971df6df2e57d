import { opposite } from './directions.ts'

/** Hexsides and corners with dense numbers of their own. */
export interface SideTables {
  readonly side: Int32Array
  readonly sideHexes: Int32Array
  readonly sideDirection: Uint8Array
  readonly sideCorners: Int32Array
  readonly corner: Int32Array
  readonly cornerHexes: Int32Array
  readonly cornerSides: Int32Array
}

/** Numbers every hexside and corner of a board, given its neighbour table. */
export function sideTables(neighbour: Int32Array): SideTables {
  const places = neighbour.length
  const side = new Int32Array(places).fill(-1)
  const corner = new Int32Array(places).fill(-1)
  const sideHexes: number[] = []
  const sideDirection: number[] = []
  const sideCorners: number[] = []
  const cornerHexes: number[] = []
  const cornerSides: number[] = []

  for (let place = 0; place < places; place++) {
    if (side[place] >= 0) continue
    const direction = place % 6
    const hex = (place - direction) / 6
    const other = neighbour[place]
    side[place] = sideDirection.length
    if (other >= 0) side[other * 6 + opposite(direction)] = sideDirection.length
    sideHexes.push(hex, other)
    sideDirection.push(direction)
  }

  for (let place = 0; place < places; place++) {
    if (corner[place] >= 0) continue
    const c = place % 6
    const hex = (place - c) / 6
    const right = neighbour[place]
    const left = neighbour[hex * 6 + ((c + 1) % 6)]
    const id = cornerHexes.length / 3
    corner[place] = id
    if (right >= 0) corner[right * 6 + ((c + 2) % 6)] = id
    if (left >= 0) corner[left * 6 + ((c + 4) % 6)] = id
    cornerHexes.push(hex, right, left)
    const far = right >= 0 ? side[right * 6 + ((c + 2) % 6)] : left >= 0 ? side[left * 6 + ((c + 5) % 6)] : -1
    cornerSides.push(far, side[hex * 6 + ((c + 1) % 6)], side[place])
  }

  for (let id = 0; id < sideDirection.length; id++) {
    const first = sideHexes[2 * id] * 6
    sideCorners.push(corner[first + ((sideDirection[id] + 5) % 6)], corner[first + sideDirection[id]])
  }

  return {
    side,
    sideHexes: Int32Array.from(sideHexes),
    sideDirection: Uint8Array.from(sideDirection),
    sideCorners: Int32Array.from(sideCorners),
    corner,
    cornerHexes: Int32Array.from(cornerHexes),
    cornerSides: Int32Array.from(cornerSides),
  }
}
