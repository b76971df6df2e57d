/** What is said on Dragon Rage's cards and charts, besides the words of the rule book's tables. */
export interface CardWords {
  readonly kinds: Readonly<Record<'unit' | 'monster' | 'spell' | 'hex' | 'area', string>>
  readonly rows: Readonly<
    Record<'climb' | 'door' | 'gate' | 'range' | 'toHit' | 'sources' | 'left' | 'terrain' | 'worth', string>
  >
  missile(least: number, range: number, tower: number): string
  readonly missileHead: readonly string[]
  readonly indirect: string
  readonly destroyed: string
  readonly charts: Readonly<
    Record<
      'combat' | 'units' | 'monsters' | 'gaits' | 'missiles' | 'breach' | 'spells' | 'victory' | 'scenarios',
      string
    >
  >
  readonly combatText: string
  readonly groups: Readonly<Record<'units' | 'monsters' | 'spells', string>>
}
