import { applyAll, type Tournament, type TournamentEvent } from '@hexarium/contests/tournament'
import {
  type Aid,
  type AnyGame,
  aid,
  type Change,
  type GameRecord,
  type MatchSpec,
  type Note,
  type Option,
  type Outcome,
  type Problem,
  plan,
  preview,
  proposal,
  type Seat,
  type State,
  threats,
  verify,
  type Way,
  wayTo,
  whyNotAt,
} from '@hexarium/kernel'
import { type Ahead, type AheadTold, playedAhead } from '../table/ahead.ts'
import { type Behind, followed } from '../table/behind.ts'
import type { Absence } from '../table/clock.ts'
import { type Row, rebuiltEnd } from '../table/rebuilt.ts'
import type { Saved } from '../table/saved.ts'
import { retold, rewound, type Telling } from '../table/story.ts'
import type { Table } from '../table/terms.ts'

/** A moment as a seat is helped in it. */
interface Moment {
  game: string
  state: State
  seat: Seat
  seed: string
}

/** Lines to be played again, from the start. */
interface Lines {
  game: string
  spec: MatchSpec
  lines: readonly string[]
}

/** A table's log, to be followed from the start. */
interface Log {
  game: string
  table: Table
  rows: readonly Row[]
  absences: readonly Absence[]
}

/** What takes so long that nobody who plays should wait for it: what each is told, and what it answers. */
export interface Reckonings {
  aid: { told: Moment; answers: Aid }
  plan: { told: Moment & { piece: string }; answers: Note[] }
  threats: { told: Moment; answers: Record<string, number> }
  why: { told: Moment & { at: string }; answers: string | null }
  preview: { told: Moment & { option: Option }; answers: Change[] | null }
  way: { told: Moment & { piece: string | null; to: string | null }; answers: Way | null }
  /** Where choices on an imagined board lead. */
  ahead: { told: AheadTold & { game: string }; answers: Outcome<Ahead> }
  /** What lines told, the opening first. */
  story: { told: Lines; answers: Telling[] }
  /** A tournament after events: pairing a large round takes seconds. */
  tournament: {
    told: { game: string; t: Tournament; events: readonly TournamentEvent[] }
    answers: Outcome<Tournament>
  }
  /** What lines lead to. */
  rewind: { told: Lines; answers: State }
  /** How a table's game ended, from its log. */
  end: { told: Log; answers: Saved }
  /** What watchers who are behind may have seen until a moment, and what is coming, from a table's log. */
  behind: { told: Log & { until: number }; answers: Behind }
  /** What stands against a record, if anything does. */
  prove: { told: { game: string; record: GameRecord }; answers: Problem | null }
}

export type Reckoning = keyof Reckonings

/** What a thread is sent. */
export type Job = { [K in Reckoning]: { do: K } & Reckonings[K]['told'] }[Reckoning]

const RECKON: { [K in Reckoning]: (game: AnyGame, told: Reckonings[K]['told']) => Reckonings[K]['answers'] } = {
  aid: (game, { state, seat, seed }) => aid(game, state, seat, seed),
  plan: (game, { state, seat, piece, seed }) => plan(game, state, seat, piece, seed),
  threats: (game, { state, seat, seed }) => threats(game, state, seat, seed),
  why: (game, { state, seat, at, seed }) => whyNotAt(game, state, seat, at, seed),
  preview: (game, { state, seat, option, seed }) => preview(game, state, seat, option, seed),
  way: (game, { state, seat, piece, to, seed }) =>
    to === null ? proposal(game, state, seat, seed) : wayTo(game, state, seat, piece, to, seed),
  ahead: (game, told) => playedAhead(game, told),
  tournament: (_game, { t, events }) => applyAll(t, events),
  story: (game, { spec, lines }) => retold(game, spec, lines),
  rewind: (game, { spec, lines }) => rewound(game, spec, lines),
  end: (game, { table, rows, absences }) => rebuiltEnd(game, table, rows, absences),
  behind: (game, { table, rows, absences, until }) => followed(game, table, rows, absences, until),
  prove(game, { record }) {
    const proved = verify(game, record)
    return proved.ok ? null : proved.problem
  },
}

/** Does a job. */
export function reckon(game: AnyGame, job: Job): unknown {
  return (RECKON[job.do] as (game: AnyGame, told: Job) => unknown)(game, job)
}
