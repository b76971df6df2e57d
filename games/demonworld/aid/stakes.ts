import type { Seat, Stake } from '@hexarium/kernel'
import { LARGE } from '../content/armies/cards.ts'
import { isDoomed, sideOf } from '../elements.ts'
import { abandoned } from '../rules/large/mounts.ts'
import { AWAY, CAPTAIN, type Demonworld, type Element, HERE } from '../state.ts'

/** What a side could lose: its persons, its large models, the elements of its units; who is about to fall or to leave is lost already. */
export function stakes(g: Demonworld, seat: Seat): Stake[] {
  const leaving = abandoned(g)
  return g.fate.flatMap((fate, element) =>
    (fate === HERE || fate === AWAY) &&
    sideOf(g, element) === seat &&
    !isDoomed(g, element) &&
    !leaving.includes(element)
      ? [{ key: sortOf(g, element), args: [g.type[element]] }]
      : [],
  )
}

function sortOf(g: Demonworld, element: Element): string {
  if (g.figure[element] === CAPTAIN) return 'person'
  return LARGE[g.type[element]] ? 'large' : 'element'
}
