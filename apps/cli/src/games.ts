import { type AnyGame, nearest, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { Problem } from './problem.ts'

/** The games of the house by id. */
export const gameIds: readonly string[] = Object.keys(registry)

/** Loads a game. */
export async function loadGame(id: string): Promise<AnyGame> {
  if (!Object.hasOwn(registry, id)) {
    throw new Problem(`There is no game “${id}”${nearest(id, gameIds)}; the games are: ${gameIds.join(', ')}.`)
  }
  return wholeGame(registry[id])
}

/** Reads settings given as `rounds=6`; the game checks their values. */
export function settingsFrom(game: AnyGame, texts: readonly string[]): Record<string, unknown> {
  const names = Object.keys(game.settings)
  return Object.fromEntries(
    texts.map(text => {
      const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? []
      if (name === undefined)
        throw new Problem(`--set ${text}: a name and a value are wanted, such as --set name=value.`)
      const spec = Object.hasOwn(game.settings, name) ? game.settings[name] : undefined
      if (!spec) {
        const known = names.join(', ') || 'none'
        throw new Problem(`${game.id} has no setting “${name}”${nearest(name, names)}; its settings: ${known}.`)
      }
      if (spec.kind === 'number' && /^-?\d+$/.test(value)) return [name, Number(value)]
      if (spec.kind === 'switch' && /^(true|yes|on|false|no|off)$/.test(value)) {
        return [name, /^(true|yes|on)$/.test(value)]
      }
      return [name, value]
    }),
  )
}
