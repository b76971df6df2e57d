import type { Settings } from '@hexarium/kernel'
import type { OpeningShown } from '../port/calls.ts'

/** What is played at a table: the preset that says most of what was chosen, or nothing. */
export function scenarioOf(opening: OpeningShown | undefined, given: Record<string, unknown>, players: number): string {
  if (!opening) return ''
  const settings: Settings = Object.fromEntries(
    opening.settings.map(({ name, value }) => [name, (given[name] ?? value) as string]),
  )
  const fitting = opening.presets.filter(
    preset =>
      (preset.players === null || preset.players === players) &&
      Object.entries(preset.settings).every(([name, value]) => settings[name] === value),
  )
  const size = (of: (typeof fitting)[number]) => Object.keys(of.settings).length
  return fitting.toSorted((one, other) => size(other) - size(one))[0]?.words ?? ''
}
