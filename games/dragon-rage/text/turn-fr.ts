import type { Text } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Les monstres et troupes de l’envahisseur, ou la garnison de la cité : les chiffres montrent force, esquive et mouvement. Une pointe montre où regarde un monstre.',
    points: 'own unit',
  },
  {
    text: 'À son tour, chaque camp lance d’abord ses sorts, puis se déplace. Les monstres marchent, tournent, grimpent, bondissent ou volent, pas à pas.',
    points: 'own unit',
  },
  {
    text: 'On peut briser portes et portails, escalader les murs ; ce qui barre le chemin peut être renversé.',
    points: 'tower',
  },
  {
    text: 'Puis les projectiles volent et les dragons crachent le feu ; les chances figurent à côté de chaque choix.',
    points: 'unit',
  },
  {
    text: 'Au corps à corps, plusieurs unités peuvent frapper ensemble un ennemi. Un monstre est touché à la tête, aux ailes, aux pattes ou au ventre, et sa feuille montre ce qui lui reste.',
    points: 'unit',
  },
  {
    text: 'L’envahisseur gagne en détruisant assez de la cité ; maisons, temples et tours valent des points.',
    points: 'town',
  },
]
