import { BackToCampaign } from '../../campaign/back.tsx'
import { words } from '../../language.ts'
import { later } from '../../words/later/later.ts'

interface Props {
  again(isSwapped: boolean): void
  /** The campaign it was a game of. */
  campaign?: string | undefined
}

/** The same again at this screen, from the same seats or from the next ones; or on with the campaign it belongs to. */
export function Again({ again, campaign }: Props) {
  if (campaign !== undefined) return <BackToCampaign id={campaign} />
  return (
    <>
      <button type="button" class="button" onClick={() => again(false)}>
        {words.value.playAgain}
      </button>
      <button type="button" class="button" onClick={() => again(true)}>
        {later.value.swapped}
      </button>
    </>
  )
}
