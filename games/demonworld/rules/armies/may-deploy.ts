import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId, Seat } from '@hexarium/kernel'
import { isLarge } from '../../bases.ts'
import { ground, isCaptain, isHere, stands } from '../../elements.ts'
import { CAPTAIN, type Demonworld, type Element, FACINGS, type Facing, type Hex, NONE, type Unit } from '../../state.ts'
import { cannotStartOn, isMount } from '../large/mounts.ts'
import { deployable, ownElements } from '../melee/battle-line.ts'
import { anchors, cannotPlaceLarge, cannotStandAt, type Shape, shapesOf } from './blocks.ts'
import { zoneOf } from './zone.ts'

/**
 * By side: the unit in hand, width and facing of the block chosen for it, the single element in hand, NONE where there is
 * none; and how often something already placed was taken up again.
 */
export type Deploying = { unit: Unit[]; width: number[]; facing: Facing[]; element: Element[]; changes: number[] }

/** A commander and the unit he joins, or the unit whose element he rides. */
type Attached = { captain: Unit; unit: Unit }

/** So often a side may take up again what it has placed. */
const MOST_CHANGES = 40

/** True as long as a side may take up again what it has placed. */
export function mayChange(here: Deploying, side: Seat): boolean {
  return here.changes[side] < MOST_CHANGES
}

/** The shape chosen for the unit in hand. */
export function shapeChosen(here: Deploying, side: Seat): Shape {
  return { width: here.width[side], facing: here.facing[side] }
}

/** True for a unit that has been put on the board. */
export function isPlaced(g: Demonworld, unit: Unit): boolean {
  return isHere(g, g.head[unit])
}

/** How many units of a side are not on the board yet. */
export function missing(g: Demonworld, side: Seat): number {
  return deployable(g, side).filter(unit => !isPlaced(g, unit)).length
}

const isEmptyHanded = (here: Deploying, side: Seat): boolean => here.unit[side] === NONE
const holdsElement = (here: Deploying, side: Seat): boolean => here.element[side] !== NONE
const holdsShape = (here: Deploying, side: Seat): boolean => !holdsElement(here, side) && here.width[side] !== NONE
const holdsUnit = (here: Deploying, side: Seat): boolean =>
  !isEmptyHanded(here, side) && !holdsElement(here, side) && here.width[side] === NONE

/** DW-XVI.12: why the rest is not deployed by itself, or nobody is ready: something is in hand, or all or not all stand. */
export function cannotFinish(g: Demonworld, here: Deploying, side: Seat, isReady: boolean): RuleId | undefined {
  return isEmptyHanded(here, side) && (missing(g, side) === 0) === isReady ? undefined : 'DW-XVI.12'
}

/** DW-XVI.12: why a unit is not taken in hand. */
export function cannotTakeUp(g: Demonworld, here: Deploying, unit: Unit, side: Seat): RuleId | undefined {
  if (!isEmptyHanded(here, side) || !deployable(g, side).includes(unit)) return 'DW-XVI.12'
  return mayChange(here, side) || !isPlaced(g, unit) ? undefined : 'DW-XVI.12'
}

/** DW-XVI.12: why the unit in hand does not take a shape. */
export function cannotShape(g: Demonworld, here: Deploying, shape: Shape, side: Seat): RuleId | undefined {
  if (!holdsUnit(here, side)) return 'DW-XVI.12'
  const isThis = ({ width, facing }: Shape) => width === shape.width && facing === shape.facing
  return shapesOf(g, side, here.unit[side]).some(isThis) ? undefined : 'DW-XVI.12'
}

/** DW-XVI.12, DW-XI.2, DW-V.4: why what is in hand does not go to a field. */
export function cannotPutDown(g: Demonworld, here: Deploying, hex: Hex, side: Seat): RuleId | undefined {
  const zone = zoneOf(g, side)
  if (!zone.includes(hex)) return 'DW-XVI.12'
  const element = here.element[side]
  if (holdsElement(here, side)) return cannotMoveTo(g, side, element, hex, g.facing[element])
  if (!holdsShape(here, side)) return 'DW-XVI.12'
  const unit = here.unit[side]
  if (isLarge(g, unit)) return cannotPlaceLarge(g, zone, unit, hex, here.facing[side])
  if (anchors(g, side, unit, shapeChosen(here, side)).includes(hex)) return undefined
  const other = g.on[hex]
  const own = other !== NONE && g.origin[other] === unit ? other : NONE
  return cannotStandAt(g, g.card[unit], hex, own) ?? 'DW-XVI.12'
}

/** DW-XVI.12: why an element of the unit in hand is not moved on its own. */
export function cannotTakeOne(g: Demonworld, here: Deploying, element: Element, side: Seat): RuleId | undefined {
  const unit = here.unit[side]
  if (!holdsUnit(here, side) || !stands(g, g.head[unit])) return 'DW-XVI.12'
  return ownElements(g, unit).includes(element) ? undefined : 'DW-XVI.12'
}

/** DW-XVI.12, DW-XVII.5: why the element in hand does not turn so. */
export function cannotFaceSo(g: Demonworld, here: Deploying, facing: Facing, side: Seat): RuleId | undefined {
  const element = here.element[side]
  if (!holdsElement(here, side) || facing >= FACINGS || facing === g.facing[element]) return 'DW-XVI.12'
  return isLarge(g, g.origin[element]) ? cannotMoveTo(g, side, element, g.at[element], facing) : undefined
}

/** DW-XVI.12: why the unit in hand is not scattered: it stands already, or there is room for a block. */
export function cannotScatter(g: Demonworld, here: Deploying, side: Seat): RuleId | undefined {
  const unit = here.unit[side]
  if (!holdsUnit(here, side) || stands(g, g.head[unit])) return 'DW-XVI.12'
  return shapesOf(g, side, unit).length === 0 ? undefined : 'DW-XVI.12'
}

/** DW-XVI.12: why what is in hand is not put back. */
export function cannotPutBack(_g: Demonworld, here: Deploying, side: Seat): RuleId | undefined {
  return (holdsUnit(here, side) || holdsShape(here, side)) && mayChange(here, side) ? undefined : 'DW-XVI.12'
}

/** Why an element may not be put on a field of the zone with a facing. */
export function cannotMoveTo(
  g: Demonworld,
  side: Seat,
  element: Element,
  hex: Hex,
  facing: Facing,
): RuleId | undefined {
  if (!isLarge(g, g.origin[element])) return cannotStandAt(g, g.type[element], hex, element)
  return cannotPlaceLarge(g, zoneOf(g, side), g.origin[element], hex, facing)
}

/** DW-X.14, DW-XVII.31: why a commander is not attached to a unit from the start. */
export function cannotAttach(g: Demonworld, here: Deploying, attached: Attached, side: Seat): RuleId | undefined {
  const { captain, unit } = attached
  const rule = cannotBegin(g, here, captain, side)
  if (rule) return rule
  if (isPlaced(g, captain) && unitsBeside(g, g.head[captain]).includes(unit)) return undefined
  return g.card[unit] !== undefined && isLarge(g, unit) ? 'DW-XVII.31' : 'DW-X.14'
}

/** DW-XVII.31, DW-XVIII.8: why a commander does not begin on a mount. */
export function cannotMountAt(g: Demonworld, here: Deploying, attached: Attached, side: Seat): RuleId | undefined {
  const rule = cannotBegin(g, here, attached.captain, side)
  if (rule) return rule
  const mount = g.head[attached.unit]
  return mountsOf(g, side).includes(mount) ? cannotStartOn(g, g.head[attached.captain], mount) : 'DW-XVII.31'
}

/** DW-XVI.12, DW-X.14: why a commander is not attached to anybody now. */
function cannotBegin(g: Demonworld, here: Deploying, captain: Unit, side: Seat): RuleId | undefined {
  if (!isEmptyHanded(here, side) || !mayChange(here, side)) return 'DW-XVI.12'
  return deployable(g, side).includes(captain) && isCaptain(g, captain) ? undefined : 'DW-X.14'
}

/** DW-X.14: units a commander stands beside, whom he may be attached to from the start. */
export function unitsBeside(g: Demonworld, captain: Element): Unit[] {
  if (g.unit[captain] !== g.origin[captain] || isLarge(g, g.origin[captain])) return []
  const { board } = ground(g)
  const found = new Set<Unit>()
  for (let direction = 0; direction < 6; direction++) {
    const hex = board.neighbour[g.at[captain] * 6 + direction]
    const other = hex === OFF_BOARD ? NONE : g.on[hex]
    if (other === NONE || isLarge(g, g.origin[other])) continue // DW-XVII.31
    if (g.figure[other] !== CAPTAIN && g.owner[g.unit[other]] === g.owner[g.unit[captain]]) found.add(g.unit[other])
  }
  return [...found].sort((a, b) => a - b)
}

/** DW-XVII.31, DW-XVIII.8: the dragons and chariots of a side that are on the board. */
export function mountsOf(g: Demonworld, side: Seat): Element[] {
  return deployable(g, side).flatMap(unit => (isMount(g, g.head[unit]) && isPlaced(g, unit) ? [g.head[unit]] : []))
}
