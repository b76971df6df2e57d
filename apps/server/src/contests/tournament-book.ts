import {
  type Form,
  happen,
  type MatchForm,
  newTournament,
  oneGame,
  type Tournament,
  type TournamentEvent,
  type TournamentSpec,
} from '@hexarium/contests/tournament'
import { fine, type Outcome } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { NewTournament } from '@hexarium/wire'
import type { Reckoner } from '../reckon/reckoner.ts'
import type { Store } from '../store/store.ts'
import type { Contest } from './contest.ts'
import { type Chapter, type Entry, Logbook } from './logbook.ts'

/** What is agreed about a tournament when it is made. */
export interface TournamentTerms extends NewTournament {
  /** Lots are drawn from it. */
  seed: string
  /** The season it is a division of. */
  season: { number: number; division: number } | null
  /** All matches of a round robin are played at the same time, by one deadline. */
  isAtOnce: boolean
}

export type TournamentContest = Contest<TournamentTerms>

/** What the log of a tournament tells: its own events, and the organiser's words. */
export type TournamentLine = TournamentEvent | { is: 'announced'; text: string }

/** How a tournament stands, with what the house keeps beside it. */
export interface Standing {
  t: Tournament
  announcements: { at: number; text: string }[]
  /** By correction: when. */
  corrected: number[]
  /** Since when it is paused. */
  paused: number | null
  /** Its organiser has closed it before it was over. */
  isClosed: boolean
}

export type TournamentBook = Logbook<TournamentTerms, TournamentLine, Standing>

/** A tournament with what its log has led to. */
export type TournamentChapter = Chapter<TournamentTerms, Standing>

/** Rounds of so many players, and logs so long, are worked out by a thread. */
const MANY = 64
const LONG = 300

/** How a game's matches go. */
export async function matchFormOf(game: string): Promise<MatchForm> {
  const load = Object.hasOwn(registry, game) ? registry[game].contest : undefined
  return load ? (await load()).contest : oneGame
}

/** The tournament its terms describe; what the organiser leaves open is as the game's matches go. */
export function specOf({ spec, game }: TournamentContest, { spec: usual }: MatchForm): TournamentSpec {
  const { form, seed, rounds, bracket, groups, seats, tieBreaks, settings } = spec
  const said = { rounds, bracket, groups, seats, tieBreaks }
  return {
    ...usual,
    game,
    form: form satisfies Form,
    seed,
    settings,
    ...(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<TournamentSpec>),
  }
}

/** Tournaments as they are kept. */
export function tournamentBook(store: Store, now: () => number, reckoner: Reckoner): TournamentBook {
  return new Logbook(store, now, {
    kind: 'tournament',
    async begin(contest) {
      const t = newTournament(specOf(contest, await matchFormOf(contest.game)))
      return { t, announcements: [], corrected: [], paused: null, isClosed: false }
    },
    async fold(state, entries, contest) {
      const events = entries.flatMap(({ event }) => (event.is === 'announced' ? [] : [event]))
      const next = await happened(state.t, events, reckoner, contest)
      if (!next.ok) return next
      for (const entry of entries) note(state, entry)
      return fine({ ...state, t: next.value })
    },
  })
}

async function happened(
  t: Tournament,
  events: readonly TournamentEvent[],
  reckoner: Reckoner,
  { id, game }: TournamentContest,
): Promise<Outcome<Tournament>> {
  const isPaired = events.some(({ is }) => is === 'paired' || is === 'began')
  if (events.length > LONG || (isPaired && t.players.length > MANY)) {
    const worked = await reckoner.ask(id, 'tournament', { game, t, events })
    if (!worked.ok) throw new Error(`a round could not be worked out: ${worked.problem.text}`)
    return worked.value
  }
  for (const event of events) {
    const next = happen(t, event)
    if (!next.ok) return next
  }
  return fine(t)
}

/** What the house keeps beside the tournament itself. */
function note(state: Standing, { event, at }: Entry<TournamentLine>): void {
  if (event.is === 'announced') state.announcements.push({ at, text: event.text })
  else if (event.is === 'corrected') state.corrected.push(at)
  else if (event.is === 'paused') state.paused = at
  else if (event.is === 'resumed') state.paused = null
  else if (event.is === 'closed') state.isClosed = true
}
