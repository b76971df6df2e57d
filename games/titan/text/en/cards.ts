import * as content from '../../content/hazards.ts'
import { IDENTICAL_FOR_GUARDIAN } from '../../content/recruits.ts'
import type { CardWords } from '../cards.ts'
import { names } from './names.ts'

const { BRAMBLE_COVER, BRAMBLE_SKILL, DRIFT_HITS, DUNE_DOWN_DICE, DUNE_UP_DICE, SLOPE_DOWN_DICE, SLOPE_UP_SKILL } =
  content
const { VOLCANO_COVER, VOLCANO_DICE, WALL_DOWN_SKILL, WALL_UP_SKILL } = content

/** Titan's cards and charts in English. */
export const cards: CardWords = {
  names,
  classes: { lord: 'lord', demilord: 'demi-lord', creature: 'creature' },
  kinds: { land: 'land', terrain: 'terrain', hazard: 'battleland hazard', legion: 'legion', battleHex: 'battle hex' },
  rows: {
    power: 'Power (dice, hits)',
    skill: 'Skill',
    value: 'Value in points',
    gifts: 'Gifts',
    native: 'Native to',
    pieces: 'Pieces in the box',
    left: 'Left with the caretaker',
    musteredIn: 'Mustered in',
    leadsTo: 'Brings',
    mayBe: 'May hold',
    unknown: 'Not known',
    move: 'Moving',
    strike: 'Striking',
    shoot: 'Rangestriking',
    ground: 'Terrain',
    exits: 'Ways out',
    hits: 'Hits',
    battles: 'In battle here',
  },
  flies: 'flies',
  rangestrikes: 'rangestrikes',
  magic: 'rangestrikes by magic',
  nowhere: 'nowhere',
  none: 'none',
  titanPower: 'one more for every 100 points',
  musterFor: pieces => `for ${pieces}`,
  free: 'for nothing',
  tower: [
    'Any of the three start creatures, for nothing.',
    `A guardian for ${IDENTICAL_FOR_GUARDIAN} identical creatures or a guardian.`,
    'A warlock for the Titan or a warlock.',
  ],
  upTo: most => `up to ${most}`,
  hazards: {
    plain: ['free', 'no change', 'no change'],
    tree: ['nobody stops there; fliers may cross', 'no change', 'blocks the line'],
    bramble: [
      'slows strangers, landing fliers too',
      `a stranger striking out of it: skill ${-BRAMBLE_SKILL} less; a stranger striking at a native in it: number ${BRAMBLE_COVER} higher`,
      `for a stranger, skill ${-BRAMBLE_SKILL} less for each hex of it in between; at a native in it: number ${BRAMBLE_COVER} higher`,
    ],
    drift: [
      'slows strangers, landing fliers too',
      `at the start of every strike phase each stranger in it takes ${DRIFT_HITS} hit`,
      'no change',
    ],
    volcano: [
      'only dragons enter or cross',
      `a dragon in it: ${VOLCANO_DICE} dice more`,
      `a dragon in it: ${VOLCANO_DICE} dice more; at a dragon in it: number ${VOLCANO_COVER} higher`,
    ],
    bog: ['only natives stop; other fliers may cross', 'no change', 'no change'],
    sand: ['slows strangers that do not fly', 'no change', 'no change'],
    tower: ['free', 'no change', 'no change'],
    dune: [
      'free',
      `a native striking down: ${DUNE_DOWN_DICE} dice more; a stranger striking up: ${-DUNE_UP_DICE} die less`,
      'needs one end on top',
    ],
    cliff: ['only fliers cross', 'no strike across, no contact', 'needs one end on top'],
    slope: [
      'up, slows strangers that do not fly',
      `a native striking down: ${SLOPE_DOWN_DICE} die more; a stranger striking up: skill ${-SLOPE_UP_SKILL} less`,
      'needs one end on top',
    ],
    wall: [
      'up, slows all that do not fly',
      `down: skill ${WALL_DOWN_SKILL} more; up: skill ${-WALL_UP_SKILL} less`,
      `skill ${-WALL_UP_SKILL} less for each wall on the way up`,
    ],
  },
  charts: {
    ladders: 'Muster trees',
    tower: 'In a tower',
    characters: 'Characters',
    hazards: 'Terrain and hazards in battle',
    numbers: 'The number each die must show',
    entries: 'Where both sides enter a battleland',
    lands: 'Hazards by land',
  },
  groups: { characters: 'Characters', terrains: 'Lands', hazards: 'Hazards' },
  rung: 'then',
}
