import { members, shiftAll, stir } from '../../elements.ts'
import { tell } from '../../events.ts'
import type { Demonworld, Element } from '../../state.ts'
import { cannotWheel, wheelCost, wheelEnds, wheelSixths, wheelsLeft } from './advance.ts'
import { type Move, REACTING, REGROUPING } from './move.ts'
import { actsAsHorde, frontOf, isOrdered } from './units.ts'

/** DW-V.11: a unit wheels. */
export function wheelUnit(g: Demonworld, here: Move, wheel: number): void {
  cannotWheel(g, here, wheel) // fills wheelEnds
  const elements = members(g, here.unit)
  const places = [...wheelEnds()]
  const left = wheelsLeft(wheel)
  const turns = wheelSixths(wheel)
  here.used += wheelCost(frontOf(g, elements), wheel)
  here.wheel = left ? 1 : 2
  here.wheeled += turns
  shiftAll(g, elements, places)
  for (const element of elements) turnBy(g, element, left ? turns : 6 - turns)
  tell(g, 'wheels', here.unit, left ? 1 : 0, turns)
}

function turnBy(g: Demonworld, element: Element, sixths: number): void {
  g.facing[element] = (g.facing[element] + sixths) % 6
  stir(g, element)
}

/** DW-V.12, DW-V.13: all turn alike; if that disorders them they may regroup. */
export function turnUnit(g: Demonworld, here: Move, turn: number): void {
  const wasOrdered = isOrdered(g, here.unit)
  for (const element of members(g, here.unit)) if (!g.routs[element]) turnBy(g, element, turn)
  here.used++
  tell(g, 'turns', here.unit, turn)
  if (!wasOrdered || here.mode === REACTING || actsAsHorde(g, here.unit) || isOrdered(g, here.unit)) return
  here.next = REGROUPING
}
