import type { Chance, Result, RuleId } from '@hexarium/kernel'
import { scenarios } from './content/scenarios.ts'

/** DR-5.1: a finished game of a match: who invaded, who won, what was destroyed and what is left. */
export interface MatchGame {
  invader: number
  city: number
  /** 1 for the invader, 2 for the city, by place of the invader. */
  invaderWon: boolean
  destroyed: number
  left: number
}

/** What a player has after some matches. */
export interface Standing {
  player: number
  matchPoints: number
  resistance: number
  /** Players met, and byes had. */
  met: number[]
  byes: number
  /** How often paired with somebody of a lower score. */
  pairedDown: number
}

/** DR-5.1: a game of a match from its result; `invaderSeat` is the seat that invaded. */
export function matchGame(players: readonly [number, number], invaderSeat: 0 | 1, result: Result): MatchGame {
  return {
    invader: players[invaderSeat],
    city: players[1 - invaderSeat],
    invaderWon: result.places[invaderSeat] === 1,
    destroyed: result.scores[invaderSeat],
    left: result.scores[1 - invaderSeat],
  }
}

/** DR-5.1: match points and resistance of a player over some games. */
export function pointsIn(games: readonly MatchGame[], player: number): { matchPoints: number; resistance: number } {
  let matchPoints = 0
  let resistance = 0
  for (const game of games) {
    if (game.invader === player) {
      matchPoints += game.invaderWon ? 1 : 0
      resistance += game.destroyed
    } else if (game.city === player) {
      matchPoints += game.invaderWon ? 0 : 1
      resistance += game.left
    }
  }
  return { matchPoints, resistance }
}

/** DR-5.1: who won a match of two games; undefined for a drawn one. */
export function winnerOf(games: readonly MatchGame[]): number | undefined {
  const [one, other] = [games[0].invader, games[0].city]
  const [mine, theirs] = [pointsIn(games, one), pointsIn(games, other)]
  const lead = mine.matchPoints - theirs.matchPoints || mine.resistance - theirs.resistance
  return lead === 0 ? undefined : lead > 0 ? one : other
}

/** DR-5: why a game does not fit a tournament: Elowyn, bought or proposed forces, a campaign. */
export function cannotBePlayed(settings: Readonly<Record<string, unknown>>): RuleId | undefined {
  if (settings['elowyn']) return 'DR-5'
  return scenarios.some(({ id }) => id === (settings['scenario'] ?? 'E1')) ? undefined : 'DR-5'
}

/** DR-5.3, DR-5.4: the settings of both games of a match: one scenario, sides swapped. */
export function settingsOfMatch(scenario: string): [Record<string, unknown>, Record<string, unknown>] {
  return [
    { scenario, swapSides: false },
    { scenario, swapSides: true },
  ]
}

/** DR-5.3, DR-5.4: a scenario by a die: 1d6 on either map. */
export function scenarioByDie(map: 'esirien' | 'nurkott', die: number): string {
  return scenarios[(map === 'esirien' ? 0 : 6) + die - 1].id
}

/** DR-5.2b: match points of a bye. */
export const BYE_POINTS = 2

/** A player before the first round. */
export function newStanding(player: number): Standing {
  return { player, matchPoints: 0, resistance: 0, met: [], byes: 0, pairedDown: 0 }
}

/** DR-5.2b: the standings after a round of matches; whoever sat out has two points. */
export function afterRound(
  standings: readonly Standing[],
  matches: readonly (readonly MatchGame[])[],
  bye?: number,
): Standing[] {
  const before = new Map(standings.map(standing => [standing.player, standing]))
  return standings.map(standing => {
    const { player } = standing
    if (player === bye) return { ...standing, matchPoints: standing.matchPoints + BYE_POINTS, byes: standing.byes + 1 }
    const games = matches.find(match => match[0].invader === player || match[0].city === player)
    if (!games) return standing
    const foe = games[0].invader === player ? games[0].city : games[0].invader
    const gained = pointsIn(games, player)
    return {
      ...standing,
      matchPoints: standing.matchPoints + gained.matchPoints,
      resistance: standing.resistance + gained.resistance,
      met: [...standing.met, foe],
      pairedDown: standing.pairedDown + (before.get(foe)!.matchPoints < standing.matchPoints ? 1 : 0),
    }
  })
}

/** DR-5.2b: by match points, then by resistance. */
export function ranking(standings: readonly Standing[]): Standing[] {
  return [...standings].sort((a, b) => b.matchPoints - a.matchPoints || b.resistance - a.resistance)
}

/** Who plays whom, and who sits out. */
export interface Round {
  pairs: [number, number][]
  bye?: number
}

/**
 * DR-5.2b: a Swiss round. With an odd number a random player without a bye sits out. Opponents have equal match points and
 * have not met; who must meet a lower score is taken among those not yet paired down, lowest resistance first, then by lot.
 * Where that leaves no pairing at all, players meet again.
 */
export function swissRound(standings: readonly Standing[], chance: Chance): Round {
  const pool = chance.shuffle([...standings])
  const round: Round = { pairs: [] }
  if (pool.length % 2 === 1) {
    const rested = pool.filter(({ byes }) => byes === Math.min(...pool.map(other => other.byes)))
    const out = chance.pick(rested)
    round.bye = out.player
    pool.splice(pool.indexOf(out), 1)
  }
  // Within a score those who may go down stand last: not yet paired down, and lowest resistance. Ties stay as drawn.
  pool.sort((a, b) => b.matchPoints - a.matchPoints || b.pairedDown - a.pairedDown || b.resistance - a.resistance)
  round.pairs = pairUp(pool, true) ?? pairUp(pool, false)!
  return round
}

/** Pairs the first with the best partner that leaves the rest a pairing; those late in the order go down. */
function pairUp(pool: readonly Standing[], fresh: boolean): [number, number][] | undefined {
  if (pool.length === 0) return []
  const [first, ...rest] = pool
  for (const partner of rest) {
    if (fresh && first.met.includes(partner.player)) continue
    const others = pairUp(
      rest.filter(other => other !== partner),
      fresh,
    )
    if (others) return [[first.player, partner.player], ...others]
  }
  return undefined
}

/** DR-5.2b: rounds that single out a winner: 5 for up to 32 players, 7 for 64. */
export function swissRounds(players: number): number {
  return players <= 32 ? 5 : 7
}

/** Somebody in a knock-out, and how many matches he has lost. */
export interface Contender {
  player: number
  losses: number
}

/**
 * DR-5.2a: a round of a knock-out, single or double: pairs by lot among those who lost equally often; somebody left over
 * meets one of the next, and an odd player goes on without a match.
 */
export function knockOutRound(contenders: readonly Contender[], chance: Chance): Round {
  const pool = chance.shuffle([...contenders]).sort((a, b) => a.losses - b.losses)
  const pairs: [number, number][] = []
  const bye = pool.length % 2 === 1 ? pool.splice(chance.below(pool.length), 1)[0].player : undefined
  for (let i = 0; i < pool.length; i += 2) pairs.push([pool[i].player, pool[i + 1].player])
  return bye === undefined ? { pairs } : { pairs, bye }
}

/** DR-5.2a: who goes on after a round: everybody but the losers who have no loss left; after a drawn match both go on. */
export function afterKnockOut(
  contenders: readonly Contender[],
  matches: readonly (readonly MatchGame[])[],
  mostLosses: 1 | 2,
): Contender[] {
  const losers = new Set<number>()
  for (const games of matches) {
    const winner = winnerOf(games)
    if (winner !== undefined) losers.add(games[0].invader === winner ? games[0].city : games[0].invader)
  }
  return contenders
    .map(({ player, losses }) => ({ player, losses: losses + (losers.has(player) ? 1 : 0) }))
    .filter(({ losses }) => losses < mostLosses)
}

/** DR-5.2b: the best of a large Swiss tournament, who go on to a knock-out. */
export function bestOf(standings: readonly Standing[], count = 8): Contender[] {
  return ranking(standings)
    .slice(0, count)
    .map(({ player }) => ({ player, losses: 0 }))
}

/** DR-3.3.4: what the better player's handicap adds to the goal. */
export function handicapFor(invader: number, city: number): number {
  const step = Math.floor(Math.abs(invader - city) / 2)
  return invader >= city ? step : -step
}
