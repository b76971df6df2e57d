import envoy from '../fixtures/envoy.hexarium.json' with { type: 'json' }
import free from '../fixtures/free-expert.hexarium.json' with { type: 'json' }
import pass from '../fixtures/kaiban-pass.hexarium.json' with { type: 'json' }
import { fickle } from '../players.ts'
import { keptGames } from '../recorded-games.ts'

/**
 * Whole games of the expert game and with the additional rules, as in `records.test.ts`. After a change of the rules:
 */
const games = [
  {
    name: 'kaiban-pass',
    seed: 'demonworld expert 4',
    record: pass,
    settings: { battle: 'kaibanPass', level: 'expert' },
  },
  { name: 'envoy', seed: 'demonworld expert 3', record: envoy, settings: { battle: 'envoy', level: 'full' } },
  {
    name: 'free-expert',
    seed: 'demonworld expert 2',
    record: free,
    settings: { battle: 'free', level: 'full', points: 1500, rounds: 6 },
  },
] as const

/** What must be in them, whatever else happens. */
const WANTED = ['treads', 'casts', 'enchants', 'loads', 'fires', 'lands', 'wind', 'stores']

keptGames(
  'DW-XXI.1',
  'an expert battle',
  games.map(game => ({ ...game, players: [fickle, fickle] })),
  WANTED,
)
