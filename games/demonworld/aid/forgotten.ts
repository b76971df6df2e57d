import { type Decision, optionKind, type Seat } from '@hexarium/kernel'
import { HOLD_ORDER } from '../content/tables.ts'
import { isPresent } from '../elements.ts'
import { cannotMove, type Section } from '../rules/movement/phase.ts'
import { markersFor } from '../rules/orders/phase.ts'
import { hasTarget, idleShooters } from '../rules/shooting/base-number.ts'
import type { Demonworld, Unit } from '../state.ts'

/** For `decision.kind`: what ending it there would leave undone. */
const tables: Readonly<Record<string, (g: Demonworld, seat: Seat, unit: Unit, here: Section) => string[]>> = {
  /** DW-III.5: who has no marker holds. */
  'giveOrders.ready': (g, seat) =>
    g.card.flatMap((_, unit) =>
      g.owner[unit] === seat && g.markers[unit] === 0 && markersFor(g, unit) > 0 ? [`unit:${unit}`] : [],
    ),
  /** DW-III.1, DW-V.4: what is not moved in its section does not move; who holds is not reminded. */
  'chooseMover.done': (g, _seat, _unit, here) =>
    here.section === HOLD_ORDER
      ? []
      : g.card.flatMap((_, unit) => (isPresent(g, unit) && !cannotMove(g, here, unit) ? [`unit:${unit}`] : [])),
  'declareShots.fire': (g, _seat, unit) =>
    idleShooters(g, unit)
      .filter(e => hasTarget(g, e))
      .map(e => `element:${e}`),
}

/** Units without an order, units that could still move, elements that could still shoot. */
export function forgotten(g: Demonworld, seat: Seat, decision: Decision<Demonworld, never>, option: number): string[] {
  const here = g.core.flow.at(-1)!.here as Section
  return tables[`${decision.name}.${decision.kinds[optionKind(option)]}`]?.(g, seat, here.unit, here) ?? []
}
