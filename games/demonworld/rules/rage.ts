import { ground, isPresent, members, unitsOf } from '../elements.ts'
import { type Demonworld, type Hex, NONE, type Unit } from '../state.ts'
import { advanceOf } from './advance.ts'
import { distanceTo, type Move, RAGING, threatsTo } from './moving.ts'

/** DW-XV.71, DW-XV.73, AMB-38: the enemy an impetuous unit goes for: the one that provoked it, else the nearest. */
export function preyOf(g: Demonworld, unit: Unit): Unit {
  if (g.prey[unit] !== NONE && isPresent(g, g.prey[unit])) return g.prey[unit]
  let prey = NONE
  let least = Number.POSITIVE_INFINITY
  for (const foe of unitsOf(g, 1 - g.owner[unit])) {
    for (const element of members(g, unit)) {
      const distance = distanceTo(g, g.at[element], foe)
      if (distance >= least) continue
      least = distance
      prey = foe
    }
  }
  return prey
}

/** DW-XV.71: the ends of an advance that bring most elements into contact, or else nearest to the prey; none if none is nearer. */
export function bestAdvances(g: Demonworld, here: Move): Hex[] {
  const advance = advanceOf(g, here)
  const { ends } = advance
  const prey = preyOf(g, here.unit)
  if (prey === NONE || ends.count === 0) return []
  const { board } = ground(g)
  const elements = members(g, here.unit)
  const targets = members(g, prey).map(e => g.at[e])
  const reached = ends.toArray()
  const threats = threatsTo(g, here.unit)
  const merit = (places: readonly Hex[]): number => {
    let touching = 0
    let near = Number.POSITIVE_INFINITY
    for (const hex of places) {
      if (threats[hex]) touching++
      for (const target of targets) near = Math.min(near, board.distance(hex, target))
    }
    return touching * 1000 - near
  }
  const now = merit(elements.map(e => g.at[e]))
  const merits = reached.map(hex => merit(elements.map(e => advance.moved(e, hex))))
  const best = Math.max(...merits)
  return best > now ? reached.filter((_, i) => merits[i] === best) : []
}

/** True if an impetuous unit has an advance it must make. */
export function mustRage(g: Demonworld, here: Move): boolean {
  return here.mode === RAGING && bestAdvances(g, here).length > 0
}
