import type { BookExample } from '@hexarium/kernel'
import { spaces, to } from './marks.ts'
import { options } from './options.ts'

/** The left of the two-player map, around the first Town. */
const LEFT = spaces('C1', 'C3', 'D1', 'E1', 'F1', 'G1', 'G3', 'E5', 'D4')
/** Its middle, around the objective worth two. */
const MIDDLE = spaces('C3', 'C4', 'D3', 'D5', 'E4', 'E5', 'B1', 'F4', 'D2', 'D6')

/** WC-B-SET-05: how two players begin. */
const board: BookExample = {
  players: 2,
  position: { players: [{ race: 'human' }, { race: 'orc' }] },
  seat: 0,
  shows: { asks: 'nextMove', offers: { piece: ['piece 0', 'piece 21'], done: ['done'] } },
}

/** WC-B-MOV-01, WC-B-MOV-05: a melee unit goes one space, and not into mountains. */
const move: BookExample = {
  players: 2,
  position: { players: [{ race: 'human', units: { E2: 'melee', E1: '2 melee, 3 worker' } }, { race: 'orc' }] },
  choices: ['piece 0'],
  seat: 0,
  frame: LEFT,
  shows: {
    asks: 'moveTo',
    offers: { hex: ['E1', 'D1', 'D2', 'E3', 'F1'].map(label => to(label)) },
    refuses: { [to('F2')]: 'WC-B-MOV-05' },
  },
}

/** WC-B-MOV-03: a flying unit must stop with an enemy. */
const stop: BookExample = {
  players: 2,
  position: {
    players: [
      { race: 'human', units: { D2: 'flying', E1: '3 worker' } },
      { race: 'orc', units: { D3: 'melee', C7: '2 melee' } },
    ],
  },
  choices: ['piece 17'],
  seat: 0,
  frame: MIDDLE,
  shows: { asks: 'moveTo', refuses: { [to('D4')]: 'WC-B-MOV-03' } },
}

/** WC-B-BAT-01, WC-B-CAS-01: the ranged phase of a battle in D4 with flanks; one Orc must go. */
const battle: BookExample = {
  players: 2,
  position: {
    settings: { spellResearch: true },
    players: [
      { race: 'human', units: { D3: '2 melee', D4: 'melee', E4: 'ranged' } },
      { race: 'orc', units: { D4: '2 melee', D5: 'ranged', C7: 'melee' } },
    ],
  },
  choices: ['done =1 5'],
  seat: 1,
  frame: MIDDLE,
  shows: {
    asks: 'takeLoss',
    offers: { piece: ['piece 35', 'piece 45'] },
    tells: [
      ['attack', 0, 0, 1, 1],
      ['attack', 1, 0, 1, 0],
    ],
  },
}

/** WC-B-CAS-02: what is hit in melee cannot be a flying unit. */
const flyers: BookExample = {
  players: 2,
  position: {
    settings: { spellResearch: true },
    players: [
      { race: 'human', units: { D4: '3 melee' } },
      { race: 'orc', units: { D4: 'melee, flying', D5: 'melee' } },
    ],
  },
  choices: ['done =6 1 5 5 6 6'],
  seat: 1,
  frame: MIDDLE,
  shows: { asks: 'takeLoss', offers: { piece: ['piece 35', 'piece 36'] }, refuses: { 'piece 52': 'WC-B-CAS-02' } },
}

/** WC-X-TIM-03: Invisibility, before casualties. */
const card: BookExample = {
  players: 2,
  position: {
    settings: { spellResearch: true },
    players: [
      { race: 'human', units: { D4: '3 melee' }, hand: ['invisibility'] },
      { race: 'orc', units: { D4: '3 melee' } },
    ],
  },
  choices: ['pass', 'done', 'pass', 'pass =4 3 2 1 1 4'],
  seat: 0,
  frame: MIDDLE,
  shows: { asks: 'beforeCasualties', offers: { card: ['card 6'] } },
}

/** WC-B-HAR-02: the first worker in the mine rolls a three, the second a one. */
const harvest: BookExample = {
  players: 2,
  position: {
    step: 'harvest',
    players: [{ race: 'human', units: { E1: 'melee', F1: '2 worker', E2: 'worker' } }, { race: 'orc' }],
  },
  choices: [`${to('F1')} =6 1`],
  seat: 0,
  frame: LEFT,
  shows: {
    asks: 'harvest',
    tells: [
      ['depleted', 29, 1],
      ['harvest', 0, 29, 4],
    ],
  },
}

/** WC-B-DEP-02: an Outpost completed in this step receives units at once. */
const deploy: BookExample = {
  players: 2,
  position: {
    step: 'deploy',
    players: [
      { race: 'human', units: { E1: '2 melee', D2: 'worker' }, training: 'melee, worker', outposts: { D2: false } },
      { race: 'orc' },
    ],
  },
  choices: ['outpost 0', 'kind 0'],
  seat: 0,
  frame: LEFT,
  shows: { asks: 'deployTo', offers: { hex: [to('E1'), to('D2')] } },
}

/** WC-B-SPE-01, WC-B-SPE-10: whoever has begun to train goes on training, one piece a building. */
const spend: BookExample = {
  players: 2,
  position: {
    step: 'spend',
    players: [{ race: 'human', gold: 6, wood: 4, buildings: { ranged: 1 } }, { race: 'orc' }],
  },
  choices: ['unit 0'],
  seat: 0,
  frame: LEFT,
  shows: {
    asks: 'spend',
    offers: { unit: ['unit 1'], worker: ['worker'] },
    refuses: { 'unit 0': 'WC-B-SPE-10', 'upgrade 0': 'WC-B-SPE-01' },
  },
}

/** WC-B-MOV-10: enemies in a Town when all have moved. */
const town: BookExample = {
  players: 2,
  position: {
    active: 1,
    first: 0,
    players: [
      { race: 'human', units: { E1: '2 melee', C7: 'melee, ranged' } },
      { race: 'orc', units: { D7: '2 worker', D5: 'melee' } },
    ],
  },
  choices: ['done'],
  seat: 0,
  frame: spaces('C4', 'C7', 'B3', 'B4', 'D5', 'D7', 'A4', 'E7'),
  rings: spaces('C7'),
  shows: { tells: [['townTaken', 1, 14]] },
}

/** The pictures of Warcraft's rule book. */
export const examples: Readonly<Record<string, BookExample>> = {
  board,
  move,
  stop,
  battle,
  flyers,
  card,
  harvest,
  deploy,
  spend,
  town,
  ...options,
}
