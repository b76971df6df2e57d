import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Your legions. Each holds up to seven characters that only you know; the others see its marker and how many it holds.',
    points: 'own legion',
  },
  {
    text: 'A turn begins with splitting: a legion may become two. One of seven characters cannot grow further.',
    points: 'own legion',
  },
  {
    text: 'Then one die is rolled, and each legion that moves goes exactly that far along the signs between the lands. At least one must move if it can.',
    points: 'land',
  },
  {
    text: 'A legion that comes to an enemy must engage it. A defender without Titan or angel may flee: his legion is lost for half its points. Both may agree; else they fight on a map of that land.',
    points: 'legion',
  },
  {
    text: 'At the end of your turn a legion that moved may muster a character that its land offers to those it has. Point at a legion to see where it could go and what it would find there.',
    points: 'own legion',
  },
  {
    text: 'Legions begin in towers; there any legion that moved may muster a centaur, a gargoyle or an ogre. Whoever owns the last Titan wins.',
    points: 'tower',
  },
]
