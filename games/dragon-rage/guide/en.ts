import { type GuideWords, lastOf } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** English. */
export const words: GuideWords<View> = {
  line: 'A dragon before the wall of Esirien: over it, fire, claws, and what the city does about it.',
  ideas: {
    dragon: {
      say: 'Welcome. You are the invader, and you have a dragon. It stands before the western wall of Esirien; behind it lie houses, and houses are what you want. Click the dragon.',
      other: 'The dragon waits. It does not like to.',
    },
    wall: {
      say: 'Nothing on foot comes over a wall without climbing. A dragon bounds: over anything, up to three hexes, once a turn. Click Merchants’ Row behind the wall, where the ring is.',
      well: 'One leap, and the wall is behind you.',
      other: 'Another way in, or round. The wall will still be there.',
    },
    points: {
      say: sight => {
        const { points = 1, score = 1 } = lastOf(sight, 'destroyed') ?? {}
        return `Something burns: ${points === 1 ? 'one victory point' : `${points} victory points`}, ${score} of ${sight.view.goal} in all. Hexes with a number on them are worth that much; a dragon destroys an empty one by coming down on it. Reach ${sight.view.goal} and Esirien is yours.`
      },
    },
    fire: {
      say: 'After movement comes fire. Twice in a game a dragon may breathe it, and this is a good moment: troops stand right before your nose.',
      well: 'Deep breath.',
      other: 'You save your breath. There are two in all.',
    },
    aim: {
      say: 'The flame goes into one of the three hexes in front, and on into the next one behind it. Everybody there must escape with a die or die. Houses burn, too: the Sea Temple alone is worth three.',
      well: sight => (lastOf(sight, 'destroyed')?.['points'] === 3 ? 'That was the temple.' : 'Fire and smoke.'),
    },
    melee: {
      say: 'Then melee. What stands beside the dragon can be attacked; nobody strikes back for now. Choose a hex with infantry.',
      other: 'No claws this time.',
    },
    limbs: {
      say: 'A dragon is head, wings and legs, and each part strikes where it reaches; after the fire the head is tired. Use all that can reach, then strike: strength against strength says what the die must show.',
      well: 'The more, the better.',
    },
    answer: {
      say: 'That was the city’s turn. Archers shot, infantry struck, each at a part of the dragon of their own choosing, and each with a die of its own. So it goes every turn: first you, then they.',
    },
    areas: {
      say: 'Your dragon is hurt. Every part has points of its own: without legs it does not walk, without wings it neither flies nor bounds, without its head it runs amok. The belly alone kills, and it is reached only from underneath: do not stay where they can crawl under you.',
    },
    again: {
      say: 'Your second turn. A dragon moves in one way each turn: this time it walks. Choose it.',
    },
    walk: {
      say: 'Walking goes step by step, forwards; turning costs, too. The Market lies ahead: two points.',
      other: 'Also a way. Points are where the numbers are.',
    },
    overrun: {
      say: 'Infantry stands in the way. A walking dragon need not go around: it overruns them, here and now, and goes on if they fall.',
      well: sight =>
        lastOf(sight, 'overran')?.['won'] ? 'Trampled.' : 'They stood their ground, and the dragon stops.',
      other: 'You spare them. They will not thank you.',
    },
    bound: {
      say: 'A bound again: and there is an empty hex with a number in reach. Coming down on it destroys it at once.',
      well: 'From roof to roof.',
    },
    raze: {
      say: 'You stand on a hex with a number. One point of movement more, and it is rubble.',
      well: 'Rubble.',
      other: 'It stays standing, for now.',
    },
  },
  asks: {
    castSpell: 'Spells are for wizards; you have none.',
    chooseMover: 'Who moves? When nobody is left, end the movement.',
    prowlOn: 'What does the dragon do next? Step, turn, bound, fly, or rest.',
    flight: 'In the air: straight on, a turn after every second hex, then land. After flying it does not attack.',
    chooseTarget: 'Fire, if there is any left, or no fire this turn.',
    breatheFire: 'Into which of the three hexes in front?',
    chooseFight: 'Whom does the dragon attack? Or end the melee.',
    nameAttackers: 'Only the dragon is there to attack.',
    chooseLimbs: 'Add what can reach, then strike.',
    spread: 'Which part takes the damage? The one you need least.',
  },
  learnt: [
    'One way of moving a turn: walk, bound, fly. A bound takes a dragon over any wall.',
    'Fire twice a game, along a line; then claws, strength against strength.',
    'A dragon is hurt part by part; guard the belly.',
    'Victory points win: come down on them, or stay and tear them down.',
  ],
  done: 'The city still stands, and so do you. You have seen how a dragon fights; a whole game has two of them.',
  won: 'Esirien has lost what it could not afford to lose. You have won.',
  lost: 'The dragon has fallen. Cities do win: mostly because somebody crawled underneath. Once more, and keep moving.',
}
