import { ask, call, callOne, decision, procedure, when } from '../../events.ts'
import type { Tending } from '../../expert/buildings/doors.ts'
import { type Demonworld, NONE, type Unit } from '../../state.ts'
import { doorKeeping } from '../expert.ts'
import { aboutMove, type Move, modeFor, moveOf } from '../movement/move.ts'
import { smallMove } from '../movement/small-unit.ts'
import { unitMove } from '../movement/unit-move.ts'
import { isSmall } from '../movement/units.ts'
import { cannotApproach, isHoused } from './house.ts'

/** DW-XXIV.4: near a building a unit moves on in its formation, or its elements go up to the building one by one. */
export const approach = decision({
  name: 'approach',
  rule: 'DW-XXIV.4',
  seat: (_g, here: Move) => here.side,
  about: aboutMove,
  offer(_g, _here, can) {
    can.ranks()
    can.singly()
  },
  take: {
    ranks(_g, here) {
      here.house = false
    },
    singly(_g, here) {
      here.house = true
    },
  },
})

/** DW-XXIV.4: the move of a unit in a building or beside one. */
export const houseMove = procedure<Move>(
  'houseMove',
  'DW-XXIV.4',
  when(isOutside, ask(approach)),
  callOne([unitMove, smallMove], onFoot, { with: goOn }),
  call(doorKeeping, { with: (_g, here: Move): Tending => ({ unit: here.unit, side: here.side, tended: [] }) }),
)

/** DW-XXIV.4: true for a unit that moves, or may move, by the rules of buildings. */
export function movesByHouse(g: Demonworld, unit: Unit): boolean {
  return !cannotApproach(g, unit)
}

/** A unit's move as one in a building, where it is in one. */
export function houseMoveOf(g: Demonworld, unit: Unit): object {
  return { ...moveOf(g, unit, modeFor(g, unit)), house: isHoused(g, unit), foe: NONE, captain: NONE }
}

function isOutside(g: Demonworld, here: Move): boolean {
  return !isHoused(g, here.unit)
}

function onFoot(g: Demonworld, here: Move): string {
  return here.house || isSmall(g, here.unit) ? 'smallMove' : 'unitMove'
}

function goOn(_g: Demonworld, here: Move): object {
  return { ...here, met: [...here.met], keep: [...here.keep], foe: NONE, captain: NONE }
}
