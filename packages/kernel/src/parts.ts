import { type AnyGame, defineGame, type GameCore, type GameHelp, type GameTools } from './game.ts'
import { LANGUAGES, type Language, type Text } from './text.ts'

// biome-ignore-start lint/suspicious/noExplicitAny: who loads games knows the state of none
/** A game as it is fetched, part by part: what a page needs comes first, the rest when it is wanted. */
export interface GameParts {
  game(): Promise<{ game: GameCore<any, any> }>
  help(): Promise<{ help: GameHelp<any> }>
  tools(): Promise<{ tools: GameTools<any> }>
  text: Readonly<Record<Language, () => Promise<{ text: Text<any> }>>>
  /** Rules that not every table plays by: to be awaited before one that does opens. */
  chapters?(): Promise<unknown>
}
// biome-ignore-end lint/suspicious/noExplicitAny: see above

/** All of a game, in all languages. */
export async function wholeGame(parts: GameParts): Promise<AnyGame> {
  await parts.chapters?.()
  const [{ game }, { help }, { tools }, ...texts] = await Promise.all([
    parts.game(),
    parts.help(),
    parts.tools(),
    ...LANGUAGES.map(language => parts.text[language]()),
  ])
  const text = Object.fromEntries(LANGUAGES.map((language, n) => [language, texts[n].text]))
  return defineGame({ ...game, ...help, ...tools, text: text as AnyGame['text'] })
}
