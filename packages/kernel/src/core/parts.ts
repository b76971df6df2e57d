import { LANGUAGES, type Language, type Text } from '../show/text.ts'
import { type AnyGame, defineGame, type GameCore, type GameHelp, type GameTools } from './game.ts'

// biome-ignore-start lint/suspicious/noExplicitAny: who loads games knows the state of none
/** A game as it is fetched, part by part: what a board needs comes first, the rest when it is wanted. */
export interface GameParts {
  game(): Promise<{ game: GameCore<any, any> }>
  help(): Promise<{ help: GameHelp<any> }>
  tools(): Promise<{ tools: GameTools<any> }>
  text: Readonly<Record<Language, () => Promise<{ text: Text<any> }>>>
  /** Rules that not every table plays by (`GameCore.wantsChapters`): to be awaited before one that does opens. */
  chapters?(): Promise<unknown>
}
// biome-ignore-end lint/suspicious/noExplicitAny: see above

const loaded = new WeakMap<GameParts, Promise<AnyGame>>()

/** All of a game in all languages, loaded once. */
export function wholeGame(parts: GameParts): Promise<AnyGame> {
  const known = loaded.get(parts) ?? load(parts)
  loaded.set(parts, known)
  return known
}

async function load(parts: GameParts): Promise<AnyGame> {
  await parts.chapters?.()
  const [{ game }, { help }, { tools }] = await Promise.all([parts.game(), parts.help(), parts.tools()])
  const texts = await Promise.all(LANGUAGES.map(async language => [language, (await parts.text[language]()).text]))
  return defineGame({ ...game, ...help, ...tools, text: Object.fromEntries(texts) })
}
