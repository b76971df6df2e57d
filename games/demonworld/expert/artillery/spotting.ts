import type { RuleId } from '@hexarium/kernel'
import { fieldsOf } from '../../bases.ts'
import { SIZE } from '../../content/armies/cards.ts'
import { ground, sideOf } from '../../elements.ts'
import { cannotReach, gunOf, gunsOf, isGun } from '../../rules/artillery/guns.ts'
import { hasAnnounced } from '../../rules/flames/announced.ts'
import { isCombustible } from '../../rules/flames/blaze.ts'
import { footOf } from '../../rules/flyers/heights.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { glimpses, glimpsesElement, seesGround } from './glimpse.ts'

/** DW-XIX.14: the enemies a gun's crew knows of: those it sees, and those behind them in the same unit. */
function knownTo(g: Demonworld, gun: Element): Set<Element> {
  const known = new Set<Element>()
  const bit = bitOf(g, gun)
  const eye = eyeOf(g, gun)
  for (let element = 0; element < g.at.length; element++) {
    if (!isVisibleFoe(g, gun, element)) continue
    if (g.spotted[g.unit[element]] & bit) known.add(element)
    else if (!known.has(element) && isGlimpsed(g, gun, eye, element)) spread(g, element, known)
  }
  return known
}

/** An enemy on the ground. */
function isVisibleFoe(g: Demonworld, gun: Element, element: Element): boolean {
  return g.at[element] !== NONE && g.altitude[element] === 0 && sideOf(g, element) !== sideOf(g, gun)
}

function isGlimpsed(g: Demonworld, gun: Element, eye: number, element: Element): boolean {
  return fieldsOf(g, element).some(hex => glimpsesElement(g, gun, g.at[gun], eye, element, hex))
}

/** Rear ranks: who stands beside one of his own unit that is seen. */
function spread(g: Demonworld, element: Element, known: Set<Element>): void {
  const { board } = ground(g)
  const found = [element]
  known.add(element)
  for (let i = 0; i < found.length; i++) {
    for (let direction = 0; direction < 6; direction++) {
      const beside = board.neighbour[g.at[found[i]] * 6 + direction]
      const other = beside < 0 ? NONE : g.on[beside]
      if (other === NONE || known.has(other) || g.unit[other] !== g.unit[element]) continue
      known.add(other)
      found.push(other)
    }
  }
}

function eyeOf(g: Demonworld, gun: Element): number {
  return footOf(ground(g), g.at[gun]) + SIZE[g.type[gun]]
}

/** A gun's place among all guns, as a bit. */
function bitOf(g: Demonworld, gun: Element): number {
  let number = 0
  for (let unit = 0; unit < g.unit[gun]; unit++) if (isGun(g, unit)) number++
  return 1 << number
}

/** DW-XIX.14, AMB2-08: whom each gun sees when the movement phase begins: it may hide, and still be shot at. */
export function spotUnits(g: Demonworld): void {
  g.spotted.fill(0)
  for (const gun of gunsOf(g)) {
    if (gunOf(g, gun).fire !== 'indirect') continue
    const [bit, eye] = [bitOf(g, gun), eyeOf(g, gun)]
    for (let element = 0; element < g.at.length; element++) {
      const unit = g.unit[element]
      if (g.spotted[unit] & bit || !isVisibleFoe(g, gun, element)) continue
      if (isGlimpsed(g, gun, eye, element)) g.spotted[unit] |= bit
    }
  }
}

/** DW-XIX.14: every field a gun may lob a stone at. */
export function lobs(g: Demonworld, gun: Element): Hex[] {
  const known = knownTo(g, gun)
  const found: Hex[] = []
  const { size } = ground(g).board
  for (let hex = 0; hex < size; hex++) if (!cannotReach(g, gun, hex) && !cannotSee(g, gun, hex, known)) found.push(hex)
  return found
}

/** DW-XIX.14: true if there is a field a gun may lob a stone at; an enemy it sees will do. */
export function canLob(g: Demonworld, gun: Element): boolean {
  const [bit, eye] = [bitOf(g, gun), eyeOf(g, gun)]
  for (let element = 0; element < g.at.length; element++) {
    if (!isVisibleFoe(g, gun, element) || !isInReach(g, gun, element)) continue
    if (g.spotted[g.unit[element]] & bit || isGlimpsed(g, gun, eye, element)) return true
  }
  return lobs(g, gun).length > 0
}

function isInReach(g: Demonworld, gun: Element, element: Element): boolean {
  return fieldsOf(g, element).some(hex => g.on[hex] === element && !cannotReach(g, gun, hex))
}

/** DW-XIX.14, AMB2-08: why a gun may not lob a stone at a field. */
export function cannotLob(g: Demonworld, gun: Element, hex: Hex): RuleId | undefined {
  const rule = cannotReach(g, gun, hex)
  if (rule) return rule
  return cannotSee(g, gun, hex, knownTo(g, gun))
}

/** There must be a reason, and something must be seen on the field. */
function cannotSee(g: Demonworld, gun: Element, hex: Hex, known: ReadonlySet<Element>): RuleId | undefined {
  const own = g.on[hex]
  if (own !== NONE && known.has(own)) return undefined
  const fiery = hasAnnounced(g, g.unit[gun])
  if (fiery ? own !== NONE || !isCombustible(g, hex) : !isBesideKnown(g, gun, hex, known)) return 'DW-XIX.14'
  const [from, eye] = [g.at[gun], eyeOf(g, gun)]
  // DW-XI.1: open ground is a terrain feature like any other
  const isSeen = glimpses(g, gun, from, eye, hex) || (!g.rules.beforeEleven && seesGround(g, gun, from, eye, hex))
  return isSeen ? undefined : 'DW-XIX.14'
}

/** DW-XIX.16: a large stone also hits what is around. */
function isBesideKnown(g: Demonworld, gun: Element, hex: Hex, known: ReadonlySet<Element>): boolean {
  if (gunOf(g, gun).projectile !== 'largeStone') return false
  const { board } = ground(g)
  for (let direction = 0; direction < 6; direction++) {
    const beside = board.neighbour[hex * 6 + direction]
    if (beside >= 0 && g.on[beside] !== NONE && known.has(g.on[beside])) return true
  }
  return false
}
