import { chance } from '@hexarium/kernel'
import { DoubleElimination, RoundRobin, SingleElimination } from 'tournament-pairings'
import { tallies } from './standings.ts'
import type { Entrant, Pairing, Tournament } from './tournament.ts'

/** A match before it has a number. */
export function pairing(round: number, players: (Entrant | null)[], more: Partial<Pairing> = {}): Pairing {
  const isBye = players.length === 1
  const result = isBye ? { places: [1] } : null
  return { id: 0, round, players, waits: 0, winnerTo: null, loserTo: null, section: 0, isBye, result, ...more }
}

/** Entrants by rating, then by lot: the first is the first seed. */
export function seeds({ spec, players }: Tournament): Entrant[] {
  const order = chance(`${spec.seed} seeds`).shuffle(players.map((_, player) => player))
  return order.filter(player => !players[player].isOut).sort((a, b) => players[b].rating - players[a].rating)
}

/** Everybody against everybody, round by round; whoever has nobody in a round rests. */
export function roundRobin(players: readonly Entrant[], section = 0): Pairing[] {
  const matches: Pairing[] = []
  const plan = planOf(players.length)
  for (let at = 0; at < plan.length; at += 3)
    matches.push(pairing(plan[at], [players[plan[at + 1]], players[plan[at + 2]]], { section }))
  return matches
}

/** By number of players: round, first and second of each match, by places in the order; the first seat as often as the second. */
const plans = new Map<number, Int32Array>()

function planOf(many: number): Int32Array {
  const known = plans.get(many)
  if (known) return known
  const order = Array.from({ length: many }, (_, at) => `${at}`)
  const firsts = new Int32Array(many)
  const plan = RoundRobin(order, 1, true).flatMap(({ round, player1, player2 }) => {
    if (player1 === null || player2 === null) return []
    const pair = [Number(player1), Number(player2)]
    if (firsts[pair[0]] > firsts[pair[1]]) pair.reverse()
    firsts[pair[0]]++
    return [round, ...pair]
  })
  plans.set(many, Int32Array.from(plan))
  return plans.get(many)!
}

type Drawn = ReturnType<typeof SingleElimination>

/** A bracket by seeds; `from` is the number of its first match, `after` the round before it. */
export function knockout(order: readonly Entrant[], from: number, after: number): Pairing[] {
  return linked(SingleElimination(order.map(String), 1, false, true), from, after, () => 0)
}

/** A bracket with a second chance: the losers' matches are section 1, the final section 2. */
export function doubleKnockout(order: readonly Entrant[]): Pairing[] {
  const drawn = DoubleElimination(order.map(String), 1, true)
  const final = Math.max(...drawn.filter(({ loss }) => loss).map(({ round }) => round)) + 1
  return linked(drawn, 0, 0, round => (round > final ? 1 : round === final ? 2 : 0))
}

function linked(drawn: Drawn, from: number, after: number, sectionOf: (round: number) => number): Pairing[] {
  const ids = new Map(drawn.map(({ round, match }, at) => [`${round} ${match}`, from + at]))
  const idOf = (to: { round: number; match: number } | undefined) =>
    to ? (ids.get(`${to.round} ${to.match}`) ?? null) : null
  const matches = drawn.map(({ round, player1, player2, win, loss }) =>
    pairing(
      after + round,
      [player1, player2].map(one => (one === null ? null : Number(one))),
      {
        winnerTo: idOf(win),
        loserTo: idOf(loss),
        section: sectionOf(round),
      },
    ),
  )
  for (const { winnerTo, loserTo } of matches)
    for (const to of [winnerTo, loserTo]) if (to !== null) matches[to - from].waits++
  return matches
}

/** Groups of like strength: seeds go to and fro between them. */
export function groupsOf(order: readonly Entrant[], size: number): Entrant[][] {
  const many = Math.max(1, Math.ceil(order.length / size))
  const groups: Entrant[][] = Array.from({ length: many }, () => [])
  order.forEach((player, at) => {
    const row = Math.floor(at / many)
    groups[row % 2 === 0 ? at % many : many - 1 - (at % many)].push(player)
  })
  return groups
}

/**
 * DR-5.2a: a round of a knock-out by lot, single or double: pairs among those who lost equally often; somebody left over
 * meets one of the next, and an odd player goes on without a match.
 */
export function drawnRound(t: Tournament): Pairing[] {
  const luck = chance(`${t.spec.seed} round ${t.round + 1}`)
  const all = tallies(t)
  const pool = luck.shuffle(contenders(t)).sort((a, b) => all[a].losses - all[b].losses)
  const fewest = Math.min(...pool.map(player => all[player].byes))
  const mayRest = pool.filter(player => all[player].byes === fewest)
  const bye = pool.length % 2 === 1 ? luck.pick(mayRest) : null
  const rest = pool.filter(player => player !== bye)
  const matches: Pairing[] = []
  for (let at = 0; at < rest.length; at += 2) matches.push(pairing(t.round + 1, [rest[at], rest[at + 1]]))
  return bye === null ? matches : [...matches, pairing(t.round + 1, [bye])]
}

/** Those who still may win a knock-out by lot. */
export function contenders(t: Tournament): Entrant[] {
  const most = t.spec.form === 'doubleKnockout' ? 2 : 1
  const all = tallies(t)
  return t.players.flatMap(({ isOut }, player) => (isOut || all[player].losses >= most ? [] : [player]))
}
