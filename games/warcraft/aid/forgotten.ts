import { forDecision, type Seat } from '@hexarium/kernel'
import { heroOf, KIND, SLOTS, WORKER } from '../pieces.ts'
import { cannotPick, nextMove } from '../rules/movement/movement.ts'
import { cannotDeploy, deploy, KINDS } from '../rules/town/deploy.ts'
import { cannotHarvest, fields, harvest, openMines } from '../rules/town/harvest.ts'
import type { Hex, Piece, Warcraft } from '../state.ts'

/** What a choice would leave undone: pieces without a task, spaces not harvested, units not deployed. */
export const forgotten = [
  forDecision(nextMove, {
    forgets: { done: (g, _here, _value, seat) => idlers(g, seat).map(piece => `piece:${piece}`) },
  }),
  forDecision(harvest, {
    forgets: {
      /** WC-B-HAR-01: mines are not gone back to. */
      forest: (g, here, _hex, seat) => openMines(g, fields(g, here, seat)).map(hex => `hex:${hex}`),
      done: (g, here, _value, seat) => fields(g, here, seat).map(hex => `hex:${hex}`),
    },
  }),
  forDecision(deploy, {
    forgets: {
      done: (g, _here, _value, seat) =>
        KINDS.flatMap(kind => (kind > WORKER || cannotDeploy(g, seat, kind) ? [] : `unit:${kind}`)),
    },
  }),
]

/** WC-B-MOV-01: workers that would harvest nothing, and units that still stand in their Town. */
function idlers(g: Warcraft, seat: Seat): Piece[] {
  const found: Piece[] = []
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++)
    if (!cannotPick(g, seat, piece) && isIdle(g, seat, piece)) found.push(piece)
  return found
}

function isIdle(g: Warcraft, seat: Seat, piece: Piece): boolean {
  const hex = g.at[piece]
  // WC-B-VIC-01: the last unit in its Town holds it, and is where it should be.
  if (KIND[piece] !== WORKER) return hex === g.town[seat] && unitsOf(g, seat, hex) > 1
  return !g.outpostWorker.includes(piece) && cannotHarvest(g, { done: [], inForests: false }, seat, hex) !== undefined
}

function unitsOf(g: Warcraft, seat: Seat, hex: Hex): number {
  let count = 0
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++)
    if (g.at[piece] === hex && KIND[piece] !== WORKER) count++
  return count
}
