import type { Missing, Remains } from './rules.ts'

/** What the war keeps of a battle. */
export interface Fought {
  /** Nobody if it was drawn. */
  winner: number | null
  /** By side: points of what it destroyed or drove off. */
  scores: number[]
  remains: Remains[]
}

/** Something that has come to pass, for the story. */
export type Told =
  | { is: 'battle'; winner: number | null; gained: number[] }
  | { is: 'reserve'; side: number; card: string }

/** The war between two battles. */
export interface BorderWar {
  /** The last round of each battle; 0: as the book has it. */
  rounds: number
  /** By side: war points. */
  points: readonly number[]
  missing: Missing
  told: readonly Told[]
  /** Who may still call his reserves. */
  asked: number | null
}

/** How many battles were fought. */
export function battlesFought({ told }: BorderWar): number {
  return told.filter(({ is }) => is === 'battle').length
}
