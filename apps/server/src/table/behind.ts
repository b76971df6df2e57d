import { type AnyGame, type Event, must, SPECTATOR } from '@hexarium/kernel'
import type { Shown } from '@hexarium/wire'
import type { Absence } from './clock.ts'
import { type Done, Play } from './play.ts'
import { type Row, redo } from './rebuilt.ts'
import { shownTo } from './shown.ts'
import type { Table } from './terms.ts'

/** A moment as watchers are shown it. */
export interface Moment {
  seq: number
  at: number
  shown: Shown
}

/** A step watchers have not seen yet: when they may, and what they are shown then. */
export interface Coming {
  due: number
  done: Done
  moment: Moment
}

/** What watchers who are behind have come to, what they were told, step by step, and what they will see in time. */
export interface Behind {
  now: Moment
  told: Event[][]
  coming: Coming[]
}

/** How watchers begin with a table that nothing was kept from them of. */
export function begun(play: Play, at: number): Behind {
  return { now: momentOf(play, at), told: [...play.course.learnStory()], coming: [] }
}

/** What watchers may have seen until a moment, and what is coming, found out by following a table's log from its start. */
export function followed(
  game: AnyGame,
  table: Table,
  rows: readonly Row[],
  absences: readonly Absence[],
  until: number,
): Behind {
  const play = must(Play.begin(game, table, absences))
  const told = [...play.course.learnStory()]
  const coming: Coming[] = []
  let at = table.started ?? table.created
  let now: Moment | undefined
  for (const row of rows) {
    if (!now && dueAt(table, row.at) > until) now = momentOf(play, at)
    const done = redo(play, row)
    if (done.quiet) continue
    if (now) coming.push(stepComing(play, done, row.at))
    else tell(told, done)
    at = row.at
  }
  return { now: now ?? momentOf(play, at), told, coming }
}

/** A step that was just done, as watchers will see it. */
export function stepComing(play: Play, done: Done, at: number): Coming {
  return { due: dueAt(play.table, at), done, moment: momentOf(play, at) }
}

/** Adds what a step told, and forgets what it took back. */
export function tell(told: Event[][], { back, events }: Done): void {
  for (let left = back.length; left > 0 && told.length > 0; ) {
    const last = told.pop()!
    if (last.length > left) told.push(last.slice(0, -left))
    left -= last.length
  }
  told.push(events)
}

function dueAt({ terms }: Table, at: number): number {
  return at + terms.delay * 1000
}

function momentOf(play: Play, at: number): Moment {
  return { seq: play.visible, at, shown: shownTo(play, SPECTATOR) }
}
