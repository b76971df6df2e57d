import type { Call, Notify, Self } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { api, person } from '../online/server.ts'
import { prefer } from '../preferences.ts'
import { type Deed, Said, useDeed } from './deed.tsx'
import { type PushState, pushState, takeBackPush, wantPush } from './push.ts'
import { saying } from './say.ts'
import { Choice, Tick } from './wish.tsx'

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
    return change({ language: chosen })
  }
  return (
    <section class="leaf" aria-labelledby="told">
      <h2 id="told">{w.told}</h2>
      <PushSwitch deed={deed} />
      <Choice
        label={w.letters}
        hint={me.email ? undefined : w.lettersText}
        value={me.notify.email}
        choices={(['never', 'hourly', 'daily'] as const).map(often => [often, w.letterChoices[often]])}
        onChange={email => notify({ email })}
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
        onChange={chooseLanguage}
      />
      <Choice
        label={w.zone}
        value={me.zone ?? 'UTC'}
        choices={zones(me.zone).map(zone => [zone, zone.replaceAll('_', ' ')])}
        onChange={zone => change({ zone })}
      />
      <Tick label={w.listed} hint={w.listedText} checked={me.listed} onChange={listed => change({ listed })} />
      <Said deed={deed} />
    </section>
  )
}

/** Every time zone the browser knows, and the one that is set. */
function zones(own: string | null): string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(own ? [own] : [])])
  return [...known].sort()
}

/** The night, as most people have it. */
const NIGHT = { from: 22, to: 7 }

function Quiet(props: { quiet: Notify['quiet']; onChange(quiet: Notify['quiet']): Promise<void> }) {
  const { quiet, onChange } = props
  const w = saying.value
  const hour = (end: 'from' | 'to', label: string) => (
    <Choice
      label={label}
      isShort
      value={`${quiet?.[end]}`}
      choices={Array.from({ length: 24 }, (_, at) => [`${at}`, `${`${at}`.padStart(2, '0')}:00`] as const)}
      onChange={chosen => onChange({ ...NIGHT, ...quiet, [end]: Number(chosen) })}
    />
  )
  return (
    <div class="quiet-hours">
      <Tick
        label={w.quiet}
        hint={w.quietText}
        checked={quiet !== null}
        onChange={wished => onChange(wished ? NIGHT : null)}
      />
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
    <Tick
      label={w.pushOn}
      hint={hint}
      checked={now === 'on'}
      isOff={now === null || now === 'impossible' || now === 'denied'}
      onChange={wished =>
        deed.run(async () => {
          await (wished ? wantPush() : takeBackPush()).finally(look)
          return undefined
        })
      }
    />
  )
}
