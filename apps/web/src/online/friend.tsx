import type { Call, SeatWish } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type HallGame, loadHall } from '../data.ts'
import { language, words } from '../language.ts'
import { Frame } from '../pages/frame.tsx'
import type { SettingShown } from '../port/calls.ts'
import { Desk } from '../port/desk.ts'
import { goToTable } from '../route.ts'
import { Setting } from '../table/opening/open.tsx'
import { Box, Choice } from './fields.tsx'
import { clockInWords } from './hall/terms.ts'
import { api, beSomebody, person } from './server.ts'
import { useSides } from './sides.ts'
import { spoken } from './words/spoken.ts'
import '../style/house.css'

type Clock = NonNullable<NonNullable<Call<'POST /tables'>['body']['terms']>['clock']>

/** Clocks to choose from. */
const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', minutes: 15, increment: 10 },
  { kind: 'live', minutes: 30, increment: 15 },
  { kind: 'live', minutes: 60, increment: 30 },
  { kind: 'days', days: 1, bank: 2 },
  { kind: 'days', days: 2, bank: 5 },
  { kind: 'days', days: 7, bank: 7 },
]

/** Times by which onlookers may be behind, in seconds. */
const DELAYS = ['0', '60', '600', '3600'] as const

const LOT = -1

/** A table for somebody one knows: which game, and on what terms. */
export function FriendPage({ game: first }: { game: string }) {
  const games = useSignal<HallGame[]>([])
  const id = useSignal(first)
  const fault = useSignal('')
  const count = useSignal(2)
  const side = useSignal(LOT)
  const clock = useSignal(0)
  const terms = useSignal({ watchers: true, delay: 0, watcherChat: false, rated: false })
  const isPublic = useSignal(false)
  const settings = useSignal<SettingShown[]>([])
  const changed = useSignal<Record<string, boolean | string | number>>({})
  useEffect(() => {
    void loadHall().then(
      found => {
        games.value = found
        if (!found.some(game => game.id === id.peek())) id.value = found[0]?.id ?? ''
      },
      () => (fault.value = words.peek().hallMissing),
    )
  }, [])
  useEffect(() => {
    if (id.value === '') return
    changed.value = {}
    side.value = LOT
    count.value = games.peek().find(game => game.id === id.value)?.players.min ?? 2
    const desk = new Desk(() => {})
    desk.ask('settings', id.value, language.value).then(
      found => {
        settings.value = found
        desk.close()
      },
      () => desk.close(),
    )
    return () => desk.close()
  }, [id.value, language.value])
  const sides = useSides(id.value)
  const w = words.value
  const h = spoken.value
  const game = games.value.find(one => one.id === id.value)
  const hasAccount = person.value?.login != null
  const open = async () => {
    try {
      await beSomebody()
      const mine = side.value === LOT ? Math.floor(Math.random() * count.value) : side.value
      const seats = Array.from(
        { length: count.value },
        (_, seat): SeatWish => ({ kind: seat === mine ? 'me' : 'open' }),
      )
      const table = await api('POST /tables', {
        body: {
          game: id.value,
          access: isPublic.value ? 'public' : 'unlisted',
          seats,
          terms: { ...terms.value, clock: CLOCKS[clock.value], settings: changed.value },
        },
      })
      goToTable(table)
    } catch (error) {
      fault.value = error instanceof Error && error.message ? error.message : w.serverAway
    }
  }
  const agree = (some: Partial<typeof terms.value>) => (terms.value = { ...terms.value, ...some })
  const { min, max } = game?.players ?? { min: 2, max: 2 }
  const numbers = Array.from({ length: max - min + 1 }, (_, more) => `${min + more}`)
  const seats = Array.from({ length: count.value }, (_, seat) => sides[seat] ?? w.seatNumber(seat + 1))
  return (
    <Frame>
      <form
        class="form sheet"
        onSubmit={event => {
          event.preventDefault()
          void open()
        }}
      >
        <h1>{h.friendTitle}</h1>
        <p>{h.friendText}</p>
        <fieldset>
          <legend>{h.game}</legend>
          <Choice
            label={h.game}
            value={id.value}
            set={value => (id.value = value)}
            values={games.value.map(one => [one.id, one.title[language.value]])}
          />
          {max > min && (
            <Choice
              label={h.players}
              value={`${count.value}`}
              set={value => (count.value = Number(value))}
              values={numbers.map(number => [number, number])}
            />
          )}
          <Choice
            label={h.yourSide}
            value={`${side.value}`}
            set={value => (side.value = Number(value))}
            values={[[`${LOT}`, h.drawnByLot], ...seats.map((name, seat) => [`${seat}`, name] as const)]}
          />
          <Choice
            label={h.clock}
            value={`${clock.value}`}
            set={value => (clock.value = Number(value))}
            values={CLOCKS.map((one, number) => [`${number}`, clockInWords(one, h)])}
          />
          <Box
            label={h.rated}
            checked={terms.value.rated && hasAccount}
            set={rated => agree({ rated })}
            isOff={!hasAccount}
            hint={hasAccount ? h.ratedText : h.ratedForAccounts}
          />
        </fieldset>
        <fieldset>
          <legend>{h.onlookers}</legend>
          <Box label={h.listed} checked={isPublic.value} set={isOn => (isPublic.value = isOn)} />
          <Box label={h.mayWatch} checked={terms.value.watchers} set={watchers => agree({ watchers })} />
          {terms.value.watchers && (
            <>
              <Choice
                label={h.delay}
                value={`${terms.value.delay}`}
                set={delay => agree({ delay: Number(delay) })}
                values={DELAYS.map(delay => [delay, h.delays[delay]])}
              />
              <Box
                label={h.watchersTalk}
                checked={terms.value.watcherChat}
                set={watcherChat => agree({ watcherChat })}
              />
            </>
          )}
        </fieldset>
        {settings.value.length > 0 && !terms.value.rated && (
          <details class="house-settings">
            <summary>{h.gameSettings}</summary>
            <div class="form">
              {settings.value.map(setting => (
                <Setting
                  key={setting.name}
                  setting={setting}
                  value={changed.value[setting.name] ?? setting.value}
                  onChange={value => (changed.value = { ...changed.value, [setting.name]: value })}
                />
              ))}
            </div>
          </details>
        )}
        {fault.value && <p role="alert">{fault.value}</p>}
        <div class="row">
          <button type="submit" class="button strong" disabled={!game}>
            {h.makeTable}
          </button>
        </div>
      </form>
    </Frame>
  )
}
