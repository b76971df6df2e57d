import { type RuleId, roll, type Seat } from '@hexarium/kernel'
import { BATTLE_DIE } from '../../content/components.ts'
import { MOVES_OF_TYPE } from '../../content/races.ts'
import { ALTAR_OF_FLAME, ALTAR_ROLL } from '../../content/scenarios.ts'
import { ask, decision, tell, when } from '../../events.ts'
import { findPiece, isUnitType, KIND, OWNER, SLOTS } from '../../pieces.ts'
import { areFriends, mapOf, unitsAt } from '../../spaces.ts'
import { NONE, type Piece, RESERVE, type Warcraft } from '../../state.ts'
import { takeAway } from '../battle/removal.ts'
import { isAlike } from '../cards/targets.ts'

/** WC-X-SCN-02: with a unit on the altar one may try to win over an enemy unit, at the start of the Move Step. */
export const altar = decision({
  name: 'altar',
  rule: ['WC-X-SCN-02', 'WC-X-SCN-03'],
  seat: (g, _here: Calling) => g.active,
  offer(g, _here, can, seat) {
    for (const piece of victims(g, seat)) can.piece(piece)
    can.pass()
  },
  take: {
    piece: (g, here, piece, seat) => call(g, here, seat, piece),
    pass() {},
  },
  cannot: {
    piece: (g, _here, piece, seat): RuleId | undefined =>
      victims(g, seat).includes(piece) ? undefined : 'WC-X-SCN-02',
  },
  default: () => ['pass'],
})

/** WC-X-SCN-02: who has heard the altar may be replaced by a unit of one's own, or be left where it is. */
export const altarTake = decision({
  name: 'altarTake',
  rule: 'WC-X-SCN-02',
  seat: (g, _here: Calling) => g.active,
  offer(_g, _here, can) {
    can.winOver()
    can.letBe()
  },
  take: {
    winOver: (g, here) => replace(g, g.active, here.called),
    letBe() {},
  },
  default: () => ['winOver'],
})

/** The piece that has heard the altar, NONE for none. */
export type Calling = { called: Piece }

/** WC-X-SCN-02: the attempt, and what follows from it. */
export const altarCalls = [ask(altar), when(hasHeard, ask(altarTake))] as const

function hasHeard(_g: Warcraft, here: Calling): boolean {
  return here.called !== NONE
}

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

function call(g: Warcraft, here: Calling, seat: Seat, piece: Piece): void {
  const success = roll(g, seat, BATTLE_DIE, 'low') <= ALTAR_ROLL
  tell(g, 'altar', seat, piece, success ? 1 : 0)
  if (success && g.altarTakes) replace(g, seat, piece)
  else if (success) here.called = piece
}

function replace(g: Warcraft, seat: Seat, piece: Piece): void {
  const hex = g.at[piece]
  takeAway(g, piece)
  const own = findPiece(g, seat, KIND[piece], RESERVE)
  g.at[own] = hex
  g.moves[own] = MOVES_OF_TYPE[KIND[own]]
  tell(g, 'placed', own, hex)
}
