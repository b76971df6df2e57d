import type { Result } from '@hexarium/kernel'
import { CITY, type DragonRage, INVADER, type Side } from '../../state.ts'

/** DR-4.1: muster points at the start, and games; DR-4.5: one more decides a tie. */
export const START_MUSTER = 60
export const GAMES = 5
export const DECIDER = GAMES + 1
/** DR-4.4: differences up to this count as even, and what is gained. */
const EVEN = 10
const GAINS = {
  even: { wins: 10, loses: 5 },
  weaker: { wins: 15, loses: 10 },
  stronger: { wins: 5, loses: 0 },
}
/** DR-4.4: for having killed a hero or a full dragon. */
const SLAYER_GAIN = 5

/** What the campaign keeps of a game. */
export interface Siege {
  /** Nobody if the players agreed on a draw: then both gain as losers do. */
  winner: Side | null
  /** By side: whether it killed a hero or a full dragon. */
  slayers: [invader: boolean, city: boolean]
  /** Points the invader destroyed and the goal he had. */
  destroyed: number
  goal: number
}

/** By side: muster points. */
export type Muster = readonly [invader: number, city: number]

/** What a finished game was to a campaign. */
export function siegeOf(g: DragonRage, { places, scores }: Result): Siege {
  const place = (side: Side) => places[g.seatOf[side]]
  const winner = place(INVADER) === place(CITY) ? null : place(INVADER) === 1 ? INVADER : CITY
  return { winner, slayers: [g.slayer[INVADER], g.slayer[CITY]], destroyed: scores[g.seatOf[INVADER]], goal: g.goal }
}

/** DR-4.4: the muster points after a game. */
export function musterAfter(muster: Muster, { winner, slayers }: Siege): Muster {
  const after = (side: 0 | 1) =>
    muster[side] + gainOf(muster, side, winner === side) + (slayers[side] ? SLAYER_GAIN : 0)
  return [after(INVADER), after(CITY)]
}

/** DR-4.4: by the muster points before the game. */
function gainOf(muster: Muster, side: 0 | 1, wins: boolean): number {
  const lead = muster[side] - muster[side === INVADER ? CITY : INVADER]
  const row = Math.abs(lead) <= EVEN ? GAINS.even : lead < 0 ? GAINS.weaker : GAINS.stronger
  return wins ? row.wins : row.loses
}

/** DR-4.5: after five games the higher muster wins; a tie is played on once, and then shared. */
export function placesAfter(games: number, [invader, city]: Muster): [number, number] | undefined {
  if (games < GAMES || (games === GAMES && invader === city)) return undefined
  return [invader < city ? 2 : 1, city < invader ? 2 : 1]
}
