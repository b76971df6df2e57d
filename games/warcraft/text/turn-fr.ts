import type { Text } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Vos unités. Une pièce portant un chiffre en représente plusieurs semblables.',
    points: 'own piece',
  },
  {
    text: 'Un tour commence par le mouvement : chaque unité peut aller dans l’espace voisin, les ouvriers aussi.',
    points: 'own piece',
  },
  {
    text: 'Quand deux camps se rencontrent, il y a bataille, aux dés, dans l’ordre des sortes d’unités.',
    points: 'piece',
  },
  {
    text: 'Les ouvriers dans les mines d’or et les forêts récoltent : un dé dit combien, et un espace peut s’épuiser.',
    points: 'goldmine',
  },
  {
    text: 'La récolte paie unités, bâtiments et améliorations, qui entrent ensuite en jeu dans votre ville.',
    points: 'town',
  },
  {
    text: 'Objectifs, villes et avant-postes tenus donnent des points de victoire. Qui en a assez le premier gagne.',
    points: 'objective',
  },
]
