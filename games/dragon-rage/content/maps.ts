import type { Hex } from '../state.ts'
import { board } from './board.ts'
import { esirien, esirienElowyn, esirienLandings } from './esirien.ts'
import {
  camps,
  nurkott,
  nurkottElowyn,
  nurkottEntries,
  nurkottLandings,
  nurkottSerpents,
  nurkottShores,
} from './nurkott.ts'
import { type EntrancePlan, type Plan, SIDES, TERRAINS, type VictoryHex } from './plan.ts'

/** Terrain by number, in the order of `TERRAINS`. */
export const FOREST = 0
export const RIVER = 4
export const SEA = 5
export const FORD = 6
export const DOCK = 7
export const WOODEN_BRIDGE = 8
export const STONE_BRIDGE = 9
export const TOWER = 10
export const MIXED = 11

/** Hexsides by number, in the order of `SIDES`. */
export const FREE = 0
export const WALL = 1
export const GATE = 2
export const DOOR = 3
export const WATER = 4

/** What `footing` says of a step. */
export const CLOSED = 0
export const CLEAR = 1
export const DEPENDS = 2

/** An entrance of a map. */
export interface Entrance extends EntrancePlan {
  readonly side: number
  /** True if it leads into a tower: the city always controls it (DR-2.5.5b). */
  readonly isTower: boolean
}

/** A map as the rules use it: lists by hex, by hexside, by number of the thing. */
export interface CityMap {
  readonly id: 'esirien' | 'nurkott'
  readonly terrain: Uint8Array
  readonly side: Uint8Array
  /** By hexside: the entrance there, or -1. */
  readonly entranceAt: Int8Array
  readonly entrances: readonly Entrance[]
  /** By hex: the entrances it is the inner side of, and those on any of its sides. */
  readonly controls: readonly (readonly number[])[]
  readonly entrancesOf: readonly (readonly number[])[]
  /** By hex: directions in which land units may step on or off, as bits; all of them on ordinary ground (DR-2.5.2a). */
  readonly banks: Uint8Array
  /**
   * By hex × 6 + direction: whether troops and characters may step there as far as the map goes: CLOSED, CLEAR, or DEPENDS
   * on entrances and bridges.
   */
  readonly footing: Uint8Array
  /** By hex: directions in which a road runs, as bits (DR-2.4.1b). */
  readonly road: Uint8Array
  /** By hex: 1 inside the walls, on docks and on bridges of the city (DR-2.6e). */
  readonly inside: Uint8Array
  readonly victory: readonly VictoryHex[]
  /** By hex: the victory hex, or -1. */
  readonly victoryAt: Int8Array
  /** By victory hex: 1 if only breaking its door scores it (DR-2.3e). */
  readonly byDoor: Uint8Array
  readonly pointsInAll: number
  /** Wooden bridges, and by hex the number of one, or -1 (DR-2.5.7a). */
  readonly bridges: readonly number[]
  readonly bridgeAt: Int8Array
  /** Set-up zones (DR-3.1.1, DR-3.2.1). */
  readonly cityZone: readonly number[]
  readonly invaderZone: readonly number[]
  readonly serpentZone: readonly number[]
  readonly rocZone: readonly number[]
  /** Nurkott: where invaders enter from off the map. */
  readonly entries: readonly number[]
  readonly elowyn: { start: number; exits: readonly number[]; ship: number; startPointsAfter: number }
  readonly landings: readonly number[]
  /** DR-2.1.2d: land with a little water in it. */
  readonly shores: readonly number[]
  /** DR-2.1.2e: archers next to a wall shoot through it. */
  readonly planks: boolean
  readonly plan: Plan
}

interface Zones {
  city: (hex: Hex) => boolean
  invader: (hex: Hex) => boolean
  serpents: (edges: number[][]) => number[]
  entries: readonly number[]
  elowyn: CityMap['elowyn']
  landings: readonly number[]
  shores: readonly number[]
  planks: boolean
}

const isBridge = (plan: Plan, hex: Hex): boolean => plan.terrain[hex].startsWith('bridge')

function compile(id: CityMap['id'], plan: Plan, zones: Zones): CityMap {
  const all = Array.from({ length: board.size }, (_, hex) => hex)
  const edges = plan.edges()
  const rim = new Set(edges.flat())
  const landEdges = new Set([...edges[0], ...edges[1], ...edges[3]])
  const entrances = plan.entrances.map(entrance => ({
    ...entrance,
    side: board.sideBetween(entrance.inner, entrance.outer),
    isTower: plan.terrain[entrance.inner] === 'tower' || plan.terrain[entrance.outer] === 'tower',
  }))
  const entranceAt = new Int8Array(board.sideCount).fill(-1)
  entrances.forEach((entrance, number) => {
    entranceAt[entrance.side] = number
  })
  const victoryAt = new Int8Array(board.size).fill(-1)
  plan.victory.forEach(({ hex }, number) => {
    victoryAt[hex] = number
  })
  const bridges = all.filter(hex => plan.terrain[hex] === 'bridge-wood')
  const bridgeAt = new Int8Array(board.size).fill(-1)
  bridges.forEach((hex, number) => {
    bridgeAt[hex] = number
  })
  const cityZone = all.filter(zones.city)
  const banks = Uint8Array.from(all, hex => (plan.banks.has(hex) ? directions(hex, plan.banks.get(hex)!) : 63))
  return {
    id,
    terrain: Uint8Array.from(plan.terrain, terrain => TERRAINS.indexOf(terrain)),
    side: Uint8Array.from(plan.sides, side => SIDES.indexOf(side)),
    entranceAt,
    entrances,
    controls: all.map(hex => entrances.flatMap(({ inner }, number) => (inner === hex ? [number] : []))),
    entrancesOf: all.map(hex =>
      entrances.flatMap(({ inner, outer }, number) => (inner === hex || outer === hex ? [number] : [])),
    ),
    banks,
    footing: Uint8Array.from({ length: 6 * board.size }, (_, place) => footingOf(plan, banks, place)),
    road: roads(plan),
    inside: Uint8Array.from(all, hex => (isInside(id, plan, hex) ? 1 : 0)),
    victory: plan.victory,
    victoryAt,
    byDoor: Uint8Array.from(plan.victory, ({ hex }) => (plan.entrances.some(({ vpHex }) => vpHex === hex) ? 1 : 0)),
    pointsInAll: plan.victory.reduce((sum, { points }) => sum + points, 0),
    bridges,
    bridgeAt,
    cityZone,
    invaderZone: all.filter(hex => landEdges.has(hex) && zones.invader(hex)),
    serpentZone: zones.serpents(edges),
    rocZone: all.filter(hex => rim.has(hex)),
    entries: zones.entries,
    elowyn: zones.elowyn,
    landings: zones.landings,
    shores: zones.shores,
    planks: zones.planks,
    plan,
  }
}

function directions(hex: Hex, neighbours: readonly number[]): number {
  return neighbours.reduce((bits, other) => bits | (1 << board.directionTo(hex, other)), 0)
}

/** Whether a step is closed to troops for good, always clear, or a matter of entrances and bridges. */
function footingOf(plan: Plan, banks: Uint8Array, place: number): number {
  const direction = place % 6
  const from = (place - direction) / 6
  const to = board.neighbour[place]
  if (to < 0 || ['forest', 'river', 'sea'].includes(plan.terrain[to])) return CLOSED
  const side = plan.sides[board.side[place]]
  if (side === 'wall' || side === 'water') return CLOSED
  if (!((banks[from] >> direction) & (banks[to] >> ((direction + 3) % 6)) & 1)) return CLOSED
  return side === 'free' && plan.terrain[to] !== 'bridge-wood' ? CLEAR : DEPENDS
}

function roads(plan: Plan): Uint8Array {
  const road = new Uint8Array(board.size)
  for (const { from, to } of plan.roads) {
    road[from] |= 1 << board.directionTo(from, to)
    road[to] |= 1 << board.directionTo(to, from)
  }
  return road
}

/** DR-2.6e: the walled hexes, and the docks and bridges of Esirien; the bridges and camps of Nurkott lie outside. */
function isInside(id: CityMap['id'], plan: Plan, hex: Hex): boolean {
  if (plan.region[hex] !== '') return true
  return id === 'esirien' && (plan.terrain[hex] === 'dock' || isBridge(plan, hex))
}

const camp = new Set(camps)

/** The two maps. */
export const maps: readonly CityMap[] = [
  compile('esirien', esirien, {
    city: hex => esirien.region[hex] !== '' || esirien.terrain[hex] === 'dock' || isBridge(esirien, hex),
    invader: hex => esirien.region[hex] === '' && ['open', 'ford'].includes(esirien.terrain[hex]),
    serpents: edges => edges[2].filter(hex => esirien.terrain[hex] === 'sea'),
    entries: [],
    elowyn: esirienElowyn,
    landings: esirienLandings,
    shores: [],
    planks: false,
  }),
  compile('nurkott', nurkott, {
    city: hex =>
      (nurkott.region[hex] !== '' && nurkott.terrain[hex] !== 'river') || isBridge(nurkott, hex) || camp.has(hex),
    invader: () => false,
    serpents: () => nurkottSerpents,
    entries: nurkottEntries,
    elowyn: nurkottElowyn,
    landings: nurkottLandings,
    shores: nurkottShores,
    planks: true,
  }),
]

export const ESIRIEN = 0
export const NURKOTT = 1
