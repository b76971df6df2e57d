/** By race, unit type and level: glyphs of game-icons. */
export const unitGlyphs: readonly (readonly (readonly string[])[])[] = [
  [
    ['pitchfork', 'swordman', 'mounted-knight'],
    ['musket', 'mortar', 'holy-symbol'],
    ['biplane', 'dragonfly', 'griffin-symbol'],
  ],
  [
    ['orc-head', 'wolf-head', 'elephant', 'minotaur'],
    ['thrown-spear', 'catapult', 'totem-head'],
    ['swamp-bat', 'wyvern'],
  ],
  [
    ['skeleton', 'chewed-skull', 'meat-cleaver'],
    ['spider-alt', 'old-wagon', 'skull-staff'],
    ['gargoyle', 'evil-wings', 'dragon-head'],
  ],
  [
    ['bear-head', 'giant'],
    ['bowman', 'lynx-head', 'spinning-blades', 'deer'],
    ['bird-mask', 'eagle-head', 'hydra'],
  ],
]

/** By race: workers, Outposts. */
export const workerGlyphs: readonly string[] = ['farmer', 'war-pick', 'cultist', 'ghost']
export const outpostGlyphs: readonly string[] = ['watchtower', 'guarded-tower', 'stone-tower', 'tree-roots']

/** By hero. */
export const heroGlyphs: readonly string[] = [
  'wizard-face',
  'dwarf-king',
  'warhammer',
  'fire-ray',
  'katana',
  'crystal-ball',
  'bull-horns',
  'voodoo-doll',
  'crowned-skull',
  'ice-bolt',
  'vampire-dracula',
  'scarab-beetle',
  'horned-skull',
  'oak-leaf',
  'moon',
  'cloak-dagger',
]

/** By creep marker. */
export const creepGlyphs: readonly string[] = [
  'miner',
  'wolf-howl',
  'fish-monster',
  'direwolf',
  'bandit',
  'troll',
  'spider-face',
  'golem-head',
  'goat',
  'harpy',
  'bow-arrow',
  'centaur',
  'polar-bear',
  'caduceus',
  'fanged-skull',
  'egg-clutch',
  'ogre',
  'rock-golem',
  'giant-squid',
  'frozen-orb',
  'queen-crown',
  'mammoth',
  'fire-silhouette',
  'spiked-dragon-head',
]
export const HIDDEN_CREEP = 'help'

/** By kind of summoned creature. */
export const summonGlyphs: readonly string[] = [
  'water-splash',
  'flame',
  'werewolf',
  'cobra',
  'mirror-mirror',
  'evil-tree',
  'spectre',
  'beetle-shell',
  'shambling-zombie',
  'burning-meteor',
]

/** Quest tokens: captives, elements, places of power; and the Tree of Eternity. */
export const CAPTIVE = 'imprisoned'
export const elementGlyphs: readonly string[] = ['earth-spit', 'whirlwind', 'fire-zone', 'water-drop']
export const PLACE_OF_POWER = 'magic-swirl'
export const TREE_OF_ETERNITY = 'oak'

/** Rows of the sheets. */
export const CARD = 'card-play'
export const ABILITY = 'spell-book'
export const EXPERIENCE = 'falling-star'
export const RESEARCH = 'scroll-unfurled'
