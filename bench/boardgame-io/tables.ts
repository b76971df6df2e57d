import { ALONG, BLOCKED, Board, LINE_STRIDE, Lines, type Movement, Reach, rectangle } from '@hexarium/hex'

// The peer's game stands on the same hex tables as ours, so that only the frameworks are compared.

const rows = ['.........', '..w...w..', '....h....', '.w..H..w.', '....h....', '..w...w..', '.........']

/** The board of games/skirmish. */
export const board = new Board({ orientation: 'flat', cells: rectangle('even-q', { lastColumn: 9, lastRow: 7 }) })

const letters = board.labels.map(label => rows[Number(label.slice(2)) - 1][Number(label.slice(0, 2)) - 1])

/** What stands on a hex counts for cover and cost. */
export const isWoods = letters.map(letter => letter === 'w')
export const isHill = letters.map(letter => letter === 'h' || letter === 'H')
export const HILL = board.hex('0504')

/** Where units start, and what they are. */
export const starts = [
  '0203',
  '0205',
  '0102',
  '0106',
  '0201',
  '0207',
  '0803',
  '0805',
  '0902',
  '0906',
  '0801',
  '0807',
].map(label => board.hex(label))
const side = <T>(sword: T, bow: T, rider: T) => [sword, sword, bow, bow, rider, rider]
export const strengths = [...side(3, 2, 2), ...side(3, 2, 2)]
export const movements = [...side(3, 3, 5), ...side(3, 3, 5)]
export const ranges = [...side(0, 3, 0), ...side(0, 3, 0)]
export const charges = [...side(0, 0, 1), ...side(0, 0, 1)]

const lines = new Lines(board)

/** For every two hexes whether one is seen from the other. */
export const sees = Uint8Array.from({ length: board.size * board.size }, (_, pair) => {
  const to = pair % board.size
  const line = lines.between((pair / board.size) | 0, to)
  for (let step = 0; step < line.length; step += LINE_STRIDE) {
    const [kind, , left, right] = line.subarray(step, step + LINE_STRIDE)
    const isBlocked = kind === ALONG ? isWoods[left] && isWoods[right] : right !== to && isWoods[right]
    if (isBlocked) return 0
  }
  return 1
})

const reach = new Reach(board)
const standing = new Int8Array(board.size)
let walker = 0
const walk: Movement & { budget: number } = {
  budget: 0,
  step: (_from, to) => (standing[to] >= 0 ? BLOCKED : isWoods[to] || isHill[to] ? 2 : 1),
  mustStop(hex) {
    for (let direction = 0; direction < 6; direction++) {
      const beside = board.neighbour[hex * 6 + direction]
      if (beside >= 0 && standing[beside] >= 0 && standing[beside] < 6 !== walker < 6) return true
    }
    return false
  },
  mayEnd: hex => standing[hex] !== walker,
}

/** Where a unit can march to. Valid until the next call. */
export function reachOf(at: readonly number[], unit: number): Reach {
  standing.fill(-1)
  for (let other = 0; other < at.length; other++) if (at[other] >= 0) standing[at[other]] = other
  walker = unit
  walk.budget = movements[unit]
  return reach.from(at[unit], walk)
}

/** True if a hex beside a unit is free. */
export function hasRoom(at: readonly number[], unit: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const beside = board.neighbour[at[unit] * 6 + direction]
    if (beside >= 0 && !at.includes(beside)) return true
  }
  return false
}
