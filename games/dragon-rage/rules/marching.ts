import type { RuleId } from '@hexarium/kernel'
import { board } from '../content/board.ts'
import { CLOSED, DEPENDS, TOWER } from '../content/maps.ts'
import { EARTH_UNIT, ELOWYN_UNIT, isElemental, isHero, mpOf, roadMpOf, TRX, typeOf } from '../content/types.ts'
import { tell } from '../events.ts'
import {
  type Direction,
  type DragonRage,
  type Hex,
  MOVE_ENDED,
  NONE,
  OFF_ROAD,
  ON_ROAD,
  SUMMONED,
  UNMOVED,
  type Unit,
  WAITING,
} from '../state.ts'
import { cannotStayInTowers, isFree, isMonstrous, mapOf, onMap } from '../units.ts'
import { arrive } from './arrival.ts'
import { standingBridge } from './bridges.ts'
import { isLedByOrcs, mayLead } from './elowyn.ts'
import { type Current, Flood, UNREACHED } from './flood.ts'
import { cannotShare, isAmongFoes, isUnderMajor, overruns } from './stacking.ts'
import { cannotCross } from './terrain.ts'
import { inWhirlwind } from './weather.ts'

const normal = new Flood()
const byRoad = new Flood()
const starts: Hex[] = [NONE]

let game: DragonRage
let mover: Unit = 0
let start: Hex = NONE
let isOnFoot = true
/** What holds for the mover on its whole way: towers are closed to it; whirlwinds slow it down. */
let shunsTowers = false
let isSlowed = false

/** DR-2.4.1a: a hex costs 1 MP; DR-2.8.7c: a whirlwind costs monsters 1 more on either side. */
function stepCost(from: Hex, to: Hex, direction: Direction): number {
  const footing = isOnFoot ? mapOf(game).footing[from * 6 + direction] : DEPENDS
  if (footing === CLOSED || (footing === DEPENDS && cannotCross(game, mover, from, direction))) return UNREACHED
  if (cannotShare(game, mover, to)) return UNREACHED
  if (shunsTowers && !keepsToRoad(from, to, direction)) return UNREACHED
  return isSlowed ? 1 + whirl(from) + whirl(to) : 1
}

function whirl(hex: Hex): number {
  return inWhirlwind(game, hex) ? 1 : 0
}

/** DR-2.10.3, DR-2.10.11: riders pass a tower along the road only. */
function keepsToRoad(from: Hex, to: Hex, direction: Direction): boolean {
  const { terrain, road } = mapOf(game)
  return (terrain[from] !== TOWER && terrain[to] !== TOWER) || ((road[from] >> direction) & 1) === 1
}

function mustStop(hex: Hex): boolean {
  if (isHero(mover)) return isUnderMajor(game, hex)
  return typeOf[mover] === TRX && standingBridge(game, hex) !== NONE
}

function mayEnd(hex: Hex): boolean {
  if (hex === start) return false
  if (shunsTowers && mapOf(game).terrain[hex] === TOWER) return false
  return !overruns(mover) || !isAmongFoes(game, mover, hex)
}

const march: Current = { step: stepCost, mustStop }
const follow: Current = {
  step: (from, to, direction) =>
    (mapOf(game).road[from] >> direction) & 1 ? stepCost(from, to, direction) : UNREACHED,
  mustStop,
}

/** True if a unit can use its road rate: it began on a road and has kept to it (DR-2.4.1b). */
function isOnRoad(g: DragonRage, unit: Unit): boolean {
  if (roadMpOf[unit] <= mpOf[unit]) return false
  if (g.at[unit] === WAITING) return true
  return g.gait[unit] === ON_ROAD || (g.gait[unit] === UNMOVED && mapOf(g).road[g.at[unit]] !== 0)
}

/** MP a unit has left, at its normal rate or, while it keeps to roads, at its road rate. */
export function mpLeft(g: DragonRage, unit: Unit): number {
  return Math.max(mpOf[unit], isOnRoad(g, unit) ? roadMpOf[unit] : 0) - g.spent[unit]
}

/** Where a move may end, and the cheapest MP to there. */
export interface Destination {
  readonly hex: Hex
  readonly cost: number
}

/** Where a unit's move may end, each hex once. */
export function explored(g: DragonRage, unit: Unit): Destination[] {
  explore(g, unit)
  const found: Destination[] = []
  for (let i = 0; i < normal.count; i++) {
    const hex = normal.reached[i]
    if (mayEnd(hex)) found.push({ hex, cost: costOf(hex) })
  }
  for (let i = 0; i < byRoad.count; i++) {
    const hex = byRoad.reached[i]
    if (normal.cost[hex] === UNREACHED && mayEnd(hex)) found.push({ hex, cost: byRoad.cost[hex] })
  }
  return found
}

/** Works out where a unit can go, into the floods of this file: what asks for it reads them at once. */
function explore(g: DragonRage, unit: Unit): void {
  game = g
  mover = unit
  start = g.at[unit]
  isOnFoot = unit < EARTH_UNIT
  shunsTowers = cannotStayInTowers(g, unit) !== undefined
  isSlowed = isMonstrous(g, unit)
  normal.begin()
  byRoad.begin()
  const isHere = start >= 0
  starts[0] = start
  const from = isHere ? starts : mapOf(g).entries.filter(hex => cannotShare(g, unit, hex) === undefined)
  const price = isHere ? 0 : 1
  normal.spread(from, price, mpOf[unit] - g.spent[unit], march)
  if (isOnRoad(g, unit)) byRoad.spread(from, price, roadMpOf[unit] - g.spent[unit], follow)
}

function canEnd(g: DragonRage, unit: Unit, hex: Hex): boolean {
  if (hex >= board.size) return false
  explore(g, unit)
  return costOf(hex) !== UNREACHED && mayEnd(hex)
}

function costOf(hex: Hex): number {
  return Math.min(normal.cost[hex], byRoad.cost[hex])
}

/** Why a unit may not move at all now. */
export function cannotMarch(g: DragonRage, unit: Unit): RuleId | undefined {
  if (!onMap(g, unit) && g.at[unit] !== WAITING) return 'DR-2.4.5'
  if (g.deeds[unit] & MOVE_ENDED) return 'DR-2.4.5'
  if (mpOf[unit] === 0) return 'DR-2.10.8'
  if (isElemental(unit) && g.deeds[unit] & SUMMONED && !g.rulings.elementalFirstTurn) return 'DR-2.8.9a'
  if (unit === ELOWYN_UNIT && isLedByOrcs(g)) return 'DR-2.10.7e'
  return undefined
}

/** Why a unit's move may not end on a hex. */
export function cannotMarchTo(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  if (canEnd(g, unit, hex)) return undefined
  if (hex >= board.size) return 'DR-2.1d'
  const isTower = mapOf(g).terrain[hex] === TOWER
  return (isTower ? cannotStayInTowers(g, unit) : undefined) ?? cannotShare(g, unit, hex) ?? 'DR-2.4.1a'
}

/** DR-2.10.7e: an orc takes Elowyn along to a hex that is free for both. */
export function cannotLeadTo(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  return mayLead(g, unit) && canEnd(g, unit, hex) && isFree(g, hex) ? undefined : 'DR-2.10.7e'
}

/** Moves a unit along its cheapest way to a hex, the road where that is as short. */
export function marchTo(g: DragonRage, unit: Unit, hex: Hex, withElowyn = false): void {
  explore(g, unit)
  const road = byRoad.cost[hex] !== UNREACHED && byRoad.cost[hex] <= normal.cost[hex]
  const reach = road ? byRoad : normal
  const cost = reach.cost[hex]
  const path = reach.path(hex)
  const isEntering = g.at[unit] === WAITING
  g.gait[unit] = road ? ON_ROAD : OFF_ROAD
  g.spent[unit] += cost
  tell(g, isEntering ? 'entered' : 'moved', unit, ...path)
  for (const next of isEntering ? path : path.slice(1)) {
    arrive(g, unit, next)
    if (g.core.result) return
    if (!onMap(g, unit)) return
    if (withElowyn) takeAlong(g, next)
  }
  if (isHero(unit) && isUnderMajor(g, hex)) g.deeds[unit] |= MOVE_ENDED
}

function takeAlong(g: DragonRage, hex: Hex): void {
  if (!onMap(g, ELOWYN_UNIT)) return
  tell(g, 'moved', ELOWYN_UNIT, g.at[ELOWYN_UNIT], hex)
  arrive(g, ELOWYN_UNIT, hex)
}
