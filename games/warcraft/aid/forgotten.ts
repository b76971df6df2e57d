import { type Decision, optionKind, type Seat } from '@hexarium/kernel'
import { heroOf, KIND, SLOTS, WORKER } from '../pieces.ts'
import { cannotDeploy, KINDS } from '../rules/deploy.ts'
import { cannotHarvest, fields, openMines } from '../rules/harvest.ts'
import { cannotPick } from '../rules/moving.ts'
import type { Hex, Piece, Warcraft } from '../state.ts'

type Here = { done: Hex[]; inForests: number }

/** For `decision.kind`: what ending it there would leave undone. */
const tables: Readonly<Record<string, (g: Warcraft, seat: Seat, here: Here) => string[]>> = {
  /** WC-B-MOV-01: workers that would harvest nothing, and units that still stand in their Town. */
  'nextMove.done'(g, seat) {
    const ids: string[] = []
    for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++)
      if (!cannotPick(g, seat, piece) && isIdle(g, seat, piece)) ids.push(`piece:${piece}`)
    return ids
  },
  /** WC-B-HAR-01: mines are not gone back to. */
  'harvest.forest': (g, seat, here) => openMines(g, fields(g, here, seat)).map(hex => `hex:${hex}`),
  'harvest.done': (g, seat, here) => fields(g, here, seat).map(hex => `hex:${hex}`),
  'deploy.done': (g, seat) =>
    KINDS.flatMap(kind => (kind > WORKER || cannotDeploy(g, seat, kind) ? [] : `unit:${kind}`)),
}

/** Pieces without a task, spaces not harvested, units not deployed. */
export function forgotten(g: Warcraft, seat: Seat, decision: Decision<Warcraft, never>, option: number): string[] {
  const table = tables[`${decision.name}.${decision.kinds[optionKind(option)]}`]
  return table?.(g, seat, g.core.flow.at(-1)!.here as Here) ?? []
}

function isIdle(g: Warcraft, seat: Seat, piece: Piece): boolean {
  const hex = g.at[piece]
  if (KIND[piece] !== WORKER) return hex === g.town[seat]
  return !g.outpostWorker.includes(piece) && cannotHarvest(g, { done: [], inForests: 0 }, seat, hex) !== undefined
}
