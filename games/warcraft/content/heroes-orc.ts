import { ability, hero, heroCard } from './hero-cards.ts'
import { MELEE, ORC, RANGED } from './races.ts'

/** The heroes of the Orcish Horde. */
export const heroes = [
  hero(ORC, 'Blademaster', 'melee', [
    heroCard(
      3,
      3,
      ability('Wind Walk', 'moveStart', { mana: 1, whose: 'self', effects: [{ op: 'windWalk', moves: 4 }] }),
    ),
    heroCard(4, 3, ability('Mirror Image', 'battleStart', { mana: 2, effects: [{ op: 'summon', count: 3 }] })),
    heroCard(
      5,
      4,
      ability('Bladestorm', 'phaseStart', {
        mana: 3,
        phase: MELEE,
        effects: [
          { op: 'heroDice', add: 4, until: 'phase' },
          { op: 'shelter', until: 'phase', whom: 'hero' },
        ],
      }),
    ),
  ]),
  hero(ORC, 'Far Seer', 'ranged', [
    heroCard(
      2,
      3,
      ability('Chain Lightning', 'roundStart', {
        mana: 1,
        effects: [{ op: 'rollCasualties', dice: 3, atMost: 2, zone: 'battle' }],
      }),
    ),
    heroCard(3, 4, ability('Feral Spirit', 'battleStart', { mana: 2, effects: [{ op: 'summon', count: 2 }] })),
    heroCard(
      4,
      4,
      ability('Earthquake', 'moveStart', {
        mana: 3,
        whose: 'opponent',
        target: { kind: 'space', where: 'nearHero', within: 2 },
        effects: [{ op: 'hold' }, { op: 'destroyOutpost', unfinished: true }],
      }),
    ),
  ]),
  hero(
    ORC,
    'Tauren Chieftain',
    'melee',
    [
      heroCard(
        3,
        4,
        ability('Endurance Aura', 'always', {
          whose: 'self',
          effects: [{ op: 'marchAura', by: 1, most: 2, types: [MELEE, RANGED] }],
        }),
      ),
      heroCard(
        4,
        4,
        ability('War Stomp', 'roundStart', {
          mana: 2,
          target: { kind: 'enemyUnit', zone: 'battlefield', count: 2, ground: true },
          heroInBattlefield: true,
          effects: [{ op: 'daze', until: 'round' }],
        }),
      ),
      heroCard(
        4,
        5,
        ability('Reincarnation', 'heroDeath', { mana: 3, effects: [{ op: 'rebirth' }], source: 'D, effects B' }),
      ),
    ],
    '',
    'B, move S, dice S, cost S, strength D, life D',
  ),
  hero(ORC, 'Shadow Hunter', 'ranged', [
    heroCard(
      3,
      3,
      ability('Healing Wave', 'beforeCasualties', {
        mana: 1,
        effects: [
          { op: 'prevent', count: 1 },
          { op: 'preventByRoll', dice: 1, atMost: 3 },
        ],
      }),
    ),
    heroCard(3, 4, ability('Serpent Ward', 'battleStart', { mana: 2, effects: [{ op: 'summon', count: 3 }] })),
    heroCard(
      4,
      4,
      ability('Big Bad Voodoo', 'roundStart', {
        mana: 3,
        effects: [
          { op: 'daze', until: 'round', whom: 'hero' },
          { op: 'shelter', until: 'round', whom: 'others' },
        ],
      }),
    ),
  ]),
]
