import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type BookRule, findRule, type HallGame, loadHall, loadRules, type RuleBook } from '../data.ts'
import { language, words } from '../language.ts'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import { address, go } from '../route.ts'
import { Markdown, plain } from './markdown.tsx'

/** The rule books: one of them, at a place, searchable; without a game the shelf. */
export function RulesPage({ game, rule }: { game: string; rule: string }) {
  const games = useSignal<HallGame[]>([])
  const book = useSignal<RuleBook | null | undefined>(undefined)
  useEffect(() => {
    void loadHall().then(
      found => {
        games.value = found
      },
      () => {},
    )
  }, [])
  useEffect(() => {
    book.value = undefined
    if (game === '') return
    loadRules(game).then(
      found => {
        book.value = found
      },
      () => {
        book.value = null
      },
    )
  }, [game])
  const w = words.value
  if (book.value === null) return <Lost title={w.noGameTitle} text={w.noBookText} />
  return (
    <Frame>
      <h1>{w.ruleBooks}</h1>
      <nav class="shelf" aria-label={w.ruleBooks}>
        {games.value.map(one => (
          <a key={one.id} href={address('rules', one.id)} aria-current={one.id === game ? 'page' : undefined}>
            {one.title[language.value]}
          </a>
        ))}
      </nav>
      {game === '' && <p>{w.chooseBook}</p>}
      {book.value && <Book book={book.value} rule={rule} />}
    </Frame>
  )
}

function Book({ book, rule }: { book: RuleBook; rule: string }) {
  const wanted = useSignal('')
  const w = words.value
  const chosen = rule === '' ? undefined : findRule(book, rule)
  useEffect(() => {
    if (!chosen) return
    const element = document.getElementById(chosen.id)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [chosen, book])
  const terms = wanted.value.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (id: string, text: string) => {
    const whole = `${id} ${plain(text)}`.toLowerCase()
    return terms.every(term => whole.includes(term))
  }
  const found = book.rules.filter(one => fits(one.id, `${one.title} ${one.text}`))
  const link = (id: string) => address('rules', book.game, id)
  const chapters = Map.groupBy(found, one => one.headings.slice(1).join(' › '))
  return (
    <div class="book" lang="en">
      <div class="book-search" lang={language.value}>
        <label>
          <span>{w.search}</span>
          <input
            type="search"
            value={wanted.value}
            onInput={event => {
              wanted.value = (event.target as HTMLInputElement).value
              if (rule !== '') go(address('rules', book.game), true)
            }}
          />
        </label>
        <p role="status">{w.rulesFound(found.length)}</p>
        {language.value !== 'en' && <p class="hint">{w.bookLanguage}</p>}
      </div>
      {terms.length === 0 && book.course && (
        <details class="course">
          <summary lang={language.value}>{w.howTurnGoes}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <pre tabIndex={0}>{book.course}</pre>
        </details>
      )}
      {[...chapters].map(([title, rules]) => (
        <section key={title}>
          <h2>{title || book.game}</h2>
          <dl>
            {rules.map(one => (
              <RuleEntry key={one.id} rule={one} isChosen={one === chosen} link={link} />
            ))}
          </dl>
        </section>
      ))}
      {book.rulings.length > 0 && (
        <section>
          <h2 lang={language.value}>{w.rulings}</h2>
          <dl>
            {book.rulings
              .filter(one => fits(one.id, one.text))
              .map(one => (
                <div key={one.id} class="rule-entry">
                  <dt>{one.id}</dt>
                  <dd>
                    <Markdown text={one.text} link={link} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      )}
    </div>
  )
}

function RuleEntry({ rule, isChosen, link }: { rule: BookRule; isChosen: boolean; link(id: string): string }) {
  return (
    <div class={`rule-entry${isChosen ? ' chosen' : ''}`} id={rule.id} tabIndex={-1}>
      <dt>
        <a href={link(rule.id)}>{rule.id}</a>
      </dt>
      <dd>
        {rule.title && <strong class="rule-title">{rule.title}</strong>}
        <Markdown text={rule.text} link={link} />
      </dd>
    </div>
  )
}
