import { d6, d20, roll } from '@hexarium/kernel'
import { CHARIOT } from '../../content/armies/cards.ts'
import { ODD_HIT, PASSENGER_HIT, RIDER_HIT } from '../../content/expert/artillery.ts'
import { hitPoints, isDoomed, riderOf, sideOf, stir } from '../../elements.ts'
import { tell } from '../../events.ts'
import { shieldMagic } from '../../rules/magic/enchantments.ts'
import { type Demonworld, type Element, NONE } from '../../state.ts'

/** A projectile on its way: the gun it comes from, its factor now, and whose magic shields it has met. */
export interface Shot {
  readonly gun: Element
  factor: number
  readonly shields: number[]
}

export function shotOf(gun: Element, factor: number): Shot {
  return { gun, factor, shields: [] }
}

/** DW-XX.S8: a magic shield takes its share of a projectile's factor once. */
function meetShield(g: Demonworld, shot: Shot, target: Element): void {
  stir(g, target)
  if (!g.rules.magic || shot.shields.includes(g.origin[target])) return
  const loss = shieldMagic(g, target)
  if (loss === 0) return
  shot.shields.push(g.origin[target])
  shot.factor += loss
}

/** DW-XIX.9: one attack with the factor as it is; armour and everything else do not count. True if it hits. */
export function hitsWith(g: Demonworld, shot: Shot, target: Element): boolean {
  meetShield(g, shot, target)
  const die = roll(g, sideOf(g, shot.gun), d20, 'low')
  const hit = die <= shot.factor
  tell(g, 'pierces', shot.gun, target, Math.max(0, shot.factor), die, hit ? 1 : 0)
  return hit
}

/** DW-XIX.11, DW-XIX.15: attack after attack, each hit taking one from the factor, until a miss; how many hit. */
export function chainOf(g: Demonworld, shot: Shot, target: Element, most: number): number {
  let hits = 0
  while (hits < most && shot.factor > 0 && hitsWith(g, shot, target)) {
    hits++
    shot.factor--
  }
  return hits
}

/** Hit points an element has left. */
export function leftOf(g: Demonworld, element: Element): number {
  return hitPoints(g, element) - g.hits[element]
}

/** DW-XIX.18: whom a bolt or ball hits that comes over the field of a rider: him or his mount. */
export function riderOrMount(g: Demonworld, gun: Element, mount: Element): Element {
  const rider = riderOf(g, mount)
  if (rider === NONE || isDoomed(g, rider)) return mount
  return roll(g, sideOf(g, gun), d6) <= (CHARIOT[g.type[mount]] ? PASSENGER_HIT : RIDER_HIT) ? rider : mount
}

/** DW-XIX.18: hits of a stone, shared with the rider if it came down on his field or beside it; an odd one by die. */
export function shareHits(g: Demonworld, gun: Element, mount: Element, hits: number, nearRider: boolean): void {
  const rider = nearRider ? riderOf(g, mount) : NONE
  if (rider === NONE || isDoomed(g, rider)) {
    g.hits[mount] += hits
    return
  }
  const odd = hits % 2 === 1 && roll(g, sideOf(g, gun), d6) <= ODD_HIT ? 1 : 0
  const his = Math.floor(hits / 2) + odd
  if (his > 0) tell(g, 'shares', mount, rider, his)
  g.hits[rider] += his
  g.hits[mount] += hits - his
}
