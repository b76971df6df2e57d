import { OFF_BOARD } from '@hexarium/hex'
import type { Ground } from '../../content/board/ground.ts'
import { ground } from '../../elements.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { hasHedgeBetween } from '../shooting/hedges.ts'
import { BlockSearch, MOST, type Reform } from './block-search.ts'
import { mayGo } from './passage.ts'

/** What limits a reform. */
export interface Limits {
  /** Whether this element may be on this field at all. */
  mayBe?: (element: Element, hex: Hex) => boolean
  /** DW-XI.7: a free regroup does not cross hedges. */
  keepsHedges?: boolean
  /** True if the unit may form a wedge (DW-XIII.10). */
  wedge?: boolean
}

/**
 * All ordered blocks a unit whose elements face alike can take with everybody moving one field at most. One for each left
 * end, width and place of the last rank, and only those somebody can reach.
 */
export function reforms(g: Demonworld, elements: readonly Element[], limits: Limits = {}): readonly Reform[] {
  const facing = g.facing[elements[0]]
  if (elements.length > MOST || elements.some(e => g.facing[e] !== facing)) return []
  const reach = elements.map(element => reachOf(g, element, elements, limits))
  const mayWedge = limits.wedge === true
  const question = [facing, mayWedge ? 1 : 0]
  elements.forEach((element, i) => {
    question.push(g.at[element], reach[i].length, ...reach[i])
  })
  if (!isAskedAgain(ground(g), question))
    last = { land: ground(g), question, found: new BlockSearch(g, elements, reach, facing, mayWedge).all() }
  return last.found
}

/** The last question and its answer: who chooses a block asks the same to list the blocks and to take one. */
let last: { land: Ground | null; question: readonly number[]; found: readonly Reform[] } = {
  land: null,
  question: [],
  found: [],
}

function isAskedAgain(land: Ground, question: readonly number[]): boolean {
  const known = last.question
  return land === last.land && known.length === question.length && known.every((value, i) => value === question[i])
}

/** The fields an element may end on: its own, and free ones beside it; those of its own unit will be left in time. */
function reachOf(g: Demonworld, element: Element, elements: readonly Element[], limits: Limits): Hex[] {
  const land = ground(g)
  const from = g.at[element]
  const found: Hex[] = []
  if (!limits.mayBe || limits.mayBe(element, from)) found.push(from)
  for (let direction = 0; direction < 6; direction++) {
    const to = land.board.neighbour[from * 6 + direction]
    if (to === OFF_BOARD || (g.on[to] !== NONE && !elements.includes(g.on[to]))) continue
    if (!mayGo(g, land, g.type[element], from, to)) continue
    if (limits.keepsHedges && hasHedgeBetween(land, from, to)) continue
    if (!limits.mayBe || limits.mayBe(element, to)) found.push(to)
  }
  return found
}

/** True if a reform leaves everybody where he is. */
export function isIdle(g: Demonworld, elements: readonly Element[], places: readonly Hex[]): boolean {
  return elements.every((element, i) => g.at[element] === places[i])
}
