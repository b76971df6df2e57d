import { type FrenchGender, french, grammar } from '@hexarium/kernel'
import type { Type } from '../../state.ts'
import { namesFrom } from '../names.ts'

const seats = ['Rouge', 'Bleu', 'Vert', 'Orange', 'Pourpre', 'Argent']
/** Those that end in e are the same for both genders. */
const colours = ['rouge', 'bleu', 'vert', 'orange', 'pourpre', 'argenté']
const emblems: readonly (readonly [name: string, gender: FrenchGender])[] = [
  ['Couronne', 'la'],
  ['Soleil', 'le'],
  ['Lune', 'la'],
  ['Aigle', 'le'],
  ['Harpe', 'la'],
  ['Rose', 'la'],
  ['Fleur de lys', 'la'],
  ['Dauphin', 'le'],
  ['Torche', 'la'],
  ['Gobelet', 'le'],
  ['Vague', 'la'],
  ['Pont', 'le'],
]

/** French names. */
export const names = namesFrom({
  seats,
  emblems: emblems.map(([name]) => name),
  marker: (colour, emblem) => {
    const [name, gender] = emblems[emblem]
    const hue = colours[colour]
    return `${name} ${hue.endsWith('e') ? hue : french.agree(hue, gender)}`
  },
  characters: [
    ['Titan', 'Titans', 'Ti'],
    ['ange', 'anges', 'An'],
    ['archange', 'archanges', 'Ar'],
    ['gardien', 'gardiens', 'Gd'],
    ['sorcier', 'sorciers', 'So'],
    ['centaure', 'centaures', 'Ce'],
    ['gargouille', 'gargouilles', 'Ga', 'la'],
    ['ogre', 'ogres', 'Og'],
    ['lion', 'lions', 'Li'],
    ['minotaure', 'minotaures', 'Mi'],
    ['rôdeur', 'rôdeurs', 'Rô'],
    ['troll', 'trolls', 'Tr'],
    ['cyclope', 'cyclopes', 'Cy'],
    ['gorgone', 'gorgones', 'Go', 'la'],
    ['ours de guerre', 'ours de guerre', 'Ou'],
    ['griffon', 'griffons', 'Gr'],
    ['vouivre', 'vouivres', 'Vo', 'la'],
    ['béhémoth', 'béhémoths', 'Bé'],
    ['licorne', 'licornes', 'Lc', 'la'],
    ['dragon', 'dragons', 'Dr'],
    ['géant', 'géants', 'Gé'],
    ['hydre', 'hydres', 'Hy', 'la'],
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

/** The article a character takes. */
export const genderOf = (type: Type): FrenchGender => (names.characters[type]?.[3] === 'la' ? 'la' : 'le')
