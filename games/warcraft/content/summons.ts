import { FLYING, MELEE, RANGED } from './races.ts'
import type { Source } from './sources.ts'

/** Where the markers come from, for players. */
export const provenance =
  'Ten kinds of summoned creature, 27 markers, each bound to a race: the expansion rule book. Their values, how many ' +
  'there are of each, whose they are and how long they stay is designed, the markers being lost.'

/** A kind of summoned creature (WC-X-HER-30). */
export interface Summon {
  readonly name: string
  readonly hero: string
  readonly copies: number
  readonly strength: number
  readonly dice: number
  readonly type: number
  /** It stays after the battle and moves with its hero (WC-X-HER-31). */
  readonly stays: boolean
  readonly source: Source
}

function summon(
  name: string,
  hero: string,
  copies: number,
  strength: number,
  dice: number,
  type: number,
  stays = false,
): Summon {
  return { name, hero, copies, strength, dice, type, stays, source: 'D, name S' }
}

/** WC-X-CMP-01: 27 markers of ten kinds. */
export const summons: readonly Summon[] = [
  summon('Water Elemental', 'archmage', 2, 3, 2, RANGED),
  summon('Phoenix', 'blood-mage', 1, 4, 3, FLYING, true),
  summon('Feral Spirit', 'far-seer', 2, 3, 1, MELEE, true),
  summon('Serpent Ward', 'shadow-hunter', 3, 3, 1, RANGED),
  summon('Mirror Image', 'blademaster', 3, 2, 1, MELEE),
  summon('Treant', 'keeper-of-the-grove', 4, 2, 1, MELEE),
  summon('Vengeance Spirit', 'warden', 3, 3, 1, MELEE),
  summon('Carrion Beetle', 'crypt-lord', 3, 2, 1, MELEE, true),
  summon('Zombie', 'death-knight', 5, 2, 1, MELEE),
  summon('Infernal', 'dreadlord', 1, 5, 2, MELEE, true),
]

/** The most markers one hero can have. */
export const MOST_SUMMONS = Math.max(...summons.map(({ copies }) => copies))
