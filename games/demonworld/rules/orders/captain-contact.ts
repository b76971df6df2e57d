import { HOLD_ORDER, MOVE_ORDER } from '../../content/tables.ts'
import { decision } from '../../events.ts'
import type { Demonworld, Order } from '../../state.ts'
import { CONTACT_PAIR, cannotDeclareNow, contactsToDeclare, declareContact } from '../movement/optional-contact.ts'
import type { Errand } from './captains.ts'

/** DW-XI.21, DW-X.12: beside somebody whom only he could reach he is in contact if he says so. */
export const captainContact = decision({
  name: 'captainContact',
  rule: 'DW-XI.21',
  ends: ['done'],
  seat: (_g, here: Errand) => here.side,
  about: (_g, { unit, captain, spent, used }) => ({ unit, element: captain, spent, used }),
  offer(g, here, can) {
    for (const contact of contactsToDeclare(g, here)) can.declare(contact)
    can.done()
  },
  take: {
    declare(g, here, contact) {
      declareContact(g, contact)
      g.order[here.unit] = orderOfSection(g) // DW-X.7
    },
    done() {},
  },
  cannot: { declare: (g, here, contact) => cannotDeclareNow(g, here, contact) },
  parts: { declare: CONTACT_PAIR },
  points: { declare: ({ other }) => `element:${other}` },
  default: () => ['done'],
})

/** DW-X.7: only sections P and A make him quicker. */
export function orderOfSection(g: Demonworld): Order {
  return g.section === HOLD_ORDER ? MOVE_ORDER : g.section
}
