import { LARGE, SIZE } from '../../content/armies/cards.ts'
import { profileOf } from '../../content/armies/profile.ts'
import type { Ground } from '../../content/board/ground.ts'
import { OPEN, UNDERGROWTH, WOOD } from '../../content/board/terrain.ts'
import { LEVEL_HEIGHT, UNDERGROWTH_HEIGHT, WOOD_HEIGHT } from '../../content/tables.ts'
import { ground } from '../../elements.ts'
import { footOf } from '../../rules/flyers/heights.ts'
import { isHiddenByBuilding, isSeenThrough } from '../../rules/shooting/sight.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'

/**
 * DW-XIX.14: true if some part of an element or of a terrain feature on a field is seen from another field, with the eye
 * at that height. Elements on one field do not hide elements beside them, but empty fields they do hide.
 */
export function glimpses(g: Demonworld, viewer: Element, from: Hex, eye: number, hex: Hex): boolean {
  const land = ground(g)
  const other = g.on[hex]
  if (other !== NONE && glimpsesElement(g, viewer, from, eye, other, hex)) return true
  const top = featureTop(land, hex)
  return top !== NONE && isClear(g, land, viewer, from, eye, hex, top, NONE)
}

/** The same for the element on a field alone. */
export function glimpsesElement(
  g: Demonworld,
  viewer: Element,
  from: Hex,
  eye: number,
  other: Element,
  hex: Hex,
): boolean {
  const land = ground(g)
  const size = SIZE[g.type[other]]
  if (size <= land.depth[hex]) return false
  return isClear(g, land, viewer, from, eye, hex, footOf(land, hex) + size, other)
}

/** True if the ground of a field is seen. */
export function seesGround(g: Demonworld, viewer: Element, from: Hex, eye: number, hex: Hex): boolean {
  const land = ground(g)
  return isClear(g, land, viewer, from, eye, hex, LEVEL_HEIGHT * land.level[hex], NONE)
}

/** How high the terrain feature on a field rises, or NONE on plain open ground. */
function featureTop({ terrain, level }: Ground, hex: Hex): number {
  if (terrain[hex] === OPEN) return NONE
  const growth = terrain[hex] === WOOD ? WOOD_HEIGHT : terrain[hex] === UNDERGROWTH ? UNDERGROWTH_HEIGHT : 0
  return LEVEL_HEIGHT * level[hex] + growth
}

/** DW-XII.3: nothing reaches up to the line from the eye to that height; `target` is the element looked at, if any. */
function isClear(
  g: Demonworld,
  land: Ground,
  viewer: Element,
  from: Hex,
  eye: number,
  hex: Hex,
  height: number,
  target: Element,
): boolean {
  const { touched, distances, blockers } = profileOf(land, from, hex)
  const distance = 2 * land.board.distance(from, hex)
  const hides = (at: number, top: number) => eye * distance + (height - eye) * at <= top * distance
  for (let i = 0; i < touched.length; i++) {
    const other = g.on[touched[i]]
    if (other === NONE || other === viewer || other === target || isSeenThrough(g, viewer, other, touched[i])) continue
    if (target !== NONE && !LARGE[g.type[other]] && land.board.distance(touched[i], hex) === 1) continue
    if (hides(distances[i], footOf(land, touched[i]) + SIZE[g.type[other]])) return false
  }
  if (isHiddenByBuilding(g, from, hex, hides)) return false
  if (!g.rules.sight) return true
  for (let i = 0; i < blockers.length; i += 2) if (hides(blockers[i], blockers[i + 1])) return false
  return true
}
