import { chance } from '@hexarium/kernel'
import { type Entrant, type Pairing, pointsOf, type TieBreak, type Tournament } from './tournament.ts'

/** What a player has so far. */
export interface Row {
  player: Entrant
  place: number
  points: number
  /** By tie-break of the tournament. */
  breaks: number[]
  played: number
  wins: number
  byes: number
}

/** What follows from the matches of a player. */
export interface Tally {
  points: number
  resistance: number
  played: number
  wins: number
  byes: number
  losses: number
  /** How often he met somebody with fewer points (DR-5.2b), had the first seat, and what he had last: 1, -1 or 0. */
  pairedDown: number
  firsts: number
  lastSeat: number
  /** Opponents in order, with the points won against each. */
  met: { other: Entrant; points: number; isWin: boolean; isDraw: boolean }[]
}

const noTally = (): Tally => ({
  points: 0,
  resistance: 0,
  played: 0,
  wins: 0,
  byes: 0,
  losses: 0,
  pairedDown: 0,
  firsts: 0,
  lastSeat: 0,
  met: [],
})

/** By player: what follows from the matches that are over, or from some of them. */
export function tallies(t: Tournament, matches: readonly Pairing[] = t.matches): Tally[] {
  const all = t.players.map(noTally)
  let round = 0
  let before: number[] = []
  for (const match of matches) {
    if (match.round !== round) {
      round = match.round
      before = all.map(({ points }) => points)
    }
    if (match.result) count(t, match, all, before)
  }
  return all
}

/** A match that is over, added to the tallies of those who played it. */
function count(t: Tournament, match: Pairing, all: Tally[], before: readonly number[]): void {
  const players = match.players.filter(player => player !== null)
  const { places, resistance, isWalkover } = match.result!
  if (match.isBye) {
    const [player] = players
    all[player].points += pointsOf(t.spec).bye
    all[player].byes++
    return
  }
  const points = matchPoints(t, match)
  const isDrawn = places.filter(place => place === 1).length > 1
  players.forEach((player, at) => {
    const tally = all[player]
    tally.points += points[at]
    tally.resistance += resistance?.[at] ?? 0
    if (places[at] === 1 && !isDrawn) tally.wins++
    if (places[at] > 1) tally.losses++
    if (isWalkover) return
    tally.played++
    if (at === 0) tally.firsts++
    tally.lastSeat = at === 0 ? 1 : -1
    if (players.some(other => before[other] < before[player])) tally.pairedDown++
    players.forEach((other, of) => {
      if (of === at) return
      const isDraw = places[of] === places[at]
      tally.met.push({ other, points: points[at], isWin: places[at] < places[of], isDraw })
    })
  })
}

/** By player of a match: what it was worth. */
export function matchPoints({ spec }: Tournament, { result, players }: Pairing): number[] {
  const { places, points } = result!
  if (points) return [...points]
  if (spec.form === 'tables') return places.map(place => sharedPoints(spec.points?.places ?? BY_PLACE, place, places))
  const { win, draw, loss } = pointsOf(spec)
  const winners = places.filter(place => place === 1).length
  return players.map((_, at) => (places[at] > 1 ? loss : winners === 1 ? win : draw))
}

/** Points of a table from its first place on; those who share a place share the points. */
const BY_PLACE: readonly number[] = [6, 4, 3, 2, 1, 0]

function sharedPoints(byPlace: readonly number[], place: number, places: readonly number[]): number {
  const many = places.filter(other => other === place).length
  let sum = 0
  for (let at = place - 1; at < place - 1 + many; at++) sum += byPlace[at] ?? 0
  return sum / many
}

const USUAL: readonly TieBreak[] = ['headToHead', 'buchholz', 'sonnebornBerger', 'wins', 'lot']

/** The tie-breaks of a tournament, the last always the lot. */
export function tieBreaksOf({ spec }: Tournament): readonly TieBreak[] {
  const named = spec.tieBreaks ?? USUAL
  return named.includes('lot') ? named : [...named, 'lot']
}

/** Everybody's place, best first. */
export function standings(t: Tournament, among?: readonly Entrant[], matches?: readonly Pairing[]): Row[] {
  const all = tallies(t, matches)
  const lots = lotsOf(t)
  const names = tieBreaksOf(t)
  const who = among ?? t.players.map((_, player) => player)
  const rows = who.map(player => {
    const { points, played, wins, byes } = all[player]
    const breaks = names.map(name => (name === 'headToHead' ? 0 : breakOf(name, t, all, lots, player)))
    return { player, place: 0, points, breaks, played, wins, byes }
  })
  settleHeadToHead(rows, all, names.indexOf('headToHead'))
  rows.sort(compareRows)
  rows.forEach((row, at) => {
    const above = rows[at - 1]
    row.place = above && compareRows(above, row) === 0 ? above.place : at + 1
  })
  return rows
}

function compareRows(a: Row, b: Row): number {
  if (a.points !== b.points) return b.points - a.points
  const at = a.breaks.findIndex((value, of) => value !== b.breaks[of])
  return at < 0 ? 0 : b.breaks[at] - a.breaks[at]
}

/** By player: a lot of his own, the same as long as the tournament has its seed. */
export function lotsOf({ spec, players }: Tournament): number[] {
  const order = chance(`${spec.seed} lots`).shuffle(players.map((_, player) => player))
  const lots = new Array<number>(players.length)
  for (const [lot, player] of order.entries()) lots[player] = players.length - lot
  return lots
}

function breakOf(name: TieBreak, t: Tournament, all: Tally[], lots: number[], player: Entrant): number {
  const mine = all[player]
  switch (name) {
    case 'resistance':
      return mine.resistance
    case 'buchholz':
      // a bye counts as an opponent as strong as oneself
      return mine.met.reduce((sum, { other }) => sum + all[other].points, mine.byes * mine.points)
    case 'sonnebornBerger':
      return mine.met.reduce(
        (sum, { other, isWin, isDraw }) => sum + all[other].points * (isWin ? 1 : isDraw ? 0.5 : 0),
        0,
      )
    case 'wins':
      return mine.wins
    case 'rating':
      return t.players[player].rating
    default:
      return lots[player]
  }
}

/** Points won against those with as many points, if all of them have met. */
function settleHeadToHead(rows: Row[], all: Tally[], at: number): void {
  if (at < 0) return
  for (const [, equal] of Map.groupBy(rows, ({ points }) => points)) {
    if (equal.length < 2 || equal.length > 12) continue
    const group = new Set(equal.map(({ player }) => player))
    const among = (player: Entrant) => all[player].met.filter(({ other }) => group.has(other))
    const haveMet = equal.every(
      ({ player }) => new Set(among(player).map(({ other }) => other)).size === group.size - 1,
    )
    if (!haveMet) continue
    for (const row of equal) row.breaks[at] = among(row.player).reduce((sum, { points }) => sum + points, 0)
  }
}
