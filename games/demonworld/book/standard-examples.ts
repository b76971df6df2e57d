import type { BookExample } from '@hexarium/kernel'
import { groundOf } from '../content/board/ground.ts'

/** Bare ground, with the fields that hold what an example shows. */
const FIELD = 'field 8'
const at = (label: string) => groundOf(FIELD).board.find(label)
const fields = (...labels: string[]) => labels.map(label => `hex:${at(label)}`)
/** The choice of a field. */
const to = (kind: string, label: string) => `${kind} ${at(label)}`

/** The corners of what is cut out around the middle. */
const MIDDLE = fields('-3,3', '5,-5', '-1,-3', '4,2')

/** DW-III.3: both armies wait for their orders. */
const orders: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'introduction',
    phase: 'orders',
    units: [
      { card: 'nobleFoot', side: 0, facing: 1, elements: '-5,4 -4,4 -3,4 -2,4 -1,4 -6,5 -5,5 -4,5 -3,5 -2,5' },
      { card: 'arquebusiers', side: 0, facing: 1, elements: '1,4 2,4 3,4 0,5 1,5 2,5' },
      { card: 'orcGuard', side: 1, facing: 4, elements: '-1,-4 0,-4 1,-4 2,-4 0,-5 1,-5 2,-5 3,-5' },
      { card: 'dwarfEaters', side: 1, facing: 4, elements: '4,-4 5,-4 6,-4 5,-5 6,-5 7,-5' },
    ],
  },
  seat: 0,
  shows: {
    asks: 'giveOrders',
    offers: { order: [0, 1].flatMap(unit => [0, 1, 2, 3].map(order => `order ${unit} ${order}`)) },
  },
}

/** DW-I.15: three and two, the last rank with a gap, are in order and advance. */
const ordered: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'introduction',
    phase: 'movement',
    units: [
      { card: 'nobleFoot', side: 0, facing: 1, order: 'P', elements: '0,0 1,0 2,0 -1,1 2,1' },
      { card: 'berserkers', side: 0, facing: 1, order: 'P', elements: '-4,2 -3,2 -4,3 -3,3 -2,3' },
      { card: 'orcGuard', side: 1, facing: 4, order: 'H', elements: '1,-8 2,-8 3,-8 4,-8' },
    ],
  },
  choices: ['unit 1'],
  seat: 0,
  frame: fields('-6,4', '-5,0', '3,-2', '3,2'),
  shows: { asks: 'moveUnit', offers: { advance: [] }, refuses: { [to('advance', '-4,1')]: 'DW-I.16' } },
}

/** DW-V.11: four in a line wheel to the left about their left man. */
const wheel: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'introduction',
    phase: 'movement',
    units: [
      { card: 'nobleFoot', side: 0, facing: 1, order: 'A', elements: '0,0 1,0 2,0 3,0' },
      { card: 'orcGuard', side: 1, facing: 4, order: 'H', elements: '2,-8 3,-8 4,-8 5,-8' },
    ],
  },
  choices: ['unit 0', 'wheel 0 0'],
  seat: 0,
  frame: MIDDLE,
  shows: { tells: [['wheels', 0, 1, 1]], refuses: { 'wheel 1 0': 'DW-V.11' } },
}

/** DW-V.20, DW-V.21: a column bends as its head turns. */
const column: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'introduction',
    phase: 'movement',
    units: [
      { card: 'nobleFoot', side: 0, order: 'B', elements: '3,0:4 3,-1:5 2,-1:5 1,-1:0 0,0:1' },
      { card: 'orcGuard', side: 1, facing: 4, order: 'H', elements: '2,-8 3,-8 4,-8 5,-8' },
    ],
  },
  choices: ['unit 0'],
  seat: 0,
  frame: fields('-1,2', '-1,-1', '4,-3', '5,1', '2,3'),
  shows: {
    asks: 'moveUnit',
    refuses: { 'wheel 0 0': 'DW-V.11' },
    leadsTo: { choices: ['march 5 5'], tells: [['moves', 0]] },
  },
}

/** DW-V.40, DW-V.41: attacked from behind; who is in contact may turn but not shift. */
const contact: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'introduction',
    phase: 'movement',
    units: [
      { card: 'nobleFoot', side: 0, facing: 1, order: 'A', elements: '0,1 1,1 2,1 3,1 4,1 5,1 6,1' },
      { card: 'orcGuard', side: 1, facing: 1, order: 'H', elements: '2,-2 3,-2 4,-2 5,-2 2,-1' },
    ],
  },
  choices: ['unit 0', to('advance', '0,0'), 'shift'],
  seat: 1,
  frame: fields('-1,1', '7,1', '1,-3', '6,-3'),
  rings: ['element:11'],
  shows: {
    asks: 'shiftElement',
    tells: [['contact', 0, 1]],
    offers: { element: [7, 8, 9, 10].map(one => `element ${one}`) },
    refuses: { 'element 11': 'DW-V.41' },
  },
}

/** DW-IV.7: two are seen, two stand behind them. */
const sight: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'introduction',
    phase: 'firstFire',
    units: [
      { card: 'lightArchers', side: 0, facing: 0, order: 'P', elements: '0,0' },
      { card: 'orcGuard', side: 1, facing: 3, order: 'H', elements: '2,0 4,-1 3,-2 4,-2' },
    ],
  },
  choices: ['unit 0', 'shooter 0'],
  seat: 0,
  frame: fields('-1,0', '0,2', '5,-1', '4,-3'),
  shows: {
    asks: 'aimAt',
    offers: { target: ['target 1', 'target 3'] },
    refuses: { 'target 2': 'DW-IV.7', 'target 4': 'DW-IV.7' },
  },
}

/** DW-XII.3: on the hill one is seen from the belt up, behind it nobody is seen. */
const hill: BookExample = {
  players: 2,
  position: {
    map: `${FIELD}|2,0=level1 3,0=level1 2,-1=level1 3,-1=level1 3,-2=level1`,
    phase: 'firstFire',
    units: [
      { card: 'lightArchers', side: 0, facing: 0, order: 'P', elements: '0,0=L -1,0 -1,1 0,-1' },
      { card: 'orcGuard', side: 1, facing: 3, order: 'H', elements: '2,0 3,-1=L 5,-1 5,-2' },
    ],
  },
  choices: ['unit 0', 'shooter 0'],
  seat: 0,
  frame: fields('-2,1', '0,2', '5,0', '5,-3'),
  shows: { asks: 'aimAt', offers: { target: ['target 4', 'target 5'] }, refuses: { 'target 6': 'DW-XII.21' } },
}

/** DW-VI.13: four around one rider, the one in his rear strikes. */
const around: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    rules: 'introduction',
    phase: 'melee',
    units: [
      { card: 'orderKnights', side: 0, facing: 5, engaged: true, elements: '0,0' },
      { card: 'orcGuard', side: 1, engaged: true, elements: '0,1:2 1,0:3 -1,1:1 0,-1:5' },
    ],
  },
  choices: ['done', 'attacker 4', 'target 0'],
  seat: 1,
  frame: fields('-2,2', '-1,-1', '2,-1', '1,1'),
  rings: ['element:4'],
  shows: {
    asks: 'supportStrike',
    offers: { supporter: ['supporter 1', 'supporter 2', 'supporter 3'] },
    leadsTo: {
      choices: ['supporter 1', 'supporter 2', 'supporter 3', 'done =15'],
      tells: [['strikes', 4, 0, 3, 15, 15, 1]],
    },
  },
}

/** DW-XIII.11: a wedge goes forward or is given up. */
const wedge: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    phase: 'movement',
    units: [
      {
        card: 'berserkers',
        side: 0,
        facing: 1,
        order: 'A',
        elements: '0,0=L -1,1 0,1 -2,2 -1,2 0,2 -3,3 -2,3 -1,3 0,3',
      },
      { card: 'orcGuard', side: 1, facing: 4, order: 'H', elements: '2,-6 3,-6=L 4,-6 5,-6' },
    ],
  },
  choices: ['unit 0'],
  seat: 0,
  frame: fields('-4,4', '-3,0', '4,-6', '1,3'),
  shows: {
    asks: 'moveUnit',
    offers: { step: ['step 1', 'step 2'], turn: [], wheel: [] },
    refuses: { 'turn 3': 'DW-XIII.11' },
  },
}

/** DW-XIII.4: whoever comes at a square comes from its front. */
const square: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    phase: 'melee',
    units: [
      { card: 'orcGuard', side: 1, engaged: true, elements: '0,-1:2 1,-1:1=L 1,0:0 0,1:5 -1,1:4 -1,0:3' },
      { card: 'orderKnights', side: 0, facing: 4, engaged: true, elements: '1,-2=L 2,-2' },
    ],
  },
  seat: 0,
  frame: fields('-2,2', '-1,-2', '3,-3', '2,1'),
  rings: ['element:6'],
  choices: ['attacker 6'],
  shows: {
    asks: 'strikeAt',
    offers: { target: ['target 0', 'target 1'] },
    leadsTo: { choices: ['target 0', 'ready', 'done =5 4'], tells: [['strikes', 6, 0, 0, 6]] },
  },
}

/** DW-XV.40: eight berserkers with Hold and an enemy three fields off; the leader tips it. */
const obedience: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    phase: 'orders',
    units: [
      { card: 'berserkers', side: 0, facing: 1, elements: '0,0=L 1,0 2,0 3,0 0,1 1,1 2,1 3,1' },
      { card: 'orcGuard', side: 1, facing: 4, elements: '2,-3 3,-3=L 4,-3 5,-3' },
    ],
  },
  choices: ['everyone 3', 'ready 0', '1>everyone 3', '1>ready 0 =4'],
  seat: 0,
  frame: fields('-1,2', '-1,0', '1,-4', '6,-4', '4,1'),
  shows: { asks: 'obeyOrRage', offers: { obey: ['obey'], rage: ['rage'] } },
}

/** DW-XV.61, DW-XV.62: broken foot flees south, to no field beside an enemy. */
const rout: BookExample = {
  players: 2,
  position: {
    map: FIELD,
    phase: 'movement',
    edges: ['south', 'north'],
    units: [
      { card: 'nobleFoot', side: 0, facing: 1, routing: true, elements: '0,0 1,0 2,0' },
      { card: 'orcGuard', side: 1, facing: 4, order: 'A', elements: '0,-1 1,-1 2,-1 3,-1 -2,6' },
    ],
  },
  choices: ['element 0'],
  seat: 0,
  rings: ['element:0'],
  shows: { asks: 'fleeTo', offers: { hex: ['0,5', '-3,5', '-4,5', '-5,5'].map(label => to('hex', label)) } },
}

/** The pictures of the introduction and of the standard game. */
export const standardExamples: Readonly<Record<string, BookExample>> = {
  orders,
  ordered,
  wheel,
  column,
  contact,
  sight,
  hill,
  around,
  wedge,
  square,
  obedience,
  rout,
}
