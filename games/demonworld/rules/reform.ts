import { OFF_BOARD, rotatedQ, rotatedR } from '@hexarium/hex'
import { ground } from '../elements.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE } from '../state.ts'
import { hasHedgeBetween, mayPass } from './passage.ts'

/** A new place for every element of a unit, none more than one field away, that makes it an ordered block (DW-V.9, DW-V.15). */
export interface Reform {
  /** The left end of the new front rank, its width and where the last rank stands (`blockValue`). */
  readonly value: number
  readonly places: readonly Hex[]
}

/** What limits a reform. */
export interface Limits {
  /** Whether this element may be on this field at all. */
  mayBe?: (element: Element, hex: Hex) => boolean
  /** DW-XI.7: a free regroup does not cross hedges. */
  keepsHedges?: boolean
}

/** Widths are smaller than this. */
const WIDTHS = 16
/** The last rank stands where it is easiest, at the left, at the right, or in the middle. */
const VARIANTS = 4

/** A block as an option's number. */
export function blockValue(left: Hex, width: number, variant = 0): number {
  return (left * WIDTHS + width) * VARIANTS + variant
}

/** The width of such a block, and the field its front rank begins at. */
export function blockOf(value: number): { left: Hex; width: number; variant: number } {
  const whole = Math.floor(value / VARIANTS)
  return { left: Math.floor(whole / WIDTHS), width: whole % WIDTHS, variant: value % VARIANTS }
}

/**
 * All ordered blocks a unit whose elements face alike can take with everybody moving one field at most. One for each left
 * end and width: last-rank places are filled so that somebody can reach them.
 */
export function reforms(g: Demonworld, elements: readonly Element[], limits: Limits = {}): Reform[] {
  const facing = g.facing[elements[0]]
  if (elements.length > WIDTHS || elements.some(e => g.facing[e] !== facing)) return []
  const reach = elements.map(element => reachOf(g, element, elements, limits))
  const search = new Blocks(g, elements, reach, facing)
  return search.all()
}

/** The fields an element may end on: its own, and free ones beside it; those of its own unit will be left in time. */
function reachOf(g: Demonworld, element: Element, elements: readonly Element[], limits: Limits): Hex[] {
  const land = ground(g)
  const from = g.at[element]
  const found: Hex[] = []
  if (!limits.mayBe || limits.mayBe(element, from)) found.push(from)
  for (let direction = 0; direction < 6; direction++) {
    const to = land.board.neighbour[from * 6 + direction]
    if (to === OFF_BOARD || (g.on[to] !== NONE && !elements.includes(g.on[to]))) continue
    if (!mayPass(land, g.type[element], from, to)) continue
    if (limits.keepsHedges && hasHedgeBetween(land, from, to)) continue
    if (!limits.mayBe || limits.mayBe(element, to)) found.push(to)
  }
  return found
}

/** Builds blocks rank by rank out of fields somebody can reach. */
class Blocks {
  private readonly found = new Map<number, Reform>()
  private readonly shapes = new Set<string>()
  private readonly g: Demonworld
  private readonly elements: readonly Element[]
  private readonly reach: readonly (readonly Hex[])[]
  private readonly near = new Set<Hex>()
  /** Fields by row and column as if the unit faced north. */
  private readonly byPlace = new Map<number, Hex>()
  private rows: number[] = []
  private left = Infinity
  private right = -Infinity

  constructor(g: Demonworld, elements: readonly Element[], reach: readonly (readonly Hex[])[], facing: Facing) {
    this.g = g
    this.elements = elements
    this.reach = reach
    const { board } = ground(g)
    const turns = 1 - facing
    for (const fields of reach) {
      for (const hex of fields) {
        this.near.add(hex)
        const row = rotatedR(board.q[hex], board.r[hex], turns)
        const column = 2 * rotatedQ(board.q[hex], board.r[hex], turns) + row
        this.byPlace.set(placeKey(row, column), hex)
        if (!this.rows.includes(row)) this.rows.push(row)
        this.left = Math.min(this.left, column)
        this.right = Math.max(this.right, column)
      }
    }
  }

  all(): Reform[] {
    for (const row of this.rows.sort((a, b) => a - b)) {
      for (let column = this.left; column <= this.right; column++) this.fronts(row, column)
    }
    return [...this.found.values()]
  }

  /** Every width a front rank can have from a left end. */
  private fronts(row: number, column: number): void {
    const front: Hex[] = []
    for (let width = 1; width <= this.elements.length; width++) {
      const hex = this.byPlace.get(placeKey(row, column + 2 * (width - 1)))
      if (hex === undefined) return
      front.push(hex)
      this.deepen(row, column, width, [...front])
    }
  }

  /** Adds ranks behind the last one until the rest fits into a last rank. */
  private deepen(row: number, column: number, width: number, fields: Hex[]): void {
    const left = this.elements.length - fields.length
    if (left <= width) {
      this.closeWith(row + 1, column - 1, width, left, fields)
      return
    }
    for (const stagger of [-1, 1]) {
      const rank: Hex[] = []
      for (let k = 0; k < width; k++) {
        const hex = this.byPlace.get(placeKey(row + 1, column + stagger + 2 * k))
        if (hex !== undefined) rank.push(hex)
      }
      if (rank.length === width) this.deepen(row + 1, column + stagger, width, [...fields, ...rank])
    }
  }

  /** The last rank: the first variant takes any places, the others stand close together; the same block is kept once. */
  private closeWith(row: number, column: number, width: number, count: number, fields: Hex[]): void {
    const starts = [0, 0, width + 1 - count, (width + 1 - count) >> 1]
    for (let variant = 0; variant < (count === 0 ? 1 : VARIANTS); variant++) {
      const value = blockValue(fields[0], width, variant)
      if (this.found.has(value)) continue
      const size = variant === 0 ? width + 1 : count
      const last: Hex[] = []
      for (let k = starts[variant]; k < starts[variant] + size; k++) {
        const hex = this.byPlace.get(placeKey(row, column + 2 * k))
        if (hex !== undefined && count > 0) last.push(hex)
      }
      this.settle(value, fields, last)
    }
  }

  /** Finds who goes where: every field of the full ranks is taken, everybody has a place. */
  private settle(value: number, full: readonly Hex[], last: readonly Hex[]): void {
    if (full.length + last.length < this.elements.length) return
    const allowed = new Set([...full, ...last])
    const options = this.reach.map(fields => fields.filter(hex => allowed.has(hex)))
    const holder = new Map<Hex, number>()
    const placeOf = new Array<Hex>(this.elements.length).fill(NONE)
    for (const field of full) if (!claim(field, options, holder, placeOf, new Set())) return
    for (let i = 0; i < options.length; i++) {
      if (placeOf[i] === NONE && !seat(i, options, holder, placeOf, new Set())) return
    }
    const shape = [...placeOf].sort((a, b) => a - b).join(' ')
    if (this.shapes.has(shape)) return
    this.shapes.add(shape)
    this.found.set(value, { value, places: withoutSwaps(this.g, this.elements, placeOf) })
  }
}

const placeKey = (row: number, column: number): number => (row + 1024) * 4096 + column + 2048

/** Gives a field to an element that can reach it, moving others to other fields of theirs. */
function claim(field: Hex, options: Hex[][], holder: Map<Hex, number>, placeOf: Hex[], tried: Set<number>): boolean {
  for (let i = 0; i < options.length; i++) {
    if (tried.has(i) || !options[i].includes(field)) continue
    tried.add(i)
    const old = placeOf[i]
    if (old !== NONE && !claim(old, options, holder, placeOf, tried)) continue
    placeOf[i] = field
    holder.set(field, i)
    return true
  }
  return false
}

/** Gives an element one of its fields, moving others on. */
function seat(i: number, options: Hex[][], holder: Map<Hex, number>, placeOf: Hex[], tried: Set<Hex>): boolean {
  for (const field of options[i]) {
    if (tried.has(field)) continue
    tried.add(field)
    const other = holder.get(field)
    if (other !== undefined && !seat(other, options, holder, placeOf, tried)) continue
    holder.set(field, i)
    placeOf[i] = field
    return true
  }
  return false
}

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

/** True if a reform leaves everybody where he is. */
export function isIdle(g: Demonworld, elements: readonly Element[], places: readonly Hex[]): boolean {
  return elements.every((element, i) => g.at[element] === places[i])
}
