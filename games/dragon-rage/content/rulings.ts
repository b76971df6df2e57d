import type { Rulings } from '../state.ts'

/** Section E of the digest: the rulings a table starts with. */
export const STANDARD_RULINGS: Readonly<Rulings> = {
  /** D3: only militia and infantry have the row of city troops; otherwise archers and cavalry too. */
  climbRowMilitiaOnly: true,
  /** D26: a roc's belly is hit from everywhere; otherwise from underneath. */
  rocBellyFrom: false,
  /** D18: what a missile needs against giants and T-rexes: 6, or 5 next to them. */
  giantMissileNeed: 6,
  /** D15: Elowyn is freed by a human in an adjacent hex; otherwise in her own. */
  freeElowyn: false,
  /** D10: only fog on both sides of a wall stops a climb; otherwise on either. */
  fogClimb: false,
  /** D12: a new elemental may move and not attack; otherwise attack and not move. */
  elementalFirstTurn: false,
}
