import type { Text } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Your units. A piece with a figure stands for several alike.',
    points: 'own piece',
  },
  {
    text: 'A turn begins with movement: each unit may go to the next space, workers too.',
    points: 'own piece',
  },
  {
    text: 'Where two sides meet there is a battle, fought with dice in the order of the kinds of units.',
    points: 'piece',
  },
  {
    text: 'Workers on gold mines and in forests harvest: a die says how much, and a space can run dry.',
    points: 'goldmine',
  },
  {
    text: 'What is harvested pays for units, buildings and upgrades, which come into play in your town afterwards.',
    points: 'town',
  },
  {
    text: 'Victory points come from objectives, towns and outposts you hold. Who has enough of them first wins.',
    points: 'objective',
  },
]
