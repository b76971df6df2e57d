import { createRequire } from 'node:module'
import type { Chance } from '@hexarium/kernel'
import { type G, game, legalMoves, type Move, playerToMove } from './game.ts'

interface BoardgameState {
  G: G
  ctx: { gameover?: unknown }
}

type Reducer = (state: BoardgameState, action: unknown) => BoardgameState

interface Internal {
  InitializeGame(spec: { game: unknown; numPlayers: number }): BoardgameState
  CreateGameReducer(spec: { game: unknown; isClient: boolean }): Reducer
}

// The package has no exports map, so its parts can be required and not imported.
const require = createRequire(import.meta.url)

/** boardgame.io as it is installed beside the bench. */
export interface Peer extends Internal {
  version: string
  reducer: Reducer
}

/** Undefined where it is not installed: `npm run bench` does that, where it can. */
export function findPeer(): Peer | undefined {
  try {
    const { version } = require('boardgame.io/package.json') as { version: string }
    const internal = require('boardgame.io/internal') as Internal
    return { ...internal, version, reducer: internal.CreateGameReducer({ game, isClient: false }) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** Random play through boardgame.io's reducer: counts what happened. */
export interface Tally {
  games: number
  choices: number
  options: number
}

/** Plays some random choices, game after game, each listed by hand and sent through the reducer. */
export function playBoardgameIo({ InitializeGame, reducer }: Peer, luck: Chance, choices: number): Tally {
  const tally = { games: 0, choices: 0, options: 0 }
  const moves: Move[] = []
  let state = InitializeGame({ game: { ...game, seed: `${luck.below(1 << 30)}` }, numPlayers: 2 })
  while (tally.choices < choices) {
    if (state.ctx.gameover !== undefined) {
      tally.games++
      state = InitializeGame({ game: { ...game, seed: `${luck.below(1 << 30)}` }, numPlayers: 2 })
    }
    const [type, value] = luck.pick(legalMoves(state.G, moves))
    const next = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type, args: [value], playerID: `${playerToMove(state.G)}`, credentials: null },
    })
    if (next.G === state.G) throw new Error(`boardgame.io refused ${type} ${value}`)
    state = next
    tally.choices++
    tally.options += moves.length
  }
  return tally
}
