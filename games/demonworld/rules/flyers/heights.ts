import { CHARIOT_PART, fieldsOf, partOf } from '../../bases.ts'
import { BASE, CHARIOT, cards, DRAGON, DRAGON4, FLYER, SIZE, type WeaponKind } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { UNDERGROWTH, WOOD } from '../../content/board/terrain.ts'
import { PLATFORM } from '../../content/expert/large.ts'
import {
  BUILDING_HEIGHT,
  FLYING_DRAGON,
  FULL_STRETCH,
  LEAST_ABOVE,
  LEAST_HEIGHT,
  LEVEL_HEIGHT,
  OUT_OF_STRETCH,
  UNDERGROWTH_HEIGHT,
  WOOD_HEIGHT,
} from '../../content/tables.ts'
import { ground, members, seatOf } from '../../elements.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../../state.ts'

/** Where the feet of an element on a field are: the ground, or below the surface (digest 6.10). */
export function footOf(land: Ground, hex: Hex): number {
  return LEVEL_HEIGHT * land.level[hex] - land.depth[hex]
}

/** DW-XXIII.4: the height an element flies at, with its mount; 0 on the ground. */
export function flightOf(g: Demonworld, element: Element): number {
  return g.mount[element] === NONE ? g.altitude[element] : g.altitude[g.mount[element]]
}

/** True for an element in the air, or on a mount that is. */
export function inAir(g: Demonworld, element: Element): boolean {
  return flightOf(g, element) > 0
}

/** True if a unit has an element in the air. */
export function isInAir(g: Demonworld, unit: Unit): boolean {
  return members(g, unit).some(element => g.altitude[element] > 0)
}

/** True if anybody is in the air at all. */
export function someoneFlies(g: Demonworld): boolean {
  if (!g.rules.flyers) return false
  for (let element = 0; element < g.altitude.length; element++) if (g.altitude[element] > 0) return true
  return false
}

/** DW-XXIII.7: true if anybody takes part who could be overrun in the air: no dragons. */
export function hasLowFlyers(g: Demonworld): boolean {
  if (!g.rules.flyers) return false
  for (let unit = 0; unit < g.card.length; unit++) {
    if (FLYER[g.card[unit]] && BASE[g.card[unit]] !== DRAGON4) return true
  }
  return false
}

/** DW-XXIII.9: true in the round after an element has broken off a melee: it neither lands, shoots nor fights in the air. */
export function isAloft(g: Demonworld, element: Element): boolean {
  return g.aloft[element] > 0 && g.aloft[element] >= g.round
}

/** DW-XXIII.6: the size an element has now: a dragon on four fields is smaller in the air. */
export function sizeNow(g: Demonworld, element: Element): number {
  return g.altitude[element] > 0 && BASE[g.type[element]] === DRAGON4 ? FLYING_DRAGON : SIZE[g.type[element]]
}

/** Where the feet of an element would be on one of its fields. */
export function footAt(g: Demonworld, element: Element, hex: Hex): number {
  return g.altitude[element] > 0 ? g.altitude[element] : footOf(ground(g), hex)
}

/** DW-XXIII.6: the head point of a flyer, and of whoever rides it; of somebody on the ground on his field. */
export function headOf(g: Demonworld, element: Element): number {
  const mount = g.mount[element]
  if (mount !== NONE && DRAGON[g.type[mount]]) return headOf(g, mount)
  const chariot = mount === NONE ? element : mount
  if (CHARIOT[g.type[chariot]]) return footAt(g, chariot, seatOf(g, chariot)) + SIZE[g.type[element]] + PLATFORM
  return footAt(g, element, g.at[element]) + sizeNow(g, element)
}

/** DW-XVIII.3: how high an element stands on one of its fields: a chariot's crew on its platform, its animals before it. */
export function heightOn(g: Demonworld, element: Element, hex: Hex): number {
  const { animals } = cards[g.type[element]]
  if (!animals) return SIZE[g.type[element]]
  return partOf(g, element, hex) === CHARIOT_PART ? SIZE[g.type[element]] + PLATFORM : animals.size
}

/** DW-XXIII.6, DW-XXIII.10: by how much a shot or a spell at somebody in the air falls short: what he is above one's head. */
export function heightPenalty(g: Demonworld, shooter: Element, target: Element): number {
  const height = flightOf(g, target)
  return height === 0 ? 0 : Math.max(0, height - headOf(g, shooter))
}

/** DW-XXIII.4, DW-EX2-52: how high a flyer is above the ground of a field. */
export function actualHeight(g: Demonworld, flyer: Element, hex: Hex): number {
  return flightOf(g, flyer) - LEVEL_HEIGHT * ground(g).level[hex]
}

/** DW-XXIII.5: the least height at which a flyer may stay over some fields. */
export function leastHeight(
  g: Demonworld,
  flyer: Element,
  fields: ArrayLike<Hex>,
  count: number = fields.length,
): number {
  const land = ground(g)
  let least = 0
  for (let i = 0; i < count; i++) {
    const hex = fields[i]
    const floor = LEVEL_HEIGHT * land.level[hex]
    const below = g.on[hex]
    const troops = below === NONE || below === flyer ? 0 : footOf(land, hex) + heightOn(g, below, hex) + LEAST_ABOVE
    least = Math.max(least, floor + LEAST_HEIGHT, floor + obstacleOn(land, hex) + LEAST_ABOVE, troops)
  }
  return least
}

/** DW-T10, DW-XXIV.1: what grows or stands on a field. */
function obstacleOn(land: Ground, hex: Hex): number {
  if (land.buildings !== null && (land.buildings.inside[hex] || land.buildings.wall[hex])) return BUILDING_HEIGHT
  return land.terrain[hex] === WOOD ? WOOD_HEIGHT : land.terrain[hex] === UNDERGROWTH ? UNDERGROWTH_HEIGHT : 0
}

/** DW-XXIII.13: true if two flyers share at least one section of height. */
export function shareHeight(g: Demonworld, a: Element, b: Element): boolean {
  const [low, high] = [flightOf(g, a), flightOf(g, b)]
  return low > 0 && high > 0 && Math.max(low, high) < Math.min(low + sizeNow(g, a), high + sizeNow(g, b))
}

/** DW-XXIII.5: true if somebody else in the air is where a flyer would be over these fields. */
export function isAirTaken(
  g: Demonworld,
  flyer: Element,
  fields: readonly Hex[],
  height: number,
  size: number,
): boolean {
  for (let other = 0; other < g.altitude.length; other++) {
    if (other === flyer || g.altitude[other] === 0 || g.at[other] === NONE) continue
    if (Math.max(g.altitude[other], height) >= Math.min(g.altitude[other] + sizeNow(g, other), height + size)) continue
    if (fieldsOf(g, other).some(hex => fields.includes(hex))) return true
  }
  return false
}

/** Weapons on poles reach one higher (DW-XXIII.8). */
const POLES: readonly WeaponKind[] = ['spear', 'pike', 'lance']

/** DW-XXIII.8: how high somebody on the ground strikes. */
export function strikingSize(card: number): number {
  const isPole = cards[card].weapons.some(({ kind, pole }) => pole || POLES.includes(kind))
  return SIZE[card] + (isPole ? 1 : 0)
}

/** DW-XXIII.8: the blow of somebody on the ground at a flyer: with all his might, or with a factor, or none at all. */
export const FULL_BLOW = -1
export const NO_BLOW = 0

/** DW-XXIII.8: FULL_BLOW, NO_BLOW, or the factor, by how high one strikes and how high the flyer is above one's ground. */
export function blowAt(reach: number, height: number): number {
  if (reach > height) return FULL_BLOW
  if (reach === height) return FULL_STRETCH
  return reach === height - 1 ? OUT_OF_STRETCH : NO_BLOW
}

/** DW-XXIII.11: whether the breath of a dragon at a height reaches what is between two heights so many fields away. */
export function breathSpans(height: number, distance: number, foot: number, top: number): boolean {
  return top > height + 2 - distance && foot < height + 1 + distance
}

/** DW-XXIII.11, DW-XVII.39: whether a dragon's breath reaches an element on a field: from the ground only what is there. */
export function breathReaches(g: Demonworld, dragon: Element, target: Element, hex: Hex, distance: number): boolean {
  const height = g.altitude[dragon]
  if (height === 0) return flightOf(g, target) === 0
  const foot = footAt(g, target, hex)
  return breathSpans(height, distance, foot, foot + sizeNow(g, target))
}

/** DW-XXIII.11, DW-XXII.8: whether a dragon's breath reaches what grows on a field. */
export function breathLights(g: Demonworld, dragon: Element, hex: Hex, distance: number): boolean {
  const height = g.altitude[dragon]
  if (height === 0) return true
  const land = ground(g)
  const foot = LEVEL_HEIGHT * land.level[hex]
  return breathSpans(height, distance, foot, foot + obstacleOn(land, hex))
}

/** DW-XXIII.7, AMB2-49: whether an overrunner gets at a flyer over a field: never at a dragon, at others if it is tall enough. */
export function reachesFlyer(g: Demonworld, overrunner: Element, flyer: Element, hex: Hex): boolean {
  return BASE[g.type[flyer]] !== DRAGON4 && footOf(ground(g), hex) + SIZE[g.type[overrunner]] >= flightOf(g, flyer) + 1
}

/** DW-XXIII.7: somebody flying over a field whom an overrunner there would get at, or NONE. */
export function flyerInReach(g: Demonworld, overrunner: Element, hex: Hex): Element {
  for (let flyer = 0; flyer < g.altitude.length; flyer++) {
    if (g.altitude[flyer] > 0 && g.at[flyer] === hex && reachesFlyer(g, overrunner, flyer, hex)) return flyer
  }
  return NONE
}
