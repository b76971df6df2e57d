const races = {
  random: 'au hasard',
  human: 'Alliance humaine',
  orc: 'Horde orque',
  undead: 'Fléau mort-vivant',
  nightelf: 'Sentinelles elfes de la nuit',
}

/** Settings and their values in French. */
export const settings = {
  twoPlayers: {
    name: 'Scénario à deux',
    values: {
      'main-2p': 'Partie principale',
      necromancers: 'La marche des nécromanciens',
      captives: 'Les captifs',
      'altar-of-flame': 'L’autel des flammes',
      'skull-of-storms': 'Le crâne des tempêtes',
    },
  },
  threePlayers: {
    name: 'Scénario à trois',
    values: { 'main-3p': 'Partie principale', 'elf-gate': 'La porte des elfes' },
  },
  fourPlayers: {
    name: 'Scénario à quatre',
    values: {
      'main-4p': 'Partie principale',
      nordrassil: 'Nordrassil, l’arbre-monde',
      'dragon-rise': 'Le réveil des dragons',
      'battle-of-the-elements': 'La bataille des éléments',
    },
  },
  firstRace: { name: 'Race de la première place', hint: 'Dans la mesure où le scénario le permet.', values: races },
  secondRace: { name: 'Race de la deuxième place', values: races },
  thirdRace: { name: 'Race de la troisième place', values: races },
  fourthRace: { name: 'Race de la quatrième place', values: races },
  strategic: { name: 'Partie stratégique à quatre', hint: '20 points de victoire suffisent au lieu de 30.' },
  racialAbilities: { name: 'Capacités des races', hint: 'Chaque race a une capacité qui lui est propre.' },
  creeps: { name: 'Monstres', hint: 'Des monstres neutres gardent les objectifs.' },
  heroes: { name: 'Héros', hint: 'Avec les monstres et les cartes de l’extension.' },
  spellResearch: {
    name: 'Recherche de sorts',
    hint: 'Les cartes sont recherchées et non piochées dans les batailles.',
  },
  resources: {
    name: 'Ressources',
    values: { die: 'Dé de ressources', draining: 'Ressources comptées', hidden: 'Ressources cachées' },
  },
  expansionCards: { name: 'Cartes de l’extension', hint: '30 cartes par race au lieu de 21.' },
  orcBurrowsEveryMoveStep: {
    name: 'Terriers à chaque phase de mouvement',
    hint: 'Les terriers orcs tirent aussi quand d’autres attaquent.',
  },
  undeadOutpostsStand: {
    name: 'Avant-postes morts-vivants toujours achevés',
    hint: 'Les unités ennemies ne les détruisent pas tant qu’ils sont en chantier.',
  },
  turnLimit: { name: 'Dernier tour', hint: 'Ensuite le camp qui a le plus de points de victoire gagne.' },
}
