import { findRule, loadRules } from '../data.ts'
import { language } from '../language.ts'
import { type BookBlock, idInBook, loadBook, loadChapter, pieces, quoted } from './book.ts'
import { plain } from './markdown.tsx'

/** What a rule says: the book in the reader's language; or the digest, where that is not written yet or leaves it to builders. */
export type Quoted =
  | { from: 'book'; id: string; headings: string[]; blocks: BookBlock[] }
  | { from: 'digest'; id: string; headings: string[]; title: string; text: string; hasBook: boolean }

/** Looks a rule up. */
export async function quote(game: string, id: string): Promise<Quoted | null> {
  const book = await loadBook(game, language.value)
  const known = book ? idInBook(book, id) : undefined
  if (book && known !== undefined) {
    const chapter = await loadChapter(book, book.places[known])
    return { from: 'book', id: known, ...quoted(chapter, known) }
  }
  const rule = findRule(await loadRules(game), id)
  return rule ? { from: 'digest', ...rule, headings: rule.headings.slice(1), hasBook: book !== null } : null
}

/** What a rule says without its pictures and signs, for a line beside the board, and in which language. */
export async function quotedPlainly(game: string, id: string): Promise<{ text: string; lang: string } | null> {
  const found = await quote(game, id)
  if (!found) return null
  if (found.from === 'digest') return { text: plain(found.text), lang: 'en' }
  const text = found.blocks.flatMap(pieces).map(piece => piece.text)
  return { text: plain(text.join(' ')), lang: language.value }
}
