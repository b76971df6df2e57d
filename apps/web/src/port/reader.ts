import type { AnyGame, Briefing, Card, Chart, Entry, Language, Seat, Settings } from '@hexarium/kernel'
import { readSettings } from '@hexarium/kernel'

/** Who looks something up: through whose eyes, in which language. Who sees with several seats has several views. */
export interface Reader {
  game: AnyGame
  language: Language
  views: readonly unknown[]
}

/** A card, and of what it is. */
export interface CardShown extends Card {
  id: string
}

/** A briefing as the page shows it. */
export interface BriefingShown extends Omit<Briefing, 'favour'> {
  /** The side one reads it for. */
  side: string
  favour: { side: string; percent: number; games: number; by: string; date: string } | null
}

/** The cards of some things, in this order; what there is no card of is left out. Whose eyes know most says what is told. */
export function cardsFor({ game, language, views }: Reader, ids: readonly string[]): CardShown[] {
  const seen = views.length > 0 ? views : [null]
  return ids.flatMap(id => {
    const told = seen.flatMap(view => game.almanac?.card(id, language, view) ?? [])
    const [most] = told.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
    return most ? [{ ...most, id }] : []
  })
}

/** The charts of a game, as they matter now. */
export function chartsFor({ game, language, views }: Reader): readonly Chart[] {
  return game.almanac?.charts(language, views[0] ?? null) ?? []
}

/** All that has a card. */
export function entriesFor({ game, language }: Reader): readonly Entry[] {
  return game.almanac?.index(language) ?? []
}

/** What a table with such settings is about, for a seat; nothing where the game does not say or the settings do not fit. */
export function briefingFor(
  game: AnyGame,
  language: Language,
  given: Readonly<Record<string, unknown>>,
  sides: readonly string[],
  seat: Seat,
): BriefingShown | null {
  const settings = readSettings(game.settings, given)
  if (!game.almanac || !settings.ok) return null
  const { favour, ...briefing } = game.almanac.briefing(language, settings.value as Settings, sides.length, seat)
  const name = (of: Seat) => sides[of] ?? `${of + 1}`
  return {
    ...briefing,
    side: seat >= 0 ? name(seat) : '',
    favour: favour ? { ...favour, side: name(favour.seat), percent: Math.round(favour.share * 100) } : null,
  }
}
