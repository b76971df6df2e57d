import { CHARIOT_PART, fieldsOf, partOf } from '../../bases.ts'
import { CHARIOT, cards, DRAGON, LARGE, SIZE } from '../../content/armies/cards.ts'
import { OPENING_STRIDE, openingsOn } from '../../content/armies/openings.ts'
import { profileOf } from '../../content/armies/profile.ts'
import type { Ground } from '../../content/board/ground.ts'
import { type Buildings, WINDOW } from '../../content/expert/buildings.ts'
import { PLATFORM, SADDLE } from '../../content/expert/large.ts'
import { BUILDING_HEIGHT, LEVEL_HEIGHT } from '../../content/tables.ts'
import { ground, placeOf } from '../../elements.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../../state.ts'
import { isIndoors } from '../buildings/house.ts'
import { isOpen } from '../buildings/walls.ts'
import { footAt, footOf, heightOn, sizeNow } from '../flyers/heights.ts'

// Blockers of one sight line: twice their distance, and the height of their tops. Room for every field of a board.
const distances = new Int32Array(4096)
const tops = new Int32Array(4096)
let blockers = 0

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
  raise = 0,
): number {
  const land = ground(g)
  const from = placeOf(g, shooter)
  if (from === hex) return size // DW-XXIII.10: straight above or below
  const profile = profileOf(land, from, hex)
  if (land.buildings !== null && isBehindWalls(g, land, land.buildings, from, hex)) return 0
  if (!g.rules.sight) return isTouchedByElement(g, profile.touched, shooter, but, through) ? 0 : size
  blockers = 0
  const { touched } = profile
  for (let i = 0; i < touched.length; i++) {
    const other = g.on[touched[i]]
    if (other === NONE || g.unit[other] === through) continue
    if (LARGE[g.type[other]] ? isSeenThrough(g, shooter, other, touched[i]) : other === but || other === shooter)
      continue
    distances[blockers] = profile.distances[i]
    tops[blockers++] = footOf(land, touched[i]) + heightOn(g, other, touched[i])
  }
  if (land.buildings !== null) addBuildings(g, land, land.buildings, from, hex)
  for (let i = 0; i < profile.blockers.length; i += 2) {
    distances[blockers] = profile.blockers[i]
    tops[blockers++] = profile.blockers[i + 1]
  }
  const eye = eyeOf(g, shooter, from)
  const flies = g.altitude[but] > 0
  const foot = flies ? g.altitude[but] : footOf(land, hex) + raise
  return countSections(eye, foot, size, flies ? 0 : land.depth[hex], 2 * land.board.distance(from, hex))
}

/** DW-XVII.34, DW-XVII.38, DW-XVIII.4: where the eye of an element on a field is, or of somebody on a mount. */
export function eyeOf(g: Demonworld, viewer: Element, hex: Hex): number {
  const mount = g.mount[viewer]
  if (mount !== NONE) {
    const seat = footAt(g, mount, hex)
    return DRAGON[g.type[mount]] ? seat + sizeNow(g, mount) + SADDLE : seat + SIZE[g.type[viewer]] + PLATFORM
  }
  const head = footAt(g, viewer, hex) + sizeNow(g, viewer)
  if (!LARGE[g.type[viewer]]) return head
  return head + (DRAGON[g.type[viewer]] ? SADDLE : CHARIOT[g.type[viewer]] ? PLATFORM : 0)
}

/** A large element does not hide anything from itself or its rider; but the animals of a chariot do (DW-XVIII.4). */
export function isSeenThrough(g: Demonworld, viewer: Element, large: Element, hex: Hex): boolean {
  if (large !== viewer && large !== g.mount[viewer]) return false
  return !CHARIOT[g.type[large]] || partOf(g, large, hex) === CHARIOT_PART
}

/** DW-XVII.12, DW-XVIII.3: how many sections of a large element are seen on one of its fields. */
export function sectionsAt(g: Demonworld, viewer: Element, target: Element, hex: Hex, through: Unit = NONE): number {
  const { animals } = cards[g.type[target]]
  if (!animals) return sectionsSeen(g, viewer, hex, sizeNow(g, target), target, through)
  const isCrew = partOf(g, target, hex) === CHARIOT_PART
  const size = isCrew ? SIZE[g.type[target]] : animals.size
  return sectionsSeen(g, viewer, hex, size, target, through, isCrew ? PLATFORM : 0)
}

/** DW-XXIV.5: into a building, or out of it, one sees through windows and open doors only. */
function isBehindWalls(g: Demonworld, land: Ground, buildings: Buildings, from: Hex, to: Hex): boolean {
  if (!isIndoors(g, from) && !isIndoors(g, to)) return false
  const met = openingsOn(land, buildings, from, to)
  for (let i = 0; i < met.length; i += OPENING_STRIDE) if (!isOpening(g, buildings, met[i], met[i + 1])) return true
  return false
}

/** DW-XXIV.1, DW-XXIV.5: from outside to outside a building is as high as its walls. */
function addBuildings(g: Demonworld, land: Ground, buildings: Buildings, from: Hex, to: Hex): void {
  if (isIndoors(g, from) || isIndoors(g, to)) return
  const met = openingsOn(land, buildings, from, to)
  for (let i = 0; i < met.length; i += OPENING_STRIDE) {
    if (isOpening(g, buildings, met[i], met[i + 1])) continue
    const [a, b] = met[i] < 0 ? [met[i + 1], met[i + 1]] : [sideHex(land, met[i], 0), sideHex(land, met[i], 1)]
    distances[blockers] = met[i + 2]
    tops[blockers++] = LEVEL_HEIGHT * Math.max(land.level[a], land.level[b]) + BUILDING_HEIGHT
  }
}

/** DW-XXIV.1, DW-XXIV.5: true if a building hides something on a field; `hides` tells it of a top at twice a distance. */
export function isHiddenByBuilding(
  g: Demonworld,
  from: Hex,
  hex: Hex,
  hides: (at: number, top: number) => boolean,
): boolean {
  const land = ground(g)
  if (land.buildings === null) return false
  if (isBehindWalls(g, land, land.buildings, from, hex)) return true
  blockers = 0
  addBuildings(g, land, land.buildings, from, hex)
  for (let i = 0; i < blockers; i++) if (hides(distances[i], tops[i])) return true
  return false
}

function sideHex(land: Ground, side: number, end: number): Hex {
  return land.board.sideHexes[2 * side + end]
}

/** DW-XXIV.5: true for windows and open doors: of a side, or of the wall field without one. */
export function isOpening(g: Demonworld, { barrier, doorAt, doorIn }: Buildings, side: number, hex: Hex): boolean {
  if (side < 0) return isOpen(g, doorIn[hex])
  return barrier[side] === WINDOW || isOpen(g, doorAt[side])
}

function isTouchedByElement(
  g: Demonworld,
  touched: readonly Hex[],
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

/** DW-XII.3, DW-IMP.5: eye + (h − eye) · d / D > top, for every blocker; touching the top blocks. */
function isSeen(eye: number, height: number, distance: number): boolean {
  for (let i = 0; i < blockers; i++) {
    if (eye * distance + (height - eye) * distances[i] <= tops[i] * distance) return false
  }
  return true
}

/** DW-XXIV.5: true if a part of an element is seen, though no whole section may be. */
export function isPartlySeen(g: Demonworld, viewer: Element, target: Element): boolean {
  const land = ground(g)
  const [from, hex] = [g.at[viewer], g.at[target]]
  if (sectionsOf(g, viewer, target) > 0) return true
  if (!g.rules.sight || (land.buildings !== null && isBehindWalls(g, land, land.buildings, from, hex))) return false
  // the blockers of the line are those sectionsOf has just gathered
  const eye = footAt(g, viewer, from) + sizeNow(g, viewer)
  const top = footAt(g, target, hex) + sizeNow(g, target)
  const below = top - 1
  return isSeen(eye, top, 2 * land.board.distance(from, hex)) && !isSeen(eye, below, 2 * land.board.distance(from, hex))
}

/** How many size sections of an element another one sees in full. */
export function sectionsOf(g: Demonworld, viewer: Element, target: Element, through: Unit = NONE): number {
  if (LARGE[g.type[target]])
    return Math.max(0, ...fieldsOf(g, target).map(hex => sectionsAt(g, viewer, target, hex, through)))
  if (g.mount[target] !== NONE) return sectionsAt(g, viewer, g.mount[target], placeOf(g, target), through) > 0 ? 1 : 0
  return sectionsSeen(g, viewer, g.at[target], sizeNow(g, target), target, through)
}

/** DW-X.4: true if one element sees another with all its sections. */
export function seesFully(g: Demonworld, viewer: Element, target: Element): boolean {
  return sectionsOf(g, viewer, target) === sizeNow(g, target)
}
