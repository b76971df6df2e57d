import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Six units a side: swordsmen, archers and riders. The figure on each is the strength it has left.',
    points: 'own unit',
  },
  {
    text: 'A round begins with secret orders, unit by unit: march, volley or guard. All are shown at once when both sides are done.',
    points: 'own unit',
  },
  {
    text: 'Archers ordered to volley shoot first, as far as three hexes if no woods stand between.',
    points: 'unit',
  },
  {
    text: 'Then units ordered to march move, and stop next to an enemy. Archers on guard may shoot at what comes near.',
    points: 'unit',
  },
  {
    text: 'Units next to an enemy may attack. Woods and hills make a target harder to hit; the odds are shown beside each choice.',
    points: 'woods',
  },
  {
    text: 'After the last round strength is counted, and the hill in the middle is worth three more.',
    points: 'hills',
  },
]
