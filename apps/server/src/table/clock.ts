import type { Seat } from '@hexarium/kernel'
import type { Clocks, ClockTerms } from '@hexarium/wire'

const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** A time in which the house was not there: nobody could choose, so it is nobody's. */
export interface Absence {
  since: number
  until: number
}

/** By what clocks run: what was agreed on, and when nobody could. */
export interface Time {
  terms: ClockTerms
  absences: readonly Absence[]
}

/** How much of the time between two moments counts. */
function elapsed({ absences }: Time, from: number, to: number): number {
  let counted = to - from
  for (const { since, until } of absences) counted -= Math.max(0, Math.min(until, to) - Math.max(since, from))
  return counted
}

/** Clocks before the start. All of them follow from the log alone: every line has its time. */
export function newClocks(terms: ClockTerms, seats: number): Clocks {
  const left = terms.kind === 'live' ? terms.minutes * MINUTE : terms.kind === 'days' ? terms.bank * DAY : 0
  return { left: new Array(seats).fill(left), from: new Array(seats).fill(0) }
}

/** What each choice may take before it costs anything that is kept. */
function allowance(terms: ClockTerms): number {
  return terms.kind === 'days' ? terms.days * DAY : 0
}

/** Settles a choice made at `at`: who made it is charged, and paid if he is asked no more. `asked` are the people asked now. */
export function punch(time: Time, clocks: Clocks, at: number, actor: Seat, asked: readonly Seat[]): void {
  const wasRunning = actor >= 0 && clocks.from[actor] !== 0
  if (wasRunning) stop(time, clocks, at, actor)
  const { terms } = time
  if (wasRunning && terms.kind === 'live' && !asked.includes(actor)) clocks.left[actor] += terms.increment * 1000
  turn(time, clocks, at, asked)
}

/** Who is asked may have changed without a choice of his: clocks stop and start, and nobody is paid. */
export function turn(time: Time, clocks: Clocks, at: number, asked: readonly Seat[]): void {
  if (time.terms.kind === 'none') return
  for (let seat = 0; seat < clocks.left.length; seat++) {
    const runs = clocks.from[seat] !== 0
    if (runs && !asked.includes(seat)) stop(time, clocks, at, seat)
    else if (!runs && asked.includes(seat)) clocks.from[seat] = at
  }
}

/** Stops a seat's clock: what it took is charged. */
function stop(time: Time, clocks: Clocks, at: number, seat: Seat): void {
  clocks.left[seat] -= Math.max(0, elapsed(time, clocks.from[seat], at) - allowance(time.terms))
  clocks.from[seat] = 0
}

/** Clocks as they are now, to be set back to when a choice is taken back: the time since then runs on for who is asked. */
export function copyOf({ left, from }: Clocks): Clocks {
  return { left: [...left], from: [...from] }
}

/** Clocks after choices were taken back with everybody's consent: nobody keeps what he won since, and nobody wins by it. */
export function setBack(clocks: Clocks, then: Clocks): void {
  clocks.left = clocks.left.map((left, seat) => Math.min(left, then.left[seat]))
}

/** True where a seat has nothing left to think with: a correspondence player has his days for every choice. */
export function isSpent(terms: ClockTerms, clocks: Clocks, seat: Seat): boolean {
  return terms.kind === 'live' && clocks.left[seat] <= 0
}

/** Gives a seat days of vacation: they lie on top of its bank. */
export function giveVacation(clocks: Clocks, seat: Seat, days: number): void {
  clocks.left[seat] += days * DAY
}

/** When a seat's time is up; undefined while its clock stands. */
export function deadline({ terms, absences }: Time, clocks: Clocks, seat: Seat): number | undefined {
  const from = clocks.from[seat]
  if (terms.kind === 'none' || from === 0) return undefined
  let at = from + allowance(terms) + Math.max(0, clocks.left[seat])
  for (const { since, until } of absences) if (until > from && since < at) at += until - Math.max(since, from)
  return Math.ceil(at)
}

/** The seat whose time is up first, and when. */
export function nextDeadline(time: Time, clocks: Clocks): { seat: Seat; at: number } | undefined {
  let next: { seat: Seat; at: number } | undefined
  for (let seat = 0; seat < clocks.left.length; seat++) {
    const at = deadline(time, clocks, seat)
    if (at !== undefined && (!next || at < next.at)) next = { seat, at }
  }
  return next
}
