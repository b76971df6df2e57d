import { type GameMap, gameMaps, MOUNTAIN, WATER } from '../content/boards.ts'
import { MOST_HEXES, mapOf } from '../spaces.ts'
import type { Hex, Warcraft } from '../state.ts'

/** Farther than anything on a map. */
export const FAR = 99

/** By map: steps between any two spaces on foot, [from · MOST_HEXES + to]; FAR where there is no way. */
const walks = gameMaps.map(distances)

function distances(map: GameMap): Uint8Array {
  const table = new Uint8Array(MOST_HEXES * MOST_HEXES).fill(FAR)
  map.terrain.forEach((_, from) => {
    const row = from * MOST_HEXES
    table[row + from] = 0
    const queue = [from]
    for (const at of queue) {
      for (const to of map.next[at]) {
        if (table[row + to] !== FAR || !isOpen(map, at, to)) continue
        table[row + to] = table[row + at] + 1
        queue.push(to)
      }
    }
  })
  return table
}

/** True if somebody on foot can step from one space into the next. */
function isOpen(map: GameMap, from: Hex, to: Hex): boolean {
  if (map.terrain[to] === MOUNTAIN || map.terrain[to] === WATER) return false
  return !map.hasWalls || map.walls[map.board.sideBetween(from, to)] === 0
}

/** Steps from one space to another on foot. */
export function steps(g: Warcraft, from: Hex, to: Hex): number {
  return walks[gameMaps.indexOf(mapOf(g))][from * MOST_HEXES + to]
}

/** Steps for flyers, who need no way. */
export function flight(g: Warcraft, from: Hex, to: Hex): number {
  return mapOf(g).board.distance(from, to)
}
