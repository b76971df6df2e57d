const races = {
  random: 'by chance',
  human: 'Human Alliance',
  orc: 'Orcish Horde',
  undead: 'Undead Scourge',
  nightelf: 'Night Elf Sentinels',
}

/** Settings and their values in English. */
export const settings = {
  twoPlayers: {
    name: 'Scenario for two',
    values: {
      'main-2p': 'Main game',
      necromancers: 'March of the Necromancers',
      captives: 'The Captives',
      'altar-of-flame': 'The Altar of Flame',
      'skull-of-storms': 'Skull of Storms',
    },
  },
  threePlayers: { name: 'Scenario for three', values: { 'main-3p': 'Main game', 'elf-gate': 'The Elf Gate' } },
  fourPlayers: {
    name: 'Scenario for four',
    values: {
      'main-4p': 'Main game',
      nordrassil: 'Nordrassil, the World Tree',
      'dragon-rise': 'Dragon Rise',
      'battle-of-the-elements': 'Battle of the Elements',
    },
  },
  firstRace: { name: 'Race of the first seat', hint: 'As far as the scenario allows.', values: races },
  secondRace: { name: 'Race of the second seat', values: races },
  thirdRace: { name: 'Race of the third seat', values: races },
  fourthRace: { name: 'Race of the fourth seat', values: races },
  strategic: { name: 'Strategic four-player game', hint: '20 victory points win instead of 30.' },
  racialAbilities: { name: 'Racial abilities', hint: 'Each race has an ability of its own.' },
  creeps: { name: 'Creeps', hint: 'Neutral monsters guard the objectives.' },
  heroes: { name: 'Heroes', hint: 'With creeps and the expansion’s cards.' },
  spellResearch: { name: 'Spell research', hint: 'Cards are researched, not drawn in battles.' },
  resources: {
    name: 'Resources',
    values: { die: 'Resource die', draining: 'Draining resources', hidden: 'Hidden resources' },
  },
  expansionCards: { name: 'Expansion cards', hint: '30 cards a race instead of 21.' },
  orcBurrowsEveryMoveStep: { name: 'Burrows in every Move Step', hint: 'Orc burrows also shoot when others attack.' },
  undeadOutpostsStand: {
    name: 'Undead Outposts are finished regardless',
    hint: 'Enemy units do not destroy them while they are being built.',
  },
  turnLimit: { name: 'Last turn', hint: 'After it the side with more victory points wins.' },
}
