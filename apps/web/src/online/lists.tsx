import type { Call, Listed } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { HallGame } from '../data.ts'
import { language, words } from '../language.ts'
import { address } from '../route.ts'
import { nameShown } from './names.ts'
import { api, findServer, person } from './server.ts'

/** What happens in the house: one's own tables, open ones to sit down at, running ones to watch. Nothing without a server. */
export function TablesHere({ games }: { games: readonly HallGame[] }) {
  const own = useSignal<Listed[]>([])
  const open = useSignal<Listed[]>([])
  const running = useSignal<Listed[]>([])
  useEffect(() => {
    const load = async () => {
      await findServer()
      const me = person.peek()
      if (me === undefined) return
      const list = (of: 'GET /tables' | 'GET /my/tables', query: Call<typeof of>['query']) =>
        api(of, { query }).then(
          page => page.tables,
          () => [],
        )
      const mine = (which: 'running' | 'open') => list('GET /my/tables', { list: which })
      if (me) own.value = [...(await mine('running')), ...(await mine('open'))]
      open.value = await list('GET /tables', { list: 'open', limit: 8 })
      running.value = await list('GET /tables', { list: 'running', limit: 6 })
    }
    void load()
  }, [])
  const w = words.value
  const isMine = (table: Listed) => own.value.some(mine => mine.id === table.id)
  const parts: [string, Listed[], string][] = [
    [w.yourTables, own.value, w.continueGame],
    [w.openTables, open.value.filter(table => !isMine(table)), w.sitDown],
    [w.runningTables, running.value.filter(table => !isMine(table)), w.watch],
  ]
  return (
    <>
      {parts.map(([title, tables, act]) =>
        tables.length === 0 ? null : (
          <section class="continue" key={title}>
            <h2>{title}</h2>
            <ul>
              {tables.map(table => (
                <li key={table.id}>
                  <a href={address('t', table.id)}>
                    <strong>{games.find(game => game.id === table.game)?.title[language.value] ?? table.game}</strong>
                    <span>{`${table.seats.map(seat => nameShown(seat.name, w) || w.freeSeat).join(' – ')} · ${act}`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </>
  )
}
