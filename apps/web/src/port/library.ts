import { type AnyGame, defineGame, type Language, type Outcome, readSettings, refused } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Laid } from './sitting.ts'

interface Book {
  game: AnyGame
  /** The languages whose words are here. */
  spoken: Set<Language>
  /** Bots and help, which follow once a board stands. */
  help: Promise<void> | null
  isWhole: boolean
}

const shelf = new Map<string, Book>()

/** A game with everything to play, look at or explain any of its tables, in a language. */
export async function gameNamed(name: string, language: Language): Promise<Outcome<AnyGame>> {
  if (!Object.hasOwn(registry, name)) return unknown(name)
  const parts = registry[name]
  const [game] = await Promise.all([beginningOf(name, language), parts.chapters?.(), parts.help()])
  await helpOf(name)
  return game
}

/** As much of a game as somebody needs to sit down at a new table with these settings. */
export async function gameFor(name: string, language: Language, settings: Laid['settings']): Promise<Outcome<AnyGame>> {
  const game = await beginningOf(name, language)
  if (!game.ok) return game
  const table = readSettings(game.value.settings, settings)
  if (table.ok && game.value.wantsChapters?.(table.value)) {
    await registry[name].chapters?.()
    Object.assign(game.value, defineGame(game.value)) // its procedures now lead to the chapters
  }
  return game
}

/** What of a game comes first: its rules and the words of a language. */
export async function beginningOf(name: string, language: Language): Promise<Outcome<AnyGame>> {
  if (!Object.hasOwn(registry, name)) return unknown(name)
  const known = shelf.get(name)
  if (known?.spoken.has(language)) return { ok: true, value: known.game }
  const parts = registry[name]
  const [{ game }, { text }] = await Promise.all([parts.game(), parts.text[language]()])
  const book: Book = shelf.get(name) ?? {
    game: defineGame({ ...game, text: {} as AnyGame['text'] }),
    spoken: new Set(),
    help: null,
    isWhole: false,
  }
  shelf.set(name, book)
  book.game.text[language] = text
  book.spoken.add(language)
  return { ok: true, value: book.game }
}

/** A game in whatever language it is here already, for who needs no words. */
export function gameInAnyWords(name: string): Promise<Outcome<AnyGame>> {
  const [language = 'en'] = shelf.get(name)?.spoken ?? []
  return gameNamed(name, language)
}

/** A game's guided first game, as it is fetched, if it has one. */
export const guideParts = (name: string) => (Object.hasOwn(registry, name) ? registry[name].guide : undefined)

/** True once bots and help are here. */
export const isWhole = (name: string) => shelf.get(name)?.isWhole === true

/** What reckons help, once any game has it. */
export let looking: typeof import('./looking.ts') | null = null

/** Brings what bots of a game that is here go by: no more than they need to make the first choice of a table. */
export async function botsOf(name: string): Promise<void> {
  const { game } = shelf.get(name)!
  if (game.bot) return
  const { help } = await registry[name].help()
  Object.assign(game, defineGame({ ...game, ...help }))
}

/** Brings bots and help of a game that is here. */
export function helpOf(name: string): Promise<void> {
  const book = shelf.get(name)!
  const { almanac } = registry[name]
  book.help ??= Promise.all([almanac?.(), import('./looking.ts'), botsOf(name)]).then(
    ([found, reckoned]) => {
      looking = reckoned
      Object.assign(book.game, defineGame({ ...book.game, ...found }))
      book.isWhole = true
    },
    error => {
      book.help = null
      throw error
    },
  )
  return book.help
}

const unknown = (name: string): Outcome<AnyGame> => refused('game', `There is no game “${name}” here.`)
