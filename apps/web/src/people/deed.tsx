import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { saying, whyNot } from './say.ts'
import type { Fault } from './words/words.ts'

/** Something one asks the server for: whether it is under way, and what came of it, in words. */
export interface Deed {
  isBusy: boolean
  said: { text: string; isFault: boolean } | null
  /** Does it; what it resolves to is said, otherwise that it is saved. */
  run(work: () => Promise<string | undefined>, exactly?: Partial<Record<string, Fault>>): Promise<void>
}

/** A deed of this component; `why` says in words what stood against it. */
export function useDeed(
  why: (error: unknown, exactly?: Partial<Record<string, Fault>>) => string | Promise<string> = whyNot,
): Deed {
  const isBusy = useSignal(false)
  const said = useSignal<Deed['said']>(null)
  return {
    isBusy: isBusy.value,
    said: said.value,
    async run(work, exactly) {
      if (isBusy.peek()) return
      isBusy.value = true
      said.value = null
      try {
        said.value = { text: (await work()) ?? saying.peek().saved, isFault: false }
      } catch (error) {
        said.value = { text: await why(error, exactly), isFault: true }
      }
      isBusy.value = false
    },
  }
}

/** What came of it. */
export function Said({ deed: { said } }: { deed: Deed }) {
  if (!said) return <p class="said" role="status" />
  return (
    <p class="said" role={said.isFault ? 'alert' : 'status'}>
      {said.text}
    </p>
  )
}

/** A form that does a deed. */
export function DeedForm(props: { deed: Deed; onSubmit(data: FormData): void; children: ComponentChildren }) {
  return (
    <form
      class="deed"
      aria-busy={props.deed.isBusy}
      onSubmit={event => {
        event.preventDefault()
        props.onSubmit(new FormData(event.currentTarget as HTMLFormElement))
      }}
    >
      {props.children}
      <Said deed={props.deed} />
    </form>
  )
}

/** What was typed into a field. */
export const typed = (data: FormData, name: string): string => `${data.get(name) ?? ''}`

/** Where a new password is typed. */
export function NewPassword({ name }: { name: string }) {
  const w = saying.value
  return (
    <Field
      name={name}
      label={w.passwordNew}
      hint={w.passwordText}
      type="password"
      min={8}
      max={200}
      autocomplete="new-password"
    />
  )
}

/** A line to type into. */
export function Field(props: {
  name: string
  label: string
  hint?: string
  type?: 'text' | 'password' | 'email' | 'number'
  autocomplete?: string
  value?: string
  min?: number
  max?: number
  isOptional?: boolean
}) {
  const { name, label, hint, type = 'text', autocomplete = 'off', value, min, max, isOptional } = props
  const isNumber = type === 'number'
  return (
    <label class="field stacked">
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        name={name}
        type={type as 'text'}
        autocomplete={autocomplete}
        required={!isOptional}
        {...(value === undefined ? {} : { defaultValue: value })}
        {...(min === undefined ? {} : isNumber ? { min } : { minLength: min })}
        {...(max === undefined ? {} : isNumber ? { max } : { maxLength: max })}
      />
    </label>
  )
}
