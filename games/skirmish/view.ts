import type { Chance, Seat } from '@hexarium/kernel'
import { typeOf } from './content/units.ts'
import { NONE, type Skirmish, sideOf } from './state.ts'

/** What a seat may know: all but the other side's orders before they are shown (SK-4.1). */
export interface View {
  round: number
  lastRound: number
  first: Seat
  shown: number
  at: number[]
  strength: number[]
  /** `null` where it is not for this seat to know. */
  order: (number | null)[]
  moved: number[]
  shot: number[]
  fought: number[]
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
  }
}

function isHidden(g: Skirmish, unit: number, seat: Seat): boolean {
  return g.shown === 0 && g.order[unit] !== NONE && sideOf(unit) !== seat
}

/** Deals anew what a seat cannot know. */
export function imagine(g: Skirmish, seat: Seat, chance: Chance): void {
  g.order.forEach((_, unit) => {
    if (isHidden(g, unit, seat)) g.order[unit] = chance.pick(typeOf[unit]!.range > 0 ? [0, 1, 2] : [0, 2])
  })
}
