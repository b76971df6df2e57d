import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Vos légions. Chacune compte jusqu’à sept personnages que vous seul connaissez ; les autres voient son marqueur et le nombre de ses personnages.',
    points: 'own legion',
  },
  {
    text: 'Un tour commence par la division : une légion peut en devenir deux. À sept personnages elle ne grandit plus.',
    points: 'own legion',
  },
  {
    text: 'Puis on lance un dé, et chaque légion qui bouge avance d’exactement autant le long des signes entre les terres. Une au moins doit bouger si elle le peut.',
    points: 'land',
  },
  {
    text: 'Une légion qui rejoint un ennemi doit l’engager. Un défenseur sans Titan ni ange peut fuir : sa légion est perdue pour la moitié de ses points. On peut s’entendre ; sinon on combat sur la carte de cette terre.',
    points: 'legion',
  },
  {
    text: 'À la fin de votre tour, une légion qui a bougé peut recruter un personnage que cette terre réserve aux siens. Pointez une légion pour voir où elle pourrait aller et ce qu’elle y trouverait.',
    points: 'own legion',
  },
  {
    text: 'Les légions partent des tours ; là, toute légion qui a bougé peut recruter un centaure, une gargouille ou un ogre. Le maître du dernier Titan gagne.',
    points: 'tower',
  },
]
