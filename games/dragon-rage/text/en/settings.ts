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
  elowyn: { name: 'Princess Elowyn', hint: 'She may be led to safety; the points change with her.' },
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
  reinforceAt: {
    name: 'Reinforcements arrive',
    hint: 'Where both players agree they do.',
    values: {
      printed: 'where the manual has them: by ship and bridge, or by the roads in the south-east',
      roads: 'where roads leave the map',
      edges: 'anywhere at the edge of the map',
      city: 'anywhere in the city',
    },
  },
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
  elowynRaisesGoal: {
    name: 'Elowyn raises every goal',
    hint: 'By 1, in printed scenarios too and whoever uses her; otherwise only with bought forces and for the defender.',
  },
  lightningInWeather: {
    name: 'Lightning through fog and whirlwinds',
    hint: 'At ordinary units; otherwise fog and whirlwinds bar it as they bar every missile. Monsters are struck anyway.',
  },
  crashOnWingLoss: {
    name: 'A flyer crashes with the first wing group',
    hint: 'Otherwise only when less than half of its wing points are left; with exactly half it can still land.',
  },
  boostWhenCrushed: {
    name: 'Boost Morale against falling monsters',
    hint: 'The bonus on escape rolls always counts; otherwise only against dragonfire, or when all heroes are dead.',
  },
  elowynGivesWay: {
    name: 'Elowyn gets out of the way',
    hint: 'Monsters may land on her and climbers push her aside, as with heroes and wizards; otherwise she bars them.',
  },
  boostBesideHero: {
    name: 'Boost Morale and a hero together',
    hint: 'A unit doubled by a hero has the bonus of the spell as well; otherwise one or the other.',
  },
  goblinsStrike: {
    name: 'Goblins fight hand to hand',
    hint: 'They shoot or strike, once a turn; otherwise they only shoot.',
  },
  archersStrike: {
    name: 'Archers fight hand to hand',
    hint: 'They shoot or strike, once a turn; otherwise they only shoot, even at the next hex.',
  },
  flyersDodgeBallistae: {
    name: 'A ballista needs a 6 at flyers',
    hint: 'Otherwise its own table holds for flyers, too: 4 at one hex, 5 at two, 6 beyond.',
  },
  elementalsAreMonsters: {
    name: 'Elementals are monsters',
    hint: 'Militia needs a hero to attack them, heroes help, morale is checked and whirlwinds slow them; otherwise they are ordinary units.',
  },
  wargsShunTowers: {
    name: 'Wargs do not stay in towers',
    hint: 'Like cavalry; otherwise they may.',
  },
  youngDragonsRank: {
    name: 'Young dragons tempt elementals like dragons',
    hint: 'An elemental out of control prefers them to heroes; otherwise they rank with other monsters.',
  },
  openFreely: {
    name: 'Entrances may be opened without attacking',
    hint: 'By the manuals they are opened as part of an attack on the enemy beyond.',
  },
  lateShips: {
    name: 'Elowyn takes ship with delayed reinforcements, too',
    hint: 'Otherwise only in the turns that are marked for reinforcements.',
  },
  fogShieldsPoints: {
    name: 'Fog protects points from troops',
    hint: 'Orcs, goblins and human invaders destroy none in it; monsters do. By the manuals their “attack” on a hex is none.',
  },
  wizardsQuail: {
    name: 'Lightning at monsters takes courage',
    hint: 'Once all heroes of his side are dead, a wizard checks his morale before it. By the manuals a spell is no attack.',
  },
  heroesLeadMajors: {
    name: 'Heroes double major monsters',
    hint: 'An unwounded hero in the hex of a major monster of his side doubles its strength, too. The manuals double “another unit” in his hex; but he is stacked with no monster.',
  },
  anyMpRazes: {
    name: 'Every MP destroys points',
    hint: 'An MP that a major monster spends in a hex on a turn or a gate is enough. Otherwise the points there take one of their own. The manuals: “spends an MP there”, and “one MP more”.',
  },
}
