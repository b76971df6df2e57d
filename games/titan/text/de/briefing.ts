import type { BriefingWords } from '../briefing.ts'

/** Worum es in einem Spiel Titan geht, auf Deutsch. */
export const briefing: BriefingWords = {
  titles: {
    whole: 'Das ganze Spiel',
    short: 'Kurze Variante',
    race: 'Wettlauf um Punkte',
    limited: 'Spiel über einige Züge',
  },
  story:
    'Titanen ziehen durch viele Länder, und wer ihnen folgt, wird mit jedem Kampf stärker. Armeen teilen sich, heben immer mächtigere Kreaturen aus und treffen aufeinander; am Ende bleibt ein Titan übrig.',
  you: colour => `${colour}: einen Titan und alle, die ihm folgen.`,
  where:
    'In einem der sechs Türme rings auf dem Spielplan; in welchem, sagen die Würfel. Von dort ziehen deine Armeen über den Plan.',
  forces: (pieces, markers) => `${pieces}, in zwei Armeen zu vieren. ${markers} Armeemarker: so viele Armeen zugleich.`,
  goal: 'Vernichte die anderen Titanen. Wer den letzten hat, gewinnt; wer seinen verliert, scheidet aus.',
  goalPoints: points => `Habe am Ende eines Zuges als Erster ${points} Punkte, oder vernichte alle anderen Titanen.`,
  counting: [
    'Eine vernichtete Armee bringt ihren Wert: für jedes Wesen Macht mal Fertigkeit. Wer flieht, kostet die Hälfte.',
    'Je 100 Punkte bringen einen Engel, je 500 einen Erzengel, und deinem Titan eine Macht mehr.',
  ],
  length: 'Bis nur noch ein Titan lebt. Lang: zu mehr als zweien einige Stunden.',
  lengthPoints: points => `Bis jemand ${points} Punkte hat.`,
  lengthTurns: turns => `Höchstens ${turns} Spielerzüge; dann zählen Punkte und Armeen.`,
  short: 'Zentauren, Gargoylen und Oger gibt es nicht; die Aushebungstafeln beginnen mit der nächsten Kreatur.',
  round: round => `Durchgang ${round}`,
  turnOf: (turn, limit) => `Runde ${turn} von ${limit}`,
  points: score => (score === 1 ? '1 Punkt' : `${score} Punkte`),
  pointsOf: (score, target) => `${score} von ${target} Punkten`,
  titanPower: power => `Titan mit Macht ${power}`,
  tower: seat => `Turm von ${seat}`,
}
