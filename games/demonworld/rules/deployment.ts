import { OFF_BOARD } from '@hexarium/hex'
import { reveal, type Seat } from '@hexarium/kernel'
import { NORTH } from '../content/ground.ts'
import { ground, isCaptain, lift, put } from '../elements.ts'
import { act, ask, decision, loop, procedure, tell } from '../events.ts'
import { CAPTAIN, type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../state.ts'
import { anchors, blockFields, cannotStandAt, FACINGS, shapesOf } from './blocks.ts'
import { bringForward } from './exchange.ts'
import { zoneOf } from './zone.ts'

/**
 * By side: the unit in hand, the shape chosen for it, the single element in hand, NONE where there is none; and how often
 * something already placed was taken up again.
 */
export type Deploying = { unit: Unit[]; shape: number[]; element: Element[]; changes: number[] }

/** A commander and the unit he joins are `commander · UNITS + unit`. */
const UNITS = 256
/** So often a side may take up again what it has placed. */
const MOST_CHANGES = 40

/** DW-XVI.12: both sides deploy at the same time and unseen: unit by unit, in any arrangement (DW-I.16). */
const deploy = decision({
  name: 'deploy',
  rule: ['DW-XVI.12', 'DW-I.16', 'DW-X.14'],
  seats: g => [0, 1].filter(side => !g.ready[side]),
  offer(g, here: Deploying, can, side) {
    const unit = here.unit[side]
    if (unit === NONE) offerUnits(g, here, side, can)
    else if (here.element[side] !== NONE) offerFields(g, here, side, can)
    else if (here.shape[side] !== NONE) {
      for (const hex of anchors(g, side, unit, here.shape[side])) can.hex(hex)
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
    shape(_g, here, shape, side) {
      here.shape[side] = shape
    },
    hex(g, here, hex, side) {
      const unit = here.unit[side]
      const element = here.element[side]
      if (element !== NONE) moveSingle(g, element, hex, g.facing[element])
      else placeBlock(g, unit, here.shape[side], hex)
      putAway(here, side)
    },
    element(_g, here, element, side) {
      here.element[side] = element
    },
    facing(g, here, facing, side) {
      g.facing[here.element[side]] = facing
      putAway(here, side)
    },
    scatter(g, here, _value, side) {
      scatter(g, side, here.unit[side], facingOf(g, side))
      putAway(here, side)
    },
    join(g, here, value, side) {
      here.changes[side]++
      attach(g, g.head[Math.floor(value / UNITS)], value % UNITS)
    },
    back(_g, here, _value, side) {
      here.changes[side]++
      putAway(here, side)
    },
    ready(g, _here, _value, side) {
      g.ready[side] = 1
    },
  },
})

type Kind = 'automatic' | 'unit' | 'shape' | 'hex' | 'element' | 'facing' | 'scatter' | 'join' | 'back' | 'ready'
type Can = { [kind in Kind]: (value?: number) => void }

function putAway(here: Deploying, side: Seat): void {
  here.unit[side] = here.shape[side] = here.element[side] = NONE
}

function isPlaced(g: Demonworld, unit: Unit): boolean {
  return g.at[g.head[unit]] !== NONE
}

function offerUnits(g: Demonworld, here: Deploying, side: Seat, can: Can): void {
  let missing = 0
  const mayChange = here.changes[side] < MOST_CHANGES
  for (const unit of deployable(g, side)) {
    if (mayChange || !isPlaced(g, unit)) can.unit(unit)
    if (!isPlaced(g, unit)) missing++
    else if (mayChange && isCaptain(g, unit)) {
      for (const other of unitsBeside(g, g.head[unit])) can.join(unit * UNITS + other)
    }
  }
  if (missing > 0) can.automatic()
  else can.ready()
}

function offerShapes(g: Demonworld, here: Deploying, side: Seat, can: Can): void {
  const unit = here.unit[side]
  const shapes = shapesOf(g, side, unit)
  for (const shape of shapes) can.shape(shape)
  if (isPlaced(g, unit)) for (const element of ownElements(g, unit)) can.element(element)
  else if (shapes.length === 0) can.scatter()
  if (here.changes[side] < MOST_CHANGES) can.back()
}

/** Fields for a single element, which keeps its facing there; or another facing where it stands. */
function offerFields(g: Demonworld, here: Deploying, side: Seat, can: Can): void {
  const element = here.element[side]
  for (const hex of zoneOf(g, side)) if (!cannotStandAt(g, g.type[element], hex, element)) can.hex(hex)
  for (let facing = 0; facing < FACINGS; facing++) if (facing !== g.facing[element]) can.facing(facing)
}

/** DW-X.14: units a commander stands beside, whom he may be attached to from the start. */
function unitsBeside(g: Demonworld, captain: Element): Unit[] {
  if (g.unit[captain] !== g.origin[captain]) return []
  const { board } = ground(g)
  const found = new Set<Unit>()
  for (let direction = 0; direction < 6; direction++) {
    const hex = board.neighbour[g.at[captain] * 6 + direction]
    const other = hex === OFF_BOARD ? NONE : g.on[hex]
    if (other !== NONE && g.figure[other] !== CAPTAIN && g.owner[g.unit[other]] === g.owner[g.unit[captain]])
      found.add(g.unit[other])
  }
  return [...found].sort((a, b) => a - b)
}

/** DW-X.14: an attached commander stands in the front rank, where there is one. */
function attach(g: Demonworld, captain: Element, unit: Unit): void {
  g.unit[captain] = unit
  g.facing[captain] = g.facing[g.head[unit]]
  bringForward(g, unit)
}

/** Commanders attached to a unit whose elements are placed anew stand alone again. */
function detach(g: Demonworld, unit: Unit): void {
  for (const captain of g.captains) {
    if (g.unit[captain] === unit || g.origin[captain] === unit) g.unit[captain] = g.origin[captain]
  }
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
  here.shape = [NONE, NONE]
  here.element = [NONE, NONE]
  here.changes = [0, 0]
  g.ready.fill(0)
}

function somebodyDeploys(g: Demonworld): boolean {
  return g.ready.includes(0)
}

function showDeployment(g: Demonworld): void {
  g.ready.fill(0)
  reveal(g)
  tell(g, 'deployed', ...g.at.map((hex, e) => (hex === NONE ? NONE : hex * FACINGS + g.facing[e])))
  for (const captain of g.captains) {
    if (g.unit[captain] !== g.origin[captain]) tell(g, 'joins', captain, g.unit[captain])
  }
}

/** The units a side puts on the board itself: not those that march round the flanks. */
export function deployable(g: Demonworld, side: Seat): Unit[] {
  return g.card.flatMap((_, unit) => (g.owner[unit] === side && g.march[unit] === 0 ? [unit] : []))
}

function ownElements(g: Demonworld, unit: Unit): Element[] {
  return Array.from({ length: g.strength[unit] }, (_, i) => g.head[unit] + i)
}

/** DW-IX.5: special figures come first among a unit's elements, so they stand in the front rank. */
export function placeBlock(g: Demonworld, unit: Unit, shape: number, anchor: Hex): void {
  detach(g, unit)
  for (const element of ownElements(g, unit)) lift(g, element)
  const places = blockFields(g, unit, shape, anchor)
  ownElements(g, unit).forEach((element, i) => {
    put(g, element, places[middleOut(i, Math.min(Math.floor(shape / FACINGS), g.strength[unit]))], shape % FACINGS)
  })
}

/** Figures of the front rank from its middle outwards; the other ranks as they come. */
function middleOut(i: number, width: number): number {
  if (i >= width) return i
  const middle = (width - 1) >> 1
  return i % 2 === 0 ? middle - i / 2 : middle + (i + 1) / 2
}

function moveSingle(g: Demonworld, element: Element, hex: Hex, facing: Facing): void {
  detach(g, g.origin[element])
  lift(g, element)
  put(g, element, hex, facing)
}

/** The facing towards the other side. */
export function facingOf(g: Demonworld, side: Seat): Facing {
  return g.edge[side] === NORTH ? 4 : 1
}

/** Puts everything that is not on the board yet into battle lines two deep, from the middle of the zone outwards. */
export function deployRest(g: Demonworld, side: Seat): void {
  const facing = facingOf(g, side)
  for (const unit of deployable(g, side)) {
    if (g.at[g.head[unit]] !== NONE) continue
    const wide = Math.max(1, Math.ceil(g.strength[unit] / 2))
    const widths = [wide, ...Array.from({ length: g.strength[unit] }, (_, i) => g.strength[unit] - i)]
    for (const width of widths) {
      const shape = width * FACINGS + facing
      const found = anchors(g, side, unit, shape)
      if (found.length === 0) continue
      placeBlock(g, unit, shape, frontAndCentre(g, side, found, width))
      break
    }
    if (g.at[g.head[unit]] === NONE) scatter(g, side, unit, facing)
  }
}

/** The anchor farthest forward and nearest to the middle. */
function frontAndCentre(g: Demonworld, side: Seat, found: readonly Hex[], width: number): Hex {
  const land = ground(g)
  const middle = land.half.reduce((most, half) => Math.max(most, half), 0) / 2
  const lean = facingOf(g, side) === 1 ? width - 1 : 1 - width
  const price = (hex: Hex) =>
    Math.abs(land.half[hex] + lean - middle) - 100 * land.toEdge[g.edge[side] * land.board.size + hex]
  return found.reduce((best, hex) => (price(hex) < price(best) ? hex : best))
}

/** Where no block fits, anywhere in the zone, which has room for all (`zoneOf`). */
function scatter(g: Demonworld, side: Seat, unit: Unit, facing: Facing): void {
  for (const element of ownElements(g, unit)) {
    const hex = zoneOf(g, side).find(field => !cannotStandAt(g, g.card[unit], field))
    if (hex !== undefined) put(g, element, hex, facing)
  }
}
