/** A box to tick. */
export function Box(props: {
  label: string
  checked: boolean
  set(isOn: boolean): void
  isOff?: boolean
  hint?: string
}) {
  const { label, checked, set, isOff = false, hint } = props
  return (
    <label class="field switch">
      <input
        type="checkbox"
        checked={checked}
        disabled={isOff}
        onChange={event => set((event.target as HTMLInputElement).checked)}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}

/** One of several. */
export function Choice(props: {
  label: string
  value: string
  set(value: string): void
  values: readonly (readonly [value: string, words: string])[]
}) {
  const { label, value, set, values } = props
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={event => set((event.target as HTMLSelectElement).value)}>
        {values.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
