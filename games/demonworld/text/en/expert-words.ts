import { grammar } from '@hexarium/kernel'
import type { ExpertWords } from '../expert-words.ts'

const { count } = grammar('en')

const rose = ['', 'north-east', 'east', 'south-east', 'south-west', 'west', 'north-west']
const doorState = ['closed', 'open', 'broken open']

/** What the scene says of the expert game, in English. */
export const expertWords: ExpertWords = {
  rides: (rider, mount) => `${rider}, riding ${mount}`,
  door: (number, state, stability) =>
    `Door ${number}: ${doorState[state] ?? ''}${stability > 0 ? `, stability ${stability}` : ''}`,
  burns: (field, left) => `${field} is burning, ${count(left, 'round', 'rounds')} left`,
  smoulders: field => `${field} will burn from the next round on`,
  wind: (towards, strength) => (strength === 0 ? 'No wind' : `Wind ${strength}, blowing ${rose[towards]}`),
  height: height => `flying at height ${height}`,
  houseWall: (a, b) => `Wall of a building between ${a} and ${b}`,
  window: (a, b) => `Window between ${a} and ${b}`,
  field: {
    burning: 'burning',
    ash: 'burnt out',
    corpse: 'a dead colossus',
    inside: 'inside a building',
    thickWall: 'wall',
  },
  overrun: value => `${value}`,
  breath: (factor, fire) => `${factor}${fire ? ', fire' : ''}`,
  rider: factor => `weapon ${factor}`,
  gun: (projectile, factor, splash, ranges) => `${projectile} ${factor}${splash > 0 ? ` (${splash})` : ''}, ${ranges}`,
  projectiles: { bolt: 'bolt', ball: 'ball', smallStone: 'stone', largeStone: 'large stone' },
  animals: (size, ranged, melee) => `size ${size}, armour ${ranged} against missiles, ${melee} in melee`,
  grade: (grade, power) => `grade ${grade}, ${count(power, 'spell point', 'spell points')}`,
  flyer: 'can fly',
}
