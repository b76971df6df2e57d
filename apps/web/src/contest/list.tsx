import type { ListedTournament } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { Choice } from '../online/fields.tsx'
import { nameShown } from '../online/names.ts'
import { momentInWords } from '../online/now.ts'
import { api, findServer, person } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { useGames } from '../people/tables.ts'
import { tell } from '../refusals/why.ts'
import { address } from '../route.ts'
import { saying } from './say.ts'
import { paceInWords } from './terms.tsx'
import { tournamentTitle } from './title.ts'
import '../style/house.css'
import '../style/contest.css'

type List = 'open' | 'running' | 'finished' | 'mine'
const LISTS: readonly List[] = ['open', 'running', 'finished', 'mine']

/** All competitions: tournaments to enter, to watch and to look back at, and the ways to everything else that can be won. */
export function ContestList({ game: first }: { game: string }) {
  const list = useSignal<List>('open')
  const game = useSignal(first)
  const found = useSignal<readonly ListedTournament[] | null>(null)
  const next = useSignal<string | null>(null)
  const fault = useSignal('')
  const games = useGames()
  const w = saying.value
  const look = async (cursor: string | null) => {
    await findServer()
    if (person.peek() === undefined) return void (fault.value = saying.peek().noServer)
    const query = {
      list: list.peek(),
      ...(game.peek() ? { game: game.peek() } : {}),
      ...(cursor ? { cursor } : {}),
    }
    const page = await api('GET /tournaments', { query })
    found.value = cursor ? [...(found.peek() ?? []), ...page.tournaments] : page.tournaments
    next.value = page.next
    fault.value = ''
  }
  const again = (cursor: string | null) => void look(cursor).catch(error => tell(fault, error, words.peek().serverAway))
  useEffect(() => again(null), [list.value, game.value, person.value?.id])
  const titles = new Map(games.map(({ id, title }) => [id, title[language.value]]))
  return (
    <Frame>
      <div class="contest-page">
        <h1>{words.value.contests}</h1>
        <p>{w.about}</p>
        <div class="row">
          <a
            class="button strong"
            href={game.value ? address('contests', 'new', game.value) : address('contests', 'new')}
          >
            {w.organise}
          </a>
        </div>
        <section aria-labelledby="tournaments">
          <h2 id="tournaments">{w.tournaments}</h2>
          <div class="contest-filters">
            <Choice
              label={w.which}
              value={list.value}
              set={value => (list.value = value as List)}
              values={LISTS.map(name => [name, w.lists[name]])}
            />
            <Choice
              label={w.game}
              value={game.value}
              set={value => (game.value = value)}
              values={[['', w.anyGame], ...titles]}
            />
          </div>
          {fault.value && <p role="alert">{fault.value}</p>}
          <p role="status">{found.value?.length === 0 ? w.listNone[list.value] : ''}</p>
          <ul class="house-list">
            {found.value?.map(one => (
              <Listed key={one.id} of={one} game={titles.get(one.game) ?? one.game} />
            ))}
          </ul>
          {next.value !== null && (
            <button type="button" class="button" onClick={() => again(next.value)}>
              {w.more}
            </button>
          )}
        </section>
        <OtherWays game={game.value || games[0]?.id || 'skirmish'} />
      </div>
    </Frame>
  )
}

/** A tournament in a few lines. */
function Listed({ of, game }: { of: ListedTournament; game: string }) {
  const w = saying.value
  const organiser = w.organisedBy(nameShown(of.organiser.name, words.value))
  const stage = of.paused ? w.paused : w.stages[of.stage]
  return (
    <li class={of.mine ? 'own' : ''}>
      <div>
        <strong>
          <a href={address('tournament', of.id)}>{tournamentTitle(of)}</a>
        </strong>
        <span>{[game, w.forms[of.form], stage, w.entrants(of.players, of.most)].join(' · ')}</span>
        <small>
          {[
            of.champion ? w.champion(nameShown(of.champion.name, words.value)) : '',
            of.stage === 'entering' && of.begins !== null ? w.beginsAt(momentInWords(of.begins, language.value)) : '',
            of.rated ? w.rated : '',
            organiser,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {of.stage !== 'over' && <small>{paceInWords(of.pace)}</small>}
      </div>
    </li>
  )
}

/** Ladders, seasons, campaigns, and what was won. */
function OtherWays({ game }: { game: string }) {
  const { otherWays, waysThere } = saying.value
  const ways = [
    ['seasons', address('season', game)],
    ['challenges', address('ladder', game)],
    ['campaigns', address('campaigns')],
    ['honours', address('honours')],
  ] as const
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways">{otherWays}</h2>
      <div class="house-ways">
        {ways.map(([name, to]) => (
          <a key={name} class="house-way" href={to}>
            <strong>{waysThere[name].name}</strong>
            <span>{waysThere[name].line}</span>
          </a>
        ))}
      </div>
    </section>
  )
}
