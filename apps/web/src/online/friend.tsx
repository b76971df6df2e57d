import type { Call, SeatWish } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { type HallGame, loadHall } from '../data.ts'
import { language, words } from '../language.ts'
import { Frame } from '../pages/frame.tsx'
import { SheetForm } from '../pages/sheet-form.tsx'
import { goToTable } from '../route.ts'
import { Choosing } from '../table/opening/choosing.ts'
import { Presets, Settings } from '../table/opening/fields.tsx'
import { Box, Choice } from './fields.tsx'
import { clockInWords } from './hall/terms.ts'
import { type Known, Opponent, useHandicap } from './opponent.tsx'
import { api, beSomebody, person } from './server.ts'
import { spoken } from './words/spoken.ts'
import '../style/house.css'
import { tell } from '../refusals/why.ts'

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
  const side = useSignal(LOT)
  const clock = useSignal(0)
  const terms = useSignal({ watchers: true, delay: 0, watcherChat: false, rated: false })
  const isPublic = useSignal(false)
  const isKnownOpponent = useSignal(false)
  const opponent = useSignal<Known | null>(null)
  const takesHandicap = useSignal(true)
  const choosing = useMemo(() => new Choosing(), [id.value])
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
    const isNew = choosing.opening.peek().settings.length === 0
    if (isNew) {
      side.value = LOT
      choosing.players.value = games.peek().find(game => game.id === id.value)?.players.min ?? 2
    }
    return choosing.look(id.value, language.value, isNew)
  }, [choosing, language.value])
  useEffect(() => void choosing.nameSides(id.value, language.peek()), [choosing.settings.value, choosing.players.value])
  const count = choosing.players
  const isKnown = choosing.opening.value.settings.length > 0
  const sides = choosing.sides.value
  const w = words.value
  const h = spoken.value
  const game = games.value.find(one => one.id === id.value)
  const hasAccount = person.value?.login != null
  const handicap = useHandicap(terms.value.rated ? '' : id.value, opponent.value?.id ?? null)
  const open = async () => {
    try {
      await beSomebody()
      const mine = side.value === LOT ? Math.floor(Math.random() * count.value) : side.value
      const other = opponent.value
      const seats = Array.from({ length: count.value }, (_, seat): SeatWish => {
        if (seat === mine) return { kind: 'me' }
        // of several, the first to sit down is the one who was invited
        return other && seat === (mine === 0 ? 1 : 0) ? { kind: 'invited', person: other.id } : { kind: 'open' }
      })
      const proposed = handicap && takesHandicap.value ? handicap.settings[mine] : {}
      const table = await api('POST /tables', {
        body: {
          game: id.value,
          access: isPublic.value ? 'public' : 'unlisted',
          seats,
          terms: {
            ...terms.value,
            clock: CLOCKS[clock.value],
            settings: terms.value.rated ? {} : { ...choosing.changed, ...proposed },
          },
        },
      })
      goToTable(table)
    } catch (error) {
      tell(fault, error, w.serverAway)
    }
  }
  const agree = (some: Partial<typeof terms.value>) => (terms.value = { ...terms.value, ...some })
  const { min, max } = game?.players ?? { min: 2, max: 2 }
  const numbers = Array.from({ length: max - min + 1 }, (_, more) => `${min + more}`)
  const seats = Array.from({ length: count.value }, (_, seat) => sides[seat] ?? w.seatNumber(seat + 1))
  return (
    <Frame>
      <SheetForm
        title={h.friendTitle}
        submit={h.makeTable}
        isOff={!game}
        fault={fault.value}
        onSubmit={() => void open()}
      >
        <p>{h.friendText}</p>
        <fieldset>
          <legend>{h.game}</legend>
          <Choice
            label={h.game}
            value={id.value}
            set={value => (id.value = value)}
            values={games.value.map(one => [one.id, one.title[language.value]])}
          />
        </fieldset>
        {!terms.value.rated && isKnown && <Presets choosing={choosing} />}
        <fieldset>
          <legend>{w.whoPlays}</legend>
          {max > min && isKnown && (terms.value.rated || !choosing.isCountSettled.value) && (
            <Choice
              label={h.players}
              value={`${count.value}`}
              set={value => (count.value = Number(value))}
              values={numbers.map(number => [number, number])}
            />
          )}
          <Opponent
            {...{ handicap }}
            isKnown={isKnownOpponent.value}
            known={opponent.value}
            isTaken={takesHandicap.value}
            onKnown={(isKnownNow, known) => {
              isKnownOpponent.value = isKnownNow
              opponent.value = known
            }}
            onTake={isTaken => (takesHandicap.value = isTaken)}
          />
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
        {!terms.value.rated && isKnown && (
          <details class="house-settings">
            <summary>{h.gameSettings}</summary>
            <div class="form">
              <Settings choosing={choosing} />
            </div>
          </details>
        )}
      </SheetForm>
    </Frame>
  )
}
