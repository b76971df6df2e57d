import type { RuleId, Seat } from '@hexarium/kernel'
import { knowAdded } from '../knowledge/index.ts'
import { addPiece, countOf, enemyIn, legionsOf } from '../legions.ts'
import { FULL, type Marker, NONE, type Titan, type Type } from '../state.ts'
import { disbandIfEmpty, takeAway } from './removal.ts'
import { show } from './showing.ts'

/** TI-15.0b: the attacker's other legions that hold such an angel and are in no unresolved engagement. */
export function donors(g: Titan, angel: Type): Marker[] {
  return legionsOf(g, g.mover).filter(legion => !cannotGive(g, legion, angel))
}

function cannotGive(g: Titan, legion: Marker, angel: Type): RuleId | undefined {
  if (g.holder[legion] !== g.mover || g.at[legion] === NONE || legion === g.engagement!.attacker) return 'TI-15.0b'
  return countOf(g, legion, angel) > 0 && enemyIn(g, g.at[legion], g.mover) === NONE ? undefined : 'TI-15.0b'
}

/** TI-15.0a: only the attacker, once a phase; TI-15.0c: into a legion with room; TI-15.0b: out of another one. */
export function cannotSummon(g: Titan, seat: Seat, donor: Marker, angel: Type): RuleId | undefined {
  if (seat !== g.mover || g.summoned) return 'TI-15.0a'
  return g.height[g.engagement!.attacker] >= FULL ? 'TI-15.0c' : cannotGive(g, donor, angel)
}

/** TI-K6: asked as soon as there could be one, for all that others know: whether there is, they must not learn. */
export function mightHaveDonors(g: Titan): boolean {
  return legionsOf(g, g.mover).some(
    legion => legion !== g.engagement!.attacker && enemyIn(g, g.at[legion], g.mover) === NONE,
  )
}

/** TI-15.1a, TI-15.1b, TI-15.5: the angel leaves its legion for good, before everybody's eyes. */
export function giveAngel(g: Titan, donor: Marker, legion: Marker, angel: Type): void {
  show(g, donor, angel, 1)
  takeAway(g, donor, angel)
  addPiece(g, legion, angel)
  knowAdded(g, legion, angel)
  g.summoned = true
  disbandIfEmpty(g, donor)
}
