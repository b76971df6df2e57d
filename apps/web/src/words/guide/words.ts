/** What the page says around a guided first game; the game's own words come with its guide. */
export interface GuideTalk {
  title: string
  /** How many ideas were met. */
  met(met: number, of: number): string
  goOn: string
  /** Answers to a choice that was advised, one after the other, and to another one. */
  praise: readonly string[]
  other: readonly string[]
  /** While others play. */
  waiting: string
  /** A question without words of its own. */
  ask: string
  askAlone: string
  /** Says what the sign at an advised choice means. */
  close: string
  titles: { done: string; won: string; lost: string }
  learnt: string
  next: string
  playOn: string
  again: string
  novice: string
  readOn(chapter: string): string
  board: string
}
