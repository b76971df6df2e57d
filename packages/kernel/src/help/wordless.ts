import type { AnyGame } from '../core/game.ts'
import type { Seat, State } from '../core/state.ts'
import type { Scene } from '../show/scene.ts'

/** What a seat sees, for who looks for pieces and places and reads nothing: in the words that are here. A page fetches those of one language. */
export function sceneOf(game: AnyGame, g: State, seat: Seat): Scene {
  const [text] = Object.values(game.text)
  return game.scene(game.view(g, seat), text)
}
