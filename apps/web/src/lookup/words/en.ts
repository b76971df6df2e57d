import type { LookUpWords } from './words.ts'

/** English. */
export const en: LookUpWords = {
  charts: 'Charts and cards',
  chartsHint: 'Point at anything for a moment, hold a finger on it, or press I: its card opens.',
  allCards: 'Cards',
  search: 'Search charts and cards',
  nothingFound: 'Nothing here has that name.',
  card: 'Card',
  alsoHere: 'Also here:',
  backTo: title => `Back to ${title}`,
  keepOpen: 'I or a right click keeps this open.',
  stillUnknown: 'Nothing more is known of this.',
  left: (now, max) => `${now} of ${max}`,
  briefing: 'What it is about',
  readBriefing: 'Read the whole briefing',
  whatItIsAbout: 'What this game is about',
  asSide: side => `Your side: ${side}`,
  parts: {
    you: 'You are',
    where: 'Where you stand',
    forces: 'Forces',
    goal: 'Goal',
    counting: 'How it is counted',
    length: 'Length',
    special: 'Special rules',
  },
  favour: 'Who is favoured',
  favoured: (side, percent, games) => `${side} won ${percent} % of ${games} games.`,
  measured: (by, date) => `Measured: ${by}, ${date}.`,
  zones: 'What counts on the board',
}
