import { ability, hero, heroCard } from './hero-cards.ts'
import { HUMAN, MELEE } from './races.ts'

/** The heroes of the Human Alliance. */
export const heroes = [
  hero(
    HUMAN,
    'Archmage',
    'ranged',
    [
      heroCard(
        2,
        3,
        ability('Brilliance Aura', 'always', { whose: 'self', effects: [{ op: 'drawKeep' }], source: 'D, effects K' }),
      ),
      heroCard(
        3,
        4,
        ability('Summon Water Elemental', 'battleStart', { mana: 2, effects: [{ op: 'summon', count: 1 }] }),
      ),
      heroCard(
        4,
        5,
        ability('Mass Teleport', 'moveStart', {
          mana: 3,
          whose: 'self',
          effects: [{ op: 'massTeleport', most: 3 }],
          source: 'D, name S, effects K',
        }),
      ),
    ],
    'Antonidas',
    'K, move S, dice S, cost S, strength D, life D',
  ),
  hero(HUMAN, 'Mountain King', 'melee', [
    heroCard(
      3,
      3,
      ability('Storm Bolt', 'roundStart', {
        mana: 1,
        target: { kind: 'enemyUnit', zone: 'battle', count: 1 },
        effects: [
          { op: 'daze', until: 'round' },
          { op: 'wound', count: 1, ifHero: true },
        ],
      }),
    ),
    heroCard(
      3,
      4,
      ability('Thunder Clap', 'phaseStart', {
        mana: 2,
        phase: MELEE,
        effects: [
          { op: 'strength', by: -1, limit: 1, types: [MELEE], whose: 'opponent', until: 'phase' },
          { op: 'casualties', count: 1, zone: 'battlefield' },
        ],
      }),
    ),
    heroCard(
      4,
      5,
      ability('Avatar', 'battleStart', {
        mana: 3,
        effects: [
          { op: 'heroDice', set: 3, until: 'battle' },
          { op: 'ignoreWounds', count: 2, until: 'battle' },
        ],
      }),
    ),
  ]),
  hero(
    HUMAN,
    'Paladin',
    'melee',
    [
      heroCard(
        3,
        3,
        ability('Holy Light', 'beforeCasualties', {
          mana: 1,
          effects: [
            {
              op: 'choice',
              options: [
                { op: 'prevent', count: 1 },
                { op: 'heal', count: 1 },
              ],
            },
          ],
        }),
      ),
      heroCard(
        3,
        4,
        ability('Divine Shield', 'beforeCasualties', {
          mana: 1,
          effects: [{ op: 'ignoreWounds', count: 2, until: 'phase' }],
        }),
      ),
      heroCard(4, 5, ability('Resurrection', 'battleEnd', { mana: 3, effects: [{ op: 'returnLost', count: 3 }] })),
    ],
    'Uther',
  ),
  hero(
    HUMAN,
    'Blood Mage',
    'ranged',
    [
      heroCard(
        2,
        3,
        ability('Flame Strike', 'roundStart', {
          mana: 1,
          target: { kind: 'space', where: 'battle' },
          effects: [{ op: 'rollCasualties', dice: 'enemies', most: 3, atMost: 1, zone: 'space' }],
          source: 'D, effects K',
        }),
      ),
      heroCard(
        3,
        3,
        ability('Siphon Mana', 'battleStart', {
          mana: 1,
          effects: [{ op: 'discardRandom', whom: 'opponents' }, { op: 'drawIfDiscarded' }],
        }),
      ),
      heroCard(4, 4, ability('Phoenix', 'battleStart', { mana: 3, effects: [{ op: 'summon', count: 1 }] })),
    ],
    'Kael’thas',
    'K, move S, dice S, cost S, strength D, life D',
  ),
]
