/** What is said on Demonworld's cards and charts, besides the words of units and of the rule book's tables. */
export interface CardWords {
  readonly kinds: Readonly<Record<'unit' | 'person' | 'large' | 'spell' | 'item' | 'field', string>>
  readonly rows: Readonly<
    Record<
      | 'left'
      | 'terrain'
      | 'level'
      | 'road'
      | 'unitCost'
      | 'looseCost'
      | 'depth'
      | 'objective'
      | 'points'
      | 'weapon'
      | 'armour'
      | 'fear'
      | 'victory'
      | 'morale'
      | 'power'
      | 'stores',
      string
    >
  >
  readonly yes: string
  readonly charts: Readonly<
    Record<
      | 'units'
      | 'commanders'
      | 'melee'
      | 'ranged'
      | 'initiative'
      | 'ground'
      | 'water'
      | 'gunnery'
      | 'wizards'
      | 'spells'
      | 'wind',
      string
    >
  >
  readonly modifierHead: readonly string[]
  readonly further: Readonly<
    Record<'support' | 'leaderStrike' | 'level' | 'levelUp' | 'hedge' | 'roadInfantry' | 'roadCavalry', string>
  > & { sections(count: number): string }
  readonly groups: Readonly<Record<'empire' | 'orcs' | 'sample' | 'spells' | 'items', string>>
}
