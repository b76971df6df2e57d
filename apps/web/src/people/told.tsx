import type { Call, Notify, Self } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { api, person } from '../online/server.ts'
import { prefer } from '../preferences.ts'
import { type Deed, Said, useDeed } from './deed.tsx'
import { type PushState, pushState, takeBackPush, wantPush } from './push.ts'
import { saying } from './say.ts'

/** How one is told of one's turn, in which language, and when not. */
export function BeingTold({ me }: { me: Self }) {
  const deed = useDeed()
  const w = saying.value
  const change = (body: NonNullable<Call<'PATCH /me'>['body']>) =>
    deed.run(async () => {
      person.value = await api('PATCH /me', { body })
      return undefined
    })
  const notify = (part: Partial<Notify>) => change({ notify: part })
  const chooseLanguage = (chosen: 'en' | 'de' | 'fr') => {
    prefer({ language: chosen })
    change({ language: chosen })
  }
  return (
    <section class="leaf" aria-labelledby="told">
      <h2 id="told">{w.told}</h2>
      <PushSwitch deed={deed} />
      <Choice
        label={w.letters}
        hint={me.email ? undefined : w.lettersText}
        value={me.notify.email}
        choices={Object.entries(w.letterChoices)}
        onChange={email => notify({ email: email as Notify['email'] })}
      />
      <Choice
        label={w.remind}
        value={`${me.notify.remind}`}
        choices={[0, 1, 4, 8, 24, 48].map(hours => [`${hours}`, hours ? w.remindHours(hours) : w.remindNever])}
        onChange={hours => notify({ remind: Number(hours) })}
      />
      <Quiet quiet={me.notify.quiet} onChange={quiet => notify({ quiet })} />
      <h3>{w.languageAndTime}</h3>
      <Choice
        label={words.value.language}
        value={me.language ?? language.value}
        choices={[
          ['en', 'English'],
          ['de', 'Deutsch'],
          ['fr', 'Français'],
        ]}
        onChange={chosen => chooseLanguage(chosen as 'en' | 'de' | 'fr')}
      />
      <Choice
        label={w.zone}
        value={me.zone ?? 'UTC'}
        choices={zones(me.zone).map(zone => [zone, zone.replaceAll('_', ' ')])}
        onChange={zone => change({ zone })}
      />
      <label class="field switch">
        <input
          type="checkbox"
          checked={me.listed}
          onChange={event => change({ listed: (event.target as HTMLInputElement).checked })}
        />
        <span>
          {w.listed}
          <small>{w.listedText}</small>
        </span>
      </label>
      <Said deed={deed} />
    </section>
  )
}

/** Every time zone the browser knows, and the one that is set. */
function zones(own: string | null): string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(own ? [own] : [])])
  return [...known].sort()
}

function Choice(props: {
  label: string
  hint?: string | undefined
  value: string
  choices: readonly (readonly [string, string])[]
  onChange(value: string): void
}) {
  return (
    <label class="field">
      <span>
        {props.label}
        {props.hint && <small>{props.hint}</small>}
      </span>
      <select value={props.value} onChange={event => props.onChange((event.target as HTMLSelectElement).value)}>
        {props.choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The night, as most people have it. */
const NIGHT = { from: 22, to: 7 }

function Quiet({ quiet, onChange }: { quiet: Notify['quiet']; onChange(quiet: Notify['quiet']): void }) {
  const w = saying.value
  const hour = (end: 'from' | 'to', label: string) => (
    <label>
      {label}{' '}
      <select
        value={`${quiet?.[end]}`}
        onChange={event => onChange({ ...NIGHT, ...quiet, [end]: Number((event.target as HTMLSelectElement).value) })}
      >
        {Array.from({ length: 24 }, (_, at) => (
          <option key={at} value={`${at}`}>
            {`${at}`.padStart(2, '0')}:00
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div class="quiet-hours">
      <label class="field switch">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={event => onChange((event.target as HTMLInputElement).checked ? NIGHT : null)}
        />
        <span>
          {w.quiet}
          <small>{w.quietText}</small>
        </span>
      </label>
      {quiet && (
        <div class="row hours">
          {hour('from', w.quietFrom)}
          {hour('to', w.quietTo)}
        </div>
      )}
    </div>
  )
}

/** Whether this browser is knocked at while the page is closed. */
function PushSwitch({ deed }: { deed: Deed }) {
  const state = useSignal<PushState | null>(null)
  const w = saying.value
  const look = async () => void (state.value = await pushState())
  useEffect(() => void look(), [])
  const now = state.value
  const hint = now === 'denied' ? w.pushDenied : now === 'impossible' ? w.pushImpossible : w.pushText
  return (
    <label class="field switch">
      <input
        type="checkbox"
        checked={now === 'on'}
        disabled={now === null || now === 'impossible' || now === 'denied'}
        onChange={event => {
          const isWanted = (event.target as HTMLInputElement).checked
          deed.run(async () => {
            await (isWanted ? wantPush() : takeBackPush()).finally(look)
            return undefined
          })
        }}
      />
      <span>
        {w.pushOn}
        <small>{hint}</small>
      </span>
    </label>
  )
}
