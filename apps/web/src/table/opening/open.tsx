import type { SeatWish } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../../language.ts'
import { api, beSomebody, findServer, person } from '../../online/server.ts'
import { Frame } from '../../pages/frame.tsx'
import { Lost } from '../../pages/lost.tsx'
import type { SettingShown } from '../../port/calls.ts'
import { Desk } from '../../port/desk.ts'
import { goToTable } from '../../route.ts'
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
  const seats = useSignal<(string | null)[]>([])
  const settings = useSignal<SettingShown[]>([])
  const changed = useSignal<Record<string, boolean | string | number>>({})
  const clock = useSignal<ClockName>('none')
  const isPublic = useSignal(false)
  const fault = useSignal('')
  useEffect(() => {
    void findServer()
    if (!game) return
    seats.value = Array.from({ length: game.players.min }, (_, seat) => (seat === 0 ? null : USUAL_BOT))
    const desk = new Desk(() => {})
    desk.ask('settings', id, language.value).then(
      found => {
        settings.value = found
        desk.close()
      },
      () => desk.close(),
    )
    return () => desk.close()
  }, [game, language.value])
  const w = words.value
  if (game === null) return <Lost title={w.noGameTitle} text={w.noGameText} />
  if (!game) return <p class="coming">{w.oneMoment}</p>
  const openTable = async () => {
    try {
      await beSomebody()
      const wishes = seats.value.map((seat): SeatWish => {
        if (seat === null) return { kind: 'me' }
        return seat === OPEN ? { kind: 'open' } : { kind: 'bot', level: seat }
      })
      const table = await api('POST /tables', {
        body: {
          game: id,
          access: isPublic.value ? 'public' : 'unlisted',
          seats: wishes,
          terms: { settings: changed.value, clock: CLOCKS[clock.value] },
        },
      })
      goToTable(table)
    } catch (error) {
      fault.value = error instanceof Error && error.message ? error.message : w.serverAway
    }
  }
  const setSeat = (seat: number, value: string) => {
    seats.value = seats.value.map((old, of) => (of === seat ? (value === '' ? null : value) : old))
  }
  return (
    <Frame>
      <form
        class="form sheet"
        onSubmit={event => {
          event.preventDefault()
          if (seats.value.includes(OPEN)) void openTable()
          else layTable({ game: id, bots: seats.value, settings: changed.value }, false)
        }}
      >
        <h1>{w.with(w.layTable, game.title[language.value])}</h1>
        <fieldset>
          <legend>{w.whoPlays}</legend>
          {game.players.max > game.players.min && (
            <label class="field">
              <span>{w.howMany}</span>
              <input
                type="number"
                min={game.players.min}
                max={game.players.max}
                value={seats.value.length}
                onChange={event => {
                  const wanted = Number((event.target as HTMLInputElement).value)
                  const count = Math.min(game.players.max, Math.max(game.players.min, wanted || 0))
                  seats.value = Array.from({ length: count }, (_, seat) => {
                    const old = seats.value[seat]
                    return old === undefined ? USUAL_BOT : old
                  })
                }}
              />
            </label>
          )}
          {seats.value.map((bot, seat) => (
            <label class="field" key={seat}>
              <span>{w.seatNumber(seat + 1)}</span>
              <select value={bot ?? ''} onChange={event => setSeat(seat, (event.target as HTMLSelectElement).value)}>
                <option value="">{w.person}</option>
                {person.value !== undefined && <option value={OPEN}>{w.openSeat}</option>}
                <BotOptions />
              </select>
            </label>
          ))}
        </fieldset>
        {seats.value.includes(OPEN) && (
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
        {settings.value.length > 0 && (
          <fieldset>
            <legend>{w.settings}</legend>
            {settings.value.map(setting => (
              <Setting
                key={setting.name}
                setting={setting}
                value={changed.value[setting.name] ?? setting.value}
                onChange={value => (changed.value = { ...changed.value, [setting.name]: value })}
              />
            ))}
          </fieldset>
        )}
        {fault.value && <p role="alert">{fault.value}</p>}
        <div class="row">
          <button type="submit" class="button strong">
            {w.begin}
          </button>
        </div>
      </form>
    </Frame>
  )
}

/** One setting of a game. */
export function Setting(props: {
  setting: SettingShown
  value: boolean | string | number
  onChange(value: boolean | string | number): void
}) {
  const { setting, value, onChange } = props
  const hint = [setting.hint, setting.rule && `(${setting.rule})`].filter(Boolean).join(' ')
  const input = () => {
    if (setting.kind === 'switch') {
      return (
        <input
          type="checkbox"
          checked={value as boolean}
          onChange={event => onChange((event.target as HTMLInputElement).checked)}
        />
      )
    }
    if (setting.kind === 'number') {
      return (
        <input
          type="number"
          min={setting.min}
          max={setting.max}
          value={value as number}
          onChange={event => {
            const wanted = Math.round(Number((event.target as HTMLInputElement).value))
            onChange(Math.min(setting.max, Math.max(setting.min, wanted || setting.min)))
          }}
        />
      )
    }
    return (
      <select value={value as string} onChange={event => onChange((event.target as HTMLSelectElement).value)}>
        {setting.values.map(one => (
          <option key={one.value} value={one.value}>
            {one.words}
          </option>
        ))}
      </select>
    )
  }
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what input() makes
    <label class={`field${setting.kind === 'switch' ? ' switch' : ''}`}>
      {setting.kind === 'switch' && input()}
      <span>
        {setting.words}
        {hint && <small>{hint}</small>}
      </span>
      {setting.kind !== 'switch' && input()}
    </label>
  )
}
