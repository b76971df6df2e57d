/** What is said of a contact before it is made. */
export interface ForesightWords {
  /** Who would be touched. */
  contact(foes: readonly string[]): string
  /** Who strikes first: the initiative of the own, and of the enemies. */
  first(own: number, foes: number): string
  last(own: number, foes: number): string
  together(initiative: number): string
  /** How many could strike, the base number of the easiest blow, and the hits to be expected of all, rounded. */
  own(strikers: number, base: number, hits: number): string
  foes(strikers: number, base: number, hits: number): string
  /** Nobody of a side could strike. */
  readonly ownNobody: string
  readonly foesNobody: string
  /** Some of those touched may still turn. */
  reacts(foes: readonly string[]): string
}
