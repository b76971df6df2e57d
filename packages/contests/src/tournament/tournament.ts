import type { Settings } from '@hexarium/kernel'

/** A place in the list of entrants. */
export type Entrant = number

/** How a tournament goes. */
export type Form = 'swiss' | 'roundRobin' | 'knockout' | 'doubleKnockout' | 'groups' | 'tables'

/** What ranks players with equal points, in the order a tournament names them. */
export type TieBreak = 'resistance' | 'headToHead' | 'buchholz' | 'sonnebornBerger' | 'wins' | 'rating' | 'lot'

/** What the organiser decides before anybody enters. */
export interface TournamentSpec {
  game: string
  form: Form
  /** Lots are drawn from it: the same events give the same tournament. */
  seed: string
  /** Rounds of a Swiss tournament or of one by tables; without it as many as single out a winner. */
  rounds?: number
  /** Knock-outs: a bracket by seeds that stands from the first round (`fixed`), or lots in every round (`drawn`). */
  bracket?: 'fixed' | 'drawn'
  /** Groups: how many play in one, and how many of each go on to the knock-out. */
  groups?: { size: number; advance: number }
  /** Tables: how few and how many sit at one. */
  seats?: { min: number; max: number }
  /** Match points. A bye counts like a win unless said otherwise; those of tables are by place. */
  points?: { win: number; draw: number; loss: number; bye?: number; places?: readonly number[] }
  tieBreaks?: readonly TieBreak[]
  /** What the matches are played by. */
  settings?: Settings
}

/** Somebody who takes part. */
export interface Player {
  id: string
  rating: number
  /** Withdrawn players are paired no more; what they have played counts. */
  isOut: boolean
  /** The first round they can be paired in. */
  from: number
}

/** How a match ended. */
export interface MatchResult {
  /** By player of the match: 1 for the winner; equal numbers share a place. */
  places: readonly number[]
  /** By player: match points, if the match has a count of its own (two games: 2, 1 or 0 each). */
  points?: readonly number[]
  /** By player: what breaks ties first (DR-5.1: resistance). */
  resistance?: readonly number[]
  /** Won because others did not come. */
  isWalkover?: true
}

/** Where the winner or the loser of a match goes: to that match. */
export type Onward = number | null

/** A match: two players, one who has a bye, or a table of several. */
export interface Pairing {
  id: number
  round: number
  /** The first has the first seat. Empty places wait for the winners or losers of other matches. */
  players: (Entrant | null)[]
  /** Matches its players come from, for brackets: how many are still to be decided. */
  waits: number
  winnerTo: Onward
  loserTo: Onward
  /** The group it belongs to; the losers' bracket of a double knock-out is 1, its finals 2. */
  section: number
  isBye: boolean
  result: MatchResult | null
}

/** A result that was set right by an arbiter. */
export interface Correction {
  match: number
  by: string
  why: string
  before: MatchResult | null
  after: MatchResult
}

/** A tournament as plain data, at any moment. */
export interface Tournament {
  spec: TournamentSpec
  stage: 'entering' | 'playing' | 'over'
  isPaused: boolean
  players: Player[]
  /** The round under way; 0 before the first. */
  round: number
  matches: Pairing[]
  /** Groups: how many matches they had; those after are the knock-out. */
  groupMatches: number
  corrections: Correction[]
}

/** Everything that can happen to a tournament. */
export type TournamentEvent =
  | { is: 'entered'; player: string; rating?: number }
  | { is: 'withdrew'; player: string }
  /** The organiser's order of the players, before it begins. */
  | { is: 'seeded'; order: readonly string[] }
  | { is: 'began' }
  /** All matches of a round are over: the next one is paired, or the tournament ends. */
  | { is: 'paired' }
  | { is: 'result'; match: number; result: MatchResult }
  /** Some did not come: the others win without playing. */
  | { is: 'noShow'; match: number; absent: readonly string[] }
  | { is: 'corrected'; match: number; result: MatchResult; by: string; why: string }
  | { is: 'paused' }
  | { is: 'resumed' }
  | { is: 'closed' }

/** A tournament nobody has entered. */
export function newTournament(spec: TournamentSpec): Tournament {
  return {
    spec,
    stage: 'entering',
    isPaused: false,
    players: [],
    round: 0,
    matches: [],
    groupMatches: 0,
    corrections: [],
  }
}

/** What winning, drawing and losing are worth. */
export function pointsOf({ points }: TournamentSpec): { win: number; draw: number; loss: number; bye: number } {
  const { win = 1, draw = 0.5, loss = 0, bye = win } = points ?? {}
  return { win, draw, loss, bye }
}

/** DR-5.2b: rounds that single out a winner: 5 for up to 32 players, 7 for 64, and one more each time there are twice as many. */
export function swissRounds(players: number): number {
  return players <= 32 ? 5 : players <= 64 ? 7 : Math.ceil(Math.log2(players)) + 1
}
