import { words } from '../language.ts'
import { type Preferences, prefer, preferences } from '../preferences.ts'
import { Dialog } from './dialog.tsx'

/** Everything somebody may prefer. */
export function PreferencesDialog({ onClose }: { onClose(): void }) {
  const w = words.value
  const now = preferences.value
  return (
    <Dialog title={w.preferences} onClose={onClose}>
      <div class="form">
        <Choice
          name="language"
          label={w.language}
          values={[
            ['auto', w.asBrowser],
            ['en', 'English'],
            ['de', 'Deutsch'],
            ['fr', 'Français'],
          ]}
        />
        <Choice
          name="theme"
          label={w.theme}
          values={[
            ['auto', w.asBrowser],
            ['light', w.daylight],
            ['dark', w.candlelight],
          ]}
        />
        <label class="field">
          <span>{w.pace}</span>
          <select
            value={`${now.pace}`}
            onChange={event => prefer({ pace: Number((event.target as HTMLSelectElement).value) })}
          >
            <option value="0">{w.paceAtOnce}</option>
            <option value="450">{w.paceBrisk}</option>
            <option value="1200">{w.paceCalm}</option>
          </select>
        </label>
        <Switch name="confirm" label={w.confirmRisky} />
        <Switch name="names" label={w.layerNames} />
        <Switch name="terrain" label={w.layerTerrain} />
        <Switch name="textView" label={w.textView} />
      </div>
    </Dialog>
  )
}

function Choice(props: { name: 'language' | 'theme'; label: string; values: [string, string][] }) {
  const { name, label, values } = props
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={preferences.value[name]}
        onChange={event => prefer({ [name]: (event.target as HTMLSelectElement).value } as Partial<Preferences>)}
      >
        {values.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function Switch({ name, label }: { name: 'confirm' | 'names' | 'terrain' | 'textView'; label: string }) {
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
