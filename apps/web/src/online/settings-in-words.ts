import type { Settings } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import type { SettingShown } from '../port/calls.ts'
import { Desk } from '../port/desk.ts'

/** The settings that are not a game's own, a line each; null until they are known. */
export function useSettingsInWords(game: string, settings: Settings): readonly string[] | null {
  const known = useSignal<readonly SettingShown[] | null>(null)
  useEffect(() => {
    const desk = new Desk(() => {})
    desk.ask('settings', game, language.value).then(
      found => {
        known.value = found
        desk.close()
      },
      () => desk.close(),
    )
    return () => desk.close()
  }, [game, language.value])
  const w = words.value
  const inWords = (setting: SettingShown) => {
    const value = settings[setting.name]
    if (setting.kind === 'switch') return w.with(setting.words, value ? w.yes : w.no)
    return w.with(setting.words, setting.values.find(one => one.value === value)?.words ?? `${value}`)
  }
  return known.value?.filter(({ name, value }) => (settings[name] ?? value) !== value).map(inWords) ?? null
}
