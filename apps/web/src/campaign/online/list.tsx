import type { ListedCampaign } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../language.ts'
import { nameShown } from '../../online/names.ts'
import { api, findServer, person } from '../../online/server.ts'
import type { CampaignShown } from '../../port/campaigns.ts'
import { address } from '../../route.ts'
import { saying } from '../say.ts'

interface Props {
  campaigns: readonly CampaignShown[]
  titleOf(game: string): string
}

/** One's campaigns on the server; nothing without one, or for who is nobody there. */
export function CampaignsOnServer({ campaigns, titleOf }: Props) {
  const own = useSignal<readonly ListedCampaign[]>([])
  const next = useSignal<string | null>(null)
  const isFinished = useSignal(false)
  const load = async (cursor: string | null) => {
    await findServer()
    if (!person.peek()) return
    const list = isFinished.peek() ? ('finished' as const) : ('running' as const)
    const page = await api('GET /campaigns', { query: { list, ...(cursor ? { cursor } : {}) } })
    own.value = cursor ? [...own.peek(), ...page.campaigns] : page.campaigns
    next.value = page.next
  }
  useEffect(() => void load(null).catch(() => {}), [isFinished.value, person.value?.id])
  const w = saying.value
  if (!person.value) return null
  const nameOf = ({ game, campaign }: ListedCampaign) => {
    const about = campaigns.find(one => one.game === game && one.id === campaign)
    return [titleOf(game), about?.title ?? campaign].join(' · ')
  }
  return (
    <section aria-labelledby="campaigns-on-server">
      <h2 id="campaigns-on-server">{w.yoursOnServer}</h2>
      <label class="field switch">
        <input
          type="checkbox"
          checked={isFinished.value}
          onChange={event => (isFinished.value = (event.target as HTMLInputElement).checked)}
        />
        <span>{w.finished}</span>
      </label>
      {own.value.length === 0 && <p>{w.noOnServer}</p>}
      <ul class="game-list">
        {own.value.map(one => (
          <li key={one.id}>
            <div>
              <strong>{nameOf(one)}</strong>
              <span>
                {one.players.map(player => (player ? nameShown(player.name, words.value) : w.nobody)).join(' – ')}
              </span>
              <small>{stageOf(one)}</small>
            </div>
            <div class="row">
              <a
                class="button strong"
                href={address('campaign', one.id)}
                aria-label={words.value.with(w.goOn, nameOf(one))}
              >
                {w.goOn}
              </a>
            </div>
          </li>
        ))}
      </ul>
      {next.value !== null && (
        <button type="button" class="button" onClick={() => void load(next.value).catch(() => {})}>
          {w.more}
        </button>
      )}
    </section>
  )
}

function stageOf({ stage, awaits }: ListedCampaign): string {
  const w = saying.value
  if (stage === 'inviting') return w.inviting
  return stage === 'over' ? w.over : awaits ? w.awaits : w.awaitsOthers
}
