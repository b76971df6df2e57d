import { useSignal } from '@preact/signals'

/** What is shown of something the server keeps: what one has just wished, until the server has said how it is. */
function useWish<T>(kept: T, onChange: (wished: T) => Promise<void>): [shown: T, wish: (wished: T) => void] {
  const wished = useSignal<{ value: T } | null>(null)
  const wish = (value: T) => {
    wished.value = { value }
    void onChange(value).finally(() => (wished.value = null))
  }
  return [wished.value ? wished.value.value : kept, wish]
}

/** Something one may want or not. */
export function Tick(props: {
  label: string
  hint?: string
  checked: boolean
  isOff?: boolean
  onChange(wished: boolean): Promise<void>
}) {
  const [shown, wish] = useWish(props.checked, props.onChange)
  return (
    <label class="field switch">
      <input
        type="checkbox"
        checked={shown}
        disabled={props.isOff}
        onChange={event => wish((event.target as HTMLInputElement).checked)}
      />
      <span>
        {props.label}
        {props.hint && <small>{props.hint}</small>}
      </span>
    </label>
  )
}

/** One of several things one may want. */
export function Choice<T extends string>(props: {
  label: string
  hint?: string | undefined
  value: T
  choices: readonly (readonly [T, string])[]
  /** Beside other fields, not across the page. */
  isShort?: boolean
  onChange(wished: T): Promise<void>
}) {
  const [shown, wish] = useWish(props.value, props.onChange)
  return (
    <label class={props.isShort ? 'short-field' : 'field'}>
      <span>
        {props.label}
        {props.hint && <small>{props.hint}</small>}
      </span>
      <select value={shown} onChange={event => wish((event.target as HTMLSelectElement).value as T)}>
        {props.choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
