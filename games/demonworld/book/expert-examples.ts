import type { BookExample } from '@hexarium/kernel'
import { groundOf } from '../content/board/ground.ts'
import { FLAME_STRIKE } from '../content/expert/spells.ts'

/** Bare ground for most pictures; its fields have the same numbers whatever grows or stands on them. */
const FIELD = 'field 8'
const at = (label: string) => groundOf(FIELD).board.find(label)
const to = (label: string) => `hex ${at(label)}`
/** The fields around which a picture is cut out. */
const fields = (...labels: string[]) => labels.map(label => `hex:${at(label)}`)

const giant = { card: 'clubGiant', side: 0, order: 'A', elements: '0,0' }
/** Somebody to play against. */
const far = { card: 'dwarfEaters', side: 1, order: 'H', facing: 4, elements: '2,-8=L 3,-8=P 4,-8=P' }
/** The expert game without morale, so that a picture shows one thing. */
const calm = { large: true, chariots: true, morale: false, specialFigures: false }

/** DW-XVII.8, DW-XVII.9: all steps and turns a giant has, with the points of its order. */
const giantSteps: BookExample = {
  players: 2,
  position: { map: FIELD, rules: calm, phase: 'movement', units: [giant, far] },
  choices: ['unit 0'],
  seat: 0,
  frame: fields('-4,4', '-1,-4', '4,-4', '2,4'),
  shows: { asks: 'moveLarge', offers: { tread: Array.from({ length: 14 }, (_, move) => `tread ${move}`) } },
}

/** DW-XVII.16, DW-XVII.19: who comes under the base is attacked at once. */
const overrun: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: calm,
    phase: 'movement',
    units: [giant, { card: 'dwarfEaters', side: 1, order: 'H', facing: 4, elements: '-1,-3 0,-3 1,-3 2,-3' }],
  },
  choices: ['unit 0', 'tread 0', 'tread 1', 'overrun', 'tread 1 =1'],
  seat: 0,
  frame: fields('-3,2', '-2,-4', '4,-5', '3,1'),
  shows: {
    tells: [
      ['overruns', 0, 3, 5, 1, 1],
      ['falls', 3],
    ],
  },
}

/** DW-XVII.39: nine fields before the head. */
const breath: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: calm,
    phase: 'firstFire',
    units: [
      { card: 'dragonrider', side: 0, order: 'P', elements: '0,0' },
      { card: 'dwarfEaters', side: 1, order: 'H', facing: 4, elements: '0,-2 1,-2' },
    ],
  },
  choices: ['unit 0'],
  seat: 0,
  frame: fields('-2,4', '-2,-2', '4,-5', '3,1'),
  shows: {
    asks: 'breathe',
    leadsTo: {
      choices: ['area 1 =6 8'],
      tells: [
        ['breathes', 0, 1],
        ['sears', 0, 1, 7, 6, 1],
        ['sears', 0, 2, 7, 8, 0],
      ],
    },
  },
}

/** DW-XVIII.2: a chariot only goes forward. */
const chariotSteps: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: calm,
    phase: 'movement',
    units: [{ card: 'chariot', side: 0, order: 'B', elements: '0,0' }, far],
  },
  choices: ['unit 0'],
  seat: 0,
  frame: fields('-3,3', '-1,-4', '4,-4', '3,2'),
  shows: { asks: 'moveLarge', offers: { tread: ['tread 0', 'tread 1', 'tread 6', 'tread 7'] } },
}

/** DW-XIX.9: hit, one less, and on; a miss ends it. */
const bolt: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'expert',
    phase: 'secondFire',
    units: [
      { card: 'boltGun', side: 0, order: 'H', load: 6, elements: '0,4' },
      { card: 'boltGun', side: 0, order: 'H', load: 6, elements: '-7,4' },
      { card: 'dwarfEaters', side: 1, order: 'H', facing: 4, elements: '0,0=P 0,-1=P 0,-2=P 1,0=L' },
    ],
  },
  choices: ['unit 0'],
  seat: 0,
  frame: fields('-3,6', '-1,-3', '3,-3', '1,5'),
  shows: {
    asks: 'aimGun',
    leadsTo: {
      choices: [`${to('0,-3')} =20 7 5 19`],
      tells: [
        ['pierces', 0, 3, 12, 7, 1],
        ['pierces', 0, 4, 11, 5, 1],
        ['pierces', 0, 5, 10, 19, 0],
      ],
    },
  },
}

/** DW-XIX.16: the field with the first factor, those beside it with the second. */
const stone: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'expert',
    phase: 'secondFire',
    units: [
      { card: 'varrig', side: 1, order: 'H', load: 6, facing: 4, elements: '0,-5' },
      { card: 'varrig', side: 1, order: 'H', load: 6, facing: 4, elements: '7,-5' },
      { card: 'nobleFoot', side: 0, order: 'H', elements: '-2,3=L 1,3=S -2,4=M -1,3=P 0,3=P -1,4=P 0,4=P' },
    ],
  },
  choices: ['unit 0'],
  seat: 1,
  frame: fields('-1,-6', '0,-7', '0,5', '-3,5'),
  shows: {
    asks: 'aimGun',
    leadsTo: {
      choices: [`${to('0,3')} =20 12 8 9 20 20`],
      tells: [
        ['pierces', 0, 6, 12, 12, 1],
        ['pierces', 0, 3, 8, 8, 1],
        ['pierces', 0, 5, 8, 9, 0],
      ],
    },
  },
}

/** DW-XX.S12: a field and the six around it. */
const flameStrike: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'expert',
    phase: 'magic',
    units: [
      { card: 'sandor', side: 0, elements: '0,3' },
      { card: 'nobleFoot', side: 0, order: 'H', elements: '-2,4=L -1,4=S -3,5=M -2,5=P' },
      { card: 'orcGuard', side: 1, order: 'H', facing: 4, elements: '1,-3=L 2,-3=S 3,-3=P 1,-4=P 2,-4=P 3,-4=P' },
    ],
  },
  choices: [`spell 0 ${FLAME_STRIKE}`, to('2,-3')],
  seat: 0,
  frame: fields('-4,6', '-1,-5', '5,-6', '2,4'),
  shows: {
    asks: 'payExtra',
    leadsTo: {
      choices: ['extra 4 =12 8 9 3 20 20 6'],
      tells: [
        ['casts', 0, 11, 12, 10, 1],
        ['scorches', 6, 8, 1],
        ['scorches', 7, 9, 0],
        ['scorches', 10, 3, 1],
      ],
    },
  },
}

const THICKET = `${FIELD}|${['0,0', '0,-1', '1,-1', '1,0', '2,-1', '2,-2', '1,-2', '-1,0', '-1,1', '0,1']
  .map(label => `${label}=undergrowth`)
  .join(' ')}`

/** DW-XXII.3, DW-XXII.5: fires and the wind that drives them, and somebody who may light another. */
const fire: BookExample = {
  players: 2,
  position: {
    map: THICKET,
    rules: 'full',
    phase: 'movement',
    fires: '1,-1:4 2,-2:3',
    wind: [1, 4],
    units: [
      { card: 'nobleFoot', side: 0, order: 'H', elements: '-2,2=L -1,2=S 0,2=M 1,2=P' },
      { card: 'orcGuard', side: 1, order: 'H', facing: 4, elements: '3,-5=L 4,-5=S 5,-5=P' },
    ],
  },
  choices: ['done', 'done'],
  seat: 0,
  frame: fields('-3,3', '-1,-3', '5,-6', '3,2'),
  shows: {
    asks: 'lightFire',
    leadsTo: { choices: ['element 1', `${to('0,1')} =6`], tells: [['lights', 1, at('0,1'), 6, 1]] },
  },
}

/** DW-XXIII.1: three ways to move. */
const flight: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'full',
    phase: 'movement',
    units: [
      { card: 'dragonrider', side: 0, order: 'B', elements: '0,0' },
      { card: 'dwarfEaters', side: 1, order: 'B', facing: 4, elements: '2,-8=L 3,-8=P 4,-8=P' },
    ],
  },
  choices: ['unit 0'],
  seat: 0,
  frame: fields('-4,4', '-1,-4', '5,-4', '3,3'),
  shows: { asks: 'chooseFlight', offers: { walk: ['walk'], low: ['low'], high: ['high'] } },
}

/** DW-XXIV.4: a house, its door between 1,1 and 1,2. */
const house: BookExample = {
  players: 2,
  position: {
    map: `${FIELD}|0,0=house`,
    rules: 'full',
    phase: 'movement',
    units: [
      { card: 'nobleFoot', side: 0, order: 'B', elements: '1,3=L 2,3=S 3,3=M 1,4=P 2,4=P' },
      { card: 'dwarfEaters', side: 1, order: 'H', facing: 4, elements: '2,-8=L 3,-8=P 4,-8=P' },
    ],
  },
  choices: ['unit 0'],
  seat: 0,
  frame: fields('-2,5', '-1,-2', '4,-2', '4,4'),
  shows: { asks: 'approach', offers: { ranks: ['ranks'], singly: ['singly'] } },
}

/** The pictures of the expert game in the rule book. */
export const expertExamples: Readonly<Record<string, BookExample>> = {
  'giant-steps': giantSteps,
  overrun,
  breath,
  'chariot-steps': chariotSteps,
  bolt,
  stone,
  'flame-strike': flameStrike,
  fire,
  flight,
  house,
}
