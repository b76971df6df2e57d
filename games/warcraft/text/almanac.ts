/** What is said on Warcraft's cards and charts. */
export interface AlmanacWords {
  readonly kinds: Readonly<
    Record<
      'unit' | 'worker' | 'hero' | 'creature' | 'creep' | 'card' | 'ability' | 'building' | 'outpost' | 'space',
      string
    >
  >
  readonly rows: Readonly<
    Record<
      | 'type'
      | 'level'
      | 'strength'
      | 'ability'
      | 'moves'
      | 'price'
      | 'next'
      | 'upgrade'
      | 'trainedBy'
      | 'life'
      | 'dice'
      | 'experience'
      | 'when'
      | 'effect'
      | 'mana'
      | 'gives'
      | 'copies'
      | 'race'
      | 'tiles'
      | 'ground'
      | 'points'
      | 'top'
      | 'count',
      string
    >
  >
  levelOf(level: number, levels: number): string
  hitsOn(strength: number): string
  buildings(count: number): string
  readonly lastLevel: string
  readonly hiddenCreep: string
  readonly all: string
  points(count: number): string
  readonly designed: string
  readonly outpost: string
  readonly charts: Readonly<Record<'pieces' | 'units' | 'prices' | 'cards' | 'heroes' | 'creeps' | 'points', string>>
  readonly priceHead: readonly string[]
  readonly prices: Readonly<Record<'building' | 'upgrade' | 'cooperative' | 'research' | 'hero', string>>
  readonly pointHead: readonly string[]
  readonly pointRows: Readonly<Record<'town' | 'objective' | 'card' | 'type', string>>
  readonly groups: Readonly<
    Record<'units' | 'buildings' | 'cards' | 'heroes' | 'abilities' | 'creeps' | 'creatures', string>
  >
}
