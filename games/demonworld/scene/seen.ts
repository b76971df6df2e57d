import { LARGE } from '../content/armies/cards.ts'
import { groundOf } from '../content/board/ground.ts'
import { cover } from '../elements.ts'
import { type Demonworld, NONE } from '../state.ts'
import type { View } from '../view.ts'

/** What a viewer sees, as a state that the rules can be asked about; what is hidden from him is not on the board. */
export function stateSeen(view: View): Demonworld {
  const shown = (list: readonly (number | null)[]) => list.map(value => value ?? NONE)
  const at = shown(view.at)
  const on = new Array<number>(groundOf(view.map).board.size).fill(NONE)
  const seen = { ...view, at, on, fate: shown(view.fate), facing: view.facing.map(value => value ?? 0) } as never
  at.forEach((hex, element) => {
    if (hex === NONE || view.altitude[element] > 0) return
    if (LARGE[view.type[element]]) cover(seen, element)
    else on[hex] = element
  })
  return seen
}
