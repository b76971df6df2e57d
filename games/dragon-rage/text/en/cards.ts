import type { CardWords } from '../cards.ts'

/** Dragon Rage's cards and charts in English. */
export const cards: CardWords = {
  kinds: { unit: 'unit', monster: 'monster', spell: 'spell', hex: 'hex', area: 'part of a monster' },
  rows: {
    climb: 'climb a wall',
    door: 'break a door',
    gate: 'break a gate',
    range: 'range',
    toHit: 'is hit on',
    sources: 'figures',
    left: 'points left',
    terrain: 'terrain',
    worth: 'worth',
  },
  missile: (least, range, tower) =>
    `${least > 0 ? `${least} to ${range}` : `up to ${range}`} hexes${tower > range ? `, ${tower} from a tower` : ''}`,
  missileHead: ['unit', 'range', 'strength at 0, 1, 2, 3, 4 hexes', 'hits a monster on', 'damage'],
  indirect: 'needs no line of sight',
  destroyed: 'destroyed',
  charts: {
    combat: 'Combat table',
    units: 'Units',
    monsters: 'Sheets of the major monsters',
    gaits: 'How major monsters move',
    missiles: 'Missiles',
    breach: 'Climbing and breaking in',
    spells: 'Spells',
    victory: 'What is worth points',
    scenarios: 'Scenarios',
  },
  combatText:
    'Rows: strength of the attack. Columns: strength of all defenders in the hex. D: destroyed without a roll; M: no roll can do it; 11: 11 or more on two dice. While an attack is prepared its column is lit.',
  groups: { units: 'Units', monsters: 'Monsters', spells: 'Spells' },
}
