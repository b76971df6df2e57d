import { type Offered, only, type Weigh } from '@hexarium/kernel'
import { beside, board } from '../content/board.ts'
import { destroysByStaying, destroysOnEntry } from '../content/breach.ts'
import { chanceOf } from '../content/combat-table.ts'
import { FREE } from '../content/maps.ts'
import { isHero, isShooter, isWizard, mpOf, typeOf } from '../content/types.ts'
import { climbNeed } from '../rules/breaking.ts'
import { explored } from '../rules/marching.ts'
import { BROKEN, type DragonRage, type Hex, type Unit } from '../state.ts'
import { hasCityUnit, mapOf, onMap } from '../units.ts'
import { enemyDistance, hopeFrom } from './blows.ts'
import { breakChance, type Field, fieldFor, isBarred } from './field.ts'
import { prize } from './monster-plan.ts'
import { taste } from './taste.ts'

/** A unit moves if it stands better afterwards by more than this. */
export const WORTH_A_STEP = 0.02
/** What it costs who is not made for melee to stand beside enemies. */
const EXPOSED = 0.4

/** What it is worth to an invader to end its move on a hex. */
export function invaderWorth(g: DragonRage, unit: Unit, hex: Hex, field: Field): number {
  let worth = -taste.now.perHex * field[hex] + hopeFrom(g, unit, hex)
  if (!hasCityUnit(g, hex)) {
    if (destroysOnEntry.has(typeOf[unit])) worth += hex === g.at[unit] ? 0 : prize(g, hex)
    else if (destroysByStaying.has(typeOf[unit])) worth += taste.now.stays * prize(g, hex)
  }
  if (isWizard(unit) || isShooter(unit)) {
    const distance = enemyDistance(g, g.owner[unit], hex)
    if (distance <= 1) worth -= EXPOSED
    else if (distance === 2 && isShooter(unit)) worth += EXPOSED
    if (isWizard(unit) && distance <= 2) worth -= EXPOSED
  }
  if (isHero(unit)) worth += taste.now.companion * companions(g, unit, hex)
  if (standsInTheWay(g, unit, hex)) worth -= taste.now.blocks
  return worth
}

/** True if a unit would block an entrance that others could break and it cannot. */
function standsInTheWay(g: DragonRage, unit: Unit, hex: Hex): boolean {
  for (const { side, inner, outer } of mapOf(g).entrances) {
    if (outer !== hex && inner !== hex) continue
    const entrance = mapOf(g).entranceAt[side]
    if (!(g.entrance[entrance] & BROKEN) && isBarred(g, unit, entrance, hex)) return true
  }
  return false
}

/** A hero lends his strength to who shares his hex, and his courage to his neighbours. */
function companions(g: DragonRage, unit: Unit, hex: Hex): number {
  let friends = 0
  for (let d = -1; d < 6; d++) {
    const near = d < 0 ? hex : beside(hex, d)
    if (near < 0) continue
    for (let other = g.top[near]; other >= 0; other = g.next[other])
      if (other !== unit && g.owner[other] === g.owner[unit] && !g.flying[other]) friends += d < 0 ? 3 : 1
  }
  return Math.min(5, friends)
}

/** The best end of an invader's move and what it gains over staying. */
export function bestInvasion(g: DragonRage, unit: Unit, field: Field): { hex: Hex; gain: number } {
  const budget = mpOf[unit] - g.spent[unit]
  const here = onMap(g, unit) ? invaderWorth(g, unit, g.at[unit], field) + crossing(g, g.at[unit], field) : -1000
  let found: { hex: Hex; gain: number } = { hex: -1, gain: 0 }
  for (const { hex, cost } of explored(g, unit)) {
    const worth = invaderWorth(g, unit, hex, field) + (budget - cost >= 1 ? crossing(g, hex, field) : 0)
    if (worth - here > found.gain) found = { hex, gain: worth - here }
  }
  return found
}

/** What trying a wall or an entrance from a hex promises: the way it would save. */
function crossing(g: DragonRage, hex: Hex, field: Field): number {
  let most = 0
  const map = mapOf(g)
  for (let d = 0; d < 6; d++) {
    const to = beside(hex, d)
    if (to < 0 || map.side[board.side[hex * 6 + d]] === FREE) continue
    most = Math.max(most, taste.now.crossing * taste.now.perHex * Math.max(0, field[hex] - field[to]))
  }
  return most
}

/** DR-2.5.3.1, DR-2.5.5: where an invader goes, or what it climbs or breaks. */
export function invade(g: DragonRage, unit: Unit, offered: Offered<'climb' | 'breach' | 'pierce'>): Weigh {
  const field = fieldFor(g, unit)
  const { hex, gain } = bestInvasion(g, unit, field)
  let choice = only('stay')
  let most = WORTH_A_STEP
  const take = (kind: 'hex' | 'climb' | 'breach' | 'pierce', value: number, worth: number): void => {
    if (worth <= most) return
    most = worth
    choice = only(kind, value)
  }
  if (hex >= 0) take('hex', hex, gain)
  const at = g.at[unit]
  for (const to of offered('climb')) {
    const saved = taste.now.perHex * Math.max(0, field[at] - field[to])
    if (saved > 0) take('climb', to, chanceOf(climbNeed(g, unit, to), 1) * (saved + 0.1))
  }
  for (const entrance of offered('breach')) {
    const { inner, outer, vpHex } = mapOf(g).entrances[entrance]
    const to = at === inner ? outer : inner
    const points = vpHex >= 0 ? mapOf(g).victory[mapOf(g).victoryAt[vpHex]].points : 0
    const saved = taste.now.perHex * Math.max(0, field[at] - field[to]) + points
    if (saved > 0) take('breach', entrance, breakChance(g, unit, entrance) * (saved + 0.15))
  }
  for (const to of offered('pierce')) take('pierce', to, taste.now.perHex * Math.max(0, field[at] - field[to]))
  return choice
}
