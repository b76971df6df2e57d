import { AREAS, BELLY, HEAD, LEGS, WINGS } from '../content/monsters.ts'
import {
  FIRST_MONSTER,
  isCharacter,
  isElemental,
  isMajor,
  isMonster,
  isWizard,
  typeOf,
  types,
  wizardUnits,
} from '../content/types.ts'
import { canFly, groupsLeft, pointsLeft, sheetOf } from '../rules/damage.ts'
import { type Area, type DragonRage, NONE, type Unit, WOUNDED } from '../state.ts'
import { taste } from './taste.ts'

/** What a point of a unit's price counts in victory points. */
const PER_POINT = 0.15
/** What an elemental counts: half its spell, since it may turn against its summoner. */
const ELEMENTAL_WORTH = 0.8
/** What heroes count: half their price is for what they lend to others, and that is estimated where they stand. */
const CHARACTER_WORTH = 1.2
/** What each spell point in a wizard's head counts. */
const PER_SPELL_POINT = 0.25

/** Damage to a minor monster counts for more than its price: it is hard to come by, and what lives destroys. */
const MINOR_COUNTS = 2

/** By area of a major monster: the share of its worth that goes with the area. */
const SHARE = [0.15, 0.3, 0.25, 0.3]

/** By type: what a unit counts in victory points, whole. */
const WORTH = types.map(({ halfPoints }, kind) => {
  if (isCharacter(typeOf.indexOf(kind))) return CHARACTER_WORTH
  return isElemental(typeOf.indexOf(kind)) ? ELEMENTAL_WORTH : (PER_POINT * halfPoints[1]) / 2
})

/** What a unit counts in victory points as it is now, damage and wounds taken off. */
export function unitWorth(g: DragonRage, unit: Unit): number {
  const whole = WORTH[typeOf[unit]]
  if (isMonster(unit)) return whole * health(g, unit)
  if (isWizard(unit)) return whole / 2 + PER_SPELL_POINT * g.spellPoints[wizardUnits.indexOf(unit)]
  return g.marks[unit] & WOUNDED ? whole / 2 : whole
}

/** What several units count together. */
export function groupWorth(g: DragonRage, units: readonly Unit[]): number {
  let sum = 0
  for (const unit of units) sum += unitWorth(g, unit)
  return sum
}

/** How much of a monster is left, 0 … 1. */
export function health(g: DragonRage, monster: Unit): number {
  if (!isMajor(monster)) {
    const { hitPoints } = types[typeOf[monster]]
    return 0.2 + 0.8 * (1 - g.damage[(monster - FIRST_MONSTER) * AREAS] / hitPoints)
  }
  let sum = 0
  for (let area = 0; area < AREAS; area++) sum += SHARE[area] * areaHealth(g, monster, area)
  return groupsLeft(g, monster, HEAD) === 0 ? sum / 3 : sum
}

function areaHealth(g: DragonRage, monster: Unit, area: Area): number {
  const { groups, hitPoints } = sheetOf(monster).areas[area]
  if (groups === 0) return 1
  const left = pointsLeft(g, monster, area) / (groups * hitPoints)
  return area === WINGS && !canFly(g, monster) ? left / 3 : left
}

/** What a point of damage to an area is worth: what brings the monster down or to the ground first counts most. */
export function damageWorth(g: DragonRage, monster: Unit, area: Area, points: number): number {
  const whole = WORTH[typeOf[monster]]
  if (!isMajor(monster)) {
    const { hitPoints } = types[typeOf[monster]]
    const left = minorLeft(g, monster)
    return (
      ((MINOR_COUNTS * whole * Math.min(points, left)) / hitPoints) * (1 + taste.now.finish * (1 - left / hitPoints))
    )
  }
  const left = pointsLeft(g, monster, area)
  const hit = Math.min(points, left)
  const { groups, hitPoints } = sheetOf(monster).areas[area]
  if (area === BELLY) return (hit === left ? 1.5 : 1) * whole * (hit / hitPoints)
  if (area === HEAD) return (hit === left ? 1 : 0.6) * whole * (hit / hitPoints) * 0.6
  if (area === WINGS) {
    const grounds = canFly(g, monster)
    return whole * (hit / (groups * hitPoints)) * (grounds ? 1 : 0.3)
  }
  // with its legs a monster loses its way, its blows, and at last the cover of its head
  const groundedAlready = !canFly(g, monster) || sheetOf(monster).fly === 0
  return whole * (hit / (groups * hitPoints)) * (groundedAlready ? 0.7 : 0.4) * (area === LEGS ? 1 : 0)
}

/** Points a minor monster has left. */
function minorLeft(g: DragonRage, monster: Unit): number {
  return types[typeOf[monster]].hitPoints - g.damage[(monster - FIRST_MONSTER) * AREAS]
}

/** True if a unit is in the game: on the map, or waiting to come. */
export function isAlive(g: DragonRage, unit: Unit): boolean {
  return g.owner[unit] !== NONE && g.at[unit] !== NONE
}
