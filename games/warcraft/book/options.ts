import type { BookExample } from '@hexarium/kernel'
import { spaces, to } from './marks.ts'

/** WC-X-RAC-11: the Tree of Eternity has left its first space and goes on, not into mountains. */
const tree: BookExample = {
  players: 2,
  position: {
    settings: { racialAbilities: true },
    players: [{ race: 'nightelf', town: 'E2', units: { E2: '3 melee, 3 worker' } }, { race: 'orc' }],
  },
  choices: ['ancient 2'],
  seat: 0,
  frame: spaces('D1', 'E1', 'F1', 'G1', 'E3', 'D3'),
  shows: {
    asks: 'uprootTo',
    offers: { hex: ['E1', 'E3', 'D1', 'D2', 'F1'].map(label => to(label)) },
    refuses: { [to('F2')]: 'WC-X-RAC-11' },
  },
}

/** WC-X-CRP-03: a hero finds out what guards an objective. */
const creep: BookExample = {
  players: 2,
  position: {
    settings: { heroes: true },
    creeps: { D4: '?Ogre Lord' },
    players: [
      { race: 'human', hero: { name: 'paladin' }, units: { D3: '2 melee, hero', E1: 'worker' } },
      { race: 'orc', hero: { name: 'far-seer' } },
    ],
  },
  choices: ['piece 29', to('D4')],
  seat: 0,
  frame: spaces('C3', 'C4', 'D3', 'D5', 'E4', 'E5'),
  shows: {
    asks: 'nextMove',
    tells: [
      ['moved', 29, 17, 18],
      ['creepShown', 18, 16],
    ],
  },
}

/** WC-X-HER-40: three markers of one point are enough for a level. */
const level: BookExample = {
  players: 2,
  position: {
    settings: { heroes: true },
    players: [
      { race: 'human', hero: { name: 'paladin', ones: 3, wounds: 1 }, units: { D4: 'hero', E1: 'worker' } },
      { race: 'orc', hero: { name: 'far-seer' } },
    ],
  },
  choices: ['done'],
  seat: 0,
  frame: spaces('C3', 'C4', 'D3', 'D5', 'E4', 'E5'),
  shows: { asks: 'rise', leadsTo: { choices: ['ones'], tells: [['rises', 0, 2]] } },
}

/** WC-B-SCN-31: a wall between E2 and E3. */
const wall: BookExample = {
  players: 2,
  position: {
    scenario: 'captives',
    players: [{ race: 'orc', units: { E2: 'melee, flying', E1: 'worker' } }, { race: 'nightelf' }],
  },
  choices: ['piece 0'],
  seat: 0,
  shows: { asks: 'moveTo', refuses: { [to('E3', 'captives')]: 'WC-B-SCN-31' } },
}

/** WC-X-SCN-02: from the altar in E5 any enemy unit can be chosen. */
const altar: BookExample = {
  players: 2,
  position: {
    scenario: 'altar-of-flame',
    players: [
      { race: 'human', units: { E5: 'melee, ranged', E1: 'worker' } },
      { race: 'undead', units: { E6: '2 melee', E9: 'flying' } },
    ],
  },
  seat: 0,
  shows: { asks: 'altar', offers: { piece: ['piece 35', 'piece 52'] } },
}

/** The pictures of the Expansion Set and of the scenarios. */
export const options: Readonly<Record<string, BookExample>> = { tree, creep, level, wall, altar }
