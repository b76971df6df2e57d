import type { DemonworldText } from '../words.ts'
import { names } from './names.ts'

const chapter = 'Ein Kapitel des Standardspiels; zählt, wenn die Regeln einzeln gewählt werden'
const expert = 'Ein Kapitel des Expertenspiels; zählt, wenn die Regeln einzeln gewählt werden'
const additional = 'Eine Zusatzregel; zählt, wenn die Regeln einzeln gewählt werden'

/** Was ein Tisch wählen kann. */
export const settings: DemonworldText['settings'] = {
  battle: { name: 'Schlacht', values: names.battles },
  level: {
    name: 'Regeln',
    values: {
      introduction: 'Einführungsspiel',
      standard: 'Standardspiel',
      expert: 'Expertenspiel',
      full: 'Expertenspiel mit Zusatzregeln',
      chosen: 'Einzeln gewählte Kapitel',
    },
  },
  cardValues: { name: 'VIII: Trefferpunkte, Fertigkeiten, eigene Manöver', hint: chapter },
  specialFigures: { name: 'IX: Anführer, Standartenträger, Musiker', hint: chapter },
  commanders: { name: 'X: Befehlshaber und Helden', hint: chapter },
  terrain: { name: 'XI: Gelände', hint: chapter },
  sight: { name: 'XII: Sichtlinien mit Höhen', hint: chapter },
  formations: { name: 'XIII: Keil, Karree, Plänkel-Formation, Horde', hint: chapter },
  secondAttack: { name: 'XIV: zweite Angriffe', hint: chapter },
  morale: { name: 'XV: Moral', hint: chapter },
  large: { name: 'XVII: Giganten', hint: expert },
  chariots: { name: 'XVIII: Streitwagen', hint: expert },
  artillery: { name: 'XIX: Artillerie', hint: expert },
  magic: { name: 'XX: Magie', hint: expert },
  fire: { name: 'XXII: Feuer', hint: additional },
  flyers: { name: 'XXIII: Flieger', hint: additional },
  buildings: { name: 'XXIV: Gebäude', hint: additional },
  rounds: { name: 'Runden', hint: '0: so lange, wie die Schlacht es vorsieht' },
  points: { name: 'Armeepunkte', hint: 'Für freie Schlachten' },
  handicap: { name: 'Handicap', hint: 'Armeepunkte, die die Orks zu Hause lassen; unter 0 das Imperium' },
  board: {
    name: 'Spielfläche',
    hint: 'Für freie Schlachten',
    values: { oneSheet: 'Eine Karte', twoSheets: 'Zwei Karten', fourSheets: 'Vier Karten' },
  },
  objectives: { name: 'Angriffsziele', hint: 'Für freie Schlachten; höchstens eines für je zwei Karten' },
  flankMarches: { name: 'Flankenmärsche', hint: 'Für freie Schlachten' },
  skirmishMinimum: { name: 'Plänkel-Formation erst ab fünf Elementen', hint: 'Wie auf den Übersichtsblättern' },
  impetuousCharge: { name: 'Ungestüme Reiterei hat ihren Angriffsbonus', hint: 'Das Buch sagt dazu nichts' },
  blindDeclaration: { name: 'Schüsse werden vor der Sichtprüfung angesagt', hint: 'Wie am echten Tisch' },
  shiftedEntry: {
    name: 'Versperrte Flankenmärsche treten neben dem Eintrittsfeld ein',
    hint: 'Für freie Schlachten; das Buch überlässt es der Absprache',
  },
  wallHeights: {
    name: 'Schüsse auf Mauern nach Höhen',
    hint: 'Wer hinter einer Mauer steht, wird umso eher getroffen, je größer er ist; sonst halbe-halbe',
  },
  lastHitSacrifice: {
    name: 'Für Sonderfiguren fällt nur, wer einen Trefferpunkt hat',
    hint: 'Wer noch mehr hat, kann nicht anstelle eines getroffenen Anführers, Standartenträgers, Musikers oder Befehlshabers entfernt werden',
  },
  contactAtOnce: {
    name: 'Abgelehnter Kontakt darf noch in derselben Runde erklärt werden',
    hint: 'Zwischen Feldern, die nur einer betreten kann; nach dem Buch bei der Bewegung oder in folgenden Runden',
  },
  pressBreaksSquare: {
    name: 'Ein Karree zerfällt, wenn einer daraus nachrückt',
    hint: 'Nach dem Buch erst, wenn es nach dem Nachrücken am Ende Lücken hat',
  },
  fleeingRolledFor: {
    name: 'Auch gegen Fliehende wird beim Überrennen gewürfelt',
    hint: 'Nach dem Buch ist vernichtet, wer auf der Flucht angegriffen wird',
  },
  cardSizeInAir: {
    name: 'Fliegende Drachen kämpfen mit der Größe ihrer Karte',
    hint: 'Nach dem Buch haben sie im Flug Größe 3; ihre Kampfwerte enthalten die der Karte',
  },
  breathNeedsEnemy: {
    name: 'Drachen speien nur gegen Gegner',
    hint: 'Sonst auch, um einen leeren Wald anzuzünden',
  },
  holdersLoosen: {
    name: 'Haltende Einheiten dürfen die Plänkel-Formation wechseln',
    hint: 'Nach dem Buch drehen und verschieben sie nur einzelne Elemente',
  },
  reactionsRegroup: {
    name: 'Auch Angegriffene rücken nach einer Drehung zurecht',
    hint: 'Wie nach jeder geschlossenen Drehung einer geordneten Einheit; im Beispiel des Buches kostet es sie ein Manöver',
  },
  tieWinnerChooses: {
    name: 'Wer bei Gleichstand den Wurf gewinnt, wählt',
    hint: 'Ob er zuerst bewegt oder nachrückt; nach dem Buch bestimmt das der Würfel selbst',
  },
  newContactsStray: {
    name: 'Schüsse auf eben Herangekommene können abweichen',
    hint: 'Die einer haltenden Einheit auf ihre Angreifer; nach dem Buch ist sie noch nicht nahkämpfend',
  },
  strayAsSeen: {
    name: 'Bei Abweichung zählt, was vom Getroffenen zu sehen ist',
    hint: 'Wo er steht; nach dem Buch, als stünde er auf dem anvisierten Feld',
  },
  wizardsLeadNobody: {
    name: 'Nur Befehlshaber führen Flankenmärsche an',
    hint: 'Nach dem Buch dürfen Zauberer, was Befehlshaber dürfen',
  },
  armyShares: {
    name: 'Armeen halten die Anteile der Armeelisten ein',
    hint: 'Für freie Schlachten; nach dem Buch ist innerhalb der Punkte jede Truppe recht',
  },
  armyProvinces: {
    name: 'Die Armee des Imperiums kommt aus einer Provinz',
    hint: 'Für freie Schlachten; eine Grenze der Armeelisten',
  },
  armyCommander: {
    name: 'Jede Armee hat einen Befehlshaber mit zwei Sternen',
    hint: 'Für freie Schlachten; eine Grenze der Armeelisten',
  },
  quietRounds: {
    name: 'Ende nach Runden ohne Verlust',
    hint: 'In Schlachten ohne letzte Runde; 0: nicht vor Runde 60',
  },
}
