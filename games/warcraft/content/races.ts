import { STACK } from './components.ts'
import type { Source } from './sources.ts'

/** The four races; a race is its index here. */
export const RACES = ['human', 'orc', 'undead', 'nightelf'] as const
export type RaceName = (typeof RACES)[number]
export const HUMAN = 0
export const ORC = 1
export const UNDEAD = 2
export const NIGHTELF = 3

/** Unit types, and the phases of a battle round in which they attack. */
export const MELEE = 0
export const RANGED = 1
export const FLYING = 2
export const TYPES = ['melee', 'ranged', 'flying'] as const
/** WC-B-BAT-05: ranged, flying, melee. */
export const PHASES: readonly number[] = [RANGED, FLYING, MELEE]

/** Special abilities (WC-B-ABL): a bit each, so that a unit may have several. */
export const AREA_ATTACK = 1
export const HEAL = 2
export const SLOW_POISON = 4
export const BLOODLUST = 8
export const RAISE_DEAD = 16
export const ABILITIES: Readonly<Record<string, number>> = {
  area: AREA_ATTACK,
  heal: HEAL,
  poison: SLOW_POISON,
  bloodlust: BLOODLUST,
  raise: RAISE_DEAD,
}
/** WC-B-ABL-03: so many units with Slow Poison cover every phase. */
export const POISON_COVERS_ALL = STACK

/** Values of a tile by former rules. */
interface Former {
  readonly strength?: number
  readonly needs?: number
}

/** One level of a unit type: its tile (WC-B-CMP-05). */
interface Level {
  readonly name: string
  readonly strength: number
  readonly abilities: number
  /** Buildings of the own type needed to leave this level; 0 on the last one, which is worth a victory point. */
  readonly needs: number
  readonly source: Source
  /** What it had by rules 6 and before, where that was something else. */
  readonly former?: Former
}

/** A race as printed. */
export interface Race {
  readonly id: RaceName
  readonly name: string
  readonly worker: string
  /** By unit type: its levels, the first one on top. */
  readonly levels: readonly (readonly Level[])[]
  readonly outpost: string
  readonly heroBuilding: string
  /** By unit type: its building; the last one trains workers. */
  readonly buildings: readonly string[]
  readonly source: Source
}

function level(
  name: string,
  strength: number,
  needs: number,
  ability = '',
  source: Source = 'D, cost R7',
  former?: Former,
): Level {
  return { name, strength, abilities: ABILITIES[ability] ?? 0, needs, source, ...(former && { former }) }
}

/** Our own, measured by games of strong bots on 2026-11-18, so that the races come nearer to even (bench/balance.md). */
const MEASURED = 'D, cost R7'

const FROM_EXAMPLE = 'D, strength R9, cost R7'

/** WC-B-CMP-06: strengths, abilities and requirements by race, type and level. */
export const races: readonly Race[] = [
  {
    id: 'human',
    name: 'Human Alliance',
    worker: 'Peasant',
    levels: [
      [
        level('Militia', 2, 1, '', 'D, name FO'),
        level('Footman', 3, 2, '', 'D, name FO'),
        level('Knight', 4, 0, '', 'D, name FO'),
      ],
      [
        level('Rifleman', 2, 1),
        level('Mortar Team', 3, 2, '', FROM_EXAMPLE),
        level('Priest', 3, 0, 'heal', 'D, ability F1'),
      ],
      [
        level('Flying Machine', 2, 1),
        level('Dragonhawk Rider', 3, 3, '', FROM_EXAMPLE),
        level('Gryphon Rider', 4, 0, 'area'),
      ],
    ],
    outpost: 'Scout Tower',
    heroBuilding: 'Altar of Kings',
    buildings: ['Barracks', 'Arcane Sanctum', 'Gryphon Aviary', 'Town Hall'],
    source: 'R2, racePower F1, buildings D',
  },
  {
    id: 'orc',
    name: 'Orcish Horde',
    worker: 'Peon',
    levels: [
      [
        level('Grunt', 2, 1, '', 'D, needs R7'),
        level('Raider', 3, 2, '', 'D, needs R7'),
        level('Kodo Rider', 4, 3, '', 'D, needs R7'),
        level('Tauren', 5, 0, 'area', 'D, strength R7, ability R7'),
      ],
      [level('Troll Headhunter', 2, 1), level('Demolisher', 3, 2), level('Shaman', 4, 0, 'bloodlust')],
      [level('Troll Batrider', 2, 2), level('Wind Rider', 3, 0)],
    ],
    outpost: 'Watch Tower',
    heroBuilding: 'Altar of Storms',
    buildings: ['Barracks', 'Spirit Lodge', 'Beastiary', 'Great Hall'],
    source: 'R2, racePower D, buildings D',
  },
  {
    id: 'undead',
    name: 'Undead Scourge',
    worker: 'Acolyte',
    levels: [
      [level('Skeleton Warrior', 2, 1), level('Ghoul', 3, 2), level('Abomination', 4, 0)],
      [
        level('Crypt Fiend', 2, 1),
        level('Meat Wagon', 3, 1, '', MEASURED, { needs: 2 }),
        level('Necromancer', 3, 0, 'raise'),
      ],
      [level('Gargoyle', 2, 1), level('Destroyer', 3, 3), level('Frost Wyrm', 4, 0, 'area')],
    ],
    outpost: 'Ziggurat',
    heroBuilding: 'Altar of Darkness',
    buildings: ['Crypt', 'Temple of the Damned', 'Boneyard', 'Necropolis'],
    source: 'R2, racePower D, buildings D',
  },
  {
    id: 'nightelf',
    name: 'Night Elf Sentinels',
    worker: 'Wisp',
    levels: [
      [
        level('Druid of the Claw', 2, 2, '', FROM_EXAMPLE),
        level('Mountain Giant', 4, 0, '', MEASURED, { strength: 3 }),
      ],
      [
        level('Archer', 2, 1, '', FROM_EXAMPLE),
        level('Huntress', 3, 2),
        level('Glaive Thrower', 4, 3),
        level('Dryad', 4, 0, 'poison'),
      ],
      [
        level('Hippogryph', 2, 1),
        level('Hippogryph Rider', 3, 3, '', FROM_EXAMPLE),
        level('Chimaera', 4, 0, 'area', MEASURED, { strength: 3 }),
      ],
    ],
    outpost: 'Ancient Protector',
    heroBuilding: 'Altar of Elders',
    buildings: ['Ancient of War', 'Ancient of Lore', 'Ancient of Wind', 'Tree of Life'],
    source: 'R2, racePower D, buildings D',
  },
]

/** WC-B-CMP-02: wooden pieces of each unit type, workers (R2), and how far they move (WC-B-MOV-01, R4). */
export const PIECES_OF_TYPE: readonly number[] = [10, 7, 4]
export const WORKERS = 8
export const MOVES_OF_TYPE: readonly number[] = [1, 1, 2]
export const WORKER_MOVES = 2

/** WC-B-SPE-11: gold and wood for a unit of each type, and for a worker (R6; ranged and worker designed). */
export const GOLD_COST: readonly number[] = [1, 2, 2]
export const WOOD_COST: readonly number[] = [1, 1, 2]
export const WORKER_COST = 1

/** WC-B-SPE-23: building tiles of each type, and those printed on the town interface (WC-B-CMP-02; R7, printed R6). */
export const TILES: readonly number[] = [2, 3, 3]
export const PRINTED: readonly number[] = [1, 0, 0]

/** The tile of a level, which counts from 1; as it was by rules 6 and before, if that is wanted. */
export function levelOf(race: number, type: number, level: number, isFormer: boolean): Level {
  const tile = races[race].levels[type][level - 1]
  return isFormer && tile.former ? { ...tile, ...tile.former } : tile
}

/** The race with this name, or -1. */
export function raceNamed(name: string): number {
  return (RACES as readonly string[]).indexOf(name)
}
