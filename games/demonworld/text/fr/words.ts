import { grammar } from '@hexarium/kernel'
import { NONE } from '../../state.ts'
import { clauses, type SceneWords } from '../words.ts'
import { expertWords } from './expert-words.ts'
import { names } from './names.ts'

const { capital, count: counted } = grammar('fr')
const count = (number: number, one: string, many = `${one}s`) => counted(number, one, many)
const condition: SceneWords['condition'] = {
  flying: 'en vol',
  loaded: 'prêt à tirer',
  routing: 'en déroute',
  impetuous: 'unité impétueuse',
  skirmish: 'en formation d’escarmouche',
  engaged: 'en mêlée',
  moved: 'a bougé',
  wedge: 'en coin',
  square: 'en carré',
  disordered: 'en désordre',
}

/** Ce que dit la scène en français. */
export const words: SceneWords = {
  expert: expertWords,
  board: ({ round, phase, section }) =>
    clauses(round > 0 && `Tour ${round}`, names.phases[phase], section !== NONE && `ordre ${names.order(section)}`),
  provenance:
    'Les cartes imprimées sont perdues : la grille, quelques cases et les bords qui s’accordent sont attestés, le reste est reconstitué.',
  field: ({ label, terrain, level, road, marks }) =>
    `${label} : ${clauses(road ? 'route' : names.terrains[terrain], level > 0 && `niveau ${level}`, ...marks.map(of => expertWords.field[of]))}`,
  hedge: (a, b) => `Haie entre ${a} et ${b}`,
  wall: (a, b) => `Muret entre ${a} et ${b}`,
  slope: (high, low, levels) => `Pente de ${count(levels, 'niveau', 'niveaux')}, descend de ${high} à ${low}`,
  condition,
  element: (view, { element, hex, facing, hits, most, conditions, height }) =>
    clauses(
      `${names.element(view, element)} en ${names.field(view, hex)}`,
      `face ${names.facing(facing)}`,
      most > 1 && `${hits} sur ${count(most, 'point de vie', 'points de vie')}`,
      height > 0 && expertWords.height(height),
      ...conditions.map(of => condition[of]),
    ),
  unit: (view, { unit, left, all, order, hidden, own, points, manoeuvres, initiative, conditions }) =>
    `${names.unit(view, unit)} : ${clauses(
      `${left} sur ${count(all, 'élément')}`,
      order !== NONE && `ordre ${names.order(order)}`,
      own.length > 0 && `marqueurs cachés ${own.map(names.order).join(' et ')}`,
      own.length === 0 && hidden > 0 && count(hidden, 'marqueur caché', 'marqueurs cachés'),
      points !== NONE && count(points, 'point de mouvement', 'points de mouvement'),
      manoeuvres > 0 && count(manoeuvres, 'manœuvre'),
      `initiative ${initiative}`,
      ...conditions.map(of => condition[of]),
    )}`,
  unitShort: ({ order, own, hidden, points, manoeuvres, initiative, conditions }) =>
    clauses(
      order !== NONE && names.order(order),
      own.length > 0 && own.map(names.order).join('/'),
      own.length === 0 && hidden > 0 && '?'.repeat(hidden),
      points !== NONE && `${points} PM`,
      manoeuvres > 0 && `${manoeuvres} man.`,
      `init. ${initiative}`,
      ...conditions.map(of => condition[of]),
    ),
  army: seat => names.seat(seat),
  spent: (spent, most) => `${count(spent, 'point dépensé', 'points dépensés')}, ${most} au plus`,
  score: (seat, lost, of) =>
    `${capital(names.side(seat))} ${seat === 0 ? 'a' : 'ont'} perdu ${count(lost, 'point')} sur ${of}`,
  scores: 'Pertes en points',
  line: {
    overrun: 'Piétinement',
    breath: 'Souffle',
    rider: 'Cavalier',
    animals: 'Bêtes de trait',
    gun: 'Artillerie',
    grade: 'Magie',
    flight: 'Vol',
    bases: 'Éléments',
    movement: 'Mouvement',
    initiative: 'Initiative',
    size: 'Taille',
    armour: 'Armure',
    skill: 'Habileté',
    melee: 'Mêlée',
    ranged: 'Tir',
    charge: 'Bonus de charge',
    hits: 'Points de vie',
    morale: 'Moral',
    fear: 'Peur',
    formations: 'Formations',
    command: 'Commandement',
    item: 'Objet',
    points: 'Points',
    source: 'D’où viennent les valeurs',
  },
  bases: (plain, figures, special, escort) =>
    clauses(
      `${plain} de ${count(figures, 'figurine')}`,
      special > 0 && `${special} avec une figurine spéciale et ${count(escort, 'autre')}`,
    ),
  movement: (b, a, p, manoeuvres) =>
    `Mouvement ${b}, Attaque ${a}, Escarmouche ${p} ; ${count(manoeuvres, 'manœuvre')}`,
  walk: points => count(points, 'point de mouvement', 'points de mouvement'),
  armour: (ranged, melee) => `${ranged} contre les tirs, ${melee} en mêlée`,
  skill: (ranged, melee) => `${ranged} au tir, ${melee} en mêlée`,
  againstCavalry: factor => `${factor} contre la cavalerie`,
  reach: (distance, factor) => `${factor} jusqu’à ${count(distance, 'case')}`,
  holdOnly: 'seulement avec l’ordre Tenir',
  formations: { wedge: 'coin', square: 'carré', skirmish: 'formation d’escarmouche', horde: 'horde' },
  command: (stars, radius) => `${'★'.repeat(stars)}${radius > 0 ? `, rayon de contrôle ${radius}` : ''}`,
  source: {
    book: 'tirées du livre',
    firstEdition: 'de cartes de la première édition',
    deduced: 'déduites',
    designed: 'conçues par nous',
  },
  aims: (from, to) => `${from}, cible : ${to}`,
  backs: (from, to) => `${from} soutient : ${to}`,
  outOfAction: 'hors de combat',
  hunts: (unit, prey) => `${unit} : ruée sur ${prey}`,
  objective: (field, value) => `Objectif en ${field} : ${count(value, 'point')}`,
  magic: 'Magie',
  power: (name, now, most, staff, isSilent) =>
    clauses(
      `${name} : ${count(now, 'point')} de magie sur ${most}`,
      staff > 0 && `${staff} de plus dans le bâton`,
      isSilent && 'ne peut pas lancer de sort',
    ),
  stored: spell => `Dans l’anneau d’Algrim : ${spell}`,
  enchanted: (name, spells) => `Sorts sur ${name} : ${spells.join(', ')}`,
  roster: 'Votre armée',
  hired: (card, number, points) => `${number} × ${card}, ${count(points, 'point')} chacun`,
  focus: name => `Il s’agit de : ${name}`,
}
