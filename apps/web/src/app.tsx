import { lazy, Suspense } from 'preact/compat'
import { useEffect } from 'preact/hooks'
import { Hall } from './hall/hall.tsx'
import { words } from './language.ts'
import { Lost } from './pages/lost.tsx'
import { route } from './route.ts'

const TablePage = lazy(async () => (await import('./table/page.tsx')).TablePage)
const PlayNow = lazy(async () => (await import('./table/open.tsx')).PlayNow)
const NewTable = lazy(async () => (await import('./table/open.tsx')).NewTable)
const Learn = lazy(async () => (await import('./table/open.tsx')).Learn)
const ServerTablePage = lazy(async () => (await import('./online/page.tsx')).ServerTablePage)
const ReplayPage = lazy(async () => (await import('./replay/page.tsx')).ReplayPage)
const MyGames = lazy(async () => (await import('./replay/games.tsx')).MyGames)
const RulesPage = lazy(async () => (await import('./rules/page.tsx')).RulesPage)

/** The app: one page of it, by the address. */
export function App() {
  return (
    <Suspense fallback={<p class="coming">{words.value.oneMoment}</p>}>
      <Page />
    </Suspense>
  )
}

function Page() {
  const { page, parts, query } = route.value
  const [first = '', second = ''] = parts
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
      return <Learn />
    case 'table':
      return <TablePage key={first} id={first} />
    case 't':
      return <ServerTablePage key={first} id={first} link={query.get('link') ?? undefined} />
    case 'replay':
      return <ReplayPage key={`${first}${query.get('r') ?? ''}`} id={first} query={query} />
    case 'games':
      return <MyGames />
    case 'rules':
      return <RulesPage game={first} rule={second} />
    default:
      return <Lost title={words.value.lostTitle} text={words.value.lostText} />
  }
}
