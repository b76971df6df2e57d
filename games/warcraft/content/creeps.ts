import { ABILITIES, FLYING, MELEE, RANGED } from './races.ts'
import type { Source } from './sources.ts'

/** Where the markers come from, for players. */
export const provenance =
  '24 markers, 16 worth one point of experience and 8 worth two, a hatchling and a dragon among them: the expansion ' +
  'rule book. One of them has strength 4 and 4 dice in its example. All other values are designed, the markers being lost.'

/** A creep marker (WC-X-CRP-01). */
export interface Creep {
  readonly name: string
  readonly xp: number
  readonly strength: number
  readonly dice: number
  /** The unit type it counts as. */
  readonly type: number
  readonly abilities: number
  readonly source: Source
}

function creep(
  xp: number,
  name: string,
  strength: number,
  dice: number,
  type: number,
  ability = '',
  source = 'D, xp S',
): Creep {
  return { name, xp, strength, dice, type, abilities: ABILITIES[ability] ?? 0, source }
}

/** WC-X-CMP-01: the 24 markers. */
export const creeps: readonly Creep[] = [
  creep(1, 'Kobold Diggers', 1, 4, MELEE),
  creep(1, 'Gnoll Poachers', 2, 3, RANGED),
  creep(1, 'Murloc Tiderunners', 2, 3, MELEE),
  creep(1, 'Timber Wolves', 2, 4, MELEE),
  creep(1, 'Bandit Gang', 3, 2, MELEE),
  creep(1, 'Forest Troll Axethrowers', 2, 4, RANGED),
  creep(1, 'Giant Spiders', 2, 3, MELEE, 'poison'),
  creep(1, 'Mud Golem', 3, 3, MELEE),
  creep(1, 'Satyr Tricksters', 3, 2, RANGED),
  creep(1, 'Harpy Windwitches', 2, 3, RANGED),
  creep(1, 'Skeletal Archers', 2, 3, RANGED, 'raise'),
  creep(1, 'Centaur Outrunners', 3, 3, MELEE, 'bloodlust'),
  creep(1, 'Furbolg Hunters', 3, 4, MELEE),
  creep(1, 'Tuskarr Healers', 2, 3, RANGED, 'heal'),
  creep(1, 'Nerubian Warriors', 3, 3, MELEE),
  creep(1, 'Dragon Hatchling', 3, 4, MELEE, '', 'D, xp S, name S'),
  creep(2, 'Ogre Lord', 4, 4, MELEE, '', 'S, name D, ability D'),
  creep(2, 'Rock Golem', 4, 5, MELEE),
  creep(2, 'Sea Giant', 4, 5, MELEE, 'area'),
  creep(2, 'Frost Revenant', 3, 5, RANGED, 'poison'),
  creep(2, 'Harpy Queen', 3, 4, FLYING, 'heal'),
  creep(2, 'Magnataur Destroyer', 5, 4, MELEE, 'area'),
  creep(2, 'Fire Revenant', 4, 4, RANGED),
  creep(2, 'Chaos Dragon', 5, 6, FLYING, 'area', 'D, xp S, name S'),
]

/** WC-X-SCN-20: the two of Dragon Rise. */
export const HATCHLING = creeps.findIndex(({ name }) => name === 'Dragon Hatchling')
export const DRAGON = creeps.findIndex(({ name }) => name === 'Chaos Dragon')
