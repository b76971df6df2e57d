import type { AlmanacWords } from '../almanac.ts'

/** Karten, Tabelle und Lage von Skirmish auf Deutsch. */
export const almanac: AlmanacWords = {
  unit: 'Einheit',
  hex: 'Feld',
  left: 'Stärke übrig',
  terrain: 'Gelände',
  cost: 'Bewegungspunkte zum Betreten',
  hill: 'der Hügel, den beide wollen',
  charts: { units: 'Einheiten', terrain: 'Gelände' },
  terrainHead: ['Gelände', 'Bewegungspunkte', 'im Kampf'],
  terrains: {
    open: ['offenes Gelände', 'ohne Wirkung'],
    woods: ['Wald', 'nimmt die Sicht; wer darin ist, wird um 1 schwerer getroffen'],
    hill: ['Hügel', 'wer darauf ist, wird im Nahkampf um 1 schwerer getroffen und schießt um 1 besser'],
  },
  title: 'Scharmützel',
  story:
    'Zwei Scharen treffen an einem Hügel aufeinander, der das Tal beherrscht. Wer am Ende darauf steht, schickt die anderen heim.',
  you: side => `${side}.`,
  where: ['Im Westen, links auf dem Plan.', 'Im Osten, rechts auf dem Plan.'],
  forces: list => `Beide Seiten gleich: ${list}.`,
  goal: hill =>
    `Nach der letzten Runde mehr Stärke übrig haben als die andere Seite; der Hügel in der Mitte zählt ${hill} dazu.`,
  counting: 'Stärke sind die Treffer, die eine Einheit noch verträgt. Wer keine Einheiten mehr hat, verliert sofort.',
  length: rounds => `${rounds} Runden.`,
  special: 'Befehle werden geheim gegeben und gemeinsam gezeigt.',
  roundOf: (round, last) => `Runde ${round} von ${last}`,
  strength: (own, other) => `Stärke ${own} gegen ${other}`,
}
