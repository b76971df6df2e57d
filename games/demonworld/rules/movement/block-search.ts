import { rotatedQ, rotatedR } from '@hexarium/hex'
import { WEDGE_MINIMUM } from '../../content/tables.ts'
import { ground } from '../../elements.ts'
import { type Demonworld, type Element, type Facing, HEXES, type Hex, NONE } from '../../state.ts'

/** A new place for every element of a unit, none more than one field away, that makes it an ordered block (DW-V.9, DW-V.15). */
export interface Reform {
  readonly block: Block
  readonly places: readonly Hex[]
}

/** A block: the left end of its front rank, or the point of a wedge; its width; and where its last rank stands. */
export type Block = {
  hex: Hex
  width: number
  variant: number
}

/** Widths are smaller than this, and so is the number of elements; 0 stands for a wedge, which begins at its point. */
const WIDTHS = 16
export const MOST = WIDTHS - 1
export const WEDGE_WIDTH = 0
/** The last rank stands where it is easiest, at the left, at the right, or in the middle. */
const VARIANTS = 4

/** How an option names a block. */
export const BLOCK = { hex: HEXES, width: WIDTHS, variant: VARIANTS } as const

/** The reform that takes a block, if it is among some. */
export function findReform(reforms: readonly Reform[], { hex, width, variant }: Block): Reform | undefined {
  return reforms.find(({ block }) => block.hex === hex && block.width === width && block.variant === variant)
}

/** The reform that takes a block that was offered. */
export function reformTo(reforms: readonly Reform[], block: Block): Reform {
  return findReform(reforms, block)!
}

// Who goes where, by the places in the lists of a search: the elements that reach a field as bits, who stands there,
// who is to have it, the fields allowed; and for each depth of ranks the field an element has.
const FIELDS = 7 * MOST
const who = new Int32Array(FIELDS)
const standing = new Int8Array(FIELDS)
const holder = new Int8Array(FIELDS)
const isAllowed = new Uint8Array(FIELDS)
const seats = Array.from({ length: MOST + 2 }, () => new Int8Array(MOST))
let placeOf = seats[0]
let tried = 0
const taken = new Int32Array(Math.ceil(FIELDS / 32))

/** Goes on from the seats of one depth at the next. */
function descend(depth: number): void {
  seats[depth + 1].set(seats[depth])
  placeOf = seats[depth + 1]
}

/** The fields so many elements have, whoever has which: as bits. */
function shapeOf(count: number): string {
  taken.fill(0)
  for (let i = 0; i < count; i++) taken[placeOf[i] >> 5] |= 1 << (placeOf[i] & 31)
  return `${taken[0]} ${taken[1]} ${taken[2]} ${taken[3]}`
}

/** Fields by their places in the list of a search. */
type Fields = readonly number[]

/** Builds blocks rank by rank out of fields somebody can reach. */
export class BlockSearch {
  private readonly found = new Map<number, Reform>()
  private readonly shapes = new Set<string>()
  private readonly g: Demonworld
  private readonly elements: readonly Element[]
  private readonly mayWedge: boolean
  /** The fields somebody can reach, and those of each element by their places in that list. */
  private readonly fields: Hex[] = []
  private readonly reach: readonly (readonly number[])[]
  /** The place of a field by row and column as if the unit faced north. */
  private readonly byPlace = new Map<number, number>()
  private readonly rows: number[] = []
  private left = Number.POSITIVE_INFINITY
  private right = Number.NEGATIVE_INFINITY

  constructor(
    g: Demonworld,
    elements: readonly Element[],
    reach: readonly (readonly Hex[])[],
    facing: Facing,
    mayWedge: boolean,
  ) {
    this.g = g
    this.elements = elements
    this.mayWedge = mayWedge
    who.fill(0)
    standing.fill(NONE)
    const place = new Map<Hex, number>()
    this.reach = reach.map((hexes, i) =>
      hexes.map(hex => {
        let f = place.get(hex)
        if (f === undefined) {
          f = this.fields.push(hex) - 1
          place.set(hex, f)
          this.locate(hex, f, 1 - facing)
        }
        who[f] |= 1 << i
        if (g.at[elements[i]] === hex) standing[f] = i
        return f
      }),
    )
    this.rows.sort((a, b) => a - b)
  }

  private locate(hex: Hex, f: number, turns: number): void {
    const { board } = ground(this.g)
    const row = rotatedR(board.q[hex], board.r[hex], turns)
    const column = 2 * rotatedQ(board.q[hex], board.r[hex], turns) + row
    this.byPlace.set(placeKey(row, column), f)
    if (!this.rows.includes(row)) this.rows.push(row)
    this.left = Math.min(this.left, column)
    this.right = Math.max(this.right, column)
  }

  all(): Reform[] {
    for (const row of this.rows) {
      for (let column = this.left; column <= this.right; column++) {
        if (!this.byPlace.has(placeKey(row, column))) continue
        this.fronts(row, column)
        if (this.mayWedge) this.wedge(row, column)
      }
    }
    return [...this.found.values()]
  }

  /** Every width a front rank can have from a left end, as long as somebody can stand on each of its fields. */
  private fronts(row: number, column: number): void {
    const front: number[] = []
    seats[0].fill(NONE)
    for (let width = 1; width <= this.elements.length; width++) {
      const f = this.byPlace.get(placeKey(row, column + 2 * (width - 1)))
      placeOf = seats[0]
      if (f === undefined || !this.claimAll([f])) return
      front.push(f)
      this.deepen(row, column, width, front, 0)
    }
  }

  /** Adds ranks behind the last one until the rest fits into a last rank. */
  private deepen(row: number, column: number, width: number, full: readonly number[], depth: number): void {
    const left = this.elements.length - full.length
    if (left <= width) {
      this.closeWith(row + 1, column - 1, width, left, full, depth)
      return
    }
    for (let stagger = -1; stagger <= 1; stagger += 2) {
      const rank = this.rank(row + 1, column + stagger, width)
      if (rank.length < width) continue
      descend(depth)
      if (this.claimAll(rank)) this.deepen(row + 1, column + stagger, width, [...full, ...rank], depth + 1)
    }
  }

  /** The places of a rank that somebody can reach. */
  private rank(row: number, column: number, width: number): number[] {
    const found: number[] = []
    for (let k = 0; k < width; k++) {
      const f = this.byPlace.get(placeKey(row, column + 2 * k))
      if (f !== undefined) found.push(f)
    }
    return found
  }

  /** The last rank: the first variant takes any places, the others stand close together; the same block is kept once. */
  private closeWith(row: number, column: number, width: number, count: number, full: Fields, depth: number): void {
    const starts = [0, 0, width + 1 - count, (width + 1 - count) >> 1]
    for (let variant = 0; variant < (count === 0 ? 1 : VARIANTS); variant++) {
      if (variant > 1 && starts[variant] === starts[1]) continue
      const block = { hex: this.fields[full[0]], width, variant }
      if (this.found.has(keyOf(block))) continue
      const size = count === 0 ? 0 : variant === 0 ? width + 1 : count
      // who finds no place where all places are free finds none where only some are
      const isThere = this.settle(block, full, this.rank(row, column + 2 * starts[variant], size), depth)
      if (!isThere && variant === 0) return
    }
  }

  /** DW-XIII.10: the point, two, three, then up to four in the fourth rank and the rest in the fifth. */
  private wedge(row: number, column: number): void {
    const count = this.elements.length
    const full = [0, 1, 2].flatMap(k => this.rank(row + k, column - k, k + 1))
    if (count < WEDGE_MINIMUM || full.length < WEDGE_MINIMUM) return
    const fourth = this.rank(row + 3, column - 3, 4)
    const rest = count - WEDGE_MINIMUM
    const ranks = rest > 4 ? [...full, ...fourth] : full
    if (rest > 4 && fourth.length < 4) return
    seats[0].fill(NONE)
    placeOf = seats[0]
    if (!this.claimAll(ranks)) return
    const last = rest === 0 ? [] : rest > 4 ? this.rank(row + 4, column - 4, 5) : fourth
    this.settle({ hex: this.fields[full[0]], width: WEDGE_WIDTH, variant: 0 }, ranks, last, 0)
  }

  /** Finds a place for everybody: the fields of the full ranks are taken (`claimAll`). True if there is a way. */
  private settle(block: Block, full: readonly number[], last: readonly number[], depth: number): boolean {
    const count = this.elements.length
    if (full.length + last.length < count) return false
    descend(depth)
    isAllowed.fill(0)
    for (let k = 0; k < full.length; k++) isAllowed[full[k]] = 1
    for (let k = 0; k < last.length; k++) isAllowed[last[k]] = 1
    holder.fill(NONE)
    for (let i = 0; i < count; i++) if (placeOf[i] !== NONE) holder[placeOf[i]] = i
    for (let i = 0; i < count; i++) {
      tried = 0
      if (placeOf[i] === NONE && !this.seat(i)) return false
    }
    const shape = shapeOf(count)
    if (this.shapes.has(shape)) return true
    this.shapes.add(shape)
    const places = Array.from({ length: count }, (_, i) => this.fields[placeOf[i]])
    this.found.set(keyOf(block), { block, places: withoutSwaps(this.g, this.elements, places) })
    return true
  }

  private claimAll(fields: readonly number[]): boolean {
    for (const f of fields) {
      tried = 0
      if (!this.claim(f)) return false
    }
    return true
  }

  /** Gives a field to an element that can reach it, the one standing there first, moving others to other fields of theirs. */
  private claim(f: number): boolean {
    for (let bits = who[f] & ~tried; bits !== 0; bits = who[f] & ~tried) {
      const own = standing[f]
      const i = own >= 0 && bits & (1 << own) ? own : 31 - Math.clz32(bits & -bits)
      tried |= 1 << i
      const old = placeOf[i]
      if (old !== NONE && !this.claim(old)) continue
      placeOf[i] = f
      return true
    }
    return false
  }

  /** Gives an element one of its fields, moving others on. */
  private seat(i: number): boolean {
    tried |= 1 << i
    for (const f of this.reach[i]) {
      if (!isAllowed[f]) continue
      const other = holder[f]
      if (other !== NONE && (tried & (1 << other) || !this.seat(other))) continue
      holder[f] = i
      placeOf[i] = f
      return true
    }
    return false
  }
}

const keyOf = ({ hex, width, variant }: Block): number => (hex * WIDTHS + width) * VARIANTS + variant
const placeKey = (row: number, column: number): number => (row + 1024) * 4096 + column + 2048

/** AMB-05: two that would change places stay where they are. */
function withoutSwaps(g: Demonworld, elements: readonly Element[], places: Hex[]): Hex[] {
  const made = [...places]
  for (let i = 0; i < made.length; i++) {
    const j = elements.findIndex(other => g.at[other] === made[i])
    if (j > i && made[j] === g.at[elements[i]]) {
      made[i] = g.at[elements[i]]
      made[j] = g.at[elements[j]]
    }
  }
  return made
}
