import { DIRECTION_Q, DIRECTION_R, rotatedQ, rotatedR } from '@hexarium/hex'
import { SQUARE_MINIMUM, WEDGE_MINIMUM } from './content/tables.ts'

/**
 * Shapes of units as the book tests them, on plain coordinates. A body is its elements' coordinates and facings in the
 * first `count` places; the lists are reused, so nothing here keeps them.
 */
export interface Body {
  count: number
  readonly q: Int32Array
  readonly r: Int32Array
  readonly facing: Int32Array
  /** True for elements that are attached commanders (DW-XIII.2: they never count for a ring). */
  readonly guest: boolean[]
  /** Room for its ranks (`ranksOf`). */
  readonly ranks: Ranks
}

/** More elements than any unit has, with its commanders. */
const MOST = 64

/** A body without elements. */
export function emptyBody(): Body {
  return {
    count: 0,
    q: new Int32Array(MOST),
    r: new Int32Array(MOST),
    facing: new Int32Array(MOST),
    guest: new Array<boolean>(MOST).fill(false),
    ranks: {
      row: new Int32Array(MOST),
      column: new Int32Array(MOST),
      size: new Int32Array(MOST),
      least: new Int32Array(MOST),
      most: new Int32Array(MOST),
      count: 0,
      isTooDeep: false,
    },
  }
}

/** Adds an element to a body. */
export function addTo(body: Body, q: number, r: number, facing: number, guest = false): void {
  const i = body.count++
  body.q[i] = q
  body.r[i] = r
  body.facing[i] = facing
  body.guest[i] = guest
}

/** True if all elements face alike. */
export function facesAlike({ count, facing }: Body): boolean {
  for (let i = 1; i < count; i++) if (facing[i] !== facing[0]) return false
  return true
}

/** Ranks of a body as if it faced north, the front one first. */
export interface Ranks {
  /** By element: its rank, and its column in half fields from the left. */
  readonly row: Int32Array
  readonly column: Int32Array
  /** By rank: how many stand in it, and from which column to which. */
  readonly size: Int32Array
  readonly least: Int32Array
  readonly most: Int32Array
  /** How many there are; none where somebody stands farther behind than any rank could. */
  count: number
  isTooDeep: boolean
}

/** The rows of a body whose elements face alike, the foremost the least, however far apart they stand. */
export function rowsOf({ count, q, r, facing }: Body): number[] {
  return Array.from({ length: count }, (_, i) => rotatedR(q[i], r[i], 1 - facing[0]))
}

/** Sorts a body whose elements face alike into ranks (DW-IX.5, AMB-41). They are the body's own, as long as it is the same. */
export function ranksOf({ count, q, r, facing, ranks }: Body): Ranks {
  const { row, column, size, least, most } = ranks
  const turns = 1 - facing[0]
  let front = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i++) {
    row[i] = rotatedR(q[i], r[i], turns)
    column[i] = 2 * rotatedQ(q[i], r[i], turns) + row[i]
    if (row[i] < front) front = row[i]
  }
  ranks.count = 0
  ranks.isTooDeep = false
  size.fill(0, 0, count)
  for (let i = 0; i < count; i++) {
    const k = (row[i] -= front)
    if (k >= count) {
      ranks.isTooDeep = true
      return ranks
    }
    if (k >= ranks.count) ranks.count = k + 1
    if (size[k]++ === 0) least[k] = most[k] = column[i]
    else if (column[i] < least[k]) least[k] = column[i]
    else if (column[i] > most[k]) most[k] = column[i]
  }
  return ranks
}

function isClosed({ size, least, most }: Ranks, k: number): boolean {
  return most[k] - least[k] === 2 * (size[k] - 1)
}

/** DW-I.15, AMB-01, AMB-02: the width of the front rank of an ordered block, or 0. */
export function blockWidth(body: Body): number {
  if (body.count === 0 || !facesAlike(body)) return 0
  const ranks = ranksOf(body)
  const { size, least, most, count } = ranks
  const width = size[0]
  if (ranks.isTooDeep || !isClosed(ranks, 0)) return 0
  for (let k = 1; k < count; k++) {
    if (k < count - 1) {
      if (size[k] !== width || !isClosed(ranks, k) || Math.abs(least[k] - least[k - 1]) !== 1) return 0
    } else if (size[k] > width || size[k] === 0) return 0
    else if (least[k] < least[k - 1] - 1 || most[k] > most[k - 1] + 1) return 0
  }
  return width
}

/** DW-XIII.10: a wedge: ranks of one, two, three, then up to four; a fifth for those beyond ten, or `loose`, by older rules. */
export function isWedge(body: Body, loose = false): boolean {
  if (body.count < WEDGE_MINIMUM || !facesAlike(body)) return false
  const { size, least, most, count, isTooDeep } = ranksOf(body)
  if (isTooDeep || count > 5) return false
  for (let k = 0; k < 3; k++)
    if (size[k] !== k + 1 || least[k] !== least[0] - k || most[k] !== least[0] + k) return false
  for (let k = 3; k < count; k++) if (size[k] === 0 || least[k] < least[0] - k || most[k] > least[0] + k) return false
  return count < 5 || size[3] === 4 || (loose && size[3] > 0)
}

/** DW-XIII.20: two ranks, the front one as long as the rear one or one longer. */
export function isSkirmishShape(body: Body, minimum: number): boolean {
  if (body.count < Math.max(2, minimum) || blockWidth(body) === 0) return false
  const { size, count } = ranksOf(body)
  return count === 2 && (size[0] === size[1] || size[0] === size[1] + 1)
}

/** How many elements of a body stand beside element i. */
function besides({ count, q, r }: Body, i: number): number {
  let found = 0
  for (let j = 0; j < count; j++) {
    const [dq, dr] = [q[j] - q[i], r[j] - r[i]]
    if (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr) === 2) found++
  }
  return found
}

/** DW-XIII.30: all face alike and each has two of its own beside it. */
export function isHorde(body: Body): boolean {
  if (!facesAlike(body)) return false
  for (let i = 0; i < body.count; i++) if (besides(body, i) < 2) return false
  return true
}

/** DW-V.20: a column: each element has the one ahead on one of its two front fields. Gives the order from head to tail. */
export function columnOf(body: Body): number[] | undefined {
  const { count } = body
  if (count < 2 || heads(body) > 1) return undefined
  for (let tail = 0; tail < count; tail++) {
    const path = [tail]
    if (isFollowed(body, path)) return path.reverse()
  }
  return undefined
}

/** True where everybody has somebody ahead, as two who face each other: then nobody leads. */
export function goesRound(body: Body): boolean {
  return heads(body) === 0
}

/** How many elements have nobody ahead of them; in a column only its head. */
function heads({ count, q, r, facing }: Body): number {
  let found = 0
  for (let i = 0; i < count; i++) {
    let isHead = true
    for (let side = 0; side < 2 && isHead; side++) {
      const d = (facing[i] + side) % 6
      const [aq, ar] = [q[i] + DIRECTION_Q[d], r[i] + DIRECTION_R[d]]
      for (let j = 0; j < count && isHead; j++) if (q[j] === aq && r[j] === ar) isHead = false
    }
    if (isHead) found++
  }
  return found
}

/** Tries to go on from the last element of a path to the one ahead of it, until all are in it. */
function isFollowed(body: Body, path: number[]): boolean {
  const { count, q, r, facing } = body
  if (path.length === count) return true
  const i = path[path.length - 1]
  for (let side = 0; side < 2; side++) {
    const d = (facing[i] + side) % 6
    const [aq, ar] = [q[i] + DIRECTION_Q[d], r[i] + DIRECTION_R[d]]
    for (let j = 0; j < count; j++) {
      if (q[j] !== aq || r[j] !== ar || path.includes(j)) continue
      path.push(j)
      if (isFollowed(body, path)) return true
      path.pop()
    }
  }
  return false
}

/** DW-XIII.2: a square: a ring that looks outwards all round. Attached commanders never count for it. */
export function isSquare(body: Body): boolean {
  const { count, q, r, facing, guest } = body
  let own = 0
  for (let i = 0; i < count; i++) if (!guest[i]) own++
  if (own < SQUARE_MINIMUM) return false
  const outside = exterior(body)
  let facings = 0
  for (let i = 0; i < count; i++) {
    if (guest[i] || !touchesOutside(body, i, outside)) continue
    if (besidesOwn(body, i) < 2) return false
    for (let side = 0; side < 2; side++) {
      const d = (facing[i] + side) % 6
      if (!outside.has(key(q[i] + DIRECTION_Q[d], r[i] + DIRECTION_R[d]))) return false
    }
    facings |= 1 << facing[i]
  }
  return facings === 0b111111
}

/** DW-XIII.2: whether a field lies inside a ring: no enemy may be there. */
export function encloses(body: Body, q: number, r: number): boolean {
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < body.count; i++) {
    west = Math.min(west, body.q[i])
    east = Math.max(east, body.q[i])
    north = Math.min(north, body.r[i])
    south = Math.max(south, body.r[i])
  }
  if (q < west || q > east || r < north || r > south) return false
  return !exterior(body).has(key(q, r))
}

function besidesOwn(body: Body, i: number): number {
  const { count, q, r, guest } = body
  let found = 0
  for (let j = 0; j < count; j++) {
    const [dq, dr] = [q[j] - q[i], r[j] - r[i]]
    if (!guest[j] && Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr) === 2) found++
  }
  return found
}

const key = (q: number, r: number): number => (q + 2048) * 4096 + r + 2048

function touchesOutside({ q, r }: Body, i: number, outside: ReadonlySet<number>): boolean {
  for (let d = 0; d < 6; d++) if (outside.has(key(q[i] + DIRECTION_Q[d], r[i] + DIRECTION_R[d]))) return true
  return false
}

/** The fields around a body that can be reached from afar without crossing it. */
function exterior({ count, q, r, guest }: Body): Set<number> {
  const walls = new Set<number>()
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < count; i++) {
    if (!guest[i]) walls.add(key(q[i], r[i]))
    west = Math.min(west, q[i])
    east = Math.max(east, q[i])
    north = Math.min(north, r[i])
    south = Math.max(south, r[i])
  }
  const seen = new Set<number>()
  const queue: [number, number][] = [[west - 1, north - 1]]
  seen.add(key(west - 1, north - 1))
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (let d = 0; d < 6; d++) {
      const [a, b] = [next[0] + DIRECTION_Q[d], next[1] + DIRECTION_R[d]]
      if (a < west - 1 || a > east + 1 || b < north - 1 || b > south + 1) continue
      if (walls.has(key(a, b)) || seen.has(key(a, b))) continue
      seen.add(key(a, b))
      queue.push([a, b])
    }
  }
  return seen
}
