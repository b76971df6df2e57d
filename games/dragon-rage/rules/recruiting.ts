import type { RuleId } from '@hexarium/kernel'
import { ESIRIEN } from '../content/maps.ts'
import { PROPOSED_CITY, PROPOSED_INVADER } from '../content/scenarios.ts'
import { ELEMENTAL, ELOWYN, ENGINE, GREENSKIN, HUMAN, MONSTER, types } from '../content/types.ts'
import { CITY, type DragonRage, INVADER, type Side, type Type } from '../state.ts'
import { halfPointsOf, unitsIn } from './goal.ts'

/** How many kinds of unit there are. */
export const KINDS = types.length

/** A side's force: by type, how many. */
export function forceOf(g: DragonRage, side: Side): number[] {
  return g.force.slice(side * KINDS, (side + 1) * KINDS)
}

/** DR-3.3.2, DR-4.3.1: why a side may not recruit a type at all on this map. */
export function cannotRecruitType(map: number, side: Side, type: Type): RuleId | undefined {
  const { race, group } = types[type]
  if (group === ELEMENTAL || type === ELOWYN) return 'DR-3.3.2'
  const cityRace = map === ESIRIEN ? HUMAN : GREENSKIN
  if (side === CITY) return race === cityRace ? undefined : 'DR-4.3.1'
  if (group === ENGINE) return 'DR-2.10.8'
  return race === MONSTER || race !== cityRace ? undefined : 'DR-4.3.1'
}

/** Why a side may not buy one more of a type: the counters, its points, the number of units. */
export function cannotBuy(g: DragonRage, side: Side, type: Type): RuleId | undefined {
  if (type >= KINDS) return 'DR-3.3.2'
  const barred = cannotRecruitType(g.map, side, type)
  if (barred) return barred
  const force = forceOf(g, side)
  if (force[type] >= types[type].counters) return 'DR-3.3.2'
  if (unitsIn(force) >= g.unitLimit) return 'DR-4.3.1'
  return halfPointsOf(force, side) + types[type].halfPoints[side as 0 | 1] > g.budget[side] ? 'DR-3.3.2' : undefined
}

/** How often a side may take a unit back. */
const MOST_DROPS = 60

/** Why a side may not give a unit back. */
export function cannotDrop(g: DragonRage, side: Side, type: Type): RuleId | undefined {
  if (type >= KINDS || g.force[side * KINDS + type] === 0) return 'DR-3.3.2'
  return g.dropped[side] < MOST_DROPS ? undefined : 'DR-3.3.2'
}

/** DR-3.3.1: true if a force has the points and the units a proposal asks for. */
export function isWhole(g: DragonRage, side: Side): boolean {
  const force = forceOf(g, side)
  const points = halfPointsOf(force, side)
  if (side === INVADER) return points >= PROPOSED_INVADER.least && points <= PROPOSED_INVADER.most
  const units = unitsIn(force)
  const { least, most, leastUnits, mostUnits } = PROPOSED_CITY
  return points >= least && points <= most && units >= leastUnits && units <= mostUnits
}

/** Why a type may not be proposed: afterwards no legal force could be reached any more. */
export function cannotPropose(g: DragonRage, side: Side, type: Type): RuleId | undefined {
  if (type >= KINDS) return 'DR-3.3.1'
  const barred = cannotRecruitType(g.map, side, type)
  const force = forceOf(g, side)
  if (barred || force[type] >= types[type].counters) return barred ?? 'DR-3.3.1'
  force[type]++
  return canBeCompleted(g, side, force) ? undefined : 'DR-3.3.1'
}

/** True if some units on top of a force make it legal. `sums[n]` has a bit for every cost in half points that n units can have. */
function canBeCompleted(g: DragonRage, side: Side, force: readonly number[]): boolean {
  const { least, most, leastUnits, mostUnits } = side === CITY ? PROPOSED_CITY : { ...PROPOSED_INVADER, ...anyNumber }
  const room = most - halfPointsOf(force, side)
  const slots = mostUnits - unitsIn(force)
  if (slots < 0 || room < 0) return false
  const within = (1n << BigInt(room + 1)) - 1n
  const sums = new Array<bigint>(slots + 1).fill(0n)
  sums[0] = 1n
  types.forEach(({ counters, halfPoints }, type) => {
    if (cannotRecruitType(g.map, side, type)) return
    const cost = BigInt(halfPoints[side as 0 | 1])
    for (let copy = force[type]; copy < counters; copy++)
      for (let units = slots; units > 0; units--) sums[units] |= (sums[units - 1] << cost) & within
  })
  const enough = BigInt(Math.max(0, room - (most - least)))
  return sums.some((sum, units) => units + unitsIn(force) >= leastUnits && sum >> enough > 0n)
}

/** DR-3.3.1: the invader may have any number of units; more than this no points would buy. */
const anyNumber = { leastUnits: 0, mostUnits: 40 }
