/**
 * A stack of characters, counted by type, in four numbers of six counts each. So a forest of stacks is one short list
 * of integers that copies fast. Five bits hold every count: no type has more than 28 pieces (TI-3.4).
 */

/** How many types of character there are. */
export const TYPES = 24
/** How many numbers hold a stack. */
export const WORDS = 4

const PER_WORD = TYPES / WORDS
const BITS = 5
const MOST = (1 << BITS) - 1

/** How many of a type the stack that begins at `at` holds. */
export function countIn(list: readonly number[], at: number, type: number): number {
  return (list[at + ((type / PER_WORD) | 0)] >> ((type % PER_WORD) * BITS)) & MOST
}

/** Sets how many of a type the stack that begins at `at` holds. */
export function setCount(list: number[], at: number, type: number, count: number): void {
  if (count < 0 || count > MOST) throw new Error(`a stack cannot hold ${count} characters of type ${type}`)
  list[at + ((type / PER_WORD) | 0)] += (count - countIn(list, at, type)) << ((type % PER_WORD) * BITS)
}

/** Writes the counts of the stack that begins at `at` into a table of zeros, from `to` on. */
export function layOut(list: readonly number[], at: number, table: { [at: number]: number }, to: number): void {
  for (let word = 0; word < WORDS; word++) {
    for (let left = list[at + word], type = to + word * PER_WORD; left > 0; left >>= BITS) table[type++] = left & MOST
  }
}

/** The stack that begins at `at`, as 24 counts. */
export function countsAt(list: readonly number[], at: number): number[] {
  const counts: number[] = new Array(TYPES).fill(0)
  layOut(list, at, counts, 0)
  return counts
}

/** Writes 24 counts over the stack that begins at `at`. */
export function setCounts(list: number[], at: number, counts: readonly number[]): void {
  for (let type = 0; type < TYPES; type++) setCount(list, at, type, counts[type])
}

/** True if the stack that begins at `at` holds nothing. */
export function isEmpty(list: readonly number[], at: number): boolean {
  for (let i = at; i < at + WORDS; i++) if (list[i] !== 0) return false
  return true
}
