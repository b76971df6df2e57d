import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Your army: elements that fight side by side in units. The point on each shows where it faces.',
    points: 'own element',
  },
  {
    text: 'Each round both sides place an order face down for every unit; then all are shown.',
    points: 'own element',
  },
  {
    text: 'Units with Skirmish shoot first; those with Hold shoot after the movement.',
    points: 'element',
  },
  {
    text: 'Units move by order: Move, Skirmish, Attack, Hold. Ordered ranks advance by points, all else is a manoeuvre.',
    points: 'element',
  },
  {
    text: 'Only ordered units with Attack or Skirmish may charge, and only to their front.',
    points: 'element',
  },
  {
    text: 'In melee the quicker strike first; flank and rear are easier to hit. Then everybody regroups.',
    points: 'element',
  },
  {
    text: 'With morale in play, units with losses are tested and may rout; routing units try to rally at the end. Whoever destroys every enemy element, or has more points after the last round, wins.',
    points: 'element',
  },
]
