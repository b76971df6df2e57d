import { OFF_BOARD } from '@hexarium/hex'
import { type Can as Listing, type RuleId, reveal, type Seat } from '@hexarium/kernel'
import { isLarge } from '../../bases.ts'
import { ground, isCaptain, isHere, stands } from '../../elements.ts'
import { act, ask, decision, loop, procedure, tell } from '../../events.ts'
import {
  CAPTAIN,
  type Demonworld,
  type Element,
  FACINGS,
  type Facing,
  type Hex,
  NONE,
  UNITS,
  type Unit,
} from '../../state.ts'
import { cannotStartOn, isMount, startOn } from '../large/mounts.ts'
import {
  deployable,
  deployRest,
  facingOf,
  moveSingle,
  ownElements,
  placeBlock,
  scatter,
  settleHomes,
} from '../melee/battle-line.ts'
import { bringForward } from '../orders/exchange.ts'
import { anchors, cannotPlaceLarge, cannotStandAt, SHAPE, type Shape, shapesOf } from './blocks.ts'
import { zoneOf } from './zone.ts'

/**
 * By side: the unit in hand, width and facing of the block chosen for it, the single element in hand, NONE where there is
 * none; and how often something already placed was taken up again.
 */
export type Deploying = { unit: Unit[]; width: number[]; facing: Facing[]; element: Element[]; changes: number[] }

/** How an option names a commander and the unit he joins, or the unit whose element he rides. */
const COMMANDER = { captain: UNITS, unit: UNITS } as const
/** So often a side may take up again what it has placed. */
const MOST_CHANGES = 40

/** DW-XVI.12: both sides deploy at the same time and unseen: unit by unit, in any arrangement (DW-I.16). */
export const deploy = decision({
  name: 'deploy',
  rule: ['DW-XVI.12', 'DW-I.16', 'DW-X.14', 'DW-XVII.31'],
  seats: g => [0, 1].filter(side => !g.ready[side]),
  about: (_g, here: Deploying, seat) => ({ unit: here.unit[seat] ?? NONE, element: here.element[seat] ?? NONE }),
  offer(g, here: Deploying, can, side) {
    const unit = here.unit[side]
    if (unit === NONE) offerUnits(g, here, side, can)
    else if (here.element[side] !== NONE) offerFields(g, here, side, can)
    else if (here.width[side] !== NONE) {
      for (const hex of anchors(g, side, unit, shapeChosen(here, side))) can.hex(hex)
      if (here.changes[side] < MOST_CHANGES) can.back()
    } else offerShapes(g, here, side, can)
  },
  take: {
    automatic(g, _here, _value, side) {
      deployRest(g, side)
    },
    unit(g, here, unit, side) {
      here.unit[side] = unit
      if (isPlaced(g, unit)) here.changes[side]++
    },
    shape(_g, here, { width, facing }, side) {
      here.width[side] = width
      here.facing[side] = facing
    },
    hex: putDown,
    element(_g, here, element, side) {
      here.element[side] = element
    },
    facing: turnRound,
    scatter(g, here, _value, side) {
      scatter(g, side, here.unit[side], facingOf(g, side))
      putAway(here, side)
    },
    join(g, here, { captain, unit }, side) {
      here.changes[side]++
      attach(g, g.head[captain], unit)
    },
    mount(g, here, { captain, unit }, side) {
      here.changes[side]++
      startOn(g, g.head[captain], g.head[unit])
    },
    back(_g, here, _value, side) {
      here.changes[side]++
      putAway(here, side)
    },
    ready(g, _here, _value, side) {
      g.ready[side] = true
    },
  },
  parts: { shape: SHAPE, join: COMMANDER, mount: COMMANDER },
  points: { join: ({ unit }) => `unit:${unit}`, mount: ({ unit }) => `unit:${unit}` },
})

type Kind =
  | ('automatic' | 'unit' | 'shape' | 'hex' | 'element' | 'facing' | 'scatter')
  | ('join' | 'mount' | 'back' | 'ready')
type Can = Listing<Kind, { shape: typeof SHAPE; join: typeof COMMANDER; mount: typeof COMMANDER }>

function shapeChosen(here: Deploying, side: Seat): Shape {
  return { width: here.width[side], facing: here.facing[side] }
}

/** What is in hand goes to a field: a single element, or a block with its left front element there. */
function putDown(g: Demonworld, here: Deploying, hex: Hex, side: Seat): void {
  const element = here.element[side]
  if (element !== NONE) moveSingle(g, element, hex, g.facing[element])
  else placeBlock(g, here.unit[side], shapeChosen(here, side), hex)
  putAway(here, side)
}

/** The element in hand turns where it stands. */
function turnRound(g: Demonworld, here: Deploying, facing: Facing, side: Seat): void {
  const element = here.element[side]
  if (isLarge(g, g.origin[element])) moveSingle(g, element, g.at[element], facing)
  else g.facing[element] = facing
  putAway(here, side)
}

/** Nothing is in hand any more. */
export function putAway(here: Deploying, side: Seat): void {
  here.unit[side] = here.width[side] = here.facing[side] = here.element[side] = NONE
}

function isPlaced(g: Demonworld, unit: Unit): boolean {
  return isHere(g, g.head[unit])
}

function offerUnits(g: Demonworld, here: Deploying, side: Seat, can: Can): void {
  let missing = 0
  const mayChange = here.changes[side] < MOST_CHANGES
  for (const unit of deployable(g, side)) {
    if (mayChange || !isPlaced(g, unit)) can.unit(unit)
    if (!isPlaced(g, unit)) missing++
    else if (mayChange && isCaptain(g, unit)) {
      for (const other of unitsBeside(g, g.head[unit])) can.join({ captain: unit, unit: other })
    }
    if (mayChange && isCaptain(g, unit)) {
      for (const mount of mountsOf(g, side))
        if (!cannotStartOn(g, g.head[unit], mount)) can.mount({ captain: unit, unit: g.origin[mount] })
    }
  }
  if (missing > 0) can.automatic()
  else can.ready()
}

function offerShapes(g: Demonworld, here: Deploying, side: Seat, can: Can): void {
  const unit = here.unit[side]
  const shapes = shapesOf(g, side, unit)
  for (const shape of shapes) can.shape(shape)
  if (stands(g, g.head[unit])) for (const element of ownElements(g, unit)) can.element(element)
  else if (shapes.length === 0) can.scatter()
  if (here.changes[side] < MOST_CHANGES) can.back()
}

/** Fields for a single element, which keeps its facing there; or another facing where it stands. */
function offerFields(g: Demonworld, here: Deploying, side: Seat, can: Can): void {
  const element = here.element[side]
  for (const hex of zoneOf(g, side)) if (!cannotMoveTo(g, side, element, hex, g.facing[element])) can.hex(hex)
  for (let facing = 0; facing < FACINGS; facing++) {
    if (facing === g.facing[element]) continue
    if (!isLarge(g, g.origin[element]) || !cannotMoveTo(g, side, element, g.at[element], facing)) can.facing(facing)
  }
}

/** Why an element may not be put on a field of the zone with a facing. */
function cannotMoveTo(g: Demonworld, side: Seat, element: Element, hex: Hex, facing: Facing): RuleId | undefined {
  if (!isLarge(g, g.origin[element])) return cannotStandAt(g, g.type[element], hex, element)
  return cannotPlaceLarge(g, zoneOf(g, side), g.origin[element], hex, facing)
}

/** DW-X.14: units a commander stands beside, whom he may be attached to from the start. */
function unitsBeside(g: Demonworld, captain: Element): Unit[] {
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

/** DW-X.14: an attached commander stands in the front rank, where there is one. */
function attach(g: Demonworld, captain: Element, unit: Unit): void {
  g.unit[captain] = unit
  g.facing[captain] = g.facing[g.head[unit]]
  bringForward(g, unit)
}

/** DW-XVII.31, DW-XVIII.8: the dragons and chariots of a side that are on the board. */
function mountsOf(g: Demonworld, side: Seat): Element[] {
  return deployable(g, side).flatMap(unit => (isMount(g, g.head[unit]) && isPlaced(g, unit) ? [g.head[unit]] : []))
}

/** DW-XVI.12: deployment, then everything lies open. */
export const deployment = procedure<Deploying>(
  'deployment',
  'DW-XVI.12',
  act(beginDeployment),
  loop(somebodyDeploys, ask(deploy)),
  act(showDeployment),
)

function beginDeployment(g: Demonworld, here: Deploying): void {
  here.unit = [NONE, NONE]
  here.width = [NONE, NONE]
  here.facing = [NONE, NONE]
  here.element = [NONE, NONE]
  here.changes = [0, 0]
  g.ready.fill(false)
}

function somebodyDeploys(g: Demonworld): boolean {
  return g.ready.includes(false)
}

function showDeployment(g: Demonworld): void {
  g.ready.fill(false)
  settleHomes(g)
  reveal(g)
  tell(g, 'deployed', ...g.at.map((hex, e) => (hex === NONE ? NONE : hex * FACINGS + g.facing[e])))
  for (const captain of g.captains) {
    if (g.mount[captain] !== NONE) tell(g, 'mounts', captain, g.mount[captain])
    else if (g.unit[captain] !== g.origin[captain]) tell(g, 'joins', captain, g.unit[captain])
  }
}
