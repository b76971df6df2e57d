import type { Opening, Settings, Text } from '@hexarium/kernel'
import { settings as specs } from '../settings.ts'
import type { View } from '../view.ts'

type SettingWords = Text<View>['settings']

const SCENARIOS = ['twoPlayers', 'threePlayers', 'fourPlayers'] as const
const RACES = ['firstRace', 'secondRace', 'thirdRace', 'fourthRace'] as const

/** The games to ask for by name, scenarios by the names the settings have for them; the seats by the races that were chosen. */
export function openingIn(
  settings: SettingWords,
  seats: readonly string[],
  own: Opening['presets'],
  lines: Readonly<Record<string, string>>,
): Opening {
  const titles: Record<string, string> = Object.assign({}, ...SCENARIOS.map(name => settings[name]?.values))
  const scenarios = Object.entries(lines).map(([id, line]) => [id, { name: titles[id] ?? id, line }] as const)
  return {
    presets: { ...own, ...Object.fromEntries(scenarios) },
    sides(chosen: Settings, players) {
      const named = (name: (typeof RACES)[number], seat: number) => {
        const race = String(chosen[name] ?? specs[name].default)
        const seated = seats[seat] ?? ''
        return race === specs[name].default ? seated : (settings[name]?.values?.[race] ?? seated)
      }
      return RACES.slice(0, players).map(named)
    },
  }
}
