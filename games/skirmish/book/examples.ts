import type { BookExample } from '@hexarium/kernel'
import { board } from '../content/map.ts'
import { PER_SIDE } from '../content/units.ts'

const MARCH = 0
const VOLLEY = 1
const GUARD = 2

const hex = (label: string) => `hex:${board.hex(label)}`
const hexes = (...labels: string[]) => labels.map(hex)

/** Where some units stand; all others have fallen. */
function standing(units: Readonly<Record<number, string>>) {
  const all = Array.from({ length: 2 * PER_SIDE }, (_, unit) => {
    return [unit, units[unit] === undefined ? null : { hex: units[unit] }]
  })
  return { units: Object.fromEntries(all) }
}

/** SK-5.2: a bow, an enemy behind woods, and one that it sees. */
const sight: BookExample = {
  players: 2,
  position: standing({ 2: '0103', 6: '0305', 7: '0303' }),
  choices: [`order ${GUARD}`, `order ${GUARD}`, `order ${VOLLEY} =6 1`, 'unit 2'],
  seat: 0,
  frame: hexes('0101', '0106', '0401', '0406'),
  shows: { asks: 'volleyTarget', offers: { unit: ['unit 7'] }, refuses: { 'unit 6': 'SK-5.2' } },
}

/** SK-6.2: a rider stops where it comes next to an enemy. */
const march: BookExample = {
  players: 2,
  position: standing({ 0: '0304', 6: '0604' }),
  choices: [`0>order ${MARCH}`, `1>order ${GUARD} =6 1`, 'unit 0'],
  seat: 0,
  frame: hexes('0202', '0206', '0702', '0706'),
  rings: ['unit:0'],
  shows: { asks: 'marchTo', refuses: { [`hex ${board.hex('0704')}`]: 'SK-6.2' } },
}

/** SK-7.3: the enemy on guard strikes back. */
const strikesBack: BookExample = {
  players: 2,
  position: standing({ 0: '0404', 6: '0504' }),
  choices: [`0>order ${MARCH}`, `1>order ${GUARD} =6 1`, 'done', 'unit 0', 'unit 6 =5 5'],
  seat: 0,
  frame: hexes('0303', '0305', '0603', '0605'),
  shows: {
    tells: [
      ['attacked', 0, 6, 5, 1],
      ['attacked', 6, 0, 4, 1],
    ],
  },
}

/** The pictures of Skirmish's rule book. */
export const examples = { sight, march, strikesBack }
