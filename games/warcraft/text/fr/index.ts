import { scored } from '../facts.ts'
import type { WarcraftText } from '../words.ts'
import { aid } from './aid.ts'
import { ask } from './ask.ts'
import { amount, choice } from './choices.ts'
import { event } from './events.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'
import { turn } from './turn.ts'
import { words } from './words.ts'

const seats = ['Premier joueur', 'Deuxième joueur', 'Troisième joueur', 'Quatrième joueur']

/** French. */
export const text: WarcraftText = {
  names,
  words,
  title: 'Warcraft : le jeu de plateau',
  turn,
  ...aid,
  blurb:
    'Récoltez, bâtissez, entraînez et conquérez, seul ou en équipe.\nAvec les héros, les monstres et toutes les options de l’extension.',
  seats,
  sides: view => view.race.map((race, seat) => names.races[race]?.short ?? seats[seat]),
  isMany: (view, seat) => names.races[view.race[seat]] !== undefined,
  dice: { resource: 'dé de ressources' },
  settings,
  ask,
  choice,
  amount,
  event,
  result: {
    'WC-B-VIC-03': (view, scores) => `assez de points de victoire (${scored(names, view, scores)}).`,
    'WC-B-VIC-04': (view, scores) => `assez de points de victoire pour une équipe (${scored(names, view, scores)}).`,
    'WC-X-OP1-01': (view, scores) => `assez de points de victoire pour une équipe (${scored(names, view, scores)}).`,
    'WC-B-VIC-08': 'il ne reste aucun autre camp.',
    'WC-B-VIC-09': (view, scores) =>
      `plus de points de victoire quand tous sont tombés ensemble (${scored(names, view, scores)}).`,
    'WC-B-VIC-10': (view, scores) => `le dernier tour est fini ; points de victoire : ${scored(names, view, scores)}.`,
    'WC-B-SCN-14': 'la porte des elfes est prise.',
    'WC-B-SCN-24': 'la marche des nécromanciens est finie.',
    'WC-B-SCN-33': 'la captivité est finie.',
    'WC-B-SCN-44': 'le sort de l’arbre-monde est scellé.',
    'WC-X-SCN-04': 'trois unités tiennent l’autel des flammes.',
    'WC-X-SCN-13': (view, scores) => `assez de points de victoire à la fin du tour (${scored(names, view, scores)}).`,
    'WC-X-SCN-25': 'le sort des dragons est scellé.',
    'WC-X-SCN-36': 'trois éléments sont réunis, ou le voisin est tombé.',
    resigned: 'les autres ont abandonné.',
    agreed: 'les joueurs en sont convenus.',
  },
  odds: {
    winsBattle: (view, [hex, foe]) =>
      `de gagner la bataille en ${names.label(view, hex)} contre ${names.owner(view, foe).the}, en l’état et sans cartes`,
    winsAlone: 'que votre allié la gagne sans vous',
    changesSides: 'que l’unité change de camp',
  },
}
