import { openingIn } from '../opening.ts'
import { settings } from './settings.ts'

/** Les parties que l’on peut demander par leur nom, en français. */
export const opening = openingIn(
  settings,
  ['Premier joueur', 'Deuxième joueur', 'Troisième joueur', 'Quatrième joueur'],
  {
    firstGame: {
      name: 'Première partie',
      line: 'À deux, humains contre orcs, le jeu de base : 15 points de victoire gagnent.',
    },
    baseGame: {
      name: 'Jeu de base',
      line: 'À deux ou trois chacun pour soi, à quatre en deux équipes, sans l’extension.',
    },
    wholeExpansion: {
      name: 'Toute l’extension',
      line: 'Héros, monstres, capacités des races, recherche de sorts, ressources cachées et toutes les cartes.',
    },
  },
  {
    'elf-gate': 'À trois. Qui se tient dans la porte des elfes de la nuit avec peu d’ennemis alentour a gagné.',
    necromancers:
      'À deux. Deux nécromanciens lèvent une armée et doivent prendre la ville des humains, qui les traquent, eux et leurs lieux de pouvoir.',
    captives: 'À deux. Thrall et Tyrande sont prisonniers de l’autre camp : qui ramène le sien chez soi a gagné.',
    nordrassil:
      'À quatre, trois contre un. Les morts-vivants doivent atteindre l’arbre-monde avant que les elfes de la nuit n’aient plus de cartes.',
    'altar-of-flame':
      'À deux. Qui a trois unités sur l’autel à la fin d’un tour a gagné ; il fait changer de camp les ennemis.',
    'skull-of-storms':
      'À deux. Le sanctuaire du centre lance la foudre ; 13 points de victoire à la fin d’un tour gagnent.',
    'dragon-rise':
      'À quatre en deux équipes. Orcs et morts-vivants mènent un jeune dragon auprès du grand, les autres doivent tuer l’un des deux.',
    'battle-of-the-elements': 'À quatre, chacun pour soi. Qui réunit trois des quatre éléments dans une case a gagné.',
  },
)
