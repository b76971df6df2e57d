import { d6, roll } from '@hexarium/kernel'
import { fieldsOf } from '../../bases.ts'
import { BASE, COLOSSUS, DRAGON4 } from '../../content/armies/cards.ts'
import { scar } from '../../content/expert/scars.ts'
import { CRUSHED_ABOVE } from '../../content/tables.ts'
import { ground, sideOf } from '../../elements.ts'
import { tell } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { fieldsUnder } from './landing.ts'

/**
 * DW-XXIII.16: a dragon killed in the air falls straight down and lies there. Gives those it buries, who are destroyed; a
 * colossus may only be hurt, and the dragon then lies beside it (AMB2-32). Others killed in the air leave nothing behind.
 */
export function crash(g: Demonworld, flyer: Element): Element[] {
  if (BASE[g.type[flyer]] !== DRAGON4) return []
  const below = new Set(fieldsOf(g, flyer).map(hex => g.on[hex]))
  below.delete(NONE)
  const colossi = [...below].filter(element => COLOSSUS[g.type[element]])
  for (const colossus of colossi) crush(g, colossus)
  const fields = colossi.length > 0 ? fieldsBeside(g, flyer) : fieldsOf(g, flyer)
  tell(g, 'crashes', flyer, ...fields)
  for (const hex of fields) if (!g.corpses.includes(hex)) g.corpses.push(hex)
  scar(g)
  return [...below].filter(element => !COLOSSUS[g.type[element]])
}

/** AMB2-32: 1 to 3 nothing, else a hit. */
function crush(g: Demonworld, colossus: Element): void {
  const die = roll(g, sideOf(g, colossus), d6, 'low')
  const hit = die > CRUSHED_ABOVE ? 1 : 0
  g.hits[colossus] += hit
  tell(g, 'crushed', colossus, die, hit)
}

/** AMB2-32: the nearest fields where nobody stands; none on a board without room. */
function fieldsBeside(g: Demonworld, flyer: Element): Hex[] {
  const { board } = ground(g)
  let best: Hex[] = []
  let least = Number.POSITIVE_INFINITY
  for (let hex = 0; hex < board.size; hex++) {
    const distance = board.distance(g.at[flyer], hex)
    if (distance >= least) continue
    const fields = fieldsUnder(g, flyer, hex, g.facing[flyer])
    if (fields.length === 0 || fields.some(field => g.on[field] !== NONE || g.corpses.includes(field))) continue
    best = fields
    least = distance
  }
  return best
}
