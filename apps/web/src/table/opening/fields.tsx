import type { Where } from '@hexarium/kernel'
import { words } from '../../language.ts'
import type { SettingShown } from '../../port/calls.ts'
import { later } from '../../words/later/later.ts'
import { type Choosing, type Field, OWN } from './choosing.ts'
import '../../style/opening.css'

/** What may be played, by name, with a line about each. */
export function Presets({ choosing }: { choosing: Choosing }) {
  const l = later.value
  const { presets } = choosing.opening.value
  if (presets.length === 0) return null
  const all = [...presets, { name: OWN, words: l.asYouLike, line: l.asYouLikeLine, players: null }]
  return (
    <fieldset class="presets">
      <legend>{l.whatToPlay}</legend>
      <div class="preset-list">
        {all.map(({ name, words: title, line, players }) => (
          <label class="preset" key={name}>
            <input
              type="radio"
              name="preset"
              checked={choosing.preset.value === name}
              onChange={() => choosing.choose(name)}
            />
            <span>
              <strong>{title}</strong>
              {players !== null && <em>{l.playersOf(players)}</em>}
              <small>{line}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What belongs to it, and apart from that what people dispute about. */
export function Settings({ choosing }: { choosing: Choosing }) {
  const l = later.value
  const fields = choosing.fields.value
  const plain = fields.filter(({ setting }) => !setting.spec.isDisputed)
  const disputed = fields.filter(({ setting }) => setting.spec.isDisputed)
  return (
    <>
      {plain.length > 0 && (
        <fieldset>
          <legend>{choosing.preset.value === OWN ? words.value.settings : l.furtherSettings}</legend>
          {plain.map(field => (
            <SettingField key={field.setting.name} {...{ field, choosing }} />
          ))}
        </fieldset>
      )}
      {disputed.length > 0 && (
        <details class="disputed">
          <summary>{l.disputed(disputed.length)}</summary>
          <p>{l.disputedText}</p>
          <div class="form">
            {disputed.map(field => (
              <SettingField key={field.setting.name} {...{ field, choosing }} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

function SettingField({ field, choosing }: { field: Field; choosing: Choosing }) {
  const { setting, isOn, max } = field
  const l = later.value
  const bound = isOn && setting.spec.kind === 'switch' ? nameOf(choosing, setting.spec.onWhere) : undefined
  const limit = setting.kind === 'number' && max < setting.max ? l.atMost(max) : ''
  const hint = [bound ? l.comesWith(bound) : setting.hint, limit, setting.rule && `(${setting.rule})`]
  const isSwitch = setting.kind === 'switch'
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what Input makes
    <label class={`field${isSwitch ? ' switch' : ''}`}>
      {isSwitch && <Input {...{ field, choosing }} />}
      <span>
        {setting.words}
        <small>{hint.filter(Boolean).join(' ')}</small>
      </span>
      {!isSwitch && <Input {...{ field, choosing }} />}
    </label>
  )
}

function Input({ field, choosing }: { field: Field; choosing: Choosing }) {
  const { setting, value, isOn, shut, max } = field
  const { name, kind, min } = setting
  const onChange = (wanted: boolean | string | number) => choosing.set(name, wanted)
  if (kind === 'switch') {
    return (
      <input
        type="checkbox"
        checked={value as boolean}
        disabled={isOn}
        onChange={event => onChange((event.target as HTMLInputElement).checked)}
      />
    )
  }
  if (kind === 'number') {
    return (
      <input
        type="number"
        min={min}
        max={max}
        value={value as number}
        disabled={max <= min}
        onChange={event => {
          const wanted = Math.round(Number((event.target as HTMLInputElement).value))
          onChange(Math.min(max, Math.max(min, wanted || min)))
        }}
      />
    )
  }
  return (
    <select value={value as string} onChange={event => onChange((event.target as HTMLSelectElement).value)}>
      {setting.values.map(one => {
        const isShut = shut.includes(one.value)
        return (
          <option key={one.value} value={one.value} disabled={isShut}>
            {isShut ? `${one.words} (${whyShut(choosing, setting, one.value)})` : one.words}
          </option>
        )
      })}
    </select>
  )
}

/** Why a value cannot be had: a seat before has it, or it wants another table. */
function whyShut(choosing: Choosing, { spec }: SettingShown, value: string): string {
  const l = later.value
  if (spec.kind !== 'choice') return ''
  const settings = choosing.settings.value
  const taker = spec.unlike?.find(other => settings[other] === value)
  if (taker !== undefined) return l.takenBy(settingNamed(choosing, taker)?.words ?? taker)
  return l.onlyWith(nameOf(choosing, spec.only?.[value]) ?? '')
}

/** What a table must have for something: the first settings that it asks for, with its values. */
function nameOf(choosing: Choosing, where: Where | undefined): string | undefined {
  const players = choosing.players.value
  const sort = where?.find(one => one['players']?.includes(players) ?? true)
  const parts = Object.entries(sort ?? {}).filter(([name]) => name !== 'players')
  const texts = parts.map(([name, values]) => {
    const setting = settingNamed(choosing, name)
    const known = setting?.values.filter(one => values.includes(one.value)).map(one => one.words)
    return known && known.length > 0 ? known.join(', ') : (setting?.words ?? name)
  })
  return texts.length > 0 ? texts.join(' · ') : undefined
}

const settingNamed = (choosing: Choosing, name: string) =>
  choosing.opening.value.settings.find(setting => setting.name === name)
