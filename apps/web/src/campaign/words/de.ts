import type { CampaignWords } from './words.ts'

export const de: CampaignWords = {
  about:
    'Eine Kampagne ist eine Kette von Partien: Was bei einer herauskommt, entscheidet, wie die nächste beginnt. Sie bleibt in diesem Browser; verlass sie und nimm sie wieder auf, wann du magst.',
  yours: 'Deine Kampagnen',
  none: 'Du hast keine Kampagne begonnen.',
  beginOne: 'Eine Kampagne beginnen',
  all: 'Alle Kampagnen',
  fromBook: 'Regeln des Buches',
  designed: 'Vom Haus entworfen',
  terms: 'Vorher vereinbart',
  begin: 'Kampagne beginnen',
  goOn: 'Fortsetzen',
  bring: 'Kampagne aus einer Datei holen',
  save: 'Als Datei sichern',
  forget: 'Löschen',
  forgetSure: 'Diese Kampagne löschen? Ihre Partien bleiben unter deinen Partien.',
  noCampaign:
    'Dieser Browser kennt diese Kampagne nicht. Vielleicht wurde sie vergessen oder in einem anderen Browser begonnen.',
  standing: 'Wie es steht',
  player: 'Spieler',
  next: 'Als Nächstes',
  playNext: 'Diese Partie spielen',
  resume: 'Zurück zur laufenden Partie',
  story: 'Was bisher geschah',
  nothingYet: 'Noch ist nichts geschehen.',
  replayGame: game => `Partie ${game} ansehen`,
  asks: player => `Es wählt: ${player}`,
  over: 'Die Kampagne ist zu Ende',
  back: 'Weiter mit der Kampagne',
  folding: 'Die Partie wird in die Chronik eingetragen …',
}
