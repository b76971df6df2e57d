import { refused } from '@hexarium/kernel'
import { loserOf, settle } from './bracket-play.ts'
import { contenders, doubleKnockout, drawnRound, groupsOf, knockout, pairing, roundRobin, seeds } from './brackets.ts'
import { standings } from './standings.ts'
import { swissRound } from './swiss.ts'
import { tablesRound } from './tables.ts'
import { type Entrant, type Pairing, swissRounds, type Tournament } from './tournament.ts'

type Fault = { ok: false; problem: { code: string; text: string } } | undefined

/** The fewest a bracket with a second chance is drawn for; fewer play it by lot. */
const LEAST_DOUBLE = 4

/** The first matches. */
export function begin(t: Tournament): Fault {
  const { form, seats } = t.spec
  const least = form === 'tables' ? (seats?.min ?? 3) : 2
  if (t.players.length < least) return refused('players', `At least ${least} players are wanted to begin.`)
  if (form === 'doubleKnockout' && t.players.length < LEAST_DOUBLE) t.spec = { ...t.spec, bracket: 'drawn' }
  t.stage = 'playing'
  t.round = 1
  add(t, firstMatches(t))
  for (const match of [...t.matches]) settleBracket(t, match)
  finishIfDone(t)
  return undefined
}

function firstMatches(t: Tournament): Pairing[] {
  const { form, bracket, groups } = t.spec
  const order = seeds(t)
  if (form === 'roundRobin') return byRound(roundRobin(order))
  if (form === 'groups')
    return byRound(groupsOf(order, groups?.size ?? 4).flatMap((group, at) => roundRobin(group, at)))
  if (form === 'knockout' && bracket !== 'drawn') return knockout(order, 0, 0)
  if (form === 'doubleKnockout' && bracket !== 'drawn') return doubleKnockout(order)
  return roundOf({ ...t, round: 0 })
}

const byRound = (matches: Pairing[]) => matches.sort((a, b) => a.round - b.round || a.section - b.section)

/** A round that is paired by what came before it. */
function roundOf(t: Tournament): Pairing[] {
  const round = t.round + 1
  if (t.spec.form === 'tables') {
    const { tables, out } = tablesRound(t)
    return [...tables.map(table => pairing(round, table)), ...out.map(player => pairing(round, [player]))]
  }
  if (t.spec.form !== 'swiss') return drawnRound(t)
  const { pairs, bye } = swissRound(t)
  return [...pairs.map(pair => pairing(round, [...pair])), ...(bye === null ? [] : [pairing(round, [bye])])]
}

function add(t: Tournament, matches: readonly Pairing[]): void {
  for (const match of matches) t.matches.push({ ...match, id: t.matches.length })
  if (t.spec.form === 'groups' && t.groupMatches === 0) t.groupMatches = t.matches.length
}

/** Brackets decide by themselves what needs no playing. */
function settleBracket(t: Tournament, match: Pairing): void {
  if (isBracket(t) && !match.isBye) settle(t, match)
}

function isBracket({ spec, groupMatches, matches }: Tournament): boolean {
  if (spec.form === 'groups') return groupMatches > 0 && matches.length > groupMatches
  return (spec.form === 'knockout' || spec.form === 'doubleKnockout') && spec.bracket !== 'drawn'
}

/** How many rounds are played; 0 where nobody can say beforehand. */
export function roundsOf(t: Tournament): number {
  const { form, rounds } = t.spec
  if (form === 'swiss') return rounds ?? swissRounds(t.players.length)
  return form === 'tables' ? (rounds ?? 4) : 0
}

/** Pairs the next round, or draws the knock-out after the groups. */
export function nextRound(t: Tournament): Fault {
  if (t.matches.some(({ result }) => result === null)) return refused('open', 'Some matches are still to be played.')
  if (t.spec.form === 'groups' && t.matches.length === t.groupMatches) return drawKnockout(t)
  if (isBracket(t) || t.spec.form === 'roundRobin')
    return refused('drawn', 'The matches of this tournament are all drawn.')
  const matches = roundOf(t)
  t.round++
  add(t, matches)
  finishIfDone(t)
  return undefined
}

/** The best of each group, the first of all groups before the second of all: those of one group meet late. */
function drawKnockout(t: Tournament): Fault {
  const advance = t.spec.groups?.advance ?? 2
  const sections = [...new Set(t.matches.map(({ section }) => section))]
  const tables = sections.map(section => {
    const matches = t.matches.filter(match => match.section === section)
    const group = [...new Set(matches.flatMap(({ players }) => players as Entrant[]))]
    return standings(t, group, matches).filter(({ player }) => !t.players[player].isOut)
  })
  const order = Array.from({ length: advance }, (_, at) => tables.flatMap(table => table[at]?.player ?? [])).flat()
  if (order.length < 2) {
    t.stage = 'over'
    return undefined
  }
  const last = Math.max(...t.matches.map(({ round }) => round))
  t.round = last + 1
  const drawn = knockout(order, t.matches.length, last)
  add(t, drawn)
  for (const match of t.matches.slice(t.groupMatches)) settleBracket(t, match)
  finishIfDone(t)
  return undefined
}

/** Ends a tournament in which nothing is left to play. */
export function finishIfDone(t: Tournament): void {
  // most are played in order: the last one tells soonest that something is left
  if (t.stage !== 'playing' || t.matches.findLastIndex(({ result }) => result === null) >= 0) return
  const { form } = t.spec
  if (form === 'groups' && t.matches.length === t.groupMatches) return
  if (form === 'swiss' || form === 'tables') {
    const left = t.players.filter(({ isOut }) => !isOut).length
    if (t.round >= roundsOf(t) || left < (form === 'tables' ? (t.spec.seats?.min ?? 3) : 2)) t.stage = 'over'
  } else if (form === 'roundRobin' || isBracket(t) || contenders(t).length <= 1) t.stage = 'over'
}

/** The matches that can be played now. */
export function open(t: Tournament): Pairing[] {
  return t.matches.filter(({ result, waits, players }) => result === null && waits === 0 && !players.includes(null))
}

/** By player: the place in the end, 1 for the champion. Those who fell at the same stage share a place. */
export function finalPlaces(t: Tournament): number[] {
  const { form } = t.spec
  const rows = standings(t)
  if (form === 'swiss' || form === 'tables' || form === 'roundRobin') {
    const places = new Array<number>(t.players.length).fill(0)
    for (const { player, place } of rows) places[player] = place
    return places
  }
  const stage = stagesOf(t)
  return stage.map(mine => 1 + stage.filter(other => other > mine).length)
}

/** By player: how far he came in a knock-out, the higher the further. */
function stagesOf(t: Tournament): number[] {
  const stages = t.players.map(() => 0)
  const knock = t.spec.form === 'groups' ? t.matches.slice(t.groupMatches) : t.matches
  knock.forEach((match, at) => {
    for (const player of match.players) if (player !== null) stages[player] = Math.max(stages[player], 1)
    const loser = loserOf(match)
    if (loser !== null && match.loserTo === null) stages[loser] = Math.max(stages[loser], stageOf(t, match, at))
    if (match.result && loser === null && match.players.length === 2)
      for (const player of match.players)
        if (player !== null) stages[player] = Math.max(stages[player], stageOf(t, match, at))
  })
  const finals = t.spec.form === 'doubleKnockout' ? knock.filter(({ section }) => section === 2) : knock
  const last = finals.findLast(({ result }) => result?.places.includes(1))
  const winner = last?.players[last.result!.places.indexOf(1)] ?? null
  const champion = t.spec.bracket === 'drawn' ? (contenders(t)[0] ?? winner) : winner
  if (champion !== null) stages[champion] = Number.MAX_SAFE_INTEGER
  return stages
}

/** Rounds of a bracket count from its end, so that all who fall in one of them fall alike. */
function stageOf(t: Tournament, match: Pairing, _at: number): number {
  if (t.spec.bracket === 'drawn' || t.spec.form === 'groups' || t.spec.form === 'knockout') return 1 + match.round
  return match.section === 2 ? 1_000_000 : 1 + match.round
}
