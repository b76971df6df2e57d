import { bots, games } from 'virtual:games'
import { type AnyGame, type Language, type Outcome, refused } from '@hexarium/kernel'

interface Book {
  game: AnyGame
  /** The languages whose words are here. */
  spoken: Set<Language>
}

const shelf = new Map<string, Book>()

/** A game with the words of a language; those of others come when they are wanted. */
export async function gameNamed(name: string, language: Language): Promise<Outcome<AnyGame>> {
  if (!Object.hasOwn(games, name)) return refused('game', `There is no game “${name}” here.`)
  const known = shelf.get(name)
  if (known?.spoken.has(language)) return { ok: true, value: known.game }
  const loaded = await games[name]![language]()
  const book = shelf.get(name) ?? { game: loaded, spoken: new Set() }
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

/** The board is on the screen before bots are sent for, in milliseconds. */
const HEAD_START = 300

/** What a bot knows of a game comes before its first thought. */
export async function wakeBots(name: string): Promise<void> {
  const book = shelf.get(name)
  if (!book || book.game.bot) return
  await new Promise(resolve => setTimeout(resolve, HEAD_START))
  book.game.bot ??= await bots[name]!()
}
