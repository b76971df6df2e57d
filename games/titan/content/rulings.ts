import type { Rulings } from '../state.ts'

/** Section R.3: the rulings a table starts with. */
export const STANDARD_RULINGS: Readonly<Rulings> = {
  /** D8: the lowest strike number, 2; two of the programs compared allow 1. */
  strikeFloor: 2,
  /** D2: who is in contact with an enemy cannot be rangestruck, but by warlocks; 12.1 says so in the German book. */
  boundAreSafe: false,
  /** D5: over three slopes one end atop is enough; otherwise both ends must be. */
  threeSlopes: true,
  /** D6: over one wall striker or target may stand atop; otherwise only the striker. */
  wallFromTarget: true,
  /** D7: hits may be carried down a dune; otherwise from a strike over no dune they may not cross one at all. */
  duneCarryDown: true,
  /** D10: a bonus bars the carry to whom it would not hold for; otherwise only dice and number are compared. */
  carryBonusStrict: true,
  /** D12: a warlock may rangestrike an adjacent enemy across a cliff. */
  warlockAdjacent: false,
  /** D16: the elevation of sand, 0 or 1. */
  sandElevation: 0,
  /** D17: at a multiple of 500 the player may take an angel instead of an archangel. */
  archangelMayBeAngel: false,
  /** D11: turns run clockwise by seat; otherwise by falling tower number. */
  turnBySeats: true,
  /** A23: who passed in round 4 may still be reinforced after the battle. */
  reinforceAfterPass: false,
  /** TI-V1 … TI-V3. */
  variantShort: false,
}
