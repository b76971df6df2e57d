import { CORNER_X, CORNER_Y } from '@hexarium/hex'
import type { Look, Place, SideMark } from '@hexarium/kernel'
import type { Ground } from '../content/board/ground.ts'
import { HEDGE, OPEN, TERRAINS } from '../content/board/terrain.ts'
import { HOUSE_WALL, WINDOW } from '../content/expert/buildings.ts'
import { ASH, BURNING, CORPSE } from '../content/expert/scars.ts'
import { TOO_STEEP } from '../content/tables.ts'
import type { SceneWords } from '../text/words.ts'

const MARGIN = 1
/** The levels of the fields show gentle slopes by themselves; steeper steps are marked. */
const STEEP = 2
const outline = CORNER_X.pointy.flatMap((x, corner) => [round(x), round(CORNER_Y.pointy[corner])])
/** By terrain: a sign for the terminal's map. */
const shorts = ['·', ':', '"', '♣', '.', '~', '%', '≈', '≈', '≈', '=']

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

/** What of a board never changes. */
export interface Land {
  readonly width: number
  readonly height: number
  readonly places: Place[]
  readonly sides: SideMark[]
}

const known = new WeakMap<Ground, Map<SceneWords, Land>>()

/** Fields, hedges, walls and slopes of a ground, made once for each language. */
export function landOf(ground: Ground, words: SceneWords): Land {
  let byLanguage = known.get(ground)
  if (!byLanguage) known.set(ground, (byLanguage = new Map()))
  let land = byLanguage.get(words)
  if (!land) byLanguage.set(words, (land = draw(ground, words)))
  return land
}

/** Where a field's centre is drawn. */
export function centreOf({ board }: Ground, hex: number): [x: number, y: number] {
  const [left, top] = originOf(board.x, board.y)
  return [round(board.x[hex] - left), round(board.y[hex] - top)]
}

const origins = new WeakMap<object, [number, number]>()

function originOf(x: ArrayLike<number>, y: ArrayLike<number>): [number, number] {
  let origin = origins.get(x)
  if (!origin) {
    origin = [Math.min(...Array.from(x)) - MARGIN, Math.min(...Array.from(y)) - MARGIN]
    origins.set(x, origin)
  }
  return origin
}

function draw(ground: Ground, words: SceneWords): Land {
  const { board } = ground
  const [left, top] = originOf(board.x, board.y)
  return {
    width: round(Math.max(...board.x) - left + MARGIN),
    height: round(Math.max(...board.y) - top + MARGIN),
    places: board.labels.map((_, hex) => place(ground, hex, words)),
    sides: Array.from(ground.hedge.keys()).flatMap(side => marksOn(ground, side, words)),
  }
}

function place(ground: Ground, hex: number, words: SceneWords): Place {
  const terrain = TERRAINS[ground.terrain[hex]]
  const level = ground.level[hex]
  const road = ground.road[hex]
  const label = ground.board.labels[hex]
  const [x, y] = centreOf(ground, hex)
  const marks = marksIn(ground, hex)
  return {
    id: `hex:${hex}`,
    x,
    y,
    outline,
    terrain: changedLook(marks) ?? lookOf(terrain, level, road),
    level,
    label,
    short:
      marks.length > 0
        ? CHANGED[marks[0]].short
        : level > 0 && ground.terrain[hex] === OPEN
          ? '^'.repeat(level)
          : shorts[ground.terrain[hex]],
    say: words.field({ label, terrain, level, road, marks }),
  }
}

type FieldMark = keyof SceneWords['expert']['field']

/** What the battle or a building makes of a field: its look and a sign for the terminal's map. */
const CHANGED: Readonly<Record<FieldMark, { look: Look; short: string }>> = {
  burning: { look: 'fire', short: '*' },
  ash: { look: 'stumps', short: ',' },
  corpse: { look: 'rocks', short: 'X' },
  inside: { look: 'stone', short: '_' },
  thickWall: { look: 'stone', short: '#' },
}

/** DW-XVII.36, DW-XXII.4, DW-XXIV.1: fires and what they leave, dead colossi, the inside and the walls of buildings. */
function marksIn({ scars, buildings }: Ground, hex: number): FieldMark[] {
  const found: FieldMark[] = []
  if (scars[hex] & BURNING) found.push('burning')
  if (scars[hex] & CORPSE) found.push('corpse')
  if (scars[hex] & ASH) found.push('ash')
  if (buildings?.inside[hex]) found.push('inside')
  if (buildings?.wall[hex]) found.push('thickWall')
  return found
}

function changedLook(marks: readonly FieldMark[]): Look | undefined {
  return marks.length > 0 ? CHANGED[marks[0]].look : undefined
}

const LOOKS: Readonly<Record<(typeof TERRAINS)[number], Look>> = {
  open: 'meadow',
  rock: 'rocks',
  undergrowth: 'thorns',
  wood: 'woods',
  sand: 'sand',
  mud: 'marsh',
  swamp: 'swamp',
  water1: 'water',
  water2: 'water',
  water3: 'water',
  ford: 'ford',
}

/** How a field looks: roads and hills by themselves, else the terrain under its centre dot (DW-XI.1). */
function lookOf(terrain: (typeof TERRAINS)[number], level: number, road: boolean): Look {
  if (road) return 'road'
  return terrain === 'open' && level > 0 ? 'hills' : LOOKS[terrain]
}

/** A hedge or a wall on a side, and a steep slope there (DW-XI.5, DW-XI.7). */
function marksOn(ground: Ground, side: number, words: SceneWords): SideMark[] {
  const { board } = ground
  const [a, b] = [board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]
  if (a < 0 || b < 0) return []
  const ends = endsOf(ground, side)
  const marks: SideMark[] = []
  const climb = ground.level[a] - ground.level[b]
  if (Math.abs(climb) >= STEEP) {
    const [high, low] = climb > 0 ? [a, b] : [b, a]
    const kind = Math.abs(climb) >= TOO_STEEP ? 'cliff' : 'slope'
    const say = words.slope(board.labels[high], board.labels[low], Math.abs(climb))
    marks.push({ id: `slope:${side}`, ...downhill(ground, ends, high), kind, say })
  }
  if (ground.hedge[side] > 0) {
    const isHedge = ground.hedge[side] === HEDGE
    const say = (isHedge ? words.hedge : words.wall)(board.labels[a], board.labels[b])
    marks.push({ id: `side:${side}`, ...ends, kind: isHedge ? 'hedge' : 'wall', say })
  }
  const barrier = ground.buildings?.barrier[side] ?? 0
  if (barrier === HOUSE_WALL || barrier === WINDOW) {
    const say = words.expert[barrier === WINDOW ? 'window' : 'houseWall'](board.labels[a], board.labels[b])
    marks.push({ id: `side:${side}`, ...ends, kind: barrier === WINDOW ? 'arch' : 'wall', say })
  }
  return marks
}

/** Where a side begins and ends. */
export function endsOf({ board }: Ground, side: number): Ends {
  const [left, top] = originOf(board.x, board.y)
  const [from, to] = [board.sideCorners[2 * side], board.sideCorners[2 * side + 1]]
  return {
    x1: round(board.cornerX[from] - left),
    y1: round(board.cornerY[from] - top),
    x2: round(board.cornerX[to] - left),
    y2: round(board.cornerY[to] - top),
  }
}

type Ends = Pick<SideMark, 'x1' | 'y1' | 'x2' | 'y2'>

/** A side from its right to its left end, as somebody on the higher field sees it who looks down. */
function downhill(ground: Ground, { x1, y1, x2, y2 }: Ends, high: number): Ends {
  const [x, y] = centreOf(ground, high)
  const isSo = (x1 - x) * (y2 - y) - (y1 - y) * (x2 - x) < 0
  return isSo ? { x1, y1, x2, y2 } : { x1: x2, y1: y2, x2: x1, y2: y1 }
}
