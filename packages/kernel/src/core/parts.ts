import type { GuideParts } from '../guide/spec.ts'
import type { Almanac } from '../show/almanac.ts'
import { LANGUAGES, type Language, type Text } from '../show/text.ts'
import { type AnyGame, defineGame, type GameCore, type GameHelp, type GameTools } from './game.ts'
import type { Opening } from './opening.ts'

// biome-ignore-start lint/suspicious/noExplicitAny: who loads games knows the state of none
/** A game as it is fetched, part by part: what a board needs comes first, the rest when it is wanted. */
export interface GameParts {
  game(): Promise<{ game: GameCore<any, any> }>
  help(): Promise<{ help: GameHelp<any> }>
  tools(): Promise<{ tools: GameTools<any> }>
  text: Readonly<Record<Language, () => Promise<{ text: Text<any> }>>>
  /** What is said before a table stands, where the game has presets or sides that depend on the settings. */
  opening?: Readonly<Record<Language, () => Promise<{ opening: Opening }>>>
  /** Cards, charts and briefings, where the game has them. */
  almanac?(): Promise<{ almanac: Almanac<any> }>
  /** Rules that not every table plays by (`GameCore.wantsChapters`): to be awaited before one that does opens. */
  chapters?(): Promise<unknown>
  /** A guided first game, where there is one. */
  guide?: GuideParts
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
  const openings = await Promise.all(
    LANGUAGES.map(async language => [language, (await parts.opening?.[language]())?.opening]),
  )
  const opening = parts.opening ? { opening: Object.fromEntries(openings) } : {}
  const almanac = await parts.almanac?.()
  return defineGame({ ...game, ...help, ...tools, text: Object.fromEntries(texts), ...opening, ...almanac })
}
