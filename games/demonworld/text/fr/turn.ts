import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Votre armée : des éléments qui combattent côte à côte en unités. La pointe de chacun montre où il regarde.',
    points: 'own element',
  },
  {
    text: 'À chaque tour, les deux camps posent un ordre caché pour chaque unité ; puis tous sont révélés.',
    points: 'own element',
  },
  {
    text: 'Les unités en Escarmouche tirent d’abord ; celles qui ont l’ordre Tenir tirent après le mouvement.',
    points: 'element',
  },
  {
    text: 'On bouge par ordre : Mouvement, Escarmouche, Attaque, Tenir. Les unités en ordre avancent par points de mouvement, le reste est une manœuvre.',
    points: 'element',
  },
  {
    text: 'Seules les unités en ordre avec Attaque ou Escarmouche attaquent, et seulement vers l’avant.',
    points: 'element',
  },
  {
    text: 'En mêlée les plus vifs frappent d’abord ; le flanc et le dos sont plus faciles à toucher. Puis tous se regroupent.',
    points: 'element',
  },
  {
    text: 'Avec le moral, les unités qui ont des pertes sont testées et peuvent fuir ; à la fin, elles tentent de se rallier. Qui détruit tous les éléments ennemis, ou a le plus de points après le dernier tour, gagne.',
    points: 'element',
  },
]
