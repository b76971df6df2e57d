import { type RuleId, roll, type Seat } from '@hexarium/kernel'
import { BATTLE_DIE } from '../../content/components.ts'
import { MOVES_OF_TYPE } from '../../content/races.ts'
import { ALTAR_OF_FLAME, ALTAR_ROLL } from '../../content/scenarios.ts'
import { decision, tell } from '../../events.ts'
import { findPiece, isUnitType, KIND, OWNER, SLOTS } from '../../pieces.ts'
import { areFriends, mapOf, unitsAt } from '../../spaces.ts'
import { NONE, type Piece, RESERVE, type Warcraft } from '../../state.ts'
import { takeAway } from '../battle/removal.ts'
import { isAlike } from '../cards/targets.ts'

/** WC-X-SCN-02: with a unit on the altar one may try to win over an enemy unit, at the start of the Move Step. */
export const altar = decision({
  name: 'altar',
  rule: ['WC-X-SCN-02', 'WC-X-SCN-03'],
  seat: (g, _here: unknown) => g.active,
  offer(g, _here, can, seat) {
    for (const piece of victims(g, seat)) can.piece(piece)
    can.pass()
  },
  take: {
    piece: (g, _here, piece, seat) => winOver(g, seat, piece),
    pass() {},
  },
  cannot: {
    piece: (g, _here, piece, seat): RuleId | undefined =>
      victims(g, seat).includes(piece) ? undefined : 'WC-X-SCN-02',
  },
  default: () => ['pass'],
})

export function altarMayCall(g: Warcraft): boolean {
  if (g.scenario !== ALTAR_OF_FLAME || !(unitsAt(g, mapOf(g).labels['A']) & (1 << g.active))) return false
  return victims(g, g.active).length > 0
}

/** Enemy units of the three types, of which the player has one in reserve. */
function victims(g: Warcraft, seat: Seat): Piece[] {
  const found: Piece[] = []
  for (let piece = 0; piece < g.race.length * SLOTS; piece++) {
    if (!isUnitType(piece) || g.at[piece] < 0 || areFriends(g, seat, OWNER[piece])) continue
    if (findPiece(g, seat, KIND[piece], RESERVE) === NONE || found.some(other => isAlike(g, other, piece))) continue
    found.push(piece)
  }
  return found
}

function winOver(g: Warcraft, seat: Seat, piece: Piece): void {
  const hex = g.at[piece]
  const success = roll(g, seat, BATTLE_DIE, 'low') <= ALTAR_ROLL
  tell(g, 'altar', seat, piece, success ? 1 : 0)
  if (!success) return
  takeAway(g, piece)
  const own = findPiece(g, seat, KIND[piece], RESERVE)
  g.at[own] = hex
  g.moves[own] = MOVES_OF_TYPE[KIND[own]]
  tell(g, 'placed', own, hex)
}
