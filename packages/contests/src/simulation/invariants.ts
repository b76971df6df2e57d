import { finalPlaces, matchPoints, type Pairing, roundsOf, standings, type Tournament } from '../tournament/index.ts'

/** The first invariant a finished tournament breaks; nothing if it keeps all. */
export function faultOf(t: Tournament): string | undefined {
  return sharedFault(t) ?? ownFaults[t.spec.form](t)
}

/** What holds in every form. */
function sharedFault(t: Tournament): string | undefined {
  if (t.stage !== 'over') return 'it is not over'
  if (t.matches.some(({ id }, at) => id !== at)) return 'matches are not numbered in order'
  if (t.matches.some(({ result }) => result === null)) return 'a match is not decided'
  const himself = t.matches.find(({ players }) => new Set(players).size < players.length && !players.includes(null))
  if (himself) return `match ${himself.id} has somebody against himself`
  const places = finalPlaces(t)
  if (!places.includes(1)) return 'nobody is first'
  if (places.some((place, at) => place < 1 || place > places.length || !Number.isInteger(places[at])))
    return 'odd places'
  return pointsFault(t)
}

/** Everybody's points are those of his matches. */
function pointsFault(t: Tournament): string | undefined {
  const given = t.matches.reduce((sum, match) => {
    if (match.isBye) return sum + (t.spec.points?.bye ?? t.spec.points?.win ?? 1)
    return sum + matchPoints(t, match).reduce((all, points) => all + points, 0)
  }, 0)
  const had = standings(t).reduce((sum, { points }) => sum + points, 0)
  return Math.abs(given - had) < 1e-6 ? undefined : `matches give ${given} points, and players have ${had}`
}

/** One number for two players; nobody is -1. */
const pairKey = (one: number, other: number) => (Math.min(one, other) + 1) * 1_000_000 + Math.max(one, other) + 1

/** How often each pair was drawn together. */
function meetings(matches: readonly Pairing[]): Map<number, number> {
  const times = new Map<number, number>()
  for (const { players } of matches)
    for (let one = 0; one < players.length; one++)
      for (let other = one + 1; other < players.length; other++) {
        const key = pairKey(players[one] ?? -1, players[other] ?? -1)
        times.set(key, (times.get(key) ?? 0) + 1)
      }
  return times
}

/** Nobody twice in a round. */
function twiceFault(t: Tournament): string | undefined {
  for (const [round, matches] of Map.groupBy(t.matches, ({ round }) => round)) {
    const seen = matches.flatMap(({ players }) => players)
    if (new Set(seen).size < seen.length) return `somebody plays twice in round ${round}`
  }
  return undefined
}

/** Byes differ by one at most among those who were there from the beginning. */
function byesFault(t: Tournament): string | undefined {
  const rounds = roundsOf(t)
  const stayed = standings(t).filter(({ player }) => !t.players[player].isOut && t.players[player].from === 1)
  const byes = stayed.map(row => row.byes)
  return stayed.length > rounds && Math.max(0, ...byes) > 1 ? 'somebody has a second bye' : undefined
}

function swissFault(t: Tournament): string | undefined {
  // with fewer rounds than half the players, everybody always has somebody he has not met (Dirac 1952)
  const fewest = Math.min(
    ...[...Map.groupBy(t.matches, ({ round }) => round).values()].map(some => 2 * some.length - 1),
  )
  const isAlwaysPossible = t.round <= fewest / 2
  // who was thought not to have come has not met the other, whatever an arbiter finds out later
  const unmet = new Set(t.corrections.flatMap(({ match, before }) => (before?.isWalkover ? [match] : [])))
  const met = t.matches.filter(({ id, result }) => !result!.isWalkover && !unmet.has(id))
  const again = [...meetings(met).values()].some(times => times > 1)
  if (isAlwaysPossible && again) return 'two meet again although they need not'
  const sides = sidesFault(t)
  return twiceFault(t) ?? byesFault(t) ?? sides
}

/** Nobody has one seat more than twice more often than the other; three times where points leave no other pairs. */
function sidesFault(t: Tournament): string | undefined {
  const lead = new Map<number, number>()
  for (const { players, result, isBye } of t.matches) {
    if (isBye || result!.isWalkover || players.length !== 2) continue
    for (const [at, player] of players.entries())
      lead.set(player ?? -1, (lead.get(player ?? -1) ?? 0) + (at === 0 ? 1 : -1))
  }
  const furthest = Math.max(0, ...[...lead.values()].map(Math.abs))
  return furthest > 3 ? `somebody has one seat ${furthest} times more often than the other` : undefined
}

function robinFault(t: Tournament): string | undefined {
  const many = t.players.length
  if (t.matches.length !== (many * (many - 1)) / 2) return `${t.matches.length} matches for ${many} players`
  if ([...meetings(t.matches).values()].some(times => times !== 1)) return 'a pair does not meet exactly once'
  return twiceFault(t)
}

/** Losses by player, in matches that somebody has won. */
function losses(t: Tournament, matches: readonly Pairing[] = t.matches): number[] {
  const lost = t.players.map(() => 0)
  for (const { players, result, isBye } of matches) {
    if (isBye || players.length !== 2) continue
    players.forEach((player, at) => {
      if (player !== null && result!.places[at] > 1) lost[player]++
    })
  }
  return lost
}

function knockoutFault(t: Tournament): string | undefined {
  const most = t.spec.form === 'doubleKnockout' ? 2 : 1
  const lost = losses(t)
  if (lost.some(times => times > most)) return 'somebody plays on who is out'
  // who did not come to a match that the other did not come to either is out of a bracket, whatever he lost before
  const absent = new Set(t.matches.flatMap(({ players, result }) => (result!.places.includes(1) ? [] : players)))
  const isAlive = (player: number) => !t.players[player].isOut && (t.spec.bracket === 'drawn' || !absent.has(player))
  const alive = lost.flatMap((times, player) => (times < most && isAlive(player) ? [player] : []))
  if (alive.length > 1) return `${alive.length} are left`
  const places = finalPlaces(t)
  if (alive.length === 1 && places[alive[0]] !== 1) return 'the one who is left is not first'
  if (t.spec.bracket === 'drawn') return twiceFault(t)
  return t.spec.form === 'knockout' && t.matches.length !== t.players.length - 1
    ? `${t.matches.length} matches for ${t.players.length} players`
    : undefined
}

function groupsFault(t: Tournament): string | undefined {
  const groups = t.matches.slice(0, t.groupMatches)
  const knockout = t.matches.slice(t.groupMatches)
  const inGroups = Map.groupBy(groups, ({ section }) => section)
  const advance = t.spec.groups!.advance
  const through = new Set(knockout.flatMap(({ players }) => players))
  for (const [section, matches] of inGroups) {
    const members = new Set(matches.flatMap(({ players }) => players))
    if (matches.length !== (members.size * (members.size - 1)) / 2) return `group ${section} is not played out`
    if ([...members].filter(player => through.has(player)).length > advance) return `too many of group ${section} go on`
  }
  if (losses(t, knockout).some(times => times > 1)) return 'somebody plays on who is out'
  return knockout.length > 0 && knockout.length !== through.size - 1 ? 'the bracket has another size' : undefined
}

function tablesFault(t: Tournament): string | undefined {
  const { min, max } = t.spec.seats!
  const odd = t.matches.find(({ players, isBye, result }) => {
    const left = players.length
    return !isBye && (left > max || (left < min && left < 2 && !result!.isWalkover))
  })
  if (odd) return `match ${odd.id} has ${odd.players.length} players`
  return twiceFault(t) ?? byesFault(t) ?? (min > 0 ? undefined : 'no table')
}

const ownFaults: Readonly<Record<Tournament['spec']['form'], (t: Tournament) => string | undefined>> = {
  swiss: swissFault,
  roundRobin: robinFault,
  knockout: knockoutFault,
  doubleKnockout: knockoutFault,
  groups: groupsFault,
  tables: tablesFault,
}
