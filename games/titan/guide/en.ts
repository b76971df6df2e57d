import type { GuideWords } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** English. */
export const words: GuideWords<View> = {
  line: 'One turn of Titan: split a legion, move, win a battle, muster a troll.',
  ideas: {
    legions: {
      say: 'Welcome. You are Red, and your Titan waits in the tower, in the legion with the ring. It holds seven characters, and seven is the most: a full legion finds nobody new. So it should be split. Click it.',
      well: 'Good. A turn always begins with splitting.',
      other: 'You can split later, too. Seven stay seven until then.',
    },
    leaving: {
      say: 'Who leaves? Two at least. Take two ogres: together they will find something better than themselves. Then say that this is the part.',
      well: 'One ogre is chosen.',
      other: 'Also a good part. Your opponent will only see how many they are, not who.',
    },
    marker: {
      say: 'The new legion needs a marker. Any will do: it is only a name, and it hides who is below it.',
    },
    roll: {
      say: 'Now roll. One die counts for all your legions; how far each goes is decided by it, not by who it is.',
      well: ({ view }) => `A ${view.roll}.`,
      other: 'One more split: why not.',
    },
    move: {
      say: ({ view }) =>
        `You rolled ${view.roll}: whoever moves goes exactly ${view.roll === 1 ? 'one land' : `${view.roll} lands`}. First the ones you split off; the two may not stay together anyway.`,
      other: 'That one first: fine.',
    },
    attack: {
      say: 'And these are your hunters: cyclopes, lions, a gargoyle. Beside them, in the brush, stands a Blue legion. Choose the hunters.',
      other: 'Fine. The hunters can wait, but their prey may not.',
    },
    stop: {
      say: 'Whoever meets an enemy stops there, whatever the roll, and that is how a fight begins. Go into the brush.',
      well: 'Now they cannot get away from each other.',
      other: 'A peaceful way. The enemy stays where he is, for now.',
    },
    signs: {
      say: 'Ways lead along the signs at the borders; only lands you can reach glow. The small pictures say who could be mustered there. In a marsh two ogres find a troll: go there.',
      well: 'Keep the troll in mind: he comes at the end of the turn.',
      other: 'That land has its own creatures. Look at the pictures.',
    },
    moved: {
      say: 'Enough moving. Your Titan is safest in his tower: he may stay, since another legion has moved. End the movement, and the fight begins.',
      other: 'One more move, then.',
    },
    engaged: {
      say: 'A battle: now you look at the brush itself, from above. Blue has an angel with it and so cannot flee. The defender is already on the map; you come in from your side.',
    },
    enter: {
      say: 'Bring your characters in, one after the other: choose one that waits. Whoever is not on the map at the end of this first phase is lost, so leave nobody outside.',
      other: 'Careful: those still outside would be lost.',
    },
    skill: {
      say: 'The second figure of a character is its skill: as many hexes it goes. Stand beside an enemy if you want to strike it. The ring shows a good place.',
    },
    bramble: {
      say: 'The dark hexes are bramble. It costs strangers double, and makes them clumsy; cyclopes and gargoyles are at home in it. Let those go through, and the lions around.',
    },
    strike: {
      say: 'Now blows fall. Everybody beside an enemy must strike, and rolls as many dice as its power, the first figure. Choose who strikes first.',
    },
    target: {
      say: 'Two enemies in reach. The better your skill against theirs, the less a die must show: the number stands on each. Strike where it slays.',
    },
    carry: {
      say: 'More hits than the victim needed! What is left over may be carried on to another enemy beside the striker. Nothing is wasted.',
      well: 'Two with one blow.',
      other: 'You let the rest go. Allowed, but generous.',
    },
    strikeBack: {
      say: 'They strike, too: in every phase first the side that moved, then the other. Even the slain strike once more, for all blows of a phase fall at the same time.',
    },
    slain: {
      say: 'One is down. A character bears as many hits as it has power; it fights at full strength until the last one, and the survivors are whole again after the battle.',
    },
    contact: {
      say: 'A new round. Who stands beside an enemy is held there; the others may move. Surround them: two blows are better than one.',
    },
    rounds: {
      say: 'A battle has seven rounds and no more. If the defender still stands then, the attacker is lost, and that is you. Waste no time.',
    },
    points: {
      say: ({ view, seat }) =>
        `Victory. Power times skill of all you slew are your points: ${view.score[seat]} now. At every hundred an angel joins the legion that won. Take it: it flies, and it comes when it is called.`,
      well: 'An angel joins you.',
      other: 'No angel, then. A proud army.',
    },
    muster: {
      say: 'The end of the turn, and the heart of the game: every legion that moved may muster one newcomer, if its land offers one to those it has. Choose a legion.',
      other: 'Then not. But growing is how one wins.',
    },
    recruit: {
      say: 'Who comes is always of the land: two ogres bring a troll in the marsh, two cyclopes a gorgon in the brush. You show those who call it; now everybody knows them. Take the strongest.',
      well: 'That is how legions become great.',
    },
  },
  asks: {
    organise: 'Split, or roll.',
    splitOff: ({ view }) =>
      (view.choice.part?.length ?? 0) < 2
        ? 'And the second one.'
        : 'Two leave, that is enough: say that this is the part.',
    nextMove: 'Another legion, or the end of the movement?',
    moveTo: 'Where to? The small pictures say who could be mustered there.',
    flightWindow: 'Before a battle one may talk. Stand, and see what happens.',
    talks:
      'One may agree instead of fighting: then both name what they would lose. You are stronger: demand the battle.',
    offerLosses: 'What would the winner lose? Or go back and fight.',
    manoeuvre: 'Who moves? End the manoeuvre when everybody stands well.',
    manoeuvreTo: 'Where to? Beside an enemy one strikes and is struck.',
    chooseStriker: 'Who strikes now?',
    chooseTarget: 'Whom? The number to reach stands on each.',
    announce: 'A higher number may be announced, so that hits can be carried further. Mostly one strikes plainly.',
    carry: 'Carry the rest on?',
    summon: 'A defender has fallen: an angel of yours could be called into the battle now. You have none yet.',
    reinforce: 'In the fourth round the defender may muster in the middle of the battle.',
    spoils: 'What the victory brings.',
    muster: 'Who musters next? Then end the turn.',
    musterPiece: 'Whom do they call?',
    musterWay: 'Who is shown for it?',
    spoilsWay: 'Who is shown for it?',
  },
  learnt: [
    'A legion holds seven at most: split it in time.',
    'One roll moves all, along the signs; an enemy stops you.',
    'In battle: move by skill, strike with as many dice as power, carry over what is left.',
    'Points bring angels; lands bring newcomers to those who moved there.',
  ],
  done: 'That was a whole turn, with everything that belongs to it. Who takes the last Titan wins; yours is safe.',
  won: 'You have the last Titan on the board. Few first games end like that.',
  lost: 'Your Titan has fallen: it happens to the best, and usually because he stood too near. You have seen how it goes; begin once more.',
}
