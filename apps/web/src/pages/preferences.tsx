import { words } from '../language.ts'
import type { Moment } from '../port/moment.ts'
import { hasHabit, keepHabit, type Preferences, prefer, preferences } from '../preferences.ts'
import { later } from '../words/later/later.ts'
import { Dialog } from './dialog.tsx'
import { LayerSwitches, Switch } from './switches.tsx'

interface Props {
  onClose(): void
  moment?: Moment
  /** One comes from a question the table answered: what it may answer stands first. */
  isAboutHabits?: boolean
}

/** Everything somebody may prefer. */
export function PreferencesDialog({ onClose, moment, isAboutHabits = false }: Props) {
  const w = words.value
  const now = preferences.value
  return (
    <Dialog title={w.preferences} onClose={onClose}>
      <div class="form">
        {moment && isAboutHabits && <Habits moment={moment} />}
        <Choice
          name="language"
          label={w.language}
          values={[
            ['auto', later.value.asBrowser],
            ['en', 'English'],
            ['de', 'Deutsch'],
            ['fr', 'Français'],
          ]}
        />
        <Choice
          name="theme"
          label={w.theme}
          values={[
            ['auto', later.value.asBrowser],
            ['light', later.value.daylight],
            ['dark', later.value.candlelight],
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
            {now.pace > 1200 && <option value={`${now.pace}`}>{w.paceCalm}</option>}
          </select>
        </label>
        <Switch name="confirm" label={later.value.confirmRisky} />
        {Object.values(now.unasked).some(names => names.length > 0) && (
          <button type="button" class="quiet" onClick={() => prefer({ unasked: {} })}>
            {later.value.askAgain}
          </button>
        )}
        <Switch name="remind" label={later.value.remind} />
        <Switch name="spare" label={later.value.spare} />
        <Switch name="sound" label={w.sound} />
        <Switch name="textView" label={w.textView} />
        {moment && !isAboutHabits && moment.habits.length > 0 && <Habits moment={moment} />}
        <fieldset>
          <legend>{w.layers}</legend>
          <LayerSwitches help={moment?.help ?? { plans: true, threats: true }} />
        </fieldset>
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

/** Trivial choices of a game that one may leave to the table. */
function Habits({ moment }: { moment: Moment }) {
  return (
    <fieldset>
      <legend>{later.value.habits}</legend>
      {moment.habits.map(({ name, words: text, isObvious }) => (
        <label key={name} class="field switch">
          <input
            type="checkbox"
            checked={hasHabit(moment.game, name, isObvious)}
            onChange={event => keepHabit(moment.game, name, (event.target as HTMLInputElement).checked)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
