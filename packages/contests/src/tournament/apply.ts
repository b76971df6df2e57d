import { copy, fine, type Outcome, refused } from '@hexarium/kernel'
import { goOn, isFinal, NOBODY, settle } from './bracket-play.ts'
import { begin, finishIfDone, nextRound } from './rounds.ts'
import { matchPoints } from './standings.ts'
import type { MatchResult, Pairing, Tournament, TournamentEvent } from './tournament.ts'

/** A tournament after something has happened; what cannot be is refused with a reason and changes nothing. */
export function apply(t: Tournament, event: TournamentEvent): Outcome<Tournament> {
  const draft = copy(t)
  const fault = change(draft, event)
  return fault ?? fine(draft)
}

/** A tournament after many events, in one go: the fold over its log. */
export function applyAll(t: Tournament, events: readonly TournamentEvent[]): Outcome<Tournament> {
  const draft = copy(t)
  for (const event of events) {
    const fault = change(draft, event)
    if (fault) return fault
  }
  return fine(draft)
}

/** The same in place, for who keeps a large one in memory: nothing is copied, and what is refused changes nothing. */
export function happen(t: Tournament, event: TournamentEvent): Outcome<Tournament> {
  return change(t, event) ?? fine(t)
}

/** The same, but what cannot be is left out: which events happened, and the tournament after them. */
export function applyWhatGoes(
  t: Tournament,
  events: readonly TournamentEvent[],
): { t: Tournament; happened: TournamentEvent[] } {
  const draft = copy(t)
  return { happened: events.filter(event => change(draft, event) === undefined), t: draft }
}

type Fault = { ok: false; problem: { code: string; text: string } } | undefined

function change(t: Tournament, event: TournamentEvent): Fault {
  if (t.stage === 'over' && event.is !== 'corrected') return refused('over', 'This tournament is over.')
  switch (event.is) {
    case 'entered':
      return enter(t, event.player, event.rating ?? 0)
    case 'withdrew':
      return withdraw(t, event.player)
    case 'seeded':
      return seed(t, event.order)
    case 'began':
      return t.stage === 'entering' ? begin(t) : refused('stage', 'This tournament has begun already.')
    case 'paused':
    case 'resumed':
      t.isPaused = event.is === 'paused'
      return undefined
    case 'closed':
      t.stage = 'over'
      return undefined
    default:
      if (t.stage === 'entering') return refused('stage', 'This tournament has not begun yet.')
      if (t.isPaused && event.is !== 'corrected')
        return refused('paused', 'This tournament is paused; resume it first.')
      return play(t, event)
  }
}

type PlayEvent = Extract<TournamentEvent, { is: 'paired' | 'result' | 'noShow' | 'corrected' }>

function play(t: Tournament, event: PlayEvent): Fault {
  if (event.is === 'paired') return nextRound(t)
  const match = t.matches[event.match]
  if (!match) return refused('match', `There is no match ${event.match}.`)
  if (event.is === 'corrected') return correct(t, match, event)
  if (match.result) return refused('decided', 'This match is decided; an arbiter may correct it.')
  if (match.waits > 0 || match.players.includes(null)) return refused('waits', 'This match waits for its players.')
  if (event.is === 'noShow') return noShow(t, match, event.absent)
  const odd = oddResult(t, match, event.result)
  if (odd) return odd
  return decide(t, match, event.result)
}

// ---- who takes part ----

/** Swiss tournaments and tables take players until the last round; the others are drawn once. */
function enter(t: Tournament, id: string, rating: number): Fault {
  const isLate = t.stage !== 'entering'
  if (isLate && t.spec.form !== 'swiss' && t.spec.form !== 'tables')
    return refused('late', 'The matches of this tournament are drawn: nobody can enter any more.')
  const known = t.players.find(player => player.id === id)
  if (known && !known.isOut) return refused('entered', 'This player has entered already.')
  if (known) Object.assign(known, { isOut: false, from: t.round + 1 })
  else t.players.push({ id, rating, isOut: false, from: t.round + 1 })
  return undefined
}

/** The organiser puts them in order: who is named first is the first seed, who is not named comes after them by lot. */
function seed(t: Tournament, order: readonly string[]): Fault {
  if (t.stage !== 'entering') return refused('stage', 'This tournament has begun already.')
  const strength = new Map(order.map((id, at) => [id, order.length - at]))
  for (const player of t.players) player.rating = strength.get(player.id) ?? 0
  return undefined
}

/** Before it begins he was never there; later his open matches are won by the others. */
function withdraw(t: Tournament, id: string): Fault {
  const at = t.players.findIndex(player => player.id === id)
  if (at < 0 || t.players[at].isOut) return refused('player', 'This player does not take part.')
  if (t.stage === 'entering') {
    t.players.splice(at, 1)
    return undefined
  }
  t.players[at].isOut = true
  for (const match of [...t.matches])
    if (!match.result && match.waits === 0 && match.players.includes(at)) leave(t, match, [at])
  finishIfDone(t)
  return undefined
}

// ---- results ----

function decide(t: Tournament, match: Pairing, result: MatchResult): Fault {
  match.result = result
  goOn(t, match)
  finishIfDone(t)
  return undefined
}

function oddResult(t: Tournament, { players }: Pairing, { places, points, resistance }: MatchResult): Fault {
  const sizes = [places, points ?? places, resistance ?? places].map(({ length }) => length)
  if (sizes.some(size => size !== players.length)) return refused('result', `${players.length} places are wanted.`)
  const fits = places.every(place => place === 1 + places.filter(other => other < place).length)
  if (!fits)
    return refused('result', `${places.join(', ')} are no places: the first is 1, who shares one leaves the next free.`)
  const isDrawn = places.filter(place => place === 1).length > 1
  if (isDrawn && needsWinner(t)) return refused('drawn', 'A match of a bracket needs a winner: let them play on.')
  return undefined
}

/** In a bracket somebody must go on; by lot both do (DR-5.2a). */
function needsWinner({ spec, groupMatches, matches }: Tournament): boolean {
  if (spec.form === 'groups') return groupMatches > 0 && matches.length > groupMatches
  return (spec.form === 'knockout' || spec.form === 'doubleKnockout') && spec.bracket !== 'drawn'
}

function noShow(t: Tournament, match: Pairing, absent: readonly string[]): Fault {
  const missing = match.players.filter(player => player !== null && absent.includes(t.players[player].id))
  if (missing.length === 0) return refused('player', 'None of them plays this match.')
  leave(t, match, missing as number[])
  finishIfDone(t)
  return undefined
}

/** Some do not play a match: of two the other has won; a table goes on without them as long as two are left. */
function leave(t: Tournament, match: Pairing, missing: readonly number[]): void {
  const isThere = (player: number | null) => player !== null && !missing.includes(player)
  const there = match.players.filter(isThere)
  if (t.spec.form === 'tables' && there.length >= 2) {
    match.players = there
    return
  }
  match.result =
    there.length === 0
      ? { places: match.players.map(() => NOBODY.places[0]), isWalkover: true, points: match.players.map(() => 0) }
      : { places: match.players.map(player => (isThere(player) ? 1 : 2)), isWalkover: true }
  if (t.spec.form === 'tables')
    match.result = {
      ...match.result,
      points: matchPoints(t, match).map((points, at) => (isThere(match.players[at]) ? points : 0)),
    }
  goOn(t, match)
}

type Corrected = Extract<TournamentEvent, { is: 'corrected' }>

/** An arbiter sets a result right; who has gone on by it must not have played since. */
function correct(t: Tournament, match: Pairing, { result, by, why }: Corrected): Fault {
  if (match.isBye) return refused('bye', 'A bye has no result to correct.')
  const odd = oddResult(t, match, result)
  if (odd) return odd
  const onward = [match.winnerTo, match.loserTo].flatMap(to => (to === null ? [] : [t.matches[to]]))
  const isPlayedAgain = isFinal(t, match) && t.matches.some(other => isFinal(t, other) && other.id > match.id)
  if (isPlayedAgain || onward.some(({ result: later }) => later !== null))
    return refused('later', 'Somebody has gone on by this result and played; correct that match first.')
  if (t.groupMatches > 0 && match.id < t.groupMatches && t.matches.length > t.groupMatches)
    return refused('later', 'The knock-out is drawn by the results of the groups; they stand.')
  if (t.spec.bracket === 'drawn' && (match.round < t.round || t.stage === 'over'))
    return refused('later', 'The next lots are drawn by this result; it stands.')
  t.corrections.push({ match: match.id, by, why, before: match.result, after: result })
  if (match.result === null) return decide(t, match, result)
  for (const next of onward) {
    next.waits++
    next.players = next.players.map(player => (player !== null && match.players.includes(player) ? null : player))
  }
  match.result = result
  goOn(t, match)
  for (const next of onward) settle(t, next)
  if (t.matches.some(({ result: found }) => found === null)) t.stage = 'playing'
  finishIfDone(t)
  return undefined
}
