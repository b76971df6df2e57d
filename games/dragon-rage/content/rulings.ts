import type { Rulings } from '../state.ts'

/** Section E of the digest: the rulings a table starts with. */
export const STANDARD_RULINGS: Readonly<Rulings> = {
  /** D3: 1 only militia and infantry have the row of city troops; 0 archers and cavalry too. */
  climbRowMilitiaOnly: 1,
  /** D26: 0 a roc's belly is hit from underneath; 1 from everywhere. */
  rocBellyFrom: 0,
  /** D18: what a missile needs against giants and T-rexes: 6, or 5 next to them. */
  giantMissileNeed: 6,
  /** D15: 0 Elowyn is freed by a human in her hex; 1 in an adjacent one. */
  freeElowyn: 0,
  /** D10: 0 fog on either side of a wall stops a climb; 1 only on both. */
  fogClimb: 0,
  /** D12: 0 a new elemental may attack and not move; 1 move and not attack. */
  elementalFirstTurn: 0,
}
