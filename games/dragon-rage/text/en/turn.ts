import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'The invader’s monsters and troops, or the city’s garrison: figures show strength, escape number and movement. A point shows where a great monster faces; its sheet shows what it has left.',
    points: 'own unit',
  },
  {
    text: 'In every turn one side has all its phases, mostly the invader first, then the other: spells, movement, missiles, melee. Great monsters walk, turn, climb, bound or fly, one step after the other.',
    points: 'own unit',
  },
  {
    text: 'Invaders break gates and doors or climb the walls; great monsters may overrun what stands in their way.',
    points: 'tower',
  },
  {
    text: 'After the movement missiles fly and dragons breathe fire; the odds are shown beside each choice.',
    points: 'unit',
  },
  {
    text: 'In melee units beside a hex attack everybody in it together. At a monster each unit strikes by itself: a great one is hit in its head, wings, legs or belly.',
    points: 'unit',
  },
  {
    text: 'The invader wins by destroying victory hexes until the goal is reached. The city wins when every invader is gone, or when ten turns pass without damage or without an invader inside the walls.',
    points: 'town',
  },
]
