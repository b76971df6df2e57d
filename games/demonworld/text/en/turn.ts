import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Your army: elements that fight side by side in units. The point on each shows where it faces.',
    points: 'own element',
  },
  {
    text: 'Each round begins with secret orders for every unit, shown when both sides are done.',
    points: 'own element',
  },
  {
    text: 'Units ordered to do so then shoot, charge, move or hold, in the order of the phases; a unit turns, wheels and reforms as a body.',
    points: 'element',
  },
  {
    text: 'Where units touch they fight. Flank and rear are worth more than the front.',
    points: 'element',
  },
  {
    text: 'Losses and fright may break a unit: it routs until it is rallied. The army that is broken first has lost.',
    points: 'element',
  },
]
