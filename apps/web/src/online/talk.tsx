import type { Room, Said } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../language.ts'
import { tell } from '../refusals/why.ts'
import { address } from '../route.ts'
import { nameShown } from './names.ts'
import { person } from './server.ts'
import type { Talking } from './talking.ts'
import { spoken } from './words/spoken.ts'

/** How long a line that somebody said stands beside the board, in milliseconds. */
const STANDS = 8000

/** So many of the last lines are shown. */
const SHOWN = 30

interface Props {
  talking: Talking
  /** The rooms one may speak in: those who play, or all who look on as well. */
  rooms: readonly Room[]
}

/** Talk at a table, in the bar above the board: how much is new, and everything that was said when it is opened. */
export function Talk({ talking, rooms }: Props) {
  const about = useSignal<Said | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const w = words.value
  const h = spoken.value
  const count = talking.unread.value
  const said = talking.said.value
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight })
  useEffect(toEnd, [said])
  const onToggle = (event: Event) => {
    talking.isOpen.value = (event as ToggleEvent).newState === 'open'
    if (talking.isOpen.peek()) talking.latest.value = null
    about.value = null
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
          {said.slice(-SHOWN).map(line => (
            <li key={line.id}>
              <Speaker line={line} onAbout={() => (about.value = line)} />
              {rooms.length > 1 && line.room === 'all' && <small>{` (${h.toAll})`}</small>} {line.text}
            </li>
          ))}
        </ol>
        {about.value && <About talking={talking} line={about.value} onClose={() => (about.value = null)} />}
        {Object.entries(talking.muted.value).map(([id, muted]) => (
          <button
            key={id}
            type="button"
            class="quiet"
            onClick={() => void talking.mute({ person: id, name: muted }, false).catch(() => {})}
          >
            {h.hearAgain(nameShown(muted, w))}
          </button>
        ))}
        <Saying talking={talking} rooms={rooms} />
      </div>
    </>
  )
}

/** Who said a line: of others one may want to hear no more, or complain. */
function Speaker({ line, onAbout }: { line: Said; onAbout(): void }) {
  const name = nameShown(line.name, words.value)
  if (line.person === person.value?.id) return <strong>{name}</strong>
  return (
    <button type="button" class="talk-name" aria-label={spoken.value.aboutPerson(name)} onClick={onAbout}>
      {name}
    </button>
  )
}

/** What one may do about somebody: hear no more of him, or report him. */
function About({ talking, line, onClose }: { talking: Talking; line: Said; onClose(): void }) {
  const why = useSignal<string | null>(null)
  const outcome = useSignal('')
  const w = words.value
  const h = spoken.value
  const name = nameShown(line.name, w)
  const failed = (error: unknown) => {
    tell(outcome, error, w.somethingBroke)
  }
  const send = () => {
    const text = `“${line.text}” ${why.value ?? ''}`
    talking.report(line.person, text).then(() => {
      outcome.value = h.reported
      why.value = null
    }, failed)
  }
  return (
    <section class="talk-about" aria-label={h.aboutPerson(name)}>
      <p>
        <a href={`${address('p', line.person)}?table=${line.table}`}>{h.aboutPerson(name)}</a>
      </p>
      <div class="row">
        <button type="button" class="button" onClick={() => talking.mute(line, true).then(onClose, failed)}>
          {h.mute}
        </button>
        <button type="button" class="button" onClick={() => (why.value = '')}>
          {h.report}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {w.close}
        </button>
      </div>
      {why.value !== null && (
        <>
          <label class="talk-why">
            <span>{h.reportWhy(name)}</span>
            <textarea
              maxLength={1000}
              rows={3}
              value={why.value}
              onInput={event => (why.value = (event.target as HTMLTextAreaElement).value)}
            />
          </label>
          <button type="button" class="button strong" onClick={send}>
            {h.sendReport}
          </button>
        </>
      )}
      <p role="status">{outcome.value}</p>
    </section>
  )
}

function Saying({ talking, rooms }: Props) {
  const text = useSignal('')
  const room = useSignal(rooms[0])
  const fault = useSignal('')
  const w = words.value
  const h = spoken.value
  return (
    <form
      class="row"
      onSubmit={event => {
        event.preventDefault()
        const line = text.value.trim()
        if (line === '') return
        text.value = ''
        fault.value = ''
        void talking.say(line, room.value).catch(error => {
          text.value = line
          tell(fault, error, w.somethingBroke)
        })
      }}
    >
      <input
        type="text"
        maxLength={500}
        value={text.value}
        aria-label={w.sayIt}
        onInput={event => (text.value = (event.target as HTMLInputElement).value)}
      />
      {rooms.length > 1 && (
        <select
          aria-label={w.talk}
          value={room.value}
          onChange={event => (room.value = (event.target as HTMLSelectElement).value as Room)}
        >
          <option value="players">{h.toPlayers}</option>
          <option value="all">{h.toAll}</option>
        </select>
      )}
      <button type="submit" class="button">
        {w.sayIt}
      </button>
      {fault.value && (
        <p role="alert" class="talk-fault">
          {fault.value}
        </p>
      )}
    </form>
  )
}

/** What somebody else just said, for a while; ears hear it whether the talk is open or not. */
export function JustSaid({ talking }: { talking: Talking }) {
  const latest = talking.latest.value
  useEffect(() => {
    if (!latest) return
    const timer = setTimeout(() => (talking.latest.value = null), STANDS)
    return () => clearTimeout(timer)
  }, [latest])
  return (
    <div class="just-said" role="status" aria-live="polite">
      {latest && (
        <p class={talking.isOpen.value ? 'hidden' : ''}>
          <strong>{nameShown(latest.name, words.value)}</strong> {latest.text}
        </p>
      )}
    </div>
  )
}
