import { openingIn } from '../opening.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'

/** The scenarios and sides in English. */
export const opening = openingIn({
  names,
  titles: settings['scenario'].values ?? {},
  line: (invader, city, goal) => `The invader brings ${invader}, and needs ${goal} points. The city has ${city}.`,
  free: {
    proposedEsirien: 'One player makes up both forces for the human city; the other chooses his side.',
    proposedNurkott: 'One player makes up both forces for the orc camp; the other chooses his side.',
    pointsEsirien: 'Both buy their forces for the human city in secret, with so many points each.',
    pointsNurkott: 'Both buy their forces for the orc camp in secret, with so many points each.',
    campaignEsirien: 'One game of a campaign at the human city, with the muster points both have left.',
    campaignNurkott: 'One game of a campaign at the orc camp, with the muster points both have left.',
  },
  proposer: 'Who proposes the forces',
  chooser: 'Who chooses a side',
})
