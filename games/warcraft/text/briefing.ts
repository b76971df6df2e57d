/** What is said of a game of Warcraft before it is played. */
export interface BriefingWords {
  /** By scenario: the story in two sentences, the goal, and what is special. */
  readonly scenarios: Readonly<
    Record<string, { readonly story: string; readonly goal: string; readonly special?: string }>
  >
  you(race: string): string
  readonly youRandom: string
  /** `alone`, or with partners. */
  partners(list: string): string
  readonly alone: string
  readonly where: string
  readonly whereSet: string
  forces(gold: number, wood: number, workers: number, melee: number, cards: number): string
  readonly goalPoints: (points: number) => string
  readonly goalTurnEnd: (points: number) => string
  readonly goalTown: string
  counting(town: number): readonly string[]
  length(turns: number): string
  readonly options: Readonly<
    Record<'heroes' | 'creeps' | 'racial' | 'research' | 'draining' | 'hidden' | 'cards' | 'strategic', string>
  >
  removes(cards: string): string
  turnOf(turn: number, limit: number): string
  pointsOf(points: number, goal: number): string
  /** WC-B-MOV-10: a Town that enemies have held at the end of a turn; whose it is matters. */
  townTaken(town: string, isOwn: boolean): string
  readonly zones: Readonly<Record<'objective' | 'town', string>>
  worth(place: string, points: number): string
}
