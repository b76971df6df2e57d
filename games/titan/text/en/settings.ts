import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** What a table may choose, in English. */
export const settings: Text<View>['settings'] = {
  variantShort: {
    name: 'Short variant',
    hint: 'Without centaurs, gargoyles and ogres; everybody starts with cyclopes, lions and trolls and has 8 markers.',
  },
  turnLimit: {
    name: 'Turn limit',
    hint: 'After this many player turns score and legions are counted; 0 for no limit.',
  },
  pointsTarget: { name: 'Points target', hint: 'Whoever has this many points at the end of a turn wins; 0 for none.' },
  moveTimer: {
    name: 'Seconds for movement',
    hint: 'Whoever has moved nothing by then leaves it to chance; 0 for no timer.',
  },
  manoeuvreTimer: {
    name: 'Seconds for a manoeuvre phase',
    hint: 'Twice as many for the first of each side; 0 for no timer.',
  },
  strikeFloor: { name: 'Lowest strike number', hint: 'With 2 a rolled one never hits.' },
  boundAreSafe: {
    name: 'Nobody shoots into a melee',
    hint: 'Characters in contact with an enemy are rangestruck by warlocks only, as a sentence of the German book has it.',
  },
  threeSlopes: {
    name: 'Rangestrikes over three slopes',
    hint: 'One end on top is enough; otherwise both ends must be.',
  },
  wallFromTarget: {
    name: 'Rangestrikes up a wall',
    hint: 'Over one wall either end may stand on top; otherwise only the striker.',
  },
  duneCarryDown: { name: 'Carries down a dune', hint: 'Hits left over may go down a dune, never up.' },
  carryBonusStrict: {
    name: 'Bonuses bar carries',
    hint: 'Whoever profits from a slope, dune or wall carries only to those against whom it helps as well.',
  },
  warlockAdjacent: {
    name: 'Warlocks across cliffs',
    hint: 'A warlock may rangestrike an enemy beside it on the other side of a cliff.',
  },
  sandElevation: { name: 'Elevation of sand', hint: 'Matters to rangestrikes over others in the desert.' },
  archangelMayBeAngel: {
    name: 'Angel for an archangel',
    hint: 'At a multiple of 500 points one may take an angel instead.',
  },
  turnBySeats: {
    name: 'Turns clockwise',
    hint: 'By seat from the highest tower on; otherwise by descending tower number.',
  },
  reinforceAfterPass: {
    name: 'Late reinforcement after a pass',
    hint: 'Whoever declined in battle round 4 may still have it after the victory.',
  },
}
