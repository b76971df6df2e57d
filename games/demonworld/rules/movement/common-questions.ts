import type { RuleId, Seat } from '@hexarium/kernel'
import { decision } from '../../events.ts'
import { type Demonworld, type Element, FACINGS, type Focus, NONE } from '../../state.ts'
import { face } from './manoeuvres.ts'

/** DW-III.1: who may choose goes first, or leaves that to the other side; `settled` is told once it is decided. */
export function firstOrSecond<H extends { chooser: Seat; first: Seat }>(
  name: string,
  rule: RuleId | RuleId[],
  settled: (g: Demonworld, here: H) => void = () => {},
) {
  return decision({
    name,
    rule,
    seat: (_g, here: H) => here.chooser,
    offer(_g, _here, can) {
      can.first()
      can.second()
    },
    take: {
      first(g, here) {
        here.first = here.chooser
        settled(g, here)
      },
      second(g, here) {
        here.first = 1 - here.chooser
        settled(g, here)
      },
    },
  })
}

/** Which way an element faces that has moved on its own; with that it has acted. `cannotTurn` says why it keeps its facing. */
export function lastFacing<H extends { side: Seat; element: Element }>(
  name: string,
  rule: RuleId,
  about: (g: Demonworld, here: H) => Partial<Focus>,
  cannotTurn: (g: Demonworld, here: H) => RuleId | undefined = () => undefined,
) {
  const cannotFace = (g: Demonworld, here: H, facing: number): RuleId | undefined => {
    if (facing >= FACINGS) return rule
    return facing === g.facing[here.element] ? undefined : cannotTurn(g, here)
  }
  return decision({
    name,
    rule,
    seat: (_g, here: H) => here.side,
    about,
    offer(g, here, can) {
      for (let facing = 0; facing < FACINGS; facing++) if (!cannotFace(g, here, facing)) can.facing(facing)
    },
    take: {
      facing(g, here, facing) {
        face(g, here.element, facing)
        g.acted[here.element] = true
        here.element = NONE
      },
    },
    cannot: { facing: cannotFace },
  })
}
