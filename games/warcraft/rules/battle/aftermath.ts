import type { RuleId, Seat } from '@hexarium/kernel'
import { STACK } from '../../content/components.ts'
import { act, ask, call, decision, loop, procedure, tell } from '../../events.ts'
import { creatureOf, endOf, firstOf, heroOf, KIND, OWNER, SUMMON } from '../../pieces.ts'
import { playOrder, stackIn, unitsOfIn } from '../../spaces.ts'
import {
  ATTACKER,
  DEFENDER,
  DEVOURED,
  GONE,
  NEUTRAL,
  NOBODY,
  NONE,
  type Piece,
  RESERVE,
  type Warcraft,
} from '../../state.ts'
import { drawsInBattles } from '../cards/research.ts'
import { playOut } from '../cards/resolving.ts'
import { windowFor } from '../cards/windows.ts'
import { battleDraw } from './draw.ts'
import { fightersOf } from './fighters.ts'
import { takeAway } from './removal.ts'
import { holdsField } from './round.ts'

export const battleEnd = windowFor('battleEnd', playOut)

/** WC-B-ABL-05, WC-X-TIM-16: units beyond the stacking limit return to reserves, by choice of whoever put them there. */
export const trim = decision({
  name: 'trim',
  rule: ['WC-B-ABL-05', 'WC-B-MOV-02'],
  auto: true,
  gives: ['piece'],
  seat: g => trimmer(g),
  offer(g, _here, can, seat) {
    for (const piece of trimmable(g, seat)) can.piece(piece)
  },
  take: {
    piece(g, _here, piece) {
      tell(g, 'leaves', piece, g.at[piece])
      takeAway(g, piece)
    },
  },
  cannot: {
    piece: (g, _here, piece, seat): RuleId | undefined =>
      trimmable(g, seat).includes(piece) ? undefined : 'WC-B-MOV-02',
  },
})

/** WC-X-TIM-06: the winner is known, End of Battle, his card, clean-up. */
export const aftermath = procedure(
  'aftermath',
  'WC-B-BAT-09',
  act(nameWinner),
  call(battleEnd.open),
  call(battleDraw, { with: g => ({ seats: winningSeats(g) }) }),
  act(cleanUp),
  loop(isCrowded, ask(trim)),
  act(close),
)

/** WC-B-BAT-09, WC-X-CHG-05: the side with a unit left in the battlefield, or nobody. */
function nameWinner(g: Warcraft): void {
  const battle = g.battle!
  battle.phase = NONE
  battle.winner = holdsField(g, ATTACKER) ? ATTACKER : holdsField(g, DEFENDER) ? DEFENDER : NOBODY
  tell(
    g,
    'won',
    battle.hex,
    battle.winner === NOBODY ? NONE : battle.winner === ATTACKER ? battle.attacker : battle.foe,
  )
}

/** WC-B-BAT-09: each player of the winning side with units in the battlefield draws. */
function winningSeats(g: Warcraft): Seat[] {
  const { winner, side, hex } = g.battle!
  return playOrder(g).filter(
    seat =>
      side[seat] === winner &&
      drawsInBattles(g, seat) &&
      fightersOf(g, seat, fighters).some(piece => g.at[piece] === hex),
  )
}

const fighters: Piece[] = []

/** WC-X-TIM-16: creeps are restored with the battle's end; effects, creatures and devoured units are settled. */
function cleanUp(g: Warcraft): void {
  const battle = g.battle!
  battle.lasting = []
  for (let seat = 0; seat < g.race.length; seat++) settleSummons(g, seat)
  battle.devoured.forEach((piece, i) => {
    settleDevoured(g, piece, battle.devouredFrom[i], battle.devouredBy[i])
  })
  battle.devoured = []
  g.pinned = g.pinned.filter(hex => hex !== battle.hex)
}

/** A battle one side of which has left the game: the others have won it. */
export function breakOffBattle(g: Warcraft, seat: Seat): void {
  g.battle!.winner = 1 - g.battle!.side[seat]
  cleanUp(g)
  close(g)
}

/** Devour: the unit dies if its captor won or nobody did; else it returns. */
function settleDevoured(g: Warcraft, piece: Piece, from: number, by: Seat): void {
  const { winner, side } = g.battle!
  if (g.at[piece] !== DEVOURED) return
  if (winner === side[by] || winner === NOBODY) {
    g.at[piece] = OWNER[piece] === NEUTRAL ? GONE : RESERVE
    tell(g, 'lost', piece, from)
  } else {
    g.at[piece] = from
    tell(g, 'placed', piece, from)
  }
}

/** WC-X-HER-31: most creatures leave; those that stay stand with their hero. */
function settleSummons(g: Warcraft, seat: Seat): void {
  if (g.battle!.side[seat] < 0) return
  const stays = creatureOf(g, seat)?.stays && g.at[heroOf(seat)] >= 0
  for (let piece = firstOf(seat, SUMMON); piece < endOf(seat, SUMMON); piece++) {
    if (g.at[piece] < 0) continue
    if (!stays) tell(g, 'leaves', piece, g.at[piece])
    g.at[piece] = stays ? g.at[heroOf(seat)] : RESERVE
  }
}

/** Who put units into the battlefield beyond the limit, and still has units there. */
function trimmer(g: Warcraft): Seat {
  const { crowded, hex } = g.battle!
  return playOrder(g).find(seat => crowded & (1 << seat) && unitsOfIn(g, seat, hex).length > 0) ?? NONE
}

function isCrowded(g: Warcraft): boolean {
  const seat = trimmer(g)
  return seat !== NONE && stackIn(g, seat, g.battle!.hex) > STACK
}

function trimmable(g: Warcraft, seat: Seat): Piece[] {
  const units = unitsOfIn(g, seat, g.battle!.hex)
  return units.filter((piece, i) => !units.slice(0, i).some(other => KIND[other] === KIND[piece]))
}

function close(g: Warcraft): void {
  g.battle = null
}
