import type { ClockTerms } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../language.ts'
import type { Moment } from '../port/moment.ts'
import { nameShown } from './names.ts'
import type { ServerTable } from './table.ts'

/** What a server adds to a table: whether it is in reach, clocks, offers to all, and talk. */
export function Beside({ table, moment, clock }: { table: ServerTable; moment: Moment; clock: ClockTerms }) {
  const w = words.value
  const { around } = moment
  const offer = around?.offer
  const isMine = offer && moment.seat >= 0 && offer.yes.includes(moment.seat)
  return (
    <div class="beside">
      {table.trouble.value && <p role="status">{w.tableTrouble[table.trouble.value]}</p>}
      {!table.isLive.value && <p role="status">{w.connectionLost}</p>}
      {around?.clocks && <Clocks moment={moment} clock={clock} />}
      {offer && (
        <div class="offered-to-all" role="status">
          <p>{w.offers(nameShown(around.names[offer.by] ?? '', w), offer.what)}</p>
          {moment.seat >= 0 && !isMine && (
            <div class="row">
              <button type="button" class="button strong" onClick={() => void table.answer(true)}>
                {w.yes}
              </button>
              <button type="button" class="button" onClick={() => void table.answer(false)}>
                {w.no}
              </button>
            </div>
          )}
        </div>
      )}
      {moment.seats[moment.seat]?.bot && moment.is !== 'over' && (
        <div class="offered-to-all" role="status">
          <p>{w.botPlays}</p>
          <button type="button" class="button strong" onClick={() => void table.callBot(null).catch(() => {})}>
            {w.takeSeatBack}
          </button>
        </div>
      )}
      {moment.seat >= 0 && moment.is !== 'over' && !offer && moment.seats.every(seat => seat.bot === null) && (
        <button type="button" class="quiet" onClick={() => void table.offer('draw')}>
          {w.offerDraw}
        </button>
      )}
    </div>
  )
}

const DAY = 86_400_000

/** What is left on each clock, counted down here and settled by the server. */
function Clocks({ moment, clock }: { moment: Moment; clock: ClockTerms }) {
  const now = useSignal(Date.now())
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const { left, from } = moment.around!.clocks!
  const free = clock.kind === 'days' ? clock.days * DAY : 0
  return (
    <ul class="clocks">
      {left.map((time, seat) => {
        const runs = from[seat] !== 0
        const rest = runs ? time - Math.max(0, now.value - from[seat] - free) : time
        return (
          <li key={moment.seats[seat].side} class={runs ? 'runs' : ''}>
            {`${moment.seats[seat].side} ${inWords(Math.max(0, rest))}`}
          </li>
        )
      })}
    </ul>
  )
}

function inWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (number: number) => `${number}`.padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600) % 24
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours}:${clock}` : clock
}
