import { finish, ranked, type Seat } from '@hexarium/kernel'
import { battles, ITEM_POINTS, MOUND, SWORD_OF_DREAD } from '../content/battles.ts'
import { LAST_STAND_POINTS } from '../content/tables.ts'
import { ground, isCaptain, pointsOf, stands } from '../elements.ts'
import { tell } from '../events.ts'
import { AWAY, DESTROYED, type Demonworld, FLED, HERE, type Hex, NONE, type Unit } from '../state.ts'
import { hasFoe } from './contact.ts'
import { hasLeader, hasStandard } from './units.ts'

/** Rounds without a loss after which an endless battle is broken off (a ruling of the house). */
const QUIET_ROUNDS = 8

/** DW-XVI.1: points of a side's elements destroyed or driven off, element by element. */
export function pointsLost(g: Demonworld, side: Seat): number {
  let points = 0
  for (let element = 0; element < g.fate.length; element++) {
    if (g.owner[g.origin[element]] !== side) continue
    if (g.fate[element] === DESTROYED || g.fate[element] === FLED) points += pointsOf(g, element)
  }
  return Math.round(points)
}

/** DW-XVI.14, DW-XVI.36: points of a side's units of which nothing is left, or that never came, and of items lost. */
export function unitsLost(g: Demonworld, side: Seat, atEnd: boolean): number {
  let points = 0
  for (let unit = 0; unit < g.card.length; unit++) {
    if (g.owner[unit] !== side) continue
    const fates = Array.from({ length: g.strength[unit] }, (_, i) => g.fate[g.head[unit] + i])
    const isLost = fates.every(fate => fate === DESTROYED || fate === FLED || (fate === AWAY && atEnd))
    if (isLost) points += pointsOf(g, g.head[unit]) * g.strength[unit]
    if (g.item[unit] > 0 && (isLost || isItemLost(g, unit))) points += ITEM_POINTS[g.item[unit]]
  }
  return Math.round(points)
}

/** Digest 12.3: items are lost with their bearers: the leader's sword, the standard bearer's banners. */
function isItemLost(g: Demonworld, unit: Unit): boolean {
  if (isCaptain(g, unit) || !g.rules.specialFigures) return false
  return !(g.item[unit] === SWORD_OF_DREAD ? hasLeader(g, unit) : hasStandard(g, unit))
}

/** DW-XVI.20: points of the objectives a side holds: with an element that neither fights nor routs. */
export function objectivePoints(g: Demonworld, side: Seat): number {
  let points = 0
  for (let i = 0; i < g.objectives.length; i += 2) {
    const element = g.on[g.objectives[i]]
    if (element === NONE || g.owner[g.origin[element]] !== side) continue
    if (!g.routs[element] && !hasFoe(g, element)) points += g.objectives[i + 1]
  }
  return points
}

/** True if a side has nothing left on the board or on its way. */
function isGone(g: Demonworld, side: Seat): boolean {
  return !g.fate.some((fate, element) => g.owner[g.origin[element]] === side && (fate === HERE || fate === AWAY))
}

function win(g: Demonworld, side: Seat, by: string): void {
  const scores = [pointsLost(g, 1), pointsLost(g, 0)]
  finish(g, { places: side === 0 ? [1, 2] : [2, 1], scores, by })
}

/** Ends the battle where a side has won, as soon as it has (DW-VII.1, DW-XVI.1). */
export function judge(g: Demonworld): void {
  if (g.core.result) return
  const { goal, rule } = battles[g.battle]
  if (goal === 'lastStand' && pointsLost(g, 1) >= LAST_STAND_POINTS) {
    win(g, 0, rule)
    return
  }
  const gone = [isGone(g, 0), isGone(g, 1)]
  if (gone[0] && gone[1]) finish(g, ranked([pointsLost(g, 1), pointsLost(g, 0)], rule))
  else if (goal !== 'points' && (gone[0] || gone[1])) win(g, gone[0] ? 1 : 0, rule)
  else if (gone[0] || gone[1]) endByPoints(g)
}

/** DW-XVI.14: more points win; equal points are a draw. */
function endByPoints(g: Demonworld): void {
  const scores = [0, 1].map(side => unitsLost(g, 1 - side, true) + objectivePoints(g, side))
  finish(g, ranked(scores, 'DW-XVI.14'))
}

/** DW-XVI.13, DW-XVI.2: the end of a round: the mound, the last round, or nothing happening any more. */
export function endOfRound(g: Demonworld): void {
  judge(g)
  if (g.core.result) return
  const { goal, rule } = battles[g.battle]
  if (goal === 'mound' && g.mound === 1 && orcsOnMound(g)) {
    win(g, 1, rule)
    return
  }
  const isOver = (g.lastRound > 0 && g.round >= g.lastRound) || g.quiet >= QUIET_ROUNDS
  if (!isOver) return
  if (goal === 'mound') win(g, 0, rule)
  else if (goal === 'points') endByPoints(g)
  else finish(g, ranked([pointsLost(g, 1), pointsLost(g, 0)], 'DW-XVI.13'))
}

let moundMap = ''
let moundFields: Hex[] = []

/** The fields of the mound (DW-XVI.2); none on other boards. */
export function mound(g: Demonworld): readonly Hex[] {
  if (moundMap !== g.map) {
    const { board } = ground(g)
    moundMap = g.map
    moundFields = MOUND.map(label => board.find(label)).filter(hex => hex >= 0)
  }
  return moundFields
}

/** True if a unit of the orcs, or a part of one, is on the mound. */
function orcsOnMound(g: Demonworld): boolean {
  return mound(g).some(hex => {
    const element = g.on[hex]
    return element !== NONE && g.owner[g.origin[element]] === 1 && !g.captains.includes(element) && !g.routs[element]
  })
}

/** True if an imperial element that does not rout is on the mound. */
function empireOnMound(g: Demonworld): boolean {
  return mound(g).some(hex => {
    const element = g.on[hex]
    return element !== NONE && g.owner[g.origin[element]] === 0 && !g.routs[element]
  })
}

/** DW-XVI.2: watched at every step: the hold is broken the moment an imperial element is there or no orc unit is. */
export function watchMound(g: Demonworld): void {
  if (battles[g.battle].goal !== 'mound' || g.mound === 0) return
  if (orcsOnMound(g) && !empireOnMound(g)) return
  g.mound = 0
  tell(g, 'holds', 0)
}

/** DW-XVI.2: at the start of a round the hold begins if the orcs have the mound to themselves. */
export function beginHold(g: Demonworld): void {
  if (battles[g.battle].goal !== 'mound') return
  const held = orcsOnMound(g) && !empireOnMound(g) ? 1 : 0
  if (held !== g.mound) tell(g, 'holds', held)
  g.mound = held
}

/** Elements a side still has on the board. */
export function standing(g: Demonworld, side: Seat): number {
  let count = 0
  for (let element = 0; element < g.at.length; element++)
    if (g.owner[g.origin[element]] === side && stands(g, element)) count++
  return count
}
