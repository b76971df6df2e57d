import { words } from '../language.ts'
import type { Moment } from '../port/moment.ts'
import { type Preferences, prefer, preferences } from '../preferences.ts'

type SwitchName = { [K in keyof Preferences]: Preferences[K] extends boolean ? K : never }[keyof Preferences]

/** Something somebody may prefer or not. */
export function Switch({ name, label }: { name: SwitchName; label: string }) {
  return (
    <label class="field switch">
      <input
        type="checkbox"
        checked={preferences.value[name]}
        onChange={event => prefer({ [name]: (event.target as HTMLInputElement).checked })}
      />
      <span>{label}</span>
    </label>
  )
}

/** What of the board is drawn. */
export function LayerSwitches({ help }: { help: Moment['help'] }) {
  const w = words.value
  return (
    <>
      <Switch name="names" label={w.layerNames} />
      <Switch name="terrain" label={w.layerTerrain} />
      <Switch name="notes" label={w.layerNotes} />
      <Switch name="trails" label={w.layerTrails} />
      <Switch name="zones" label={w.layerZones} />
      <Switch name="cards" label={w.layerCards} />
      {help.plans && <Switch name="plans" label={w.layerPlans} />}
      {help.threats && <Switch name="threats" label={w.layerThreats} />}
    </>
  )
}
