/**
 * A reusable set of small whole numbers (hexes, sides, corners, states) that keeps the order of adding.
 * Adding, asking, removing and clearing take constant time and allocate nothing.
 * In inner loops read `ids[0]` to `ids[count - 1]`; elsewhere iterate over it.
 */
export class IdSet {
  /** The members, in the first `count` places. */
  readonly ids: Int32Array
  /** How many members there are. */
  count = 0
  private readonly place: Int32Array

  /** An empty set for numbers from 0 to capacity − 1. */
  constructor(capacity: number) {
    this.ids = new Int32Array(capacity)
    this.place = new Int32Array(capacity)
  }

  /** Whether the number is a member. */
  has(id: number): boolean {
    const place = this.place[id]
    return place < this.count && this.ids[place] === id
  }

  /** Adds a number and says whether it is new. Negative numbers, such as OFF_BOARD, are ignored. */
  add(id: number): boolean {
    if (id < 0) return false
    const { ids, place, count } = this
    if (id >= ids.length) throw new RangeError(`${id} does not fit into a set of ${ids.length}.`)
    if (place[id] < count && ids[place[id]] === id) return false
    ids[count] = id
    place[id] = count
    this.count = count + 1
    return true
  }

  /** Removes a number and says whether it was there; the last member takes its place in the order. */
  remove(id: number): boolean {
    if (!this.has(id)) return false
    const last = this.ids[--this.count]
    this.ids[this.place[id]] = last
    this.place[last] = this.place[id]
    return true
  }

  /** Removes all members. */
  clear(): this {
    this.count = 0
    return this
  }

  /** Adds every number of a list or another set. */
  addAll(ids: Iterable<number>): this {
    for (const id of ids) this.add(id)
    return this
  }

  /** The members as a new list. */
  toArray(): number[] {
    const members: number[] = []
    for (let i = 0; i < this.count; i++) members.push(this.ids[i])
    return members
  }

  /** The members one by one. */
  [Symbol.iterator](): Iterator<number> {
    return this.ids.subarray(0, this.count)[Symbol.iterator]()
  }
}
