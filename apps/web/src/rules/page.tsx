import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type HallGame, loadHall } from '../data.ts'
import { language, words } from '../language.ts'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import { address, route } from '../route.ts'
import { later } from '../words/later/later.ts'
import { type BookContents, loadBook } from './book.ts'
import { DigestPage } from './digest.tsx'
import { BUILDERS } from './places.ts'
import { Reader } from './reader.tsx'

/** The rule books: one of them, at a place, searchable; without a game the shelf. A game without one shows its digest. */
export function RulesPage({ game, rule }: { game: string; rule: string }) {
  const games = useSignal<HallGame[] | undefined>(undefined)
  const book = useSignal<BookContents | null | undefined>(undefined)
  useEffect(() => {
    void loadHall().then(
      found => {
        games.value = found
      },
      () => {},
    )
  }, [])
  useEffect(() => {
    if (game === '') return
    loadBook(game, language.value).then(
      found => {
        book.value = found
      },
      () => {
        book.value = null
      },
    )
  }, [game, language.value])
  const w = words.value
  if (game !== '' && games.value?.every(({ id }) => id !== game))
    return <Lost title={w.noGameTitle} text={w.noGameText} />
  const isBuilders = rule === BUILDERS
  const isHere = book.value?.game === game && book.value.language === language.value
  return (
    <Frame>
      <h1>{w.ruleBooks}</h1>
      <nav class="shelf" aria-label={w.ruleBooks}>
        {games.value?.map(one => (
          <a key={one.id} href={address('rules', one.id)} aria-current={one.id === game ? 'page' : undefined}>
            {one.title[language.value]}
          </a>
        ))}
      </nav>
      {game === '' && <p>{later.value.chooseBook}</p>}
      {game !== '' && isHere && !isBuilders && (
        <Reader
          book={book.value!}
          place={rule}
          anchor={route.value.parts[2] ?? ''}
          isGuided={games.value?.find(({ id }) => id === game)?.isGuided ?? false}
        />
      )}
      {game !== '' && (book.value === null || isBuilders) && (
        <>
          <p class="hint">{isBuilders ? later.value.digestText : later.value.noBookYet}</p>
          <DigestPage
            game={game}
            rule={isBuilders ? (route.value.parts[2] ?? '') : rule}
            link={id => (isBuilders ? address('rules', game, BUILDERS, id) : address('rules', game, id))}
          />
        </>
      )}
    </Frame>
  )
}
