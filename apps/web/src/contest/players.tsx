import type { Standing, TournamentCard } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { api } from '../online/server.ts'
import { usePart } from './live.ts'
import { ParticipantName } from './participant.tsx'
import { saying } from './say.ts'

/** Names shown at a time. */
const PAGE = 100

interface Props {
  card: TournamentCard
  version: number
  /** For organisers: takes somebody out of it. */
  onRemove: ((player: Standing) => void) | undefined
}

/** Who has entered, before the first round. */
export function Players({ card, version, onRemove }: Props) {
  const w = saying.value
  const limit = useSignal(PAGE)
  const found = usePart(
    () => api('GET /tournaments/:id/standings', { params: { id: card.id }, query: { limit: limit.value } }),
    version,
    limit.value,
  )
  const players = found?.standings.filter(({ isOut }) => !isOut) ?? []
  return (
    <section aria-labelledby="players">
      <h2 id="players">{w.players}</h2>
      {found && players.length === 0 && <p>{w.noPlayers}</p>}
      <ol class="plain-list contest-players">
        {players.map(player => (
          <li key={player.id}>
            <span>
              <ParticipantName of={player} /> {player.rating > 0 && <small>{Math.round(player.rating)}</small>}
            </span>
            {onRemove && (
              <button
                type="button"
                class="quiet"
                aria-label={`${w.remove} (${player.name})`}
                onClick={() => onRemove(player)}
              >
                {w.remove}
              </button>
            )}
          </li>
        ))}
      </ol>
      {found && found.total > found.standings.length && limit.value < 500 && (
        <button type="button" class="button" onClick={() => (limit.value = Math.min(500, limit.value * 2))}>
          {w.more}
        </button>
      )}
    </section>
  )
}
