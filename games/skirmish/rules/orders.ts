import type { RuleId } from '@hexarium/kernel'
import { PER_SIDE, typeOf } from '../content/units.ts'
import {
  act,
  alive,
  ask,
  decision,
  each,
  GUARD,
  MARCH,
  procedure,
  type Skirmish,
  tell,
  unitsOf,
  VOLLEY,
  when,
} from '../state.ts'

type Here = { slot: number }

/** SK-4.1: one unit of each side at a time, secretly and together. */
export const giveOrder = decision({
  name: 'giveOrder',
  rule: ['SK-4.1', 'SK-4.2'],
  sealed: true,
  seats: (g, here: Here) => [0, 1].filter(side => alive(g, unitsOf[side][here.slot])),
  offer(_g, here, can, side) {
    for (const order of [MARCH, VOLLEY, GUARD]) if (!cannotOrder(unitsOf[side][here.slot], order)) can.order(order)
  },
  cannot: { order: (_g, here, order, side) => cannotOrder(unitsOf[side][here.slot], order) },
  take: {
    order(g, here, order, side) {
      g.order[unitsOf[side][here.slot]] = order
    },
  },
})

/** SK-4.2: three orders; only bows volley. */
function cannotOrder(unit: number, order: number): RuleId | undefined {
  const isKnown = order === MARCH || order === GUARD || (order === VOLLEY && typeOf[unit].range > 0)
  return isKnown ? undefined : 'SK-4.2'
}

const slots = Array.from({ length: PER_SIDE }, (_, slot) => slot)

/** SK-4: orders are given unit by unit, then shown. */
export const orders = procedure<Here>(
  'orders',
  'SK-4.1',
  each('slot', () => slots, when(eitherUnitLives, ask(giveOrder))),
  act(showOrders),
)

function eitherUnitLives(g: Skirmish, here: Here): boolean {
  return alive(g, unitsOf[0][here.slot]) || alive(g, unitsOf[1][here.slot])
}

/** SK-4.3: all at once. */
function showOrders(g: Skirmish): void {
  g.shown = true
  tell(g, 'orders', ...g.order)
}
