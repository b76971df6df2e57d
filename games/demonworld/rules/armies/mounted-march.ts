import type { RuleId } from '@hexarium/kernel'
import { isPartlyOutside } from '../../bases.ts'
import { LARGE } from '../../content/armies/cards.ts'
import { isCaptain } from '../../elements.ts'
import { tell } from '../../events.ts'
import { AWAY, type Demonworld, HERE, NONE, type Unit } from '../../state.ts'
import { cannotFit, startOn } from '../large/mounts.ts'
import { cannotRide } from '../victory.ts'

/** DW-XVIII.8, DW-XVI.31, AMB2-87: why a commander does not march round a flank on a mount of his own command. */
export function cannotMarchOn(g: Demonworld, unit: Unit, mount: Unit): RuleId | undefined {
  if (!isCaptain(g, unit) || LARGE[g.card[unit]]) return 'DW-XVII.31'
  if (g.group[unit] === 0 || g.group[unit] !== g.group[mount]) return 'DW-XVI.31'
  if (g.steed[unit] !== NONE || g.steed.includes(mount)) return 'DW-XVII.41'
  return cannotFit(g, g.head[unit], g.head[mount]) ?? cannotRide(g, g.head[unit], g.head[mount])
}

/** DW-XVI.40, AMB2-87: who marches mounted sits up as soon as his mount is wholly on the board; without it he goes on foot. */
export function seatMarchers(g: Demonworld): void {
  for (let unit = 0; unit < g.steed.length; unit++) {
    if (g.steed[unit] === NONE) continue
    const mount = g.head[g.steed[unit]]
    if (g.fate[mount] === AWAY || (g.fate[mount] === HERE && isPartlyOutside(g, mount))) continue
    g.steed[unit] = NONE
    if (g.fate[mount] !== HERE) continue
    tell(g, 'mounts', g.head[unit], mount)
    startOn(g, g.head[unit], mount)
    g.cameIn[unit] = g.round
    g.moved[unit] = true
  }
}
