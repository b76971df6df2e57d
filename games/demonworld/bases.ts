import { type Board, DIRECTION_Q, DIRECTION_R, OFF_BOARD } from '@hexarium/hex'
import { BASE, LARGE } from './content/armies/cards.ts'
import { groundOf } from './content/board/ground.ts'
import { BACKWARD_COST, FORWARD_COST, SIDEWAYS_COST, TURN_COST } from './content/expert/large.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from './state.ts'

/**
 * The geometry of bases of several fields (DW-XVII.8, DW-XVII.9, digest 2.2), by base (its place in `BASES`) and facing.
 * The parts of a base are numbered: giants and guns F, RL, RR; dragons and large guns H, ML, MR, B; chariots DL, DR, C.
 * The anchor is part 0; facing f looks at 30° + 60° · f.
 */
export const FRONT_PART = 0
/** DW-XVIII.3: the chariot itself; the other parts are draught animals. */
export const CHARIOT_PART = 2
/** The most fields a base covers. */
export const MOST_FIELDS = 4

/** The way from the anchor to each part, as directions relative to the facing. */
const PARTS: readonly (readonly (readonly number[])[])[] = [
  [[]],
  [[], [3], [4]],
  [[], [3], [4], [3, 4]],
  [[], [5], [4]],
  [[], [3], [4]],
  [[], [3], [4], [3, 4]],
]

/** By base: how many fields it covers. */
export const FIELDS = Int8Array.from(PARTS, parts => parts.length)

/** What a neighbouring field is to a large element; bits, for some fields are two things. 0 for fields not beside it. */
export const LEFT_FRONT = 1
export const RIGHT_FRONT = 2
/** DW-XVII.35, DW-XVII.40: the two fields straight before giants and dragons. */
export const FRONTAL = 4
export const LEFT_FLANK = 8
export const RIGHT_FLANK = 16
/** With a flank: the forward or the rearward one; a giant has only one, which is neither. */
export const FORWARD_FLANK = 32
export const REARWARD_FLANK = 64
export const REAR_FIELD = 128
export const FRONT_FIELDS = LEFT_FRONT | RIGHT_FRONT
export const FLANK_FIELDS = LEFT_FLANK | RIGHT_FLANK

type Around = readonly (readonly [part: number, direction: number, what: number])[]

const giantAround: Around = [
  [0, 1, LEFT_FRONT | FRONTAL],
  [0, 2, LEFT_FRONT],
  [0, 0, RIGHT_FRONT | FRONTAL],
  [0, 5, RIGHT_FRONT],
  [1, 2, LEFT_FLANK],
  [2, 5, RIGHT_FLANK],
  [1, 3, REAR_FIELD],
  [1, 4, REAR_FIELD],
  [2, 4, REAR_FIELD],
]
const dragonAround: Around = [
  [0, 1, LEFT_FRONT | FRONTAL],
  [0, 2, LEFT_FRONT],
  [0, 0, RIGHT_FRONT | FRONTAL],
  [0, 5, RIGHT_FRONT],
  [1, 2, LEFT_FLANK | FORWARD_FLANK],
  [3, 2, LEFT_FLANK | REARWARD_FLANK],
  [2, 5, RIGHT_FLANK | FORWARD_FLANK],
  [3, 5, RIGHT_FLANK | REARWARD_FLANK],
  [3, 3, REAR_FIELD],
  [3, 4, REAR_FIELD],
]
const chariotAround: Around = [
  [0, 1, LEFT_FRONT],
  [0, 0, LEFT_FRONT | RIGHT_FRONT],
  [1, 0, RIGHT_FRONT],
  [0, 2, LEFT_FLANK | FORWARD_FLANK],
  [2, 2, LEFT_FLANK | REARWARD_FLANK],
  [1, 5, RIGHT_FLANK | FORWARD_FLANK],
  [2, 5, RIGHT_FLANK | REARWARD_FLANK],
  [2, 3, REAR_FIELD],
  [2, 4, REAR_FIELD],
]
/** DW-XIX.19: every field beside a gun counts as front. */
const allFront = (around: Around): Around => around.map(([part, d]) => [part, d, FRONT_FIELDS])
const oneAround: Around = [0, 1, 2, 3, 4, 5].map(d => [0, d, [2, 1, 8, 128, 128, 16][d]])
const AROUND: readonly Around[] = [
  oneAround,
  giantAround,
  dragonAround,
  chariotAround,
  allFront(giantAround),
  allFront(dragonAround),
]

/**
 * DW-XVII.8, DW-XVII.9: the moves of a large element. Steps are numbered by their direction relative to the facing, so 0
 * and 1 go forward, 2 and 5 sideways, 3 and 4 back; then come the turns.
 */
export const FORWARD_RIGHT = 6
export const FORWARD_LEFT = 7
/** Giants also turn forward about their front field. */
export const AHEAD_RIGHT = 8
export const AHEAD_LEFT = 9
export const BACK_RIGHT = 10
export const BACK_LEFT = 11
/** Giants and small guns turn by 120° without leaving their fields. */
export const SPOT_RIGHT = 12
export const SPOT_LEFT = 13
export const MOVES = 14

/** By base and turn (from FORWARD_RIGHT on): the part it turns about, or NONE. */
const PIVOTS: readonly (readonly number[])[] = [
  [NONE, NONE, NONE, NONE, NONE, NONE],
  [2, 1, 0, 0, 1, 2],
  [2, 1, NONE, NONE, 1, 2],
  [1, 0, NONE, NONE, NONE, NONE],
  [2, 1, NONE, NONE, 1, 2],
  [2, 1, NONE, NONE, 1, 2],
]
const SPOTS = [0, 1, 0, 0, 1, 0]

/** DW-XVII.10: costs by base: forward, sideways, backward; 0 where there is no such step. */
const STEP_COSTS: readonly (readonly number[])[] = [
  [0, 0, 0],
  [FORWARD_COST, SIDEWAYS_COST, BACKWARD_COST],
  [FORWARD_COST, SIDEWAYS_COST, BACKWARD_COST],
  [FORWARD_COST, 0, 0],
  [FORWARD_COST, 0, FORWARD_COST],
  [FORWARD_COST, 0, FORWARD_COST],
]
const STEP_KINDS = [0, 0, 1, 2, 2, 1]

/** [base · MOVES + move]: movement points before heights, 0 where the base has no such move. */
export const MOVE_COST = new Int8Array(PARTS.length * MOVES)

const BASES_FACED = PARTS.length * 6
/** [(base · 6 + facing) · MOST_FIELDS + part]: offsets of the parts from the anchor. */
const partQ = new Int8Array(BASES_FACED * MOST_FIELDS)
const partR = new Int8Array(BASES_FACED * MOST_FIELDS)
/** [(base · 6 + facing) · MOVES + move]: the anchor's way and the facing afterwards. */
const moveQ = new Int8Array(BASES_FACED * MOVES)
const moveR = new Int8Array(BASES_FACED * MOVES)
const moveFacing = new Int8Array(BASES_FACED * MOVES)
/** Offsets from the anchor within a square of WIDE fields: what the field there is, and which part covers it. */
const WIDE = 7
const MIDDLE = 3
const around = new Uint8Array(BASES_FACED * WIDE * WIDE)
const covers = new Int8Array(BASES_FACED * WIDE * WIDE).fill(NONE)
/** By base and facing: the fields beside it, as offsets. */
const ringQ: Int8Array[] = []
const ringR: Int8Array[] = []

for (let base = 0; base < PARTS.length; base++) for (let facing = 0; facing < 6; facing++) fill(base, facing)

function fill(base: number, facing: Facing): void {
  const key = base * 6 + facing
  PARTS[base].forEach((way, part) => {
    for (const direction of way) {
      partQ[key * MOST_FIELDS + part] += DIRECTION_Q[(facing + direction) % 6]
      partR[key * MOST_FIELDS + part] += DIRECTION_R[(facing + direction) % 6]
    }
    covers[cell(key, partQ[key * MOST_FIELDS + part], partR[key * MOST_FIELDS + part])] = part
  })
  const [q, r]: [number[], number[]] = [[], []]
  for (const [part, direction, what] of AROUND[base]) {
    q.push(partQ[key * MOST_FIELDS + part] + DIRECTION_Q[(facing + direction) % 6])
    r.push(partR[key * MOST_FIELDS + part] + DIRECTION_R[(facing + direction) % 6])
    around[cell(key, q.at(-1) as number, r.at(-1) as number)] = what
  }
  ringQ[key] = Int8Array.from(q)
  ringR[key] = Int8Array.from(r)
  for (let move = 0; move < MOVES; move++) fillMove(base, facing, move)
}

function cell(key: number, q: number, r: number): number {
  return (key * WIDE + q + MIDDLE) * WIDE + r + MIDDLE
}

function fillMove(base: number, facing: Facing, move: number): void {
  const at = (base * 6 + facing) * MOVES + move
  if (move < 6) {
    moveQ[at] = DIRECTION_Q[(facing + move) % 6]
    moveR[at] = DIRECTION_R[(facing + move) % 6]
    moveFacing[at] = facing
    MOVE_COST[base * MOVES + move] = STEP_COSTS[base][STEP_KINDS[move]]
    return
  }
  const right = move % 2 === 0
  const key = (base * 6 + facing) * MOST_FIELDS
  if (move >= SPOT_RIGHT) {
    const part = right ? 2 : 1
    moveQ[at] = partQ[key + part]
    moveR[at] = partR[key + part]
    moveFacing[at] = (facing + (right ? 4 : 2)) % 6
    MOVE_COST[base * MOVES + move] = SPOTS[base] ? TURN_COST : 0
    return
  }
  const pivot = PIVOTS[base][move - FORWARD_RIGHT]
  if (pivot === NONE) return
  // the anchor, seen from the pivot, turned by 60°
  const [q, r] = [-partQ[key + pivot], -partR[key + pivot]]
  const turned = right ? [-r, q + r] : [q + r, -q]
  moveQ[at] = turned[0] - q
  moveR[at] = turned[1] - r
  moveFacing[at] = (facing + (right ? 5 : 1)) % 6
  MOVE_COST[base * MOVES + move] = TURN_COST
}

/** Writes the fields of a base into a list and gives their number; OFF_BOARD for those outside. */
export function coverOf(board: Board, base: number, anchor: Hex, facing: Facing, into: Int32Array): number {
  const count = FIELDS[base]
  into[0] = anchor
  const key = (base * 6 + facing) * MOST_FIELDS
  const [q, r] = [board.q[anchor], board.r[anchor]]
  for (let part = 1; part < count; part++) into[part] = board.at(q + partQ[key + part], r + partR[key + part])
  return count
}

/** The field of one part of a base, or OFF_BOARD. */
export function partAt(board: Board, base: number, anchor: Hex, facing: Facing, part: number): Hex {
  const key = (base * 6 + facing) * MOST_FIELDS + part
  return board.at(board.q[anchor] + partQ[key], board.r[anchor] + partR[key])
}

/** Where the anchor is after a move, or OFF_BOARD; `facingAfter` is how it faces then. */
export function anchorAfter(board: Board, base: number, anchor: Hex, facing: Facing, move: number): Hex {
  const at = (base * 6 + facing) * MOVES + move
  return board.at(board.q[anchor] + moveQ[at], board.r[anchor] + moveR[at])
}

export function facingAfter(base: number, facing: Facing, move: number): Facing {
  return moveFacing[(base * 6 + facing) * MOVES + move]
}

/** What a field is to a base there: bits of LEFT_FRONT … REAR_FIELD, 0 if it is not beside it. */
export function classAt(board: Board, base: number, anchor: Hex, facing: Facing, hex: Hex): number {
  const q = board.q[hex] - board.q[anchor]
  const r = board.r[hex] - board.r[anchor]
  if (q < -MIDDLE || q > MIDDLE || r < -MIDDLE || r > MIDDLE) return 0
  return around[cell(base * 6 + facing, q, r)]
}

/** Which part of a base covers a field, or NONE. */
export function partOn(board: Board, base: number, anchor: Hex, facing: Facing, hex: Hex): number {
  const q = board.q[hex] - board.q[anchor]
  const r = board.r[hex] - board.r[anchor]
  if (q < -MIDDLE || q > MIDDLE || r < -MIDDLE || r > MIDDLE) return NONE
  return covers[cell(base * 6 + facing, q, r)]
}

/** Writes the fields beside a base into a list and gives their number; those outside the board are left out. */
export function ringOf(board: Board, base: number, anchor: Hex, facing: Facing, into: Int32Array): number {
  const [q, r] = [ringQ[base * 6 + facing], ringR[base * 6 + facing]]
  let count = 0
  for (let i = 0; i < q.length; i++) {
    const hex = board.at(board.q[anchor] + q[i], board.r[anchor] + r[i])
    if (hex !== OFF_BOARD) into[count++] = hex
  }
  return count
}

/** The most fields beside a base. */
export const MOST_AROUND = 10

// ---- elements ----

type Placed = Pick<Demonworld, 'map' | 'type' | 'at' | 'facing'>

/** The base of an element (its place in `BASES`). */
export function baseOf(g: Pick<Demonworld, 'type'>, element: Element): number {
  return BASE[g.type[element]]
}

/** DW-XVII.1: true for a unit that is one large element. */
export function isLarge(g: Pick<Demonworld, 'card'>, unit: Unit): boolean {
  return LARGE[g.card[unit]]
}

/** The fields an element stands on, its anchor first; none off the board. */
export function fieldsOf(g: Placed, element: Element): Hex[] {
  const anchor = g.at[element]
  if (anchor === NONE) return []
  const base = baseOf(g, element)
  if (base === 0) return [anchor]
  const count = coverOf(groundOf(g.map).board, base, anchor, g.facing[element], buffer)
  const fields: Hex[] = []
  for (let part = 0; part < count; part++) if (buffer[part] !== OFF_BOARD) fields.push(buffer[part])
  return fields
}

/** DW-XVI.40: true while a part of an element is still behind the edge of the board. */
export function isPartlyOutside(g: Placed, element: Element): boolean {
  return LARGE[g.type[element]] && g.at[element] !== NONE && fieldsOf(g, element).length < FIELDS[baseOf(g, element)]
}

/** The fields beside an element. */
export function fieldsAround(g: Placed, element: Element): Hex[] {
  const anchor = g.at[element]
  if (anchor === NONE) return []
  const count = ringOf(groundOf(g.map).board, baseOf(g, element), anchor, g.facing[element], buffer)
  const fields: Hex[] = []
  for (let i = 0; i < count; i++) fields.push(buffer[i])
  return fields
}

/** What a field is to an element: bits of LEFT_FRONT … REAR_FIELD, 0 if it is not beside it. */
export function classOf(g: Placed, element: Element, hex: Hex): number {
  return classAt(groundOf(g.map).board, baseOf(g, element), g.at[element], g.facing[element], hex)
}

/** Which part of an element covers a field, or NONE. */
export function partOf(g: Placed, element: Element, hex: Hex): number {
  return partOn(groundOf(g.map).board, baseOf(g, element), g.at[element], g.facing[element], hex)
}

/** The field of one part of an element. */
export function partField(g: Placed, element: Element, part: number): Hex {
  return partAt(groundOf(g.map).board, baseOf(g, element), g.at[element], g.facing[element], part)
}

const buffer = new Int32Array(MOST_AROUND)
