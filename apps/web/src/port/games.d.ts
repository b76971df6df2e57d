/** The games of the registry, made by `build/games.ts`: by language, and what follows once the board stands. */
declare module 'virtual:games' {
  type Game = import('@hexarium/kernel').AnyGame
  type Language = import('@hexarium/kernel').Language

  export const games: Readonly<Record<string, Readonly<Record<Language, () => Promise<Game>>>>>
  export const rests: Readonly<Record<string, () => Promise<Pick<Game, 'bot' | 'odds' | 'aid' | 'position'>>>>
}
