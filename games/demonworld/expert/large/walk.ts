import { BLOCKED, OFF_BOARD, Search } from '@hexarium/hex'
import type { Seat } from '@hexarium/kernel'
import {
  AHEAD_LEFT,
  AHEAD_RIGHT,
  anchorAfter,
  coverOf,
  FIELDS,
  FORWARD_LEFT,
  FORWARD_RIGHT,
  facingAfter,
  MOST_FIELDS,
  MOVE_COST,
  MOVES,
  SPOT_LEFT,
  SPOT_RIGHT,
} from '../../bases.ts'
import { BASE } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { ground, sideOf } from '../../elements.ts'
import { hasLowFlyers } from '../../rules/flyers/heights.ts'
import { mayGo, mayStand } from '../../rules/movement/passage.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE } from '../../state.ts'
import { isTaken, mayTrample, tryMove } from './reach.ts'
import { terrainCost } from './terrain.ts'

/** DW-XVII.8: walks go forward, turn forward and turn on the spot; other steps are taken one by one. */
const WALKS = [0, 1, FORWARD_RIGHT, FORWARD_LEFT, AHEAD_RIGHT, AHEAD_LEFT, SPOT_RIGHT, SPOT_LEFT]

const UNKNOWN = 0
const FREE = 1
const SHUT = 2

/** A search over places and facings of a large element, by anchor · 6 + facing, over free fields out of contact. */
class Walk extends Search {
  readonly land: Ground
  private g!: Demonworld
  private element: Element = NONE
  private card = 0
  private base = 0
  private side: Seat = 0
  private outside = false
  private former = false
  /** By field: whether a part of it may be there; and where it would be in contact. */
  private readonly fields: Uint8Array
  private readonly threats: Uint8Array
  private readonly old = new Int32Array(MOST_FIELDS)
  private readonly now = new Int32Array(MOST_FIELDS)
  // what the last search was about: who is where, the place it began at, its points, the mover
  private readonly seen: Int32Array
  private start = NONE
  private points = NONE
  private mover = NONE

  constructor(land: Ground) {
    super(land.board.size * 6)
    this.land = land
    this.fields = new Uint8Array(land.board.size)
    this.threats = new Uint8Array(land.board.size)
    this.seen = new Int32Array(land.board.size)
  }

  /** Every place it can walk to within a budget; the last search again if nobody has moved since. */
  from(g: Demonworld, element: Element, budget: number, outside: boolean): this {
    const start = g.at[element] * 6 + g.facing[element]
    const isSame = start === this.start && budget === this.points && element === this.mover && outside === this.outside
    const isClear = !hasLowFlyers(g) // DW-XXIII.7: they may be in the way, and stand on no field
    if (isSame && isClear && this.land.buildings === null && this.isUnchanged(g)) return this
    this.start = isClear ? start : NONE
    this.points = budget
    this.mover = element
    for (let hex = 0; hex < this.seen.length; hex++) this.seen[hex] = whoIs(g, element, hex)
    this.g = g
    this.element = element
    this.card = g.type[element]
    this.base = BASE[this.card]
    this.side = sideOf(g, element)
    this.former = g.rules.asBefore
    this.outside = outside
    this.fields.fill(UNKNOWN)
    this.markThreats()
    this.begin(budget)
    this.offer(start, 0)
    return this.settle(this)
  }

  private isUnchanged(g: Demonworld): boolean {
    if (g.type[this.mover] !== this.card || g.owner[g.origin[this.mover]] !== this.side) return false
    if (g.rules.asBefore !== this.former) return false
    for (let hex = 0; hex < this.seen.length; hex++) if (this.seen[hex] !== whoIs(g, this.mover, hex)) return false
    return true
  }

  expand(state: number): void {
    const { land, base, card, cost, old, now } = this
    const [anchor, facing] = [Math.floor(state / 6), state % 6]
    const spent = cost[state]
    let isCovered = false
    for (const move of WALKS) {
      const price = MOVE_COST[base * MOVES + move]
      if (price === 0) continue
      const to = anchorAfter(land.board, base, anchor, facing, move)
      if (to === OFF_BOARD) continue
      const next = to * 6 + facingAfter(base, facing, move)
      if (cost[next] >= 0 && cost[next] <= spent + price) continue
      coverOf(land.board, base, to, next % 6, now)
      if (!this.isOpen()) continue
      if (!isCovered) coverOf(land.board, base, anchor, facing, old)
      isCovered = true
      const extra = land.isBare && land.plain === null ? 0 : terrainCost(this.g, land, card, old, now, this.outside)
      if (extra !== BLOCKED) this.offer(next, price + extra)
    }
  }

  /** True if all fields of a place are free and out of contact. */
  private isOpen(): boolean {
    const { now, fields, threats, base } = this
    for (let part = 0; part < FIELDS[base]; part++) {
      const hex = now[part]
      if (hex === OFF_BOARD) {
        if (!this.outside) return false
        continue
      }
      if (fields[hex] === UNKNOWN) fields[hex] = this.isFree(hex) ? FREE : SHUT
      if (fields[hex] === SHUT || threats[hex]) return false
    }
    return true
  }

  private isFree(hex: Hex): boolean {
    return !isTaken(this.g, this.element, hex) && mayStand(this.land, this.card, hex)
  }

  /** DW-IMP.3, DW-XI.21: the fields enemies could go to: in contact, or exposed to them. */
  private markThreats(): void {
    const { g, land, threats, card } = this
    const { neighbour } = land.board
    threats.fill(0)
    for (let hex = 0; hex < g.on.length; hex++) {
      const foe = g.on[hex]
      if (foe === NONE || sideOf(g, foe) === this.side) continue
      for (let direction = 0; direction < 6; direction++) {
        const beside = neighbour[hex * 6 + direction]
        if (beside === OFF_BOARD || threats[beside]) continue
        if (land.isBare || mayGo(g, land, g.type[foe], hex, beside)) threats[beside] = 1
        else if (g.rules.asBefore && mayGo(g, land, card, beside, hex)) threats[beside] = 1
      }
    }
  }
}

/** Who stands on a field, by card and side: all that a walk depends on. */
function whoIs(g: Demonworld, mover: Element, hex: Hex): number {
  const other = g.on[hex]
  return other === NONE ? NONE : other === mover ? MOVER : g.type[other] * 2 + g.owner[g.origin[other]]
}

const MOVER = -2

/** DW-XVII.17: a search for a way off others, all of them still standing. */
class Escape extends Search {
  readonly land: Ground
  private g!: Demonworld
  private element: Element = NONE
  private escaped = false

  constructor(land: Ground) {
    super(land.board.size * 6)
    this.land = land
  }

  /** Whether it can get onto free fields from somewhere within a budget. */
  from(g: Demonworld, element: Element, anchor: Hex, facing: Facing, budget: number): boolean {
    this.g = g
    this.element = element
    this.escaped = false
    this.begin(budget)
    this.offer(anchor * 6 + facing, 0)
    this.settle(this)
    return this.escaped
  }

  expand(state: number): void {
    if (this.escaped) return
    const { g, land, element } = this
    for (let move = 0; move < MOVES; move++) {
      const { cost, taken, anchor, facing } = tryMove(g, land, element, Math.floor(state / 6), state % 6, move)
      if (cost === BLOCKED || (taken > 0 && !mayTrample(g, element, anchor, facing))) continue
      this.offer(anchor * 6 + facing, cost)
      if (taken === 0 && this.cost[anchor * 6 + facing] >= 0) this.escaped = true
    }
  }
}

const walks = new WeakMap<Ground, Walk>()
const escapes = new WeakMap<Ground, Escape>()

/** The places a large element can walk to without contact, as anchor · 6 + facing, with costs. Valid until the next call. */
export function walksOfLarge(g: Demonworld, element: Element, budget: number, outside = false): Search {
  const land = ground(g)
  let walk = walks.get(land)
  if (!walk) walks.set(land, (walk = new Walk(land)))
  return walk.from(g, element, budget, outside)
}

/** DW-XVII.17: whether a large element can get onto free fields from somewhere. */
export function canEscape(g: Demonworld, element: Element, anchor: Hex, facing: Facing, budget: number): boolean {
  if (budget <= 0) return false
  const land = ground(g)
  let search = escapes.get(land)
  if (!search) escapes.set(land, (search = new Escape(land)))
  return search.from(g, element, anchor, facing, budget)
}
