import { finish, type RuleId, ranked, type Seat } from '@hexarium/kernel'
import { battles, ENVOY, MOUND } from '../content/armies/battles.ts'
import { cards, DRAGON } from '../content/armies/cards.ts'
import { items } from '../content/expert/items.ts'
import { LAST_STAND_POINTS, LONGEST_BATTLE } from '../content/tables.ts'
import { ground, isCaptain, placeOf, pointsOf } from '../elements.ts'
import { tell } from '../events.ts'
import { AWAY, DESTROYED, type Demonworld, type Element, FLED, HERE, type Hex, NONE, type Unit } from '../state.ts'
import { isWithin } from './armies/zone.ts'
import { carrierOf, itemsOf } from './magic/items.ts'
import { hasFoe } from './movement/contact.ts'

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
    for (const item of itemsOf(g, unit)) if (isLost || isItemLost(g, unit, item)) points += items[item].points
  }
  return Math.round(points)
}

/** DW-XXVI.5: items are lost with their carriers: the leader's sword, the standard bearer's banners. */
function isItemLost(g: Demonworld, unit: Unit, item: number): boolean {
  return !isCaptain(g, unit) && g.rules.specialFigures && carrierOf(g, unit, item) === NONE
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
  watchEnvoy(g)
  watchPass(g)
  if (g.core.result) return
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
  if (goal === 'mound' && g.mound && orcsOnMound(g)) {
    win(g, 1, rule)
    return
  }
  const isQuiet = g.quietRounds > 0 && g.quiet >= g.quietRounds
  if (!isQuiet && g.round < (g.lastRound || LONGEST_BATTLE)) return
  if (goal === 'mound' || goal === 'pass') win(g, 0, rule)
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

/** DW-XXI.1: orcs in the pass, the imperial zone, have won: a unit or a part of one that does not rout. */
function watchPass(g: Demonworld): void {
  const { goal, rule, zones } = battles[g.battle]
  if (goal !== 'pass') return
  const land = ground(g)
  for (let element = 0; element < g.at.length; element++) {
    if (g.at[element] === NONE || g.routs[element] || g.owner[g.origin[element]] !== 1) continue
    if (cards[g.type[element]].kind !== 'unit' || g.altitude[element] > 0) continue
    if (zones[0].some(zone => isWithin(land, zone, g.at[element]))) win(g, 1, rule)
  }
}

/** DW-XXI.2: Sandor in the safe zone, on a mount or not, decides for the empire; Sandor dead for the orcs. */
function watchEnvoy(g: Demonworld): void {
  const { goal, rule, safe } = battles[g.battle]
  if (goal !== 'envoy') return
  const envoy = g.captains.find(element => cards[g.type[element]].id === ENVOY)
  if (envoy === undefined) return
  if (g.fate[envoy] === DESTROYED || g.fate[envoy] === FLED) win(g, 1, rule)
  else if (placeOf(g, envoy) !== NONE && isWithin(ground(g), safe!, placeOf(g, envoy))) win(g, 0, rule)
}

/** DW-XXI.2: with the rules on flyers Sandor may not ride the dragon. */
export function cannotRide(g: Demonworld, captain: Element, mount: Element): RuleId | undefined {
  const isEnvoy = battles[g.battle].goal === 'envoy' && cards[g.type[captain]].id === ENVOY
  return isEnvoy && g.rules.flyers && DRAGON[g.type[mount]] ? 'DW-XXI.2' : undefined
}

/** What decides a battle is watched at every step. */
export function watchGoal(g: Demonworld): void {
  watchEnvoy(g)
  watchPass(g)
  watchHold(g)
}

/** DW-XVI.2: the hold is broken the moment an imperial element is there or no orc unit is. */
function watchHold(g: Demonworld): void {
  if (battles[g.battle].goal !== 'mound' || !g.mound) return
  if (orcsOnMound(g) && !empireOnMound(g)) return
  g.mound = false
  tell(g, 'holds', 0)
}

/** DW-XVI.2: at the start of a round the hold begins if the orcs have the mound to themselves. */
export function beginHold(g: Demonworld): void {
  if (battles[g.battle].goal !== 'mound') return
  const held = orcsOnMound(g) && !empireOnMound(g)
  if (held !== g.mound) tell(g, 'holds', held ? 1 : 0)
  g.mound = held
}

/** Elements a side still has on the board, riders among them. */
export function standing(g: Demonworld, side: Seat): number {
  let count = 0
  for (let element = 0; element < g.at.length; element++)
    if (g.owner[g.origin[element]] === side && g.fate[element] === HERE) count++
  return count
}
