import { grammar } from '@hexarium/kernel'
import type { DemonworldText } from '../words.ts'
import { names } from './names.ts'

const { count: counted } = grammar('de')

/** Was einem Spieler hilft, auf Deutsch. */
export const aid: Pick<
  DemonworldText,
  'odds' | 'factor' | 'note' | 'loss' | 'fallen' | 'habit' | 'proposal' | 'keeps'
> = {
  odds: {
    hits: (_view, [base]) => `trifft mit ${base} oder weniger auf dem W20`,
    passes: (_view, [need]) => `besteht mit ${need} oder mehr auf dem W6`,
    works: (_view, [need]) => `kommt mit ${need} oder mehr auf dem W20 zustande`,
    onTarget: (_view, [need]) => `keine Abweichung mit ${need} oder mehr auf dem W20`,
    saved: (_view, [friends]) => `gerettet mit ${friends} oder weniger auf dem W6`,
  },
  factor: {
    weapon: 'Waffe',
    figure: 'Anführer oder Standarte',
    victory: 'Siegesstandarte',
    armour: 'Panzerung des Gegners',
    magic: 'Magie',
    skill: 'Waffenfertigkeit',
    enemySkill: 'Waffenfertigkeit des Gegners',
    charge: 'Sturmangriff',
    pikes: 'gegen Piken',
    againstSkirmishers: 'gegen Plänkler',
    asSkirmishers: 'als Plänkler',
    flank: 'in die Flanke',
    rear: 'in den Rücken',
    support: 'Unterstützung',
    wedge: 'Keil',
    dive: 'Sturzflug',
    hedge: 'über die Hecke',
    water: 'Wasser',
    height: 'Höhe',
    sections: 'was zu sehen ist',
    halfSeen: 'halb gesehen',
    wood: 'im Wald',
    airborne: 'Größe in der Luft',
    morale: 'Moralwert',
    elements: 'Elemente',
    leader: 'Anführer',
    standard: 'Standarte',
    musician: 'Musiker',
    commanders: 'Befehlshaber',
    size: 'Größe gegenüber dem Gegner',
    fear: 'Furcht gegenüber dem Gegner',
    attackOrder: 'Angriffsbefehl',
    enemyOrder: 'Befehl des Gegners',
    enemyEngaged: 'Gegner bereits im Nahkampf',
  },
  note: {
    target: (_view, [base]) => `Basiszahl ${base}`,
    best: (_view, [base]) => `beste Basiszahl ${base}`,
    hidden: 'verdeckt: etwas ist im Weg',
    hides: (view, [hex]) => `${names.field(view, hex)} verdeckt es`,
    reach: (_view, [points]) => counted(points, 'Bewegungspunkt', 'Bewegungspunkte'),
  },
  loss: {
    person: (_view, [card]) => `verloren: ${names.card(card)}`,
    large: (_view, [card]) => `verloren: ${names.card(card)}`,
    element: (_view, [card, count]) => `verloren: ${counted(count, 'Element', 'Elemente')} (${names.card(card)})`,
  },
  fallen: {
    person: (_view, [card]) => names.card(card),
    large: (_view, [card]) => names.card(card),
    element: (_view, [card]) => names.card(card),
  },
  habit: {
    captainsStay: 'Befehlshaber bleiben stehen, solange kein Gegner nahe ist',
    captainsLook: 'Befehlshaber behalten ihre Front, solange kein Gegner nahe ist',
    holdersStand: 'Einheiten mit Halten bleiben stehen, solange kein Gegner nahe ist',
    strikeEasiest: 'Im Nahkampf schlagen alle zu, wo es am leichtesten ist',
    runAll: 'Fliehende Einheiten laufen von selbst',
    closeRanks: 'Nach Verlusten wird von selbst nachgerückt',
    demandDie: 'Für Sonderfiguren wird der Rettungswurf immer verlangt',
    nobodyLeft: 'Niemand rückt nach, wenn kein Gegner mehr da ist',
  },
  proposal: {
    intoTheFight: 'Alle in den Kampf bringen',
    sameWay: 'Alle in dieselbe Richtung drehen',
    persons: 'Befehlshaber für mich ziehen',
  },
  keeps: {
    army: 'Gespeicherte Armeen',
    setUp: 'Gespeicherte Aufstellungen',
  },
}
