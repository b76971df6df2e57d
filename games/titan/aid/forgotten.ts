import { type Decision, optionKind, type Seat } from '@hexarium/kernel'
import { legionsOf } from '../legions.ts'
import { cannotMove } from '../rules/movement.ts'
import { cannotMuster } from '../rules/mustering.ts'
import { cannotSplit } from '../rules/splits.ts'
import { strikers } from '../rules/striking.ts'
import { FULL, type Titan, WAITING } from '../state.ts'

/** For `decision.kind`: what ending it there would leave undone. */
const tables: Readonly<Record<string, (g: Titan, seat: Seat) => string[]>> = {
  'organise.roll': (g, seat) => legions(g, seat, legion => g.height[legion] === FULL && !cannotSplit(g, legion)),
  'nextMove.done': (g, seat) => legions(g, seat, legion => !cannotMove(g, legion)),
  'muster.done': (g, seat) => legions(g, seat, legion => !cannotMuster(g, legion)),
  'manoeuvre.done': ({ battle }) =>
    fighters(
      battle!.hex.flatMap((hex, fighter) =>
        hex === WAITING && battle!.side[fighter] === battle!.phasing ? [fighter] : [],
      ),
    ),
  'chooseStriker.done': g => fighters(strikers(g, g.battle!.phasing)),
  'spoils.done': ({ engagement }) => [...new Set(engagement!.earned)].map(type => `piece:${type}`),
}

/** TI-6: full legions not split, legions not moved, musters not taken; in battle who waits outside or could still shoot. */
export function forgotten(g: Titan, seat: Seat, decision: Decision<Titan, never>, option: number): string[] {
  return tables[`${decision.name}.${decision.kinds[optionKind(option)]}`]?.(g, seat) ?? []
}

function legions(g: Titan, seat: Seat, isForgotten: (legion: number) => boolean): string[] {
  return legionsOf(g, seat)
    .filter(isForgotten)
    .map(legion => `legion:${legion}`)
}

function fighters(list: readonly number[]): string[] {
  return list.map(fighter => `fighter:${fighter}`)
}
