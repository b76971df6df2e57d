import type { DemonworldText } from '../words.ts'
import { names } from './names.ts'

/** Was einem Spieler hilft, auf Deutsch. */
export const aid: Pick<DemonworldText, 'odds' | 'note' | 'loss' | 'habit' | 'turn'> = {
  odds: {
    hits: (_view, [base]) => `trifft mit ${base} oder weniger auf dem W20`,
    passes: (_view, [need]) => `besteht mit ${need} oder mehr auf dem W6`,
    works: (_view, [need]) => `kommt mit ${need} oder mehr auf dem W20 zustande`,
    onTarget: (_view, [need]) => `keine Abweichung mit ${need} oder mehr auf dem W20`,
    saved: (_view, [friends]) => `gerettet mit ${friends} oder weniger auf dem W6`,
  },
  note: {
    target: (_view, [base]) => `Basiszahl ${base}`,
    best: (_view, [base]) => `beste Basiszahl ${base}`,
    reach: (_view, [points]) => `${points} Bewegungspunkte`,
  },
  loss: {
    person: (_view, [card]) => `verloren: ${names.card(card)}`,
    large: (_view, [card]) => `verloren: ${names.card(card)}`,
    element: (_view, [card, count]) =>
      `verloren: ${count} ${count === 1 ? 'Element' : 'Elemente'} (${names.card(card)})`,
  },
  habit: {
    strikeEasiest: 'Im Nahkampf schlagen alle zu, wo es am leichtesten ist',
    runAll: 'Fliehende Einheiten laufen von selbst',
    closeRanks: 'Nach Verlusten wird von selbst nachgerückt',
    demandDie: 'Für Sonderfiguren wird der Würfel immer verlangt',
  },
  turn: [
    {
      text: 'Beide Seiten legen für jede Einheit verdeckt einen Befehl aus; dann werden alle aufgedeckt.',
      points: 'own element',
    },
    { text: 'Einheiten mit Plänkel-Befehl schießen zuerst, solche mit Halten-Befehl nach der Bewegung.' },
    {
      text: 'Bewegt wird nach Befehl: Bewegen, Plänkel, Angriff, Halten. Geordnete Einheiten rücken mit Punkten vor, alles andere ist ein Manöver.',
    },
    { text: 'Nur geordnete Einheiten mit Angriffs- oder Plänkel-Befehl dürfen angreifen, und nur nach vorn.' },
    {
      text: 'Im Nahkampf schlagen die Schnelleren zuerst zu; Flanke und Rücken sind leichter zu treffen. Dann wird nachgerückt.',
    },
    {
      text: 'Mit Moralregeln testen Einheiten mit Verlusten und fliehen vielleicht; am Ende versuchen Fliehende sich zu sammeln.',
    },
  ],
}
