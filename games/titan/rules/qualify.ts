import { creatures, GUARDIAN, startCreatures, TITAN, WARLOCK } from '../content/creatures.ts'
import { IDENTICAL_FOR_GUARDIAN, ladder } from '../content/recruits.ts'
import { TERRAINS, type Terrain, TOWER } from '../content/terrains.ts'
import type { Type } from '../state.ts'

/** A way to qualify: how many of which type are shown. */
export interface Way {
  readonly type: Type
  readonly count: number
}

/** TI-18.5a: nothing need be shown. */
const NOTHING: Way = { type: 0, count: 0 }

function way(type: Type, count: number): Way {
  return { type, count }
}

/** Something a terrain gives, with every way to it. */
interface Recruit {
  readonly type: Type
  readonly ways: readonly Way[]
}

/** TI-18.3a: one of its kind, one further up, or enough of the one below. */
function fromLadder(terrain: Terrain, short: boolean): Recruit[] {
  const rungs = ladder(terrain, short)
  return rungs.map(({ type, needs }, i) => {
    const below = i > 0 ? [way(rungs[i - 1].type, needs)] : []
    return { type, ways: [...below, ...rungs.slice(i).map(({ type }) => way(type, 1))] }
  })
}

/** TI-18.5: start creatures for nothing, guardians and warlocks for what they ask. */
function fromTower(short: boolean): Recruit[] {
  const threes = creatures.flatMap((creature, type) => {
    return creature.class === 'creature' ? [way(type, IDENTICAL_FOR_GUARDIAN)] : []
  })
  return [
    ...startCreatures(short).map(type => ({ type, ways: [NOTHING] })),
    { type: GUARDIAN, ways: [...threes, way(GUARDIAN, 1)] },
    { type: WARLOCK, ways: [way(TITAN, 1), way(WARLOCK, 1)] },
  ]
}

const tables: readonly (readonly (readonly Recruit[])[])[] = [false, true].map(short => {
  return TERRAINS.map((_, terrain) => (terrain === TOWER ? fromTower(short) : fromLadder(terrain, short)))
})

function recruitsOf(terrain: Terrain, short: boolean): readonly Recruit[] {
  return tables[short ? 1 : 0][terrain]
}

function has(counts: ArrayLike<number>, shown: Way): boolean {
  return counts[shown.type] >= shown.count
}

/** TI-18.3, TI-18.5: true if a legion (counted by type) qualifies for a type in a terrain. */
export function qualifies(type: Type, terrain: Terrain, counts: ArrayLike<number>, short: boolean): boolean {
  for (const recruit of recruitsOf(terrain, short)) {
    if (recruit.type !== type) continue
    for (const shown of recruit.ways) if (has(counts, shown)) return true
  }
  return false
}

/** TI-18.3c: the types a legion may muster in a terrain, as far as the caretaker has them, into `into`. */
export function musterable(
  terrain: Terrain,
  counts: ArrayLike<number>,
  stock: ArrayLike<number>,
  short: boolean,
  into: Type[] = [],
): Type[] {
  into.length = 0
  for (const { type } of recruitsOf(terrain, short))
    if (stock[type] > 0 && qualifies(type, terrain, counts, short)) into.push(type)
  return into
}

/** TI-18.4: every way in which a legion qualifies for a type in a terrain; the owner chooses which he shows. */
export function waysTo(type: Type, terrain: Terrain, counts: ArrayLike<number>, short: boolean): Way[] {
  const recruit = recruitsOf(terrain, short).find(other => other.type === type)
  return recruit ? recruit.ways.filter(shown => has(counts, shown)) : []
}

/** TI-18: what a legion may muster in a terrain, each with the ways to qualify. */
export function recruits(
  terrain: Terrain,
  counts: ArrayLike<number>,
  stock: ArrayLike<number>,
  short: boolean,
): [Type, Way[]][] {
  return musterable(terrain, counts, stock, short).map(type => [type, waysTo(type, terrain, counts, short)])
}
