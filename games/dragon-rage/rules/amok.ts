import { d6, roll } from '@hexarium/kernel'
import { beside, board, turnedBy } from '../content/board.ts'
import { AMOK_DEATH } from '../content/monsters.ts'
import { everyUnit, majorUnits } from '../content/types.ts'
import { tell } from '../events.ts'
import { CITY, type Direction, type DragonRage, type Hex, NONE, type Unit, WILD } from '../state.ts'
import { hasFoe, onMap, rollerOf } from '../units.ts'
import { die, isAmok } from './damage.ts'

/** DR-2.12.1.7.1, DR-2.8.9g: its enemies: the city's units, and elementals out of control; by older rules these were none. */
function isEnemy(g: DragonRage, unit: Unit): boolean {
  return onMap(g, unit) && (g.owner[unit] === CITY || (g.owner[unit] === WILD && !g.rulings.beforeSeven))
}

/** DR-2.12.1.7.1: the distance from a hex to the nearest enemy; far beyond the map if there is none. */
function nearest(g: DragonRage, hex: Hex): number {
  let least = 99
  for (const unit of everyUnit) {
    if (!isEnemy(g, unit)) continue
    const distance = board.distance(hex, g.at[unit])
    if (distance < least) least = distance
  }
  return least
}

/** DR-2.12.1.7.1: it does not move while it faces an enemy. With one underneath, or without any, there is nobody to get nearer to. */
export function isContent(g: DragonRage, monster: Unit): boolean {
  const ahead = beside(g.at[monster], g.facing[monster])
  return ahead !== NONE && hasFoe(g, g.owner[monster], ahead)
}

/** DR-2.12.1.7.1: from afar it goes only to where the nearest enemy is nearer. */
export function leadsNearer(g: DragonRage, monster: Unit, to: Hex): boolean {
  const distance = nearest(g, g.at[monster])
  return distance > 1 && nearest(g, to) < distance
}

/** DR-2.12.1.7.1: it turns only towards a nearest enemy. */
export function facesNearer(g: DragonRage, monster: Unit, facing: Direction): boolean {
  return offLine(g, monster, facing) < offLine(g, monster, g.facing[monster])
}

/** How many turns of 60° a facing is off the nearest enemy. */
function offLine(g: DragonRage, monster: Unit, facing: Direction): number {
  const hex = g.at[monster]
  const distance = nearest(g, hex)
  let least = 3
  for (const unit of everyUnit) {
    if (!isEnemy(g, unit) || board.distance(hex, g.at[unit]) !== distance) continue
    for (let direction = 0; direction < 6; direction++) {
      const to = beside(hex, direction)
      if (to === NONE || board.distance(to, g.at[unit]) >= distance) continue
      const turns = turnedBy(direction, 6 - facing)
      least = Math.min(least, turns, 6 - turns)
    }
  }
  return least
}

/** DR-2.12.1.7.1: after the invader's melee every monster run amok dies on 5+. */
export function rollForAmok(g: DragonRage): void {
  for (const monster of majorUnits) {
    if (g.core.result || !onMap(g, monster) || !isAmok(g, monster)) continue
    const dies = roll(g, rollerOf(g, monster), d6, 'low') >= AMOK_DEATH
    tell(g, 'amokRoll', monster, dies ? 1 : 0)
    if (dies) die(g, monster)
  }
}
