import { fine, type Outcome, refused } from './outcome.ts'
import type { RuleId } from './state.ts'

/** Tables of one sort: one of the values listed of each setting named; `players` is how many play. */
export type Sort = Readonly<Record<string, readonly (boolean | string | number)[]>>

/** Tables of any of these sorts; of none if there are none. */
export type Where = readonly Sort[]

type Asked = {
  rule?: RuleId
  /** Elsewhere it changes nothing, and nobody is asked; without it, it counts everywhere. */
  where?: Where
  /** One of several readings of the rules: what people dispute about, and most tables leave alone. */
  isDisputed?: true
}

/** One thing a table may choose before the game: an optional rule, a scenario, a length. */
export type SettingSpec = Asked &
  (
    | {
        kind: 'switch'
        default: boolean
        /** On at tables like these, whatever was chosen. */
        onWhere?: Where
      }
    | {
        kind: 'choice'
        values: readonly string[]
        default: string
        /** Values that make sense at some tables only. */
        only?: Readonly<Record<string, Where>>
        /** Other settings that cannot have the same value, unless it is the default. */
        unlike?: readonly string[]
      }
    | {
        kind: 'number'
        min: number
        max: number
        default: number
        /** Where less is the most. */
        most?: readonly { where: Where; max: number }[]
      }
  )

/** A game's settings by name. Their names for people are in its texts. */
export type SettingSpecs = Readonly<Record<string, SettingSpec>>

/** A value for each setting. */
export type Settings = Readonly<Record<string, boolean | string | number>>

/** Every setting's value: those given, checked, and defaults for the rest. */
export function readSettings(specs: SettingSpecs, given: Readonly<Record<string, unknown>>): Outcome<Settings> {
  const settings: Record<string, boolean | string | number> = {}
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(specs, name)) continue
    const known = Object.keys(specs).join(', ') || 'none'
    return refused('setting', `There is no setting “${name}”; the settings are: ${known}.`)
  }
  for (const [name, spec] of Object.entries(specs)) {
    const value = given[name] ?? spec.default
    const fault = faultOf(spec, value)
    if (fault) return refused('setting', `Setting “${name}” is ${JSON.stringify(value)}; ${fault}.`)
    settings[name] = value as boolean | string | number
  }
  return fine(settings)
}

function faultOf(spec: SettingSpec, value: unknown): string | undefined {
  if (spec.kind === 'switch') return typeof value === 'boolean' ? undefined : 'it must be true or false'
  if (spec.kind === 'choice') {
    return spec.values.includes(value as string) ? undefined : `it must be one of: ${spec.values.join(', ')}`
  }
  const fits = Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
  return fits ? undefined : `it must be a whole number from ${spec.min} to ${spec.max}`
}
