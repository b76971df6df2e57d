import type { Type } from '../state.ts'
import { startCreatures, typeNamed } from './creatures.ts'
import { TERRAINS, type Terrain, type TerrainName } from './terrains.ts'

/** Where the ladders come from, for players. */
export const provenance =
  'The muster charts are missing from the text of the rule book. The ladders were read out of three free programs ' +
  '(two of one author, one independent), which agree, and match all worked examples of the rule book. ' +
  'Decided by us: a dragon for two minotaurs or one dragon or one colossus (D4), a guardian for a guardian (D9).'

/** One step of a ladder: the creature, and how many of the one below it qualify for it. */
export interface Rung {
  readonly type: Type
  readonly needs: number
}

/** TI-18.2: weakest first; the number is how many of the creature to its left qualify for the one to its right. */
const LADDERS: Readonly<Record<Exclude<TerrainName, 'tower'>, string>> = {
  plains: 'centaur 2 lion 2 ranger',
  woods: 'centaur 3 warbear 2 unicorn',
  brush: 'gargoyle 2 cyclops 2 gorgon',
  hills: 'ogre 3 minotaur 2 unicorn',
  jungle: 'gargoyle 2 cyclops 3 behemoth 2 serpent',
  desert: 'lion 3 griffon 2 hydra',
  marsh: 'ogre 2 troll 2 ranger',
  swamp: 'troll 3 wyvern 2 hydra',
  mountains: 'lion 2 minotaur 2 dragon 2 colossus',
  tundra: 'troll 2 warbear 2 giant 2 colossus',
}

/** TI-18.5b: how many identical creatures qualify for a guardian in a tower. */
export const IDENTICAL_FOR_GUARDIAN = 3

function readLadder(text: string): Rung[] {
  const words = text.split(' ')
  return words.flatMap((word, i) => {
    return i % 2 === 0 ? [{ type: typeNamed(word), needs: i === 0 ? 0 : Number(words[i - 1]) }] : []
  })
}

const ladders = TERRAINS.map(terrain => (terrain === 'tower' ? [] : readLadder(LADDERS[terrain])))

/** TI-V3: without its first creature a ladder begins with the next. */
const shortLadders = ladders.map(ladder => ladder.filter(({ type }) => !startCreatures(false).includes(type)))

/** TI-18.2: the ladder of a terrain, weakest first; a tower has none. */
export function ladder(terrain: Terrain, short: boolean): readonly Rung[] {
  return (short ? shortLadders : ladders)[terrain]
}
