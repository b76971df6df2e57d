import { SPECTATOR } from '@hexarium/kernel'
import type { FillWish, Holder, TableCard } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type HallGame, loadHall } from '../data.ts'
import { language, words } from '../language.ts'
import { Brief } from '../lookup/briefing.tsx'
import { Confirm } from '../pages/dialog.tsx'
import { Frame } from '../pages/frame.tsx'
import { address, go } from '../route.ts'
import { BotOptions } from '../table/opening/seating.tsx'
import { hasAllShares, sitDown } from './fair.ts'
import { timeInWords } from './hall/terms.ts'
import { Invite } from './invite.tsx'
import { Line } from './line.ts'
import { Links, wholeAddress } from './links.tsx'
import { nameShown } from './names.ts'
import { findPrograms, programs } from './programs.ts'
import { api, person } from './server.ts'
import { useSettingsInWords } from './settings-in-words.ts'
import { useSides } from './sides.ts'
import { spoken } from './words/spoken.ts'
import '../style/house.css'
import { tell } from '../refusals/why.ts'
import { later } from '../words/later/later.ts'

/** How often a waiting room looks who came, should no news reach it. */
const LOOK = 5000
/** How soon those who found each other try again to begin, should both have tried at the same moment. */
const BEGIN_AGAIN = 2000

interface Props {
  card: TableCard
  link: string | undefined
  /** Those who found each other want to begin as soon as both have come. */
  begins: boolean
  onChange(): void
}

/** A table before it starts: what is agreed, who sits where, and how to get others to it. */
export function WaitingRoom({ card, link, begins, onChange }: Props) {
  const said = useSignal('')
  const isCancelling = useSignal(false)
  const there = useThere(card.id, link, onChange)
  const w = words.value
  const h = spoken.value
  const me = person.value?.id ?? ''
  const params = { id: card.id }
  const isHost = card.host === me
  const mine = card.seats.flatMap(({ person: who }, seat) => (who === me ? [seat] : []))
  const sides = useSides(card.game, card.terms.settings, card.seats.length)
  const sits = card.seats.some(({ kind, person: who }) => kind === 'person' && who === me)
  const isFull = card.seats.every(({ kind }) => kind === 'person' || kind === 'bot')
  const isReady = hasAllShares(card)
  const briefed = {
    game: card.game,
    settings: card.terms.settings,
    players: card.seats.length,
    seat: mine[0] ?? SPECTATOR,
  }
  const start = () => api('POST /tables/:id/start', { params, body: {} })
  const act = (deed: () => Promise<unknown>) =>
    void deed().then(
      () => {
        said.value = ''
        onChange()
      },
      error => tell(said, error, w.somethingBroke),
    )
  useEffect(() => {
    if (isHost) void findPrograms().catch(() => {})
  }, [isHost])
  useEffect(() => {
    if (!begins || !sits || !isReady) return
    const begin = () => void start().then(onChange, () => onChange()) // the other one was quicker
    begin()
    const again = setInterval(begin, BEGIN_AGAIN)
    return () => clearInterval(again)
  }, [begins && sits && isReady])
  const free = (seat: number) => api('POST /tables/:id/leave', { params, body: { seat } })
  const fill = (seat: number, wish: FillWish) => api('POST /tables/:id/fill', { params, body: { seat, wish } })
  const open = card.seats.findIndex(({ kind }) => kind === 'open')
  const leave = async () => {
    for (const seat of mine) await free(seat)
    go('#/')
  }
  return (
    <Frame>
      <section class="form sheet waiting-room">
        <h1>{isReady ? h.allHere : w.waitingRoom}</h1>
        <Terms card={card} />
        <Brief of={briefed} />
        <ol class="waiting-seats">
          {card.seats.map((seat, number) => (
            <SeatLine
              key={number}
              seat={seat}
              side={sides[number] ?? w.seatNumber(number + 1)}
              isMe={seat.person === me && seat.kind === 'person'}
              isHere={there.value.includes(number)}
              onFree={isHost && seat.person !== me ? () => act(() => free(number)) : undefined}
              onFill={isHost && seat.kind !== 'person' ? wish => act(() => fill(number, wish)) : undefined}
            />
          ))}
        </ol>
        {!isFull && <Links label={w.inviteLink} link={invitation(card, link)} onSaid={text => (said.value = text)} />}
        {isHost && open >= 0 && (
          <Invite
            onInvite={async ({ id, name }) => {
              await fill(open, { kind: 'invited', person: id })
              onChange()
              said.value = h.invitedNow(name)
            }}
          />
        )}
        <div class="row">
          {!sits && !isFull && (
            <button type="button" class="button strong" onClick={() => act(() => sitDown(card, me, link))}>
              {w.sitDown}
            </button>
          )}
          {sits && isReady && (
            <button type="button" class="button strong" onClick={() => act(start)}>
              {w.begin}
            </button>
          )}
          {mine.length > 0 && !isHost && (
            <button type="button" class="button" onClick={() => act(leave)}>
              {h.leave}
            </button>
          )}
          {isHost && (
            <button type="button" class="button" onClick={() => (isCancelling.value = true)}>
              {h.cancelTable}
            </button>
          )}
        </div>
        <p role="status">
          {said.value ||
            (isReady ? '' : isFull ? later.value.waitingForShares : begins ? w.waitingForPlayers : h.anyoneBegins)}
        </p>
      </section>
      {isCancelling.value && (
        <Confirm
          title={h.cancelTable}
          text={h.cancelText}
          yes={h.cancelTable}
          onClose={() => (isCancelling.value = false)}
          onYes={() => act(() => api('DELETE /tables/:id', { params }).then(() => go('#/')))}
        />
      )}
    </Frame>
  )
}

/** The address of a table, with the secret of its link where one knows it. */
function invitation(card: TableCard, link: string | undefined): string {
  const secret = card.link ?? link
  return wholeAddress(`${address('t', card.id)}${secret ? `?link=${secret}` : ''}`)
}

/** The seats whose people look at this table now; and who waits here hears of every change. */
function useThere(id: string, link: string | undefined, onChange: () => void) {
  const there = useSignal<readonly number[]>([])
  useEffect(() => {
    const line = new Line({ t: 'watch', table: id, ...(link ? { link } : {}) }, frame => {
      if (frame.t === 'table') onChange()
      else if (frame.t === 'there') there.value = frame.seats
    })
    const timer = setInterval(onChange, LOOK)
    return () => {
      line.close()
      clearInterval(timer)
    }
  }, [id])
  return there
}

/** The game, its clock, who may watch, and the settings that are not the game's own. */
function Terms({ card }: { card: TableCard }) {
  const games = useSignal<HallGame[]>([])
  useEffect(() => {
    void loadHall().then(
      found => (games.value = found),
      () => {},
    )
  }, [])
  const w = words.value
  const h = spoken.value
  const { terms } = card
  const game = games.value.find(({ id }) => id === card.game)
  const others = useSettingsInWords(card.game, terms.settings)
  const delays: Readonly<Record<string, string>> = h.delays
  const watching = !terms.watchers ? h.noWatchers : terms.delay > 0 ? h.watchedLater(delays[terms.delay] ?? '') : ''
  return (
    <section class="waiting-terms" aria-label={h.terms}>
      <p>
        <strong>{game?.title[language.value] ?? card.game}</strong>
      </p>
      <p>{[timeInWords(terms, game, w, h), watching].filter(Boolean).join(' · ')}</p>
      {others && (
        <ul>
          {others.length === 0 && <li>{h.ordinarySettings}</li>}
          {others.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface SeatProps {
  seat: Holder
  side: string
  isMe: boolean
  isHere: boolean
  onFree: (() => void) | undefined
  onFill: ((wish: FillWish) => void) | undefined
}

/** Who sits in a seat, whether he is here, and what the host may do about it. */
function SeatLine({ seat, side, isMe, isHere, onFree, onFill }: SeatProps) {
  const w = words.value
  const h = spoken.value
  const name = nameShown(seat.name, w)
  const who = seat.kind === 'open' ? w.freeSeat : seat.kind === 'invited' ? h.invited : isMe ? w.you : name
  const person = seat.person
  return (
    <li>
      <span>
        <strong>{side}</strong> {who}
        {seat.kind === 'person' && !isMe && (
          <small class={isHere ? 'is-here' : 'is-away'}>{isHere ? h.isHere : h.isAway}</small>
        )}
      </span>
      <span class="row">
        {onFill && seat.kind === 'open' && (
          <select
            aria-label={w.with(h.callBot, side)}
            value=""
            onChange={event => {
              const level = (event.target as HTMLSelectElement).value
              if (level) onFill({ kind: 'bot', level: level as 'fair' })
            }}
          >
            <option value="">{h.callBot}</option>
            <BotOptions programs={programs.value} />
          </select>
        )}
        {onFill && seat.kind === 'invited' && person !== null && (
          <button type="button" class="quiet" onClick={() => onFill({ kind: 'invited', person })}>
            {h.inviteAgain}
          </button>
        )}
        {onFree && seat.kind !== 'open' && (
          <button type="button" class="quiet" onClick={onFree}>
            {seat.kind === 'person' ? h.kick(name) : h.freeIt}
          </button>
        )}
      </span>
    </li>
  )
}
