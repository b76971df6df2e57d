import type { Seat } from '@hexarium/kernel'
import type { Clocks, ClockTerms } from '@hexarium/wire'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Clocks before the start. All of them follow from the log alone: every line has its time. */
export function newClocks(terms: ClockTerms, seats: number): Clocks {
  const left = terms.kind === 'live' ? terms.minutes * MINUTE : terms.kind === 'days' ? terms.bank * DAY : 0
  return { left: new Array(seats).fill(left), from: new Array(seats).fill(0) }
}

/** What each choice may take before it costs anything that is kept. */
function allowance(terms: ClockTerms): number {
  return terms.kind === 'days' ? terms.days * DAY : 0
}

/** Settles a line at `at`: stops, starts and charges. `asked` are the seats of people that are asked now. */
export function punch(terms: ClockTerms, clocks: Clocks, at: number, actor: Seat, asked: readonly Seat[]): void {
  if (terms.kind === 'none') return
  for (let seat = 0; seat < clocks.left.length; seat++) {
    const isAsked = asked.includes(seat)
    const runs = clocks.from[seat] !== 0
    if (runs && (seat === actor || !isAsked)) {
      clocks.left[seat] -= Math.max(0, at - clocks.from[seat] - allowance(terms))
      clocks.from[seat] = 0
      if (!isAsked && terms.kind === 'live') clocks.left[seat] += terms.increment * 1000
    }
    if (isAsked && clocks.from[seat] === 0) clocks.from[seat] = at
  }
}

/** Stops a seat's clock because another plays for it: what it took is charged, and no turn has ended. */
export function handOver(terms: ClockTerms, clocks: Clocks, at: number, seat: Seat): void {
  if (clocks.from[seat] === 0) return
  clocks.left[seat] -= Math.max(0, at - clocks.from[seat] - allowance(terms))
  clocks.from[seat] = 0
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
export function deadline(terms: ClockTerms, clocks: Clocks, seat: Seat): number | undefined {
  if (terms.kind === 'none' || clocks.from[seat] === 0) return undefined
  return Math.ceil(clocks.from[seat] + allowance(terms) + Math.max(0, clocks.left[seat]))
}

/** The seat whose time is up first, and when. */
export function nextDeadline(terms: ClockTerms, clocks: Clocks): { seat: Seat; at: number } | undefined {
  let next: { seat: Seat; at: number } | undefined
  for (let seat = 0; seat < clocks.left.length; seat++) {
    const at = deadline(terms, clocks, seat)
    if (at !== undefined && (!next || at < next.at)) next = { seat, at }
  }
  return next
}
