import type { Frame, Listed, NoticeKind } from '@hexarium/wire'
import { effect, signal } from '@preact/signals'
import { render } from 'preact'
import { loadHall } from '../data.ts'
import { language, words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { api, person } from '../online/server.ts'
import { address, go, route } from '../route.ts'
import { waitingTables } from './me.ts'
import { aboutOf, isOfContest, placeOf } from './notice.ts'
import { keepPush, pushState, wantPush } from './push.ts'
import { saying } from './say.ts'
import '../style/people.css'

/** How long to wait before the server is called again, the longer the more often it did not answer. */
const PATIENCE = [1000, 5000, 15_000, 60_000]

/** So much news is shown at a time. */
const SHOWN = 3

/** So many letters of an announcement are shown over the page. */
const LETTERS = 140

/** What may be told of a competition. */
const CONTEST_KINDS: ReadonlySet<NoticeKind> = new Set([
  'round',
  'deadline',
  'corrected',
  'ended',
  'announcement',
  'challenge',
  'invitation',
])

/** Something one is told, wherever one is. */
interface News {
  /** The table, or the contest, it is about. */
  table: string
  kind: NoticeKind
  game: string
  others: string
  /** Where it leads, and whether that is a table. */
  to: string
  isTable: boolean
}

const news = signal<readonly News[]>([])
const asksPush = signal(false)

/** Pages of something that can be told of by its id. */
const PAGES: readonly string[] = ['t', 'tournament', 'campaign']

/** The table or contest one looks at. */
const here = (): string => (PAGES.includes(route.peek().page) ? (route.peek().parts[0] ?? '') : '')

/** Keeps an eye on the server there is, in whichever page one is: whose turn it is, in title and icon, and what one is told. */
export function stayAwake(): void {
  const root = document.createElement('div')
  document.body.append(root)
  render(<Told />, root)
  let line: Line | null = null
  effect(() => {
    const id = person.value?.id
    if (line?.person === id) return
    line?.close()
    line = id === undefined ? null : new Line(id)
    waitingTables.value = []
    news.value = []
    if (id !== undefined) void keepPush().catch(() => {})
  })
  effect(() => {
    const { page, parts } = route.value
    if (PAGES.includes(page)) news.value = news.peek().filter(({ table }) => table !== parts[0])
    if (person.peek()) void look()
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && person.peek()) void look()
  })
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (typeof data?.open === 'string') go(data.open)
  })
  keepCount()
}

/** Looks which tables wait. */
async function look(): Promise<void> {
  const page = await api('GET /my/tables', { query: { list: 'running', limit: 100 } }).catch(() => null)
  if (!page) return
  waitingTables.value = page.tables.filter(({ mine }) => mine).map(({ id }) => id)
  if (!asksPush.peek() && wasAsked() === null && page.tables.some(isWithSomebody))
    asksPush.value = (await pushState()) === 'off' && Notification.permission === 'default'
}

/** True if somebody else plays at a table. */
const isWithSomebody = ({ seats }: Listed): boolean =>
  seats.some(seat => seat.kind === 'person' && seat.person !== person.peek()?.id)

const ASKED = 'hexarium asked to knock'

function wasAsked(): string | null {
  try {
    return localStorage.getItem(ASKED)
  } catch {
    return 'kept nowhere: better not asked than asked again and again'
  }
}

function answered(): void {
  asksPush.value = false
  try {
    localStorage.setItem(ASKED, 'yes')
  } catch {} // see above
}

/** A line to the server on which one is told. */
class Line {
  readonly person: string
  private socket: WebSocket | null = null
  private failures = 0
  private isClosed = false

  constructor(person: string) {
    this.person = person
    this.open()
  }

  close(): void {
    this.isClosed = true
    this.socket?.close()
  }

  private open(): void {
    if (this.isClosed) return
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    this.socket = socket
    socket.addEventListener('message', message => this.heed(JSON.parse(message.data)))
    socket.addEventListener('close', () => {
      const wait = PATIENCE[Math.min(this.failures++, PATIENCE.length - 1)]
      setTimeout(() => this.open(), wait)
    })
  }

  private heed(frame: Frame): void {
    if (frame.t === 'hello') {
      this.failures = 0
      void look()
    } else if (frame.t === 'notice') {
      void look()
      void this.tell(frame.table, frame.kind).catch(() => {})
    }
  }

  private async tell(table: string, kind: NoticeKind): Promise<void> {
    if (table === here()) return
    const games = await loadHall().catch(() => [])
    const titleOf = (game: string) => games.find(({ id }) => id === game)?.title[language.peek()] ?? game
    const told = CONTEST_KINDS.has(kind) ? await this.ofContest(table, kind, titleOf) : null
    const found = told ?? (await this.ofTable(table, kind, titleOf))
    if (table !== here()) news.value = [found, ...without(table)].slice(0, SHOWN)
  }

  /** What is told of a competition, or of a table of one; nothing if it is about a table of its own. */
  private async ofContest(table: string, kind: NoticeKind, titleOf: (game: string) => string): Promise<News | null> {
    const notices = await api('GET /notices')
    const notice = notices.find(one => one.table === table && one.kind === kind)
    if (!notice?.contest) return null
    const text = notice.text ?? ''
    return {
      table,
      kind,
      game: aboutOf(notice, titleOf),
      others: text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text,
      to: placeOf(notice),
      isTable: !isOfContest(notice),
    }
  }

  private async ofTable(table: string, kind: NoticeKind, titleOf: (game: string) => string): Promise<News> {
    const card = await api('GET /tables/:id', { params: { id: table } })
    const others = card.seats
      .flatMap(({ person: who, name }) => (name && who !== this.person ? [nameShown(name, words.peek())] : []))
      .join(', ')
    return { table, kind, game: titleOf(card.game), others, to: address('t', table), isTable: true }
  }
}

const without = (table: string): News[] => news.peek().filter(one => one.table !== table)

/** The count in the title, and on the icon of who has installed the app. The table one looks at says so itself. */
function keepCount(): void {
  const title = document.querySelector('title')!
  const show = () => {
    const count = waitingTables.peek().filter(table => table !== here()).length
    const plain = document.title.replace(/^\(\d+\) /, '')
    const wanted = count > 0 ? `(${count}) ${plain}` : plain
    if (document.title !== wanted) document.title = wanted
  }
  new MutationObserver(show).observe(title, { childList: true })
  effect(() => {
    const count = waitingTables.value.length
    void route.value
    show()
    if ('setAppBadge' in navigator)
      void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
  })
}

/** What one is told, over the page. */
function Told() {
  const w = saying.value
  const dismiss = (table: string) => {
    news.value = without(table)
    void api('POST /notices/seen', { body: { table } }).catch(() => {})
  }
  return (
    <div class="told-over" role="status" aria-live="polite">
      {news.value.map(({ table, kind, game, others, to, isTable }) => (
        <div key={table} class="told">
          <p>
            <strong>{game}</strong> {w.noticeLines[kind]}
            {others && <small>{others}</small>}
          </p>
          <a class="button strong" href={to}>
            {isTable ? w.openTable : w.openContest}
          </a>
          <button type="button" class="quiet" onClick={() => dismiss(table)} aria-label={words.value.close}>
            ✕
          </button>
        </div>
      ))}
      {asksPush.value && (
        <div class="told asks">
          <p>{w.askPush}</p>
          <div class="row">
            <button
              type="button"
              class="button strong"
              onClick={() => {
                answered()
                void wantPush().catch(() => {})
              }}
            >
              {w.askPushYes}
            </button>
            <button type="button" class="button" onClick={answered}>
              {w.askPushNo}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
