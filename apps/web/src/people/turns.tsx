import type { Listed, ListedCampaign, Notice } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { api, findServer, person } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { address } from '../route.ts'
import { Said, useDeed } from './deed.tsx'
import { waitingTables } from './me.ts'
import { aboutOf, isOfContest, placeOf } from './notice.ts'
import { saying } from './say.ts'
import { byUrgency, othersAt, useTitles } from './tables.ts'
import { moment, span } from './times.ts'
import { Tick } from './wish.tsx'
import '../style/people.css'

const MINUTE = 60_000

/** One's tables on the server, the most urgent first, and what one has not looked at. */
export function TurnsPage() {
  const tables = useSignal<Listed[] | null>(null)
  const notices = useSignal<Notice[]>([])
  const campaigns = useSignal<readonly ListedCampaign[]>([])
  const deed = useDeed()
  const w = saying.value
  const titleOf = useTitles()
  const load = async () => {
    await findServer()
    if (!person.peek()) return void (tables.value = [])
    const list = (which: 'running' | 'open') => api('GET /my/tables', { query: { list: which, limit: 100 } })
    const [running, open] = [await list('running'), await list('open')]
    tables.value = [...running.tables.toSorted(byUrgency), ...open.tables]
    const { campaigns: found } = await api('GET /campaigns', { query: { list: 'running', limit: 100 } })
    campaigns.value = found.filter(({ awaits }) => awaits)
    notices.value = (await api('GET /notices')).filter(({ kind }) => kind !== 'turn')
  }
  // Whenever it is known anew what waits, the list is fetched anew.
  useEffect(() => void load().catch(() => (tables.value ??= [])), [waitingTables.value])
  const seen = () =>
    deed.run(async () => {
      await api('POST /notices/seen', { body: {} })
      notices.value = []
      return undefined
    })
  return (
    <Frame>
      <div class="people-page">
        <h1>{w.turns}</h1>
        {person.value === undefined && <p role="status">{w.noServer}</p>}
        {tables.value?.length === 0 && person.value !== undefined && (
          <>
            <p>{w.noTables}</p>
            <p>
              <a class="button strong" href="#/">
                {words.value.toHall}
              </a>
            </p>
          </>
        )}
        {tables.value && tables.value.length > 0 && (
          <ul class="turn-list">
            {tables.value.map(table => (
              <Turn
                key={table.id}
                table={table}
                title={[titleOf(table.game), table.title].filter(Boolean).join(', ')}
                onChange={load}
              />
            ))}
          </ul>
        )}
        {campaigns.value.length > 0 && (
          <section class="leaf" aria-labelledby="campaigns">
            <h2 id="campaigns">{w.campaignsWait}</h2>
            <ul class="plain-list">
              {campaigns.value.map(({ id, game, players }) => (
                <li key={id}>
                  <span>
                    <strong>{titleOf(game)}</strong>{' '}
                    {players
                      .map(player => (player ? nameShown(player.name, words.value) : words.value.freeSeat))
                      .join(' – ')}
                  </span>
                  <a href={address('campaign', id)}>{w.openCampaign}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {notices.value.length > 0 && (
          <section class="leaf" aria-labelledby="news">
            <h2 id="news">{w.news}</h2>
            <ul class="plain-list">
              {notices.value.map(notice => (
                <li key={notice.id}>
                  <span>
                    <strong>{aboutOf(notice, titleOf)}</strong> {w.noticeLines[notice.kind]}
                    {notice.text && <q>{notice.text}</q>}
                    <small>{moment(notice.at, language.value)}</small>
                  </span>
                  <a href={placeOf(notice)}>{isOfContest(notice) ? w.openContest : w.openTable}</a>
                </li>
              ))}
            </ul>
            <button type="button" class="button" onClick={seen}>
              {w.allSeen}
            </button>
          </section>
        )}
        <Said deed={deed} />
      </div>
    </Frame>
  )
}

function Turn({ table, title, onChange }: { table: Listed; title: string; onChange(): Promise<void> }) {
  const deed = useDeed()
  const w = saying.value
  const setQuiet = (quiet: boolean) =>
    deed.run(async () => {
      await api('PUT /tables/:id/quiet', { params: { id: table.id }, body: { quiet } })
      await onChange()
      return undefined
    })
  const whose = table.status === 'open' ? w.notStarted : table.mine ? w.yourTurn : w.othersTurn
  return (
    <li class={table.mine ? 'mine' : ''}>
      <a class="turn" href={address('t', table.id)}>
        <strong>{title}</strong>
        <span>{othersAt(table, person.value?.id)}</span>
        <span class="whose">
          {whose} · <Left table={table} />
        </span>
      </a>
      <Tick label={w.quietTable} checked={table.quiet} onChange={setQuiet} />
      <Said deed={deed} />
    </li>
  )
}

/** How much time is left, kept up to date. */
function Left({ table: { due, clock, status } }: { table: Listed }) {
  const now = useSignal(Date.now())
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const w = saying.value
  if (clock === 'none' || status === 'open') return <>{w.noClock}</>
  if (due === null) return null
  return <>{due <= now.value ? w.timeUp : w.timeLeft(span(due - now.value, language.value))}</>
}
