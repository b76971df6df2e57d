import { useEffect } from 'preact/hooks'
import { words } from './language.ts'
import { coming } from './pages/coming.tsx'
import { awaitFirstQuestion } from './pages/first-question.ts'
import { route } from './route.ts'

const oneMoment = () => <p class="coming">{words.value.oneMoment}</p>

const Hall = coming(async () => (await import('./hall/hall.tsx')).Hall, oneMoment)
const TablePage = coming(async () => (await import('./table/page.tsx')).TablePage, oneMoment)
const PlayNow = coming(async () => (await import('./table/opening/play-now.tsx')).PlayNow, oneMoment)
const NewTable = coming(async () => (await import('./table/opening/open.tsx')).NewTable, oneMoment)
const Learn = coming(async () => (await import('./table/opening/play-now.tsx')).Learn, oneMoment)
const Elsewhere = coming(async () => (await import('./elsewhere.tsx')).Elsewhere, oneMoment)

/** The ways from the hall to a board, known at once; all others come with their pages. */
const pages: Readonly<Record<string, { send(): void }>> = {
  '': Hall,
  play: PlayNow,
  new: NewTable,
  learn: Learn,
  table: TablePage,
}

/** Sends for the page of the address at once, while the words still come. Who plays now will sit at a table next. */
export function sendForPage(): void {
  const { page } = route.peek()
  const isKnown = Object.hasOwn(pages, page)
  if (isKnown) pages[page].send()
  else Elsewhere.send()
  if (page !== 'play' && page !== 'learn') return
  awaitFirstQuestion()
  TablePage.send()
}

/** The app: one page of it, by the address. */
export function App() {
  const { page, parts, query } = route.value
  const [first = ''] = parts
  useEffect(() => {
    scrollTo(0, 0)
    if (page !== 'table' && page !== 'replay') document.title = 'Hexarium'
  }, [page, first])
  switch (page) {
    case '':
      return <Hall />
    case 'play':
      return <PlayNow key={first} game={first} query={query} />
    case 'new':
      return <NewTable key={first} game={first} />
    case 'learn':
      return <Learn key={first} game={first || 'skirmish'} />
    case 'table':
      return <TablePage key={first} id={first} />
    default:
      return <Elsewhere />
  }
}
