import { cards } from '../content/armies/cards.ts'
import { CAPTAIN, LEADER, MUSICIAN, STANDARD } from '../state.ts'

/** By card: a glyph of game-icons. */
const byCard: Readonly<Record<string, string>> = {
  nobleFoot: 'barbute',
  berserkers: 'battle-axe',
  orderKnights: 'mounted-knight',
  arquebusiers: 'musket',
  barrach: 'crested-helmet',
  gordan: 'two-handed-sword',
  lightArchers: 'archer',
  lightSwordbearers: 'broadsword',
  orcGuard: 'orc-head',
  trolls: 'troll',
  dwarfEaters: 'carnivore-mouth',
  kruuk: 'horned-helm',
  baslian: 'overlord-helm',
  footmen: 'swordman',
  heavyFoot: 'heavy-helm',
  elves: 'elf-helmet',
  pikemen: 'pikeman',
  spearmen: 'spears',
  lancers: 'cavalry',
  horseArchers: 'horse-head',
  crossbowmen: 'crossbow',
  javelinmen: 'spear-feather',
  closeOrder: 'spartan',
  marshal: 'queen-crown',
  dragonrider: 'dragon-head',
  chariot: 'chariot',
  varrig: 'catapult',
  myrlak: 'giant',
  malagor: 'wizard-face',
  sandor: 'pointy-hat',
  gorradz: 'crystal-ball',
  wyrrmsch: 'wizard-staff',
  clubGiant: 'wood-club',
  clawDragon: 'spiked-dragon-head',
  boltGun: 'ballista',
  ballGun: 'cannon',
}

/** By card: what its elements show; other cards by what they fight with. */
export const cardGlyphs: readonly string[] = cards.map(
  ({ id, troop, ranged }) => byCard[id] ?? (troop === 'cavalry' ? 'horse-head' : ranged ? 'bow-arrow' : 'swordman'),
)

/** By figure: what leaders, standard bearers and musicians show (DW-IX.1). */
const byFigure: Readonly<Record<number, string>> = {
  [LEADER]: 'crown',
  [STANDARD]: 'knight-banner',
  [MUSICIAN]: 'drum',
}

/** The glyph of an element: special figures have their own, all others their card's. */
export function glyphOf(card: number, figure: number): string {
  return figure === CAPTAIN ? cardGlyphs[card] : (byFigure[figure] ?? cardGlyphs[card])
}
