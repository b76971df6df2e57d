import { GRADE } from '../content/armies/cards.ts'
import { FENRAGGS_STAFF, ITEMS, items } from '../content/expert/items.ts'
import { common } from '../elements.ts'
import { hasItem, itemsOf } from '../rules/magic/items.ts'
import { fullPower } from '../rules/magic/power.ts'
import type { Element, Unit } from '../state.ts'
import type { Field } from './index.ts'
import type { Written, WrittenUnit } from './written.ts'

/** DW-XXVI.5: the spell in Algrim's ring; the points in Fenragg's staff, which is full without a word. */
export function setItems(g: Field, { ring, staff }: Written): void {
  g.ring = ring
  g.staff = staff ?? fullStaff(g)
}

function fullStaff(g: Field): number {
  return g.items.some((_, unit) => hasItem(g, unit, FENRAGGS_STAFF)) ? items[FENRAGGS_STAFF].power! : 0
}

/** The same as a position writes it. */
export function itemsWritten(g: Field): Pick<Written, 'ring' | 'staff'> {
  return { ring: g.ring, staff: g.staff === fullStaff(g) ? undefined : g.staff }
}

type Magic = Pick<WrittenUnit, 'spells' | 'spellEnd' | 'power' | 'silence' | 'stirred' | 'burns'>

/** The spells on a unit, and what a wizard has left. */
export function setMagic(g: Field, meant: Magic, unit: Unit, elements: readonly Element[]): void {
  g.spells[unit] = meant.spells
  g.spellEnd[unit] = meant.spellEnd
  for (const element of elements) {
    if (meant.power !== undefined) g.power[element] = meant.power
    g.silence[element] = meant.silence
    g.stirred[element] = meant.stirred
    g.burns[element] = meant.burns
  }
}

/** The same as a position writes it, with the items of the unit. */
export function magicWritten(g: Field, unit: Unit, elements: readonly Element[]): Magic & Pick<WrittenUnit, 'item'> {
  const power = common(elements, g.power)
  return {
    item: itemsOf(g, unit).map(item => ITEMS[item]),
    spells: g.spells[unit],
    spellEnd: g.spellEnd[unit],
    power: power === fullPower(GRADE[g.card[unit]]) ? undefined : power,
    silence: common(elements, g.silence) ?? 0,
    stirred: common(elements, g.stirred) ?? false,
    burns: common(elements, g.burns) ?? 0,
  }
}
