import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'

/** What a table may choose, in English. */
export const settings: Text<View>['settings'] = {
  scenario: {
    name: 'Scenario',
    hint: 'Both maps are reconstructions: they obey every hex the manuals name, the rest is ours.',
    values: {
      E1: 'Esirien 1: Dragon Rage',
      E2: 'Esirien 2: The Horde from the Wilds',
      E3: 'Esirien 3: The Alliance of Arym',
      E4: 'Esirien 4: The Alliance of Belm',
      E5: 'Esirien 5: The Alliance of Clyth',
      E6: 'Esirien 6: The March of the Giants',
      N1: 'Nurkott 1: The Humans Attack!',
      N2: 'Nurkott 2: Raid',
      N3: 'Nurkott 3: The Dragons!',
      N4: 'Nurkott 4: An Unlikely Alliance',
      N5: 'Nurkott 5: The Return of Clyth',
      N6: 'Nurkott 6: The Giants’ Revenge',
      proposedEsirien: 'Esirien, forces proposed by one player',
      proposedNurkott: 'Nurkott, forces proposed by one player',
      pointsEsirien: 'Esirien, forces bought in secret',
      pointsNurkott: 'Nurkott, forces bought in secret',
      campaignEsirien: 'Esirien, game of a campaign',
      campaignNurkott: 'Nurkott, game of a campaign',
    },
  },
  swapSides: { name: 'First seat defends', hint: 'Red plays the city and Blue the invader.' },
  elowyn: { name: 'Princess Elowyn', hint: 'She may be led to safety; the goal changes with her.' },
  graded: {
    name: 'Graded result',
    hint: 'Play goes on past the goal, and a table tells how well the invader has done.',
  },
  handicap: { name: 'Handicap', hint: 'Added to the goal; below 0 it helps the invader.' },
  campaignGame: { name: 'Game of the campaign', hint: 'First to fifth; the sixth decides a tie.' },
  musterInvader: { name: 'Muster points of the invader', hint: 'For campaign games.' },
  musterCity: { name: 'Muster points of the city', hint: 'For campaign games.' },
  reinforceFirst: { name: 'First reinforcements', hint: 'The turn they arrive on.' },
  reinforceEvery: { name: 'Reinforcements every', hint: 'So many turns after the first.' },
  climbRowMilitiaOnly: {
    name: 'Only militia and infantry break in',
    hint: 'As the French manual has it; otherwise archers and cavalry of an attacking army count as city troops too.',
  },
  rocBellyFrom: {
    name: 'A roc’s belly from every side',
    hint: 'Otherwise it can be hit from underneath only, like the bellies of others.',
  },
  giantMissileNeed: {
    name: 'Missiles against giants and tyrannosaurs',
    hint: 'What hits them: 6 always, or 5 from the next hex.',
  },
  freeElowyn: {
    name: 'Elowyn is freed from the next hex',
    hint: 'In Nurkott; otherwise a human must come into her hex.',
  },
  fogClimb: {
    name: 'One side of a wall may lie in fog',
    hint: 'A climb is stopped only by fog on both sides; otherwise by fog on either.',
  },
  elementalFirstTurn: {
    name: 'A new elemental moves',
    hint: 'In its first turn it may move and not attack; otherwise attack and not move.',
  },
}
