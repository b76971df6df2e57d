import { ability, hero, heroCard } from './hero-cards.ts'
import { MELEE, UNDEAD } from './races.ts'

/** The heroes of the Undead Scourge. */
export const heroes = [
  hero(
    UNDEAD,
    'Death Knight',
    'melee',
    [
      heroCard(
        3,
        3,
        ability('Death Coil', 'roundStart', {
          mana: 1,
          effects: [
            {
              op: 'choice',
              options: [
                { op: 'wound', count: 1, orCasualty: true },
                { op: 'heal', count: 1 },
              ],
            },
          ],
        }),
      ),
      heroCard(
        4,
        4,
        ability('Unholy Aura', 'always', {
          whose: 'self',
          effects: [
            { op: 'restAura', count: 1 },
            { op: 'marchAura', by: 1, most: 2, types: [MELEE] },
          ],
        }),
      ),
      heroCard(5, 4, ability('Animate Dead', 'roundStart', { mana: 3, effects: [{ op: 'summon', count: 'killed' }] })),
    ],
    'Arthas',
  ),
  hero(
    UNDEAD,
    'Lich',
    'ranged',
    [
      heroCard(
        2,
        3,
        ability('Frost Nova', 'roundStart', {
          mana: 1,
          effects: [
            { op: 'casualties', count: 1, zone: 'battlefield' },
            { op: 'strength', by: -1, limit: 1, types: [MELEE], whose: 'opponent', until: 'round' },
          ],
        }),
      ),
      heroCard(
        3,
        3,
        ability('Dark Ritual', 'spendStart', {
          whose: 'self',
          target: { kind: 'companion' },
          effects: [{ op: 'sacrifice' }, { op: 'draw', count: 2 }],
        }),
      ),
      heroCard(
        4,
        4,
        ability('Death and Decay', 'roundStart', {
          mana: 3,
          effects: [
            { op: 'rollCasualties', dice: 'enemies', atMost: 2, zone: 'battlefield' },
            { op: 'destroyOutpost' },
          ],
        }),
      ),
    ],
    'Kel’Thuzad',
  ),
  hero(UNDEAD, 'Dreadlord', 'melee', [
    heroCard(
      3,
      3,
      ability('Carrion Swarm', 'roundStart', {
        mana: 1,
        effects: [{ op: 'rollCasualties', dice: 2, atMost: 3, zone: 'battle' }],
      }),
    ),
    heroCard(4, 4, ability('Vampiric Aura', 'always', { whose: 'self', effects: [{ op: 'vampiricAura' }] })),
    heroCard(
      4,
      5,
      ability('Infernal', 'battleStart', {
        mana: 3,
        effects: [
          { op: 'casualties', count: 1, zone: 'battlefield' },
          { op: 'summon', count: 1, at: 'battlefield' },
        ],
      }),
    ),
  ]),
  hero(UNDEAD, 'Crypt Lord', 'melee', [
    heroCard(
      3,
      4,
      ability('Impale', 'roundStart', {
        mana: 1,
        target: { kind: 'enemyUnit', zone: 'battle', count: 1, ground: true },
        effects: [
          { op: 'daze', until: 'round' },
          { op: 'check', atMost: 2, so: [{ op: 'kill', heroWounds: 1 }] },
        ],
      }),
    ),
    heroCard(3, 5, ability('Carrion Beetles', 'battleEnd', { mana: 1, effects: [{ op: 'summon', count: 'killed' }] })),
    heroCard(
      4,
      6,
      ability('Locust Swarm', 'roundStart', {
        mana: 3,
        effects: [{ op: 'rollCasualties', dice: 3, atMost: 3, zone: 'battle', heals: true }],
      }),
    ),
  ]),
]
