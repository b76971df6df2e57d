import { battleBoard, GROUND, HEXES, SIDE } from '../content/battlelands.ts'
import { creatures, isNative, TITAN } from '../content/creatures.ts'
import { PLAIN } from '../content/hazards.ts'
import { TERRAINS, type Terrain, type TerrainName } from '../content/terrains.ts'
import type { Type } from '../state.ts'

/**
 * How a battle will end, at a glance. A legion's force is the sum over its characters of a power of their power times a
 * power of their skill; the odds follow from the ratio of forces. All figures below were fitted to 30,000 battles of
 * random legions, played out by the rules with the tactics of this folder on both sides.
 */
const POWER_COUNTS = 1.54
const SKILL_COUNTS = 1.91
const WINGS = 0.055
const BOW = 0.03
/** A Titan fights better than its figures, but with it the battle is lost. */
const TITAN_FORCE = 1.47
const TITAN_ATTACKS = -2.3
const TITAN_DEFENDS = 2.95
const RATIO = 5.75
const NUMBERS = 0.29

/** By terrain: what it counts to be native there, and the attacker's start. */
const FITTED: Readonly<Record<TerrainName, readonly [native: number, attacker: number]>> = {
  plains: [0, -0.15],
  woods: [0, 0.14],
  brush: [0.36, -0.2],
  hills: [0.22, -0.55],
  jungle: [0.41, -0.57],
  desert: [0.16, -0.34],
  marsh: [0.18, -0.18],
  swamp: [0.17, -0.4],
  mountains: [0.29, -0.41],
  tundra: [0.33, -0.3],
  tower: [0, -1.65],
}

/** By terrain: the hazards in it, as bits. */
const HAZARDS_IN = TERRAINS.map((_, terrain) => {
  let set = 0
  for (let hex = 0; hex < HEXES; hex++) {
    set |= 1 << GROUND[terrain * HEXES + hex]
    for (let direction = 0; direction < 6; direction++)
      if (battleBoard.neighbour[hex * 6 + direction] >= 0) set |= 1 << SIDE[(terrain * HEXES + hex) * 6 + direction]
  }
  return set & ~(1 << PLAIN)
})

/** [terrain · types + type]: the force of a character with its printed power. */
const FORCE = Float64Array.from({ length: TERRAINS.length * creatures.length }, (_, i) => {
  const terrain = Math.floor(i / creatures.length)
  const type = i % creatures.length
  const { power, flies, rangestrike } = creatures[type]
  const gifts = 1 + (flies ? WINGS : 0) + (rangestrike === 'none' ? 0 : BOW)
  return rawForce(type, power) * gifts * (1 + (isAtHome(type, terrain) ? FITTED[TERRAINS[terrain]][0] : 0))
})

function rawForce(type: Type, power: number): number {
  return power ** POWER_COUNTS * creatures[type].skill ** SKILL_COUNTS
}

function isAtHome(type: Type, terrain: Terrain): boolean {
  for (let hazard = 0; 1 << hazard <= HAZARDS_IN[terrain]; hazard++)
    if (HAZARDS_IN[terrain] & (1 << hazard) && isNative(type, hazard)) return true
  return false
}

/** The force of a character in a terrain. */
export function forceOf(type: Type, terrain: Terrain): number {
  return FORCE[terrain * creatures.length + type]
}

/** The force of a Titan with this power. */
export function titanForce(power: number): number {
  return rawForce(TITAN, power) * TITAN_FORCE
}

/** One side of a battle to be judged. */
export interface Side {
  force: number
  height: number
  hasTitan: boolean
}

/** By terrain: the attacker's start in log odds. */
const START = TERRAINS.map(terrain => FITTED[terrain][1])

/** The log odds that the attacker wins; who falls together shares. */
export function lead(attacker: Readonly<Side>, defender: Readonly<Side>, terrain: Terrain): number {
  return (
    RATIO * Math.log(attacker.force / defender.force) +
    NUMBERS * Math.log(attacker.height / defender.height) +
    START[terrain] +
    (attacker.hasTitan ? TITAN_ATTACKS : 0) +
    (defender.hasTitan ? TITAN_DEFENDS : 0)
  )
}

/** The chance that goes with log odds. */
export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

/** What an even victory costs nearly, from which log odds on half of that, and how fast it falls. */
const DEAREST = 0.7
const HALVED = 3.9
const EASE = 2.6

/** The share of its value that a winner with these log odds loses. */
export function priceOfVictory(logOdds: number): number {
  return DEAREST / (1 + Math.exp((Math.max(0, logOdds) - HALVED) / EASE))
}
