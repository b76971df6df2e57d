/** The ids of rules: which games say they have which, and how to find them in code and in the names of tests. */

import type { DigestSpec, GameParts } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'

/** Each game's digest, as the game itself declares it. */
export async function digestsOf(games: Readonly<Record<string, GameParts>>): Promise<Record<string, DigestSpec>> {
  const found = await Promise.all(
    Object.entries(games).map(async ([game, parts]) => [game, await digestOf(game, parts)]),
  )
  return Object.fromEntries(found)
}

async function digestOf(game: string, parts: GameParts): Promise<DigestSpec> {
  const { digest } = (await parts.tools()).tools
  if (!digest) throw new Error(`${game} does not say where its rules are written down: its tools want a digest.`)
  return digest
}

/** The digests of the games of the house. */
export const digests = (): Promise<Record<string, DigestSpec>> => digestsOf(registry)

/** What an id begins with. */
export const PREFIX = '[A-Z]{2}'

/** An id as a regular expression's source. */
export const ID = `${PREFIX}-[0-9A-Z][0-9A-Za-z]*(?:[.-][0-9A-Za-z]+)*`

/** Every id-like word of a text, with its place. */
export function mentions(text: string): { id: string; at: number }[] {
  return [...text.matchAll(new RegExp(`(?<![\\w-])${ID}`, 'g'))].map(found => ({ id: found[0], at: found.index }))
}

/** The ids a test's name starts with: `TI-7.4a TI-7.4b a block …` proves two. */
export function leadingIds(title: string): string[] {
  const start = new RegExp(`^\\s*(?:(?:[,;:/&+]|and\\b)\\s*)*(${ID})(?![\\w-])`)
  const ids: string[] = []
  for (let found = start.exec(title); found; found = start.exec(title)) {
    ids.push(found[1])
    title = title.slice(found[0].length)
  }
  return ids
}
