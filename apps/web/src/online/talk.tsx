import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../language.ts'
import { PersonLink } from '../people/person-list.tsx'
import { nameShown } from './names.ts'
import type { ServerTable } from './table.ts'

/** How long a line that somebody said stands beside the board, in milliseconds. */
const STANDS = 8000

/** So many of the last lines are shown. */
const SHOWN = 30

/** Talk at a table, in the bar above the board: how much is new, and everything that was said when it is opened. */
export function Talk({ table }: { table: ServerTable }) {
  const text = useSignal('')
  const list = useRef<HTMLOListElement>(null)
  const w = words.value
  const count = table.unread.value
  const said = table.said.value
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight })
  useEffect(toEnd, [said])
  const onToggle = (event: Event) => {
    table.isTalking.value = (event as ToggleEvent).newState === 'open'
    if (table.isTalking.peek()) table.latest.value = null
    toEnd()
  }
  const name = count > 0 ? w.talkNew(count) : w.talk
  return (
    <>
      <button type="button" class="tool talk-tool" popovertarget="talk" aria-label={name} title={name}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <path d="M-40 -32H40V16H-4L-24 38V16H-40Z" />
        </svg>
        {count > 0 && (
          <span class="talk-count" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <div id="talk" popover="auto" class="talk" onToggle={onToggle}>
        <h2>{w.talk}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <ol ref={list} tabIndex={0} aria-label={w.talk}>
          {said.slice(-SHOWN).map(({ id, person, name, text }) => (
            <li key={id}>
              <strong>
                <PersonLink id={person} name={name} table={table.id} />
              </strong>{' '}
              {text}
            </li>
          ))}
        </ol>
        <form
          class="row"
          onSubmit={event => {
            event.preventDefault()
            const line = text.value.trim()
            if (line === '') return
            text.value = ''
            void table.say(line).catch(() => (text.value = line))
          }}
        >
          <input
            type="text"
            maxLength={500}
            value={text.value}
            aria-label={w.sayIt}
            onInput={event => (text.value = (event.target as HTMLInputElement).value)}
          />
          <button type="submit" class="button">
            {w.sayIt}
          </button>
        </form>
      </div>
    </>
  )
}

/** What somebody else just said, for a while; ears hear it whether the talk is open or not. */
export function JustSaid({ table }: { table: ServerTable }) {
  const latest = table.latest.value
  useEffect(() => {
    if (!latest) return
    const timer = setTimeout(() => (table.latest.value = null), STANDS)
    return () => clearTimeout(timer)
  }, [latest])
  return (
    <div class="just-said" role="status" aria-live="polite">
      {latest && (
        <p class={table.isTalking.value ? 'hidden' : ''}>
          <strong>{nameShown(latest.name, words.value)}</strong> {latest.text}
        </p>
      )}
    </div>
  )
}
