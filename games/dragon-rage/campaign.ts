import type { Result, Seat } from '@hexarium/kernel'
import { CITY, type DragonRage, INVADER, type Side } from './state.ts'

/** DR-4.1: muster points at the start, games, and (DR-4.5) the sixth that decides a tie. */
export const START_MUSTER = 60
export const GAMES = 5
/** DR-4.3.1: units a side may field, by game; the sixth is as the fifth. */
export const UNIT_LIMITS: readonly number[] = [15, 20, 20, 25, 25, 25]
/** DR-4.3.3: a lead from which games are balanced, and the points of lead that make one victory point. */
const BALANCE_FROM = 15
const BALANCE_STEP = 5
/** DR-4.4: differences up to this count as even, and what is gained. */
const EVEN = 10
const GAINS = {
  even: { wins: 10, loses: 5 },
  weaker: { wins: 15, loses: 10 },
  stronger: { wins: 5, loses: 0 },
}
/** DR-4.4: for having killed a hero or a full dragon. */
const SLAYER_GAIN = 5

/** A campaign between games: plain data that a table carries on. */
export interface Campaign {
  map: 'esirien' | 'nurkott'
  /** The game to be played next, from 1. */
  game: number
  /** Muster points of invader and city. */
  muster: [invader: number, city: number]
  /** Who won each game so far. */
  winners: Side[]
}

/** What a campaign must know of a finished game. */
export interface GameOutcome {
  winner: Side
  /** By side: whether it killed a hero or a full dragon. */
  slayers: [invader: boolean, city: boolean]
}

/** DR-4.1: a new campaign on a map. */
export function newCampaign(map: Campaign['map']): Campaign {
  return { map, game: 1, muster: [START_MUSTER, START_MUSTER], winners: [] }
}

/** The settings of the campaign's next game; undefined once it is over. */
export function settingsOf(campaign: Campaign): Record<string, string | number> | undefined {
  if (championOf(campaign) !== undefined) return undefined
  return {
    scenario: campaign.map === 'esirien' ? 'campaignEsirien' : 'campaignNurkott',
    campaignGame: Math.min(campaign.game, GAMES + 1),
    musterInvader: campaign.muster[INVADER],
    musterCity: campaign.muster[CITY],
  }
}

/** DR-4.3.3: what a lead of 15 or more gives the weaker side: points destroyed before the game, or a higher goal. */
export function balanceOf(invader: number, city: number): { destroyedBefore: number; addedToGoal: number } {
  const points = Math.floor(Math.abs(invader - city) / BALANCE_STEP)
  return {
    destroyedBefore: city - invader >= BALANCE_FROM ? points : 0,
    addedToGoal: invader - city >= BALANCE_FROM ? points : 0,
  }
}

/** DR-4.4: the campaign after a game. */
export function afterGame(campaign: Campaign, outcome: GameOutcome): Campaign {
  const muster: Campaign['muster'] = [...campaign.muster]
  for (const side of [INVADER, CITY]) {
    muster[side] += gainOf(campaign.muster, side, outcome.winner === side)
    if (outcome.slayers[side]) muster[side] += SLAYER_GAIN
  }
  return { ...campaign, game: campaign.game + 1, muster, winners: [...campaign.winners, outcome.winner] }
}

/** DR-4.4: by the muster points before the game. */
function gainOf(muster: Campaign['muster'], side: Side, wins: boolean): number {
  const lead = muster[side] - muster[1 - side]
  const row = Math.abs(lead) <= EVEN ? GAINS.even : lead < 0 ? GAINS.weaker : GAINS.stronger
  return wins ? row.wins : row.loses
}

/** DR-4.5: who has won the campaign after five games, or after more if it was tied; undefined while it goes on. */
export function championOf({ game, muster }: Campaign): Side | undefined {
  if (game <= GAMES || muster[INVADER] === muster[CITY]) return undefined
  return muster[INVADER] > muster[CITY] ? INVADER : CITY
}

/** What a finished game was to a campaign. */
export function outcomeOf(g: DragonRage, result: Result): GameOutcome {
  const winner: Seat = result.places.indexOf(1)
  return {
    winner: g.seatOf[INVADER] === winner ? INVADER : CITY,
    slayers: [g.slayer[INVADER], g.slayer[CITY]],
  }
}
