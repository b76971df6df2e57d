import type { SeatWish } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { language, words } from '../../language.ts'
import { Brief } from '../../lookup/briefing.tsx'
import { findPrograms, programs } from '../../online/programs.ts'
import { api, beSomebody, person } from '../../online/server.ts'
import { Frame } from '../../pages/frame.tsx'
import { Lost } from '../../pages/lost.tsx'
import { SheetForm } from '../../pages/sheet-form.tsx'
import { tell } from '../../refusals/why.ts'
import { address, go, goToTable } from '../../route.ts'
import { Choosing } from './choosing.ts'
import { Presets, Settings } from './fields.tsx'
import { layTable, USUAL_BOT, useGame } from './lay.ts'
import { BotOptions } from './seating.tsx'

/** A seat for somebody who comes by a link: only on a server. */
const OPEN = 'open'

/** Clocks to choose from. */
const CLOCKS = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 30, increment: 15 },
  days: { kind: 'days', days: 2, bank: 5 },
} as const
type ClockName = keyof typeof CLOCKS

/** Who plays, and by which settings. */
export function NewTable({ game: id }: { game: string }) {
  const game = useGame(id)
  const choosing = useMemo(() => new Choosing(), [])
  /** Who wants which seat: the first is for oneself, unless one says otherwise. */
  const wishes = useSignal<readonly (string | null | undefined)[]>([])
  const clock = useSignal<ClockName>('none')
  const isPublic = useSignal(false)
  const fault = useSignal('')
  useEffect(() => void findPrograms().catch(() => {}), [])
  useEffect(() => {
    if (!game) return
    if (choosing.opening.peek().settings.length === 0) choosing.players.value = game.players.min
    return choosing.look(id, language.value, choosing.opening.peek().settings.length === 0)
  }, [game, language.value])
  useEffect(() => void choosing.nameSides(id, language.peek()), [choosing.settings.value, choosing.players.value])
  const seats = Array.from({ length: choosing.players.value }, (_, seat) => {
    const wish = wishes.value[seat]
    return wish === undefined ? (seat === 0 ? null : USUAL_BOT) : wish
  })
  const isOnServer = seats.some(seat => seat === OPEN || programs.value.includes(seat ?? ''))
  const w = words.value
  if (game === null) return <Lost title={w.noGameTitle} text={w.noGameText} />
  if (!game) return <p class="coming">{w.oneMoment}</p>
  const openTable = async () => {
    try {
      await beSomebody()
      const wanted = seats.map((seat): SeatWish => {
        if (seat === null) return { kind: 'me' }
        return seat === OPEN ? { kind: 'open' } : { kind: 'bot', level: seat }
      })
      const table = await api('POST /tables', {
        body: {
          game: id,
          access: isPublic.value ? 'public' : 'unlisted',
          seats: wanted,
          terms: { settings: choosing.changed, clock: CLOCKS[clock.value] },
        },
      })
      // Where nobody is to come it begins at once.
      if (seats.includes(OPEN)) goToTable(table)
      else go(`${address('t', table.id)}?begin=1`)
    } catch (error) {
      tell(fault, error, w.serverAway)
    }
  }
  const setSeat = (seat: number, value: string) => {
    wishes.value = seats.map((old, of) => (of === seat ? (value === '' ? null : value) : old))
  }
  return (
    <Frame>
      <SheetForm
        class="lay-table"
        title={w.with(w.layTable, game.title[language.value])}
        submit={w.begin}
        fault={fault.value}
        onSubmit={() => {
          if (isOnServer) void openTable()
          else layTable({ game: id, bots: seats, settings: choosing.changed }, false)
        }}
      >
        {game.campaigns > 0 && (
          <p>
            <a href={`${address('campaigns')}?game=${id}`}>{w.campaigns}</a>
          </p>
        )}
        <Presets choosing={choosing} />
        {choosing.opening.value.settings.length > 0 && (
          <Brief
            of={{ game: id, settings: choosing.changed, players: seats.length, seat: Math.max(0, seats.indexOf(null)) }}
          />
        )}
        <fieldset>
          <legend>{w.whoPlays}</legend>
          {game.players.max > game.players.min && !choosing.isCountSettled.value && (
            <label class="field">
              <span>{w.howMany}</span>
              <select
                value={seats.length}
                onChange={event => (choosing.players.value = Number((event.target as HTMLSelectElement).value))}
              >
                {Array.from({ length: game.players.max - game.players.min + 1 }, (_, more) => (
                  <option key={more} value={game.players.min + more}>
                    {game.players.min + more}
                  </option>
                ))}
              </select>
            </label>
          )}
          {seats.map((bot, seat) => (
            <label class="field" key={seat}>
              <span>{choosing.sides.value[seat] ?? w.seatNumber(seat + 1)}</span>
              <select value={bot ?? ''} onChange={event => setSeat(seat, (event.target as HTMLSelectElement).value)}>
                <option value="">{w.person}</option>
                {person.value !== undefined && <option value={OPEN}>{w.openSeat}</option>}
                <BotOptions programs={programs.value} />
              </select>
            </label>
          ))}
        </fieldset>
        {isOnServer && (
          <fieldset>
            <legend>{w.onServer}</legend>
            <label class="field">
              <span>{w.clock}</span>
              <select
                value={clock.value}
                onChange={event => (clock.value = (event.target as HTMLSelectElement).value as ClockName)}
              >
                <option value="none">{w.clockNone}</option>
                <option value="live">{w.clockLive}</option>
                <option value="days">{w.clockDays}</option>
              </select>
            </label>
            <label class="field switch">
              <input
                type="checkbox"
                checked={isPublic.value}
                onChange={event => (isPublic.value = (event.target as HTMLInputElement).checked)}
              />
              <span>{w.publicTable}</span>
            </label>
          </fieldset>
        )}
        <Settings choosing={choosing} />
      </SheetForm>
    </Frame>
  )
}
