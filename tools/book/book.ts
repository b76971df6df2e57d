/** The rule books of the games, read from `games/<game>/book`: which there are, what they say, what they leave out. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BookSpec, LANGUAGES, type Language } from '@hexarium/kernel'
import type { Digest } from '../rules/digest.ts'
import { type Chapter, readChapter, saying, termsIn } from './blocks.ts'

export interface Book {
  readonly game: string
  readonly language: Language
  readonly chapters: readonly Chapter[]
}

/** An entry of a book's index. */
export interface Term {
  readonly term: string
  /** The first rule that explains it. */
  readonly id: string
}

/** A game's book in a language; undefined where it is not written. */
export function readBook(house: string, game: string, language: Language): Book | undefined {
  const folder = join(house, 'games', game, 'book', language)
  if (!existsSync(folder)) return undefined
  const files = readdirSync(folder).filter(file => file.endsWith('.md'))
  const chapters = files.sort().map(file => {
    return readChapter(file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8'))
  })
  return { game, language, chapters }
}

/** A game's books in all languages in which it has one. */
export function readBooks(house: string, game: string): Book[] {
  return LANGUAGES.flatMap(language => readBook(house, game, language) ?? [])
}

/** The ids a book says, in its order, with the chapter each stands in. */
export function idsOf({ chapters }: Book): { id: string; chapter: string }[] {
  return chapters.flatMap(({ name, blocks }) =>
    blocks.flatMap(saying).flatMap(({ ids }) => ids.map(id => ({ id, chapter: name }))),
  )
}

/** The ids a book owes its readers: the digest's rules but for what only builders want, and its rulings. */
export function idsOwed({ rules, rulings }: Digest, { builders }: Pick<BookSpec, 'builders'>): string[] {
  return [...rules.map(({ id }) => id).filter(id => !builders?.test(id)), ...rulings.map(({ id }) => id)]
}

/** What is wrong with the ids of a book: left out, said twice, unknown. */
export function faultsIn(book: Book, owed: readonly string[]): string[] {
  const place = `games/${book.game}/book/${book.language}`
  const said = Map.groupBy(idsOf(book), ({ id }) => id)
  const known = new Set(owed)
  return [
    ...owed.filter(id => !said.has(id)).map(id => `${place} says nothing of ${id}.`),
    ...[...said].flatMap(([id, places]) => {
      const chapters = places.map(({ chapter }) => `${chapter}.md`).join(' and ')
      if (!known.has(id)) return [`${place}/${chapters} names ${id}, which the digest does not define.`]
      return places.length > 1 ? [`${place} says ${id} more than once, in ${chapters}.`] : []
    }),
  ]
}

/** The index of a book: its terms in the order of its language. */
export function termsOf(book: Book): Term[] {
  const found = new Map<string, Term>()
  for (const { text, ids } of book.chapters.flatMap(({ blocks }) => blocks.flatMap(saying))) {
    if (ids.length === 0) continue
    for (const term of termsIn(text))
      if (!found.has(term.toLowerCase())) found.set(term.toLowerCase(), { term, id: ids[0] })
  }
  const { compare } = new Intl.Collator(book.language)
  return [...found.values()].sort((a, b) => compare(a.term, b.term))
}
