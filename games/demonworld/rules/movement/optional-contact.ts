import type { RuleId } from '@hexarium/kernel'
import { fieldsAround } from '../../bases.ts'
import { ground, members, sideOf } from '../../elements.ts'
import { tell } from '../../events.ts'
import { type Demonworld, ELEMENTS, type Element, MELEE, NONE, SECOND_FIRE, type Unit } from '../../state.ts'
import { isDeclared, mayDeclare } from './contact.ts'
import { cannotAttack, HOLDING, holds, isDaunted, type Move, REACTING } from './move.ts'

/** Somebody who declares a contact, or ends it, and with whom. */
export type OptionalContact = {
  element: Element
  other: Element
}

/** How an option names one. */
export const CONTACT_PAIR = { element: ELEMENTS, other: ELEMENTS } as const

/** DW-XI.21: with the conditions of an attack met, who could enter the other's field may declare contact as he moves up. */
export function contactsToDeclare(g: Demonworld, here: Move): OptionalContact[] {
  if (here.mode === REACTING || here.mode === HOLDING || ground(g).isBare || cannotAttack(g, here.unit)) return []
  return optionalContacts(g, here.unit).filter(({ other }) => !isDaunted(g, here.unit, g.unit[other]))
}

/** DW-XI.21, DW-V.10, DW-V.31, DW-XV.30: why a unit or commander does not declare a contact in its move. */
export function cannotDeclareNow(g: Demonworld, here: Move, { element, other }: OptionalContact): RuleId | undefined {
  if (contactsToDeclare(g, here).some(one => one.element === element && one.other === other)) return undefined
  if (holds(here)) return 'DW-V.10'
  const foe = g.unit[other]
  return cannotAttack(g, here.unit) ?? (foe !== undefined && isDaunted(g, here.unit, foe) ? 'DW-XV.30' : 'DW-XI.21')
}

/** DW-XI.21: true if there is a contact to declare in a move of single elements; older rules did not let them. */
export function maySinglyDeclare(g: Demonworld, here: Move): boolean {
  return !g.rules.beforeSix && contactsToDeclare(g, here).length > 0
}

/** DW-XI.21: the optional contacts a unit could declare: its elements, and those of the enemy. */
export function optionalContacts(g: Demonworld, unit: Unit): OptionalContact[] {
  const found: OptionalContact[] = []
  if (ground(g).isBare) return found
  for (const a of members(g, unit)) {
    if (g.routs[a]) continue
    const met: Element[] = []
    for (const beside of fieldsAround(g, a)) {
      const b = g.on[beside]
      if (b === NONE || sideOf(g, b) === sideOf(g, a) || g.routs[b] || met.includes(b)) continue
      met.push(b)
      if (mayDeclare(g, a, b) && !isDeclared(g, a, b)) found.push({ element: a, other: b })
    }
  }
  return found
}

/** DW-XI.21: when a round begins: what could be declared then. A position in the middle of one tells who has moved in it. */
export function noteBeside(g: Demonworld): void {
  g.beside = []
  if (g.rules.contactAtOnce || ground(g).isBare) return
  const isLate = g.resume === SECOND_FIRE || g.resume === MELEE
  for (let unit = 0; unit < g.card.length; unit++) {
    for (const { element, other } of optionalContacts(g, unit))
      if (!isLate || !(g.moved[unit] || g.moved[g.unit[other]])) g.beside.push(element, other)
  }
}

/** DW-XI.21: declared in the move that leads up to the enemy, or in rounds after that one. */
export function wasBeside(g: Demonworld, { element, other }: OptionalContact): boolean {
  if (g.rules.contactAtOnce) return true
  for (let i = 0; i < g.beside.length; i += 2) if (g.beside[i] === element && g.beside[i + 1] === other) return true
  return false
}

/** DW-XI.21: declares an optional contact. */
export function declareContact(g: Demonworld, { element, other }: OptionalContact): void {
  g.declared.push(element, other)
  tell(g, 'optional', element, other, 1)
}

/** DW-XI.21: declares all contacts an element could have with a unit. */
export function declareContacts(g: Demonworld, element: Element, foe: Unit): void {
  for (const contact of optionalContacts(g, g.unit[element])) {
    if (contact.element === element && g.unit[contact.other] === foe) declareContact(g, contact)
  }
}

/** DW-XI.21: declares it ended. */
export function endContact(g: Demonworld, { element, other }: OptionalContact): void {
  const at = g.declared.findIndex((a, i) => i % 2 === 0 && a === element && g.declared[i + 1] === other)
  tell(g, 'optional', element, other, 0)
  g.declared.splice(at, 2)
}
