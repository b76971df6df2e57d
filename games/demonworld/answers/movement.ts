import type { Reader } from '@hexarium/kernel'
import { ORDER_LETTERS } from '../content/tables.ts'
import { ground, members } from '../elements.ts'
import { blockWidth, columnOf, isHorde, isSkirmishShape, isWedge, ranksOf } from '../formation.ts'
import { advanceOf, cannotStep } from '../rules/movement/advance.ts'
import { columnMarches } from '../rules/movement/column.ts'
import { newBlocks } from '../rules/movement/frontage.ts'
import { cannotManoeuvre, modeFor, moveOf, pointsAllowed } from '../rules/movement/move.ts'
import { bodyOf, inSquare, isOrdered, isSmall, manoeuvresOf } from '../rules/movement/units.ts'
import { wheelEnds, wheelSixths, wheels, wheelTurn } from '../rules/movement/wheeling.ts'
import { type Demonworld, type Element, MOVEMENT } from '../state.ts'
import { placesOf, readField, readUnit } from './reading.ts'

/** DW-I.15, DW-V.20, DW-XIII.2 … DW-XIII.30: whether a unit is ordered, as what, and its ranks. */
export function ordered(question: Reader): unknown {
  const g = readField(question, 'unit')
  const unit = readUnit(question, g)
  const elements = members(g, unit)
  const width = blockWidth(bodyOf(g, elements))
  const { size, count } = ranksOf(bodyOf(g, elements))
  const ranks = width > 0 ? Array.from(size.subarray(0, count)) : []
  return {
    ordered: isOrdered(g, unit),
    ranks,
    shapes: [
      ...(width > 0 ? ['block'] : []),
      ...(columnOf(bodyOf(g, elements)) ? ['column'] : []),
      ...(isWedge(bodyOf(g, elements)) ? ['wedge'] : []),
      ...(inSquare(g, unit) ? ['square'] : []),
      ...(isSkirmishShape(bodyOf(g, elements), 0) ? ['skirmish'] : []),
      ...(isHorde(bodyOf(g, elements)) ? ['horde'] : []),
    ],
  }
}

/** DW-V.1 … DW-V.22: where a unit can get with the next piece of its move: elements as `field:facing`. */
export function moves(question: Reader): unknown {
  const g = readField(question, 'unit', 'spent', 'used')
  if (!question.has('phase')) g.phase = MOVEMENT
  const unit = readUnit(question, g)
  if (g.order[unit] < 0 && !g.impetuous[unit]) question.fault(`the unit needs an order, one of ${ORDER_LETTERS}`)
  const here = moveOf(g, unit, modeFor(g, unit))
  if (question.has('spent')) here.spent = question.at('spent').int(0, 999)
  if (question.has('used')) here.used = question.at('used').int(0, 99)
  const elements = members(g, unit)
  const facings = elements.map(element => g.facing[element])
  const { board } = ground(g)
  const advance = advanceOf(g, here)
  const advances = advance.ends.toArray().map(hex => ({
    cost: advance.cost[hex],
    to: placesOf(
      g,
      elements.map(element => advance.moved(element, hex)),
      facings,
    ),
  }))
  const column = columnMarches(g, here)
  const marches = column.marches.map(({ direction, facing }) => {
    const to = board.neighbour[g.at[column.head] * 6 + direction]
    return `${board.labels[to]}:${facing}`
  })
  return {
    points: [0, 1, 2].map(manoeuvres => pointsAllowed(g, here, manoeuvres)),
    manoeuvres: manoeuvresOf(g, unit),
    small: isSmall(g, unit),
    advances,
    marches,
    ...(cannotManoeuvre(g, here) ? {} : manoeuvred(g, here, elements)),
  }
}

/** The ends of manoeuvres of the whole unit: steps, wheels, and blocks it can form. */
function manoeuvred(g: Demonworld, here: ReturnType<typeof moveOf>, elements: readonly Element[]): object {
  const { board } = ground(g)
  const facings = elements.map(element => g.facing[element])
  const steps: Record<string, string[]> = {}
  for (let direction = 0; direction < 6; direction++) {
    if (cannotStep(g, here, direction)) continue
    steps[direction] = placesOf(
      g,
      elements.map(e => board.neighbour[g.at[e] * 6 + direction]),
      facings,
    )
  }
  const wheeled: Record<string, string[]> = {}
  for (const wheel of wheels) {
    const ends = wheelEnds(g, here, wheel)
    if (typeof ends === 'string') continue
    const name = `${wheel.right ? 'right' : 'left'} ${60 * wheelSixths(wheel)}`
    wheeled[name] = placesOf(
      g,
      ends,
      facings.map(facing => (facing + wheelTurn(wheel)) % 6),
    )
  }
  const blocks = newBlocks(g, here).map(({ places }) => placesOf(g, places, facings))
  return { steps, wheels: wheeled, blocks }
}
