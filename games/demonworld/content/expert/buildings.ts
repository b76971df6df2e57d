import type { Board, HexId } from '@hexarium/hex'

/** What stands on a side of a field (DW-XXIV.1). */
export const HOUSE_WALL = 1
export const WINDOW = 2
export const DOOR = 3

/** Walls, doors and windows of the buildings of a ground, in tables. */
export interface Buildings {
  /** By field: the number of the building it is inside of, from 1 on; 0 outside. */
  readonly inside: Uint8Array
  /** By field: whether a wall covers the field's centre (DW-XXIV.1). */
  readonly wall: boolean[]
  /** By side: HOUSE_WALL, WINDOW, DOOR or 0. */
  readonly barrier: Uint8Array
  /** By field and by side: the door there, or -1. */
  readonly doorIn: Int16Array
  readonly doorAt: Int16Array
  /** By field: whether there is a building, or a part of one on any of its sides. */
  readonly near: boolean[]
  /** By field: how many fields it is away from the nearest building, 0 inside and in its walls. */
  readonly away: Uint8Array
  /** By door: the field or the side it is in, the other -1, and its stability; 0 for a plain door (DW-XXIV.3). */
  readonly doors: readonly Door[]
}

export interface Door {
  readonly hex: HexId
  readonly side: number
  readonly stability: number
}

/**
 * The house of the facts (designed: the printed floor plan is lost): six inner fields in two rows, walls on their rim, one
 * door, four windows. Fields are `q,r` from the inner field in the north-west.
 */
const HOUSE = {
  inner: ['0,0', '1,0', '2,0', '0,1', '1,1', '2,1'],
  doors: [['1,1', '1,2']],
  windows: [
    ['0,0', '1,-1'],
    ['2,0', '3,-1'],
    ['2,1', '3,1'],
    ['0,0', '-1,0'],
  ],
} as const

/**
 * A hexagonal house as in the book's right-hand figure: wall fields on the hexes themselves, one of them with a door, and
 * room for five (designed: the figure is lost). Its windows look through a wall field.
 */
const ROUNDHOUSE = {
  inner: ['0,0', '1,0', '0,1', '1,1', '2,0'],
  doors: ['-1,1'],
} as const

/** DW-XXIV.3: what a strong door and a gate withstand. */
const STRENGTH: Readonly<Record<string, number>> = { door: 0, strongDoor: 25, gate: 100 }

const INNER = HOUSE.inner.map(place => place.split(',').map(Number) as [q: number, r: number])

/** The fields of a house with this north-western inner field, and those around it; none if it does not fit on the board. */
export function houseFields(board: Board, origin: HexId): HexId[] {
  const found = new Set<HexId>()
  for (const [q, r] of INNER) {
    const hex = board.at(board.q[origin] + q, board.r[origin] + r)
    if (hex < 0) return []
    found.add(hex)
    for (let d = 0; d < 6; d++) {
      const beside = board.neighbour[hex * 6 + d]
      if (beside < 0) return []
      found.add(beside)
    }
  }
  return [...found]
}

const FAR_AWAY = 255

/** Builds the tables from what the key of a ground says: words such as `0,0=house`, `0,0-1,0=door`, `0,0=inside`. */
export class Builder {
  private readonly board: Board
  private readonly tables
  private readonly doors: Door[] = []
  private count = 0

  constructor(board: Board) {
    this.board = board
    this.tables = {
      inside: new Uint8Array(board.size),
      wall: new Array<boolean>(board.size).fill(false),
      barrier: new Uint8Array(board.sideCount),
      doorIn: new Int16Array(board.size).fill(-1),
      doorAt: new Int16Array(board.sideCount).fill(-1),
    }
  }

  /** Takes a word; false if it is about something else. */
  take(ends: readonly string[], what: string): boolean {
    const hexes = ends.map(end => this.board.hex(end))
    if (what === 'house') this.house(hexes[0])
    else if (what === 'roundhouse') this.roundhouse(hexes[0])
    else if (what === 'inside') this.tables.inside[hexes[0]] = this.count = Math.max(1, this.count)
    else if (what === 'thickWall') this.tables.wall[hexes[0]] = true
    else if (what === 'houseWall') this.raise(hexes[0], hexes[1], HOUSE_WALL)
    else if (what === 'window') this.raise(hexes[0], hexes[1], WINDOW)
    else if (what in STRENGTH) this.door(hexes, STRENGTH[what])
    else return false
    this.count = Math.max(1, this.count)
    return true
  }

  /** The tables; nothing where there is no building. */
  built(): Buildings | null {
    if (this.count === 0) return null
    return { ...this.tables, doors: this.doors, near: this.surroundings(), away: this.distances() }
  }

  private surroundings(): boolean[] {
    const { inside, wall, barrier } = this.tables
    const near = new Array<boolean>(this.board.size).fill(false)
    for (let hex = 0; hex < near.length; hex++) {
      if (inside[hex] || wall[hex]) near[hex] = true
      for (let d = 0; d < 6; d++) if (barrier[this.board.side[hex * 6 + d]]) near[hex] = true
    }
    return near
  }

  private distances(): Uint8Array {
    const { size, neighbour } = this.board
    const away = new Uint8Array(size).fill(FAR_AWAY)
    const queue: HexId[] = []
    for (let hex = 0; hex < size; hex++) if (this.tables.inside[hex] || this.tables.wall[hex]) queue.push(hex)
    for (const hex of queue) away[hex] = 0
    for (const hex of queue) {
      for (let d = 0; d < 6; d++) {
        const beside = neighbour[hex * 6 + d]
        if (beside < 0 || away[beside] !== FAR_AWAY) continue
        away[beside] = Math.min(FAR_AWAY - 1, away[hex] + 1)
        queue.push(beside)
      }
    }
    return away
  }

  private raise(a: HexId, b: HexId, what: number): void {
    const side = this.board.sideBetween(a, b)
    if (side >= 0) this.tables.barrier[side] = what
  }

  private door(hexes: readonly HexId[], stability: number): void {
    if (hexes.length === 1) {
      this.tables.wall[hexes[0]] = true
      this.tables.doorIn[hexes[0]] = this.doors.length
      this.doors.push({ hex: hexes[0], side: -1, stability })
      return
    }
    const side = this.board.sideBetween(hexes[0], hexes[1])
    this.tables.barrier[side] = DOOR
    this.tables.doorAt[side] = this.doors.length
    this.doors.push({ hex: -1, side, stability })
  }

  private at(origin: HexId, place: string): HexId {
    const [q, r] = place.split(',').map(Number)
    const hex = this.board.at(this.board.q[origin] + q, this.board.r[origin] + r)
    if (hex < 0) throw new RangeError('a building does not fit on the board there')
    return hex
  }

  private house(origin: HexId): void {
    const number = ++this.count
    const inner = HOUSE.inner.map(place => this.at(origin, place))
    for (const hex of inner) this.tables.inside[hex] = number
    for (const hex of inner) {
      for (let d = 0; d < 6; d++) {
        const beside = this.board.neighbour[hex * 6 + d]
        if (beside >= 0 && !inner.includes(beside)) this.raise(hex, beside, HOUSE_WALL)
      }
    }
    for (const [a, b] of HOUSE.windows) this.raise(this.at(origin, a), this.at(origin, b), WINDOW)
    for (const [a, b] of HOUSE.doors) this.door([this.at(origin, a), this.at(origin, b)], 0)
  }

  private roundhouse(origin: HexId): void {
    const number = ++this.count
    const inner = ROUNDHOUSE.inner.map(place => this.at(origin, place))
    for (const hex of inner) this.tables.inside[hex] = number
    for (const hex of inner) {
      for (let d = 0; d < 6; d++) {
        const beside = this.board.neighbour[hex * 6 + d]
        if (beside >= 0 && !inner.includes(beside)) this.tables.wall[beside] = true
      }
    }
    for (const place of ROUNDHOUSE.doors) this.door([this.at(origin, place)], 0)
  }
}
