import { scored } from '../facts.ts'
import type { WarcraftText } from '../words.ts'
import { aid } from './aid.ts'
import { ask } from './ask.ts'
import { amount, choice } from './choices.ts'
import { event } from './events.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'
import { turn } from './turn.ts'
import { words } from './words.ts'

const seats = ['First player', 'Second player', 'Third player', 'Fourth player']

/** English. */
export const text: WarcraftText = {
  names,
  words,
  title: 'Warcraft: The Board Game',
  turn,
  ...aid,
  blurb:
    'Gather, build, train and conquer, alone or in teams.\nWith heroes, creeps and all options of the Expansion Set.',
  seats,
  sides: view => view.race.map((race, seat) => names.races[race]?.short ?? seats[seat]),
  isMany: (view, seat) => names.races[view.race[seat]] !== undefined,
  dice: { resource: 'resource die' },
  settings,
  ask,
  choice,
  amount,
  event,
  result: {
    'WC-B-VIC-03': (view, scores) => `enough victory points (${scored(names, view, scores)}).`,
    'WC-B-VIC-04': (view, scores) => `enough victory points for a team (${scored(names, view, scores)}).`,
    'WC-X-OP1-01': (view, scores) => `enough victory points for a team (${scored(names, view, scores)}).`,
    'WC-B-VIC-08': 'no other side is left.',
    'WC-B-VIC-09': (view, scores) => `more victory points when all fell together (${scored(names, view, scores)}).`,
    'WC-B-VIC-10': (view, scores) => `the last turn is over; victory points: ${scored(names, view, scores)}.`,
    'WC-B-SCN-14': 'the Elf Gate is taken.',
    'WC-B-SCN-24': 'the March of the Necromancers is over.',
    'WC-B-SCN-33': 'the captive is home.',
    'WC-B-SCN-44': 'the fate of the World Tree is sealed.',
    'WC-X-SCN-04': 'three units hold the Altar of Flame.',
    'WC-X-SCN-13': (view, scores) => `enough victory points at the end of the turn (${scored(names, view, scores)}).`,
    'WC-X-SCN-25': 'the fate of the dragons is sealed.',
    'WC-X-SCN-36': 'three elements are together, or the neighbour has fallen.',
    resigned: 'the others have given up.',
    agreed: 'the players have agreed on it.',
  },
  odds: {
    winsBattle: (view, [hex, foe]) =>
      `to win the battle in ${names.label(view, hex)} against ${names.owner(view, foe).the}, as things stand and without cards`,
    winsAlone: 'that your teammate wins it without you',
    changesSides: 'that the unit changes sides',
  },
}
