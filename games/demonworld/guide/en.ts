import { type GuideWords, lastOf } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { isOrc } from './index.ts'

/** English. */
export const words: GuideWords<View> = {
  line: 'Footsoldiers and knights against archers: orders, an advance, a charge, a rout.',
  ideas: {
    orders: {
      say: 'Welcome. You lead the Empire, below: noble footsoldiers and knights, each unit a body that acts as one. Above wait Orc archers, still far away. Every round begins with orders, face down. Move goes farthest: give it to the footsoldiers, by clicking them or in the list.',
      other: 'Another order: also possible. Attack goes less far, Hold stays.',
    },
    ready: {
      say: 'Markers can be changed until you say that you are ready; nobody sees them before. The knights need an order, too: Move. Then say that you are ready.',
      other: 'As you like. It can still be changed.',
    },
    shown: {
      say: 'All markers lie open now. The orders decide what comes when: first Move, then Skirmish, then Attack; who holds stays where he is. Skirmish means that they shoot before anybody has moved.',
    },
    arrows: {
      say: 'Arrows. Shooting is a matter of one number: weapon, less armour, less what hinders. A twenty-sided die at or below it hits. Your nobles are well armoured.',
    },
    mover: {
      say: 'Your movement. Units go one after the other. Choose the footsoldiers.',
      other: 'The knights first: fine.',
    },
    advance: {
      say: 'The whole unit advances as one, straight ahead, as long as its ranks are closed. Figures on the fields say what it costs. Go far, but stay in line.',
      well: 'In step, and nobody out of line.',
      other: 'Wheels and turns are manoeuvres: they cost half of the movement, the second one all of it.',
    },
    attack: {
      say: 'A new round, and they are near. Now Attack: it goes less far, but it carries you into the enemy and makes the first blow heavier. Give it to both, then say that you are ready.',
      other: 'Patience, then.',
    },
    charge: {
      say: 'The charge. Advance until you touch the archers: on fields beside them the movement ends and the melee begins. From the side you would hit more easily, from behind most of all.',
      well: 'Contact.',
      other: 'Not yet in contact. They will shoot once more.',
    },
    contact: {
      say: 'Two units touch. From now on they are in melee; nobody shoots at them, and nobody simply walks away. Those who do not touch an enemy yet may still move up.',
    },
    strikes: {
      say: 'Melee. The quickest strike first: knights who charge are very quick. Every element in contact may strike one enemy, or support another one’s blow. “Everyone at the easiest” does it all.',
      other: 'One by one: then you decide who strikes whom.',
    },
    dice: {
      say: 'Again one number for each blow, and a twenty-sided die at or below it hits. In the log every blow stands with its number. From the flank it is two more, from behind four.',
    },
    regroup: {
      say: 'After the blows both sides regroup: single elements may step up to the enemy. Let all face their enemies; that is nearly always enough.',
    },
    test: {
      say: 'Nerves. Losses and fright put a unit to the test: a die, its elements, its leader. Who falls short routs; who is all too eager storms ahead without orders.',
    },
    rout: {
      say: sight =>
        isOrc(lastOf(sight, 'routs')?.['unit'])
          ? 'They break! A routing unit runs for its own edge, whoever catches an element on the way cuts it down, and only a rally stops it. Battles are won like that, not to the last man.'
          : 'Your own people break. They run for your edge until they rally; keep the others together, and near a leader.',
    },
  },
  asks: {
    giveOrders: 'Orders for both, then say that you are ready.',
    chooseMover: 'Which unit moves next?',
    moveUnit: ({ choices }) =>
      choices.some(choice => choice.startsWith('advance'))
        ? 'Advance, or leave it at that.'
        : 'They are attacked: those in contact may turn to their enemies. Or leave it at that.',
    completeAttack: 'Those in the rear may move up into the melee. Not everybody has to.',
    completeTo: 'Where to? Beside an enemy, if you can.',
    declareStrikes: 'Who strikes? “Everyone at the easiest” does it all.',
    strikeAt: 'Whom?',
    supportStrike: 'Support makes a blow surer: three more for each.',
    secondAttack: 'A blow so good that another one follows.',
    chooseRegroup: 'Who has hit more chooses who regroups first.',
    regroupElement: 'All face their enemies: that is enough.',
    saveFigure: 'A special figure is about to fall. Demand the die: with luck somebody else falls in its place.',
    sacrifice: 'Somebody falls in its place: a plain one.',
    closeUp: 'Close the ranks again.',
    obeyOrRage: 'They want to storm ahead. Let them obey.',
    fleeNext: 'Routing: let all run.',
    rallyUnit: 'Routing units may try to come to their senses.',
    reform: 'Which formation? Broad fronts strike with more.',
    chooseFigure: 'The leader goes first.',
    exchangeFigure: 'Special figures belong in the front rank.',
  },
  learnt: [
    'Orders are placed unseen: Move, Skirmish, Attack or Hold, in this order.',
    'A unit advances as one while its ranks are closed; everything else is a manoeuvre.',
    'One number for each blow, and a twenty-sided die at or below it. Flank and rear help.',
    'Who fails a test of nerves routs, and that is how battles end.',
  ],
  done: 'You have seen a whole fight, from the first order to the rout. The game itself has commanders, hills, magic, and much larger units.',
  won: 'Nobody stands against you any more.',
  lost: 'Your army is gone. It happens when a unit is caught in the flank, or comes too late. Once more: close together, and Attack in the second round.',
}
