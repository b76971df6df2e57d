import type { Call, Listed } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type HallGame, loadHall } from '../data.ts'
import { language, words } from '../language.ts'
import { Frame } from '../pages/frame.tsx'
import type { SettingShown } from '../port/calls.ts'
import { Desk } from '../port/desk.ts'
import { address } from '../route.ts'
import { Choice } from './fields.tsx'
import { timeInWords } from './hall/terms.ts'
import { nameShown } from './names.ts'
import { api } from './server.ts'
import { spoken } from './words/spoken.ts'
import '../style/house.css'
import { tell } from '../refusals/why.ts'

type Wish = NonNullable<Call<'GET /tables'>['query']>
type Ended = NonNullable<Wish['result']>

const ENDS: readonly Ended[] = ['decided', 'drawn', 'broken']
const PLAYERS_ENDS: readonly Ended[] = ['won', 'lost', 'drawn', 'broken']

/** Games to watch: those being played, and finished ones to be searched for. */
export function WatchPage() {
  const games = useSignal<HallGame[]>([])
  const list = useSignal<'running' | 'finished'>('running')
  const game = useSignal('')
  const player = useSignal('')
  const setting = useSignal('')
  const result = useSignal<'' | Ended>('')
  const tables = useSignal<readonly Listed[] | null>(null)
  const next = useSignal<string | null>(null)
  const fault = useSignal('')
  const settings = useSettings(game.value)
  useEffect(() => {
    void loadHall().then(
      found => (games.value = found),
      () => {},
    )
  }, [])
  const w = words.value
  const h = spoken.value
  const name = player.value.trim()
  const look = async (cursor: string | null) => {
    const isFinished = list.value === 'finished'
    const query: Wish = {
      list: list.value,
      limit: 20,
      ...(game.value ? { game: game.value } : {}),
      ...(cursor ? { cursor } : {}),
      ...(name.length > 1 ? { player: name } : {}),
      ...(setting.value ? { setting: setting.value } : {}),
      ...(isFinished && result.value ? { result: result.value } : {}),
    }
    try {
      const page = await api('GET /tables', { query })
      fault.value = ''
      tables.value = cursor ? [...(tables.peek() ?? []), ...page.tables] : page.tables
      next.value = page.next
    } catch (error) {
      tell(fault, error, w.serverAway)
    }
  }
  useEffect(() => {
    void look(null)
  }, [list.value, game.value, setting.value, result.value])
  const ends = name.length > 1 ? PLAYERS_ENDS : ENDS
  return (
    <Frame>
      <h1>{h.watching}</h1>
      <form
        class="form sheet watch-form"
        onSubmit={event => {
          event.preventDefault()
          void look(null)
        }}
      >
        <Choice
          label={h.which}
          value={list.value}
          set={value => (list.value = value as 'running')}
          values={[
            ['running', h.running],
            ['finished', h.finished],
          ]}
        />
        <Choice
          label={h.game}
          value={game.value}
          set={value => {
            setting.value = ''
            game.value = value
          }}
          values={[['', h.anyGame], ...games.value.map(one => [one.id, one.title[language.value]] as const)]}
        />
        {settings.length > 0 && (
          <Choice
            label={h.scenario}
            value={setting.value}
            set={value => (setting.value = value)}
            values={[['', h.anyScenario], ...settings]}
          />
        )}
        <label class="field">
          <span>{h.player}</span>
          <input
            type="search"
            maxLength={40}
            value={player.value}
            onInput={event => (player.value = (event.target as HTMLInputElement).value)}
          />
        </label>
        {list.value === 'finished' && (
          <Choice
            label={h.result}
            value={result.value}
            set={value => (result.value = value as Ended)}
            values={[['', h.anyResult], ...ends.map(end => [end, h.ends[end]] as const)]}
          />
        )}
        <div class="row">
          <button type="submit" class="button strong">
            {h.findPerson}
          </button>
        </div>
      </form>
      {fault.value && <p role="alert">{fault.value}</p>}
      <p role="status">{tables.value?.length !== 0 ? '' : next.value === null ? h.noTables : h.noneLately}</p>
      <ul class="house-list">
        {tables.value?.map(table => (
          <Found key={table.id} table={table} game={games.value.find(({ id }) => id === table.game)} />
        ))}
      </ul>
      {next.value && (
        <button type="button" class="button" onClick={() => void look(next.value)}>
          {h.more}
        </button>
      )}
    </Frame>
  )
}

/** A table that was found: who plays, how it ended or what it is played for, and the way there. */
function Found({ table, game }: { table: Listed; game: HallGame | undefined }) {
  const w = words.value
  const h = spoken.value
  const title = table.title || game?.title[language.value] || table.game
  const names = table.seats.map(({ name }) => nameShown(name, w))
  const when = table.finished ?? table.started ?? table.created
  const date = new Date(when).toLocaleDateString(language.value, { dateStyle: 'medium' })
  const act = table.finished === null ? w.watch : w.replay
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <span>{names.map((name, seat) => (isFirst(table, seat) ? h.winner(name) : name)).join(' – ')}</span>
        <small>{[date, timeInWords(table.terms, table.finished ? undefined : game, w, h)].join(' · ')}</small>
      </div>
      <a class="button" href={address('t', table.id)} aria-label={w.with(act, [title, ...names].join(', '))}>
        {act}
      </a>
    </li>
  )
}

/** True if somebody alone, or with some, came before others. */
function isFirst({ result }: Listed, seat: number): boolean {
  return result !== null && result.places[seat] === 1 && result.places.some(place => place !== 1)
}

/** The choices of a game by which its tables may be told apart: scenarios above all, as `name=value` and in words. */
function useSettings(game: string): readonly (readonly [string, string])[] {
  const found = useSignal<readonly SettingShown[]>([])
  useEffect(() => {
    found.value = []
    if (game === '') return
    const desk = new Desk(() => {})
    desk.ask('settings', game, language.value).then(
      settings => {
        found.value = settings.filter(({ kind }) => kind === 'choice')
        desk.close()
      },
      () => desk.close(),
    )
    return () => desk.close()
  }, [game, language.value])
  return found.value.flatMap(({ name, words: title, values }) =>
    values.map(({ value, words: text }) => [`${name}=${value}`, words.value.with(title, text)] as const),
  )
}
