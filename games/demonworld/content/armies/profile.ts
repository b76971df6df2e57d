import { ALONG, CORNER, CROSSES, type HexId, LINE_STRIDE, ON_SIDE } from '@hexarium/hex'
import { drawnNear, HAIR, insideOf, passage } from '../board/drawn.ts'
import type { Ground } from '../board/ground.ts'
import type { Drawn } from '../board/layout.ts'
import { WOOD } from '../board/terrain.ts'
import { ASH, BURNING, CORPSE } from '../expert/scars.ts'
import { CORPSE_HEIGHT, HEDGE_HEIGHT, LEVEL_HEIGHT, SMOKE_HEIGHT, UNDERGROWTH_HEIGHT, WOOD_HEIGHT } from '../tables.ts'

/** What lies on a sight line, whoever stands where. Distances are doubled, for hedges stand between fields. */
export interface Profile {
  /** Fields the line touches, edge or corner included, without its two ends (DW-IV.7). */
  readonly touched: readonly number[]
  /** Twice the distance of each from the shooter. */
  readonly distances: readonly number[]
  /** Terrain that blocks (DW-XII.5 … DW-XII.8): twice the distance and the height of its top, pair by pair. */
  readonly blockers: readonly number[]
}

const rows = new WeakMap<Ground, (Profile | undefined)[][]>()

/** The profile of the line between two fields. Kept once it is worked out; buildings do not count for it. */
export function profileOf(land: Ground, from: HexId, to: HexId): Profile {
  const ground = land.unbuilt ?? land
  let table = rows.get(ground)
  if (!table) rows.set(ground, (table = []))
  const row = (table[from] ??= new Array<Profile | undefined>(ground.board.size).fill(undefined))
  return (row[to] ??= ground.plain ? resurvey(ground, ground.plain, from, to) : survey(ground, from, to))
}

/** Where the battle has changed nothing on the way the old profile still holds. */
function resurvey(ground: Ground, plain: Ground, from: HexId, to: HexId): Profile {
  const profile = profileOf(plain, from, to)
  const isBreached = ground.hedge !== plain.hedge
  const isChanged = (hex: HexId) => ground.scars[hex] !== 0 || (isBreached && plain.hedged[hex])
  return profile.touched.some(isChanged) || isChanged(to) ? survey(ground, from, to) : profile
}

function survey(ground: Ground, from: HexId, to: HexId): Profile {
  const { board } = ground
  const touched = fieldsTouched(ground, from, to)
  const distances = touched.map(hex => 2 * board.distance(from, hex))
  const blockers: number[] = []
  if (!ground.isBare) {
    addHills(ground, from, to, blockers)
    addGrowth(ground, from, to, touched, blockers)
    addHedges(ground, from, to, blockers)
    if (ground.plain) addScars(ground, from, to, blockers)
  }
  return { touched, distances, blockers }
}

// By field: the number of the last survey that touched it.
let seen = new Int32Array(0)
let surveys = 0

/** DW-IV.7: every field the segment touches, each once. */
function fieldsTouched({ board, lines }: Ground, from: HexId, to: HexId): HexId[] {
  const line = lines.between(from, to)
  const touched: HexId[] = []
  if (seen.length < board.size) seen = new Int32Array(board.size)
  seen[from] = seen[to] = ++surveys
  const touch = (hex: HexId) => {
    if (hex < 0 || seen[hex] === surveys) return
    seen[hex] = surveys
    touched.push(hex)
  }
  for (let k = 0; k < line.length; k += LINE_STRIDE) {
    if (line[k] !== CORNER) {
      touch(line[k + 2])
      touch(line[k + 3])
    } else if (line[k + 1] >= 0) for (let i = 0; i < 3; i++) touch(board.cornerHexes[line[k + 1] * 3 + i])
  }
  return touched
}

/** Calls back for each field between the ends whose inside the line crosses, and for each pair it runs between. */
function between(
  ground: Ground,
  from: HexId,
  to: HexId,
  crossed: (hex: HexId) => void,
  along: (a: HexId, b: HexId) => void,
) {
  const line = ground.lines.between(from, to)
  for (let k = 0; k < line.length; k += LINE_STRIDE) {
    const into = line[k + 3]
    if (line[k] === ALONG) {
      if (line[k + 2] >= 0 && into >= 0) along(line[k + 2], into)
    } else if (into >= 0 && into !== to) crossed(into)
  }
}

/** DW-XII.7, AMB-40: hills count by whole fields the line passes over; between two of them the lower one. */
function addHills(ground: Ground, from: HexId, to: HexId, blockers: number[]): void {
  const { board, level } = ground
  between(
    ground,
    from,
    to,
    hex => {
      if (level[hex] > 0) blockers.push(2 * board.distance(from, hex), LEVEL_HEIGHT * level[hex])
    },
    (a, b) => {
      const lower = Math.min(level[a], level[b])
      if (lower > 0) blockers.push(board.distance(from, a) + board.distance(from, b), LEVEL_HEIGHT * lower)
    },
  )
}

/** DW-XII.6, DW-XII.10: woods and undergrowth where they are drawn; where nothing is drawn, whole fields. */
function addGrowth(ground: Ground, from: HexId, to: HexId, touched: readonly HexId[], blockers: number[]): void {
  const { board, level, terrain, filled } = ground
  const add = (hex: HexId, height: number) =>
    blockers.push(2 * board.distance(from, hex), LEVEL_HEIGHT * level[hex] + height)
  const near = drawnNear(ground)
  const met = new Set<number>()
  for (const hex of touched) for (const number of near[hex]) met.add(number)
  for (const number of [...met].sort((a, b) => a - b)) {
    const drawn = ground.drawn[number]
    const stretches = insideOf(ground, drawn, from, to)
    if (stretches.length === 0) continue
    for (const hex of touched) {
      if (!near[hex].includes(number) || ground.scars[hex] & ASH) continue
      const [enter, leave] = passage(ground, hex, from, to)
      if (stretches.some(([a, b]) => Math.min(b, leave) - Math.max(a, enter) > HAIR)) add(hex, heightOf(drawn.terrain))
    }
  }
  const growth = (hex: HexId): number => (!filled[hex] ? 0 : terrain[hex] === WOOD ? WOOD_HEIGHT : UNDERGROWTH_HEIGHT)
  between(
    ground,
    from,
    to,
    hex => {
      if (growth(hex) > 0) add(hex, growth(hex))
    },
    (a, b) => {
      const lower = Math.min(growth(a), growth(b))
      if (lower > 0) add(a, lower)
    },
  )
}

/** DW-XXII.7, DW-XVII.36: smoke has no end; a dead colossus lies on its fields. */
function addScars(ground: Ground, from: HexId, to: HexId, blockers: number[]): void {
  const { board, level, scars } = ground
  const height = (hex: HexId): number => (scars[hex] & BURNING ? SMOKE_HEIGHT : scars[hex] & CORPSE ? CORPSE_HEIGHT : 0)
  const add = (hex: HexId, top: number) => {
    if (top > 0) blockers.push(2 * board.distance(from, hex), LEVEL_HEIGHT * level[hex] + top)
  }
  between(
    ground,
    from,
    to,
    hex => add(hex, height(hex)),
    (a, b) => add(a, Math.min(height(a), height(b))),
  )
}

function heightOf(terrain: Drawn['terrain']): number {
  return terrain === 'wood' ? WOOD_HEIGHT : UNDERGROWTH_HEIGHT
}

/** DW-XII.6: hedges and intact walls the line crosses or runs along; those at the shooter's own field never count. */
function addHedges(ground: Ground, from: HexId, to: HexId, blockers: number[]): void {
  const { board, hedge, level, lines } = ground
  const stands = (side: number) => side >= 0 && hedge[side] > 0
  const add = (side: number) => {
    const [a, b] = [board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]
    if (a < 0 || b < 0 || a === from || b === from) return
    const height = LEVEL_HEIGHT * Math.max(level[a], level[b]) + HEDGE_HEIGHT
    blockers.push(board.distance(from, a) + board.distance(from, b), height)
  }
  const line = lines.between(from, to)
  for (let k = 0; k < line.length; k += LINE_STRIDE) {
    const id = line[k + 1]
    if (id < 0) continue
    if (line[k] !== CORNER) {
      if ((line[k] === CROSSES || line[k] === ALONG) && stands(id)) add(id)
      continue
    }
    for (const side of cornerHedges(ground, id, line[k + 2], line[k + 3])) add(side)
  }
}

/** Through a corner a line crosses what stands there only if it stands on both sides of the line. */
export function cornerHedges({ board, hedge }: Ground, corner: number, from: HexId, into: HexId): number[] {
  const sides = [0, 1, 2].map(i => board.cornerSides[corner * 3 + i]).filter(side => side >= 0 && hedge[side] > 0)
  const holdsBoth = (side: number) => {
    const pair = [board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]
    return pair.includes(from) && pair.includes(into)
  }
  if (from === ON_SIDE || into === ON_SIDE) {
    const end = from === ON_SIDE ? into : from
    const atEnd = sides.filter(side => board.sideHexes[2 * side] === end || board.sideHexes[2 * side + 1] === end)
    return atEnd.length === 2 ? atEnd.slice(0, 1) : []
  }
  const ahead = sides.filter(holdsBoth)
  return ahead.length === 1 && sides.length > 1 ? ahead : []
}
