import { BLOCKED, type Board, type Movement, Reach } from '@hexarium/hex'
import { MOVE } from '../../content/armies/cards.ts'
import { MOVE_ORDER } from '../../content/tables.ts'
import { ground } from '../../elements.ts'
import { isIndoors } from '../../rules/buildings/house.ts'
import { goCost } from '../../rules/movement/passage.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'

const workspaces = new WeakMap<Board, Reach>()
let state: Demonworld
let runner: Element = NONE

const running: Movement & { budget: number } = {
  budget: 0,
  step: (from, to) =>
    state.on[to] !== NONE ? BLOCKED : goCost(state, ground(state), state.type[runner], from, to, false, true),
}

/** DW-XXIV.7: a free field inside a building that a fleeing element can reach, or NONE. */
export function shelterFor(g: Demonworld, element: Element): Hex {
  const land = ground(g)
  let reach = workspaces.get(land.board)
  if (!reach) workspaces.set(land.board, (reach = new Reach(land.board)))
  state = g
  runner = element
  running.budget = MOVE[g.type[element] * 4 + MOVE_ORDER]
  // as far in as he can: others come after him
  let best = NONE
  for (const hex of reach.from(g.at[element], running).ends.toArray()) {
    if (!isIndoors(g, hex)) continue
    if (best === NONE || land.board.distance(g.at[element], hex) > land.board.distance(g.at[element], best)) best = hex
  }
  return best
}
