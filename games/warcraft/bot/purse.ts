import type { Seat } from '@hexarium/kernel'
import { FOREST, GOLDMINE } from '../content/boards.ts'
import { SUMMON_BUILDING } from '../content/cards.ts'
import { COOPERATIVE_COST, PROJECT_COST } from '../content/components.ts'
import { GOLD_COST, levelOf, PRINTED, races, TILES, TYPES, WOOD_COST, WORKER_COST } from '../content/races.ts'
import { countPieces, endOf, firstOf, heroOf, inReserve, WORKER } from '../pieces.ts'
import {
  CONSTRUCT,
  cannotUpgrade,
  nothingSpent,
  TRAIN,
  UNDECIDED,
  UPGRADE,
  upgradeCost,
} from '../rules/town/conditions.ts'
import { mapOf } from '../spaces.ts'
import { NONE, ofType, RESERVE, TRAINING, type Warcraft } from '../state.ts'
import { unitForce, worthOfForce } from './chart.ts'
import { taste } from './taste.ts'

/** Something to buy: its kind and value as the question offers it, its price and its worth in victory points. */
export interface Purchase {
  option: number
  kind: 'unit' | 'worker' | 'hero' | 'research' | 'building' | 'upgrade'
  value: number
  gold: number
  wood: number
  worth: number
}

/** What to do in a Spend Step: which of Train, Construct and Upgrade, and what first. */
export interface Plan {
  option: number
  purchases: Purchase[]
}

/** By number of workers already there: what one more is worth. */
const WORKER_WORTH: readonly number[] = [2, 2, 1.8, 1.5, 1.1, 0.8, 0.5, 0.3]
/** A worker brings this much a turn with the resource die (WC-B-CMP-07). */
const YIELD = 10 / 6
/** What a hero is worth by level. */
const HERO_WORTH = 1.2

/** The best plan for a Spend Step, once an option is taken within it; `builders`: as if so many workers stood in the Town. */
export function planOf(g: Warcraft, seat: Seat, builders = 0, taken = UNDECIDED): Plan {
  const all = [...trainings(g, seat), ...projects(g, seat, builders), ...upgrades(g, seat)]
  let chosen: Plan = { option: UNDECIDED, purchases: [] }
  let most = 0
  for (const option of taken === UNDECIDED ? [TRAIN, CONSTRUCT, UPGRADE] : [taken]) {
    const purchases = affordable(
      g,
      seat,
      all.filter(of => of.option === option),
    )
    const worth = purchases.reduce((sum, of) => sum + of.worth, 0)
    if (worth <= most) continue
    most = worth
    chosen = { option, purchases }
  }
  return chosen
}

/** What of these can be paid, the best value for its price first. */
export function affordable(g: Warcraft, seat: Seat, list: readonly Purchase[]): Purchase[] {
  let [gold, wood] = [g.gold[seat], g.wood[seat]]
  const value = ({ worth, gold: price, wood: timber }: Purchase) => worth / (price + timber + 0.2)
  return [...list]
    .sort((a, b) => value(b) - value(a))
    .filter(purchase => {
      if (purchase.gold > gold || purchase.wood > wood) return false
      gold -= purchase.gold
      wood -= purchase.wood
      return true
    })
}

/** WC-B-SPE-10 … 13, WC-X-HER-50: units by free buildings, one worker, the hero. */
export function trainings(g: Warcraft, seat: Seat): Purchase[] {
  const list: Purchase[] = []
  TYPES.forEach((_, type) => {
    const places = buildings(g, seat, type) - countPieces(g, seat, type, TRAINING)
    const count = Math.min(places, inReserve(g, seat, type))
    const worth = worthOfForce(unitForce(g, seat, type)) * needOfUnits(g, seat) * taste.now.unit
    for (let i = 0; i < count; i++)
      list.push({ option: TRAIN, kind: 'unit', value: type, gold: GOLD_COST[type], wood: WOOD_COST[type], worth })
  })
  const workers = workersOf(g, seat)
  const room = workplaces(g, seat)
  if (countPieces(g, seat, WORKER, TRAINING) === 0 && g.research[seat] === 0 && workers < WORKER_WORTH.length) {
    const worth = workers < room ? taste.now.worker * WORKER_WORTH[workers] : 0.1
    list.push({ option: TRAIN, kind: 'worker', value: 0, gold: WORKER_COST, wood: 0, worth })
  }
  if (g.hero[seat] !== NONE && g.at[heroOf(seat)] === RESERVE) {
    const level = g.heroLevel[seat]
    list.push({ option: TRAIN, kind: 'hero', value: level, gold: level, wood: level, worth: HERO_WORTH + 0.3 * level })
  }
  if (g.options.research && g.research[seat] === 0)
    list.push({
      option: TRAIN,
      kind: 'research',
      value: 0,
      gold: 1,
      wood: 0,
      worth: g.hand[seat].length < 3 ? 0.35 : 0.1,
    })
  return list
}

/** Few units are missed more than many. */
function needOfUnits(g: Warcraft, seat: Seat): number {
  let count = 0
  TYPES.forEach((_, type) => {
    for (let piece = firstOf(seat, type); piece < endOf(seat, type); piece++) if (g.at[piece] !== RESERVE) count++
  })
  const { few, some, many } = taste.now
  return count < 4 ? few : count < 8 ? some : many
}

/** WC-B-SPE-20, WC-B-SPE-23, WC-X-RAC-01: buildings, as many as there are workers in the Town. */
function projects(g: Warcraft, seat: Seat, atLeast: number): Purchase[] {
  if (g.town[seat] === NONE) return []
  const summons = g.hand[seat].includes(SUMMON_BUILDING) ? 1 : 0 // a card that needs no worker
  const builders = Math.max(countPieces(g, seat, WORKER, g.town[seat]) + summons, atLeast)
  const list: Purchase[] = []
  TYPES.forEach((_, type) => {
    const at = ofType(seat, type)
    if (g.built[at] + g.building[at] + g.raising[at] >= TILES[type]) return
    const worth = buildingWorth(g, seat, type)
    list.push({ option: CONSTRUCT, kind: 'building', value: type, gold: PROJECT_COST, wood: PROJECT_COST, worth })
  })
  return list.sort((a, b) => b.worth - a.worth).slice(0, builders)
}

/** What one more building of a type is worth. */
export function buildingWorth(g: Warcraft, seat: Seat, type: number): number {
  const { firstBuilding, furtherBuilding, forAnUpgrade, plenty, scant, idle, hoard } = taste.now
  const at = ofType(seat, type)
  const have = buildings(g, seat, type) + g.building[at] + g.raising[at]
  const tile = levelOf(g.race[seat], type, g.level[at], g.former)
  const isShort = spending(g, seat) < income(g, seat)
  const lying = idle * Math.max(0, g.gold[seat] + g.wood[seat] - hoard)
  const trains = (have === 0 ? firstBuilding : furtherBuilding) * ((isShort ? plenty : scant) + lying)
  const { forMelee, forRanged, forFlying } = taste.now
  return [forMelee, forRanged, forFlying][type] * trains + (tile.needs > have ? forAnUpgrade : 0)
}

/** What can be spent on units in a turn with the buildings there are, and what comes in. */
function spending(g: Warcraft, seat: Seat): number {
  return TYPES.reduce((sum, _, type) => {
    const at = ofType(seat, type)
    const have = buildings(g, seat, type) + g.building[at] + g.raising[at]
    return sum + have * (GOLD_COST[type] + WOOD_COST[type])
  }, WORKER_COST)
}

function income(g: Warcraft, seat: Seat): number {
  return workersOf(g, seat) * YIELD + (g.gold[seat] + g.wood[seat]) / 4
}

function buildings(g: Warcraft, seat: Seat, type: number): number {
  return PRINTED[type] + g.built[ofType(seat, type)]
}

function workersOf(g: Warcraft, seat: Seat): number {
  let count = 0
  for (let piece = firstOf(seat, WORKER); piece < endOf(seat, WORKER); piece++) if (g.at[piece] !== RESERVE) count++
  return count
}

/** Places for workers near home. */
function workplaces(g: Warcraft, seat: Seat): number {
  if (g.town[seat] === NONE) return 0
  const { terrain, board } = mapOf(g)
  const near = terrain.filter(
    (ground, hex) => (ground === GOLDMINE || ground === FOREST) && board.distance(hex, g.town[seat]) <= 4,
  )
  return near.length * 2
}

/** WC-B-SPE-30: whatever can be upgraded. */
function upgrades(g: Warcraft, seat: Seat): Purchase[] {
  return TYPES.flatMap((_, type): Purchase[] => {
    if (cannotUpgrade(g, nothingSpent(), seat, type)) return []
    const price = upgradeCost(g, seat)
    return [
      { option: UPGRADE, kind: 'upgrade', value: type, gold: price, wood: price, worth: upgradeWorth(g, seat, type) },
    ]
  })
}

/** What the next level of a type is worth. */
export function upgradeWorth(g: Warcraft, seat: Seat, type: number): number {
  const level = g.level[ofType(seat, type)]
  const isLast = level + 1 === races[g.race[seat]].levels[type].length
  let units = buildings(g, seat, type) > 0 ? 1 : 0
  for (let piece = firstOf(seat, type); piece < endOf(seat, type); piece++) if (g.at[piece] !== RESERVE) units++
  return (isLast ? taste.now.lastLevel : taste.now.level) + taste.now.sharper * units
}

/** WC-X-RAC-01: Humans who can afford it build together before they do anything else. */
export function cooperates(g: Warcraft, seat: Seat, type: number): boolean {
  const left = Math.min(g.gold[seat], g.wood[seat]) - COOPERATIVE_COST
  return left >= 1 && buildingWorth(g, seat, type) > 1
}
