import { IdSet } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { MOUNTAIN, WATER } from '../../content/boards.ts'
import { NECROMANCERS } from '../../content/scenarios.ts'
import { FLYING, HERO, KIND, OWNER, WORKER } from '../../pieces.ts'
import { enemiesOf, MOST_HEXES, mapOf, outpostsIn, unitsIn, workersIn } from '../../spaces.ts'
import type { Hex, Piece, Warcraft } from '../../state.ts'

const cost = new Int8Array(MOST_HEXES)
const queue = new Uint8Array(MOST_HEXES)

/**
 * WC-B-MOV-01 … 05: every space a piece can come to with its moves, stacking aside. The tables of `survey` must be fresh.
 */
export function explore(g: Warcraft, piece: Piece, into: IdSet): IdSet {
  into.clear()
  const start = g.at[piece]
  const budget = g.moves[piece]
  if (start < 0 || budget <= 0 || g.pinned.includes(start)) return into
  const { terrain, next } = mapOf(g)
  const strides = KIND[piece] === HERO && (g.walking & (1 << OWNER[piece])) !== 0
  cost.fill(-1)
  cost[start] = 0
  queue[0] = start
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = queue[head]
    if (cost[from] === budget || (head > 0 && !strides && mustStop(g, piece, from))) continue
    const spaces = next[from]
    for (let i = 0; i < spaces.length; i++) {
      const to = spaces[i]
      if (cost[to] >= 0 || cannotEnter(g, piece, from, to)) continue
      cost[to] = cost[from] + 1
      queue[tail++] = to
      if (terrain[to] !== WATER && !cannotEndOn(g, piece, to)) into.add(to)
    }
  }
  return into
}

/** WC-B-MOV-03, WC-X-CRP-03: an enemy unit, worker or Outpost stops a move. */
export function mustStop(g: Warcraft, piece: Piece, hex: Hex): boolean {
  return ((unitsIn[hex] | workersIn[hex] | outpostsIn[hex]) & enemiesOf(g, OWNER[piece])) !== 0
}

/** Why a piece may not step from one space into the next. The tables of `survey` must be fresh. */
export function cannotEnter(g: Warcraft, piece: Piece, from: Hex, to: Hex): RuleId | undefined {
  const map = mapOf(g)
  const kind = KIND[piece]
  if (kind !== FLYING) {
    if (map.terrain[to] === MOUNTAIN) return 'WC-B-MOV-05'
    if (map.terrain[to] === WATER) return 'WC-X-CMP-03'
    if (map.hasWalls && map.walls[map.board.sideBetween(from, to)]) return 'WC-B-SCN-31'
  }
  if (kind !== WORKER || !mustStop(g, piece, to)) return undefined
  return unitsIn[to] & (1 << OWNER[piece]) ? undefined : 'WC-B-MOV-04'
}

/** Why a piece that does not come to a space does not: the space itself, its pins and moves, or what lies between. */
export function cannotReach(g: Warcraft, piece: Piece, hex: Hex): RuleId {
  const { terrain, next, board } = mapOf(g)
  const from = g.at[piece]
  if (g.pinned.includes(from)) return 'WC-B-DEP-06'
  if (hex >= board.size || hex === from || board.distance(from, hex) > g.moves[piece]) return 'WC-B-MOV-01'
  if (terrain[hex] === WATER) return 'WC-X-CMP-03'
  if (cannotEndOn(g, piece, hex)) return 'WC-B-SCN-21'
  if (next[from].includes(hex)) return cannotEnter(g, piece, from, hex) ?? 'WC-B-MOV-01'
  const between = next[from].find(space => next[space].includes(hex))
  if (between === undefined) return 'WC-B-MOV-01'
  return cannotEnter(g, piece, between, hex) ?? cannotEnter(g, piece, from, between) ?? 'WC-B-MOV-03'
}

/** WC-B-SCN-21: the two Necromancers may not share a space. */
function cannotEndOn(g: Warcraft, piece: Piece, hex: Hex): boolean {
  return (
    g.scenario === NECROMANCERS &&
    KIND[piece] === WORKER &&
    (workersIn[hex] & (1 << OWNER[piece])) !== 0 &&
    isNecromancer(g, piece)
  )
}

/** WC-B-SCN-21: the workers of the Undead in March of the Necromancers. */
export function isNecromancer(g: Warcraft, piece: Piece): boolean {
  return g.scenario === NECROMANCERS && KIND[piece] === WORKER && g.town[OWNER[piece]] < 0
}

export const reached = new IdSet(MOST_HEXES)
