import { grammar } from '@hexarium/kernel'
import { NONE } from '../../state.ts'
import { clauses, type SceneWords } from '../words.ts'
import { expertWords } from './expert-words.ts'
import { names } from './names.ts'

const { capital, count } = grammar('de')
const elements = (number: number) => count(number, 'Element', 'Elementen')

const condition: SceneWords['condition'] = {
  flying: 'in der Luft',
  loaded: 'geladen',
  routing: 'auf der Flucht',
  impetuous: 'ungestüm',
  skirmish: 'in Plänkel-Formation',
  engaged: 'im Nahkampf',
  moved: 'hat sich bewegt',
  wedge: 'im Keil',
  square: 'im Karree',
  disordered: 'ungeordnet',
}

/** Was die Szene auf Deutsch sagt. */
export const words: SceneWords = {
  expert: expertWords,
  board: ({ round, phase, section }) =>
    clauses(round > 0 && `Runde ${round}`, names.phases[phase], section !== NONE && `Befehl ${names.order(section)}`),
  provenance:
    'Die gedruckten Karten sind verloren: Raster, einige Felder und was aneinanderpasst sind belegt, alles andere ist nachgebaut.',
  field: ({ label, terrain, level, road, marks }) =>
    `${label}: ${clauses(road ? 'Straße' : names.terrains[terrain], level > 0 && `Höhenstufe ${level}`, ...marks.map(of => expertWords.field[of]))}`,
  hedge: (a, b) => `Hecke zwischen ${a} und ${b}`,
  wall: (a, b) => `Mauer zwischen ${a} und ${b}`,
  slope: (high, low, levels) => `Hang, ${count(levels, 'Höhenstufe', 'Höhenstufen')}, abwärts von ${high} nach ${low}`,
  condition,
  element: (view, { element, hex, facing, hits, most, conditions, height }) =>
    clauses(
      `${names.element(view, element)} auf ${names.field(view, hex)}`,
      `Front ${names.facing(facing)}`,
      most > 1 && `${hits} von ${count(most, 'Trefferpunkt', 'Trefferpunkten')}`,
      height > 0 && expertWords.height(height),
      ...conditions.map(of => condition[of]),
    ),
  unit: (view, { unit, left, all, order, hidden, own, points, manoeuvres, initiative, conditions }) =>
    `${names.unit(view, unit)}: ${clauses(
      `${left} von ${elements(all)}`,
      order !== NONE && `Befehl ${names.order(order)}`,
      own.length > 0 && `verdeckte Marker ${own.map(names.order).join(' und ')}`,
      own.length === 0 && hidden > 0 && count(hidden, 'verdeckter Marker', 'verdeckte Marker'),
      points !== NONE && count(points, 'Bewegungspunkt', 'Bewegungspunkte'),
      manoeuvres > 0 && `${manoeuvres} Manöver`,
      `Initiative ${initiative}`,
      ...conditions.map(of => condition[of]),
    )}`,
  unitShort: ({ order, own, hidden, points, manoeuvres, initiative, conditions }) =>
    clauses(
      order !== NONE && names.order(order),
      own.length > 0 && own.map(names.order).join('/'),
      own.length === 0 && hidden > 0 && '?'.repeat(hidden),
      points !== NONE && `${points} BP`,
      manoeuvres > 0 && `${manoeuvres} Man.`,
      `Init. ${initiative}`,
      ...conditions.map(of => condition[of]),
    ),
  army: seat => names.seat(seat),
  spent: (spent, most) => `${count(spent, 'Punkt', 'Punkte')} ausgegeben, höchstens ${most}`,
  score: (seat, lost, of) =>
    `${capital(names.side(seat))} ${seat === 0 ? 'hat' : 'haben'} ${lost} von ${of} Punkten verloren`,
  scores: 'Verluste in Punkten',
  line: {
    overrun: 'Überrennen',
    breath: 'Odem',
    rider: 'Reiter',
    animals: 'Zugtiere',
    gun: 'Geschütz',
    grade: 'Magie',
    flight: 'Flug',
    bases: 'Elemente',
    movement: 'Bewegung',
    initiative: 'Initiative',
    size: 'Größe',
    armour: 'Panzerung',
    skill: 'Waffenfertigkeit',
    melee: 'Nahkampf',
    ranged: 'Fernkampf',
    charge: 'Angriffsbonus',
    hits: 'Trefferpunkte',
    morale: 'Moral',
    fear: 'Furcht',
    formations: 'Formationen',
    command: 'Kommando',
    item: 'Gegenstand',
    points: 'Punkte',
    source: 'Woher die Werte stammen',
  },
  bases: (plain, figures, special, escort) =>
    clauses(
      `${plain} mit ${count(figures, 'Figur', 'Figuren')}`,
      special > 0 && `${special} mit einer Sonderfigur und ${count(escort, 'weiteren', 'weiteren')}`,
    ),
  movement: (b, a, p, manoeuvres) => `B:${b}/A:${a}/P:${p}, ${manoeuvres} Manöver`,
  walk: points => count(points, 'Bewegungspunkt', 'Bewegungspunkte'),
  armour: (ranged, melee) => `${ranged} im Fernkampf, ${melee} im Nahkampf`,
  skill: (ranged, melee) => `${ranged} im Fernkampf, ${melee} im Nahkampf`,
  againstCavalry: factor => `${factor} gegen Reiterei`,
  reach: (distance, factor) => `${count(distance, 'Feld', 'Felder')}: ${factor}`,
  holdOnly: 'nur mit Halten-Befehl',
  formations: { wedge: 'Keil', square: 'Karree', skirmish: 'Plänkel-Formation', horde: 'Horde' },
  command: (stars, radius) => `${'★'.repeat(stars)}${radius > 0 ? `, Kontrollbereich ${radius}` : ''}`,
  source: {
    book: 'aus dem Buch',
    firstEdition: 'von Karten der ersten Auflage',
    deduced: 'erschlossen',
    designed: 'von uns entworfen',
  },
  aims: (from, to) => `${from}, Ziel: ${to}`,
  backs: (from, to) => `${from} unterstützt: ${to}`,
  outOfAction: 'außer Gefecht',
  hunts: (unit, prey) => `${unit}, ungestüm gegen: ${prey}`,
  objective: (field, value) => `Angriffsziel auf ${field}: ${count(value, 'Punkt', 'Punkte')}`,
  magic: 'Magie',
  power: (name, now, most, staff, isSilent) =>
    clauses(
      `${name}: ${now} von ${most} Magiepunkten`,
      staff > 0 && `${staff} weitere im Stab`,
      isSilent && 'kann jetzt nicht zaubern',
    ),
  stored: spell => `Im Ring Algrims: ${spell}`,
  enchanted: (name, spells) => `Zauber: ${name}, ${spells.join(', ')}`,
  roster: 'Deine Armee',
  hired: (card, number, points) => `${number} × ${card}, je ${count(points, 'Punkt', 'Punkte')}`,
  focus: name => `Es geht um: ${name}`,
}
