/** What is said of a scenario of Dragon Rage before it is played. */
export interface BriefingWords {
  /** By printed scenario, and for each way to choose forces oneself: the story in two sentences. */
  readonly stories: Readonly<Record<string, string>>
  readonly free: Readonly<Record<'proposed' | 'points' | 'campaign', string>>
  /** By map: who one is, invader and city. */
  readonly you: readonly (readonly [invader: string, city: string])[]
  /** By map: where one begins. */
  readonly where: readonly (readonly [invader: string, city: string])[]
  forces(side: string, force: string): string
  budget(side: string, points: string): string
  readonly freeForces: Readonly<Record<'proposed' | 'points' | 'campaign', string>>
  goal(points: number, inAll: number): string
  readonly goalOpen: string
  readonly goalCity: string
  counting(inAll: number): readonly string[]
  length(patience: number): string
  reinforcements(first: number, every: number, count: number): string
  readonly cityFirst: string
  readonly invaderFirst: string
  readonly elowyn: string
  readonly graded: string
  handicap(points: number): string
  /** The handicap with which bots won about as often on either side: what it adds to the goal, and the invader's share in percent. */
  evened(points: number, percent: number): string
  readonly reconstructed: string
  turn(turn: number): string
  points(now: number, goal: number): string
  idle(turns: number, patience: number): string
  outside(turns: number, patience: number): string
  readonly zones: Readonly<Record<'city' | 'invader' | 'entries' | 'exits', string>>
  victory(place: string, points: number, isGone: boolean): string
}
