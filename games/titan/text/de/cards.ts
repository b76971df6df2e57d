import * as content from '../../content/hazards.ts'
import { IDENTICAL_FOR_GUARDIAN } from '../../content/recruits.ts'
import type { CardWords } from '../cards.ts'
import { names } from './names.ts'

const { BRAMBLE_COVER, BRAMBLE_SKILL, DRIFT_HITS, DUNE_DOWN_DICE, DUNE_UP_DICE, SLOPE_DOWN_DICE, SLOPE_UP_SKILL } =
  content
const { VOLCANO_COVER, VOLCANO_DICE, WALL_DOWN_SKILL, WALL_UP_SKILL } = content

/** Titans Karten und Tabellen auf Deutsch. */
export const cards: CardWords = {
  names,
  classes: { lord: 'Lord', demilord: 'Niederer Lord', creature: 'Kreatur' },
  kinds: { land: 'Land', terrain: 'Gelände', hazard: 'Gefahr im Kampfland', legion: 'Armee', battleHex: 'Kampffeld' },
  rows: {
    power: 'Macht (Würfel, Treffer)',
    skill: 'Fertigkeit',
    value: 'Wert in Punkten',
    gifts: 'Gaben',
    native: 'Heimisch in',
    pieces: 'Figuren in der Schachtel',
    left: 'Noch im Vorrat',
    musteredIn: 'Ausgehoben in',
    leadsTo: 'Bringt',
    mayBe: 'Kann enthalten',
    unknown: 'Unbekannt',
    move: 'Bewegung',
    strike: 'Angriff',
    shoot: 'Fernangriff',
    ground: 'Gelände',
    exits: 'Ausgänge',
    hits: 'Treffer',
    battles: 'In der Schlacht hier',
  },
  flies: 'fliegt',
  rangestrikes: 'Fernangriff',
  magic: 'magischer Fernangriff',
  nowhere: 'nirgends',
  none: 'keine',
  titanPower: 'je 100 Punkte eins mehr',
  musterFor: pieces => `für ${pieces}`,
  free: 'ohne Bedingung',
  tower: [
    'Eine der drei Startkreaturen, ohne Bedingung.',
    `Ein Wächter für ${IDENTICAL_FOR_GUARDIAN} gleiche Kreaturen oder einen Wächter.`,
    'Ein Hexenmeister für den Titan oder einen Hexenmeister.',
  ],
  upTo: most => `bis zu ${most}`,
  hazards: {
    plain: ['frei', 'ohne Wirkung', 'ohne Wirkung'],
    tree: ['niemand bleibt dort; Flieger dürfen hinüber', 'ohne Wirkung', 'versperrt die Linie'],
    bramble: [
      'verlangsamt Nichtheimische, auch landende Flieger',
      `Nichtheimischer greift daraus an: Fertigkeit um ${-BRAMBLE_SKILL} kleiner; gegen einen Heimischen darin: Schwierigkeit um ${BRAMBLE_COVER} höher`,
      `für Nichtheimische je Hexfeld dazwischen Fertigkeit um ${-BRAMBLE_SKILL} kleiner; gegen einen Heimischen darin: Schwierigkeit um ${BRAMBLE_COVER} höher`,
    ],
    drift: [
      'verlangsamt Nichtheimische, auch landende Flieger',
      `zu Beginn jeder Angriffsphase nimmt jeder Nichtheimische darin ${DRIFT_HITS} Treffer`,
      'ohne Wirkung',
    ],
    volcano: [
      'nur Drachen betreten oder überqueren ihn',
      `Drache darin: ${VOLCANO_DICE} Würfel mehr`,
      `Drache darin: ${VOLCANO_DICE} Würfel mehr; gegen einen Drachen darin: Schwierigkeit um ${VOLCANO_COVER} höher`,
    ],
    bog: ['nur Heimische bleiben dort; andere Flieger dürfen hinüber', 'ohne Wirkung', 'ohne Wirkung'],
    sand: ['verlangsamt Nichtheimische, die nicht fliegen', 'ohne Wirkung', 'ohne Wirkung'],
    tower: ['frei', 'ohne Wirkung', 'ohne Wirkung'],
    dune: [
      'frei',
      `Heimischer hinab: ${DUNE_DOWN_DICE} Würfel mehr; Nichtheimischer hinauf: ${-DUNE_UP_DICE} Würfel weniger`,
      'ein Ende muss oben stehen',
    ],
    cliff: ['nur Flieger kommen hinüber', 'kein Angriff darüber, niemand ist gebunden', 'ein Ende muss oben stehen'],
    slope: [
      'hinauf: verlangsamt Nichtheimische, die nicht fliegen',
      `Heimischer hinab: ${SLOPE_DOWN_DICE} Würfel mehr; Nichtheimischer hinauf: Fertigkeit um ${-SLOPE_UP_SKILL} kleiner`,
      'ein Ende muss oben stehen',
    ],
    wall: [
      'hinauf: verlangsamt alle, die nicht fliegen',
      `hinab: Fertigkeit um ${WALL_DOWN_SKILL} größer; hinauf: um ${-WALL_UP_SKILL} kleiner`,
      `je Mauer hinauf Fertigkeit um ${-WALL_UP_SKILL} kleiner`,
    ],
  },
  charts: {
    ladders: 'Aushebungstafeln',
    tower: 'Im Turm',
    characters: 'Wesen',
    hazards: 'Gelände und Gefahren in der Schlacht',
    numbers: 'Was jeder Würfel zeigen muss',
    entries: 'Wo beide Seiten ein Kampfland betreten',
    lands: 'Gefahren nach Land',
  },
  groups: { characters: 'Wesen', terrains: 'Länder', hazards: 'Gefahren' },
  rung: 'dann',
}
