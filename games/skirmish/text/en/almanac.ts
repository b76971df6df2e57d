import type { AlmanacWords } from '../almanac.ts'

/** Skirmish's cards, chart and briefing in English. */
export const almanac: AlmanacWords = {
  unit: 'unit',
  hex: 'hex',
  left: 'strength left',
  terrain: 'terrain',
  cost: 'movement points to enter',
  hill: 'the hill both want',
  charts: { units: 'Units', terrain: 'Terrain' },
  terrainHead: ['terrain', 'movement points', 'in a fight'],
  terrains: {
    open: ['open ground', 'no change'],
    woods: ['woods', 'blocks sight; who is in it is hit 1 harder'],
    hill: ['hill', 'who is on it is hit 1 harder in melee, and shoots 1 better'],
  },
  title: 'Skirmish',
  story:
    'Two bands meet at a hill that commands the valley. Whoever stands on it in the end tells the other to go home.',
  you: side => `${side}.`,
  where: ['In the west, on the left of the map.', 'In the east, on the right of the map.'],
  forces: list => `Both sides the same: ${list}.`,
  goal: hill =>
    `Have more strength left than the other after the last round; the hill in the middle counts ${hill} more.`,
  counting: 'Strength is the hits a unit can still take. A side without units has lost at once.',
  length: rounds => `${rounds} rounds.`,
  special: 'Orders are given in secret and shown together.',
  roundOf: (round, last) => `Round ${round} of ${last}`,
  strength: (own, other) => `${own} strength against ${other}`,
}
