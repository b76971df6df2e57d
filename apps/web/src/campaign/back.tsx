import { address } from '../route.ts'
import { saying } from './say.ts'

/** After a game of a campaign: the way back to it. */
export function BackToCampaign({ id }: { id: string }) {
  return (
    <a class="button strong" href={address('campaigns', id)}>
      {saying.value.back}
    </a>
  )
}
