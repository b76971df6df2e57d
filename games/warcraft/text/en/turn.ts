import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** How a turn goes, for newcomers. */
export const turn: Text<View>['turn'] = [
  {
    text: 'Your units and workers. A piece with a figure below stands for several alike. Each of the four steps of a turn is done by all players, one after the other, before the next begins.',
    points: 'own piece',
  },
  {
    text: 'First movement: melee and ranged units go one space, flyers and workers up to two. At most three units and three workers of yours may end in a space.',
    points: 'own piece',
  },
  {
    text: 'Where your units meet enemies there is a battle: ranged units roll first, then flyers, then melee units, and those in the spaces around join in. A die no higher than a unit’s strength hits.',
    points: 'piece',
  },
  {
    text: 'Then workers harvest goldmines and forests: a die each says how much. Every three wears a space down; the second one empties it.',
    points: 'mine',
  },
  {
    text: 'What you bought last turn is deployed in your Town or at Outposts. Then you spend: you either train, construct or upgrade; what is trained and built arrives next turn.',
    points: 'town',
  },
  {
    text: 'Victory points come from spaces and Towns your units stand in, fully upgraded units and Victory Point cards; workers and Outposts score nothing. Who has enough at the end of his turn wins.',
    points: 'shrine',
  },
]
