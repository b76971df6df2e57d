import { CITY } from '../../../state.ts'
import { textIn } from './words.ts'

/** Die Kampagne auf Deutsch. */
export const de = textIn({
  title: 'Zehn Jahre Krieg',
  blurb:
    'Fünf Partien um eine Stadt, alle zwei Jahre ein Angriff. Wer siegt, mustert beim nächsten Mal mehr; ebenso, wer einen Helden oder einen Drachen tötet.',
  origin: 'Die Kampagne des Regelwerks (Kapitel 4).',
  players: ['Angreifer', 'Stadt'],
  terms: {
    map: {
      name: 'Spielplan',
      values: { esirien: 'Esirien, die Stadt der Menschen', nurkott: 'Nurkott, das Orklager' },
    },
    elowyn: { name: 'Elowyn', hint: 'Der Verteidiger setzt die Prinzessin ein; das Spielziel ist dafür um 1 höher.' },
    handicap: {
      name: 'Handicap führen',
      hint: 'Jede Partie, die ein Spieler vorn liegt, ändert das Spielziel um 1 gegen ihn.',
    },
  },
  muster: 'Musterungspunkte',
  won: 'Gewonnene Partien',
  gameOf: (game, games) => `Partie ${game} von ${games}`,
  decider: 'Die sechste Partie',
  mayMuster: ([invader, city], units) =>
    `Der Angreifer mustert bis zu ${invader} Punkte, die Stadt bis zu ${city}, jeder höchstens ${units} Einheiten.`,
  marks: points =>
    `Die Stadt liegt vorn: Der Angreifer markiert vor der Partie bis zu ${points} Siegpunkte als zerstört.`,
  higher: points => `Der Angreifer liegt vorn: Das Spielziel ist um ${points} höher.`,
  handicap: points => `Handicap: Das Spielziel ist um ${Math.abs(points)} ${points > 0 ? 'höher' : 'niedriger'}.`,
  siege(game, { winner, destroyed, goal, slayers }, [invader, city]) {
    const won =
      winner === null
        ? 'Die Spieler einigten sich auf ein Unentschieden'
        : winner === CITY
          ? `Die Stadt hielt stand, ${destroyed} von ${goal} Siegpunkten wurden zerstört`
          : `Der Angreifer zerstörte ${destroyed} Siegpunkte und gewann`
    const slain = ['der Angreifer', 'die Stadt'].filter((_, side) => slayers[side])
    const slew =
      slain.length > 1
        ? ' Beide töteten einen Helden oder einen Drachen.'
        : slain.map(side => ` Einen Helden oder einen Drachen tötete ${side}.`).join('')
    return `Partie ${game}: ${won}.${slew} Der Angreifer gewinnt ${invader} Musterungspunkte hinzu, die Stadt ${city}.`
  },
  champion: (winner, [invader, city]) =>
    winner === CITY
      ? `Die Stadt hat zehn Jahre Krieg überstanden: ${city} zu ${invader} Musterungspunkte.`
      : `Der Angreifer hat die Kampagne gewonnen: ${invader} zu ${city} Musterungspunkte.`,
  shared: points =>
    `Beide haben ${points} Musterungspunkte, auch nach der sechsten Partie. Eine zweite Kampagne mag entscheiden.`,
})
