import type { Rulings } from '../state.ts'

/** Section R.3: the rulings a table starts with. */
export const STANDARD_RULINGS: Readonly<Rulings> = {
  /** D8: the lowest strike number, 2; two of the programs compared allow 1. */
  strikeFloor: 2,
  /** D5: 1 over three slopes one end atop is enough; 0 both ends must be. */
  threeSlopes: 1,
  /** D6: 1 over one wall striker or target may stand atop; 0 only the striker. */
  wallFromTarget: 1,
  /** D7: 1 hits may be carried down a dune; 0 from a strike over no dune they may not cross one at all. */
  duneCarryDown: 1,
  /** D10: 1 a bonus bars the carry to whom it would not hold for; 0 only dice and number are compared. */
  carryBonusStrict: 1,
  /** D12: 1 a warlock may rangestrike an adjacent enemy across a cliff. */
  warlockAdjacent: 0,
  /** D16: the elevation of sand, 0 or 1. */
  sandElevation: 0,
  /** D17: 1 at a multiple of 500 the player may take an angel instead of an archangel. */
  archangelMayBeAngel: 0,
  /** D11: 1 turns run clockwise by seat; 0 by falling tower number. */
  turnBySeats: 1,
  /** A23: 1 who passed in round 4 may still be reinforced after the battle. */
  reinforceAfterPass: 0,
  /** TI-V1 … TI-V3. */
  variantShort: 0,
}
