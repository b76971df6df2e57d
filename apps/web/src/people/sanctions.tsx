import type { Sanction } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../language.ts'
import { api, person } from '../online/server.ts'
import { type Measure, MeasureDialog } from './measure.tsx'
import { saying } from './say.ts'
import { moment } from './times.ts'

/** What those who keep order can do about somebody, wherever they meet him. */
export function Measures({ of, onDone }: { of: string; onDone(): Promise<void> }) {
  const measure = useSignal<Measure | null>(null)
  const done = useSignal(0)
  const w = saying.value
  const isKeeper = person.value?.role === 'keeper'
  const button = (label: string, wanted: Measure) => (
    <button type="button" class="button" onClick={() => (measure.value = wanted)}>
      {label}
    </button>
  )
  return (
    <section class="leaf" aria-labelledby="measures">
      <h2 id="measures">{w.keeping}</h2>
      <Sanctions person={of} done={done.value} {...{ isKeeper }} onMeasure={wanted => (measure.value = wanted)} />
      <div class="row">
        {button(w.mute, { is: 'mute', person: of })}
        {isKeeper && button(w.ban, { is: 'ban', person: of })}
        {button(w.removeName, { is: 'unname', person: of })}
      </div>
      {measure.value && (
        <MeasureDialog
          measure={measure.value}
          onDone={() => {
            done.value++
            return onDone()
          }}
          onClose={() => (measure.value = null)}
        />
      )}
    </section>
  )
}

interface Props {
  person: string
  isKeeper: boolean
  /** How many measures were taken since the page came: each may be one of these. */
  done: number
  onMeasure(measure: Measure): void
}

/** What somebody was kept from so far; fetched when it is opened, and after every measure. */
export function Sanctions(props: Props) {
  const sanctions = useSignal<Sanction[] | null>(null)
  const w = saying.value
  const load = async () => {
    sanctions.value = await api('GET /keeping/persons/:id/sanctions', { params: { id: props.person } })
  }
  useEffect(() => {
    if (sanctions.peek()) void load().catch(() => {})
  }, [props.done])
  return (
    <details onToggle={event => (event.currentTarget as HTMLDetailsElement).open && void load().catch(() => {})}>
      <summary>{w.sanctions}</summary>
      {sanctions.value?.length === 0 && <p>{w.noSanctions}</p>}
      <ul class="plain-list">
        {sanctions.value?.map(({ id, kind, reason, until, lifted }) => (
          <li key={id}>
            <span>
              {kind === 'mute' ? w.mute : w.ban}: {reason}
              <small>
                {lifted ? w.lifted : until === null ? w.sanctionGood : w.sanctionUntil(moment(until, language.value))}
              </small>
            </span>
            {!lifted && props.isKeeper && (
              <button type="button" class="quiet" onClick={() => props.onMeasure({ is: 'lift', sanction: id })}>
                {w.lift}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
