import type { RuleId } from '@hexarium/kernel'
import { decision, tell } from '../../events.ts'
import { FLYING, KIND, OWNER } from '../../pieces.ts'
import { mapOf, survey } from '../../spaces.ts'
import { type Hex, MOVED, NONE, type Piece, type Warcraft } from '../../state.ts'
import { followHero } from '../cards/relocation.ts'
import { cannotCarry, carriable, carry, mayLeave } from './carrying.ts'
import { revealCreeps } from './discoveries.ts'
import { cannotEnter, mustStop } from './reach.ts'
import { mayStack } from './stacking.ts'
import { noteThreat } from './threat.ts'

/** Who marches space by space, what he carries (bits by token), and how many steps he has made. */
export type MarchHere = { piece: Piece; load: number; marching: boolean; steps: number }

/** WC-X-SCN-32, WC-B-SCN-32, WC-X-SCN-21: a carrier goes space by space and may drop or take up things on the way. */
export const march = decision({
  name: 'march',
  rule: ['WC-X-SCN-32', 'WC-B-SCN-32', 'WC-X-SCN-21'],
  ends: ['done'],
  seat: (g, _here: MarchHere) => g.active,
  offer(g, here, can, seat) {
    survey(g, seat)
    for (const hex of mapOf(g).next[g.at[here.piece]]) if (!cannotStep(g, here, hex)) can.hex(hex)
    for (const token of carriable(g, here.piece)) if (!(here.load & (1 << token))) can.take(token)
    if (mayRest(g, here)) {
      for (let token = 0; token < 8; token++) if (here.load & (1 << token)) can.drop(token)
      can.done()
    }
  },
  take: {
    hex: (g, here, hex) => step(g, here, hex),
    take(_g, here, token) {
      here.load |= 1 << token
    },
    drop(_g, here, token) {
      here.load &= ~(1 << token)
    },
    done: (g, here) => rest(g, here),
  },
  cannot: {
    hex(g, here, hex, seat) {
      survey(g, seat)
      return mapOf(g).next[g.at[here.piece]].includes(hex) ? cannotStep(g, here, hex) : 'WC-B-MOV-01'
    },
    take: (g, here, token) => (here.load & (1 << token) ? 'WC-X-SCN-32' : cannotCarry(g, here.piece, token)),
    drop: (g, here, token) => (token < 8 && here.load & (1 << token) && mayRest(g, here) ? undefined : 'WC-X-SCN-21'),
    done: (g, here) => (mayRest(g, here) ? undefined : 'WC-X-SCN-21'),
  },
  points: { take: 'quest', drop: 'quest' },
})

function cannotStep(g: Warcraft, here: MarchHere, to: Hex): RuleId | undefined {
  const { piece } = here
  const fault = cannotEnter(g, piece, g.at[piece], to)
  if (fault || mayEndAt(g, here, to)) return fault
  // only flyers pass over what they cannot end on, and only if there is a way on
  const hasWayOn = KIND[piece] === FLYING && g.moves[piece] > 1 && !mustStop(g, piece, to)
  return hasWayOn && mapOf(g).next[to].some(next => mayEndAt(g, here, next)) ? undefined : 'WC-B-MOV-02'
}

function mayEndAt(g: Warcraft, here: MarchHere, hex: Hex): boolean {
  return mayLeave(g, here.load, hex) && (g.at[here.piece] === hex || mayStack(g, here.piece, hex))
}

function mayRest(g: Warcraft, here: MarchHere): boolean {
  return mayLeave(g, here.load, g.at[here.piece])
}

function step(g: Warcraft, here: MarchHere, to: Hex): void {
  const { piece } = here
  const from = g.at[piece]
  g.at[piece] = to
  here.steps++
  g.moves[piece]--
  tell(g, 'moved', piece, from, to)
  carry(g, here.load, to)
  followHero(g, piece, to)
  survey(g, OWNER[piece])
  const stops = mustStop(g, piece, to)
  revealCreeps(g, to)
  if (stops || g.moves[piece] <= 0) rest(g, here)
}

/** The march is over: he moves no more this step, unless he never set out. */
function rest(g: Warcraft, here: MarchHere): void {
  const { piece } = here
  here.piece = NONE
  here.marching = false
  here.load = 0
  if (here.steps === 0) return
  g.moves[piece] = MOVED
  noteThreat(g, piece, g.at[piece])
}
