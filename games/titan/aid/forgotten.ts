import { forDecision, type Seat } from '@hexarium/kernel'
import { legionsOf } from '../legions.ts'
import { spoils } from '../rules/aftermath.ts'
import { manoeuvre } from '../rules/battle.ts'
import { cannotMove, nextMove } from '../rules/movement.ts'
import { cannotMuster, muster } from '../rules/mustering.ts'
import { cannotSplit, organise } from '../rules/splits.ts'
import { chooseStriker, strikers } from '../rules/striking.ts'
import { FULL, type Marker, type Titan, WAITING } from '../state.ts'

/** TI-6: full legions not split, legions not moved, musters not taken; in battle who waits outside or could still shoot. */
export const forgotten = [
  forDecision(organise, {
    forgets: {
      roll: (g, _here, _value, seat) => {
        return legions(g, seat, legion => g.height[legion] === FULL && !cannotSplit(g, legion))
      },
    },
  }),
  forDecision(nextMove, {
    forgets: { done: (g, _here, _value, seat) => legions(g, seat, legion => !cannotMove(g, legion)) },
  }),
  forDecision(muster, {
    forgets: { done: (g, _here, _value, seat) => legions(g, seat, legion => !cannotMuster(g, legion)) },
  }),
  forDecision(manoeuvre, { forgets: { done: g => fighters(waiting(g)) } }),
  forDecision(chooseStriker, { forgets: { done: g => fighters(strikers(g, g.battle!.phasing)) } }),
  forDecision(spoils, {
    forgets: { done: ({ engagement }) => [...new Set(engagement!.earned)].map(type => `piece:${type}`) },
  }),
]

/** TI-10.1d: who has not entered. */
function waiting({ battle }: Titan): number[] {
  const { hex, side, phasing } = battle!
  return hex.flatMap((at, fighter) => (at === WAITING && side[fighter] === phasing ? [fighter] : []))
}

function legions(g: Titan, seat: Seat, isForgotten: (legion: Marker) => boolean): string[] {
  return legionsOf(g, seat)
    .filter(isForgotten)
    .map(legion => `legion:${legion}`)
}

function fighters(list: readonly number[]): string[] {
  return list.map(fighter => `fighter:${fighter}`)
}
