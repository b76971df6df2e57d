import { type Chance, flatCopy, type Seat } from '@hexarium/kernel'
import { types } from './content/types.ts'
import { cannotBuy } from './rules/forces.ts'
import { type BySide, CAMPAIGN, CITY, type DragonRage, INVADER, POINTS, type Side } from './state.ts'
import { sideOfSeat } from './units.ts'

/** What a seat may know: everything but the force the other side chooses in secret (DR-3.3.2). */
export interface View extends Omit<DragonRage, 'core' | 'force' | 'dropped' | 'top' | 'next' | 'rulings'> {
  /** By side and type; `null` where it is not for this seat to know. */
  force: (number | null)[]
  /** What the question under way is about: which unit moves, what is attacked. Nothing in it is secret. */
  choice: Record<string, unknown>
}

/** True while a side's force is hidden from a seat. */
function isHidden(g: DragonRage, side: Side, seat: Seat): boolean {
  if (g.turn > 0 || (g.way !== POINTS && g.way !== CAMPAIGN)) return false
  if (g.chosen[INVADER] && g.chosen[CITY]) return false
  return seat < 0 || sideOfSeat(g, seat) !== side
}

/** What a seat may know. */
export function view(g: DragonRage, seat: Seat): View {
  const { core: _core, force, dropped: _dropped, top: _top, next: _next, rulings: _rulings, ...open } = g
  const kinds = types.length
  return {
    ...flatCopy(open),
    force: force.map((count, i) => (isHidden(g, i < kinds ? INVADER : CITY, seat) ? null : count)),
    choice: halfMade(g),
  }
}

/** What whoever is asked has chosen so far: numbers and lists of numbers. */
function halfMade(g: DragonRage): Record<string, unknown> {
  return flatCopy(g.core.flow.at(-1)?.here ?? {})
}

/** Deals anew what a seat cannot know: a force the other side could be choosing, or could have chosen. */
export function imagine(g: DragonRage, seat: Seat, chance: Chance): void {
  for (const side of [INVADER, CITY]) if (isHidden(g, side, seat)) recruitAtRandom(g, side, g.chosen, chance)
}

function recruitAtRandom(g: DragonRage, side: Side, chosen: BySide, chance: Chance): void {
  const kinds = types.length
  g.force.fill(0, side * kinds, (side + 1) * kinds)
  const wanted = chance.below(30) + chosen[side]
  for (let n = 0; n < wanted; n++) {
    const open: number[] = []
    for (let type = 0; type < kinds; type++) if (!cannotBuy(g, side, type)) open.push(type)
    if (open.length === 0) return
    g.force[side * kinds + chance.pick(open)]++
  }
}
