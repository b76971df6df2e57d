import { BLOCKED, type Board, IdSet, OFF_BOARD, Search } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import type { Ground } from '../../content/board/ground.ts'
import { ground, members, shift, sideOf } from '../../elements.ts'
import { decision, tell } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { liesBefore } from '../shooting/range.ts'
import { CONTACT, hasFoe, isFighting } from './contact.ts'
import { aboutMove, cannotManoeuvre, isTooNear, type Move, pointsAllowed, RAGING, threatsTo } from './move.ts'
import { goCost, mayGo, mayStand } from './passage.ts'
import { manoeuvresOf } from './units.ts'

/** DW-V.42: elements of the attacker without contact move on to their front, one after the other. */
export const completeAttack = decision({
  name: 'completeAttack',
  rule: 'DW-V.42',
  ends: ['done'],
  seat: (_g, here: Move) => here.side,
  about: aboutMove,
  offer(g, here, can) {
    const able = completions(g, here)
    for (const element of able) can.element(element)
    if (here.mode !== RAGING || !able.some(e => reachesContact(g, here, e))) can.done()
  },
  take: {
    element(_g, here, element) {
      here.element = element
    },
    done(_g, here) {
      here.over = true
    },
  },
  cannot: { element: (g, here, element) => cannotComplete(g, here, element) },
})

/** DW-V.42, DW-EX-33: where to, by movement points or as a manoeuvre. */
export const completeTo = decision({
  name: 'completeTo',
  rule: 'DW-V.42',
  seat: (_g, here: Move) => here.side,
  about: aboutMove,
  offer(g, here, can) {
    for (const hex of marchEnds(g, here, here.element)) can.hex(hex)
    for (const hex of shiftEnds(g, here, here.element)) can.manoeuvre(hex)
  },
  take: {
    hex(g, here, hex) {
      marchEnds(g, here, here.element)
      here.most = Math.max(here.most, onward(ground(g)).cost[hex])
      go(g, here, hex)
    },
    manoeuvre(g, here, hex) {
      const { board } = ground(g)
      here.used = Math.max(here.used, here.base + board.distance(g.at[here.element], hex))
      go(g, here, hex)
    },
  },
  cannot: {
    hex: (g, here, hex) =>
      marchEnds(g, here, here.element).includes(hex) ? undefined : cannotMoveOnTo(g, here, here.element, hex),
    manoeuvre: (g, here, hex) =>
      shiftEnds(g, here, here.element).includes(hex) ? undefined : cannotMoveOnTo(g, here, here.element, hex),
  },
  points: { manoeuvre: 'hex' },
})

function go(g: Demonworld, here: Move, hex: Hex): void {
  tell(g, 'steps', here.element, g.at[here.element], hex)
  shift(g, here.element, hex)
  g.acted[here.element] = true
  here.element = NONE
}

/** The elements that may still move on. */
export function completions(g: Demonworld, here: Move): Element[] {
  const elements = members(g, here.unit)
  return elements.filter(
    e => !hasFoe(g, e) && !g.acted[e] && (marchEnds(g, here, e).length > 0 || shiftEnds(g, here, e).length > 0),
  )
}

/** DW-V.42: why an element does not move on: it is in contact or has moved on, or nothing is left to do it with. */
function cannotComplete(g: Demonworld, here: Move, element: Element): RuleId | undefined {
  if (!members(g, here.unit).includes(element) || hasFoe(g, element) || g.acted[element]) return 'DW-V.42'
  return completions(g, here).includes(element) ? undefined : 'DW-V.33'
}

/** DW-V.42, DW-V.4, DW-XV.30, DW-V.31, DW-V.33: why an element does not move on to a field. */
function cannotMoveOnTo(g: Demonworld, here: Move, element: Element, hex: Hex): RuleId {
  const land = ground(g)
  if (hex >= land.board.size || !liesBefore(land.board, g.at[element], g.facing[element], hex)) return 'DW-V.42'
  if (g.on[hex] !== NONE || !mayStand(land, g.type[element], hex)) return 'DW-V.4'
  if (isTooNear(g, here, element, hex)) return 'DW-XV.30'
  return !isFighting(g, here.unit) && threatsTo(g, here.unit)[hex] ? 'DW-V.31' : 'DW-V.33'
}

/** DW-XV.71: true if an element can come into contact by moving on. */
function reachesContact(g: Demonworld, here: Move, element: Element): boolean {
  const threats = threatsTo(g, here.unit)
  return [...marchEnds(g, here, element), ...shiftEnds(g, here, element)].some(hex => threats[hex] & CONTACT)
}

/** Forward steps of one element that stop at the first contact. */
class Onward extends Search {
  readonly ends: IdSet
  private land!: Ground
  private g!: Demonworld
  private here!: Move
  private element: Element = NONE
  private threats: Uint8Array = new Uint8Array(0)
  private inMelee = true
  /** True where each step costs one manoeuvre. */
  private byManoeuvre = false

  constructor(board: Board) {
    super(board.size)
    this.ends = new IdSet(board.size)
  }

  of(g: Demonworld, here: Move, element: Element, budget: number, byManoeuvre: boolean): Hex[] {
    this.ends.clear()
    this.begin(budget)
    if (budget === 0) return []
    this.g = g
    this.land = ground(g)
    this.here = here
    this.element = element
    this.byManoeuvre = byManoeuvre
    this.threats = threatsTo(g, here.unit)
    this.inMelee = isFighting(g, here.unit)
    this.offer(g.at[element], 0)
    this.settle(this)
    return this.ends.toArray()
  }

  expand(hex: number): void {
    const { g, land, element, here } = this
    if (hex !== g.at[element]) {
      this.ends.add(hex)
      if (this.threats[hex] & CONTACT) return
    }
    for (let side = 0; side < 2; side++) {
      const to = land.board.neighbour[hex * 6 + ((g.facing[element] + side) % 6)]
      if (to === OFF_BOARD || g.on[to] !== NONE || isTooNear(g, here, element, to)) continue
      if (!this.inMelee && this.threats[to] && !this.touchesOnlyRouting(to)) continue
      this.offer(to, this.price(hex, to))
    }
  }

  /** DW-V.31: a unit that only ran down routing elements is in no melee yet and starts none so. */
  private touchesOnlyRouting(hex: Hex): boolean {
    const { g, land, element } = this
    for (let direction = 0; direction < 6; direction++) {
      const beside = land.board.neighbour[hex * 6 + direction]
      const other = beside === OFF_BOARD ? NONE : g.on[beside]
      if (other !== NONE && sideOf(g, other) !== sideOf(g, element) && !g.routs[other]) return false
    }
    return true
  }

  private price(from: Hex, to: Hex): number {
    const { g, land, element } = this
    if (this.byManoeuvre) return mayGo(g, land, g.type[element], from, to) ? 1 : BLOCKED
    return goCost(g, land, g.type[element], from, to, g.skirmish[this.here.unit], false)
  }
}

const workspaces = new WeakMap<Board, Onward>()

function onward({ board }: Ground): Onward {
  let work = workspaces.get(board)
  if (!work) workspaces.set(board, (work = new Onward(board)))
  return work
}

/** DW-V.42: by movement points, as far as the unit's manoeuvres so far allow. */
function marchEnds(g: Demonworld, here: Move, element: Element): Hex[] {
  const points = Math.max(0, pointsAllowed(g, here, here.used) - here.spent)
  return onward(ground(g)).of(g, here, element, points, false)
}

/** DW-V.42, DW-EX-32: by manoeuvres left. */
function shiftEnds(g: Demonworld, here: Move, element: Element): Hex[] {
  const most = manoeuvresOf(g, here.unit) - here.used
  let count = here.used - here.base
  for (let more = 1; more <= most && !cannotManoeuvre(g, here, more); more++) count++
  return onward(ground(g)).of(g, here, element, count, true)
}
