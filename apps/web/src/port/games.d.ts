/** The games of the registry, made by `build/games.ts`: by language, and their bots apart. */
declare module 'virtual:games' {
  type Game = import('@hexarium/kernel').AnyGame
  type Language = import('@hexarium/kernel').Language

  export const games: Readonly<Record<string, Readonly<Record<Language, () => Promise<Game>>>>>
  export const bots: Readonly<Record<string, () => Promise<NonNullable<Game['bot']>>>>
}
