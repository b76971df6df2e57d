import {
  CAVALRY,
  FEAR,
  HORDE,
  LARGE,
  MANOEUVRES,
  MOVE,
  SIZE,
  SKIRMISH,
  SQUARE,
  WEDGE,
} from '../../content/armies/cards.ts'
import {
  ATTACK_ORDER,
  HORDE_MANOEUVRES,
  INTRODUCTION_MANOEUVRES,
  MUSICIAN_MANOEUVRES,
  SKIRMISH_MINIMUM,
  SMALL_UNIT,
} from '../../content/tables.ts'
import { countOf, ground, isCaptain, isHere, isRouting, members } from '../../elements.ts'
import {
  addTo,
  type Body,
  blockWidth,
  columnOf,
  emptyBody,
  encloses,
  isHorde,
  isSkirmishShape,
  isSquare,
  isWedge,
} from '../../formation.ts'
import { AWAY, CAPTAIN, type Demonworld, type Element, MELEE, MUSICIAN, NONE, type Unit } from '../../state.ts'
import { sizeNow } from '../flyers/heights.ts'
import { confusionOf, slowedBy } from '../magic/enchantments.ts'
import { dreadOf } from '../magic/items.ts'

const body = emptyBody()

/** A unit's elements as a body for the tests of formation; the list of them comes along. Reused by the next call. */
export function bodyOf(g: Demonworld, elements: readonly Element[], into: Body = body): Body {
  const { board } = ground(g)
  into.count = 0
  for (const element of elements) {
    const hex = g.at[element]
    addTo(into, board.q[hex], board.r[hex], g.facing[element], g.figure[element] === CAPTAIN)
  }
  return into
}

/** DW-IX.2 … DW-IX.4: the element of a unit with this figure, or NONE. */
export function figureOf(g: Demonworld, unit: Unit, figure: number): Element {
  if (!g.rules.specialFigures) return NONE
  const end = g.head[unit] + Math.min(g.strength[unit], SPECIALS)
  for (let element = g.head[unit]; element < end; element++) {
    if (g.figure[element] === figure && g.at[element] !== NONE) return element
  }
  return NONE
}

/** Special figures come first among a unit's elements. */
const SPECIALS = 3

export function hasMusician(g: Demonworld, unit: Unit): boolean {
  return figureOf(g, unit, MUSICIAN) !== NONE
}

/** The commanders attached to a unit. */
export function captainsOf(g: Demonworld, unit: Unit): Element[] {
  return g.captains.filter(captain => g.unit[captain] === unit && g.origin[captain] !== unit && g.at[captain] !== NONE)
}

/** DW-VIII.4, DW-XXVI.5: a unit's own fear, with the Sword of Dread while its carrier lives. */
export function fearOf(g: Demonworld, unit: Unit): number {
  return FEAR[g.card[unit]] + dreadOf(g, unit)
}

/** DW-XV.15, DW-XV.30: the fear others have of a unit: its own, or that of who is attached to it or rides it, if greater. */
export function dreadIn(g: Demonworld, unit: Unit): number {
  let most = fearOf(g, unit)
  if (g.rules.asBefore) return most
  for (const captain of g.captains)
    if (g.unit[captain] === unit && isHere(g, captain)) most = Math.max(most, fearOf(g, g.origin[captain]))
  return most
}

/** Size of a unit's elements. */
export function sizeOf(g: Demonworld, unit: Unit): number {
  return SIZE[g.card[unit]]
}

/** DW-XV.30, DW-XV.40, DW-XXIII.6: the size others see of a unit: that it has now, or that of a taller commander among them. */
export function tallestIn(g: Demonworld, unit: Unit): number {
  const own = g.rules.beforeTwelve ? sizeOf(g, unit) : sizeNow(g, g.head[unit])
  return g.rules.beforeEight ? own : Math.max(own, ...captainsOf(g, unit).map(captain => SIZE[g.type[captain]]))
}

/** DW-V.23: three elements or fewer, those still marching in counted (DW-XVI.35). Single commanders are no units. */
export function isSmall(g: Demonworld, unit: Unit): boolean {
  return countOf(g, unit) <= SMALL_UNIT && !isComingIn(g, unit)
}

/** DW-XVI.35: true while elements of a flank march are still behind the edge. */
export function isComingIn(g: Demonworld, unit: Unit): boolean {
  if (!g.marches || !g.arrived[unit]) return false
  for (let i = 0; i < g.strength[unit]; i++) if (g.fate[g.head[unit] + i] === AWAY) return true
  return false
}

/** DW-XIII.30, DW-XIII.31: true for a horde that is no small unit yet. */
export function actsAsHorde(g: Demonworld, unit: Unit): boolean {
  return g.rules.formations && HORDE[g.card[unit]] && !isSmall(g, unit)
}

/** DW-V.2, DW-IX.2, DW-XIII.31, DW-XX.S2: how many manoeuvres a unit has. */
export function manoeuvresOf(g: Demonworld, unit: Unit): number {
  const confused = confusionOf(g, unit)
  if (actsAsHorde(g, unit)) return Math.max(0, HORDE_MANOEUVRES + confused)
  const own = g.rules.cardValues ? MANOEUVRES[g.card[unit]] : INTRODUCTION_MANOEUVRES
  return Math.max(0, own + (hasMusician(g, unit) ? MUSICIAN_MANOEUVRES : 0) + confused)
}

/** DW-XX.S2: true for a unit that confusion has left no manoeuvre: none of it turns, even where that costs nothing. */
export function turnsNoMore(g: Demonworld, unit: Unit): boolean {
  return !g.rules.beforeTwelve && confusionOf(g, unit) < 0 && manoeuvresOf(g, unit) === 0
}

/** DW-V.1, DW-V.3, DW-XV.71: movement points of a unit for its order; the slowest attached commander holds it back. */
export function movePointsOf(g: Demonworld, unit: Unit, order: number = g.order[unit]): number {
  const by = g.impetuous[unit] ? ATTACK_ORDER : order
  if (by === NONE) return 0
  let points = MOVE[g.card[unit] * 4 + by]
  for (const captain of captainsOf(g, unit)) {
    points = Math.min(points, Math.max(0, MOVE[g.type[captain] * 4 + by] - slowedBy(g, g.origin[captain])))
  }
  return points
}

/** True if a unit's elements are all infantry, or all cavalry. */
function isOfOneKind(g: Demonworld, elements: readonly Element[]): boolean {
  return elements.every(element => CAVALRY[g.type[element]] === CAVALRY[g.type[elements[0]]])
}

/** DW-XIII.1, DW-XIII.10, DW-XIII.12: true if a unit stands in a wedge that counts as one. */
export function inWedge(g: Demonworld, unit: Unit, elements: readonly Element[] = members(g, unit)): boolean {
  if (!g.rules.formations || !WEDGE[g.card[unit]] || g.dissolved[unit]) return false
  return isOfOneKind(g, elements) && isWedge(bodyOf(g, elements), g.rules.beforeEight)
}

/** DW-XIII.1, DW-XIII.12: true if a unit may form a wedge now. */
export function mayFormWedge(g: Demonworld, unit: Unit): boolean {
  return g.rules.formations && WEDGE[g.card[unit]] && !g.dissolved[unit] && isOfOneKind(g, members(g, unit))
}

/** Formations a unit keeps through a melee phase, whatever it loses (DW-XIII.5, DW-XIII.14). */
const IN_SQUARE = 1
const IN_WEDGE = 2

/** Notes the formation a unit begins a melee phase in. */
export function noteFormation(g: Demonworld, unit: Unit): void {
  g.formed[unit] = standsInSquare(g, unit) ? IN_SQUARE : inWedge(g, unit) ? IN_WEDGE : 0
}

/** DW-XIV.2, DW-XIII.5: who moves up is no longer part of a wedge; a square is dissolved by gaps after regrouping only. */
export function leaveRanks(g: Demonworld, unit: Unit): void {
  if (g.formed[unit] !== IN_SQUARE || g.rules.pressBreaksSquare) g.formed[unit] = 0
}

/** DW-XIII.4, DW-XIII.5: true if a unit counts as a square: to the end of the melee phase it began as one. */
export function inSquare(g: Demonworld, unit: Unit): boolean {
  return g.phase === MELEE ? g.formed[unit] === IN_SQUARE : standsInSquare(g, unit)
}

/** DW-XIII.4: true if attacks on an element count as frontal: it is one of a square, of which commanders are no part. */
export function isOfSquare(g: Demonworld, element: Element): boolean {
  return inSquare(g, g.unit[element]) && (g.figure[element] !== CAPTAIN || g.rules.beforeEleven)
}

/** DW-XIII.13, DW-XIII.14: true if a unit strikes as a wedge: to the end of the melee phase it began as one. */
export function strikesAsWedge(g: Demonworld, unit: Unit): boolean {
  return g.phase === MELEE ? g.formed[unit] === IN_WEDGE : inWedge(g, unit)
}

/** DW-XIII.2: true if a unit stands in a square that counts as one. */
function standsInSquare(g: Demonworld, unit: Unit): boolean {
  if (!g.rules.formations || !SQUARE[g.card[unit]] || CAVALRY[g.card[unit]]) return false
  const shape = bodyOf(g, members(g, unit))
  if (!isSquare(shape)) return false
  const { board } = ground(g)
  for (let element = 0; element < g.at.length; element++) {
    const hex = g.at[element]
    if (hex === NONE || g.owner[g.origin[element]] === g.owner[unit]) continue
    if (encloses(shape, board.q[hex], board.r[hex])) return false
  }
  return true
}

/** DW-XIII.20: true if a unit may carry a skirmish marker as it stands. */
export function maySkirmish(g: Demonworld, unit: Unit): boolean {
  if (!g.rules.formations || !SKIRMISH[g.card[unit]]) return false
  const elements = members(g, unit)
  return (
    isOfOneKind(g, elements) && isSkirmishShape(bodyOf(g, elements), g.rules.skirmishMinimum ? SKIRMISH_MINIMUM : 0)
  )
}

/** The width of the front rank of a unit in a battle line, or 0 if it is not an ordered block. */
export function frontOf(g: Demonworld, elements: readonly Element[]): number {
  return blockWidth(bodyOf(g, elements))
}

/** DW-V.20: a unit's elements from head to tail, if they form a column; a block two or more wide is none. */
export function columnIn(g: Demonworld, elements: readonly Element[]): Element[] | undefined {
  const shape = bodyOf(g, elements)
  if (elements.length < 2 || blockWidth(shape) > 1) return undefined
  const path = columnOf(shape)
  return path?.map(i => elements[i])
}

/** DW-I.15, DW-V.20, DW-XIII.10, DW-XIII.20, DW-XIII.30: whether a unit is in ordered formation. */
export function isOrdered(g: Demonworld, unit: Unit, elements: readonly Element[] = members(g, unit)): boolean {
  const shape = bodyOf(g, elements)
  if (actsAsHorde(g, unit)) return isHorde(shape)
  if (blockWidth(shape) > 0 || columnOf(shape) !== undefined) return true
  return inWedge(g, unit, elements)
}

/** DW-I.16: true if a unit stands in no formation at all; single elements have none. */
export function isDisordered(g: Demonworld, unit: Unit): boolean {
  return !isCaptain(g, unit) && !LARGE[g.card[unit]] && !isOrdered(g, unit) && !inSquare(g, unit)
}

/** True if a unit is neither routing, impetuous nor in melee since an earlier round: it can be given orders (DW-III.4). */
export function takesOrders(g: Demonworld, unit: Unit): boolean {
  return !g.engaged[unit] && !g.impetuous[unit] && !isRouting(g, unit)
}
