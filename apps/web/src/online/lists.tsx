import type { Listed } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { HallGame } from '../data.ts'
import { language, words } from '../language.ts'
import { address } from '../route.ts'
import { nameShown } from './names.ts'
import { api, findServer, person } from './server.ts'

/** One's own tables in the house. Nothing without a server. */
export function TablesHere({ games }: { games: readonly HallGame[] }) {
  const own = useSignal<Listed[]>([])
  useEffect(() => {
    const load = async () => {
      await findServer()
      const me = person.peek()
      if (me === undefined) return
      const mine = (list: 'running' | 'open') =>
        api('GET /my/tables', { query: { list } }).then(
          page => page.tables,
          () => [],
        )
      if (me) own.value = [...(await mine('running')), ...(await mine('open'))]
    }
    void load()
  }, [])
  const w = words.value
  if (own.value.length === 0) return null
  return (
    <section class="continue">
      <h2>{w.yourTables}</h2>
      <ul>
        {own.value.map(table => (
          <li key={table.id}>
            <a href={address('t', table.id)}>
              <strong>{games.find(game => game.id === table.game)?.title[language.value] ?? table.game}</strong>
              <span>{`${table.seats.map(seat => nameShown(seat.name, w) || w.freeSeat).join(' – ')} · ${w.continueGame}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
