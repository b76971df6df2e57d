import { OFF_BOARD } from '@hexarium/hex'
import { d20, roll } from '@hexarium/kernel'
import { DEVICE } from '../../content/armies/cards.ts'
import { WALL } from '../../content/board/terrain.ts'
import { ground, hitPoints, isDoomed, riderOf, seatOf, sideOf, stir } from '../../elements.ts'
import { tell } from '../../events.ts'
import { gunOf } from '../../rules/artillery/guns.ts'
import { isCombustible, tryToKindle } from '../../rules/flames/blaze.ts'
import { shieldMagic } from '../../rules/magic/enchantments.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { batter } from './bombardment.ts'
import { chainOf, leftOf, shareHits, shotOf } from './impact.ts'

/** DW-XIX.15 … DW-XIX.18: a stone comes down on the final field. */
export function dropStone(g: Demonworld, gun: Element, final: Hex): void {
  const { projectile, factor, splash = 0 } = gunOf(g, gun)
  const fields = projectile === 'largeStone' ? [final, ...splashFields(g, final)] : [final]
  const struck: Element[] = []
  for (const hex of fields) if (g.on[hex] !== NONE && !struck.includes(g.on[hex])) struck.push(g.on[hex])
  for (const target of struck) crush(g, gun, target, final, fields, factor, splash)
  if (projectile === 'largeStone') batterWalls(g, gun, final, factor)
}

/** DW-XIX.16: the fields around, without those higher up; none around water. */
export function splashFields(g: Demonworld, final: Hex): Hex[] {
  const { board, level, depth } = ground(g)
  const found: Hex[] = []
  if (depth[final] > 0) return found
  for (let direction = 0; direction < 6; direction++) {
    const beside = board.neighbour[final * 6 + direction]
    if (beside !== OFF_BOARD && level[beside] <= level[final]) found.push(beside)
  }
  return found
}

/** DW-XIX.15, DW-XIX.17: a chain of attacks for each field of an element that the stone reaches. */
function crush(
  g: Demonworld,
  gun: Element,
  target: Element,
  final: Hex,
  fields: readonly Hex[],
  factor: number,
  splash: number,
): void {
  if (isDoomed(g, target)) return
  const rider = riderOf(g, target)
  const seat = rider === NONE ? NONE : seatOf(g, target)
  const most = leftOf(g, target) + (rider === NONE ? 0 : leftOf(g, rider))
  let hits = 0
  for (const hex of fields) {
    if (g.on[hex] !== target) continue
    hits += chainOf(g, shotOf(gun, hex === final ? factor : splash), target, most - hits)
  }
  shareHits(g, gun, target, hits, seat !== NONE && isNear(g, final, seat, fields))
}

/** DW-XIX.18: where a stone of either size comes down on a rider's field or beside it; older rules asked where it works. */
function isNear(g: Demonworld, final: Hex, seat: Hex, fields: readonly Hex[]): boolean {
  return g.rules.beforeEleven ? fields.includes(seat) : ground(g).board.distance(final, seat) <= 1
}

/** DW-XIX.16: each wall at the final field is attacked once. */
function batterWalls(g: Demonworld, gun: Element, final: Hex, factor: number): void {
  const { board, hedge } = ground(g)
  for (let direction = 0; direction < 6; direction++) {
    const side = board.side[final * 6 + direction]
    if (side >= 0 && hedge[side] === WALL) batter(g, gun, side, factor)
  }
}

/** DW-XXII.10: an incendiary stone: devices burn, others lose a hit point; an empty field may catch fire. */
export function dropFire(g: Demonworld, gun: Element, final: Hex, factor: number): void {
  const target = g.on[final]
  if (target === NONE) {
    if (isCombustible(g, final)) tryToKindle(g, sideOf(g, gun), final, factor)
    return
  }
  if (isDoomed(g, target)) return
  stir(g, target)
  const base = g.rules.asBefore ? factor : factor + shieldMagic(g, target) // DW-XX.S8
  const die = roll(g, sideOf(g, gun), d20, 'low')
  const hit = die <= base
  tell(g, 'pierces', gun, target, base, die, hit ? 1 : 0)
  if (hit) scorch(g, target)
}

/** DW-XXII.9, DW-XXII.10, DW-XXVII.1: fire destroys a device; whoever else it hits never heals of it. */
export function scorch(g: Demonworld, target: Element): void {
  if (DEVICE[g.type[target]]) {
    g.hits[target] = hitPoints(g, target)
    return
  }
  g.hits[target]++
  g.burns[target]++
}
