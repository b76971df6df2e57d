import { ANGEL, ARCHANGEL, creatures, SKILL, TITAN } from '../content/creatures.ts'
import { FULL, type Type } from '../state.ts'

/** TI-4.1b: who is lost first: creatures by falling value, then demi-lords, then archangels, then angels, never the Titan. */
function rank(type: Type): number {
  if (type === TITAN) return Number.NEGATIVE_INFINITY
  if (type === ANGEL) return -3
  if (type === ARCHANGEL) return -2
  return creatures[type].class === 'demilord' ? -1 : creatures[type].power * SKILL[type]
}

/**
 * TI-4.1b, TI-4.1c: what is left of a legion that is too high, and what it loses. Of characters of equal rank the one
 * listed last goes: the order is the owner's.
 */
export function trimmed(pieces: readonly Type[]): { kept: Type[]; lost: Type[] } {
  const kept = [...pieces]
  const lost: Type[] = []
  while (kept.length > FULL) {
    const most = Math.max(...kept.map(rank))
    lost.push(...kept.splice(kept.map(rank).lastIndexOf(most), 1))
  }
  return { kept, lost }
}
