import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Votre armée : des éléments qui combattent côte à côte en unités. La pointe de chacun montre où il regarde.',
    points: 'own element',
  },
  {
    text: 'Chaque tour commence par des ordres secrets pour chaque unité, révélés quand les deux camps ont fini.',
    points: 'own element',
  },
  {
    text: 'Puis les unités tirent, chargent, avancent ou tiennent selon leurs ordres, phase par phase ; une unité tourne, pivote et se reforme d’un bloc.',
    points: 'element',
  },
  {
    text: 'Là où des unités se touchent, elles combattent. Le flanc et le dos valent plus que le front.',
    points: 'element',
  },
  {
    text: 'Pertes et frayeur peuvent briser une unité : elle fuit jusqu’à être ralliée. L’armée brisée la première a perdu.',
    points: 'element',
  },
]
