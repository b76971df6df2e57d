import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Vos unités et ouvriers. Un pion portant un chiffre en bas en représente plusieurs semblables. Chacune des quatre phases d’un tour est jouée par tous, l’un après l’autre, avant la suivante.',
    points: 'own piece',
  },
  {
    text: 'D’abord le mouvement : les unités de mêlée et de tir avancent d’une case, les volantes et les ouvriers de deux au plus. Trois unités et trois ouvriers au plus peuvent finir sur une case.',
    points: 'own piece',
  },
  {
    text: 'Quand vos unités rencontrent des ennemis, il y a bataille : les tireurs lancent les dés d’abord, puis les volantes, puis les unités de mêlée, et celles des cases voisines y prennent part. Un dé qui ne dépasse pas la force de l’unité touche.',
    points: 'piece',
  },
  {
    text: 'Puis les ouvriers récoltent mines d’or et forêts : un dé pour chacun dit combien. Chaque trois use la case ; le second l’épuise.',
    points: 'mine',
  },
  {
    text: 'Ce que vous avez acheté au tour précédent entre en jeu dans votre ville ou vos avant-postes. Puis vous dépensez : entraîner, construire ou améliorer, un seul des trois ; ce qui est entraîné ou construit arrive au tour suivant.',
    points: 'town',
  },
  {
    text: 'Les points de victoire viennent des cases et villes où sont vos unités, des unités améliorées à fond et des cartes de points de victoire ; ouvriers et avant-postes ne comptent pas. Qui en a assez à la fin de son tour gagne.',
    points: 'shrine',
  },
]
