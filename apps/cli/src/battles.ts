import { type AnyGame, must, readSettings, type Settings } from '@hexarium/kernel'

/** A battle whose balance is measured: a preset of a game, and who sits where in it. */
export interface Battle {
  /** Its preset; empty where a game has none. */
  preset: string
  /** What each seat plays, where that may be chosen: `human`, `orc`. */
  sides: string[]
  settings: Settings
}

/** Every preset of a game for two, with everybody who may sit at either seat. What comes to the same settings is there once. */
export function battlesOf(game: AnyGame, others: Readonly<Record<string, unknown>>): Battle[] {
  const presets = game.presets?.filter(({ players = 2 }) => players === 2) ?? [{ name: '', settings: {} }]
  const found = new Map<string, Battle>()
  for (const { name, settings } of presets)
    for (const sides of sidesIn(game, settings)) {
      const chosen = must(readSettings(game.settings, { ...settings, ...sides, ...others }))
      const battle = {
        preset: name,
        sides: Object.values(sides).map(String),
        settings: { ...settings, ...sides, ...others },
      }
      found.set(JSON.stringify(chosen), battle as Battle)
    }
  return [...found.values()]
}

/** Settings that say what a seat plays must differ from each other: all ways to fill those of the first two seats. */
function sidesIn(game: AnyGame, settled: Settings): Settings[] {
  const [first, second] = Object.entries(game.settings).flatMap(([name, spec]) =>
    spec.kind === 'choice' && spec.unlike ? [{ name, values: spec.values.filter(value => value !== 'random') }] : [],
  )
  if (!first || !second) return [{}]
  const valuesOf = ({ name, values }: typeof first) => (name in settled ? [String(settled[name])] : values)
  return valuesOf(first).flatMap(one =>
    valuesOf(second).flatMap(other => (one === other ? [] : [{ [first.name]: one, [second.name]: other }])),
  )
}
