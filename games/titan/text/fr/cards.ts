import * as content from '../../content/hazards.ts'
import { IDENTICAL_FOR_GUARDIAN } from '../../content/recruits.ts'
import type { CardWords } from '../cards.ts'
import { names } from './names.ts'

const { BRAMBLE_COVER, BRAMBLE_SKILL, DRIFT_HITS, DUNE_DOWN_DICE, DUNE_UP_DICE, SLOPE_DOWN_DICE, SLOPE_UP_SKILL } =
  content
const { VOLCANO_COVER, VOLCANO_DICE, WALL_DOWN_SKILL, WALL_UP_SKILL } = content

/** Les fiches et les tables de Titan en français. */
export const cards: CardWords = {
  names,
  classes: { lord: 'seigneur', demilord: 'demi-seigneur', creature: 'créature' },
  kinds: {
    land: 'terre',
    terrain: 'terrain',
    hazard: 'obstacle de bataille',
    legion: 'légion',
    battleHex: 'case de bataille',
  },
  rows: {
    power: 'Puissance (dés, touches)',
    skill: 'Adresse',
    value: 'Valeur en points',
    gifts: 'Dons',
    native: 'Natif de',
    pieces: 'Pièces dans la boîte',
    left: 'Encore en réserve',
    musteredIn: 'Recruté en',
    leadsTo: 'Amène',
    mayBe: 'Peut contenir',
    unknown: 'Inconnu',
    move: 'Déplacement',
    strike: 'Frappe',
    shoot: 'Tir',
    ground: 'Terrain',
    exits: 'Issues',
    hits: 'Touches',
    battles: 'En bataille ici',
  },
  flies: 'vole',
  rangestrikes: 'tire',
  magic: 'tire par magie',
  nowhere: 'nulle part',
  none: 'aucun',
  titanPower: 'un de plus par 100 points',
  musterFor: pieces => `pour ${pieces}`,
  free: 'sans condition',
  tower: [
    'Une des trois créatures de départ, sans condition.',
    `Un gardien pour ${IDENTICAL_FOR_GUARDIAN} créatures identiques ou un gardien.`,
    'Un sorcier pour le Titan ou un sorcier.',
  ],
  upTo: most => `jusqu’à ${most}`,
  hazards: {
    plain: ['libre', 'sans effet', 'sans effet'],
    tree: ['nul ne s’y arrête ; ceux qui volent passent', 'sans effet', 'bloque la ligne'],
    bramble: [
      'ralentissent les étrangers, même en vol quand ils se posent',
      `un étranger qui frappe depuis elles : adresse ${-BRAMBLE_SKILL} de moins ; contre un natif dedans : nombre ${BRAMBLE_COVER} de plus`,
      `pour un étranger, adresse ${-BRAMBLE_SKILL} de moins par case traversée ; contre un natif dedans : nombre ${BRAMBLE_COVER} de plus`,
    ],
    drift: [
      'ralentit les étrangers, même en vol quand ils se posent',
      `au début de chaque phase de frappe, chaque étranger dedans reçoit ${DRIFT_HITS} touche`,
      'sans effet',
    ],
    volcano: [
      'seuls les dragons y entrent ou passent',
      `un dragon dedans : ${VOLCANO_DICE} dés de plus`,
      `un dragon dedans : ${VOLCANO_DICE} dés de plus ; contre un dragon dedans : nombre ${VOLCANO_COVER} de plus`,
    ],
    bog: ['seuls les natifs s’y arrêtent ; les autres passent en volant', 'sans effet', 'sans effet'],
    sand: ['ralentit les étrangers qui ne volent pas', 'sans effet', 'sans effet'],
    tower: ['libre', 'sans effet', 'sans effet'],
    dune: [
      'libre',
      `un natif vers le bas : ${DUNE_DOWN_DICE} dés de plus ; un étranger vers le haut : ${-DUNE_UP_DICE} dé de moins`,
      'un des deux bouts doit être en haut',
    ],
    cliff: [
      'on ne la passe qu’en volant',
      'pas de coup au travers, pas de contact',
      'un des deux bouts doit être en haut',
    ],
    slope: [
      'en montant, ralentit les étrangers qui ne volent pas',
      `un natif vers le bas : ${SLOPE_DOWN_DICE} dé de plus ; un étranger vers le haut : adresse ${-SLOPE_UP_SKILL} de moins`,
      'un des deux bouts doit être en haut',
    ],
    wall: [
      'en montant, ralentit tous ceux qui ne volent pas',
      `vers le bas : adresse ${WALL_DOWN_SKILL} de plus ; vers le haut : ${-WALL_UP_SKILL} de moins`,
      `adresse ${-WALL_UP_SKILL} de moins par mur monté`,
    ],
  },
  charts: {
    ladders: 'Arbres de recrutement',
    tower: 'Dans une tour',
    characters: 'Personnages',
    hazards: 'Terrain et obstacles en bataille',
    numbers: 'Ce que chaque dé doit montrer',
    entries: 'Où les deux camps entrent sur le terrain',
    lands: 'Obstacles par terre',
  },
  groups: { characters: 'Personnages', terrains: 'Terres', hazards: 'Obstacles' },
  rung: 'puis',
}
