import type { Text } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: "The invader's monsters and troops, or the city's garrison: figures show strength, escape and movement. A point shows where a monster faces.",
    points: 'own unit',
  },
  {
    text: 'Each side in its turn first casts spells, then moves. Monsters walk, turn, climb, bound or fly, one step after the other.',
    points: 'own unit',
  },
  {
    text: 'Gates and doors can be broken, walls climbed; what stands in the way may be overrun.',
    points: 'tower',
  },
  {
    text: 'Then missiles fly and dragons breathe fire; the odds stand beside each choice.',
    points: 'unit',
  },
  {
    text: 'In melee several units may strike one enemy together. A monster is hit in its head, wings, legs or belly, and its sheet shows what is left.',
    points: 'unit',
  },
  {
    text: 'The invader wins by destroying enough of the city; towns, temples and towers are worth points.',
    points: 'town',
  },
]
