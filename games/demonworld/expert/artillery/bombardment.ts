import { d6, d20, roll } from '@hexarium/kernel'
import { LARGE, SIZE } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { OPEN, WOOD } from '../../content/board/terrain.ts'
import {
  FIELDS_A_LEVEL,
  LEFT_HIT,
  LOWERS_IN,
  MUZZLE,
  RAISES,
  UNDERGROWTH_LOSS,
  WALL_HIT,
  WALL_LOSS,
  WOOD_LOSS,
} from '../../content/expert/artillery.ts'
import { scar } from '../../content/expert/scars.ts'
import { growthOn, type Step, trajectoryOf } from '../../content/expert/trajectory.ts'
import { BUILDING_HEIGHT, HEDGE_HEIGHT, LEVEL_HEIGHT, UNDERGROWTH_HEIGHT, WOOD_HEIGHT } from '../../content/tables.ts'
import { ground, isDoomed, seatOf, sideOf } from '../../elements.ts'
import { tell } from '../../events.ts'
import { gunOf } from '../../rules/artillery/guns.ts'
import { footOf } from '../../rules/flyers/heights.ts'
import { isOpening } from '../../rules/shooting/sight.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { chainOf, hitsWith, leftOf, riderOrMount, type Shot, shotOf } from './impact.ts'

/** A straight shot and the line it flies along. */
interface Flight {
  readonly land: Ground
  readonly from: Hex
  readonly to: Hex
  readonly distance: number
  /** DW-XIX.13: heights of the muzzle and of the end of the line; where heights do not count, `flat`. */
  readonly muzzle: number
  readonly end: number
  readonly flat: boolean
}

/** DW-XIX.13: heights do not count up to one level in ten fields. */
export function flightTo(land: Ground, from: Hex, to: Hex): Flight {
  const distance = land.board.distance(from, to)
  const levels = Math.abs(land.level[from] - land.level[to])
  const muzzle = LEVEL_HEIGHT * land.level[from] + MUZZLE
  const end = LEVEL_HEIGHT * land.level[to]
  return { land, from, to, distance, muzzle, end, flat: levels * FIELDS_A_LEVEL <= distance }
}

/** DW-XIX.13: the lowest and the highest point a gun can be laid on at a distance. */
export function elevation(muzzle: number, distance: number): [lowest: number, highest: number] {
  return [muzzle - distance / LOWERS_IN, muzzle + distance * RAISES]
}

/** DW-XIX.13: true if something between these heights lies, at least partly, between the lines a gun can be laid on. */
export function isElevatable(muzzle: number, distance: number, foot: number, top: number): boolean {
  const [lowest, highest] = elevation(muzzle, distance)
  return top >= lowest && foot <= highest
}

/** DW-XIX.13: true if the line meets what reaches from one height to another on a field; it always does on the level. */
function meets({ land, from, distance, muzzle, end, flat }: Flight, hex: Hex, foot: number, top: number): boolean {
  if (flat) return true
  const at = land.board.distance(from, hex)
  const height = muzzle + ((end - muzzle) * at) / distance
  return foot <= height && height <= top && isElevatable(muzzle, at, foot, top)
}

/** DW-XIX.13: a hill that is touched stops a projectile, one it flies over does not. */
function isStoppedByHill({ land, from, to, distance, muzzle, end, flat }: Flight, hex: Hex): boolean {
  if (hex === to) return false
  if (flat) return land.level[hex] > Math.max(land.level[from], land.level[to])
  const height = muzzle + ((end - muzzle) * land.board.distance(from, hex)) / distance
  return land.level[hex] > Math.min(land.level[from], land.level[to]) && LEVEL_HEIGHT * land.level[hex] >= height
}

/** DW-XIX.8 … DW-XIX.12: a bolt or ball on its way to the final field, obstacle by obstacle. */
export function fireStraight(g: Demonworld, gun: Element, to: Hex): void {
  const flight = flightTo(ground(g), g.at[gun], to)
  const end = flyAlong(g, flight, shotOf(gun, gunOf(g, gun).factor))
  if (end !== NONE) tell(g, 'stopped', gun, end)
}

/** The field where the shot ends before its time, or NONE if it gets to its final field. */
function flyAlong(g: Demonworld, flight: Flight, shot: Shot): Hex {
  const isBolt = gunOf(g, shot.gun).projectile === 'bolt'
  let passed = shot.gun
  let before = flight.from
  for (const step of trajectoryOf(flight.land, flight.from, flight.to)) {
    const hex = fieldHit(g, shot.gun, flight, step)
    if (isStoppedByHill(flight, hex) || isHeldByHouse(g, flight, before, hex)) return hex
    before = hex
    shot.factor -= lossOn(flight, hex)
    const other = targetOn(g, flight, hex, passed)
    if (shot.factor <= 0 || isHeldByWall(g, flight, shot, step, other, isBolt)) return hex
    if (other === NONE) continue
    passed = other
    if (isSpentOn(g, shot, other, hex, isBolt)) return hex
  }
  return NONE
}

/** DW-XIX.8: between two fields a die decides, where it matters. */
function fieldHit(g: Demonworld, gun: Element, flight: Flight, { hex, beside }: Step): Hex {
  if (beside === NONE) return hex
  const { land, from, to } = flight
  const isPlain = (one: Hex) =>
    g.on[one] === NONE && growthOn(land, from, to, one) === OPEN && !isStoppedByHill(flight, one)
  if (isPlain(hex) && isPlain(beside)) return hex
  return roll(g, sideOf(g, gun), d6) <= LEFT_HIT ? hex : beside
}

/** DW-XIX.12: what a wood or undergrowth on a field takes from the factor. */
function lossOn(flight: Flight, hex: Hex): number {
  const { land, from, to } = flight
  const growth = growthOn(land, from, to, hex)
  if (growth === OPEN) return 0
  const foot = LEVEL_HEIGHT * land.level[hex]
  const top = foot + (growth === WOOD ? WOOD_HEIGHT : UNDERGROWTH_HEIGHT)
  return meets(flight, hex, foot, top) ? (growth === WOOD ? WOOD_LOSS : UNDERGROWTH_LOSS) : 0
}

/** Who stands in the way on a field: nobody who has fallen in this phase, and nobody twice. */
function targetOn(g: Demonworld, flight: Flight, hex: Hex, passed: Element): Element {
  const other = g.on[hex]
  if (other === NONE || other === passed || isDoomed(g, other)) return NONE
  const foot = footOf(flight.land, hex)
  return meets(flight, hex, foot, foot + SIZE[g.type[other]]) ? other : NONE
}

function wallTop({ board, level }: Ground, wall: number): number {
  return LEVEL_HEIGHT * Math.max(level[board.sideHexes[2 * wall]], level[board.sideHexes[2 * wall + 1]]) + HEDGE_HEIGHT
}

/** DW-XIX.12: who looks out over a wall may be hit in its place: with even chances, or by heights. */
function hitsWall(g: Demonworld, gun: Element, { land }: Flight, { hex, wall }: Step, other: Element): boolean {
  if (other === NONE) return true
  const [size, covered] = [SIZE[g.type[other]], wallTop(land, wall) - footOf(land, hex)]
  if (size <= covered) return true
  return roll(g, sideOf(g, gun), d6) <= (g.rules.wallHeights ? wallFaces(size, covered) : WALL_HIT)
}

/** DW-XIX.12, AMB2-85: up to which die a wall is hit that covers so much of somebody of a size. */
export function wallFaces(size: number, covered: number): number {
  return Math.round((6 * Math.max(0, covered)) / size)
}

/** DW-XIX.12: a wall stops a bolt; a ball may break it down and goes on with less. */
function isHeldByWall(g: Demonworld, flight: Flight, shot: Shot, step: Step, other: Element, isBolt: boolean): boolean {
  const { wall } = step
  if (wall === NONE || !meets(flight, step.hex, 0, wallTop(flight.land, wall))) return false
  if (!hitsWall(g, shot.gun, flight, step, other)) return false
  if (isBolt || !batter(g, shot.gun, wall, shot.factor)) return true
  shot.factor -= WALL_LOSS
  return shot.factor <= 0
}

/** DW-XXIV.1, AMB2-90: a projectile ends at the wall or the closed door of a building that it does not fly over. */
function isHeldByHouse(g: Demonworld, flight: Flight, from: Hex, hex: Hex): boolean {
  const { buildings, board, level } = flight.land
  if (buildings === null) return false
  const side = buildings.wall[hex] ? NONE : board.sideBetween(from, hex)
  if (!buildings.wall[hex] && !(buildings.barrier[side] > 0)) return false
  const top = LEVEL_HEIGHT * Math.max(level[from], level[hex]) + BUILDING_HEIGHT
  return !isOpening(g, buildings, side, hex) && meets(flight, hex, 0, top)
}

/** DW-XIX.12, DW-XIX.16: one attack on a wall. */
export function batter(g: Demonworld, gun: Element, wall: number, factor: number): boolean {
  const die = roll(g, sideOf(g, gun), d20, 'low')
  const broken = die <= factor
  tell(g, 'batters', gun, wall, factor, die, broken ? 1 : 0)
  if (!broken) return false
  g.breaches.push(wall)
  scar(g)
  return true
}

/** DW-XIX.9 … DW-XIX.11, DW-XIX.18: what the projectile does to somebody in its way; true if that is its end. */
function isSpentOn(g: Demonworld, shot: Shot, other: Element, hex: Hex, isBolt: boolean): boolean {
  const target = LARGE[g.type[other]] && seatOf(g, other) === hex ? riderOrMount(g, shot.gun, other) : other
  if (LARGE[g.type[target]]) {
    g.hits[target] += chainOf(g, shot, target, leftOf(g, target))
    return true
  }
  if (isBolt) {
    const left = leftOf(g, target)
    const hits = chainOf(g, shot, target, left)
    g.hits[target] += hits
    return hits < left || shot.factor <= 0
  }
  if (hitsWith(g, shot, target)) {
    g.hits[target]++
    shot.factor--
  }
  return shot.factor <= 0
}

/** DW-XIX.13a: a shot aimed high at a large element that comes down on its base: nobody else matters. */
export function fireHigh(g: Demonworld, gun: Element, target: Element, hex: Hex): void {
  const { factor, projectile } = gunOf(g, gun)
  isSpentOn(g, shotOf(gun, factor), target, hex, projectile === 'bolt' || g.rules.beforeEleven)
}
