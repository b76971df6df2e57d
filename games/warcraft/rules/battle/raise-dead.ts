import type { RuleId, Seat } from '@hexarium/kernel'
import { RAISE_DEAD } from '../../content/races.ts'
import { decision, tell } from '../../events.ts'
import { FIRST_CREEP, findPiece, inReserve, MELEE, OWNER } from '../../pieces.ts'
import { playOrder } from '../../spaces.ts'
import { isSeat, NEUTRAL, NONE, type Owner, RESERVE, type Warcraft } from '../../state.ts'
import { abilitiesOf } from './fighters.ts'

/** WC-B-ABL-05: each natural 1 allows its player to add a melee unit of his reserves; he says how many come. */
export const raiseDead = decision({
  name: 'raiseDead',
  rule: 'WC-B-ABL-05',
  seat: (g, _here: unknown) => raiser(g),
  offer(g, _here, can, seat) {
    for (let count = graves(g, seat); count > 0; count--) can.raise(count)
    can.pass()
  },
  take: {
    raise: (g, _here, count, seat) => raise(g, seat, count),
    pass: g => raise(g, raiser(g), 0),
  },
  cannot: { raise: (g, _here, count, seat) => cannotRaise(g, seat, count) },
  gives: ['pass'],
  default: (g, _here, seat) => ['raise', graves(g, seat)],
})

/** True while somebody has rolled natural ones and may raise for them. */
export function somebodyRaises(g: Warcraft): boolean {
  return raiser(g) !== NONE
}

function raiser(g: Warcraft): Seat {
  return playOrder(g).find(seat => graves(g, seat) > 0) ?? NONE
}

/** How many may come: one for each natural 1, as far as the reserves go. */
function graves(g: Warcraft, seat: Seat): number {
  return Math.min(g.battle!.graves[seat], inReserve(g, seat, MELEE))
}

function cannotRaise(g: Warcraft, seat: Seat, count: number): RuleId | undefined {
  return count >= 1 && count <= graves(g, seat) ? undefined : 'WC-B-ABL-05'
}

function raise(g: Warcraft, seat: Seat, count: number): void {
  g.battle!.graves[seat] = 0
  for (let i = 0; i < count; i++) raiseOne(g, seat)
}

/** WC-B-ABL-05, WC-X-CRP-11: natural ones of somebody who can raise the dead: players are asked, creeps regain dice. */
export function noteOnes(g: Warcraft, owner: Owner, ones: number): void {
  if (isSeat(owner) && !g.lax) g.battle!.graves[owner] += ones
  else for (let i = 0; i < ones; i++) raiseOne(g, owner)
}

/** For battles fought out without questions: everybody raises all he may. */
export function raiseAll(g: Warcraft): void {
  for (const seat of playOrder(g)) raise(g, seat, graves(g, seat))
}

/** A melee unit from reserves enters the battlefield; a creep regains a die. */
function raiseOne(g: Warcraft, owner: Owner): void {
  const battle = g.battle!
  if (owner > NEUTRAL) {
    const slot = battle.diceLost.findIndex((lost, at) => lost > 0 && isRaiser(g, owner, at))
    if (slot >= 0) battle.diceLost[slot]--
    return
  }
  const piece = findPiece(g, owner, MELEE, RESERVE)
  if (piece < 0) return
  g.at[piece] = battle.hex
  battle.crowded |= 1 << owner
  tell(g, 'placed', piece, battle.hex)
}

function isRaiser(g: Warcraft, owner: Owner, slot: number): boolean {
  const piece = FIRST_CREEP + slot
  return OWNER[piece] === owner && g.at[piece] === g.battle!.hex && (abilitiesOf(g, piece) & RAISE_DEAD) !== 0
}
