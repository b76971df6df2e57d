import { openingIn } from '../opening.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'

/** Die Szenarien und Seiten auf Deutsch. */
export const opening = openingIn({
  names,
  titles: settings['scenario'].values ?? {},
  line: (invader, city, goal) =>
    `Angriffsstreitmacht: ${invader}; sie braucht ${names.grammar.count(Number(goal), 'Siegpunkt', 'Siegpunkte')}. Stadtstreitkräfte: ${city}.`,
  free: {
    proposedEsirien: 'Einer stellt beide Truppen für die Menschenstadt zusammen, der andere wählt seine Seite.',
    proposedNurkott: 'Einer stellt beide Truppen für das Orklager zusammen, der andere wählt seine Seite.',
    pointsEsirien: 'Beide kaufen heimlich Truppen für die Menschenstadt, jeder mit seinen Punkten.',
    pointsNurkott: 'Beide kaufen heimlich Truppen für das Orklager, jeder mit seinen Punkten.',
    campaignEsirien:
      'Eine Partie einer Kampagne um die Menschenstadt, mit den Musterungspunkten, die beide noch haben.',
    campaignNurkott: 'Eine Partie einer Kampagne um das Orklager, mit den Musterungspunkten, die beide noch haben.',
  },
  proposer: 'Wer die Truppen vorschlägt',
  chooser: 'Wer die Seite wählt',
})
