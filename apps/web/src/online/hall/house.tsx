import type { ContestNow, HallNow, Listed, NewSeek, Seek } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { HallGame } from '../../data.ts'
import { language, words } from '../../language.ts'
import { address, go } from '../../route.ts'
import { contestAddress } from '../for-contest.tsx'
import { nameShown } from '../names.ts'
import { api, beSomebody, person } from '../server.ts'
import { spoken } from '../words/spoken.ts'
import { HallNews } from './news.ts'
import { SeekDialog } from './seek-dialog.tsx'
import { timeInWords } from './terms.ts'
import '../../style/house.css'
import { tell } from '../../refusals/why.ts'

/** The hall as a place with people: who is here, who looks for a game, tables to sit down at and to watch. */
export function HouseHall({ games }: { games: readonly HallGame[] }) {
  const isSeeking = useSignal(false)
  const said = useSignal('')
  const h = spoken.value
  const waits = useRef(false)
  /** Whoever waits here for a game goes to it when somebody is found. */
  const news = useMemo(() => new HallNews((table, kind) => kind === 'start' && waits.current && goTo(table)), [])
  useEffect(() => () => news.close(), [])
  const goTo = (table: string) => {
    said.value = spoken.peek().found
    go(`${address('t', table)}?begin=1`)
  }
  const seek = async (wish: NewSeek) => {
    isSeeking.value = false
    try {
      await beSomebody()
      const { table } = await api('POST /seeks', { body: wish })
      said.value = ''
      if (table) goTo(table)
      else await news.look()
    } catch (error) {
      tell(said, error, words.peek().serverAway)
    }
  }
  const callOff = async (id: string) => {
    await api('DELETE /seeks/:id', { params: { id } }).catch(() => {}) // it is over already
    waits.current = false
    await news.look()
  }
  const now = news.now.value
  // The seek is gone before the notice comes.
  if (now?.seeks.some(seek => seek.mine)) waits.current = true
  return (
    <section class="house" aria-labelledby="house-people">
      <h2 id="house-people">{h.people}</h2>
      <div class="house-ways">
        <a class="house-way" href={address('friend')}>
          <strong>{h.playFriend}</strong>
          <span>{h.playFriendText}</span>
        </a>
        <button type="button" class="house-way" onClick={() => (isSeeking.value = true)}>
          <strong>{h.playAnyone}</strong>
          <span>{h.playAnyoneText}</span>
        </button>
        <button type="button" class="house-way" onClick={toGames}>
          <strong>{h.playBot}</strong>
          <span>{h.playBotText}</span>
        </button>
        <a class="house-way" href={address('contests')}>
          <strong>{h.playContest}</strong>
          <span>{h.playContestText}</span>
        </a>
      </div>
      <p role="status">{said.value || (news.isLive.value ? '' : h.away)}</p>
      {now && <Goings now={now} games={games} onSeek={wish => void seek(wish)} onCallOff={id => void callOff(id)} />}
      {isSeeking.value && (
        <SeekDialog games={games} onSeek={wish => void seek(wish)} onClose={() => (isSeeking.value = false)} />
      )}
    </section>
  )
}

/** Down to the boards: every one of them is played against bots at once. */
function toGames(): void {
  const first = document.querySelector<HTMLElement>('.hall .game-card .button')
  first?.scrollIntoView({ block: 'center' })
  first?.focus()
}

interface Goings {
  now: HallNow
  games: readonly HallGame[]
  onSeek(wish: NewSeek): void
  onCallOff(id: string): void
}

function Goings({ now, games, onSeek, onCallOff }: Goings) {
  const w = words.value
  const h = spoken.value
  const me = person.value?.id
  const sits = ({ seats }: Listed) => seats.some(seat => seat.person === me && me !== undefined)
  const open = now.open.filter(table => !sits(table) && table.seats.some(({ kind }) => kind === 'open'))
  const running = now.running.filter(table => !sits(table) && table.terms.watchers)
  const mine = now.seeks.filter(seek => seek.mine)
  const others = now.seeks.filter(seek => !seek.mine)
  const isQuiet = open.length + running.length + now.contests.length + now.seeks.length === 0
  const byPost = (seek: Seek) => seek.paces.some(pace => pace === 'day' || pace === 'days' || pace === 'week')
  return (
    <div class="house-goings">
      {mine.length > 0 && (
        <Part title={h.lookingFor}>
          {mine.map(seek => (
            <li key={seek.id} class="house-mine">
              <SeekWords seek={seek} games={games} />
              <p>{byPost(seek) ? h.youLook : h.youLookLive}</p>
              <button type="button" class="button" onClick={() => onCallOff(seek.id)}>
                {h.callOff}
              </button>
            </li>
          ))}
        </Part>
      )}
      {others.length > 0 && (
        <Part title={h.lookingFor}>
          {others.map(seek => (
            <li key={seek.id}>
              <SeekWords seek={seek} games={games} />
              <button
                type="button"
                class="button strong"
                onClick={() => onSeek({ games: seek.games, paces: seek.paces, rated: seek.rated })}
              >
                {h.playThis}
              </button>
            </li>
          ))}
        </Part>
      )}
      <Tables title={h.tablesWaiting} tables={open} games={games} act={w.sitDown} />
      <Tables title={h.tablesRunning} tables={running} games={games} act={w.watch} />
      <Contests contests={now.contests} games={games} />
      <Present now={now} />
      <p class="house-quiet">
        <a href={address('watch')}>{h.allToWatch}</a>
      </p>
      {isQuiet && <p class="house-quiet">{h.nobodyHere}</p>}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul class="house-list">{children}</ul>
    </section>
  )
}

/** What somebody looks for. */
function SeekWords({ seek, games }: { seek: Seek; games: readonly HallGame[] }) {
  const w = words.value
  const h = spoken.value
  const titles = seek.games.map(id => titleOf(id, games))
  const isAny = games.length > 0 && seek.games.length === games.length
  const what = [isAny ? h.anyGame : titles.join(', '), ...seek.paces.map(pace => h.paces[pace])]
  return (
    <div>
      <strong>{nameShown(seek.name, w)}</strong>
      <span>{[...what, ...(seek.rated ? [h.rated] : [])].join(' · ')}</span>
    </div>
  )
}

function titleOf(id: string, games: readonly HallGame[]): string {
  return games.find(game => game.id === id)?.title[language.value] ?? id
}

interface TablesProps {
  title: string
  tables: readonly Listed[]
  games: readonly HallGame[]
  act: string
}

/** Tables with their terms, and what one may do there. */
function Tables({ title, tables, games, act }: TablesProps) {
  const w = words.value
  const h = spoken.value
  if (tables.length === 0) return null
  return (
    <Part title={title}>
      {tables.map(table => {
        const names = table.seats.map(seat => nameShown(seat.name, w)).filter(Boolean)
        const free = table.seats.filter(({ kind }) => kind === 'open').length
        const game = games.find(({ id }) => id === table.game)
        const time = timeInWords(table.terms, game, w, h)
        return (
          <li key={table.id}>
            <div>
              <strong>{table.title || titleOf(table.game, games)}</strong>
              <span>{[names.join(' – '), free > 0 ? h.freeSeats(free) : ''].filter(Boolean).join(' · ')}</span>
              <small>{time}</small>
            </div>
            <a
              class="button"
              href={address('t', table.id)}
              aria-label={w.with(act, [titleOf(table.game, games), ...names].join(', '))}
            >
              {act}
            </a>
          </li>
        )
      })}
    </Part>
  )
}

/** Competitions whose games can be watched, a row each: there all of them are found. */
function Contests({ contests, games }: { contests: readonly ContestNow[]; games: readonly HallGame[] }) {
  const h = spoken.value
  if (contests.length === 0) return null
  return (
    <Part title={h.contestsRunning}>
      {contests.map(contest => {
        const game = titleOf(contest.game, games)
        const kind = h.contestKinds[contest.kind]
        const name = contest.kind === 'season' ? `${kind} ${contest.title}` : contest.title || kind
        return (
          <li key={contest.id}>
            <div>
              <strong>{name}</strong>
              <span>{[game, h.gamesRunning(contest.tables)].join(' · ')}</span>
            </div>
            <a
              class="button"
              href={contestAddress({ game: contest.game, contest })!}
              aria-label={words.value.with(words.value.watch, `${name}, ${game}`)}
            >
              {words.value.watch}
            </a>
          </li>
        )
      })}
    </Part>
  )
}

/** Who is here: by name, or as so many guests. */
function Present({ now }: { now: HallNow }) {
  const h = spoken.value
  const me = person.value
  const names = now.people.filter(({ id }) => id !== me?.id)
  // Who looks at this page as a guest is counted among them.
  const guests = Math.max(0, now.guests - (me && me.login === null ? 1 : 0))
  return (
    <section>
      <h3>{h.hereNow}</h3>
      <p class="house-here">
        {names.map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
        {guests > 0 && <span>{h.guests(guests)}</span>}
        {names.length + guests === 0 && <span>{h.onlyYou}</span>}
      </p>
    </section>
  )
}
