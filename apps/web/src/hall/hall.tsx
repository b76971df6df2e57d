import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type HallGame, loadGlyphs, loadHall } from '../data.ts'
import { language, words } from '../language.ts'
import { TablesHere } from '../online/lists.tsx'
import { findServer, person } from '../online/server.ts'
import { coming } from '../pages/coming.tsx'
import { Frame } from '../pages/frame.tsx'
import { useToday } from '../replay/asks.ts'
import { address } from '../route.ts'
import { type Kept, keptGames } from '../storage.ts'
import { BoardPicture } from './picture.tsx'

const HouseHall = coming(async () => (await import('../online/hall/house.tsx')).HouseHall)

/** The hall: every game of the house, one click away from its board, and the games one has left standing. */
export function Hall() {
  const games = useSignal<HallGame[] | null>(null)
  const isMissing = useSignal(false)
  const open = useSignal<Kept[]>([])
  useEffect(() => {
    void findServer()
    loadHall().then(
      found => {
        games.value = found.toSorted((a, b) => Number(b.id === FIRST) - Number(a.id === FIRST))
        for (const game of found) void loadGlyphs(game.id)
      },
      () => {
        isMissing.value = true
      },
    )
    void keptGames().then(all => {
      open.value = all.filter(kept => !kept.isOver).slice(0, 3)
    })
  }, [])
  const asks = useToday(open.value)
  const w = words.value
  const titleOf = (id: string) => games.value?.find(game => game.id === id)?.title[language.value] ?? id
  return (
    <Frame>
      <section class="welcome">
        <h1>{w.welcome}</h1>
        <p>{w.tagline}</p>
      </section>
      {open.value.length > 0 && (
        <section class="continue" aria-labelledby="continue">
          <h2 id="continue">{w.continueGames}</h2>
          <ul>
            {open.value.map(kept => (
              <li key={kept.id}>
                <a href={address('table', kept.id)}>
                  <strong>{titleOf(kept.laid.game)}</strong>
                  <span>{asks.value.get(kept.id)?.ask}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TablesHere games={games.value ?? []} />
      {person.value !== undefined && <HouseHall games={games.value ?? []} />}
      {isMissing.value && <p role="alert">{w.hallMissing}</p>}
      <section class="hall" aria-label={w.games}>
        {games.value?.map(game => (
          <GameCard key={game.id} game={game} />
        ))}
      </section>
    </Frame>
  )
}

/** The game everybody can begin with: the guide leads through it. */
const FIRST = 'skirmish'

function GameCard({ game }: { game: HallGame }) {
  const w = words.value
  const { min, max } = game.players
  const title = game.title[language.value]
  return (
    <article class={`game-card${game.id === FIRST ? ' first' : ''}`}>
      <div class="game-picture">
        <BoardPicture picture={game.picture} />
      </div>
      <div class="game-words">
        <h2>{title}</h2>
        <p class="blurb">{game.blurb[language.value]}</p>
        <p class="players">
          {[w.players(min, max), ...(game.minutes ? [w.minutes(...game.minutes)] : [])].join(' · ')}
        </p>
        <div class="row">
          <a class="button strong" href={address('play', game.id)} aria-label={w.with(w.playNow, title)}>
            {w.playNow}
          </a>
          <a class="button" href={address('new', game.id)} aria-label={w.with(w.layTable, title)}>
            {w.layTable}
          </a>
          {game.isGuided && (
            <a class="button" href={address('learn', game.id)} aria-label={w.with(w.learn, title)}>
              {w.learn}
            </a>
          )}
          <a class="button" href={address('rules', game.id)} aria-label={w.with(w.rules, title)}>
            {w.rules}
          </a>
          {game.campaigns > 0 && (
            <a class="button" href={`${address('campaigns')}?game=${game.id}`} aria-label={w.with(w.campaigns, title)}>
              {w.campaigns}
            </a>
          )}
        </div>
      </div>
    </article>
  )
}
