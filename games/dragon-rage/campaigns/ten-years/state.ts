import type { Ended } from '@hexarium/contests'
import { handicapFor, handicapOf } from '../../handicap.ts'
import { CITY, INVADER, type Side } from '../../state.ts'
import type { Muster, Siege } from './rules.ts'

/** A campaign between two games. */
export interface TenYears {
  map: 'esirien' | 'nurkott'
  /** DR-2.10.7: whether the defender uses Elowyn. */
  elowyn: boolean
  /** DR-3.3.4: whether the players keep a handicap from one game to the next. */
  handicap: boolean
  /** The games so far. */
  sieges: readonly Siege[]
  /** Muster points before each game, and now. */
  musters: readonly Muster[]
}

/** The muster points now. */
export function musterNow({ musters }: TenYears): Muster {
  return musters[musters.length - 1]
}

/** DR-3.3.4: the handicap both have earned against each other in this campaign. */
export function handicapNow({ handicap, sieges }: TenYears): number {
  const ended = (side: Side): Ended[] =>
    sieges.map(({ winner }) => (winner === null ? 'drawn' : winner === side ? 'won' : 'lost'))
  return handicap ? handicapFor(handicapOf(ended(INVADER)), handicapOf(ended(CITY))) : 0
}
