import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { coverOf, MOST_FIELDS } from '../../bases.ts'
import { BASE, DRAGON4, LARGE, SIZE } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { WOOD } from '../../content/board/terrain.ts'
import { CLIMB, FLYING_DRAGON, HIGHEST, LEVEL_HEIGHT } from '../../content/tables.ts'
import { ground } from '../../elements.ts'
import { flyerInReach, hasLowFlyers, isAirTaken, leastHeight } from '../../rules/flyers/heights.ts'
import { BARRED } from '../../rules/movement/contact.ts'
import { mayStand } from '../../rules/movement/passage.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE } from '../../state.ts'

const covered = new Int32Array(MOST_FIELDS)

/** Writes the fields a flyer would be over into `covered` and gives their number; 0 if its base does not lie on the board. */
function coverAt(g: Demonworld, land: Ground, flyer: Element, anchor: Hex, facing: Facing): number {
  const count = coverOf(land.board, BASE[g.type[flyer]], anchor, facing, covered)
  for (let part = 0; part < count; part++) if (covered[part] === OFF_BOARD) return 0
  return count
}

/** The fields a flyer would be over; none if its base does not lie on the board. */
export function fieldsUnder(g: Demonworld, flyer: Element, anchor: Hex, facing: Facing): Hex[] {
  return Array.from(covered.subarray(0, coverAt(g, ground(g), flyer, anchor, facing)))
}

/**
 * DW-XXIII.1, DW-XXIII.3: why a flyer may not come down there: its fields must be free and passable, and no wood. Contact
 * (`threats` of `moving.ts`) is only for those who may attack.
 */
export function cannotLand(
  g: Demonworld,
  flyer: Element,
  anchor: Hex,
  facing: Facing,
  threats: Uint8Array,
  mayAttack: boolean,
): RuleId | undefined {
  const land = ground(g)
  const count = coverAt(g, land, flyer, anchor, facing)
  if (count === 0) return 'DW-XXIII.3'
  for (let part = 0; part < count; part++) {
    const hex = covered[part]
    if (g.on[hex] !== NONE && g.on[hex] !== flyer) return 'DW-XXIII.3'
    if (land.terrain[hex] === WOOD) return 'DW-XXIII.1'
    if (!bears(land, g.type[flyer], hex)) return 'DW-XXIII.3'
    if (threats[hex] && (!mayAttack || threats[hex] & BARRED)) return 'DW-XXIII.3'
    if (LARGE[g.type[flyer]] && hasLowFlyers(g) && flyerInReach(g, flyer, hex) !== NONE) return 'DW-XXIII.5'
  }
  return undefined
}

/** DW-XXIII.3: whether a field is passable ground for a flyer; no roof is. */
function bears(land: Ground, card: number, hex: Hex): boolean {
  if (land.buildings !== null && (land.buildings.inside[hex] || land.buildings.wall[hex])) return false
  return mayStand(land, card, hex)
}

/** DW-XXIII.1: true if an element may take off where it stands: from no wood field. */
export function mayTakeOff(g: Demonworld, flyer: Element): boolean {
  const land = ground(g)
  const count = coverAt(g, land, flyer, g.at[flyer], g.facing[flyer])
  for (let part = 0; part < count; part++) if (land.terrain[covered[part]] === WOOD) return false
  return count > 0
}

/** DW-XXIII.4: the height a flyer begins its move at: its marker, or the ground it stands on. */
export function startHeight(g: Demonworld, flyer: Element): number {
  return g.altitude[flyer] > 0 ? g.altitude[flyer] : LEVEL_HEIGHT * ground(g).level[g.at[flyer]]
}

/** DW-XXIII.4, DW-XXIII.5: the heights a flyer may end its move at there, from this one. */
export function heightsAt(g: Demonworld, flyer: Element, anchor: Hex, facing: Facing, start: number): number[] {
  const fields = fieldsUnder(g, flyer, anchor, facing)
  const found: number[] = []
  if (fields.length === 0) return found
  const size = BASE[g.type[flyer]] === DRAGON4 ? FLYING_DRAGON : SIZE[g.type[flyer]]
  const most = Math.min(HIGHEST, start + CLIMB)
  for (let height = leastHeight(g, flyer, fields); height <= most; height++) {
    if (!isAirTaken(g, flyer, fields, height, size)) found.push(height)
  }
  return found
}

/** True if there is a height a flyer may end its move at there. */
export function mayHover(g: Demonworld, flyer: Element, anchor: Hex, facing: Facing, start: number): boolean {
  const count = coverAt(g, ground(g), flyer, anchor, facing)
  if (count === 0 || leastHeight(g, flyer, covered, count) > Math.min(HIGHEST, start + CLIMB)) return false
  for (let other = 0; other < g.altitude.length; other++) {
    if (other !== flyer && g.altitude[other] > 0) return heightsAt(g, flyer, anchor, facing, start).length > 0
  }
  return true
}
