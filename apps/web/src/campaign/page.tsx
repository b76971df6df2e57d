import { Begin } from './begin.tsx'
import { ChroniclePage } from './chronicle.tsx'
import { CampaignList } from './list.tsx'
import '../style/campaign.css'

interface Props {
  parts: readonly string[]
  query: URLSearchParams
}

/** `#/campaigns`: all of them; `#/campaigns/new/game/campaign`: to begin one; `#/campaigns/id`: one under way. */
export function CampaignsPage({ parts, query }: Props) {
  const [first = '', game = '', campaign = ''] = parts
  if (first === 'new') return <Begin key={`${game} ${campaign}`} game={game} campaign={campaign} />
  return first === '' ? <CampaignList game={query.get('game') ?? ''} /> : <ChroniclePage key={first} id={first} />
}
