import { SIZE } from '../content/cards.ts'
import type { Ground } from '../content/ground.ts'
import { profileOf } from '../content/profile.ts'
import { LEVEL_HEIGHT } from '../content/tables.ts'
import { ground } from '../elements.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../state.ts'

// Blockers of one sight line: twice their distance, and the height of their tops. Room for every field of a board.
const distances = new Int32Array(4096)
const tops = new Int32Array(4096)
let blockers = 0

/** Where the feet of an element on a field are: the ground, or below the surface (digest 6.10). */
export function footOf(land: Ground, hex: Hex): number {
  return LEVEL_HEIGHT * land.level[hex] - land.depth[hex]
}

/**
 * DW-XII.3, DW-IV.7: how many size sections of a target of this size on a field a shooter sees in full. `but` is an
 * element that hides nothing (the target itself, or one it is mistaken for); elements of the unit `through` do not either.
 */
export function sectionsSeen(
  g: Demonworld,
  shooter: Element,
  hex: Hex,
  size: number,
  but: Element,
  through: Unit = NONE,
): number {
  const land = ground(g)
  const from = g.at[shooter]
  const profile = profileOf(land, from, hex)
  if (!g.rules.sight) return isTouchedByElement(g, profile.touched, shooter, but, through) ? 0 : size
  blockers = 0
  const { touched } = profile
  for (let i = 0; i < touched.length; i++) {
    const other = g.on[touched[i]]
    if (other === NONE || other === but || other === shooter || g.unit[other] === through) continue
    distances[blockers] = profile.distances[i]
    tops[blockers++] = footOf(land, touched[i]) + SIZE[g.type[other]]
  }
  for (let i = 0; i < profile.blockers.length; i += 2) {
    distances[blockers] = profile.blockers[i]
    tops[blockers++] = profile.blockers[i + 1]
  }
  const eye = footOf(land, from) + SIZE[g.type[shooter]]
  return countSections(eye, footOf(land, hex), size, land.depth[hex], 2 * land.board.distance(from, hex))
}

function isTouchedByElement(
  g: Demonworld,
  touched: Int32Array,
  shooter: Element,
  but: Element,
  through: Unit,
): boolean {
  for (let i = 0; i < touched.length; i++) {
    const other = g.on[touched[i]]
    if (other !== NONE && other !== but && other !== shooter && g.unit[other] !== through) return true
  }
  return false
}

/** DW-XII.3: a section is seen if both its ends are; water hides what is under the surface. */
function countSections(eye: number, foot: number, size: number, depth: number, distance: number): number {
  let seen = 0
  let below = depth === 0 && isSeen(eye, foot, distance)
  for (let section = 0; section < size; section++) {
    const above = isSeen(eye, foot + section + 1, distance)
    if (section === depth && depth > 0) below = isSeen(eye, foot + section, distance)
    if (section >= depth && below && above) seen++
    below = above
  }
  return seen
}

/** DW-XII.3: eye + (h − eye) · d / D > top, for every blocker; touching the top blocks. */
function isSeen(eye: number, height: number, distance: number): boolean {
  for (let i = 0; i < blockers; i++) {
    if (eye * distance + (height - eye) * distances[i] <= tops[i] * distance) return false
  }
  return true
}

/** How many size sections of an element another one sees in full. */
export function sectionsOf(g: Demonworld, viewer: Element, target: Element, through: Unit = NONE): number {
  return sectionsSeen(g, viewer, g.at[target], SIZE[g.type[target]], target, through)
}

/** DW-X.4: true if one element sees another with all its sections. */
export function seesFully(g: Demonworld, viewer: Element, target: Element): boolean {
  return sectionsOf(g, viewer, target) === SIZE[g.type[target]]
}

/** DW-XII.3: the sections of a target seen over blockers given as pairs of distance and top: the bare diagram. */
export function diagram(eye: number, pairs: readonly number[], foot: number, size: number, distance: number): number {
  blockers = 0
  for (let i = 0; i < pairs.length; i += 2) {
    distances[blockers] = 2 * pairs[i]
    tops[blockers++] = pairs[i + 1]
  }
  return countSections(eye, foot, size, 0, 2 * distance)
}
