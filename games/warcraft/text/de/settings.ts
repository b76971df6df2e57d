const races = {
  random: 'zufällig',
  human: 'Menschenallianz',
  orc: 'Orkhorde',
  undead: 'Geißel der Untoten',
  nightelf: 'Wächter der Nachtelfen',
}

/** Settings and their values in German. */
export const settings = {
  twoPlayers: {
    name: 'Szenario für zwei',
    values: {
      'main-2p': 'Grundspiel',
      necromancers: 'Der Marsch der Totenbeschwörer',
      captives: 'Die Gefangenen',
      'altar-of-flame': 'Der Flammenaltar',
      'skull-of-storms': 'Schädel der Stürme',
    },
  },
  threePlayers: { name: 'Szenario für drei', values: { 'main-3p': 'Grundspiel', 'elf-gate': 'Das Elfentor' } },
  fourPlayers: {
    name: 'Szenario für vier',
    values: {
      'main-4p': 'Grundspiel',
      nordrassil: 'Nordrassil, der Weltenbaum',
      'dragon-rise': 'Aufstand der Drachen',
      'battle-of-the-elements': 'Kampf der Elemente',
    },
  },
  firstRace: { name: 'Volk des ersten Platzes', hint: 'Soweit das Szenario es zulässt.', values: races },
  secondRace: { name: 'Volk des zweiten Platzes', values: races },
  thirdRace: { name: 'Volk des dritten Platzes', values: races },
  fourthRace: { name: 'Volk des vierten Platzes', values: races },
  strategic: { name: 'Strategisches 4-Personen-Spiel', hint: '20 Siegpunkte gewinnen statt 30.' },
  racialAbilities: { name: 'Fähigkeiten der Völker', hint: 'Jedes Volk hat eine eigene Fähigkeit.' },
  creeps: { name: 'Monster', hint: 'Neutrale Monster bewachen die Objektfelder.' },
  heroes: { name: 'Helden', hint: 'Mit Monstern und den Karten der Erweiterung.' },
  spellResearch: { name: 'Zauberspruchforschung', hint: 'Karten werden erforscht, nicht in Schlachten gezogen.' },
  resources: {
    name: 'Rohstoffe',
    values: { die: 'Rohstoffwürfel', draining: 'Kontrollierter Rohstoffabbau', hidden: 'Verborgene Rohstoffe' },
  },
  expansionCards: { name: 'Karten der Erweiterung', hint: '30 Karten je Volk statt 21.' },
  orcBurrowsEveryMoveStep: {
    name: 'Schutzbunker in jeder Bewegungsphase',
    hint: 'Sie schießen auch, wenn andere angreifen.',
  },
  undeadOutpostsStand: {
    name: 'Außenposten der Untoten werden immer fertig',
    hint: 'Feindliche Einheiten vernichten sie nicht, solange sie im Bau sind.',
  },
  turnLimit: { name: 'Letzte Spielrunde', hint: 'Danach gewinnt die Seite mit mehr Siegpunkten.' },
}
