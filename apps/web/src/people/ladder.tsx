import type { Reply } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { api, findServer, person } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { address, go } from '../route.ts'
import { botInWords } from '../words/bots.ts'
import { PersonLink } from './person-list.tsx'
import { saying, whyNot } from './say.ts'
import { useGames } from './tables.ts'
import '../style/people.css'

/** Rows shown at a time. */
const PAGE = 20

type Scale = 'glicko' | 'weng-lin'
type Whose = 'all' | 'people' | 'followed'
type Lately = 'all' | '30' | '365'

/** Who plays a game best; the first game's ladder if none is named. */
export function LadderPage({ game: named }: { game: string }) {
  const rows = useSignal<Reply<'GET /ratings/:game'> | null>(null)
  const isMore = useSignal(false)
  const fault = useSignal('')
  const scale = useSignal<Scale>('glicko')
  const of = useSignal<Whose>('all')
  const days = useSignal<Lately>('all')
  const games = useSignal(1)
  const w = saying.value
  const all = useGames()
  const titles = Object.fromEntries(all.map(({ id, title }) => [id, title[language.value]]))
  const game = named || (all[0]?.id ?? '')
  const load = async (offset: number) => {
    await findServer()
    const lately = days.peek() === 'all' ? {} : { days: Number(days.peek()) }
    const query = { scale: scale.peek(), of: of.peek(), games: games.peek(), ...lately, limit: PAGE + 1, offset }
    const found = await api('GET /ratings/:game', { params: { game }, query })
    isMore.value = found.length > PAGE
    rows.value = [...(offset > 0 ? (rows.peek() ?? []) : []), ...found.slice(0, PAGE)]
  }
  const again = (offset: number) => void load(offset).catch(error => (fault.value = whyNot(error)))
  useEffect(() => {
    if (game !== '') again(0)
  }, [game, scale.value, of.value, days.value, games.value])
  return (
    <Frame>
      <div class="people-page">
        <h1>{w.ladderOf(titles[game] ?? game)}</h1>
        <div class="filters">
          <Filter label={w.ladderGame} value={game} choices={titles} onChange={to => go(address('ladders', to))} />
          <Filter
            label={words.value.howMany}
            value={scale.value}
            choices={w.scales}
            onChange={to => (scale.value = to)}
          />
          <Filter label={w.ladderWho} value={of.value} choices={w.ladderOfChoices} onChange={to => (of.value = to)} />
          <Filter
            label={w.ladderDays}
            value={days.value}
            choices={w.ladderDaysChoices}
            onChange={to => (days.value = to)}
          />
          <label>
            {w.ladderGamesAtLeast}
            <input
              type="number"
              min={1}
              max={1000}
              value={games.value}
              onChange={event => (games.value = Math.max(1, Number((event.target as HTMLInputElement).value) || 1))}
            />
          </label>
        </div>
        {fault.value && <p role="alert">{fault.value}</p>}
        {rows.value?.length === 0 && <p>{w.ladderEmpty}</p>}
        {rows.value && rows.value.length > 0 && <Rows rows={rows.value} />}
        {isMore.value && (
          <button type="button" class="button" onClick={() => again(rows.value?.length ?? 0)}>
            {w.more}
          </button>
        )}
      </div>
    </Frame>
  )
}

function Rows({ rows }: { rows: Reply<'GET /ratings/:game'> }) {
  const w = saying.value
  return (
    <table class="ladder">
      <thead>
        <tr>
          {[w.ladderPlace, w.ladderName, w.ladderRating, w.ladderGames].map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.person} class={row.person === person.value?.id ? 'own' : ''}>
            <td>{index + 1}</td>
            <th scope="row">
              {row.name === null ? botName(row.person) : <PersonLink id={row.person} name={row.name} />}
            </th>
            <td>
              {Math.round(row.rating)} <small>± {Math.round(row.deviation)}</small>
            </td>
            <td>{row.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a bot is called: the ladder knows it by its level. */
function botName(id: string): string {
  return botInWords(id.replace(/^bot:/, ''), words.value) ?? words.value.bot
}

function Filter<T extends string>(props: {
  label: string
  value: T
  choices: Record<T, string>
  onChange(value: T): void
}) {
  return (
    <label>
      {props.label}
      <select value={props.value} onChange={event => props.onChange((event.target as HTMLSelectElement).value as T)}>
        {(Object.entries(props.choices) as [T, string][]).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
