import { type Decision, optionKind, type Seat } from '@hexarium/kernel'
import { markersFor } from '../rules/orders.ts'
import { hasTarget, idleShooters } from '../rules/ranged.ts'
import type { Demonworld, Unit } from '../state.ts'

/** For `decision.kind`: what ending it there would leave undone. */
const tables: Readonly<Record<string, (g: Demonworld, seat: Seat, unit: Unit) => string[]>> = {
  /** DW-III.5: who has no marker holds. */
  'giveOrders.ready': (g, seat) =>
    g.card.flatMap((_, unit) =>
      g.owner[unit] === seat && g.markers[unit] === 0 && markersFor(g, unit) > 0 ? [`unit:${unit}`] : [],
    ),
  'declareShots.fire': (g, _seat, unit) =>
    idleShooters(g, unit)
      .filter(e => hasTarget(g, e))
      .map(e => `element:${e}`),
}

/** Units without an order, elements that could still shoot. */
export function forgotten(g: Demonworld, seat: Seat, decision: Decision<Demonworld, never>, option: number): string[] {
  const { unit } = g.core.flow.at(-1)!.here as { unit: Unit }
  return tables[`${decision.name}.${decision.kinds[optionKind(option)]}`]?.(g, seat, unit) ?? []
}
