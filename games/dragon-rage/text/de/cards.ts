import type { CardWords } from '../cards.ts'

/** Dragon Rages Karten und Tabellen auf Deutsch. */
export const cards: CardWords = {
  kinds: { unit: 'Einheit', monster: 'Monster', spell: 'Zauber', hex: 'Hexfeld', area: 'Teil eines Monsters' },
  rows: {
    climb: 'eine Mauer ersteigen',
    door: 'eine Tür aufbrechen',
    gate: 'ein Tor aufbrechen',
    range: 'Reichweite',
    toHit: 'getroffen mit',
    sources: 'Werte',
    left: 'Punkte übrig',
    terrain: 'Gelände',
    worth: 'Wert',
  },
  missile: (least, range, tower) =>
    `${least > 0 ? `${least} bis ${range}` : `bis ${range}`} Hexfelder${tower > range ? `, ${tower} von einem Turm` : ''}`,
  missileHead: ['Einheit', 'Reichweite', 'Stärke auf 0, 1, 2, 3, 4 Hexfelder', 'trifft ein Monster mit', 'Schaden'],
  indirect: 'braucht keine Sichtlinie',
  destroyed: 'zerstört',
  charts: {
    combat: 'Kampftabelle',
    units: 'Einheiten',
    monsters: 'Bögen der großen Monster',
    gaits: 'Wie große Monster sich bewegen',
    missiles: 'Fernkampf',
    breach: 'Ersteigen und Aufbrechen',
    spells: 'Zauber',
    victory: 'Was Punkte wert ist',
    scenarios: 'Szenarien',
  },
  combatText:
    'Zeilen: Stärke des Angriffs. Spalten: Stärke aller Verteidiger im Hexfeld. D: ohne Wurf vernichtet; M: kein Wurf reicht; 11: 11 oder mehr mit zwei Würfeln. Während ein Angriff vorbereitet wird, leuchtet seine Spalte.',
  groups: { units: 'Einheiten', monsters: 'Monster', spells: 'Zauber' },
}
