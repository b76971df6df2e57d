/** What the scene says of the expert game. */
export interface ExpertWords {
  rides(rider: string, mount: string): string
  /** The state of a door (closed, open, broken) and what is left of its stability, 0 for a plain one. */
  door(number: number, state: number, stability: number): string
  burns(field: string, left: number): string
  smoulders(field: string): string
  /** Where the wind blows to, 1 (north-east) to 6 on the rose, and how hard. */
  wind(towards: number, strength: number): string
  height(height: number): string
  houseWall(a: string, b: string): string
  window(a: string, b: string): string
  /** What is the matter with a field: what the battle or a building makes of it. */
  field: Readonly<Record<'burning' | 'ash' | 'corpse' | 'inside' | 'thickWall', string>>
  /** Lines of the card of a large element, an engine, a wizard. */
  overrun(value: number): string
  breath(factor: number, fire: boolean): string
  rider(factor: number): string
  gun(projectile: string, factor: number, splash: number, ranges: string): string
  projectiles: Readonly<Record<'bolt' | 'ball' | 'smallStone' | 'largeStone', string>>
  animals(size: number, ranged: number, melee: number): string
  grade(grade: number, power: number): string
  flyer: string
}
