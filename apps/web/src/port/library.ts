import { games, rests } from 'virtual:games'
import { type AnyGame, defineGame, type Language, type Outcome, readSettings, refused } from '@hexarium/kernel'
import type { Laid } from './sitting.ts'

interface Book {
  game: AnyGame
  /** The languages whose words are here. */
  spoken: Set<Language>
  /** What follows once a board stands: bots, help, rules that not every table plays by. */
  rest: Promise<void> | null
  isWhole: boolean
}

const shelf = new Map<string, Book>()

/** A game with the words of a language; those of others come when they are wanted. */
export async function gameNamed(name: string, language: Language): Promise<Outcome<AnyGame>> {
  const [game] = await Promise.all([beginningOf(name, language), Object.hasOwn(games, name) ? rests[name]!() : null])
  if (game.ok) await restOf(name)
  return game
}

/** As much of a game as somebody needs to sit down at a new table with these settings. */
export async function gameFor(name: string, language: Language, settings: Laid['settings']): Promise<Outcome<AnyGame>> {
  const game = await beginningOf(name, language)
  if (!game.ok) return game
  const table = readSettings(game.value.settings, settings)
  if (table.ok && game.value.later?.isWanted(table.value)) await restOf(name)
  return game
}

/** What of a game comes first. */
export async function beginningOf(name: string, language: Language): Promise<Outcome<AnyGame>> {
  if (!Object.hasOwn(games, name)) return refused('game', `There is no game “${name}” here.`)
  const known = shelf.get(name)
  if (known?.spoken.has(language)) return { ok: true, value: known.game }
  const loaded = await games[name]![language]()
  const book = shelf.get(name) ?? { game: loaded, spoken: new Set(), rest: null, isWhole: false }
  shelf.set(name, book)
  book.game.text[language] = loaded.text[language]
  book.spoken.add(language)
  return { ok: true, value: book.game }
}

/** A game in whatever language it is here already, for who needs no words. */
export function gameInAnyWords(name: string): Promise<Outcome<AnyGame>> {
  const [language = 'en'] = shelf.get(name)?.spoken ?? []
  return gameNamed(name, language)
}

/** True once all of a game is here. */
export const isWhole = (name: string) => shelf.get(name)?.isWhole === true

/** Brings the rest of a game that is here. */
export function restOf(name: string): Promise<void> {
  const book = shelf.get(name)!
  book.rest ??= rests[name]!().then(
    parts => {
      // Its procedures lead to rules that were not here before.
      Object.assign(book.game, defineGame({ ...book.game, ...parts }))
      book.isWhole = true
    },
    error => {
      book.rest = null
      throw error
    },
  )
  return book.rest
}
