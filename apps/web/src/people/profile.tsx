import type { Listed, Reply } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { api, beSomebody, findServer, person } from '../online/server.ts'
import { coming } from '../pages/coming.tsx'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import { address } from '../route.ts'
import { Said, useDeed } from './deed.tsx'
import { Plot } from './plot.tsx'
import { ReportDialog } from './report.tsx'
import { Measures } from './sanctions.tsx'
import { saying, whyNot } from './say.ts'
import { othersAt, useTitles } from './tables.ts'
import { day } from './times.ts'
import '../style/people.css'

const Honours = coming(async () => (await import('../contest/titles.tsx')).Titles)

type Profile = Reply<'GET /persons/:id'>
type Course = Reply<'GET /persons/:id/ratings'>

/** Who somebody is. `table` is where one came from: what was said there goes with a report. */
export function ProfilePage({ id, table }: { id: string; table: string | undefined }) {
  const profile = useSignal<Profile | null>(null)
  const course = useSignal<Course>([])
  const fault = useSignal('')
  const params = { id }
  const load = async () => {
    await findServer()
    profile.value = await api('GET /persons/:id', { params })
    course.value = await api('GET /persons/:id/ratings', { params })
  }
  useEffect(() => void load().catch(error => (fault.value = whyNot(error))), [id])
  const w = saying.value
  if (fault.value) return <Lost title={w.profile} text={fault.value} />
  const found = profile.value
  if (!found) return <p class="coming">{words.value.oneMoment}</p>
  return (
    <Frame>
      <div class="people-page">
        <h1>{nameShown(found.name, words.value)}</h1>
        <p>
          {[...(found.guest ? [w.isGuest] : []), w.memberSince(day(found.created, language.value))].join(' · ')}
          {found.mutual && ` · ${w.followsBack}`}
        </p>
        {person.value?.id !== id && <Dealings profile={found} table={table} onChange={load} />}
        {person.value?.role && person.value.id !== id && <Measures of={id} onDone={load} />}
        {!found.listed && <p>{w.unlisted}</p>}
        {found.against && <Against against={found.against} />}
        {(found.listed || person.value?.id === id) && (
          <>
            {found.honours.length > 0 && <Honours of={found.honours} />}
            <RatingsShown profile={found} course={course.value} />
            <History id={id} />
          </>
        )}
      </div>
    </Frame>
  )
}

/** Following, blocking, reporting. */
function Dealings(props: { profile: Profile; table: string | undefined; onChange(): Promise<void> }) {
  const { profile, onChange } = props
  const deed = useDeed()
  const isReporting = useSignal(false)
  const w = saying.value
  const params = { id: profile.id }
  const act = (work: () => Promise<unknown>) => () =>
    deed.run(async () => {
      await beSomebody()
      await work()
      await onChange()
      return ''
    })
  return (
    <>
      <div class="row">
        {profile.following ? (
          <button type="button" class="button" onClick={act(() => api('DELETE /follows/:id', { params }))}>
            {w.unfollow}
          </button>
        ) : (
          <button type="button" class="button strong" onClick={act(() => api('PUT /follows/:id', { params }))}>
            {w.follow}
          </button>
        )}
        {profile.blocked ? (
          <button type="button" class="button" onClick={act(() => api('DELETE /blocks/:id', { params }))}>
            {w.unblock}
          </button>
        ) : (
          <button type="button" class="button" onClick={act(() => api('PUT /blocks/:id', { params }))}>
            {w.block}
          </button>
        )}
        <button type="button" class="button" onClick={() => (isReporting.value = true)}>
          {w.report}
        </button>
      </div>
      {profile.blocked && <p>{w.blockText}</p>}
      <Said deed={deed} />
      {isReporting.value && (
        <ReportDialog person={profile.id} table={props.table} onClose={() => (isReporting.value = false)} />
      )}
    </>
  )
}

function Against({ against: { won, drawn, lost } }: { against: NonNullable<Profile['against']> }) {
  const w = saying.value
  if (won + drawn + lost === 0) return null
  return (
    <section class="leaf" aria-labelledby="against">
      <h2 id="against">{w.against}</h2>
      <p>{w.againstLine(won, drawn, lost)}</p>
    </section>
  )
}

function RatingsShown({ profile, course }: { profile: Profile; course: Course }) {
  const w = saying.value
  const titleOf = useTitles()
  return (
    <section class="leaf" aria-labelledby="ratings">
      <h2 id="ratings">{w.ratings}</h2>
      {profile.ratings.length === 0 && <p class="soft">{w.noRatings}</p>}
      {profile.ratings.map(({ game, scale, rating, deviation, games }) => (
        <div key={`${game} ${scale}`} class="rating">
          <p>
            <a href={address('ladders', game)}>{titleOf(game)}</a> <small>{w.scales[scale]}</small>
            <br />
            {w.ratingLine(Math.round(rating), Math.round(deviation), games)}
          </p>
          <Plot
            points={course.filter(point => point.game === game && point.scale === scale)}
            label={w.ratingCourse(titleOf(game))}
          />
        </div>
      ))}
      {profile.favourites.length > 0 && (
        <>
          <h3>{w.favourites}</h3>
          <ul class="plain-list">
            {profile.favourites.map(({ game, count }) => (
              <li key={game}>
                <span>{titleOf(game)}</span>
                <small>{w.gamesPlayed(count)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function History({ id }: { id: string }) {
  const tables = useSignal<Listed[] | null>(null)
  const next = useSignal<string | null>(null)
  const titleOf = useTitles()
  const w = saying.value
  const load = async (cursor?: string) => {
    const query = { list: 'finished' as const, limit: 10, ...(cursor ? { cursor } : {}) }
    // Of one's own games one sees those, too, that nobody else does.
    const isOwn = person.peek()?.id === id
    const page = await (isOwn
      ? api('GET /my/tables', { query })
      : api('GET /persons/:id/tables', { params: { id }, query }))
    tables.value = [...(tables.peek() ?? []), ...page.tables]
    next.value = page.next
  }
  useEffect(() => void load().catch(() => {}), [id])
  return (
    <section class="leaf" aria-labelledby="history">
      <h2 id="history">{w.history}</h2>
      {tables.value?.length === 0 && <p class="soft">{w.noHistory}</p>}
      <ul class="plain-list">
        {tables.value?.map(table => (
          <li key={table.id}>
            <span>
              <a href={address('t', table.id)}>{titleOf(table.game)}</a> <small>{othersAt(table, id)}</small>
            </span>
            <small>{`${endOf(table, id)} · ${day(table.finished ?? table.updated, language.value)}`}</small>
          </li>
        ))}
      </ul>
      {next.value !== null && (
        <button type="button" class="button" onClick={() => void load(next.value!).catch(() => {})}>
          {w.more}
        </button>
      )}
    </section>
  )
}

/** How a table ended for a person. */
function endOf({ result, seats }: Listed, id: string): string {
  const w = saying.value
  const own = seats.findIndex(seat => seat.person === id)
  if (!result || own < 0) return w.brokenOff
  const places = result.places
  const isFirst = places[own] === Math.min(...places)
  if (!isFirst) return w.lost
  return places.filter(place => place === places[own]).length > 1 ? w.drawn : w.won
}
