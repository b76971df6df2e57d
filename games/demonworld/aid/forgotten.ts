import { forDecision } from '@hexarium/kernel'
import { HOLD_ORDER } from '../content/tables.ts'
import { isPresent } from '../elements.ts'
import { cannotMove, chooseMover } from '../rules/movement/phase.ts'
import { giveOrders, markersFor } from '../rules/orders/phase.ts'
import { hasTarget, idleShooters } from '../rules/shooting/base-number.ts'
import { declareShots } from '../rules/shooting/phase.ts'

/** What an end would leave undone: units without an order, units that could still move, elements that could still shoot. */
export const forgotten = [
  /** DW-III.5: who has no marker holds. */
  forDecision(giveOrders, {
    forgets: {
      ready: (g, _here, _value, seat) =>
        g.card.flatMap((_, unit) =>
          g.owner[unit] === seat && g.markers[unit] === 0 && markersFor(g, unit) > 0 ? [`unit:${unit}`] : [],
        ),
    },
  }),
  /** DW-III.1, DW-V.4: what is not moved in its section does not move; who holds is not reminded. */
  forDecision(chooseMover, {
    forgets: {
      done: (g, here) =>
        here.section === HOLD_ORDER
          ? []
          : g.card.flatMap((_, unit) => (isPresent(g, unit) && !cannotMove(g, here, unit) ? [`unit:${unit}`] : [])),
    },
  }),
  forDecision(declareShots, {
    forgets: {
      fire: (g, { unit }) =>
        idleShooters(g, unit)
          .filter(e => hasTarget(g, e))
          .map(e => `element:${e}`),
    },
  }),
]
