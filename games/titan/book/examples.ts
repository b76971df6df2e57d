import type { BookExample } from '@hexarium/kernel'
import { battles } from './battles.ts'
import { lands, piece, toLand } from './marks.ts'

/** The corner of the masterboard around tower 100. */
const CORNER = lands(41, 42, 1, 2, 3, 4, 100, 101, 37, 7)

/** TI-2.1: a game of three under way, all of the masterboard. */
const masterboard: BookExample = {
  players: 3,
  position: {
    seats: [
      {
        legions: [
          { land: 3, pieces: ['titan', 'centaur', 'ogre', 'ogre'] },
          { land: 141, pieces: ['angel', 'gargoyle', 'lion'] },
        ],
      },
      {
        legions: [
          { land: 13, pieces: ['titan', 'ogre', 'ogre', 'troll'] },
          { land: 2000, pieces: ['angel', 'lion', 'lion'] },
        ],
      },
      {
        legions: [
          { land: 27, pieces: ['titan', 'cyclops', 'cyclops'] },
          { land: 118, pieces: ['angel', 'lion'] },
        ],
      },
    ],
  },
  seat: 0,
  shows: { asks: 'organise', offers: { roll: ['roll'] } },
}

/** TI-4.3a: two of seven leave under a marker of their own. */
const split: BookExample = {
  players: 2,
  position: {
    seats: [
      { legions: [{ land: 1, pieces: ['titan', 'centaur', 'centaur', 'ogre', 'ogre', 'gargoyle', 'lion'] }] },
      { legions: [{ land: 20, pieces: ['titan', 'lion'] }] },
    ],
  },
  choices: ['legion 0', piece('centaur'), piece('centaur'), 'done', 'marker 3'],
  seat: 0,
  frame: CORNER,
  shows: { tells: [['split', 0, 5, 3, 2]] },
}

/** TI-7.5: out of plains 1 with a roll of 2. */
const move: BookExample = {
  players: 2,
  position: {
    roll: 2,
    seats: [
      { legions: [{ land: 1, pieces: ['titan', 'centaur', 'centaur'] }] },
      { legions: [{ land: 20, pieces: ['titan', 'lion'] }] },
    ],
  },
  choices: ['legion 0'],
  seat: 0,
  frame: lands(42, 1, 2, 3, 1000, 2000, 6000),
  shows: {
    asks: 'moveTo',
    offers: { land: [toLand(2000), toLand(6000), toLand(3)] },
    refuses: { [toLand(2)]: 'TI-7.1a' },
  },
}

/** TI-18.3a: two ogres in a marsh. */
const muster: BookExample = {
  players: 2,
  position: {
    roll: 1,
    seats: [
      { legions: [{ land: 100, pieces: ['titan', 'ogre', 'ogre'] }] },
      { legions: [{ land: 20, pieces: ['titan', 'lion'] }] },
    ],
  },
  choices: ['legion 0', toLand(41), 'done', 'legion 0'],
  seat: 0,
  frame: CORNER,
  rings: ['legion:0'],
  shows: { asks: 'musterPiece', offers: { piece: [piece('ogre'), piece('troll')] } },
}

/** TI-8.1a: with a six an angel takes its legion from tower to tower, or to any free land within six. */
const teleport: BookExample = {
  players: 2,
  position: {
    roll: 6,
    seats: [
      {
        legions: [
          { land: 100, pieces: ['angel', 'ogre', 'ogre'] },
          { land: 5000, pieces: ['titan', 'ogre'] },
        ],
      },
      { legions: [{ land: 200, pieces: ['titan', 'lion'] }] },
    ],
  },
  choices: ['legion 0'],
  seat: 0,
  rings: ['legion:0'],
  shows: { asks: 'moveTo', refuses: { [toLand(200, 'showAngel')]: 'TI-8.1b' } },
}

/** TI-7.1a: an enemy stops a legion before its roll is used up. */
const engagement: BookExample = {
  players: 2,
  position: {
    roll: 4,
    seats: [
      { legions: [{ land: 41, pieces: ['titan', 'ogre', 'ogre'] }] },
      {
        legions: [
          { land: 1, pieces: ['centaur', 'centaur'] },
          { land: 20, pieces: ['titan', 'lion'] },
        ],
      },
    ],
  },
  choices: ['legion 0', toLand(1), 'done'],
  seat: 0,
  frame: CORNER,
  shows: {
    asks: 'flightWindow',
    tells: [
      ['moved', 0, 40, 0],
      ['engaged', 0, 12, 0],
    ],
  },
}

/** The pictures of Titan's rule book. */
export const examples: Readonly<Record<string, BookExample>> = {
  masterboard,
  split,
  move,
  muster,
  teleport,
  engagement,
  ...battles,
}
