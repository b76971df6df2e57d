import { BLOCKED } from '@hexarium/hex'
import type { RuleId, Seat } from '@hexarium/kernel'
import { FORWARD_RIGHT, MOVE_COST, MOVES } from '../../bases.ts'
import { ARTILLERY, BASE, LARGE } from '../../content/armies/cards.ts'
import { AFTER_MELEE_STEPS } from '../../content/expert/large.ts'
import { ground, put } from '../../elements.ts'
import { ask, decision, procedure, repeat, tell } from '../../events.ts'
import type { Demonworld, Element, Unit } from '../../state.ts'
import { expert } from '../expert.ts'

type Wandering = { element: Element; side: Seat; steps: number; turns: number }

/** A full circle is the most it makes sense to turn. */
const MOST_TURNS = 5

/** DW-XVII.28: two fields in directions it can go, then turns, over free fields. */
export const wanderLarge = decision({
  name: 'wanderLarge',
  rule: 'DW-XVII.28',
  seat: (_g, here: Wandering) => here.side,
  about: (_g, { element }) => ({ element }),
  offer(g, here, can) {
    for (let move = 0; move < MOVES; move++) if (!cannotWander(g, here, move)) can.tread(move)
    can.done()
  },
  take: {
    tread(g, here, move) {
      const { element } = here
      const { anchor, facing } = expert.tryMove(g, ground(g), element, g.at[element], g.facing[element], move)
      if (move < FORWARD_RIGHT) here.steps++
      else here.turns++
      tell(g, 'treads', element, g.at[element], anchor, facing)
      put(g, element, anchor, facing)
    },
    done() {},
  },
  ends: ['done'],
  cannot: { tread: (g, here, move) => cannotWander(g, here, move) },
  default: () => ['done'],
})

/** DW-XVII.28: what a colossus or chariot may do at the end of a melee phase; it may leave the contact. */
export const wandering = procedure<Wandering>('wandering', 'DW-XVII.28', repeat(mayWander, ask(wanderLarge)))

export function wanderingOf(g: Demonworld, element: Element): Wandering {
  return { element, side: g.owner[g.unit[element]], steps: 0, turns: 0 }
}

function mayWander(g: Demonworld, here: Wandering): boolean {
  for (let move = 0; move < MOVES; move++) if (!cannotWander(g, here, move)) return true
  return false
}

/** DW-XVII.28, AMB2-37: why a step or turn may not be made at the end of a melee phase. */
function cannotWander(g: Demonworld, here: Wandering, move: number): RuleId | undefined {
  const { element } = here
  if (!(move >= 0 && move < MOVES) || MOVE_COST[BASE[g.type[element]] * MOVES + move] === 0) return 'DW-XVII.28'
  if (move < FORWARD_RIGHT && (here.steps >= AFTER_MELEE_STEPS || here.turns > 0)) return 'DW-XVII.28'
  if (here.turns >= MOST_TURNS) return 'DW-XVII.28'
  const { cost, taken } = expert.tryMove(g, ground(g), element, g.at[element], g.facing[element], move)
  if (cost === BLOCKED) return 'DW-XVII.5'
  return taken > 0 ? 'DW-XVII.28' : undefined
}

/** AMB2-06: hits large elements of a side have taken in a melee, beside those removed; `before` are their hits by unit. */
export function woundsOf(g: Demonworld, units: readonly Unit[], before: readonly number[], side: Seat): number {
  let wounds = 0
  units.forEach((unit, i) => {
    if (g.owner[unit] === side && LARGE[g.card[unit]]) wounds += Math.max(0, g.hits[g.head[unit]] - (before[i] ?? 0))
  })
  return wounds
}

/** DW-XVII.28: if colossi or chariots fight on one side only and it has caused losses, its owner chooses; else nobody by this rule. */
export function largeChooser(g: Demonworld, units: readonly Unit[], inflicted: readonly number[]): Seat | undefined {
  const counts = (unit: Unit) => LARGE[g.card[unit]] && (g.rules.beforeEight || !ARTILLERY[g.card[unit]])
  const sides = [0, 1].filter(side => units.some(unit => g.owner[unit] === side && counts(unit)))
  const [side] = sides
  return sides.length === 1 && inflicted[side] > 0 ? side : undefined
}
