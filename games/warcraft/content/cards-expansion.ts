import { type Card, card } from './card.ts'
import { FLYING, HUMAN, MELEE, NIGHTELF, ORC, RANGED, UNDEAD } from './races.ts'

/** The cards that only the expansion has. */
export const expansionCards: readonly Card[] = [
  card('Slow', 'phaseStart', { race: HUMAN, copies: [0, 2, 1], effects: [{ op: 'firstStrike' }] }),
  card('Inner Fire', 'roundStart', {
    race: HUMAN,
    copies: [0, 2, 1],
    target: { kind: 'ownType' },
    effects: [{ op: 'strength', by: 1, limit: 5, types: 'chosen', until: 'round' }],
  }),
  card('Defend', 'beforeCasualties', {
    race: HUMAN,
    phase: RANGED,
    copies: [0, 2, 1],
    effects: [{ op: 'prevent', count: 1, many: { type: 'melee', least: 3, count: 2 } }],
  }),
  card('Feedback', 'response', {
    race: HUMAN,
    answers: 'heroAbility',
    copies: [0, 1, 2],
    former: [0, 2],
    effects: [{ op: 'discardOrCancel' }],
  }),
  card('Flare', 'moveStart', {
    race: HUMAN,
    whose: 'self',
    peaceful: true,
    copies: [0, 1, 2],
    former: [0, 2],
    target: { kind: 'space', where: 'hidden', optional: true },
    effects: [{ op: 'reveal' }, { op: 'draw', count: 1 }],
  }),
  card('Storm Hammers', 'phaseStart', {
    race: HUMAN,
    phase: FLYING,
    copies: [0, 1, 2],
    former: [0, 2],
    effects: [{ op: 'areaAttack', whom: 'flying', until: 'phase' }],
  }),
  card('Berserker Rage', 'beforeRoll', {
    race: ORC,
    whose: 'self',
    copies: [0, 2, 1],
    effects: [
      { op: 'attacks', count: 2 },
      { op: 'attacks', count: 1, whose: 'opponent' },
    ],
  }),
  card('War Drums', 'roundStart', {
    race: ORC,
    copies: [0, 2, 1],
    effects: [{ op: 'strength', by: 1, limit: 5, types: [MELEE], until: 'round' }],
  }),
  card('Purge', 'roundStart', {
    race: ORC,
    copies: [0, 2, 2],
    effects: [{ op: 'choice', options: [{ op: 'destroySummon' }, { op: 'endEffect' }] }],
  }),
  card('Lightning Shield', 'roundStart', {
    race: ORC,
    copies: [0, 2, 1],
    effects: [{ op: 'rollCasualties', dice: 2, atMost: 2, zone: 'battlefield' }],
  }),
  card('Spirit Link', 'beforeCasualties', {
    race: ORC,
    copies: [0, 2, 1],
    effects: [{ op: 'prevent', count: 1, many: { type: 'any', least: 4, count: 2 } }],
  }),
  card('Pulverize', 'afterRoll', {
    race: ORC,
    whose: 'self',
    phase: MELEE,
    copies: [0, 2, 2],
    effects: [{ op: 'casualtiesPerOne', most: 2 }],
  }),
  card('Rejuvenation', 'beforeCasualties', {
    race: NIGHTELF,
    copies: [0, 2, 1],
    effects: [
      {
        op: 'choice',
        options: [
          { op: 'prevent', count: 1 },
          { op: 'heal', count: 2 },
        ],
      },
    ],
  }),
  card('Roar', 'roundStart', {
    race: NIGHTELF,
    copies: [0, 2, 1],
    effects: [{ op: 'strength', by: 1, limit: 4, types: [MELEE, FLYING], until: 'round' }],
  }),
  card('Cyclone', 'roundStart', {
    race: NIGHTELF,
    copies: [0, 2, 1],
    target: { kind: 'enemyUnit', zone: 'battlefield', count: 1, noHero: true },
    effects: [
      { op: 'daze', until: 'round' },
      { op: 'shelter', until: 'round' },
    ],
  }),
  card('Abolish Magic', 'response', {
    race: NIGHTELF,
    answers: 'either',
    discards: 1,
    copies: [0, 2, 2],
    effects: [{ op: 'cancel' }],
  }),
  card('Shadowmeld', 'afterMovement', {
    race: NIGHTELF,
    whose: 'opponent',
    peaceful: true,
    copies: [0, 2, 2],
    target: { kind: 'space', where: 'clash' },
    effects: [{ op: 'meld' }],
  }),
  card('Corrosive Breath', 'phaseStart', {
    race: NIGHTELF,
    phase: FLYING,
    copies: [0, 2, 2],
    effects: [{ op: 'attacks', count: 'ownFlyers', strength: 2 }],
  }),
  card('Frost Breath', 'roundStart', {
    race: UNDEAD,
    copies: [0, 2, 1],
    target: { kind: 'enemyType' },
    effects: [{ op: 'strength', by: -1, limit: 1, types: 'chosen', whose: 'opponent', until: 'round' }],
  }),
  card('Unholy Frenzy', 'beforeRoll', {
    race: UNDEAD,
    whose: 'self',
    copies: [0, 1, 1],
    former: [0, 2],
    effects: [
      { op: 'attacks', count: 3 },
      { op: 'casualties', count: 1, zone: 'battle', whose: 'own', late: true },
    ],
  }),
  card('Cannibalize', 'battleEnd', {
    race: UNDEAD,
    copies: [0, 3, 2],
    former: [0, 2],
    effects: [
      {
        op: 'choice',
        ifWon: true,
        options: [
          { op: 'returnLost', count: 1, meleeOnly: true },
          { op: 'heal', count: 2 },
        ],
      },
    ],
  }),
  card('Possession', 'roundStart', {
    race: UNDEAD,
    copies: [0, 1, 1],
    former: [0, 2],
    target: {
      kind: 'enemyUnit',
      zone: 'battlefield',
      count: 1,
      noHero: true,
      noSummon: true,
      noCreep: true,
      inReserve: true,
    },
    effects: [{ op: 'check', atMost: 2, so: [{ op: 'kill' }, { op: 'replaceTarget' }] }],
  }),
  card('Disease Cloud', 'battleEnd', {
    race: UNDEAD,
    copies: [0, 3, 2],
    former: [0, 2],
    target: { kind: 'space', where: 'flank' },
    effects: [{ op: 'casualties', count: 1, zone: 'space' }, { op: 'barHarvest' }],
  }),
  card('Anti-Magic Shell', 'response', {
    race: UNDEAD,
    answers: 'heroAbility',
    copies: [0, 2, 1],
    effects: [{ op: 'cancel' }],
  }),
]
