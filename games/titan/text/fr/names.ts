import { grammar } from '@hexarium/kernel'
import { namesFrom } from '../names.ts'

const seats = ['Rouge', 'Bleu', 'Vert', 'Orange', 'Pourpre', 'Argent']
/** Masculine and feminine. */
const colours = [
  ['rouge', 'rouge'],
  ['bleu', 'bleue'],
  ['vert', 'verte'],
  ['orange', 'orange'],
  ['pourpre', 'pourpre'],
  ['argenté', 'argentée'],
]
const emblems = [
  'Couronne',
  'Soleil',
  'Lune',
  'Aigle',
  'Harpe',
  'Rose',
  'Fleur de lys',
  'Dauphin',
  'Torche',
  'Gobelet',
  'Vague',
  'Pont',
]
const masculine = ['Soleil', 'Aigle', 'Dauphin', 'Gobelet', 'Pont']

/** French names. */
export const names = namesFrom({
  seats,
  emblems,
  marker: (colour, emblem) => {
    const name = emblems[emblem]
    return `${name} ${colours[colour][masculine.includes(name) ? 0 : 1]}`
  },
  characters: [
    ['Titan', 'Titans', 'Ti'],
    ['ange', 'anges', 'An'],
    ['archange', 'archanges', 'Ar'],
    ['gardien', 'gardiens', 'Gd'],
    ['sorcier', 'sorciers', 'So'],
    ['centaure', 'centaures', 'Ce'],
    ['gargouille', 'gargouilles', 'Ga'],
    ['ogre', 'ogres', 'Og'],
    ['lion', 'lions', 'Li'],
    ['minotaure', 'minotaures', 'Mi'],
    ['rôdeur', 'rôdeurs', 'Rô'],
    ['troll', 'trolls', 'Tr'],
    ['cyclope', 'cyclopes', 'Cy'],
    ['gorgone', 'gorgones', 'Go'],
    ['ours de guerre', 'ours de guerre', 'Ou'],
    ['griffon', 'griffons', 'Gr'],
    ['vouivre', 'vouivres', 'Vo'],
    ['béhémoth', 'béhémoths', 'Bé'],
    ['licorne', 'licornes', 'Lc'],
    ['dragon', 'dragons', 'Dr'],
    ['géant', 'géants', 'Gé'],
    ['hydre', 'hydres', 'Hy'],
    ['serpent', 'serpents', 'Se'],
    ['colosse', 'colosses', 'Cl'],
  ],
  terrains: [
    'Plaine',
    'Bois',
    'Fourrés',
    'Collines',
    'Jungle',
    'Désert',
    'Marais',
    'Tourbière',
    'Montagnes',
    'Toundra',
    'Tour',
  ],
  terrainLetters: 'PBFCJDMT^*#',
  hazards: [
    'terrain découvert',
    'arbre',
    'ronces',
    'congère',
    'volcan',
    'fondrière',
    'sable',
    'tour',
    'dune',
    'falaise',
    'pente',
    'mur',
  ],
  symbols: { block: 'bloc', arch: 'arche', arrow: 'flèche', triple: 'triple flèche' },
  entries: ['droite', 'bas', 'gauche'],
  sides: ['attaquant', 'défenseur', 'personne'],
  grammar: grammar('fr'),
  nothing: 'rien',
})
