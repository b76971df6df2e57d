import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../language.ts'
import { later } from '../words/later/later.ts'
import { type BookChapter, type BookContents, loadChapter, pieces } from './book.ts'
import { plain } from './markdown.tsx'

/** More than these nobody reads. */
const MOST = 60

interface Props {
  book: BookContents
  wanted: Signal<string>
  link(id: string): string
}

/** Searches a whole book; its chapters are fetched with the first letter. */
export function BookSearch({ book, wanted, link }: Props) {
  const chapters = useSignal<readonly BookChapter[]>([])
  const terms = fold(wanted.value).split(/\s+/).filter(Boolean)
  const isSearching = terms.length > 0
  useEffect(() => {
    if (!isSearching) return
    Promise.all(book.chapters.map((_, at) => loadChapter(book, at))).then(
      found => {
        chapters.value = found
      },
      () => {},
    )
  }, [book, isSearching])
  const w = words.value
  const found = isSearching ? foundIn(chapters.value, terms) : []
  return (
    <>
      <search class="book-search">
        <label>
          <span>{w.search}</span>
          <input
            type="search"
            value={wanted.value}
            onInput={event => (wanted.value = (event.target as HTMLInputElement).value)}
          />
        </label>
        <p role="status">{isSearching && later.value.rulesFound(found.length)}</p>
      </search>
      {isSearching && (
        <ol class="found" lang={book.language}>
          {found.slice(0, MOST).map(({ to, chapter, text, id }) => (
            <li key={`${to} ${text}`}>
              <a href={link(to)}>
                <small>
                  {chapter}
                  {id && ` · ${id}`}
                </small>
                {text}
              </a>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

interface Found {
  /** The rule, or where it has no id the chapter. */
  to: string
  id: string | undefined
  chapter: string
  text: string
}

/** Every piece in which all terms stand; those that say rules first. */
function foundIn(chapters: readonly BookChapter[], terms: readonly string[]): Found[] {
  const found = chapters.flatMap(({ name, title, blocks }) =>
    blocks.flatMap(pieces).flatMap(({ ids, text: marked }): Found[] => {
      const text = plain(marked)
      const whole = fold(`${ids.join(' ')} ${text}`)
      return terms.every(term => whole.includes(term)) ? [{ to: ids[0] ?? name, id: ids[0], chapter: title, text }] : []
    }),
  )
  return found.toSorted((a, b) => Number(a.id === undefined) - Number(b.id === undefined))
}

/** Small letters without accents: who searches “manoeuvre” or “mêlée” types as he likes. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('ß', 'ss')
}
