import type { GuideWords } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { isHeld } from './index.ts'

/** English. */
export const words: GuideWords<View> = {
  line: 'Four rounds, six units a side: orders, shots, a march to the hill, blows.',
  ideas: {
    orders: {
      say: 'Welcome. You are Red. Every round begins with orders, one unit after the other; the one that is asked about has a ring around it. March lets it move, guard lets it strike back. Let the swords march.',
      well: 'Good: the swords go forward.',
      other: 'On guard it stays where it is, but it strikes back. That works too.',
    },
    secret: {
      say: 'Blue gives its order at the same moment, unseen. That is why an order cannot be taken back: both are on the table as soon as you choose. Nobody sees them all before the last one is given.',
    },
    bows: {
      say: 'This is a bow. Volley lets it shoot as far as three hexes, before anybody moves. Nobody is so near yet: march.',
      other: 'A bow that waits is not wasted: whoever comes near will know.',
    },
    guard: {
      say: 'The other bow stays behind, on guard: then it may shoot at an enemy that comes near, in the middle of his march.',
      well: 'Now let them come.',
    },
    riders: {
      say: 'A rider: five hexes in one march, and after a march its blow hits more easily. Riders like to march.',
    },
    first: {
      say: ({ news }) =>
        `All orders lie open; look at the letters on the units. Then both sides rolled for who goes first in this round: ${news.some(({ kind, args }) => kind === 'first' && args['seat'] === 0) ? 'you do' : 'Blue does'}.`,
    },
    march: {
      say: 'Now those with a march order move. Click one that glows.',
      other: 'You end the marches: whoever has not moved stays.',
    },
    hill: {
      say: 'Where to? The hill in the middle counts three points at the end, and who stands on it is harder to hit. Send somebody there.',
      well: 'Straight to the hill.',
      other: 'Fine. But keep an eye on the hill.',
    },
    back: {
      say: 'Clicked wrong? A march can be taken back with ↶ above the board (or the key U), as long as no die has fallen since. Go on with the next unit.',
    },
    react: {
      say: 'An enemy has come near your bow on guard. It may shoot before anything else happens: once a round, and never a bad idea.',
      well: 'That will make them careful.',
      other: 'You save the arrow.',
    },
    volley: { say: 'Bows with a volley order shoot first. Choose one.' },
    odds: {
      say: 'Choose a target. The chance stands beside each before you choose: four or more on a die hits, one more is needed against somebody in cover. Take the best, or the weakest enemy.',
    },
    melee: {
      say: 'Who stands beside an enemy may strike. Somebody on guard strikes back if he survives: so gang up.',
      other: 'No blow, no risk.',
    },
    fell: {
      say: 'Somebody has fallen: every hit takes a point of strength, and the last one removes the unit. Strength left is what counts at the end.',
    },
    last: {
      say: 'The last round. When it is over, strength is counted, and three more for the hill. Take it, or hold it.',
    },
  },
  asks: {
    giveOrder: 'Which order for the unit with the ring?',
    volleysUnit: 'Who shoots?',
    volleyTarget: 'At whom? The chances stand beside the names.',
    marchesUnit: 'Who marches next? End the marches when all stand where you want them.',
    marchTo: ({ view }) =>
      isHeld(view)
        ? 'Where to? Your own are on the hill: go where you can strike.'
        : 'Where to? Nobody of yours holds the hill yet.',
    meleeUnit: 'Who strikes?',
    meleeTarget: 'Whom does it strike?',
    react: 'Your bow on guard may shoot.',
  },
  learnt: [
    'Orders are given in secret and shown together.',
    'Volleys come first, then marches, then blows.',
    'Cover protects, a charge hits harder, guards strike back.',
    'At the end strength counts, and the hill three more.',
  ],
  done: 'That was most of it: the rest you know by now.',
  won: 'The field is yours, and the next ones are larger.',
  lost: 'Blue had the better day. You have seen everything there is; try it once more, and mind the hill.',
}
