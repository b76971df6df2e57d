import { names } from '../../../text/en/names.ts'
import { textIn } from './words.ts'

const sides = ['The Empire', 'The Orcs']

/** The border war in English. */
export const en = textIn(names, {
  title: 'The border war',
  blurb:
    'The four scenarios as one war. Losses are felt in the battles that follow; every point destroyed and every victory counts.',
  origin: 'Designed by the house: the rule book has the four battles, but does not link them.',
  terms: { rounds: { name: 'Last round of each battle', hint: '0: as long as the battle says' } },
  points: 'War points',
  won: 'Battles won',
  battleOf: (number, name) => `Battle ${number} of 4: ${name}`,
  fields: (unit, here, total) => `${unit}: ${here} of ${total} elements.`,
  recovers: unit => `${unit} recovers and misses this battle.`,
  atFull: 'Both armies are at full strength.',
  battle: (name, winner, [empire, orcs]) =>
    `${name}: ${winner === null ? 'nobody won' : `${sides[winner]} won`}. War points: the Empire ${empire}, the Orcs ${orcs}.`,
  reserve: (side, unit) => `${sides[side]} called their reserves: ${unit} at full strength.`,
  noReserve: side => `${sides[side]} called no reserves.`,
  ask: 'Your reserves arrive. Who comes back to full strength?',
  nobody: 'Nobody',
  victory: (winner, points) =>
    `${sides[winner]} ${winner === 0 ? 'has' : 'have'} won the border war: ${points[winner]} war points to ${points[1 - winner]}.`,
  shared: points => `Nobody has won the border war: both have ${points} war points.`,
})
