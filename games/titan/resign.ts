import type { Seat } from '@hexarium/kernel'
import { concedeInBattle } from './rules/battle-end.ts'
import { eliminate } from './rules/elimination.ts'
import { concedeBeforeBattle } from './rules/engagement.ts'
import { moveAnew } from './rules/movement.ts'
import { keepFirstPieces } from './rules/set-up.ts'
import { pair, sideOf } from './rules/sides.ts'
import { NONE, type Titan } from './state.ts'

/** TI-19.5: in an engagement it is first a concession; then all legions go as in TI-19.4, without a slayer. */
export function resign(g: Titan, seat: Seat): void {
  if (!g.engagement || !pair(g).includes(seat)) {
    if (g.turn === 0) keepFirstPieces(g)
    eliminate(g, [seat], [NONE])
    if (seat !== g.mover) moveAnew(g)
    return
  }
  if (g.engagement.winner === NONE) {
    if (g.battle) concedeInBattle(g, sideOf(g, seat))
    else concedeBeforeBattle(g, seat)
  }
  if (g.engagement.fallen.includes(seat)) return
  g.engagement.fallen.push(seat)
  g.engagement.slayers.push(NONE)
}
