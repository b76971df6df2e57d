import type { BookExample } from '@hexarium/kernel'
import { goes, hexes, lands, toHex, toLand } from './marks.ts'

/** A battle begins: the attacker is seat 0 and comes from the bottom, seat 1 defends. Fighters count from 0, attackers first, by kind. */
function battle(land: number, attackers: readonly string[], defenders: readonly string[], donor = 500) {
  const others = { titan: ['titan', 'angel', 'ogre'] }
  return {
    players: 2,
    position: {
      seats: [
        {
          legions: [
            { land, entry: 'bottom', moved: true, pieces: attackers },
            { land: donor, pieces: others.titan },
          ],
        },
        {
          legions: [
            { land, pieces: defenders },
            { land: 600, pieces: ['titan', 'lion'] },
          ],
        },
      ],
    },
    begin: [toLand(land), 'stand', '0>battle'],
  }
}

/** The hexes that hold all others between them, of a whole battleland and of its attacker's half. */
const FIELD = hexes('A1', 'A3', 'D1', 'D6', 'F1', 'F4')
const HALF = hexes('A1', 'A2', 'D1', 'C4', 'D4', 'F1', 'E3')

const plains = battle(1, ['ogre', 'minotaur', 'troll'], ['centaur', 'ogre', 'lion'])

/** TI-10.1c, TI-11.2: the defenders stand, the attacker's minotaur comes in. */
const entering: BookExample = {
  ...plains,
  choices: [...plains.begin, ...goes(3, 'D4'), ...goes(4, 'E4'), ...goes(5, 'C4'), 'done', 'fighter 1'],
  seat: 0,
  shows: { asks: 'manoeuvreTo', refuses: { [toHex('D6')]: 'TI-11.2' } },
}

/** TI-13.2: an ogre and a lion on open ground. */
const duel = battle(1, ['ogre'], ['lion'])
const strike: BookExample = {
  ...duel,
  choices: [
    ...duel.begin,
    ...goes(1, 'D4'),
    'done',
    ...goes(0, 'D2'),
    'done',
    ...goes(1, 'D3'),
    'done',
    'fighter 1 =6 3 2 1 1',
    'fighter 0 =6 5 4 4 2 1',
  ],
  seat: 0,
  frame: HALF,
  shows: {
    tells: [
      ['strikes', 1, 8, 14, 7, 13, 5, 3, 2],
      ['strikes', 0, 7, 13, 8, 14, 6, 5, 2],
    ],
  },
}

/** TI-13.4: a troll among three enemies. */
const crowd = battle(1, ['ogre', 'troll'], ['centaur', 'ogre', 'lion'])
const carry: BookExample = {
  ...crowd,
  choices: [
    ...crowd.begin,
    ...goes(2, 'C4'),
    ...goes(3, 'E4'),
    ...goes(4, 'D4'),
    'done',
    ...goes(1, 'D2'),
    ...goes(0, 'A2'),
    'done',
    ...goes(4, 'D3'),
    ...goes(3, 'E2'),
    ...goes(2, 'C2'),
    'done',
    'fighter 4 =1 1 1 1 2',
    'fighter 2 =1 1 1',
    'fighter 3 =1 1 1 1 1 1',
    'fighter 1',
    'strike 4',
    'way 0 =6 6 6 6 5 5 5 2',
  ],
  seat: 0,
  frame: HALF,
  rings: ['fighter:1'],
  shows: { asks: 'carry', offers: { fighter: ['fighter 3'] }, tells: [['strikes', 0, 11, 13, 8, 14, 8, 5, 7]] },
}

/** TI-12.4: two targets, and one behind the first of them. */
const archer = battle(1, ['minotaur', 'ogre'], ['lion', 'centaur', 'ogre'])
const rangestrike: BookExample = {
  ...archer,
  choices: [
    ...archer.begin,
    ...goes(4, 'D4'),
    ...goes(3, 'D5'),
    ...goes(2, 'E3'),
    'done',
    ...goes(1, 'D2'),
    ...goes(0, 'A1'),
    'done',
    'fighter 1',
  ],
  seat: 0,
  frame: FIELD,
  rings: ['fighter:1'],
  shows: {
    asks: 'chooseTarget',
    offers: { rangestrike: ['rangestrike 2', 'rangestrike 4'] },
    refuses: { 'rangestrike 3': 'TI-12.4c' },
  },
}

/** TI-H4, TI-11.4: an ogre before brambles. */
const thorns = battle(3, ['ogre'], ['cyclops'])
const bramble: BookExample = {
  ...thorns,
  choices: [...thorns.begin, ...goes(1, 'D5'), 'done', 'fighter 0'],
  seat: 0,
  shows: { asks: 'manoeuvreTo', refuses: { [toHex('B2')]: 'TI-11.2' } },
}

/** TI-H5: a lion in a drift. */
const snow = battle(2000, ['lion', 'troll'], ['warbear'])
const drift: BookExample = {
  ...snow,
  choices: [...snow.begin, ...goes(2, 'E5'), 'done', ...goes(0, 'E1'), ...goes(1, 'B2'), 'done'],
  seat: 0,
  frame: HALF,
  rings: ['fighter:0'],
  shows: { tells: [['drift', 0, 8]] },
}

/** TI-15.3a: a defender has fallen, and an angel is near. */
const call = battle(1, ['minotaur', 'ogre'], ['centaur', 'lion'], 41)
const summon: BookExample = {
  ...call,
  choices: [
    ...call.begin,
    ...goes(2, 'D3'),
    ...goes(3, 'D6'),
    'done',
    ...goes(1, 'D2'),
    ...goes(0, 'A1'),
    'done',
    'fighter 1 =6 6 5 4',
    'fighter 2 =1 1 1',
    'done',
  ],
  seat: 0,
  frame: lands(41, 42, 1, 2, 3, 100, 1000),
  shows: { asks: 'summon', offers: { angel: ['angel 1'] }, tells: [['slain', 1, 5]] },
}

/** TI-10.5a: the attacker's last manoeuvre phase, and nobody near. */
const hunt = battle(1, ['ogre', 'ogre'], ['gargoyle', 'lion'])
/** Nobody moves for six rounds, and no reinforcement comes in the fourth. */
const ROUNDS = 'done done done done pass done done done done done done done'.split(' ')
const sevenRounds: BookExample = {
  ...hunt,
  choices: [
    ...hunt.begin,
    ...goes(2, 'D6'),
    ...goes(3, 'F4'),
    'done',
    ...goes(0, 'C2'),
    ...goes(1, 'D2'),
    'done',
    ...ROUNDS,
  ],
  seat: 0,
  frame: FIELD,
  shows: { asks: 'manoeuvre', tells: [['round', 7]], leadsTo: { choices: ['done'], tells: [['timeLoss', 0]] } },
}

/** The pictures of battles. */
export const battles = { entering, strike, carry, rangestrike, bramble, drift, summon, sevenRounds }
