import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type BookRule, findRule, loadRules, type RuleBook } from '../data.ts'
import { language, words } from '../language.ts'
import { later } from '../words/later/later.ts'
import { Markdown, plain } from './markdown.tsx'

/** The digest of a game's rules, as those who build it read them: in English, at a place, searchable. */
export function DigestPage({ game, rule, link }: { game: string; rule: string; link(id: string): string }) {
  const book = useSignal<RuleBook | null | undefined>(undefined)
  useEffect(() => {
    book.value = undefined
    loadRules(game).then(
      found => {
        book.value = found
      },
      () => {
        book.value = null
      },
    )
  }, [game])
  if (book.value === null) return <p role="alert">{later.value.noBookText}</p>
  return book.value ? <Digest book={book.value} rule={rule} link={link} /> : null
}

function Digest({ book, rule, link }: { book: RuleBook; rule: string; link(id: string): string }) {
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
            }}
          />
        </label>
        <p role="status">{later.value.rulesFound(found.length)}</p>
      </div>
      {terms.length === 0 && book.course && (
        <details class="course">
          <summary lang={language.value}>{later.value.howTurnGoes}</summary>
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
          <h2 lang={language.value}>{later.value.rulings}</h2>
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
