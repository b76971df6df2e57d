import type { Room, TableCard } from '@hexarium/wire'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { loadGlyphs } from '../data.ts'
import { language, words } from '../language.ts'
import { Lost } from '../pages/lost.tsx'
import { isOfContest, placeOf } from '../people/notice.ts'
import { Refused } from '../port/desk.ts'
import type { Moment } from '../port/moment.ts'
import { tell } from '../refusals/why.ts'
import { address, go } from '../route.ts'
import { keepRecord } from '../storage.ts'
import type { Deed } from '../table/beside/more.tsx'
import { Seating } from '../table/opening/seating.tsx'
import { TableView } from '../table/view.tsx'
import { later } from '../words/later/later.ts'
import { Beside, Pressing } from './beside.tsx'
import { bringShares } from './fair.ts'
import { BackToContest, contestAddress } from './for-contest.tsx'
import { nameShown } from './names.ts'
import { Rematch } from './rematch.tsx'
import { Seats } from './seats.tsx'
import { api, beSomebody, person } from './server.ts'
import { ServerTable } from './table.ts'
import { JustSaid, Talk } from './talk.tsx'
import { WaitingRoom } from './waiting.tsx'
import { spoken } from './words/spoken.ts'

/** How soon one looks again at a table where something came in between, in milliseconds. */
const AGAIN = 500

/** A table on the server: before it starts a waiting room, then the game. */
export function ServerTablePage({ id, link, begins }: { id: string; link: string | undefined; begins: boolean }) {
  const card = useSignal<TableCard | null>(null)
  const fault = useSignal<string | null>(null)
  const look = async () => {
    try {
      const { id: me } = await beSomebody()
      const found = await api('GET /tables/:id', { params: { id }, query: { link } })
      card.value = found.status === 'open' ? await bringShares(found, me) : found
    } catch (error) {
      const isGone = error instanceof Refused && error.problem.code === 'no-table'
      const isKnown = card.peek()?.id === id
      if (isKnown && !isGone && error instanceof Refused) {
        setTimeout(load, AGAIN) // somebody else brought his share at the same moment, or the server is away: looked at again soon
        return
      }
      const contest = isGone && !isKnown ? await contestTold(id) : undefined
      if (contest) go(contest, true)
      else fault.value = isKnown ? spoken.peek().tableGone : whyNotFound(error)
    }
  }
  const load = useOneByOne(look)
  useEffect(load, [id])
  const w = words.value
  if (fault.value !== null) return <Lost title={w.noTableTitle} text={fault.value} />
  if (card.value?.id !== id) return <p class="coming">{w.oneMoment}</p>
  if (card.value.status === 'open') return <WaitingRoom card={card.value} link={link} begins={begins} onChange={load} />
  return <Playing key={id} card={card.value} link={link} />
}

/** Does something once at a time: who wants it meanwhile has it done once more. Two looks at once would bring two shares. */
function useOneByOne(work: () => Promise<void>): () => void {
  const state = useRef({ isBusy: false, isWanted: false })
  const run = async () => {
    const now = state.current
    now.isWanted = true
    if (now.isBusy) return
    now.isBusy = true
    while (now.isWanted) {
      now.isWanted = false
      await work()
    }
    now.isBusy = false
  }
  return () => void run()
}

/** Where a competition is that one was told of by its id, as if it were a table. */
async function contestTold(id: string): Promise<string | undefined> {
  const notices = await api('GET /notices').catch(() => [])
  const found = notices.find(notice => notice.table === id && isOfContest(notice))
  return found && placeOf(found)
}

function whyNotFound(error: unknown): string {
  const isThere = error instanceof Refused && error.problem.code !== 'away'
  return isThere ? later.value.noServerTable : words.value.serverAway
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

/** The way to what the table is played for. */
function wayToContest(card: TableCard): Deed[] {
  const to = contestAddress(card)
  return card.contest && to !== null ? [{ words: spoken.value.backTo[card.contest.kind], act: () => go(to) }] : []
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
  const replay = async (query = '') => {
    const record = await table.record()
    await keepRecord({ id: card.id, record, at: Date.now() })
    go(address('replay', card.id) + query)
  }
  const { seat, seats } = moment
  const mine = seats[seat]
  const mayCall = mine !== undefined && moment.is !== 'over' && mayBeReplaced(card)
  const rooms = roomsFor(card, seat)
  const seatDialog = () => (isSeating.value = true)
  const callBot = (level: string | null) =>
    void table.callBot(level).catch(error => tell(fault, error, words.peek().somethingBroke))
  return (
    <>
      <TableView
        table={table}
        moment={moment}
        settings={card.terms.settings}
        replay={moment.is === 'over' ? query => void replay(query) : null}
        isOnline
        deeds={[
          ...deedsAmongPeople(table, moment, card),
          ...(mayCall ? [{ words: w.callBot, act: seatDialog }] : []),
          ...aboutOthers(card),
          ...wayToContest(card),
        ]}
        beside={<Beside table={table} moment={moment} card={card} />}
        pressing={<Pressing table={table} moment={moment} />}
        again={
          card.contest ? <BackToContest card={card} /> : seat >= 0 ? <Rematch card={card} news={news.value} /> : null
        }
        talk={rooms.length > 0 ? <Talk talking={table.talking} rooms={rooms} /> : null}
        news={
          <>
            <Seats table={table} moment={moment} clock={card.terms.clock} />
            {rooms.length > 0 && <JustSaid talking={table.talking} />}
          </>
        }
      />
      {isSeating.value && mayCall && (
        <Seating
          seats={[{ seat, side: mine.side, bot: mine.bot }]}
          text={fault.value || later.value.handOverText}
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

/** The rooms one may speak in: players in theirs, and with onlookers where those may talk. */
function roomsFor({ terms }: TableCard, seat: number): Room[] {
  const all: Room[] = terms.watchers && terms.watcherChat ? ['all'] : []
  return seat >= 0 ? ['players', ...all] : all
}

/** True where nothing is taken back by consent: what is rated, and what is played for something. */
const isInEarnest = ({ terms, contest }: TableCard): boolean => terms.rated || contest !== null

/** True where a bot may play for one: not where it is in earnest, but in campaigns, which are between friends. */
const mayBeReplaced = (card: TableCard): boolean => !isInEarnest(card) || card.contest?.kind === 'campaign'

/** What everybody at the table has to agree to. At a rated table nothing is taken back that way. */
function deedsAmongPeople(table: ServerTable, moment: Moment, card: TableCard): Deed[] {
  const h = spoken.value
  const isPlaying = moment.seat >= 0 && moment.is !== 'over' && moment.seats[moment.seat].bot === null
  if (!isPlaying || moment.around?.offer) return []
  const offer = (what: 'draw' | 'break' | 'undo') => () => void table.offer(what).catch(error => table.complain(error))
  return [
    ...(isInEarnest(card) ? [] : [{ words: h.askTakeBack, act: offer('undo') }]),
    ...(moment.seats.every(({ bot }) => bot === null) ? [{ words: h.offerDraw, act: offer('draw') }] : []),
    // the result of a game that is played for something is wanted
    ...(card.contest ? [] : [{ words: h.offerBreak, act: offer('break') }]),
  ]
}
