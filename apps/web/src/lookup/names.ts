import type { Entry } from '@hexarium/kernel'

/** Shorter names would be found in other words. */
const SHORTEST = 3

/**
 * The things a sentence names, by their ids, in the order in which they are named. Names may have endings, as they do in German; a longer
 * name goes before one it begins with.
 */
export function namesIn(text: string, entries: readonly Entry[]): string[] {
  let rest = text.toLowerCase()
  const found: { at: number; id: string }[] = []
  const longestFirst = entries
    .filter(({ title }) => title.length >= SHORTEST)
    .sort((a, b) => b.title.length - a.title.length)
  for (const { id, title } of longestFirst) {
    const name = title.toLowerCase()
    for (let at = rest.indexOf(name); at >= 0; at = rest.indexOf(name, at + 1)) {
      if (at > 0 && /\p{L}|\p{N}/u.test(rest[at - 1])) continue
      found.push({ at, id })
      rest = rest.slice(0, at) + '\n'.repeat(name.length) + rest.slice(at + name.length)
      break
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ id }) => id)
}
