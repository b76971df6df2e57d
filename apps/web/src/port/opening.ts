import type { AnyGame, Language, Opening, SettingSpec, Text } from '@hexarium/kernel'
import type { OpeningShown, SettingShown } from './calls.ts'

/** A game's settings as the page offers them. */
export function settingsShown(game: AnyGame, language: Language): SettingShown[] {
  return shownIn(game.settings, game.text[language].settings)
}

/** Settings with their words; a campaign agrees on such, too. */
export function shownIn(specs: Readonly<Record<string, SettingSpec>>, said: Text<never>['settings']): SettingShown[] {
  return Object.entries(specs).map(([name, spec]) => {
    const words = said[name]
    return {
      name,
      words: words?.name ?? name,
      hint: words?.hint ?? '',
      rule: spec.rule ?? '',
      kind: spec.kind,
      value: spec.default,
      values:
        spec.kind === 'choice' ? spec.values.map(value => ({ value, words: words?.values?.[value] ?? value })) : [],
      ...(spec.kind === 'number' ? { min: spec.min, max: spec.max } : { min: 0, max: 0 }),
      spec,
    }
  })
}

/** What may be played, and by what it may be changed. */
export function openingShown(game: AnyGame, language: Language, words: Opening | undefined): OpeningShown {
  return {
    settings: settingsShown(game, language),
    presets: (game.presets ?? []).flatMap(({ name, players, settings }) => {
      const said = words?.presets[name]
      return said ? [{ name, words: said.name, line: said.line, players: players ?? null, settings }] : []
    }),
  }
}
