import { ESIRIEN, NURKOTT } from '../content/maps.ts'
import { goals } from '../content/scenarios.ts'
import { DRG, HUMAN, MAJOR, MINOR, types } from '../content/types.ts'
import { ABSENT, type DragonRage, type Side } from '../state.ts'

/** DR-2.10.7c, D38: Elowyn raises the goal where the defender uses her, not where human invaders come to free her. */
export function elowynCounts({ elowyn, map, rulings }: DragonRage, invader: readonly number[]): boolean {
  if (elowyn === ABSENT) return false
  return rulings.elowynRaisesGoal || map === ESIRIEN || !isHuman(invader)
}

/** DR-2.10.7d: a force with any human unit is human. */
function isHuman(force: readonly number[]): boolean {
  return force.some((count, type) => count > 0 && types[type].race === HUMAN)
}

/** DR-3.3.3: the goal for forces by type. */
export function goalFor(map: number, invader: readonly number[], city: readonly number[], elowyn: boolean): number {
  let goal = goals.base + (elowyn ? goals.elowyn : 0) + (map === NURKOTT ? goals.nurkott : 0)
  types.forEach(({ group }, type) => {
    if (group === MAJOR) goal += invader[type] * (type === DRG ? goals.dragon : goals.otherMajor)
  })
  if (unitsIn(invader) >= goals.manyInvaders) goal += goals.forMany
  return goal - Math.max(0, unitsIn(city) - goals.cityUnits)
}

/** DR-4.3.2: in a campaign minor monsters count too, and large cities only from game 4 on. */
export function campaignGoal(
  map: number,
  invader: readonly number[],
  city: readonly number[],
  elowyn: boolean,
  game: number,
  pointsInAll: number,
): number {
  let goal = goalFor(map, invader, city, elowyn)
  if (game < 4) goal += Math.max(0, unitsIn(city) - goals.cityUnits)
  types.forEach(({ group }, type) => {
    if (group === MINOR) goal += invader[type] * goals.minor
  })
  return Math.min(goal, pointsInAll)
}

/** How many units a force has. */
export function unitsIn(force: readonly number[]): number {
  return force.reduce((sum, count) => sum + count, 0)
}

/** What a force costs in half points; heroes and wizards cost more when they attack (digest, table of points). */
export function halfPointsOf(force: readonly number[], side: Side): number {
  return force.reduce((sum, count, type) => sum + count * types[type].halfPoints[side as 0 | 1], 0)
}
