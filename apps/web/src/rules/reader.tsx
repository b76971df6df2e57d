import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { loadGlyphs } from '../data.ts'
import { words } from '../language.ts'
import { address } from '../route.ts'
import { later } from '../words/later/later.ts'
import { Blocks } from './blocks.tsx'
import { type BookChapter, type BookContents, idInBook, loadChapter } from './book.ts'
import { BookSearch } from './book-search.tsx'
import { BUILDERS, INDEX } from './places.ts'

interface Place {
  /** The number of a chapter; none for the index. */
  chapter: number | undefined
  /** The rule that was asked for. */
  id?: string | undefined
}

/** Where an address leads to in a book: a chapter, a rule, the index; whatever it does not know is its beginning. */
function placeIn(book: BookContents, place: string): Place {
  if (place === INDEX) return { chapter: undefined }
  const chapter = book.chapters.findIndex(({ name }) => name === place)
  if (chapter >= 0) return { chapter }
  const id = place === '' ? undefined : idInBook(book, place)
  return id === undefined ? { chapter: 0 } : { chapter: book.places[id], id }
}

interface ReaderProps {
  book: BookContents
  place: string
  anchor: string
  /** The game has a guided first game. */
  isGuided: boolean
}

/** A rule book, open at a place: contents, search, one chapter. */
export function Reader({ book, place, anchor, isGuided }: ReaderProps) {
  const { chapter: at, id } = placeIn(book, place)
  const wanted = useSignal('')
  const link = (to: string) => address('rules', book.game, to)
  useEffect(() => {
    void loadGlyphs(book.game)
  }, [book.game])
  useEffect(() => {
    wanted.value = ''
  }, [place, anchor])
  return (
    <div class="reader">
      <BookSearch book={book} wanted={wanted} link={link} />
      {wanted.value.trim() === '' && (
        <div class="opened">
          <Contents book={book} at={at} />
          {at === undefined ? (
            <IndexOfTerms book={book} link={link} />
          ) : (
            <ChapterShown key={`${book.language} ${at}`} {...{ book, at, id, anchor, link, isGuided }} />
          )}
        </div>
      )}
      <p class="hint builders">
        {later.value.forBuilders} <a href={link(BUILDERS)}>{later.value.openDigest}</a>
      </p>
    </div>
  )
}

/** All chapters, and the headings of the one that is open. */
function Contents({ book, at }: { book: BookContents; at: number | undefined }) {
  const isNarrow = matchMedia('(max-width: 60rem)').matches
  return (
    <details class="contents" open={!isNarrow}>
      <summary>{later.value.contents}</summary>
      <nav aria-label={later.value.contents}>
        <ol>
          {book.chapters.map(({ name, title, headings }, number) => (
            <li key={name}>
              <a href={address('rules', book.game, name)} aria-current={number === at ? 'page' : undefined}>
                {title}
              </a>
              {number === at && headings.length > 0 && (
                <ul>
                  {headings.map(({ text, anchor }) => (
                    <li key={anchor}>
                      <a href={address('rules', book.game, name, anchor)}>{text}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        <a href={address('rules', book.game, INDEX)} aria-current={at === undefined ? 'page' : undefined}>
          {later.value.indexOfTerms}
        </a>
      </nav>
    </details>
  )
}

interface ChapterProps {
  book: BookContents
  at: number
  id: string | undefined
  anchor: string
  link(id: string): string
  isGuided: boolean
}

function ChapterShown({ book, at, id, anchor, link, isGuided }: ChapterProps) {
  const chapter = useSignal<BookChapter | null | undefined>(undefined)
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    loadChapter(book, at).then(
      found => {
        chapter.value = found
      },
      () => {
        chapter.value = null
      },
    )
  }, [book, at])
  const shown = chapter.value
  useEffect(() => {
    if (!shown) return
    const element = id
      ? page.current!.querySelector<HTMLElement>(`[data-ids~="${CSS.escape(id)}"]`)
      : anchor === ''
        ? null
        : document.getElementById(anchor)
    if (!element) return
    element.tabIndex = element.tabIndex < 0 ? -1 : element.tabIndex
    element.scrollIntoView({ block: id ? 'center' : 'start' })
    element.focus({ preventScroll: true })
  }, [shown, id, anchor])
  const w = words.value
  if (shown === null) return <p role="alert">{later.value.noBookText}</p>
  if (!shown) return <p class="coming">{w.oneMoment}</p>
  const before = book.chapters[at - 1]
  const next = book.chapters[at + 1]
  return (
    <article ref={page} class="chapter" lang={book.language}>
      <h2>{shown.title}</h2>
      {at === 0 && isGuided && (
        <p>
          <a class="button" href={address('learn', book.game)}>
            {w.learn}
          </a>
        </p>
      )}
      <Blocks blocks={shown.blocks} link={link} chosen={id} />
      <nav class="turning" aria-label={later.value.otherChapters}>
        {before && (
          <a rel="prev" href={link(before.name)}>
            ← {before.title}
          </a>
        )}
        {next && (
          <a rel="next" href={link(next.name)}>
            {next.title} →
          </a>
        )}
      </nav>
    </article>
  )
}

function IndexOfTerms({ book, link }: { book: BookContents; link(id: string): string }) {
  const letters = Map.groupBy(book.terms, ({ term }) => initial(term))
  return (
    <article class="chapter terms" lang={book.language}>
      <h2>{later.value.indexOfTerms}</h2>
      {[...letters].map(([letter, terms]) => (
        <section key={letter}>
          <h3>{letter}</h3>
          <ul>
            {terms.map(({ term, id }) => (
              <li key={term}>
                <a href={link(id)}>{term}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}

/** The letter a term is found under: accents aside. */
function initial(term: string): string {
  return term.charAt(0).normalize('NFD').charAt(0).toUpperCase()
}
