import type { Language } from '@hexarium/kernel'
import type { TieBreak } from './tournament.ts'

/** What tie-breaks are called and what they count, for those who read a table. */
export const tieBreakWords: Record<Language, Record<TieBreak, { name: string; line: string }>> = {
  en: {
    resistance: { name: 'Resistance', line: 'What one destroyed as the invader and kept standing as the city.' },
    headToHead: {
      name: 'Head to head',
      line: 'Points won against those with as many points, if all of them have met.',
    },
    buchholz: { name: 'Buchholz', line: 'The points of all opponents together; a bye counts as one’s own.' },
    sonnebornBerger: {
      name: 'Sonneborn-Berger',
      line: 'The points of those one has beaten, and half the points of those one has drawn with.',
    },
    wins: { name: 'Wins', line: 'Matches won.' },
    rating: { name: 'Rating', line: 'The rating one entered with.' },
    lot: { name: 'Lot', line: 'Drawn once for the whole tournament.' },
  },
  de: {
    resistance: { name: 'Widerstand', line: 'Was man im Angriff zerstört und als Stadt bewahrt hat.' },
    headToHead: {
      name: 'Direkter Vergleich',
      line: 'Punkte gegen die mit ebenso vielen Punkten, wenn alle gegeneinander gespielt haben.',
    },
    buchholz: { name: 'Buchholz', line: 'Die Punkte aller Gegner zusammen; ein Freilos zählt wie die eigenen.' },
    sonnebornBerger: {
      name: 'Sonneborn-Berger',
      line: 'Die Punkte der Besiegten und die halben Punkte derer, gegen die man unentschieden gespielt hat.',
    },
    wins: { name: 'Siege', line: 'Gewonnene Matches.' },
    rating: { name: 'Wertung', line: 'Die Wertungszahl bei der Anmeldung.' },
    lot: { name: 'Los', line: 'Einmal für das ganze Turnier gezogen.' },
  },
  fr: {
    resistance: { name: 'Résistance', line: 'Ce qu’on a détruit comme envahisseur et gardé debout comme défenseur.' },
    headToHead: {
      name: 'Confrontation directe',
      line: 'Points contre ceux qui en ont autant, si tous se sont rencontrés.',
    },
    buchholz: {
      name: 'Buchholz',
      line: 'Les points de tous les adversaires réunis ; une exemption compte comme les siens.',
    },
    sonnebornBerger: {
      name: 'Sonneborn-Berger',
      line: 'Les points de ceux qu’on a battus, et la moitié de ceux avec qui on a fait match nul.',
    },
    wins: { name: 'Victoires', line: 'Rencontres gagnées.' },
    rating: { name: 'Classement', line: 'Le classement à l’inscription.' },
    lot: { name: 'Tirage au sort', line: 'Tiré une fois pour tout le tournoi.' },
  },
}
