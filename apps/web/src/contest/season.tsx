import type { SeasonCard } from '@hexarium/wire'
import { language, words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { momentInWords } from '../online/now.ts'
import { api, person } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import { Said } from '../people/deed.tsx'
import { useTitles } from '../people/tables.ts'
import { address } from '../route.ts'
import { useContestDeed } from './deed.ts'
import { GameWays } from './games.tsx'
import { useLive, usePart } from './live.ts'
import { Roll } from './roll.tsx'
import { saying } from './say.ts'
import { Standings } from './standings.tsx'
import '../style/people.css'
import '../style/contest.css'

/** The seasons of a game: divisions as they stand, who goes up and down, who plays the next one, who has won so far. */
export function SeasonPage({ game }: { game: string }) {
  const params = { game }
  const live = useLive(`season:${game}`, () => api('GET /seasons/:game', { params }))
  const w = saying.value
  const titleOf = useTitles()
  const card = live.now
  if (live.fault) return <Lost title={w.seasons} text={live.fault === 'away' ? w.noServer : words.value.noGameText} />
  if (!card) return <p class="coming">{words.value.oneMoment}</p>
  const last = card.divisions.length - 1
  return (
    <Frame>
      <div class="contest-page">
        <p class="fine">
          <a href={address('contests')}>{words.value.contests}</a>
        </p>
        <h1>{words.value.with(w.seasons, titleOf(game))}</h1>
        <GameWays page="season" now={game} />
        <p>{w.seasonsText(card.size, card.movers)}</p>
        <NextSeason card={card} onCard={live.show} />
        {card.number === 0 && <p>{w.noSeason}</p>}
        {card.number > 0 && (
          <h2>{words.value.with(w.season(card.number), w.stages[card.isPlaying ? 'playing' : 'over'])}</h2>
        )}
        {card.number > 0 && last > 0 && <p class="fine">{w.marks}</p>}
        {card.divisions.map(({ tournament }, at) => (
          <Division
            key={tournament}
            id={tournament}
            number={at + 1}
            version={live.version}
            moves={{ up: at > 0 ? card.movers : 0, down: at < last ? card.movers : 0 }}
          />
        ))}
        <Roll
          id="titles"
          title={w.titles}
          names={card.titles.map(one => ({ ...one, number: one.season, said: w.season(one.season) }))}
        />
      </div>
    </Frame>
  )
}

/** The season that comes: who plays it, and whether one does. */
function NextSeason({ card, onCard }: { card: SeasonCard; onCard(card: SeasonCard): void }) {
  const deed = useContestDeed()
  const w = saying.value
  const call = { params: { game: card.game }, body: {} }
  const act = (work: () => Promise<SeasonCard>) =>
    void deed.run(async () => {
      onCard(await work())
      return undefined
    })
  return (
    <section class="contest-you" aria-labelledby="next-season">
      <h2 id="next-season">{w.nextSeason}</h2>
      <p>
        {w.wanted(card.least, card.joined.length)}{' '}
        {card.begins !== null && w.nextBegins(momentInWords(card.begins, language.value))}
      </p>
      {card.joined.length > 0 && (
        <p class="soft">{card.joined.map(({ name }) => nameShown(name, words.value)).join(', ')}</p>
      )}
      {person.value?.login == null ? (
        <>
          <p>{w.needAccount}</p>
          <a class="button strong" href={address('you')}>
            {w.toAccount}
          </a>
        </>
      ) : card.you.joined ? (
        <button
          type="button"
          class="button"
          disabled={deed.isBusy}
          onClick={() => act(() => api('POST /seasons/:game/leave', call))}
        >
          {w.seasonLeave}
        </button>
      ) : (
        <button
          type="button"
          class="button strong"
          disabled={deed.isBusy}
          onClick={() => act(() => api('POST /seasons/:game/join', call))}
        >
          {w.seasonJoin}
        </button>
      )}
      <Said deed={deed} />
    </section>
  )
}

interface DivisionProps {
  /** Its tournament. */
  id: string
  number: number
  version: number
  moves: { up: number; down: number }
}

/** A division as it stands, with who goes up and down. */
function Division({ id, number, version, moves }: DivisionProps) {
  const w = saying.value
  const params = { id }
  const found = usePart(
    async () => ({
      card: await api('GET /tournaments/:id', { params }),
      rows: (await api('GET /tournaments/:id/standings', { params, query: {} })).standings,
    }),
    version,
  )
  if (!found) return null
  const title = w.division(number)
  return (
    <section class="contest-part">
      <h3>{title}</h3>
      <Standings {...{ title, moves }} rows={found.rows} tieBreaks={found.card.tieBreaks} me={found.card.you.player} />
      <p>
        <a href={address('tournament', id)} aria-label={words.value.with(w.toDivision, title)}>
          {w.toDivision}
        </a>
      </p>
    </section>
  )
}
