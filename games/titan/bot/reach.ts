import { LANDS, TERRAIN_OF } from '../content/masterboard.ts'
import { TERRAINS, type Terrain } from '../content/terrains.ts'
import { walks } from '../rules/masterboard.ts'
import type { Land } from '../state.ts'

const ROLLS = 6
/** No roll leads there. */
const NEVER = ROLLS + 1

/** [from · LANDS + to]: the lowest roll with which a legion comes to or through a land on an empty board. */
const FEWEST = new Uint8Array(LANDS * LANDS).fill(NEVER)
/** [land · NEVER + roll]: the terrains in which a legion can end, as bits. */
const ENDS = new Uint16Array(LANDS * NEVER)
/** By terrain: its share of the lands. */
const SHARE = new Float64Array(TERRAINS.length)

const nobody = new Uint8Array(LANDS)
for (let from = 0; from < LANDS; from++) {
  SHARE[TERRAIN_OF[from]] += 1 / LANDS
  for (let roll = ROLLS; roll >= 1; roll--)
    for (const to of walks(from, roll, nobody).lands.toArray()) {
      FEWEST[from * LANDS + to] = roll
      ENDS[from * NEVER + roll] |= 1 << TERRAIN_OF[to]
    }
}

/** The chance that a legion's next roll brings it to or through a land: there it would meet who stands in it (TI-7.1a). */
export function chanceToReach(from: Land, to: Land): number {
  return (NEVER - FEWEST[from * LANDS + to]) / ROLLS
}

/** The mean over the next roll of the best that its terrains have to give. */
export function bestAhead(land: Land, gives: ArrayLike<number>): number {
  let sum = 0
  for (let roll = 1; roll <= ROLLS; roll++) {
    let best = 0
    for (let set = ENDS[land * NEVER + roll]; set; set &= set - 1) {
      const given = gives[31 - Math.clz32(set & -set)]
      if (given > best) best = given
    }
    sum += best
  }
  return sum / ROLLS
}

/** The share of a terrain in the board. */
export function shareOf(terrain: Terrain): number {
  return SHARE[terrain]
}
