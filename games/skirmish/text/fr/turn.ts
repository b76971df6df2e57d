import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Six unités par camp : épéistes, archers et cavaliers. Le chiffre sur chacune est la force qui lui reste.',
    points: 'own unit',
  },
  {
    text: 'Un tour commence par des ordres secrets, unité par unité : marche, volée ou garde. Tous sont révélés ensemble quand les deux camps ont fini.',
    points: 'own unit',
  },
  {
    text: 'Les archers en volée tirent d’abord, jusqu’à trois cases si aucun bois ne les gêne.',
    points: 'unit',
  },
  {
    text: 'Puis les unités en marche se déplacent et s’arrêtent près d’un ennemi. Les archers en garde peuvent tirer sur ce qui approche.',
    points: 'unit',
  },
  {
    text: 'Une unité voisine d’un ennemi peut attaquer. Bois et collines rendent une cible plus difficile à toucher ; les chances figurent à côté de chaque choix.',
    points: 'woods',
  },
  {
    text: 'Après le dernier tour on compte la force, et la colline du milieu vaut trois de plus.',
    points: 'hills',
  },
]
