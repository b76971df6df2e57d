import { grammar } from '@hexarium/kernel'
import { NONE } from '../../state.ts'
import { clauses, type SceneWords } from '../words.ts'
import { expertWords } from './expert-words.ts'
import { names } from './names.ts'

const { capital, count: counted } = grammar('en')
const count = (number: number, one: string, many = `${one}s`) => counted(number, one, many)
const condition: SceneWords['condition'] = {
  flying: 'in the air',
  loaded: 'loaded',
  routing: 'routing',
  impetuous: 'impetuous',
  skirmish: 'in skirmish formation',
  engaged: 'in melee',
  moved: 'has moved',
  wedge: 'in a wedge',
  square: 'in a square',
  disordered: 'disordered',
}

/** What the scene says in English. */
export const words: SceneWords = {
  expert: expertWords,
  board: ({ round, phase, section }) =>
    clauses(round > 0 && `Round ${round}`, names.phases[phase], section !== NONE && `${names.order(section)} section`),
  provenance:
    'The printed map sheets are lost: grid, some fields and what fits together are attested, all else is reconstructed.',
  field: ({ label, terrain, level, road, marks }) =>
    `${label}: ${clauses(road ? 'road' : names.terrains[terrain], level > 0 && `height level ${level}`, ...marks.map(of => expertWords.field[of]))}`,
  hedge: (a, b) => `Hedge between ${a} and ${b}`,
  wall: (a, b) => `Low wall between ${a} and ${b}`,
  slope: (high, low, levels) => `Slope of ${count(levels, 'level')}, down from ${high} to ${low}`,
  condition,
  element: (view, { element, hex, facing, hits, most, conditions, height }) =>
    clauses(
      `${names.element(view, element)} on ${names.field(view, hex)}`,
      `facing ${names.facing(facing)}`,
      most > 1 && `${hits} of ${count(most, 'hit point')}`,
      height > 0 && expertWords.height(height),
      ...conditions.map(of => condition[of]),
    ),
  unit: (view, { unit, left, all, order, hidden, own, points, manoeuvres, initiative, conditions }) =>
    `${names.unit(view, unit)}: ${clauses(
      `${left} of ${count(all, 'element')}`,
      order !== NONE && `${names.order(order)} order`,
      own.length > 0 && `markers ${own.map(names.order).join(' and ')}, face down`,
      own.length === 0 && hidden > 0 && `${count(hidden, 'marker')} face down`,
      points !== NONE && count(points, 'movement point'),
      manoeuvres > 0 && count(manoeuvres, 'manoeuvre'),
      `initiative ${initiative}`,
      ...conditions.map(of => condition[of]),
    )}`,
  unitShort: ({ order, own, hidden, points, manoeuvres, initiative, conditions }) =>
    clauses(
      order !== NONE && names.order(order),
      own.length > 0 && own.map(names.order).join('/'),
      own.length === 0 && hidden > 0 && '?'.repeat(hidden),
      points !== NONE && `${points} MP`,
      manoeuvres > 0 && `${manoeuvres} man.`,
      `init. ${initiative}`,
      ...conditions.map(of => condition[of]),
    ),
  army: seat => names.seat(seat),
  spent: (spent, most) => `${count(spent, 'point')} spent, ${most} at most`,
  score: (seat, lost, of) => `${capital(names.side(seat))} lost ${lost} of ${of} points`,
  scores: 'Losses in points',
  line: {
    overrun: 'Overrun',
    breath: 'Breath',
    rider: 'Rider',
    animals: 'Draught animals',
    gun: 'Artillery',
    grade: 'Wizardry',
    flight: 'Flight',
    bases: 'Elements',
    movement: 'Movement',
    initiative: 'Initiative',
    size: 'Size',
    armour: 'Armour',
    skill: 'Weapon skill',
    melee: 'Melee',
    ranged: 'Ranged',
    charge: 'Charge bonus',
    hits: 'Hit points',
    morale: 'Morale',
    fear: 'Fear',
    formations: 'Formations',
    command: 'Command',
    item: 'Item',
    points: 'Points',
    source: 'Where the values come from',
  },
  bases: (plain, figures, special, escort) =>
    clauses(
      `${plain} of ${count(figures, 'figure')}`,
      special > 0 && `${special} with a special figure and ${count(escort, 'other')}`,
    ),
  movement: (b, a, p, manoeuvres) => `Move ${b}, Attack ${a}, Skirmish ${p}; ${count(manoeuvres, 'manoeuvre')}`,
  walk: points => count(points, 'movement point'),
  armour: (ranged, melee) => `${ranged} against missiles, ${melee} in melee`,
  skill: (ranged, melee) => `${ranged} ranged, ${melee} melee`,
  againstCavalry: factor => `${factor} against cavalry`,
  reach: (distance, factor) => `${factor} up to ${count(distance, 'field')}`,
  holdOnly: 'with Hold only',
  formations: { wedge: 'wedge', square: 'square', skirmish: 'skirmish formation', horde: 'horde' },
  command: (stars, radius) => `${'★'.repeat(stars)}${radius > 0 ? `, control radius ${radius}` : ''}`,
  source: {
    book: 'from the book',
    firstEdition: 'from first-edition cards',
    deduced: 'deduced',
    designed: 'designed by us',
  },
  aims: (from, to) => `${from} aims at ${to}`,
  backs: (from, to) => `${from} supports ${to}`,
  outOfAction: 'out of action',
  hunts: (unit, prey) => `Impetuous: ${unit}, against ${prey}`,
  objective: (field, value) => `Objective on ${field}: ${count(value, 'point')}`,
  magic: 'Magic',
  power: (name, now, most, staff, isSilent) =>
    clauses(
      `${name}: ${now} of ${count(most, 'spell point')}`,
      staff > 0 && `${staff} more in the staff`,
      isSilent && 'cannot cast now',
    ),
  stored: spell => `In Algrim’s ring: ${spell}`,
  enchanted: (name, spells) => `Spells on ${name}: ${spells.join(', ')}`,
  roster: 'Your army',
  hired: (card, number, points) => `${number} × ${card}, ${count(points, 'point')} each`,
  focus: name => `This is about ${name}`,
}
