import { Board, type HexId, Lines } from '@hexarium/hex'
import { Builder, type Buildings } from '../expert/buildings.ts'
import { isScarred, planOf, scarredGround } from '../expert/scars.ts'
import { bareField, type Drawn, HALF_WIDTH, type Layout, layOut, PITCH, readLayout } from './layout.ts'
import { COST_CLASS, DEPTH, HEDGE, OPEN, TERRAINS, UNDERGROWTH, WALL, WOOD } from './terrain.ts'

/** The edges of a board; an army's own edge is where it routs to (DW-XV.61). */
export const NORTH = 0
export const SOUTH = 1
export const WEST = 2
export const EAST = 3

/** A board with everything that lies on it, in tables. Built once for each layout. */
export interface Ground {
  readonly key: string
  readonly board: Board
  readonly lines: Lines
  /** By field: the terrain under its centre dot, its height level, whether a road runs there. */
  readonly terrain: Uint8Array
  readonly level: Uint8Array
  readonly road: boolean[]
  /** By field: class of cost, depth of water. */
  readonly costClass: Uint8Array
  readonly depth: Uint8Array
  /** By side: HEDGE, WALL or 0; by field: whether there is one at any of its sides. */
  readonly hedge: Uint8Array
  readonly hedged: boolean[]
  /** DW-XXIV.1: the buildings, if there are any; and the same ground without them, if nothing else tells them apart. */
  readonly buildings: Buildings | null
  readonly unbuilt: Ground | null
  /** By field: what the battle has done to it, as bits (`content/expert/scars.ts`); and the ground before, if it has changed. */
  readonly scars: Uint8Array
  readonly plain: Ground | null
  /** True where there is nothing but level open ground. */
  readonly isBare: boolean
  /** By field: its row from the north, its column from the west in half fields. */
  readonly row: Int16Array
  readonly half: Int16Array
  /** By edge · size + field: rows to that edge; 0 on it. */
  readonly toEdge: Int16Array
  /** Drawn woods and undergrowth; fields whose wood or undergrowth is not drawn are filled with it (DW-XII.10). */
  readonly drawn: readonly Drawn[]
  readonly filled: boolean[]
  /** A field's centre in tenths of a millimetre, in the frame of the drawings. */
  readonly x: Float64Array
  readonly y: Float64Array
}

const known = new Map<string, Ground>()
let last: Ground | undefined

/**
 * The ground with this key: `1 2/4r 3r` for sheets, `bare 1 2` for sheets with their terrain ignored, `field 12` for a
 * bare hexagon; after a bar come changes: `|1/C4=wood 1/C5=level2 1/C4-1/C5=hedge 1/D4=road`, and buildings: `1/D4=house`,
 * or piece by piece (`content/expert/buildings.ts`).
 */
export function groundOf(key: string): Ground {
  if (last !== undefined && last.key === key) return last
  let ground = known.get(key)
  if (ground === undefined) {
    ground = isScarred(key) ? scarredGround(groundOf(planOf(key)), key) : build(key)
    keep(key, ground)
  }
  last = ground
  return ground
}

/** Grounds changed by battles, or with a house somewhere, come and go: only the latest are kept. */
const MOST_CHANGED = 64
const changed: string[] = []

function keep(key: string, ground: Ground): void {
  known.set(key, ground)
  if (ground.plain === null && ground.unbuilt === null) return
  changed.push(key)
  if (changed.length > MOST_CHANGED) known.delete(changed.shift()!)
}

function build(key: string): Ground {
  const [plan, patches = ''] = key.split('|')
  return patches === '' ? laidOut(key, read(plan)) : patched(groundOf(plan), key, patches.split(' ').filter(Boolean))
}

/** A ground as its sheets have it. */
function laidOut(key: string, layout: Layout): Ground {
  const board = new Board({ orientation: 'pointy', cells: layout.cells })
  const ground = {
    key,
    board,
    lines: new Lines(board),
    drawn: layout.drawn,
    filled: new Array<boolean>(board.size).fill(false),
    terrain: new Uint8Array(board.size),
    level: new Uint8Array(board.size),
    road: new Array<boolean>(board.size).fill(false),
    costClass: new Uint8Array(board.size),
    depth: new Uint8Array(board.size),
    hedge: new Uint8Array(board.sideCount),
    hedged: new Array<boolean>(board.size).fill(false),
    ...edges(board),
    isBare: false,
    scars: new Uint8Array(board.size),
    buildings: null,
    unbuilt: null,
    plain: null,
  }
  fill(ground, layout)
  return finished(ground)
}

/** A ground with changes. It shares the board and its lines with the one without them. */
function patched(plain: Ground, key: string, patches: readonly string[]): Ground {
  const ground = {
    ...plain,
    key,
    terrain: plain.terrain.slice(),
    level: plain.level.slice(),
    road: plain.road.slice(),
    filled: plain.filled.slice(),
    costClass: plain.costClass.slice(),
    depth: plain.depth.slice(),
    hedge: plain.hedge.slice(),
    hedged: plain.hedged.slice(),
  }
  const builder = new Builder(plain.board)
  const others = patches.filter(patch => !change(ground, patch, builder))
  return finished({ ...ground, buildings: builder.built(), unbuilt: others.length === 0 ? plain : null })
}

/** Fills the tables that follow from others. */
function finished<G extends Ground>(ground: G): G {
  const { board, terrain, costClass, depth, hedge, hedged } = ground
  for (let hex = 0; hex < board.size; hex++) {
    costClass[hex] = COST_CLASS[terrain[hex]]
    depth[hex] = DEPTH[terrain[hex]]
    for (let d = 0; d < 6; d++) if (hedge[board.side[hex * 6 + d]]) hedged[hex] = true
  }
  const isBare =
    terrain.every(kind => kind === OPEN) &&
    ground.level.every(l => l === 0) &&
    hedge.every(h => h === 0) &&
    !ground.road.includes(true) &&
    ground.buildings === null
  return { ...ground, isBare }
}

function read(plan: string): Layout {
  if (plan.startsWith('field ')) return bareField(Number(plan.slice(6)))
  const bare = plan.startsWith('bare ')
  return layOut(readLayout(bare ? plan.slice(5) : plan), bare)
}

type Tables = Pick<Ground, 'board' | 'terrain' | 'level' | 'road' | 'hedge' | 'filled'>

function fill({ board, terrain, level, hedge }: Tables, layout: Layout): void {
  const at = (name: string): HexId => {
    const [q, r] = name.split(',').map(Number)
    return board.at(q, r)
  }
  for (const [name, kind] of layout.terrain) terrain[at(name)] = TERRAINS.indexOf(kind as (typeof TERRAINS)[number])
  for (const [name, height] of layout.level) level[at(name)] = height
  for (const [a, b] of layout.hedges) hedge[board.sideBetween(at(a), at(b))] = HEDGE
  for (const [a, b] of layout.walls) hedge[board.sideBetween(at(a), at(b))] = WALL
}

/**
 * One change: `field=terrain`, `field=level2`, `field=road`, `field-field=hedge`, or a part of a building. True if it is
 * about buildings, which change nothing else.
 */
function change({ board, terrain, level, road, hedge, filled }: Tables, patch: string, builder: Builder): boolean {
  const [place, what] = patch.split('=')
  const ends = place.split(/(?<=[0-9])-(?=.)/)
  if (builder.take(ends, what)) return true
  const hex = board.hex(ends[0])
  if (what === 'hedge' || what === 'wall')
    hedge[board.sideBetween(hex, board.hex(ends[1]))] = what === 'hedge' ? HEDGE : WALL
  else if (what === 'road') road[hex] = true
  else if (what.startsWith('level')) level[hex] = Number(what.slice(5))
  else {
    terrain[hex] = TERRAINS.indexOf(what as (typeof TERRAINS)[number])
    filled[hex] = terrain[hex] === WOOD || terrain[hex] === UNDERGROWTH
  }
  return false
}

function edges(board: Board): Pick<Ground, 'toEdge' | 'x' | 'y' | 'row' | 'half'> {
  const { size, q, r } = board
  const toEdge = new Int16Array(4 * size)
  const half = Int32Array.from(q, (value, hex) => 2 * value + r[hex])
  const [top, bottom] = [Math.min(...r), Math.max(...r)]
  const [left, right] = [Math.min(...half), Math.max(...half)]
  for (let hex = 0; hex < size; hex++) {
    toEdge[NORTH * size + hex] = r[hex] - top
    toEdge[SOUTH * size + hex] = bottom - r[hex]
    toEdge[WEST * size + hex] = (half[hex] - left) >> 1
    toEdge[EAST * size + hex] = (right - half[hex]) >> 1
  }
  return {
    toEdge,
    row: Int16Array.from(r, value => value - top),
    half: Int16Array.from(half, value => value - left),
    x: Float64Array.from(half, value => (value - left) * HALF_WIDTH),
    y: Float64Array.from(r, value => (value - top) * PITCH),
  }
}
