import type { RuleId } from '@hexarium/kernel'
import { isCaptain, stands } from '../../elements.ts'
import { tell } from '../../events.ts'
import type { Demonworld, Element, Unit } from '../../state.ts'
import { isBefore } from '../movement/contact.ts'
import { cannotAttack, isDaunted, MARCHING, type Move, RAGING } from '../movement/move.ts'

/** No unit. */
const NOBODY: readonly Unit[] = []

/** DW-XVII.27: the elements of a unit that a large element of another brushes, each with the large one, pair by pair. */
function brushedBy(g: Demonworld, unit: Unit, foe: Unit): Element[] {
  const found: Element[] = []
  for (let i = 0; i < g.brushed.length; i += 2) {
    const [large, other] = [g.brushed[i], g.brushed[i + 1]]
    if (g.unit[large] === foe && g.unit[other] === unit && stands(g, other)) found.push(other, large)
  }
  return found
}

/**
 * DW-XVII.27, AMB2-80: why a unit or a commander cannot attack, where it stands, a large element that only brushes it: like
 * any other attack it needs the order, the formation and the courage, and somebody who faces the enemy.
 */
export function cannotEngage(g: Demonworld, here: Move, foe: Unit): RuleId | undefined {
  if (here.mode !== MARCHING && here.mode !== RAGING) return 'DW-V.31'
  const pairs = brushedBy(g, here.unit, foe)
  if (pairs.length === 0) return 'DW-XVII.27'
  const rule = cannotAttack(g, here.unit)
  if (rule) return rule
  if (isDaunted(g, here.unit, foe)) return 'DW-XV.30'
  if (isCaptain(g, here.unit)) return undefined // DW-X.11: he turns as he likes
  for (let i = 0; i < pairs.length; i += 2) if (isBefore(g, pairs[i], pairs[i + 1])) return undefined
  return 'DW-V.31'
}

/** The large elements a unit could attack where it stands. */
export function engageable(g: Demonworld, here: Move): readonly Unit[] {
  if (g.brushed.length === 0) return NOBODY
  const found: Unit[] = []
  for (let i = 0; i < g.brushed.length; i += 2) {
    const foe = g.unit[g.brushed[i]]
    if (!found.includes(foe) && !cannotEngage(g, here, foe)) found.push(foe)
  }
  return found
}

/** DW-XVII.27: the attack: they are in contact now. */
export function engage(g: Demonworld, unit: Unit, foe: Unit): void {
  const kept: Element[] = []
  for (let i = 0; i < g.brushed.length; i += 2) {
    const [large, other] = [g.brushed[i], g.brushed[i + 1]]
    if (g.unit[large] !== foe || g.unit[other] !== unit) kept.push(large, other)
  }
  g.brushed = kept
}

/** DW-V.40: a unit has come into contact with another: all those of them beside each other are in it. */
export function makeContact(g: Demonworld, unit: Unit, foe: Unit): void {
  if (g.brushed.length > 0) engage(g, unit, foe)
  tell(g, 'contact', unit, foe)
}

/** A large element that moves again may fight whom it only brushed before, or who brushed it. */
export function forgetBrushes(g: Demonworld, element: Element): void {
  if (g.brushed.length === 0) return
  const kept: Element[] = []
  for (let i = 0; i < g.brushed.length; i += 2) {
    const [large, other] = [g.brushed[i], g.brushed[i + 1]]
    if (large !== element && other !== element && stands(g, large) && stands(g, other)) kept.push(large, other)
  }
  g.brushed = kept
}
