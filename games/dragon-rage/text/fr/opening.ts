import { openingIn } from '../opening.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'

/** Les scénarios et les camps en français. */
export const opening = openingIn({
  names,
  titles: settings['scenario'].values ?? {},
  line: (invader, city, goal) => `Envahisseur : ${invader} ; il lui faut ${goal} PV. Défenseur : ${city}.`,
  free: {
    proposedEsirien: 'L’un compose les deux armées pour la ville humaine, l’autre choisit son camp.',
    proposedNurkott: 'L’un compose les deux armées pour le camp orc, l’autre choisit son camp.',
    pointsEsirien: 'Chacun achète en secret, avec ses points, son armée pour la ville humaine.',
    pointsNurkott: 'Chacun achète en secret, avec ses points, son armée pour le camp orc.',
    campaignEsirien: 'Une partie d’une campagne autour de la ville humaine, avec le potentiel qui reste à chacun.',
    campaignNurkott: 'Une partie d’une campagne autour du camp orc, avec le potentiel qui reste à chacun.',
  },
  proposer: 'Qui propose les armées',
  chooser: 'Qui choisit son camp',
})
