import type { BookExample } from '@hexarium/kernel'
import { area, around, at, city, counter, hex, hexes, invader, numbered, unit } from './marks.ts'

/** DR-2.12.1.7: from ahead a dragon is struck at head or legs. */
const areas: BookExample = {
  players: 2,
  position: {
    side: 'city',
    phase: 'melee',
    units: [invader('DRG', '1010', 'N'), city('INF', '1009'), city('HERO', '0909')],
  },
  choices: [unit('monster', 'DRG'), unit('unit', 'INF')],
  seat: 1,
  frame: around('1010', 2),
  rings: [counter('INF')],
  shows: { asks: 'chooseArea', offers: { area: [area('head'), area('legs')] } },
}

/** DR-2.8.6b: fog stops every attack. */
const fog: BookExample = {
  players: 2,
  position: {
    side: 'city',
    phase: 'missiles',
    units: [
      invader('ORC', '1008'),
      invader('ORC', '1510'),
      city('ARH', '1009'),
      city('ARH', '1609'),
      city('WZD', '1211'),
    ],
    fog: { WZD_HUMAN: '1009' },
  },
  seat: 1,
  frame: around('1210', 5),
  rings: [counter('ARH')],
  shows: {
    asks: 'chooseTarget',
    offers: { hex: [hex('hex', '1510')] },
    refuses: { [hex('hex', '1008')]: 'DR-2.8.6b' },
  },
}

/** DR-2.7.6.1b: three hexes from a tower. */
const tower: BookExample = {
  players: 2,
  position: {
    side: 'city',
    phase: 'missiles',
    units: [invader('ORC', '0410'), invader('ORC', '0308'), invader('ORC', '0609'), city('ARH', '0710')],
  },
  seat: 1,
  frame: around('0509', 4),
  rings: [counter('ARH')],
  shows: { asks: 'chooseTarget', offers: { hex: hexes('hex', '0410', '0609') } },
}

/** DR-2.12.1.5: fire along a line. */
const fire: BookExample = {
  players: 2,
  position: {
    phase: 'missiles',
    units: [invader('DRG', '1012', 'N'), city('MIL', '1011'), city('INF', '1010'), city('INF', '1111')],
  },
  choices: [unit('breathe', 'DRG')],
  seat: 0,
  frame: around('1011', 3),
  rings: [counter('DRG')],
  shows: {
    leadsTo: {
      choices: [`${hex('hex', '1011')} =5 5`],
      tells: [
        ['breathed', numbered('DRG'), at('1011'), at('1010')],
        ['escaped', numbered('MIL'), 6, 0],
        ['destroyed', at('1011'), 3, 3],
        ['escaped', numbered('INF'), 5, 1],
      ],
    },
  },
}

/** DR-2.7.1d: strengths add up. */
const melee: BookExample = {
  players: 2,
  position: {
    side: 'city',
    phase: 'melee',
    units: [invader('TRL', '1010'), city('INF', '1009'), city('INF', '1011'), city('CAV', '1110')],
  },
  choices: [hex('hex', '1010'), unit('unit', 'INF'), unit('unit', 'INF', 2), unit('unit', 'CAV')],
  seat: 1,
  frame: around('1010', 2),
  rings: [counter('TRL')],
  shows: { leadsTo: { choices: ['strike =5'], tells: [['attacked', at('1010'), 7, 3, 5, 0, 1]] } },
}

/** DR-2.4.7.2: a dragon tramples. */
const overrun: BookExample = {
  players: 2,
  position: { phase: 'movement', units: [invader('DRG', '1012', 'N'), city('INF', '1011'), city('ARH', '0909')] },
  choices: [unit('unit', 'DRG')],
  seat: 0,
  frame: around('1011', 3),
  rings: [counter('DRG')],
  shows: {
    leadsTo: {
      choices: [`${hex('overrun', '1011')} =4`],
      tells: [['overran', numbered('DRG'), at('1011'), 6, 2, 4, 1]],
    },
  },
}

/** What the book shows of fighting. */
export const fights = { areas, fog, tower, fire, melee, overrun }
