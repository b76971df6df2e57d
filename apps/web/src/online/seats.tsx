import type { ClockTerms } from '@hexarium/wire'
import { language, words } from '../language.ts'
import type { Moment } from '../port/moment.ts'
import { nameShown } from './names.ts'
import { momentInWords, useNow } from './now.ts'
import type { ServerTable } from './table.ts'
import { spoken } from './words/spoken.ts'
import type { HouseWords } from './words/words.ts'

const DAY = 86_400_000

/** Who sits at the table, who is here, and how much time everybody has: above the question, where one looks. */
export function Seats({ table, moment, clock }: { table: ServerTable; moment: Moment; clock: ClockTerms }) {
  const there = table.there.value
  const h = spoken.value
  const onlookers = there?.watchers ?? 0
  return (
    <section class="table-seats" aria-label={h.whoSits}>
      <ul>
        {moment.seats.map((seat, number) => (
          <SeatLine
            key={seat.side}
            moment={moment}
            number={number}
            clock={clock}
            isHere={there === null ? null : there.seats.includes(number)}
          />
        ))}
      </ul>
      {onlookers > 0 && <p>{h.watchers(onlookers)}</p>}
    </section>
  )
}

interface SeatProps {
  moment: Moment
  number: number
  clock: ClockTerms
  /** Null until it is known. */
  isHere: boolean | null
}

function SeatLine({ moment, number, clock, isHere }: SeatProps) {
  const now = useNow().value
  const w = words.value
  const h = spoken.value
  const { side, bot, asked } = moment.seats[number]
  const { names, vacation } = moment.around!
  const isMine = number === moment.seat
  const who = isMine ? w.you : bot ? w.bot : nameShown(names[number] ?? '', w)
  const showsPresence = !isMine && !bot && isHere !== null && moment.is !== 'over'
  const isAway = vacation[number] > now
  return (
    <li class={asked ? 'asked' : ''}>
      <span>
        <strong>{side}</strong> {who}
        {showsPresence && <small class={isHere ? 'is-here' : 'is-away'}>{isHere ? h.isHere : h.isAway}</small>}
        {isAway && <small>{` ${h.onVacation(momentInWords(vacation[number], language.value))}`}</small>}
      </span>
      <Time moment={moment} number={number} clock={clock} now={now} />
    </li>
  )
}

/** What is left on a clock, counted down here and settled by the server; by post, the moment it runs out. */
function Time({ moment, number, clock, now }: Omit<SeatProps, 'isHere'> & { now: number }) {
  const clocks = moment.around?.clocks
  const h = spoken.value
  if (!clocks || moment.is === 'over') return null
  const left = clocks.left[number]
  const from = clocks.from[number]
  const runs = from !== 0
  if (clock.kind !== 'days') {
    const rest = runs ? left - Math.max(0, now - from) : left
    return <span class={`clock${runs ? ' runs' : ''}`}>{timeLeft(Math.max(0, rest), h)}</span>
  }
  if (!runs) return <span class="clock">{h.inReserve(timeLeft(Math.max(0, left), h))}</span>
  const end = from + clock.days * DAY + Math.max(0, left)
  return (
    <span class="clock runs">
      {timeLeft(Math.max(0, end - now), h)} <small>{h.until(momentInWords(end, language.value))}</small>
    </span>
  )
}

function timeLeft(milliseconds: number, h: HouseWords): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (number: number) => `${number}`.padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600) % 24
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return days > 0 ? h.left(days, hours) : hours > 0 ? `${hours}:${clock}` : clock
}
