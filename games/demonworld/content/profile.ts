import { ALONG, CORNER, CROSSES, type HexId, LINE_STRIDE, ON_SIDE } from '@hexarium/hex'
import type { Ground } from './ground.ts'
import type { Drawn } from './layout.ts'
import { ASH, BURNING, CORPSE } from './scars.ts'
import { CORPSE_HEIGHT, HEDGE_HEIGHT, LEVEL_HEIGHT, SMOKE_HEIGHT, UNDERGROWTH_HEIGHT, WOOD_HEIGHT } from './tables.ts'
import { WOOD } from './terrain.ts'

/** What lies on a sight line, whoever stands where. Distances are doubled, for hedges stand between fields. */
export interface Profile {
  /** Fields the line touches, edge or corner included, without its two ends (DW-IV.7). */
  readonly touched: Int32Array
  /** Twice the distance of each from the shooter. */
  readonly distances: Int32Array
  /** Terrain that blocks (DW-XII.5 … DW-XII.8): twice the distance and the height of its top, pair by pair. */
  readonly blockers: Int32Array
}

const rows = new WeakMap<Ground, (Profile | undefined)[][]>()

/** The profile of the line between two fields. Kept once it is worked out. */
export function profileOf(ground: Ground, from: HexId, to: HexId): Profile {
  let table = rows.get(ground)
  if (!table) rows.set(ground, (table = []))
  const row = (table[from] ??= [])
  return (row[to] ??= ground.plain ? resurvey(ground, ground.plain, from, to) : survey(ground, from, to))
}

/** Where the battle has changed nothing on the way the old profile still holds. */
function resurvey(ground: Ground, plain: Ground, from: HexId, to: HexId): Profile {
  const profile = profileOf(plain, from, to)
  const isChanged = (hex: HexId) => ground.scars[hex] !== 0 || plain.hedged[hex] === 1
  return profile.touched.some(isChanged) || isChanged(to) ? survey(ground, from, to) : profile
}

function survey(ground: Ground, from: HexId, to: HexId): Profile {
  const { board } = ground
  const touched = [...fieldsTouched(ground, from, to)]
  const distances = touched.map(hex => 2 * board.distance(from, hex))
  const blockers: number[] = []
  if (!ground.isBare) {
    addHills(ground, from, to, blockers)
    addGrowth(ground, from, to, touched, blockers)
    addHedges(ground, from, to, blockers)
    if (ground.plain) addScars(ground, from, to, blockers)
  }
  return {
    touched: Int32Array.from(touched),
    distances: Int32Array.from(distances),
    blockers: Int32Array.from(blockers),
  }
}

/** DW-IV.7: every field the segment touches. */
function fieldsTouched({ board, lines }: Ground, from: HexId, to: HexId): Set<HexId> {
  const line = lines.between(from, to)
  const touched = new Set<HexId>()
  for (let k = 0; k < line.length; k += LINE_STRIDE) {
    if (line[k] !== CORNER) {
      touched.add(line[k + 2]!)
      touched.add(line[k + 3]!)
    } else if (line[k + 1]! >= 0) for (let i = 0; i < 3; i++) touched.add(board.cornerHexes[line[k + 1]! * 3 + i]!)
  }
  for (const none of [from, to, -1, ON_SIDE]) touched.delete(none)
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
    const into = line[k + 3]!
    if (line[k] === ALONG) {
      if (line[k + 2]! >= 0 && into >= 0) along(line[k + 2]!, into)
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
      if (level[hex]! > 0) blockers.push(2 * board.distance(from, hex), LEVEL_HEIGHT * level[hex]!)
    },
    (a, b) => {
      const lower = Math.min(level[a]!, level[b]!)
      if (lower > 0) blockers.push(board.distance(from, a) + board.distance(from, b), LEVEL_HEIGHT * lower)
    },
  )
}

/** DW-XII.6, DW-XII.10: woods and undergrowth where they are drawn; where nothing is drawn, whole fields. */
function addGrowth(ground: Ground, from: HexId, to: HexId, touched: readonly HexId[], blockers: number[]): void {
  const { board, level, terrain, filled } = ground
  const add = (hex: HexId, height: number) =>
    blockers.push(2 * board.distance(from, hex), LEVEL_HEIGHT * level[hex]! + height)
  for (const drawn of ground.drawn) {
    const stretches = insideOf(ground, drawn, from, to)
    if (stretches.length === 0) continue
    for (const hex of touched) {
      const [enter, leave] = passage(ground, hex, from, to)
      if (ground.scars[hex]! & ASH) continue
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
  const height = (hex: HexId): number =>
    scars[hex]! & BURNING ? SMOKE_HEIGHT : scars[hex]! & CORPSE ? CORPSE_HEIGHT : 0
  const add = (hex: HexId, top: number) => {
    if (top > 0) blockers.push(2 * board.distance(from, hex), LEVEL_HEIGHT * level[hex]! + top)
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

/** Shorter stretches than this share of a line are a touch, not a crossing. */
export const HAIR = 1e-6

/** The stretches of the line (0 … 1) that run inside a drawn feature. */
export function insideOf({ x, y }: Ground, drawn: Drawn, from: HexId, to: HexId): [number, number][] {
  const [x0, y0] = [x[from]!, y[from]!]
  if (isApart(boxOf(drawn), x0, y0, x[to]!, y[to]!)) return []
  const { loop } = drawn
  const [dx, dy] = [x[to]! - x0, y[to]! - y0]
  const cuts = [0, 1]
  for (let i = 0, j = loop.length - 2; i < loop.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [loop[j]!, loop[j + 1]!, loop[i]!, loop[i + 1]!]
    const cross = dx * (by - ay) - dy * (bx - ax)
    if (cross === 0) continue
    const t = ((ax - x0) * (by - ay) - (ay - y0) * (bx - ax)) / cross
    const s = ((ax - x0) * dy - (ay - y0) * dx) / cross
    if (t > 0 && t < 1 && s >= 0 && s <= 1) cuts.push(t)
  }
  cuts.sort((a, b) => a - b)
  const inside: [number, number][] = []
  for (let i = 1; i < cuts.length; i++) {
    const middle = (cuts[i - 1]! + cuts[i]!) / 2
    if (cuts[i]! - cuts[i - 1]! > HAIR && holds(loop, x0 + middle * dx, y0 + middle * dy))
      inside.push([cuts[i - 1]!, cuts[i]!])
  }
  return inside
}

/** By drawn feature: its least and greatest x and y. */
const boxes = new WeakMap<Drawn, Float64Array>()

function boxOf(drawn: Drawn): Float64Array {
  let box = boxes.get(drawn)
  if (box) return box
  boxes.set(drawn, (box = Float64Array.of(Infinity, -Infinity, Infinity, -Infinity)))
  drawn.loop.forEach((value, i) => {
    const k = i % 2 === 0 ? 0 : 2
    box[k] = Math.min(box[k]!, value)
    box[k + 1] = Math.max(box[k + 1]!, value)
  })
  return box
}

/** True if a line passes a box by. */
function isApart(box: Float64Array, x0: number, y0: number, x1: number, y1: number): boolean {
  return (
    Math.max(x0, x1) < box[0]! || Math.min(x0, x1) > box[1]! || Math.max(y0, y1) < box[2]! || Math.min(y0, y1) > box[3]!
  )
}

/** True if a point lies inside a loop. */
function holds(loop: readonly number[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = loop.length - 2; i < loop.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [loop[j]!, loop[j + 1]!, loop[i]!, loop[i + 1]!]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Normals of a field's sides, and how far they are from its centre, in tenths of a millimetre. */
const NORMAL_X = [1, 0.5, -0.5, -1, -0.5, 0.5]
const NORMAL_Y = [0, -Math.sqrt(3) / 2, -Math.sqrt(3) / 2, 0, Math.sqrt(3) / 2, Math.sqrt(3) / 2]
const APOTHEM = 173.205

/** Where the line enters and leaves a field, from 0 to 1. */
export function passage({ x, y }: Ground, hex: HexId, from: HexId, to: HexId): [number, number] {
  const [x0, y0] = [x[from]! - x[hex]!, y[from]! - y[hex]!]
  const [dx, dy] = [x[to]! - x[from]!, y[to]! - y[from]!]
  let enter = 0
  let leave = 1
  for (let side = 0; side < 6; side++) {
    const room = APOTHEM + HAIR - (x0 * NORMAL_X[side]! + y0 * NORMAL_Y[side]!)
    const speed = dx * NORMAL_X[side]! + dy * NORMAL_Y[side]!
    if (speed > 0) leave = Math.min(leave, room / speed)
    else if (speed < 0) enter = Math.max(enter, room / speed)
    else if (room < 0) return [1, 0]
  }
  return [enter, leave]
}

/** DW-XII.6: hedges and intact walls the line crosses or runs along; those at the shooter's own field never count. */
function addHedges(ground: Ground, from: HexId, to: HexId, blockers: number[]): void {
  const { board, hedge, level, lines } = ground
  const stands = (side: number) => side >= 0 && hedge[side]! > 0
  const add = (side: number) => {
    const [a, b] = [board.sideHexes[2 * side]!, board.sideHexes[2 * side + 1]!]
    if (a < 0 || b < 0 || a === from || b === from) return
    const height = LEVEL_HEIGHT * Math.max(level[a]!, level[b]!) + HEDGE_HEIGHT
    blockers.push(board.distance(from, a) + board.distance(from, b), height)
  }
  const line = lines.between(from, to)
  for (let k = 0; k < line.length; k += LINE_STRIDE) {
    const id = line[k + 1]!
    if (id < 0) continue
    if (line[k] !== CORNER) {
      if ((line[k] === CROSSES || line[k] === ALONG) && stands(id)) add(id)
      continue
    }
    for (const side of cornerHedges(ground, id, line[k + 2]!, line[k + 3]!)) add(side)
  }
}

/** Through a corner a line crosses what stands there only if it stands on both sides of the line. */
export function cornerHedges({ board, hedge }: Ground, corner: number, from: HexId, into: HexId): number[] {
  const sides = [0, 1, 2].map(i => board.cornerSides[corner * 3 + i]!).filter(side => side >= 0 && hedge[side]! > 0)
  const holdsBoth = (side: number) => {
    const pair = [board.sideHexes[2 * side]!, board.sideHexes[2 * side + 1]!]
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
