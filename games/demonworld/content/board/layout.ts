import type { Cell } from '@hexarium/hex'
import { hexagon } from '@hexarium/hex'
import { type Sheet, sheets } from '../armies/sheets.ts'
import { outlines } from './outlines.ts'

/** A drawn feature on the board: its corners in tenths of a millimetre. */
export interface Drawn {
  readonly terrain: 'wood' | 'undergrowth'
  readonly loop: readonly number[]
}

/** A board before its tables are built. */
export interface Layout {
  readonly cells: Cell[]
  /** By `q,r`: what the sheets say of the field. */
  readonly terrain: Map<string, string>
  readonly level: Map<string, number>
  /** Pairs of `q,r`. */
  readonly hedges: [string, string][]
  readonly walls: [string, string][]
  readonly drawn: Drawn[]
}

/** Rows A to P, and twice the columns (geometry of the sheets: attested by field names, AMB-32). */
const ROWS = 15
const HALF_COLUMNS = 34
/** Tenths of a millimetre: half a field's width, the pitch of rows, the size of a sheet. */
export const HALF_WIDTH = 173.205
export const PITCH = 300
const WIDTH = HALF_COLUMNS * HALF_WIDTH
const HEIGHT = ROWS * PITCH

/** One sheet of a layout: number 1 to 4, turned by 180° or not. */
export interface Placed {
  readonly sheet: number
  readonly turned: boolean
}

/** Reads `1 2/4r 3r`: rows of sheets, `r` for a sheet turned round. */
export function readLayout(text: string): Placed[][] {
  return text.split('/').map(row =>
    row.split(' ').map(word => {
      const sheet = Number(word[0])
      if (!/^[1-4]r?$/.test(word))
        throw new RangeError(`“${word}” is no map sheet: use 1 to 4, with r where it is turned.`)
      return { sheet, turned: word.length > 1 }
    }),
  )
}

/** Lays sheets out as one board (DW-XVI.11). Fields that two sheets share carry both names (DW-I.4). */
export function layOut(rows: readonly (readonly Placed[])[], bare: boolean): Layout {
  const layout = emptyLayout()
  const names = new Map<string, string[]>()
  const odd = rows[0][0].turned ? 1 : 0
  rows.forEach((row, k) => {
    row.forEach(({ sheet, turned }, c) => {
      if ((k + (turned ? 1 : 0)) % 2 !== odd)
        throw new RangeError('Sheets above each other must be turned by half against each other.')
      const place: Place = { sheet, turned, c, k, odd }
      addFields(place, names)
      if (!bare) addFeatures(place, layout)
    })
  })
  for (const [at, [label, ...aliases]] of names) {
    const [q, r] = at.split(',').map(Number)
    layout.cells.push({ q: q, r: r, label: label, aliases })
  }
  return layout
}

/** A bare hexagon whose fields are called by their coordinates, for examples and calculators. */
export function bareField(radius: number): Layout {
  return { ...emptyLayout(), cells: hexagon(radius).map(({ q, r }) => ({ q, r, label: `${q},${r}` })) }
}

function emptyLayout(): Layout {
  return { cells: [], terrain: new Map(), level: new Map(), hedges: [], walls: [], drawn: [] }
}

interface Place extends Placed {
  readonly c: number
  readonly k: number
  readonly odd: number
}

const letters = 'ABCDEFGHIJKLMNOP'

/** The coordinates of a field of a sheet on the board, as `q,r`. */
function boardField({ turned, c, k, odd }: Place, name: string): string {
  const row = letters.indexOf(name[0])
  const number = Number(name.slice(1))
  const column = row % 2 === 0 ? 2 * number - 1 : 2 * number - 2
  const r = ROWS * k + (turned ? ROWS - row : row)
  const half = HALF_COLUMNS * c + (turned ? HALF_COLUMNS - column : column)
  return `${(half - r - (odd ? 0 : 1)) / 2},${r}`
}

function addFields(place: Place, names: Map<string, string[]>): void {
  for (let row = 0; row <= ROWS; row++) {
    const columns = row % 2 === 0 ? HALF_COLUMNS / 2 : HALF_COLUMNS / 2 + 1
    for (let number = 1; number <= columns; number++) {
      const name = `${letters[row]}${number}`
      const at = boardField(place, name)
      const label = `${place.sheet}/${name}`
      names.set(at, [...(names.get(at) ?? []), label])
    }
  }
}

function addFeatures(place: Place, layout: Layout): void {
  const sheet = sheets[place.sheet - 1]
  addFieldFeatures(place, sheet, layout)
  for (const kind of ['hedges', 'walls'] as const) {
    for (const pair of words(sheet[kind])) {
      const [a, b] = pair.split('-').map(name => boardField(place, name))
      layout[kind].push([a, b])
    }
  }
  for (const { sheet: on, terrain, loop } of outlines) {
    if (on !== place.sheet) continue
    layout.drawn.push({
      terrain,
      loop: cornersOf(loop).map((v, i) =>
        i % 2 === 0
          ? place.c * WIDTH + (place.turned ? WIDTH - v : v)
          : place.k * HEIGHT + (place.turned ? HEIGHT - v : v),
      ),
    })
  }
}

/** The corners of an outline, each where it lies on its sheet. */
function cornersOf(bends: readonly number[]): number[] {
  const corners = [...bends]
  for (let i = 4; i < corners.length; i++) corners[i] += corners[i - 2] // each step
  for (let i = 2; i < corners.length; i++) corners[i] += corners[i - 2] // each corner
  return corners
}

function addFieldFeatures(place: Place, sheet: Sheet, layout: Layout): void {
  for (const [terrain, names] of Object.entries(sheet.terrain)) {
    for (const name of words(names)) layout.terrain.set(boardField(place, name), terrain)
  }
  for (const name of words(sheet.level1)) layout.level.set(boardField(place, name), 1)
  for (const name of words(sheet.level2)) layout.level.set(boardField(place, name), 2)
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}

type Side = 'north' | 'south' | 'west' | 'east'

const rims = new Map<string, string>()

/** What the rim of a sheet holds, from its left to its right or top to bottom, to see whether two sheets fit. */
export function rimOf(placed: Placed, side: Side): string {
  const key = `${placed.sheet} ${placed.turned} ${side}`
  let rim = rims.get(key)
  if (rim === undefined) rims.set(key, (rim = surveyRim(placed, side)))
  return rim
}

function surveyRim({ sheet, turned }: Placed, side: Side): string {
  const place: Place = { sheet, turned, c: 0, k: 0, odd: turned ? 1 : 0 }
  const names = new Map<string, string[]>()
  addFields(place, names)
  const layout = emptyLayout()
  addFieldFeatures(place, sheets[sheet - 1], layout)
  const rim: string[] = []
  for (const at of names.keys()) {
    const [q, r] = at.split(',').map(Number)
    const half = 2 * q + r + (place.odd ? 0 : 1)
    const edge = { north: r === 0, south: r === ROWS, west: half === 0, east: half === HALF_COLUMNS }[side]
    if (!edge) continue
    const along = side === 'north' || side === 'south' ? half : r
    rim.push(`${String(along).padStart(3, '0')}:${layout.level.get(at) ?? 0}${layout.terrain.get(at) ?? ''}`)
  }
  return rim.sort().join(' ')
}
