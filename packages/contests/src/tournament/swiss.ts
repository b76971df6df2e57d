import { type Chance, chance } from '@hexarium/kernel'
import { type Edge, matching } from './matching.ts'
import { lotsOf, type Tally, tallies } from './standings.ts'
import type { Entrant, Tournament } from './tournament.ts'

/** Who plays whom, the first at the first seat, and who sits out. */
export interface Round {
  pairs: [Entrant, Entrant][]
  bye: Entrant | null
}

/** A field up to this size is matched as a whole; a larger one from the top, and matched where that ends in a dead end. */
const WHOLE = 40
/** The largest part of a large field that is matched anew. */
const WIDEST = 320
/** How much a step between two scores weighs beside a place in the order. */
const SCORE_STEP = 1_000_000

interface Field {
  tallies: Tally[]
  met: Set<Entrant>[]
  /** By player: how many different scores are above his. */
  group: number[]
  /** By player: how many first seats he has had more than others. */
  lead: number[]
}

/**
 * DR-5.2b: a Swiss round. Who sits out is drawn by lot among those with the fewest byes; opponents have equal points if
 * they can and have not met. Who must meet a lower score is taken among those not yet paired down, lowest tie-break first.
 */
export function swissRound(t: Tournament): Round {
  const luck = chance(`${t.spec.seed} round ${t.round + 1}`)
  const field = fieldOf(t)
  const pool = inOrder(t, field)
  if (pool.length < 2) return { pairs: [], bye: pool[0] ?? null }
  if (pool.length % 2 === 0)
    return { pairs: seated(unclashed(pairUp(pool, field) ?? pairAnyhow(pool, field), field), field, luck), bye: null }
  const byes = restingOrder(pool, field, luck)
  for (const bye of byes.slice(0, WHOLE)) {
    const rest = pool.filter(player => player !== bye)
    const pairs = pairUp(rest, field)
    if (pairs) return { pairs: seated(unclashed(pairs, field), field, luck), bye }
  }
  const [bye] = byes
  const rest = pool.filter(player => player !== bye)
  return { pairs: seated(pairAnyhow(rest, field), field, luck), bye }
}

function fieldOf(t: Tournament): Field {
  const all = tallies(t)
  const scores = [...new Set(all.map(({ points }) => points))].sort((a, b) => b - a)
  const rank = new Map(scores.map((score, at) => [score, at]))
  return {
    tallies: all,
    met: all.map(({ met }) => new Set(met.map(({ other }) => other))),
    group: all.map(({ points }) => rank.get(points)!),
    lead: all.map(({ firsts, played }) => 2 * firsts - played),
  }
}

/** By score; within it those who may go down stand last: not yet paired down, and lowest resistance; then by lot. */
function inOrder(t: Tournament, { tallies: all }: Field): Entrant[] {
  const lots = lotsOf({ ...t, spec: { ...t.spec, seed: `${t.spec.seed} round ${t.round + 1}` } })
  const pool = t.players.flatMap(({ isOut, from }, player) => (isOut || from > t.round + 1 ? [] : [player]))
  return pool.sort(
    (a, b) =>
      all[b].points - all[a].points ||
      all[b].pairedDown - all[a].pairedDown ||
      all[b].resistance - all[a].resistance ||
      lots[b] - lots[a],
  )
}

/** Those who may sit out: fewest byes first, then by lot. */
function restingOrder(pool: readonly Entrant[], { tallies: all }: Field, luck: Chance): Entrant[] {
  return luck.shuffle([...pool]).sort((a, b) => all[a].byes - all[b].byes)
}

/** Pairs of those who have not met; nothing where there are none for everybody. */
function pairUp(pool: readonly Entrant[], field: Field): [Entrant, Entrant][] | undefined {
  return pool.length <= WHOLE ? matched(pool, field) : fromTheTop(pool, field)
}

/** The best pairs of a small field, all at once. */
function matched(pool: readonly Entrant[], field: Field): [Entrant, Entrant][] | undefined {
  const { met, group } = field
  const edges: Edge[] = []
  for (let one = 0; one < pool.length; one++)
    for (let other = one + 1; other < pool.length; other++) {
      if (met[pool[one]].has(pool[other])) continue
      const steps = group[pool[other]] - group[pool[one]]
      edges.push([one, other, -(steps * steps * SCORE_STEP + (other - one) + strain(field, pool[one], pool[other]))])
    }
  const mates = matching(pool.length, edges)
  if (mates.includes(-1)) return undefined
  return mates.flatMap((mate, at): [Entrant, Entrant][] => (at < mate ? [[pool[at], pool[mate]]] : []))
}

/** Each with the next he has not met; where the last ones have nobody left, so many above them are matched anew. */
function fromTheTop(pool: readonly Entrant[], field: Field): [Entrant, Entrant][] | undefined {
  const pairs: [Entrant, Entrant][] = []
  const left = new Set(pool)
  for (const player of pool) {
    if (!left.delete(player)) continue
    const partner = nextFor(player, left, field)
    if (partner === undefined) {
      left.add(player)
      break
    }
    left.delete(partner)
    pairs.push([player, partner])
  }
  return left.size === 0 ? pairs : mended(pool, pairs, left, field)
}

/** How often more one may have had one seat than the other. */
const FAR = 2
/** How many of those one has not met are looked at for one whose seats fit. */
const LOOK = 6
/** What it weighs that two want the same seat, for each time they do. */
const SEAT = 20
/** What it weighs that one of two would have one seat three times more often than the other: more than any order within a score. */
const CLASH = 5000

/** How badly two fit who both had the same seat too often. */
function strain({ lead }: Field, one: Entrant, other: Entrant): number {
  const same = lead[one] * lead[other] > 0 ? Math.min(Math.abs(lead[one]), Math.abs(lead[other])) : 0
  return same >= FAR ? CLASH * (same - 1) : same > 0 ? SEAT * (same - 1) : 0
}

/** The next one somebody has not met; of several with as many points the first whose seats fit. */
function nextFor(player: Entrant, left: ReadonlySet<Entrant>, field: Field): Entrant | undefined {
  let best: Entrant | undefined
  let looked = 0
  for (const other of left) {
    if (field.met[player].has(other)) continue
    if (best !== undefined && (field.group[other] !== field.group[best] || looked >= LOOK)) break
    if (best === undefined || strain(field, player, other) < strain(field, player, best)) best = other
    if (strain(field, player, best) === 0) break
    looked++
  }
  return best
}

/** Takes pairs apart from the last one on until those left over can be paired with them. */
function mended(
  pool: readonly Entrant[],
  pairs: [Entrant, Entrant][],
  left: ReadonlySet<Entrant>,
  field: Field,
): [Entrant, Entrant][] | undefined {
  const most = Math.min(pool.length, WIDEST)
  for (let size = Math.max(WHOLE, 2 * left.size); ; size = Math.min(most, 2 * size)) {
    const kept = pairs.slice(0, Math.max(0, pairs.length - (size - left.size) / 2))
    const taken = new Set(kept.flat())
    const found = matched(
      pool.filter(player => !taken.has(player)),
      field,
    )
    if (found) return [...kept, ...found]
    if (size >= most) return undefined
  }
}

/** Where everybody has met everybody: those who met least are paired again. */
function pairAnyhow(pool: readonly Entrant[], { tallies: all }: Field): [Entrant, Entrant][] {
  const times = (one: Entrant, other: Entrant) => all[one].met.filter(met => met.other === other).length
  const edges: Edge[] = []
  for (let one = 0; one < pool.length; one++)
    for (let other = one + 1; other < Math.min(pool.length, one + WHOLE); other++)
      edges.push([one, other, -(times(pool[one], pool[other]) * SCORE_STEP + other - one)])
  const mates = matching(pool.length, edges)
  return mates.flatMap((mate, at): [Entrant, Entrant][] => (at < mate ? [[pool[at], pool[mate]]] : []))
}

/** True if both have had the same seat so often that one of them would have it three times more often than the other. */
function clash({ lead }: Field, one: Entrant, other: Entrant): boolean {
  return lead[one] * lead[other] > 0 && Math.min(Math.abs(lead[one]), Math.abs(lead[other])) >= FAR
}

/**
 * Pairs in which both want the same seat too much are taken apart with another pair, if all four still have not met and fit as well by
 * their scores: who meets whom by points comes first (DR-5.2b), and sides are balanced as far as that allows.
 */
function unclashed(pairs: [Entrant, Entrant][], field: Field): [Entrant, Entrant][] {
  const { group, met } = field
  const apart = (one: Entrant, other: Entrant) => (group[one] - group[other]) ** 2
  const fits = (one: Entrant, other: Entrant) => !met[one].has(other) && !clash(field, one, other)
  const isBetter = ([a, b]: [Entrant, Entrant], [c, d]: [Entrant, Entrant]) =>
    fits(a, d) && fits(c, b) && apart(a, d) + apart(c, b) <= apart(a, b) + apart(c, d)
  for (const [at, pair] of pairs.entries()) {
    if (!clash(field, ...pair)) continue
    // those nearby have like scores
    for (let step = 1; step <= WIDEST; step++) {
      const swap = [pairs[at - step], pairs[at + step]].find(
        near => near && (isBetter(pair, near) || isBetter(pair, [near[1], near[0]])),
      )
      if (!swap) continue
      if (!isBetter(pair, swap)) swap.reverse()
      const [, other] = pair
      pair[1] = swap[1]
      swap[1] = other
      break
    }
  }
  return pairs
}

/** Sides balanced: the first seat goes to who had it less often, then to who had the other one last, then by lot. */
function seated(pairs: readonly [Entrant, Entrant][], { tallies: all }: Field, luck: Chance): [Entrant, Entrant][] {
  return pairs.map(([a, b]) => {
    const lead =
      2 * all[a].firsts - all[a].played - (2 * all[b].firsts - all[b].played) || all[a].lastSeat - all[b].lastSeat
    return lead < 0 || (lead === 0 && luck.below(2) === 0) ? [a, b] : [b, a]
  })
}
