import type { ClockTerms } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { language, words } from '../language.ts'
import { Confirm } from '../pages/dialog.tsx'
import type { Moment } from '../port/moment.ts'
import { tell } from '../refusals/why.ts'
import { nameShown } from './names.ts'
import { hourInWords, useNow } from './now.ts'
import type { ServerTable } from './table.ts'
import { spoken } from './words/spoken.ts'

interface Props {
  table: ServerTable
  moment: Moment
  clock: ClockTerms
  isRated: boolean
}

/** Says that somebody the game waits for has left, and lets one claim it from him when he does not come back. */
export function Claim({ table, moment, clock, isRated }: Props) {
  const now = useNow().value
  const isSure = useSignal(false)
  const fault = useSignal('')
  const w = words.value
  const h = spoken.value
  const there = table.there.value
  if (!there || there.patience === null || moment.seat < 0 || moment.is === 'over') return null
  const gone = moment.seats.findIndex(({ asked, bot }, seat) => asked && bot === null && there.away[seat] > 0)
  if (gone < 0 || gone === moment.seat) return null
  const silence = clock.kind === 'live' ? Math.max(table.lastAt.value, there.away[gone]) : table.lastAt.value
  const end = silence + there.patience
  const name = nameShown(moment.around?.names[gone] ?? '', w) || moment.seats[gone].side
  const claim = (level: 'fair' | null) => {
    isSure.value = false
    table.claim(gone, level).catch(error => tell(fault, error, w.somethingBroke))
  }
  if (now < end) return <p role="status">{h.awayNow(name, hourInWords(end, now, language.value))}</p>
  return (
    <div class="offered-to-all" role="status">
      <p>{fault.value || h.longGone(name)}</p>
      <div class="row">
        <button type="button" class="button strong" onClick={() => (isSure.value = true)}>
          {h.claimWin}
        </button>
        {!isRated && (
          <button type="button" class="button" onClick={() => claim('fair')}>
            {h.botInstead}
          </button>
        )}
      </div>
      {isSure.value && (
        <Confirm
          title={h.claimWin}
          text={h.claimText(name)}
          yes={h.claimWin}
          onClose={() => (isSure.value = false)}
          onYes={() => claim(null)}
        />
      )}
    </div>
  )
}
