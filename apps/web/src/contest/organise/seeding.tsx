import type { Standing, TournamentCard } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { words } from '../../language.ts'
import { nameShown } from '../../online/names.ts'
import { api } from '../../online/server.ts'
import { Said } from '../../people/deed.tsx'
import { useContestDeed } from '../deed.ts'
import { usePart } from '../live.ts'
import { saying } from '../say.ts'

interface Props {
  card: TournamentCard
  version: number
  onCard(card: TournamentCard): void
}

/** The order of strength by hand: who stands above whom. */
export function Seeding({ card, version, onCard }: Props) {
  const deed = useContestDeed()
  const order = useSignal<readonly string[] | null>(null)
  const w = saying.value
  const params = { id: card.id }
  const found = usePart(() => api('GET /tournaments/:id/standings', { params, query: { limit: 500 } }), version)
  const players = found?.standings.filter(({ isOut }) => !isOut) ?? []
  const ordered = inOrder(players, order.value)
  const ids = ordered.map(({ id }) => id)
  const move = (at: number, by: -1 | 1) => {
    const moved = [...ids]
    moved.splice(at + by, 0, ...moved.splice(at, 1))
    order.value = moved
  }
  const save = () =>
    deed.run(async () => {
      onCard(await api('POST /tournaments/:id/seed', { params, body: { order: ids } }))
      return undefined
    })
  if (players.length < 2) return null
  return (
    <details class="seeding">
      <summary>{w.seeding}</summary>
      <p class="soft">{w.seedText}</p>
      <ol>
        {ordered.map((player, at) => {
          const name = nameShown(player.name, words.value)
          return (
            <li key={player.id}>
              <span>{name}</span>
              <span class="row">
                <button
                  type="button"
                  class="quiet"
                  aria-label={w.seedUp(name)}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  ▲
                </button>
                <button
                  type="button"
                  class="quiet"
                  aria-label={w.seedDown(name)}
                  disabled={at === ordered.length - 1}
                  onClick={() => move(at, 1)}
                >
                  ▼
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      <div class="row">
        <button type="button" class="button strong" disabled={deed.isBusy} onClick={() => void save()}>
          {w.seedSave}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => (order.value = players.toSorted((a, b) => b.rating - a.rating).map(({ id }) => id))}
        >
          {w.seedByRating}
        </button>
      </div>
      <Said deed={deed} />
    </details>
  )
}

/** Players as they were put in order; who came since stands last. */
function inOrder(players: readonly Standing[], order: readonly string[] | null): Standing[] {
  if (!order) return [...players]
  const at = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return players.toSorted((a, b) => at(a.id) - at(b.id))
}
