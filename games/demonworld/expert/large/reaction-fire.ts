import { COMMANDER, cards, LARGE } from '../../content/armies/cards.ts'
import { HOLD_ORDER } from '../../content/tables.ts'
import { isPresent, stands } from '../../elements.ts'
import { hasTarget, idleShooters } from '../../rules/shooting/base-number.ts'
import { type Volleys, volleyOf } from '../../rules/shooting/phase.ts'
import type { Demonworld, Element, Unit } from '../../state.ts'

type Reacting = { foe: Unit; element: Element }

/** DW-XVII.21: units with a Hold order and single heroes, commanders and wizards who have not shot yet. */
export function mayReactWithFire(g: Demonworld, { foe, element }: Reacting): boolean {
  if (LARGE[g.card[foe]] || !stands(g, element) || !isPresent(g, foe) || g.impetuous[foe] || g.engaged[foe])
    return false
  if (!COMMANDER[g.card[foe]] && g.order[foe] !== HOLD_ORDER) return false
  if (!cards[g.card[foe]].ranged) return false
  return idleShooters(g, foe).some(shooter => hasTarget(g, shooter, element))
}

/** The shots of a unit at a large element that is about to overrun it. */
export function volleyAt(g: Demonworld, { foe, element }: Reacting): Volleys {
  return { ...volleyOf(g.owner[foe]), unit: foe, quarry: element }
}
