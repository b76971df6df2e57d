import { ALONG, CORNER, CROSSES, LINE_STRIDE, ON_SIDE } from '@hexarium/hex'
import { board, lines } from '../content/board.ts'
import { type CityMap, DOOR, FREE, GATE, maps, WALL, WATER } from '../content/maps.ts'
import type { DragonRage, Hex, HexSide } from '../state.ts'
import { mapOf } from '../units.ts'
import { isOpen } from './terrain.ts'

const CLEAR = 1
const BLOCKED = 2

/** By map, and by shooting past the planks of the own hex or not: what is known of every two hexes. */
const known = maps.map(() => [new Uint8Array(board.size ** 2), new Uint8Array(board.size ** 2)])

/**
 * DR-2.7.6.2b–g: whether a straight line between two hexes, neither in a tower nor in the air, is free of walls and
 * towers. Next to each other an open entrance or a breach is enough; longer lines pass no entrance. `planks`: the shooter
 * ignores walls on the sides of his own hex.
 */
export function sees(g: DragonRage, from: Hex, to: Hex, planks: boolean): boolean {
  if (from === to) return true
  if (board.distance(from, to) === 1) return seesBeside(g, from, to, planks)
  const table = known[g.map][planks ? 1 : 0]
  const at = from * board.size + to
  if (table[at] === 0) table[at] = isClear(mapOf(g), from, to, planks) ? CLEAR : BLOCKED
  return table[at] === CLEAR
}

function seesBeside(g: DragonRage, from: Hex, to: Hex, planks: boolean): boolean {
  const map = mapOf(g)
  const side = board.sideBetween(from, to)
  const kind = map.side[side]
  if (kind === FREE || kind === WATER) return true
  if (kind === WALL) return g.breaches.includes(side) || planks
  return isOpen(g, map.entranceAt[side])
}

/** DR-2.7.6.2e: every side crossed or run along must be free; at a corner two walls must not part the line's two hands. */
function isClear(map: CityMap, from: Hex, to: Hex, planks: boolean): boolean {
  const line = lines.between(from, to)
  const blocks = (side: HexSide): boolean => {
    const kind = map.side[side]
    if (kind !== WALL && kind !== GATE && kind !== DOOR) return false
    const isOwn = board.sideHexes[2 * side] === from || board.sideHexes[2 * side + 1] === from
    return !(planks && kind === WALL && isOwn)
  }
  for (let k = 0; k < line.length; k += LINE_STRIDE) {
    const [kind, id, x, y] = [line[k], line[k + 1], line[k + 2], line[k + 3]]
    if ((kind === CROSSES || kind === ALONG) && blocks(id)) return false
    if (kind === CORNER && cornerBlocks(id, x, y, blocks)) return false
  }
  return true
}

/** True if walls meeting at a corner bar a line that goes through it. */
function cornerBlocks(corner: number, from: Hex, into: Hex, blocks: (side: HexSide) => boolean): boolean {
  const between = (a: Hex, b: Hex): boolean => blocks(board.sideBetween(a, b))
  const hexes = [0, 1, 2].map(i => board.cornerHexes[3 * corner + i])
  if (from !== ON_SIDE && into !== ON_SIDE) {
    const third = hexes.find(hex => hex !== from && hex !== into) ?? -1
    return between(from, into) && (between(from, third) || between(into, third))
  }
  // the line goes on, or has come, along the side between the two other hexes
  const hex = from === ON_SIDE ? into : from
  const [left, right] = hexes.filter(other => other !== hex)
  return between(hex, left) && between(hex, right)
}
