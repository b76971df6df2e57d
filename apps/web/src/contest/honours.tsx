import type { Honour, Reply } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { Choice } from '../online/fields.tsx'
import { api, findServer } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { PersonLink } from '../people/person-list.tsx'
import { useGames, useTitles } from '../people/tables.ts'
import { day } from '../people/times.ts'
import { tell } from '../refusals/why.ts'
import { address } from '../route.ts'
import { saying } from './say.ts'
import '../style/people.css'
import '../style/contest.css'

/** The wall of honour: who has won how much, and what was won lately. */
export function HonoursPage() {
  const found = useSignal<Reply<'GET /honours'> | null>(null)
  const game = useSignal('')
  const fault = useSignal('')
  const games = useGames()
  const w = saying.value
  const look = async (cursor: string | null) => {
    await findServer()
    const query = { ...(game.peek() ? { game: game.peek() } : {}), ...(cursor ? { cursor } : {}) }
    const page = await api('GET /honours', { query })
    const before = cursor ? (found.peek()?.honours ?? []) : []
    found.value = { ...page, honours: [...before, ...page.honours] }
  }
  const again = (cursor: string | null) => void look(cursor).catch(error => tell(fault, error, saying.peek().noServer))
  useEffect(() => again(null), [game.value])
  const { wall = [], honours = [], next = null } = found.value ?? {}
  return (
    <Frame>
      <div class="contest-page">
        <p class="fine">
          <a href={address('contests')}>{words.value.contests}</a>
        </p>
        <h1>{w.honours}</h1>
        <p>{w.honoursText}</p>
        <div class="contest-filters">
          <Choice
            label={w.game}
            value={game.value}
            set={value => (game.value = value)}
            values={[['', w.anyGame], ...games.map(({ id, title }) => [id, title[language.value]] as const)]}
          />
        </div>
        {fault.value && <p role="alert">{fault.value}</p>}
        {found.value && wall.length === 0 && <p>{w.noHonours}</p>}
        {wall.length > 0 && (
          <ol class="plain-list honours-wall">
            {wall.map(({ person, name, count }) => (
              <li key={person}>
                <PersonLink id={person} name={name} />
                <small>{w.titlesCount(count)}</small>
              </li>
            ))}
          </ol>
        )}
        {honours.length > 0 && (
          <section aria-labelledby="lately">
            <h2 id="lately">{w.lately}</h2>
            <HonourList of={honours} withNames />
          </section>
        )}
        {next !== null && (
          <button type="button" class="button" onClick={() => again(next)}>
            {w.more}
          </button>
        )}
      </div>
    </Frame>
  )
}

/** What was won, the latest first; with who has won it, where that is not known from around it. */
export function HonourList({ of, withNames = false }: { of: readonly Honour[]; withNames?: boolean }) {
  const titleOf = useTitles()
  const to = ({ kind, contest, game }: Honour) =>
    kind === 'tournament' || kind === 'campaign' ? address(kind, contest) : address(kind, game)
  return (
    <ul class="plain-list">
      {of.map(honour => (
        <li key={`${honour.contest} ${honour.person} ${honour.at}`}>
          <span>
            {withNames && (
              <>
                <PersonLink id={honour.person} name={honour.name} />{' '}
              </>
            )}
            <a href={to(honour)}>{titleShown(honour)}</a>
          </span>
          <small>{`${titleOf(honour.game)} · ${day(honour.at, language.value)}`}</small>
        </li>
      ))}
    </ul>
  )
}

/** What it is called: by its organiser, by the number of its season, or as the top of a ladder. */
function titleShown({ kind, title }: Honour): string {
  const w = saying.value
  return kind === 'season' ? w.seasonTitle(title) : kind === 'ladder' ? w.ladderTitle : title
}
