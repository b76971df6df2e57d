import first from './fixtures/first-game.hexarium.json' with { type: 'json' }
import free from './fixtures/free-battle.hexarium.json' with { type: 'json' }
import stand from './fixtures/last-stand.hexarium.json' with { type: 'json' }
import { fickle, sensible } from './players.ts'
import { keptGames } from './recorded-games.ts'

/**
 * Whole games, with the seeds the players of `players.ts` once made them from, as they were written at the time.
 */
const games = [
  { name: 'first-game', seed: 'demonworld fixture 1', record: first, settings: {} },
  {
    name: 'last-stand',
    seed: 'demonworld fixture 13',
    record: stand,
    settings: { battle: 'lastStand', level: 'standard' },
  },
  {
    name: 'free-battle',
    seed: 'demonworld fixture 21',
    record: free,
    settings: { battle: 'free', level: 'standard', board: 'twoSheets', objectives: 1, flankMarches: true, rounds: 7 },
  },
] as const

/** What must be in them. */
const WANTED = [
  'laid',
  'objective',
  'edge',
  'scouted',
  'enlisted',
  'deployed',
  'round',
  'phase',
  'arrives',
  'enters',
  'ownWill',
  'markers',
  'orders',
  'test',
  'impetuous',
  'routs',
  'rallies',
  'section',
  'sequence',
  'shoots',
  'wasted',
  'strays',
  'saved',
  'falls',
  'flees',
  'caught',
  'moves',
  'wheels',
  'turns',
  'faces',
  'steps',
  'reforms',
  'exchanges',
  'joins',
  'leaves',
  'contact',
  'strikes',
  'presses',
  'heals',
  'out',
]

keptGames(
  'DW-III.2',
  'a battle',
  games.map(game => ({ ...game, players: game.name === 'free-battle' ? [fickle, fickle] : [sensible, fickle] })),
  WANTED,
)
