import { OFF_BOARD } from '@hexarium/hex'
import { best, firstOf, forDecision, only } from '@hexarium/kernel'
import { ground, members } from '../elements.ts'
import { shiftElement, shiftsOf, shiftTo } from '../rules/movement/manoeuvres.ts'
import type { Move } from '../rules/movement/move.ts'
import { mayPass } from '../rules/movement/passage.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../state.ts'
import { FAR } from './way.ts'

/** Ranks of a body that has to be formed anew. */
const RANKS = 2

/** The facing most of a unit have. */
export function commonFacing(g: Demonworld, unit: Unit): Facing {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const element of members(g, unit)) counts[g.facing[element]]++
  return counts.indexOf(Math.max(...counts))
}

/** The places of a battle line of so many, from its left front field; nothing where one of them is barred. */
function lineFrom(g: Demonworld, unit: Unit, anchor: Hex, facing: Facing, count: number): Hex[] {
  const land = ground(g)
  const width = Math.ceil(count / RANKS)
  const places: Hex[] = []
  let left = anchor
  for (let row = 0; places.length < count; row++) {
    let hex = left
    for (let k = 0; k < width && places.length < count; k++) {
      if (hex === OFF_BOARD) return []
      const other = g.on[hex]
      if (other !== NONE && g.unit[other] !== unit) return []
      if (!mayPass(land, g.card[unit], hex, hex)) return []
      places.push(hex)
      hex = land.board.neighbour[hex * 6 + ((facing + 5) % 6)]
    }
    left = land.board.neighbour[left * 6 + ((facing + (row % 2 === 0 ? 4 : 3)) % 6)]
    if (left === OFF_BOARD && places.length < count) return []
  }
  return places
}

/** Who goes where: each place to the nearest element that has none; and the fields all have to go. */
function assign(g: Demonworld, elements: readonly Element[], places: readonly Hex[]): { goals: Hex[]; way: number } {
  const { board } = ground(g)
  const goals = elements.map(() => NONE)
  let way = 0
  for (const place of places) {
    let [nearest, least] = [NONE, FAR]
    for (let i = 0; i < elements.length; i++) {
      if (goals[i] !== NONE) continue
      const distance = board.distance(g.at[elements[i]], place)
      if (distance >= least) continue
      least = distance
      nearest = i
    }
    goals[nearest] = place
    way += least
  }
  return { goals, way }
}

/** Where the elements of a scattered unit should gather: the battle line that costs them the least. */
export function gathering(g: Demonworld, unit: Unit): { elements: Element[]; goals: Hex[] } {
  const elements = members(g, unit)
  const facing = commonFacing(g, unit)
  let chosen: Hex[] = []
  let least = Number.POSITIVE_INFINITY
  for (const element of elements) {
    const places = lineFrom(g, unit, g.at[element], facing, elements.length)
    if (places.length === 0) continue
    const { goals, way } = assign(g, elements, places)
    if (way >= least) continue
    least = way
    chosen = goals
  }
  return { elements, goals: chosen }
}

/** The step that brings an element nearer to where it belongs, or NONE. */
function stepHome(g: Demonworld, here: Move, element: Element): Hex {
  const { elements, goals } = gathering(g, here.unit)
  const goal = goals[elements.indexOf(element)]
  if (goal === undefined || goal === NONE || goal === g.at[element]) return NONE
  const { board } = ground(g)
  const [hex, gain] = best(shiftsOf(g, here, element), to => -board.distance(to, goal))
  return -gain < board.distance(g.at[element], goal) ? hex : NONE
}

/** True if shifting single elements brings a unit nearer to a battle line. */
export function canGather(g: Demonworld, here: Move): boolean {
  return members(g, here.unit).some(element => stepHome(g, here, element) !== NONE)
}

/** How a sensible player weighs what he is offered, question by question. */
export const forming = [
  /** DW-V.9: one after the other, each a field towards its place. */
  forDecision(shiftElement, {
    advice(g, here, _seat, offered) {
      const element = offered('element').find(e => stepHome(g, here, e) !== NONE)
      return element === undefined ? firstOf(offered, 'done', 'cancel') : only('element', element)
    },
  }),
  forDecision(shiftTo, {
    advice(g, here, _seat, offered) {
      const hex = stepHome(g, here, here.element)
      return hex === NONE ? firstOf(offered, 'hex') : only('hex', hex)
    },
  }),
]
