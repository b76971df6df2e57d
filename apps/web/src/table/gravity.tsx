import { useSignal } from '@preact/signals'
import { words } from '../language.ts'
import { Dialog } from '../pages/dialog.tsx'
import type { Moment } from '../port/moment.ts'
import { askNoMore } from '../preferences.ts'
import type { Play } from './play.ts'

/** Before a choice that matters and cannot be taken back: what it is, its odds, and whether it is meant. */
export function Gravity({ play, moment }: { play: Play; moment: Moment }) {
  const offer = play.grave.value
  const isLast = useSignal(false)
  if (!offer) return null
  const w = words.value
  const close = () => {
    play.grave.value = null
    isLast.value = false
  }
  const goOn = () => {
    if (isLast.value) askNoMore(moment.game, offer.name)
    close()
    void play.choose(offer, true)
  }
  return (
    <Dialog title={w.graveTitle} onClose={close}>
      <p>
        <strong>{offer.words}</strong>
      </p>
      {offer.odds.map(odds => (
        <p key={odds.words}>{`${Math.round(odds.chance * 100)} % ${odds.words}`}</p>
      ))}
      <p>{w.graveText}</p>
      <label class="field switch">
        <input
          type="checkbox"
          checked={isLast.value}
          onChange={event => (isLast.value = (event.target as HTMLInputElement).checked)}
        />
        <span>{w.askNoMore}</span>
      </label>
      <div class="row">
        <button type="button" class="button" onClick={close}>
          {w.goBack}
        </button>
        <button type="button" class="button strong" onClick={goOn}>
          {w.doIt}
        </button>
      </div>
    </Dialog>
  )
}
