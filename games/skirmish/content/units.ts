/** A type of unit (SK-2.1). */
export interface UnitType {
  readonly name: 'sword' | 'bow' | 'rider'
  readonly strength: number
  readonly movement: number
  /** 0 cannot shoot. */
  readonly range: number
  /** Added to the die when it attacks after a march. */
  readonly charge: number
}

const sword: UnitType = { name: 'sword', strength: 3, movement: 3, range: 0, charge: 0 }
const bow: UnitType = { name: 'bow', strength: 2, movement: 3, range: 3, charge: 0 }
const rider: UnitType = { name: 'rider', strength: 2, movement: 5, range: 0, charge: 1 }

/** How many units a side has. Unit numbers 0–5 are Red's, 6–11 Blue's. */
export const PER_SIDE = 6

/** The type of each unit, by its number (SK-2.1). */
export const typeOf: readonly UnitType[] = [sword, sword, bow, bow, rider, rider, sword, sword, bow, bow, rider, rider]

/** To hit: this or more on a die (SK-5.3, SK-7.2). */
export const TO_HIT = 4

/** What the hill in the middle counts at the end (SK-8.1). */
export const HILL_VALUE = 3
