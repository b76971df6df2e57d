import type { BookExample } from '@hexarium/kernel'
import { fights } from './fights.ts'
import { around, at, counter, hex, hexes, invader, numbered, city as ofCity, unit } from './marks.ts'

/** DR-3.1.2: the first turn of the first scenario. */
const city: BookExample = {
  players: 2,
  position: {
    goal: 19,
    phase: 'movement',
    units: [
      invader('DRG', '0407', 'SE'),
      invader('DRG', '2208', 'SW'),
      ...['1009', '1208', '1011', '1808', '1710', '2010', '1112', '0812'].map(place => ofCity('INF', place)),
      ...['0908', '1307', '1812', '2012'].map(place => ofCity('CAV', place)),
      ...['0710', '0906', '1806', '2108'].map(place => ofCity('ARH', place)),
      ...['0915', '1115', '1413', '1714'].map(place => ofCity('MIL', place)),
      ofCity('HERO', '1009'),
      ofCity('WZD', '1910'),
    ],
  },
  seat: 0,
  shows: { asks: 'chooseMover', offers: { unit: [unit('unit', 'DRG'), unit('unit', 'DRG', 2)] } },
}

/** DR-2.3c: a walking monster spends 1 MP more. */
const raze: BookExample = {
  players: 2,
  position: { phase: 'movement', units: [invader('DRG', '1010', 'N'), ofCity('INF', '1208')] },
  choices: [unit('unit', 'DRG'), hex('step', '1009')],
  seat: 0,
  frame: around('1009', 3),
  rings: [counter('DRG')],
  shows: { asks: 'prowlOn', leadsTo: { choices: ['raze'], tells: [['destroyed', at('1009'), 2, 2]] } },
}

/** DR-2.5.3.1: a troll beside a wall and a tower, with a defender near. */
const climb: BookExample = {
  players: 2,
  position: { phase: 'movement', units: [invader('TRL', '0610'), ofCity('INF', '0712'), ofCity('INF', '2010')] },
  choices: [unit('unit', 'TRL')],
  seat: 0,
  frame: around('0711', 3),
  rings: [counter('TRL')],
  shows: {
    asks: 'march',
    offers: { climb: hexes('climb', '0711') },
    refuses: { [hex('climb', '0710')]: 'DR-2.5.3.1a' },
    leadsTo: { choices: [`${hex('climb', '0711')} =5`], tells: [['climbed', numbered('TRL'), at('0711'), 5, 1]] },
  },
}

/** DR-2.5.5.2a: a dragon before a guarded gate. */
const ram: BookExample = {
  players: 2,
  position: { phase: 'movement', units: [invader('DRG', '0606', 'SE'), ofCity('INF', '0707'), ofCity('INF', '0908')] },
  choices: [unit('unit', 'DRG')],
  seat: 0,
  frame: around('0707', 3),
  rings: [counter('DRG')],
  shows: {
    offers: { ram: ['ram 1', 'ram 2', 'ram 3', 'ram 4'] },
    leadsTo: { choices: ['ram 3 =3'], tells: [['broke', at('0707'), at('0606')]] },
  },
}

/** DR-2.12.1.1.1: one free turn, then a hex. */
const walk: BookExample = {
  players: 2,
  position: { phase: 'movement', units: [invader('DRG', '1010', 'N'), ofCity('INF', '1608')] },
  choices: [unit('unit', 'DRG')],
  seat: 0,
  frame: around('1010', 3),
  rings: [counter('DRG')],
  shows: { asks: 'prowlOn', offers: { step: hexes('step', '1009', '1110', '0910') } },
}

/** DR-2.12.1.1.3: over anything, but not onto units. */
const bound: BookExample = {
  players: 2,
  position: { phase: 'movement', units: [invader('DRG', '0509', 'SE'), ofCity('ARH', '0710'), ofCity('INF', '0912')] },
  choices: [unit('unit', 'DRG')],
  seat: 0,
  frame: around('0609', 4),
  rings: [counter('DRG')],
  shows: {
    offers: { bound: hexes('bound', '0510', '0511', '0512', '0609', '0810', '0608', '0708', '0807') },
    refuses: { [hex('bound', '0710')]: 'DR-2.12.1.1.4' },
  },
}

/** DR-2.9b: the first reinforcements. */
const reinforce: BookExample = {
  players: 2,
  position: {
    turn: 10,
    side: 'city',
    phase: 'reinforcements',
    units: [invader('ORC', '1014'), ofCity('INF', '1012')],
  },
  seat: 1,
  frame: around('1214', 5),
  shows: {
    asks: 'reinforce',
    offers: { hex: hexes('hex', '0815', '0915', '1115', '1315', '1516', '1413') },
  },
}

/** The pictures of Dragon Rage's rule book. */
export const examples: Readonly<Record<string, BookExample>> = {
  city,
  raze,
  climb,
  ram,
  walk,
  bound,
  reinforce,
  ...fights,
}
