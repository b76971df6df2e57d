import type { RuleId, Seat } from '@hexarium/kernel'
import { MOUNTAIN, WATER } from '../../content/boards.ts'
import { NIGHTELF } from '../../content/races.ts'
import { tell } from '../../events.ts'
import { enemiesOf, mapOf, outpostsIn, unitsIn, workersIn } from '../../spaces.ts'
import { type Hex, NONE, outpostOf, type Warcraft } from '../../state.ts'
import { hasRacial } from '../sides.ts'

/** The Tree of Eternity among the ancients of a Night Elf: his Outposts are 0 and 1. */
export const TREE = 2

/** Where an ancient stands, or NONE. */
export function ancientAt(g: Warcraft, seat: Seat, number: number): Hex {
  if (number === TREE) return g.town[seat]
  const outpost = outpostOf(seat, number)
  return number < TREE && g.outpostDone[outpost] ? g.outpostAt[outpost] : NONE
}

/** WC-X-RAC-11, WC-X-RAC-12: why an ancient cannot move to a space. The tables of `survey` must be fresh. */
export function cannotUproot(g: Warcraft, seat: Seat, number: number, to: Hex): RuleId | undefined {
  const rule = number === TREE ? 'WC-X-RAC-11' : 'WC-X-RAC-12'
  const from = ancientAt(g, seat, number)
  if (!hasRacial(g, seat, NIGHTELF) || from === NONE || g.uprooted & (1 << number)) return rule
  const { terrain, next } = mapOf(g)
  const enemies = enemiesOf(g, seat)
  if (unitsIn[from] & enemies || !next[from].includes(to)) return rule
  if (terrain[to] === MOUNTAIN || terrain[to] === WATER || g.town.includes(to) || outpostsIn[to]) return rule
  return (unitsIn[to] | workersIn[to]) & enemies ? rule : undefined
}

/** The spaces an ancient can move to. */
export function uprootSpaces(g: Warcraft, seat: Seat, number: number): Hex[] {
  const from = ancientAt(g, seat, number)
  return from === NONE ? [] : mapOf(g).next[from].filter(to => !cannotUproot(g, seat, number, to))
}

/** WC-X-RAC-11: the Tree takes the Town with it. */
export function uproot(g: Warcraft, seat: Seat, number: number, to: Hex): void {
  tell(g, 'ancient', seat, number, ancientAt(g, seat, number), to)
  if (number === TREE) g.town[seat] = to
  else g.outpostAt[outpostOf(seat, number)] = to
  g.uprooted |= 1 << number
}
