import { type Can as Listing, type RuleId, reveal, type Seat } from '@hexarium/kernel'
import { isLarge } from '../../bases.ts'
import { isCaptain, stands } from '../../elements.ts'
import { act, ask, decision, loop, procedure, tell } from '../../events.ts'
import { type Demonworld, type Element, FACINGS, type Facing, type Hex, NONE, UNITS, type Unit } from '../../state.ts'
import { cannotStartOn, startOn } from '../large/mounts.ts'
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
import { anchors, SHAPE, shapesOf } from './blocks.ts'
import {
  cannotAttach,
  cannotFaceSo,
  cannotFinish,
  cannotMountAt,
  cannotMoveTo,
  cannotPutBack,
  cannotPutDown,
  cannotScatter,
  cannotShape,
  cannotTakeOne,
  cannotTakeUp,
  type Deploying,
  isPlaced,
  mayChange,
  missing,
  mountsOf,
  shapeChosen,
  unitsBeside,
} from './may-deploy.ts'
import { zoneOf } from './zone.ts'

/** How an option names a commander and the unit he joins, or the unit whose element he rides. */
const COMMANDER = { captain: UNITS, unit: UNITS } as const

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
      if (mayChange(here, side)) can.back()
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
  cannot: {
    automatic: (g, here, value, side) => cannotNumber(value) ?? cannotFinish(g, here, side, false),
    unit: cannotTakeUp,
    shape: cannotShape,
    hex: cannotPutDown,
    element: cannotTakeOne,
    facing: cannotFaceSo,
    scatter: (g, here, value, side) => cannotNumber(value) ?? cannotScatter(g, here, side),
    join: cannotAttach,
    mount: cannotMountAt,
    back: (g, here, value, side) => cannotNumber(value) ?? cannotPutBack(g, here, side),
    ready: (g, here, value, side) => cannotNumber(value) ?? cannotFinish(g, here, side, true),
  },
  parts: { shape: SHAPE, join: COMMANDER, mount: COMMANDER },
  amounts: ['shape'],
  points: { join: ({ unit }) => `unit:${unit}`, mount: ({ unit }) => `unit:${unit}` },
})

type Kind =
  | ('automatic' | 'unit' | 'shape' | 'hex' | 'element' | 'facing' | 'scatter')
  | ('join' | 'mount' | 'back' | 'ready')
type Can = Listing<Kind, { shape: typeof SHAPE; join: typeof COMMANDER; mount: typeof COMMANDER }>

/** These choices carry no number. */
const cannotNumber = (value: number): RuleId | undefined => (value === 0 ? undefined : 'DW-XVI.12')

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

function offerUnits(g: Demonworld, here: Deploying, side: Seat, can: Can): void {
  const changes = mayChange(here, side)
  for (const unit of deployable(g, side)) {
    if (changes || !isPlaced(g, unit)) can.unit(unit)
    if (changes && isPlaced(g, unit) && isCaptain(g, unit)) {
      for (const other of unitsBeside(g, g.head[unit])) can.join({ captain: unit, unit: other })
    }
    if (changes && isCaptain(g, unit)) {
      for (const mount of mountsOf(g, side))
        if (!cannotStartOn(g, g.head[unit], mount)) can.mount({ captain: unit, unit: g.origin[mount] })
    }
  }
  if (missing(g, side) > 0) can.automatic()
  else can.ready()
}

function offerShapes(g: Demonworld, here: Deploying, side: Seat, can: Can): void {
  const unit = here.unit[side]
  const shapes = shapesOf(g, side, unit)
  for (const shape of shapes) can.shape(shape)
  if (stands(g, g.head[unit])) for (const element of ownElements(g, unit)) can.element(element)
  else if (shapes.length === 0) can.scatter()
  if (mayChange(here, side)) can.back()
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

/** DW-X.14: an attached commander stands in the front rank, where there is one. */
function attach(g: Demonworld, captain: Element, unit: Unit): void {
  g.unit[captain] = unit
  g.facing[captain] = g.facing[g.head[unit]]
  bringForward(g, unit)
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
