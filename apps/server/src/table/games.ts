import { type AnyGame, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'

const loaded = new Map<string, Promise<AnyGame>>()

/** A game of the registry, loaded once. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  if (!Object.hasOwn(registry, id)) return undefined
  let game = loaded.get(id)
  if (!game) loaded.set(id, (game = wholeGame(registry[id])))
  return game
}
