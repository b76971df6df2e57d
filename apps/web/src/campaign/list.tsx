import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { loadHall } from '../data.ts'
import { language, words } from '../language.ts'
import { BringFile } from '../pages/files.tsx'
import { Frame } from '../pages/frame.tsx'
import type { CampaignShown } from '../port/campaigns.ts'
import { tell } from '../refusals/why.ts'
import { address } from '../route.ts'
import { botInWords } from '../words/bots.ts'
import { askCampaigns } from './desk.ts'
import { type KeptCampaign, keptCampaigns } from './keeping.ts'
import { CampaignsOnServer } from './online/list.tsx'
import { bring } from './playing.ts'
import { saying } from './say.ts'

/** The campaigns of the house, and one's own. */
export function CampaignList({ game }: { game: string }) {
  const all = useSignal<CampaignShown[] | null>(null)
  const own = useSignal<KeptCampaign[]>([])
  const titles = useSignal<ReadonlyMap<string, string>>(new Map())
  const fault = useSignal('')
  useEffect(() => {
    void keptCampaigns().then(found => (own.value = found))
  }, [])
  useEffect(() => {
    const wanted = language.value
    askCampaigns('list', wanted).then(
      found => (all.value = found),
      () => (fault.value = words.value.somethingBroke),
    )
    void loadHall()
      .then(games => (titles.value = new Map(games.map(({ id, title }) => [id, title[wanted]]))))
      .catch(() => {})
  }, [language.value])
  const w = saying.value
  const titleOf = (id: string) => titles.value.get(id) ?? id
  const bringFile = (file: File) => bring(file).catch(error => tell(fault, error, words.value.notJson))
  const shown = all.value?.filter(one => game === '' || one.game === game) ?? []
  return (
    <Frame>
      <h1>{game === '' ? words.value.campaigns : words.value.with(words.value.campaigns, titleOf(game))}</h1>
      <p>{w.about}</p>
      {fault.value && <p role="alert">{fault.value}</p>}
      <CampaignsOnServer campaigns={all.value ?? []} titleOf={titleOf} />
      <h2>{w.yours}</h2>
      {own.value.length === 0 && <p>{w.none}</p>}
      <ul class="game-list">
        {own.value.map(kept => (
          <Own key={kept.id} kept={kept} campaigns={all.value ?? []} titleOf={titleOf} />
        ))}
      </ul>
      <div class="row">
        <BringFile words={w.bring} onFile={file => void bringFile(file)} />
        {game !== '' && (
          <a class="button" href={address('campaigns')}>
            {w.all}
          </a>
        )}
      </div>
      <h2>{w.beginOne}</h2>
      {all.value === null && <p class="coming">{words.value.oneMoment}</p>}
      <ul class="campaign-cards">
        {shown.map(campaign => (
          <li key={`${campaign.game} ${campaign.id}`}>
            <h3>{campaign.title}</h3>
            <p class="players">
              {titleOf(campaign.game)} · <Origin isDesigned={campaign.isDesigned} />
            </p>
            <p>{campaign.blurb}</p>
            <p class="fine">{campaign.origin}</p>
            <a
              class="button strong"
              href={address('campaigns', 'new', campaign.game, campaign.id)}
              aria-label={words.value.with(w.begin, campaign.title)}
            >
              {w.begin}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

/** Where the rules of a campaign come from, in two words. */
export function Origin({ isDesigned }: { isDesigned: boolean }) {
  const w = saying.value
  return <em class={`origin${isDesigned ? ' designed' : ''}`}>{isDesigned ? w.designed : w.fromBook}</em>
}

interface OwnProps {
  kept: KeptCampaign
  campaigns: readonly CampaignShown[]
  titleOf(game: string): string
}

function Own({ kept, campaigns, titleOf }: OwnProps) {
  const { game, campaign, entries } = kept.chronicle
  const about = campaigns.find(one => one.game === game && one.id === campaign)
  const who = kept.bots.map((bot, player) => {
    const name = bot === null ? words.value.you : (botInWords(bot, words.value) ?? words.value.bot)
    return `${about?.players[player] ?? ''} (${name})`
  })
  const at = new Date(kept.at).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  const games = entries.filter(({ is }) => is === 'game').length
  return (
    <li>
      <div>
        <strong>{[titleOf(game), about?.title ?? campaign].join(' · ')}</strong>
        <span>{who.join(' – ')}</span>
        <small>{`${at} · ${words.value.with(words.value.games, `${games}`)}`}</small>
      </div>
      <div class="row">
        <a class="button strong" href={address('campaigns', kept.id)}>
          {saying.value.goOn}
        </a>
      </div>
    </li>
  )
}
