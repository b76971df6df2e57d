import type { TableCard } from '@hexarium/wire'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { loadGlyphs } from '../data.ts'
import { language, words } from '../language.ts'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import { Refused } from '../port/desk.ts'
import { address, go } from '../route.ts'
import { keepRecord } from '../storage.ts'
import { Seating } from '../table/opening/seating.tsx'
import { TableView } from '../table/view.tsx'
import { Beside } from './beside.tsx'
import { bringShares, hasAllShares, sitDown } from './fair.ts'
import { nameShown } from './names.ts'
import { Rematch } from './rematch.tsx'
import { api, beSomebody, person } from './server.ts'
import { ServerTable } from './table.ts'
import { JustSaid, Talk } from './talk.tsx'

/** A table on the server: before it starts a waiting room, then the game. */
export function ServerTablePage({ id, link }: { id: string; link: string | undefined }) {
  const card = useSignal<TableCard | null>(null)
  const fault = useSignal<string | null>(null)
  const load = async () => {
    try {
      const { id: me } = await beSomebody()
      const found = await api('GET /tables/:id', { params: { id }, query: { link } })
      card.value = found.status === 'open' ? await bringShares(found, me) : found
    } catch (error) {
      if (card.peek()?.id === id) return // who waits goes on waiting: the next look may be answered
      fault.value = whyNotFound(error)
    }
  }
  useEffect(() => {
    void load()
  }, [id])
  const w = words.value
  if (fault.value !== null) return <Lost title={w.noTableTitle} text={fault.value} />
  if (card.value?.id !== id) return <p class="coming">{w.oneMoment}</p>
  if (card.value.status === 'open') return <WaitingRoom card={card.value} link={link} onChange={() => void load()} />
  return <Playing key={id} card={card.value} link={link} />
}

function whyNotFound(error: unknown): string {
  const { serverAway, noServerTable } = words.value
  if (error instanceof Refused) return error.problem.code === 'away' ? serverAway : noServerTable
  return error instanceof Error && error.message ? error.message : serverAway
}

/** How often a waiting room looks who came. */
const LOOK = 1500

function WaitingRoom(props: { card: TableCard; link: string | undefined; onChange(): void }) {
  const { card, onChange } = props
  const w = words.value
  const said = useSignal('')
  useEffect(() => {
    const timer = setInterval(onChange, LOOK)
    return () => clearInterval(timer)
  }, [])
  const me = person.value?.id
  const isSeated = card.seats.some(seat => seat.person === me)
  const isFull = card.seats.every(seat => seat.kind === 'person' || seat.kind === 'bot')
  const invitation = card.link ?? props.link
  const whole = `${location.origin}${location.pathname}${address('t', card.id)}${invitation ? `?link=${invitation}` : ''}`
  const params = { id: card.id }
  const isReady = hasAllShares(card)
  const join = () => sitDown(card, me ?? '', props.link)
  const start = () => api('POST /tables/:id/start', { params, body: {} })
  const act = (deed: () => Promise<unknown>) => () =>
    void deed().then(onChange, error => {
      said.value = error instanceof Error ? error.message : w.somethingBroke
    })
  return (
    <Frame>
      <section class="form sheet">
        <h1>{w.waitingRoom}</h1>
        <ol class="waiting-seats">
          {card.seats.map((seat, number) => (
            <li key={number}>
              {seat.kind === 'open' || seat.kind === 'invited' ? w.freeSeat : nameShown(seat.name, w)}
            </li>
          ))}
        </ol>
        {!isFull && (
          <label class="field">
            <span>{w.inviteLink}</span>
            <input type="text" readOnly value={whole} onFocus={event => (event.target as HTMLInputElement).select()} />
          </label>
        )}
        <div class="row">
          {!isFull && (
            <button
              type="button"
              class="button"
              onClick={() =>
                void Promise.resolve()
                  .then(() => navigator.clipboard.writeText(whole)) // there is none at an address like http://192.168.1.5
                  .then(
                    () => (said.value = w.linkCopied),
                    () => (said.value = w.copyByHand),
                  )
              }
            >
              {w.copyLink}
            </button>
          )}
          {!isSeated && !isFull && (
            <button type="button" class="button strong" onClick={act(join)}>
              {w.sitDown}
            </button>
          )}
          {isSeated && isReady && (
            <button type="button" class="button strong" onClick={act(start)}>
              {w.begin}
            </button>
          )}
        </div>
        <p role="status">{said.value || (isReady ? '' : isFull ? w.waitingForShares : w.waitingForPlayers)}</p>
      </section>
    </Frame>
  )
}

/** The ways to those one plays with: who they are, and what can be done about them. */
function aboutOthers({ id, seats }: TableCard): { words: string; act(): void }[] {
  const others = new Map(seats.flatMap(seat => (seat.person === null ? [] : [[seat.person, seat.name] as const])))
  others.delete(person.value?.id ?? '')
  return [...others].map(([other, name]) => ({
    words: words.value.about(nameShown(name, words.value)),
    act: () => go(`${address('p', other)}?table=${id}`),
  }))
}

function Playing({ card, link }: { card: TableCard; link: string | undefined }) {
  const news = useSignal(0)
  const table = useMemo(
    () =>
      new ServerTable(
        card,
        link,
        () => language.peek(),
        () => news.value++,
      ),
    [],
  )
  const isSeating = useSignal(false)
  const fault = useSignal('')
  useEffect(() => {
    void loadGlyphs(card.game)
    return () => table.close()
  }, [])
  useSignalEffect(() => {
    const wanted = language.value
    if (table.moment.peek()) void table.speak(wanted)
  })
  const moment = table.moment.value
  const w = words.value
  if (!moment) return <p class="coming">{w.oneMoment}</p>
  const replay = async () => {
    const record = await table.record()
    await keepRecord({ id: card.id, record, at: Date.now() })
    go(address('replay', card.id))
  }
  const { seat, seats } = moment
  const mine = seats[seat]
  const mayCall = mine !== undefined && moment.is !== 'over' && !card.terms.rated
  const callBot = (level: string | null) => void table.callBot(level).catch(error => (fault.value = error.message))
  return (
    <>
      <TableView
        table={table}
        moment={moment}
        replay={moment.is === 'over' ? () => void replay() : null}
        isOnline
        deeds={[...(mayCall ? [{ words: w.callBot, act: () => (isSeating.value = true) }] : []), ...aboutOthers(card)]}
        beside={<Beside table={table} moment={moment} clock={card.terms.clock} />}
        again={seat >= 0 ? <Rematch card={card} news={news.value} /> : null}
        talk={seat >= 0 ? <Talk table={table} /> : null}
        news={seat >= 0 ? <JustSaid table={table} /> : null}
      />
      {isSeating.value && mayCall && (
        <Seating
          seats={[{ seat, side: mine.side, bot: mine.bot }]}
          text={fault.value || w.handOverText}
          person={w.noBot}
          onSeat={(_seat, level) => callBot(level)}
          onClose={() => {
            isSeating.value = false
            fault.value = ''
          }}
        />
      )}
    </>
  )
}
