import type { Moment } from '../port/moment.ts'
import { type Preferences, prefer, preferences } from '../preferences.ts'
import { later } from '../words/later/later.ts'

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
  return (
    <>
      <Switch name="names" label={later.value.layerNames} />
      <Switch name="terrain" label={later.value.layerTerrain} />
      <Switch name="notes" label={later.value.layerNotes} />
      <Switch name="trails" label={later.value.layerTrails} />
      <Switch name="zones" label={later.value.layerZones} />
      <Switch name="cards" label={later.value.layerCards} />
      {help.plans && <Switch name="plans" label={later.value.layerPlans} />}
      {help.threats && <Switch name="threats" label={later.value.layerThreats} />}
    </>
  )
}
