import type { RuleId, Seat } from '@hexarium/kernel'
import { FLYING, HERO, KIND, MELEE, OWNER } from '../../pieces.ts'
import { leftOf, playOrder } from '../../spaces.ts'
import {
  ATTACKER,
  GROUNDED,
  type Hex,
  MARKED,
  NONE,
  type Owner,
  type Piece,
  SHELTER_OTHERS,
  SHELTERED,
  type Side,
  type Warcraft,
} from '../../state.ts'
import { isAlike } from '../cards/targets.ts'
import { fightersOfSide, fightType, lastsOn, phaseType } from './fighters.ts'

/** WC-B-CAS-01, WC-B-CAS-02: what a side may lose to the next casualty: one piece of each sort. */
export function lossChoices(g: Warcraft, side: Side, zone: Hex = NONE, only: Owner = NONE): Piece[] {
  const choices: Piece[] = []
  for (const piece of fightersOfSide(g, side)) {
    if (cannotBeLost(g, side, piece, zone, only)) continue
    if (lastsOn(g, MARKED, piece)) return [piece] // Entangling Roots: the next casualty
    if (!choices.some(other => isAlike(g, other, piece))) choices.push(piece)
  }
  return choices
}

function cannotBeLost(g: Warcraft, side: Side, piece: Piece, zone: Hex, only: Owner): boolean {
  if ((zone !== NONE && g.at[piece] !== zone) || (only !== NONE && OWNER[piece] !== only)) return true
  if (lastsOn(g, SHELTERED, piece) || (KIND[piece] !== HERO && lastsOn(g, SHELTER_OTHERS, OWNER[piece]))) return true
  return isSafeInMelee(g, side, piece)
}

/** WC-B-BAT-01, WC-B-CAS-01, WC-B-CAS-02: why a piece is not lost next: it is not there, flies, or is none of those to choose from. */
export function whyNotLost(g: Warcraft, side: Side, piece: Piece): RuleId {
  if (g.at[piece] < 0) return 'WC-B-BAT-01' // where a creep is of no sort yet, and a hero nobody in particular
  return isSafeInMelee(g, side, piece) ? 'WC-B-CAS-02' : 'WC-B-CAS-01'
}

/** WC-B-CAS-02, WC-B-CAS-06: no flyers in the melee phase, unless they are ensnared. */
function isSafeInMelee(g: Warcraft, side: Side, piece: Piece): boolean {
  return phaseType(g.battle!) === MELEE && fightType(g, piece) === FLYING && !lastsOn(g, GROUNDED, side)
}

/** WC-B-CAS-05, WC-B-SCN-13, WC-X-CRP-04: who assigns a side's losses. */
export function assignerOf(g: Warcraft, side: Side): Seat {
  const battle = g.battle!
  if (side === ATTACKER) return battle.attacker
  const seats = playOrder(g).filter(seat => battle.side[seat] === side)
  return seats.length > 0 ? seats[0] : leftOf(g, battle.attacker)
}
