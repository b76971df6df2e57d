/** By picture of a legion marker: a glyph of game-icons. */
export const emblemGlyphs: readonly string[] = [
  ...['crown', 'sun', 'moon', 'eagle-emblem', 'harp', 'rose'],
  ...['fleur-de-lys', 'dolphin', 'torch', 'jeweled-chalice', 'big-wave', 'stone-bridge'],
]

/** By type: a glyph of game-icons. */
export const characterGlyphs: readonly string[] = [
  ...['throne-king', 'angel-wings', 'angel-outfit', 'winged-shield', 'warlock-hood', 'centaur'],
  ...['gargoyle', 'ogre', 'lion', 'minotaur', 'archer', 'troll'],
  ...['cyclops', 'medusa-head', 'bear-head', 'griffin-symbol', 'wyvern', 'mammoth'],
  ...['unicorn', 'dragon-head', 'giant', 'hydra', 'sea-serpent', 'rock-golem'],
]
