/** What is said on Skirmish's cards, in its chart and of the game before it is played. */
export interface AlmanacWords {
  readonly unit: string
  readonly hex: string
  readonly left: string
  readonly terrain: string
  readonly cost: string
  readonly hill: string
  readonly charts: { readonly units: string; readonly terrain: string }
  readonly terrainHead: readonly string[]
  readonly terrains: Readonly<Record<'open' | 'woods' | 'hill', readonly [name: string, effect: string]>>
  readonly title: string
  readonly story: string
  you(side: string): string
  readonly where: readonly [red: string, blue: string]
  forces(list: string): string
  goal(hill: number): string
  readonly counting: string
  length(rounds: number): string
  readonly special: string
  roundOf(round: number, last: number): string
  strength(own: number, other: number): string
}
