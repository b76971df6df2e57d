/** What is said of a game of Titan before it is played. */
export interface BriefingWords {
  readonly titles: Readonly<Record<'whole' | 'short' | 'race' | 'limited', string>>
  readonly story: string
  you(colour: string): string
  readonly where: string
  forces(pieces: string, markers: number): string
  readonly goal: string
  goalPoints(points: number): string
  readonly counting: readonly string[]
  readonly length: string
  lengthPoints(points: number): string
  lengthTurns(turns: number): string
  readonly short: string
  round(round: number): string
  turnOf(turn: number, limit: number): string
  points(score: number): string
  pointsOf(score: number, target: number): string
  titanPower(power: number): string
  tower(seat: string): string
}
