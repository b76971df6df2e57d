/**
 * What the signs and letters on a game's boards mean, in one language: only those the game uses, by the names its scenes give
 * them. It is fetched when somebody asks for it.
 */
export interface Legend {
  /** Small figures in the corners of a piece. */
  readonly corners: Readonly<Partial<Record<'nw' | 'ne' | 'sw' | 'se', string>>>
  /** Signs on a piece, by badge. */
  readonly badges: Readonly<Record<string, string>>
  /** What is written on pieces and places, as it is written. */
  readonly letters: readonly (readonly [sign: string, meaning: string])[]
  /** Borders of places, by kind. */
  readonly sides: Readonly<Record<string, string>>
  /** The ground, by look. */
  readonly looks: Readonly<Record<string, string>>
}
