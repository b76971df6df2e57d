import { ability, hero, heroCard } from './hero-cards.ts'
import { NIGHTELF, RANGED } from './races.ts'

/** The heroes of the Night Elf Sentinels. */
export const heroes = [
  hero(
    NIGHTELF,
    'Demon Hunter',
    'melee',
    [
      heroCard(
        3,
        3,
        ability('Mana Burn', 'battleStart', {
          mana: 1,
          target: { kind: 'opponent' },
          effects: [{ op: 'discardRandom', whom: 'chosen', woundOnMana: 2 }],
        }),
      ),
      heroCard(4, 3, ability('Evasion', 'always', { whose: 'self', effects: [{ op: 'evasion', atMost: 3 }] })),
      heroCard(
        5,
        4,
        ability('Metamorphosis', 'battleStart', {
          mana: 3,
          effects: [
            { op: 'heroRanged', until: 'battle' },
            { op: 'heroDice', set: 3, until: 'battle' },
            { op: 'areaAttack', whom: 'hero', until: 'battle' },
          ],
        }),
      ),
    ],
    'Illidan',
  ),
  hero(NIGHTELF, 'Keeper of the Grove', 'ranged', [
    heroCard(
      2,
      3,
      ability('Entangling Roots', 'roundStart', {
        mana: 1,
        target: { kind: 'enemyUnit', zone: 'battle', count: 1, ground: true, noHero: true },
        effects: [{ op: 'daze', until: 'round' }, { op: 'mark' }],
      }),
    ),
    heroCard(
      3,
      4,
      ability('Force of Nature', 'battleStart', { mana: 2, effects: [{ op: 'summon', count: 2, inForest: 4 }] }),
    ),
    heroCard(
      4,
      4,
      ability('Tranquility', 'beforeCasualties', {
        mana: 3,
        effects: [{ op: 'prevent', count: Number.MAX_SAFE_INTEGER }],
      }),
    ),
  ]),
  hero(
    NIGHTELF,
    'Priestess of the Moon',
    'ranged',
    [
      heroCard(
        3,
        3,
        ability('Searing Arrows', 'phaseStart', {
          mana: 1,
          phase: RANGED,
          effects: [{ op: 'heroDice', add: 2, until: 'phase' }],
        }),
      ),
      heroCard(
        3,
        4,
        ability('Trueshot Aura', 'always', {
          whose: 'self',
          effects: [{ op: 'strengthAura', by: 1, limit: 5, types: [RANGED] }],
        }),
      ),
      heroCard(
        4,
        4,
        ability('Starfall', 'roundStart', {
          mana: 3,
          effects: [{ op: 'rollCasualties', dice: 'enemies', most: 8, atMost: 1, zone: 'perSpace' }],
        }),
      ),
    ],
    '',
    'B, move S, dice S, cost S, strength D, life D',
  ),
  hero(
    NIGHTELF,
    'Warden',
    'melee',
    [
      heroCard(
        3,
        3,
        ability('Shadow Strike', 'roundStart', {
          mana: 2,
          target: { kind: 'enemyUnit', zone: 'battlefield', count: 1, ground: true },
          effects: [{ op: 'kill', heroWounds: 2 }],
          source: 'D, name S, mana S',
        }),
      ),
      heroCard(3, 4, ability('Blink', 'moveStart', { mana: 1, whose: 'self', effects: [{ op: 'blink', within: 3 }] })),
      heroCard(4, 4, ability('Vengeance', 'battleStart', { mana: 3, effects: [{ op: 'summon', count: 3 }] })),
    ],
    '',
    'S, strength D, life D',
  ),
]
