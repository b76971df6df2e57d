import type { Goal } from '../content/armies/battles.ts'

/** What is said of a battle of Demonworld before it is fought. */
export interface BriefingWords {
  /** By battle: the story in two sentences. */
  readonly stories: Readonly<Record<string, string>>
  readonly you: readonly [empire: string, orcs: string]
  readonly edges: Readonly<Record<'north' | 'south' | 'west' | 'both' | 'free', string>>
  readonly secret: string
  forces(side: string, list: string, points: number): string
  raise(points: number): string
  with(unit: string, items: string): string
  goals: Readonly<Record<Goal, (points: number) => readonly [empire: string, orcs: string]>>
  readonly counting: string
  readonly objectives: (count: number) => string
  rounds(count: number): string
  endless(quiet: number): string
  readonly endlessEver: string
  level(rules: string): string
  readonly flank: string
  /** What a side leaves at home: the Orcs, or below 0 the Empire. */
  handicap(points: number): string
  /** The handicap with which bots won about as often on either side, and the Empire’s share in percent. */
  evened(points: number, percent: number): string
  readonly designed: string
  round(round: number): string
  roundOf(round: number, last: number): string
  lastStand(points: number, needed: number): string
  losses(own: number, foe: number): string
  readonly holds: string
  quiet(rounds: number, limit: number): string
  readonly zones: Readonly<Record<'own' | 'mound' | 'pass' | 'safe', string>>
  zone(side: string): string
  objective(field: string, points: number): string
}
