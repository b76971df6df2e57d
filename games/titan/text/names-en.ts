import { namesFrom } from './names.ts'

const seats = ['Red', 'Blue', 'Green', 'Orange', 'Purple', 'Silver']
const emblems = [
  ...['Crown', 'Sun', 'Moon', 'Eagle', 'Harp', 'Rose'],
  ...['Lily', 'Dolphin', 'Torch', 'Goblet', 'Wave', 'Bridge'],
]

/** English names. */
export const names = namesFrom({
  seats,
  emblems,
  marker: (colour, emblem) => `${seats[colour]} ${emblems[emblem]}`,
  characters: [
    ['Titan', 'Titans', 'Ti'],
    ['angel', 'angels', 'An'],
    ['archangel', 'archangels', 'Ar'],
    ['guardian', 'guardians', 'Gu'],
    ['warlock', 'warlocks', 'Wa'],
    ['centaur', 'centaurs', 'Ce'],
    ['gargoyle', 'gargoyles', 'Ga'],
    ['ogre', 'ogres', 'Og'],
    ['lion', 'lions', 'Li'],
    ['minotaur', 'minotaurs', 'Mi'],
    ['ranger', 'rangers', 'Ra'],
    ['troll', 'trolls', 'Tr'],
    ['cyclops', 'cyclopes', 'Cy'],
    ['gorgon', 'gorgons', 'Go'],
    ['warbear', 'warbears', 'Wb'],
    ['griffon', 'griffons', 'Gr'],
    ['wyvern', 'wyverns', 'Wy'],
    ['behemoth', 'behemoths', 'Be'],
    ['unicorn', 'unicorns', 'Un'],
    ['dragon', 'dragons', 'Dr'],
    ['giant', 'giants', 'Gi'],
    ['hydra', 'hydras', 'Hy'],
    ['serpent', 'serpents', 'Se'],
    ['colossus', 'colossi', 'Co'],
  ],
  terrains: [
    ...['Plains', 'Woods', 'Brush', 'Hills', 'Jungle', 'Desert'],
    ...['Marsh', 'Swamp', 'Mountains', 'Tundra', 'Tower'],
  ],
  terrainLetters: 'PWBHJDMS^*#',
  hazards: [
    ...['open ground', 'tree', 'bramble', 'drift', 'volcano', 'bog', 'sand', 'tower'],
    ...['dune', 'cliff', 'slope', 'wall'],
  ],
  symbols: { block: 'block', arch: 'arch', arrow: 'arrow', triple: 'triple arrow' },
  entries: ['right', 'bottom', 'left'],
  sides: ['attacker', 'defender', 'nobody'],
  and: 'and',
  nothing: 'nothing',
})
