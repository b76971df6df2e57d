import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { ground, members, put, shiftAll } from '../../elements.ts'
import { tell } from '../../events.ts'
import { type Demonworld, type Element, FACINGS, type Facing, type Hex, NONE, type Unit } from '../../state.ts'
import { enterNext, waiting } from '../armies/arrival.ts'
import { marchingColumn } from './advance.ts'
import { BARRED } from './contact.ts'
import { cannotAttack, holds, isTooNear, type Move, pointsLeft, REACTING, threatsTo } from './move.ts'
import { goCost } from './passage.ts'
import { actsAsHorde, columnIn, isSmall, turnsNoMore } from './units.ts'

/** A step of a column: the way its head goes, and how it faces then. */
export type March = {
  direction: number
  facing: Facing
}

/** The head of a column that marches, and the steps it can make. */
export interface Marches {
  readonly head: Element
  readonly marches: readonly March[]
}

/** How an option names a step of a column. */
export const MARCH = { direction: 6, facing: FACINGS } as const

/** DW-V.21: the steps a column can make by movement points, or as a manoeuvre. */
export function columnMarches(g: Demonworld, here: Move, byManoeuvre = false): Marches {
  const column = marchingColumn(g, here)
  if (!column) return { head: NONE, marches: [] }
  const { board } = ground(g)
  const marches: March[] = []
  const head = column[0]
  const threats = threatsTo(g, here.unit)
  const most = byManoeuvre ? Number.MAX_SAFE_INTEGER : pointsLeft(g, here)
  for (let direction = 0; direction < 6; direction++) {
    if (cannotLead(g, here, column, board.neighbour[g.at[head] * 6 + direction], most, threats)) continue
    for (const facing of [direction, (direction + 5) % 6])
      if (!turnsWrongly(g, here, head, facing)) marches.push({ direction, facing })
  }
  return { head, marches }
}

/** DW-V.20, DW-V.21: why a unit cannot make a step as a column. */
export function cannotMarch(g: Demonworld, here: Move, march: March, byManoeuvre = false): RuleId | undefined {
  const { direction, facing } = march
  const column = marchingColumn(g, here)
  if (!column) return holds(here) ? 'DW-V.10' : isSmall(g, here.unit) ? 'DW-V.23' : 'DW-V.20'
  if (direction > 5 || (facing !== direction && facing !== (direction + 5) % 6)) return 'DW-V.21'
  if (turnsWrongly(g, here, column[0], facing)) return 'DW-XX.S2'
  const to = ground(g).board.neighbour[g.at[column[0]] * 6 + direction]
  const most = byManoeuvre ? Number.MAX_SAFE_INTEGER : pointsLeft(g, here)
  return cannotLead(g, here, column, to, most, threatsTo(g, here.unit))
}

/** DW-XX.S2: true if the head of a column would turn that cannot. */
function turnsWrongly(g: Demonworld, here: Move, head: Element, facing: Facing): boolean {
  return g.facing[head] !== facing && turnsNoMore(g, here.unit)
}

/** Why a column's head cannot go to a field beside it, the others behind it. */
function cannotLead(
  g: Demonworld,
  here: Move,
  column: readonly Element[],
  to: Hex,
  most: number,
  threats: Uint8Array,
): RuleId | undefined {
  if (to === OFF_BOARD || g.on[to] !== NONE) return 'DW-V.4'
  const isNear = (element: Element, i: number) => isTooNear(g, here, element, i === 0 ? to : g.at[column[i - 1]])
  if (threats[to] & BARRED || (g.rules.beforeEight ? isNear(column[0], 0) : column.some(isNear))) return 'DW-XV.30'
  const rule = threats[to] ? cannotAttack(g, here.unit) : undefined
  if (rule) return rule
  const cost = marchCost(g, here, column, to)
  if (cost <= most) return undefined
  return cost === Number.POSITIVE_INFINITY ? 'DW-V.4' : most === 0 ? 'DW-V.1' : 'DW-V.5'
}

/**
 * DW-V.21, DW-V.22: those of a column turn free of charge, once a step, as long as it stays one: the head as it likes, the others
 * with the one ahead before them. By older rules only followers did, and only of a column that had moved.
 */
export function freeFacings(g: Demonworld, here: Move): { element: Element; facing: Facing }[] {
  const { beforeEleven } = g.rules
  if (here.mode === REACTING || turnsNoMore(g, here.unit) || (beforeEleven && here.spent === 0 && here.used === 0))
    return []
  const column = (beforeEleven ? marchingColumn(g, here) : standingColumn(g, here)) ?? []
  const { board } = ground(g)
  const found: { element: Element; facing: Facing }[] = []
  column.forEach((element, i) => {
    if (g.acted[element]) return
    if (i > 0) {
      const ahead = board.directionTo(g.at[element], g.at[column[i - 1]])
      found.push({ element, facing: g.facing[element] === ahead ? (ahead + 5) % 6 : ahead })
    } else if (!beforeEleven) {
      for (let turn = 1; turn < FACINGS; turn++) found.push({ element, facing: (g.facing[element] + turn) % FACINGS })
    }
  })
  return found
}

/** A unit's column from head to tail, whether it marches or holds. */
function standingColumn(g: Demonworld, here: Move): Element[] | undefined {
  if (!holds(here)) return marchingColumn(g, here)
  return isSmall(g, here.unit) || actsAsHorde(g, here.unit) ? undefined : columnIn(g, members(g, here.unit))
}

/** DW-V.21, DW-XI.7: the dearest entry of any element; more than anybody has if one cannot go. */
function marchCost(g: Demonworld, here: Move, column: readonly Element[], to: Hex): number {
  const land = ground(g)
  const onRoad = column.every(e => land.road[g.at[e]])
  let cost = 0
  column.forEach((element, i) => {
    const target = i === 0 ? to : g.at[column[i - 1]]
    const price = goCost(g, land, g.type[element], g.at[element], target, g.skirmish[here.unit], onRoad)
    cost = Math.max(cost, price < 0 ? Number.POSITIVE_INFINITY : price)
  })
  return cost
}

/** DW-V.21: the head enters a field, each follower the field its predecessor left, and turns to have it ahead. */
export function marchColumn(g: Demonworld, here: Move, { direction, facing }: March, byManoeuvre = false): void {
  const column = marchingColumn(g, here)!
  const { board } = ground(g)
  const to = board.neighbour[g.at[column[0]] * 6 + direction]
  if (byManoeuvre) here.used++
  else here.spent += marchCost(g, here, column, to)
  tell(g, 'moves', here.unit, g.at[column[0]], to)
  const places = column.map((_, i) => (i === 0 ? to : g.at[column[i - 1]]))
  shiftAll(g, column, places)
  put(g, column[0], to, facing)
  g.acted[column[0]] = false
  for (let i = 1; i < column.length; i++) {
    const ahead = board.directionTo(places[i], places[i - 1])
    g.facing[column[i]] = nearestFacing(g.facing[column[i]], ahead)
    g.acted[column[i]] = false
  }
  followIn(g, here.unit, places[places.length - 1])
}

/** DW-XVI.35: the next element of a flank march enters behind the column, with the one ahead before it. */
function followIn(g: Demonworld, unit: Unit, last: Hex): void {
  const [next] = waiting(g, unit)
  enterNext(g, unit)
  if (next === undefined || g.at[next] === NONE) return
  const ahead = ground(g).board.directionTo(g.at[next], last)
  if (ahead >= 0) g.facing[next] = nearestFacing(g.facing[next], ahead)
}

/** The facing with this direction on a front field that needs the smaller turn. */
function nearestFacing(own: number, ahead: number): number {
  const turnBy = (facing: number) => Math.min((facing - own + 6) % 6, (own - facing + 6) % 6)
  const other = (ahead + 5) % 6
  return turnBy(other) < turnBy(ahead) ? other : ahead
}
