import { fieldsOf } from '../../bases.ts'
import { LARGE } from '../../content/armies/cards.ts'
import { ground, isPresent, members } from '../../elements.ts'
import { type Demonworld, type Hex, NONE } from '../../state.ts'
import { advanceOf } from './advance.ts'
import { isFighting } from './contact.ts'
import type { Move } from './move.ts'

/** DW-XVII.25: true if somebody could back away from whoever comes up to him: then what a way has cost is remembered. */
export function mayBeEvaded(g: Demonworld): boolean {
  return g.card.some(card => LARGE[card])
}

/** DW-XVII.25: a large element that backed away from a unit is followed: notes which one, and that contact counts anew. */
export function noteEvasion(g: Demonworld, here: Move): boolean {
  if (here.caught || !isPresent(g, here.unit) || isFighting(g, here.unit)) return false
  const evader = here.met.find(foe => LARGE[g.card[foe]] && isPresent(g, foe))
  if (evader === undefined) return false
  here.chased = evader
  here.met = here.met.filter(foe => foe !== evader)
  return true
}

/** DW-XVII.25: of the ends of an element’s own way those in contact with the large element that is followed; all if none is. */
export function followingEnds(g: Demonworld, here: Move, ends: Hex[]): Hex[] {
  if (here.chased === NONE || !isPresent(g, here.chased)) return ends
  const { board } = ground(g)
  const foe = fieldsOf(g, g.head[here.chased])
  const near = ends.filter(hex => foe.some(other => board.distance(hex, other) === 1))
  return near.length > 0 ? near : ends
}

/** DW-XVII.25: the ends of an advance into contact with the large element that is followed; none if it is out of reach. */
export function pursuitEnds(g: Demonworld, here: Move): Hex[] {
  if (here.chased === NONE || !isPresent(g, here.chased)) return []
  const { board } = ground(g)
  const advance = advanceOf(g, here)
  const elements = members(g, here.unit)
  const foe = fieldsOf(g, g.head[here.chased])
  const found: Hex[] = []
  for (let i = 0; i < advance.ends.count; i++) {
    const end = advance.ends.ids[i]
    const places = elements.map(element => advance.moved(element, end))
    if (places.some(hex => foe.some(other => board.distance(hex, other) === 1))) found.push(end)
  }
  return found
}
