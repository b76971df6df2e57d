import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { ground, members } from '../../elements.ts'
import type { Demonworld, Element, Hex } from '../../state.ts'
import { isHoused } from '../buildings/house.ts'
import { type Drive, driveOf } from '../morale/rage.ts'
import { liesBefore } from '../shooting/range.ts'
import { advanceOf, cannotAdvance, isFree } from './advance.ts'
import { cannotMarch, freeFacings, type March } from './column.ts'
import { BARRED } from './contact.ts'
import {
  cannotAttack,
  cannotManoeuvre,
  isTooNear,
  type Move,
  movesAsWedge,
  pointsLeft,
  REACTING,
  threatsTo,
} from './move.ts'
import { cannotDeclareNow, type OptionalContact } from './optional-contact.ts'
import { mayStand } from './passage.ts'
import { pursuitEnds } from './pursuit.ts'

/** DW-XV.71, DW-XXIV.6, DW-XVII.25: who is driven, attacked in a building or in pursuit does that, and nothing else. */
export function cannotFreely(
  g: Demonworld,
  here: Move,
  isDrivenTo: (drive: Drive) => boolean = () => false,
): RuleId | undefined {
  const drive = driveOf(g, here)
  if (drive) return isDrivenTo(drive) ? undefined : 'DW-XV.71'
  if (reactsInside(g, here)) return 'DW-XXIV.6'
  return pursuitEnds(g, here).length > 0 ? 'DW-XVII.25' : undefined
}

/** DW-XXIV.6: true for those attacked in a building, who only turn. */
export function reactsInside(g: Demonworld, here: Move): boolean {
  return here.mode === REACTING && isHoused(g, here.unit)
}

/** DW-V.6: why a unit cannot advance to where its first element would be on a field. */
export function cannotAdvanceTo(g: Demonworld, here: Move, hex: Hex): RuleId | undefined {
  const pursuit = pursuitEnds(g, here)
  if (pursuit.includes(hex) && !driveOf(g, here)) return undefined
  const rule = cannotFreely(g, here, ({ advance }) => advance.includes(hex))
  if (rule || driveOf(g, here) || advanceOf(g, here).ends.has(hex)) return rule
  return (
    cannotAdvance(g, here, members(g, here.unit)) ?? (pointsLeft(g, here) === 0 ? 'DW-V.1' : barsTheWay(g, here, hex))
  )
}

/** DW-V.6: the field is not before the unit, one of its elements could not stand there, or the way is too long. */
function barsTheWay(g: Demonworld, here: Move, hex: Hex): RuleId {
  const { board } = ground(g)
  const elements = members(g, here.unit)
  const [first] = elements
  if (hex >= board.size || !liesBefore(board, g.at[first], g.facing[first], hex)) return 'DW-V.6'
  const advance = advanceOf(g, here)
  const threats = threatsTo(g, here.unit)
  for (const element of elements) {
    const rule = cannotStandOn(g, here, element, advance.moved(element, hex), threats)
    if (rule) return rule
  }
  return 'DW-V.5'
}

/** DW-V.4, DW-XI.2, DW-XV.30, DW-V.31: why an element of a unit could not come to stand on a field. */
function cannotStandOn(g: Demonworld, here: Move, element: Element, hex: Hex, threats: Uint8Array): RuleId | undefined {
  if (hex === OFF_BOARD || !isFree(g, hex, here.unit)) return 'DW-V.4'
  if (!mayStand(ground(g), g.type[element], hex)) return 'DW-XI.2'
  if (threats[hex] & BARRED || isTooNear(g, here, element, hex)) return 'DW-XV.30'
  return threats[hex] ? cannotAttack(g, here.unit) : undefined
}

/** DW-V.21: why a column cannot make a step by movement points. */
export function cannotMarchOn(g: Demonworld, here: Move, march: March): RuleId | undefined {
  const isThis = ({ direction, facing }: March) => direction === march.direction && facing === march.facing
  const rule = cannotFreely(g, here, drive => drive.march.some(isThis))
  return rule || driveOf(g, here) ? rule : cannotMarch(g, here, march)
}

/** DW-V.21: why a column cannot make a step as a manoeuvre. */
export function cannotFile(g: Demonworld, here: Move, march: March): RuleId | undefined {
  return cannotFreely(g, here) ?? cannotManoeuvre(g, here) ?? cannotMarch(g, here, march, true)
}

/** DW-V.21: why an element of a column cannot turn free of charge. */
export function cannotFace(
  g: Demonworld,
  here: Move,
  turned: { element: Element; facing: number },
): RuleId | undefined {
  const rule = cannotFreely(g, here)
  if (rule) return rule
  const isFree = freeFacings(g, here).some(
    ({ element, facing }) => element === turned.element && facing === turned.facing,
  )
  return isFree ? undefined : 'DW-V.21'
}

/** DW-XI.21: why an optional contact cannot be declared. */
export function cannotDeclare(g: Demonworld, here: Move, contact: OptionalContact): RuleId | undefined {
  return cannotFreely(g, here) ?? cannotDeclareNow(g, here, contact)
}

/** DW-V.12, DW-XIII.11, DW-XXIV.6: why a whole unit cannot turn so far. */
export function cannotTurn(g: Demonworld, here: Move, turn: number): RuleId | undefined {
  const drive = driveOf(g, here)
  if (drive) return drive.turn.includes(turn) ? undefined : 'DW-XV.71'
  const isInside = reactsInside(g, here)
  const rule = isInside ? undefined : cannotFreely(g, here)
  if (rule) return rule
  const spent = cannotManoeuvre(g, here)
  if (spent) return spent
  if (!isInside && movesAsWedge(g, here)) return 'DW-XIII.11'
  return turn > 0 && turn < 6 ? undefined : 'DW-V.12'
}
