import { type GuideWords, lastOf } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** English. */
export const words: GuideWords<View> = {
  line: 'One turn of the Humans: a battle for the middle with a card, harvest, deploy, spend.',
  ideas: {
    move: {
      say: 'Welcome. You lead the Humans, on the left. A turn has four steps, and the first is moving. Two of your melee units stand in D3, right before the Orcs. Choose one of them.',
      other: 'That one first: fine.',
    },
    objective: {
      say: 'The middle of the map is an objective: two victory points for whoever has a unit there. Orcs stand on it. Units go one space, and who enters a space with enemies stops there and fights. Go to D4.',
      well: 'That is a challenge.',
      other: 'A quiet place. The Orcs keep the middle, for now.',
    },
    together: {
      say: 'One alone is not enough: in battle every unit throws a die of its own. Send the other one after it.',
      well: 'Two are better than one.',
      other: 'Then he must see to it alone.',
    },
    workers: {
      say: 'Workers do not fight, they bring gold and wood, but only from where they stand. Yours are still in the Town. Choose one.',
      other: 'The workers can wait a turn; the purse cannot.',
    },
    mine: {
      say: 'Gold is dug in the goldmine F1, wood is cut in the forest E2, both beside your Town. Send two into the mine and one into the wood.',
      other: 'Also a place to work, if it glows like one.',
    },
    flank: {
      say: 'Leave the rifleman in E4 where he is: every space beside a battle is its flank, and who stands there fights along without being in the thick of it. End your movement.',
      well: 'And now, the battle.',
      other: 'One more move, then.',
    },
    battle: {
      say: 'The battle: first all ranged units throw, then the flying ones, then melee. A die hits that shows no more than the unit’s strength, so low is good. On the right you see both sides and the chances.',
    },
    card: {
      say: 'The Orcs have hit, and one of yours is to fall. But you hold a card: Invisibility takes away one casualty. It can be played at this moment only, before casualties are removed. Play it.',
      well: 'The blow goes through thin air.',
      other: 'You keep the card. It will come in handy.',
    },
    loss: {
      say: 'This hit counts. Every hit costs a unit, and its owner chooses which one. Give the one you can spare.',
    },
    won: {
      say: sight =>
        lastOf(sight, 'won')?.['owner'] === sight.seat
          ? `The middle is yours: you have ${sight.view.points[sight.seat]} victory points now, of the 15 it takes. A card is drawn when a battle begins, and the winner gets one more.`
          : 'This battle is lost. It costs units, not the game: a card was drawn when it began, and the Town trains new ones.',
    },
    harvest: {
      say: 'After everybody has moved comes the harvest. Each worker throws a die: one, two or three. Every three wears the space down a little. Harvest everything.',
      other: 'Bit by bit, goldmines first.',
    },
    brought: {
      say: ({ view, seat }) =>
        `That makes ${view.gold[seat]} gold and ${view.wood[seat]} wood. It stays in your stockpile until you spend it.`,
    },
    deploy: {
      say: 'The third step: what was bought in the turn before is ready now. A melee unit has been trained; put it into your Town.',
      other: 'It can wait in the barracks.',
    },
    spend: {
      say: 'The last step: spend. You train, or you construct, or you upgrade, one of the three in a turn. Train a melee unit: it will come in the next turn.',
      well: 'It will be there when you need it.',
      other: 'A plan of your own. Remember: only one of the three in a turn.',
    },
    more: {
      say: 'One piece for each building that trains. A worker is trained in the Town: more workers, more gold. Then end the step.',
    },
  },
  asks: {
    moveStart: 'Before anybody moves cards may be played. Nothing to do here now.',
    nextMove: 'Who moves next? Or end the movement.',
    moveTo: 'Where to? One space for units on foot, two for workers and flyers.',
    afterMovement: 'The moves are made; a card could be played now. Pass.',
    battleStart: 'Before the battle a card could be played. Pass if nothing tempts you.',
    roundStart:
      'A new round of the battle. A Victory Point card may be laid at any time: do it, if you have one. Otherwise pass.',
    phaseStart: 'A card may be played before the dice fall. Pass if nothing tempts you.',
    beforeRoll: 'Before you roll a card may be played. Pass if nothing tempts you.',
    afterRoll: 'The dice lie there; a card could still change something. Pass if nothing tempts you.',
    beforeCasualties: 'Before casualties are removed a card may help. Otherwise pass.',
    casualtyAssign: 'The enemy is about to lose a unit. Pass if nothing tempts you.',
    casualtyRemoved: 'The enemy has lost a unit. Pass if nothing tempts you.',
    battleEnd: 'The battle is over; a card could be played. Pass.',
    harvestStart: 'Before the harvest a card could be played. Pass if nothing tempts you.',
    spendStart: 'Before one spends a card may help, if you have drawn one for this moment.',
    chooseEffect: 'The card offers a choice: take what you have less of.',
    takeLoss: 'Who falls? The one you can spare.',
    join: 'Your units stand on the flank: let them fight along.',
    harvest: 'Harvest everything.',
    deploy: 'Put in what is ready.',
    deployTo: 'Where to? The Town is safest.',
    spend: 'Buy more of the same sort, or end the step.',
    aim: 'At whom?',
    respond: 'One may answer a card with a card. Let it happen.',
  },
  learnt: [
    'Four steps a turn: move, harvest, deploy, spend.',
    'In battle ranged, flying and melee units throw in this order; flanks fight along; low is good.',
    'Cards have their moment: it is written on each of them.',
    'Train, construct or upgrade, one of them in a turn; it comes in the next one.',
  ],
  done: 'A whole turn. Whoever has 15 victory points at the end of his turn wins; the second turn begins, and you could simply go on.',
  won: 'The land is yours.',
  lost: 'The Orcs were stronger this time. You know all four steps now: try once more, with two units at home.',
}
