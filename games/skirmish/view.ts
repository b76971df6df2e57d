import { type Chance, forDecision, helpFrom, type Seat } from '@hexarium/kernel'
import { typeOf } from './content/units.ts'
import { marchTo, react } from './rules/marches.ts'
import { meleeTarget } from './rules/melee.ts'
import { giveOrder } from './rules/orders.ts'
import type { Turn } from './rules/phase.ts'
import { volleyTarget } from './rules/shooting.ts'
import { NONE, type Skirmish, sideOf, unitsOf } from './state.ts'

/** What a seat may know: all but the other side's orders before they are shown (SK-4.1). */
export interface View {
  round: number
  lastRound: number
  first: Seat
  shown: boolean
  at: number[]
  strength: number[]
  /** `null` where it is not for this seat to know. */
  order: (number | null)[]
  moved: boolean[]
  shot: boolean[]
  fought: boolean[]
  /** The unit the question is about, or -1. */
  unit: number
}

/** What a seat may know. */
export function view(g: Skirmish, seat: Seat): View {
  const { round, lastRound, first, shown, at, strength, moved, shot, fought } = g
  const order = g.order.map((order, unit) => (isHidden(g, unit, seat) ? null : order))
  return {
    round,
    lastRound,
    first,
    shown,
    at: [...at],
    strength: [...strength],
    order,
    moved: [...moved],
    shot: [...shot],
    fought: [...fought],
    unit: unitInQuestion(g, seat),
  }
}

function isHidden(g: Skirmish, unit: number, seat: Seat): boolean {
  return !g.shown && g.order[unit] !== NONE && sideOf(unit) !== seat
}

const chosen = (_g: Skirmish, here: Turn) => here.unit

/** What each question is about: the unit whose order is given, that is about to act, or that has just moved. */
const questions = helpFrom(
  forDecision(giveOrder, { about: (_g, { slot }, seat) => unitsOf[seat]?.[slot] }),
  forDecision(volleyTarget, { about: chosen }),
  forDecision(marchTo, { about: chosen }),
  forDecision(meleeTarget, { about: chosen }),
  forDecision(react, { about: (_g, { mover }) => mover }),
)

function unitInQuestion(g: Skirmish, seat: Seat): number {
  const about = questions.about(g, seat)
  return typeof about === 'number' ? about : NONE
}

/** Deals anew what a seat cannot know. */
export function imagine(g: Skirmish, seat: Seat, chance: Chance): void {
  g.order.forEach((_, unit) => {
    if (isHidden(g, unit, seat)) g.order[unit] = chance.pick(typeOf[unit].range > 0 ? [0, 1, 2] : [0, 2])
  })
}
