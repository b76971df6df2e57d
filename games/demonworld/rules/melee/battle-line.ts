import type { RuleId, Seat } from '@hexarium/kernel'
import { isLarge } from '../../bases.ts'
import { battles } from '../../content/armies/battles.ts'
import { EAST, NORTH, SOUTH, WEST } from '../../content/board/ground.ts'
import { ground, isHere, lift, put } from '../../elements.ts'
import { type Demonworld, type Element, FACINGS, type Facing, type Hex, NONE, type Unit } from '../../state.ts'
import { anchors, blockFields, cannotStandAt, type Shape } from '../armies/blocks.ts'
import { zoneOf } from '../armies/zone.ts'
import { expert } from '../expert.ts'

/** The units a side puts on the board itself: not those that march round the flanks. */
export function deployable(g: Demonworld, side: Seat): Unit[] {
  return g.card.flatMap((_, unit) => (g.owner[unit] === side && g.march[unit] === 0 ? [unit] : []))
}

/** The elements of a unit. */
export function ownElements(g: Demonworld, unit: Unit): Element[] {
  return Array.from({ length: g.strength[unit] }, (_, i) => g.head[unit] + i)
}

/** Commanders attached to a unit whose elements are placed anew stand alone again; who rides one stays on it. */
function detach(g: Demonworld, unit: Unit): void {
  for (const captain of g.captains) {
    if (g.origin[captain] === unit) g.mount[captain] = NONE
    else if (g.unit[captain] !== unit || g.mount[captain] !== NONE) continue
    g.unit[captain] = g.origin[captain]
  }
}

/** DW-IX.5: special figures come first among a unit's elements, so they stand in the front rank. */
export function placeBlock(g: Demonworld, unit: Unit, shape: Shape, anchor: Hex): void {
  detach(g, unit)
  for (const element of ownElements(g, unit)) lift(g, element)
  const places = blockFields(g, unit, shape, anchor)
  ownElements(g, unit).forEach((element, i) => {
    put(g, element, places[middleOut(i, Math.min(shape.width, g.strength[unit]))], shape.facing)
  })
}

/** Figures of the front rank from its middle outwards; the other ranks as they come. */
function middleOut(i: number, width: number): number {
  if (i >= width) return i
  const middle = (width - 1) >> 1
  return i % 2 === 0 ? middle - i / 2 : middle + (i + 1) / 2
}

/** Puts a single element elsewhere. */
export function moveSingle(g: Demonworld, element: Element, hex: Hex, facing: Facing): void {
  detach(g, g.origin[element])
  lift(g, element)
  put(g, element, hex, facing)
}

const INWARD: readonly Facing[] = [4, 1, 0, 3]

/** The facing from an edge towards the middle of the board. */
export function facingFrom(edge: number): Facing {
  return INWARD[edge]
}

/** The facing towards the other side. */
export function facingOf(g: Demonworld, side: Seat): Facing {
  return facingFrom(g.edge[side])
}

/** The edges a side deploys along: its own, or both long ones in turn (`content/armies/battles.ts`). */
function edgesOf(g: Demonworld, side: Seat, unit: Unit): number[] {
  if (battles[g.battle].split !== side) return [g.edge[side]]
  return unit % 2 === 0 ? [NORTH, SOUTH] : [SOUTH, NORTH]
}

/** Puts everything that is not on the board yet into battle lines two deep, from the middle of the zone outwards. */
export function deployRest(g: Demonworld, side: Seat): void {
  const units = deployable(g, side)
  for (const unit of [...units.filter(one => isLarge(g, one)), ...units.filter(one => !isLarge(g, one))]) {
    if (isHere(g, g.head[unit])) continue
    for (const edge of edgesOf(g, side, unit)) if (g.at[g.head[unit]] === NONE) deployAlong(g, side, unit, edge)
    if (g.at[g.head[unit]] === NONE) scatter(g, side, unit, facingOf(g, side))
  }
}

/** In a line along an edge, if there is room for one. */
function deployAlong(g: Demonworld, side: Seat, unit: Unit, edge: number): void {
  const wide = Math.max(1, Math.ceil(g.strength[unit] / 2))
  for (const width of [wide, ...Array.from({ length: g.strength[unit] }, (_, i) => g.strength[unit] - i)]) {
    const shape = { width, facing: INWARD[edge] }
    const found = anchors(g, side, unit, shape).filter(
      hex => battles[g.battle].split !== side || nearestLong(g, hex) === edge,
    )
    if (found.length === 0) continue
    placeBlock(g, unit, shape, frontAndCentre(g, edge, found, width))
    return
  }
}

/** The long edge a field is nearer to. */
function nearestLong(g: Demonworld, hex: Hex): number {
  const { toEdge, board } = ground(g)
  return toEdge[NORTH * board.size + hex] <= toEdge[SOUTH * board.size + hex] ? NORTH : SOUTH
}

/** DW-XXI.2: units of a side that deploys along both long edges rout to the one they were deployed at. */
export function settleHomes(g: Demonworld): void {
  g.home = g.card.map((_, unit) => {
    const hex = g.at[g.head[unit]]
    return battles[g.battle].split === g.owner[unit] && hex !== NONE ? nearestLong(g, hex) : NONE
  })
}

/** The anchor farthest forward and nearest to the middle. */
function frontAndCentre(g: Demonworld, edge: number, found: readonly Hex[], width: number): Hex {
  const land = ground(g)
  const across = edge === WEST || edge === EAST ? land.row : land.half
  const middle = across.reduce((most, half) => Math.max(most, half), 0) / 2
  const lean = edge === NORTH ? 1 - width : edge === SOUTH ? width - 1 : 0
  const price = (hex: Hex) => Math.abs(across[hex] + lean - middle) - 100 * land.toEdge[edge * land.board.size + hex]
  return found.reduce((best, hex) => (price(hex) < price(best) ? hex : best))
}

/** Where no block fits, anywhere in the zone; where the zone has no room left, as near to it as there is room. */
export function scatter(g: Demonworld, side: Seat, unit: Unit, facing: Facing): void {
  detach(g, unit)
  const fields = outwards(g, side)
  for (const element of ownElements(g, unit)) {
    for (const hex of fields) {
      const towards = facingsFor(g, unit, facing).find(way => !cannotStand(g, unit, hex, way))
      if (towards === undefined) continue
      put(g, element, hex, towards)
      break
    }
  }
}

function facingsFor(g: Demonworld, unit: Unit, facing: Facing): Facing[] {
  return isLarge(g, unit) ? Array.from({ length: FACINGS }, (_, i) => (facing + i) % FACINGS) : [facing]
}

function cannotStand(g: Demonworld, unit: Unit, hex: Hex, facing: Facing): RuleId | undefined {
  return isLarge(g, unit) ? expert.cannotStandLarge(g, unit, hex, facing) : cannotStandAt(g, g.card[unit], hex)
}

/** The fields of a zone, then all others from its own edge on. */
function outwards(g: Demonworld, side: Seat): Hex[] {
  const { toEdge, board } = ground(g)
  const zone = zoneOf(g, side)
  const rest = Array.from({ length: board.size }, (_, hex) => hex).filter(hex => !zone.includes(hex))
  const rows = (hex: Hex) => toEdge[g.edge[side] * board.size + hex]
  return [...zone, ...rest.sort((a, b) => rows(a) - rows(b) || a - b)]
}
