/** Which rules the games' books for players say, in which language. */

import { LANGUAGES, type Language } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { faultsIn, idsOf, idsOwed, readBook } from '../book/book.ts'
import type { Digest } from './digest.ts'

export interface BookReport {
  readonly game: string
  /** How many ids a book should say. */
  readonly owed: number
  /** By language: how many it says; none where the book is not written. */
  readonly said: Readonly<Partial<Record<Language, number>>>
  /** Ids without text, said twice or unknown; languages in which a book that exists is not written. */
  readonly faults: readonly string[]
}

/** The books of some games. A game that has none in any language owes none. */
export async function reportBooks(house: string, digests: readonly Digest[]): Promise<BookReport[]> {
  return Promise.all(
    digests.map(async digest => {
      const { book: spec } = (await registry[digest.game].tools()).tools
      return reportBook(house, digest, spec ?? { examples: {} })
    }),
  )
}

function reportBook(house: string, digest: Digest, spec: Parameters<typeof idsOwed>[1]): BookReport {
  const { game } = digest
  const owed = idsOwed(digest, spec)
  const books = LANGUAGES.map(language => ({ language, book: readBook(house, game, language) }))
  const written = books.flatMap(({ language, book }) => (book ? [{ language, book }] : []))
  const missing = written.length > 0 ? books.filter(({ book }) => !book) : []
  const said = written.map(({ language, book }) => {
    const ids = new Set(idsOf(book).map(({ id }) => id))
    return [language, owed.filter(id => ids.has(id)).length]
  })
  return {
    game,
    owed: owed.length,
    said: Object.fromEntries(said),
    faults: [
      ...missing.map(
        ({ language }) => `games/${game}/book/${language} is missing, though the book is written elsewhere.`,
      ),
      ...written.flatMap(({ book }) => faultsIn(book, owed)),
    ],
  }
}
