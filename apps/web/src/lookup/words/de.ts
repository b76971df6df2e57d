import type { LookUpWords } from './words.ts'

/** Deutsch. */
export const de: LookUpWords = {
  charts: 'Tabellen und Karten',
  chartsHint:
    'Einen Augenblick auf etwas zeigen, den Finger darauf liegen lassen oder I drücken: Seine Karte öffnet sich.',
  allCards: 'Karten',
  search: 'In Tabellen und Karten suchen',
  nothingFound: 'Hier heißt nichts so.',
  card: 'Karte',
  alsoHere: 'Auch hier:',
  backTo: title => `Zurück zu ${title}`,
  keepOpen: 'I oder ein Rechtsklick hält dies offen.',
  stillUnknown: 'Mehr ist davon nicht bekannt.',
  left: (now, max) => `${now} von ${max}`,
  briefing: 'Worum es geht',
  readBriefing: 'Die ganze Lage lesen',
  whatItIsAbout: 'Worum es in diesem Spiel geht',
  asSide: side => `Deine Seite: ${side}`,
  parts: {
    you: 'Du spielst',
    where: 'Wo du stehst',
    forces: 'Streitkräfte',
    goal: 'Ziel',
    counting: 'Wie gezählt wird',
    length: 'Dauer',
    special: 'Sonderregeln',
  },
  favour: 'Wer im Vorteil ist',
  favoured: (side, percent, games) => `${side} gewann ${percent} % von ${games} Partien.`,
  measured: (by, date) => `Gemessen: ${by}, ${date}.`,
  zones: 'Was auf dem Brett zählt',
}
