import { OFF_BOARD } from '@hexarium/hex'
import { d6, roll } from '@hexarium/kernel'
import { LARGE } from '../../content/armies/cards.ts'
import { ROSE, TRUE_AIM } from '../../content/tables.ts'
import { ground, isDoomed, sideOf } from '../../elements.ts'
import { tell } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { aimedField } from '../large/ranged.ts'
import { touches } from '../movement/contact.ts'

/** Whom a shot into a melee hits, or NONE, and the field it comes down on. */
type Strayed = { struck: Element; hex: Hex }

/** DW-IV.13, DW-XII.22: whom a shot into a melee hits, or nobody. */
export function stray(g: Demonworld, shooter: Element, target: Element): Strayed {
  const from = LARGE[g.type[target]] ? aimedField(g, shooter, target) : g.at[target]
  let [struck, hex] = [target, from]
  if (roll(g, sideOf(g, shooter), d6, 'low') > TRUE_AIM) {
    hex = ground(g).board.neighbour[from * 6 + ROSE[roll(g, sideOf(g, shooter), d6)]]
    struck = hex === OFF_BOARD ? NONE : g.on[hex]
    if (struck !== NONE && struck !== target && g.rules.sight && !LARGE[g.type[target]] && !touches(g, struck, target))
      struck = NONE
    tell(g, 'strays', shooter, target, struck)
  }
  if (struck === NONE) return { struck, hex }
  if (isDoomed(g, struck)) tell(g, 'wasted', shooter, struck)
  return { struck: isDoomed(g, struck) ? NONE : struck, hex }
}
