import { useSignal } from '@preact/signals'
import { percent, words } from '../../language.ts'
import { Dialog } from '../../pages/dialog.tsx'
import type { Moment, Offer } from '../../port/moment.ts'
import { askNoMore } from '../../preferences.ts'
import { later } from '../../words/later/later.ts'
import type { Play } from '../play.ts'
import { sayings } from '../telling/sayings.ts'

/** More kinds of loss than these are not read before a choice. */
const READ = 8

/** Who has meant it so often means it: that he is asked no more is ticked for him. */
const OFTEN = 2

/** Before a choice that gives something up, or matters and cannot be taken back: what it is, what it costs, whether it is meant. */
export function Gravity({ play, moment }: { play: Play; moment: Moment }) {
  const offer = play.grave.value
  const isLast = useSignal(play.meant.filter(name => name === offer?.name).length >= OFTEN)
  if (!offer) return null
  const w = words.value
  const costs = offer.isUnsure || offer.losses.length > 0
  const close = () => {
    play.grave.value = null
    isLast.value = false
  }
  const goOn = () => {
    play.meant.push(offer.name)
    if (isLast.value) askNoMore(moment.game, offer.name)
    close()
    void play.choose(offer, true)
  }
  return (
    <Dialog title={costs ? later.value.lossTitle : later.value.graveTitle} onClose={close}>
      <p>
        <strong>{offer.words}</strong>
      </p>
      {offer.odds.map(odds => (
        <p key={odds.words}>{`${percent(odds.chance)} ${odds.words}`}</p>
      ))}
      {costs ? <Losses offer={offer} moment={moment} /> : <p>{later.value.graveText}</p>}
      {!costs && (
        <label class="field switch">
          <input
            type="checkbox"
            checked={isLast.value}
            onChange={event => (isLast.value = (event.target as HTMLInputElement).checked)}
          />
          <span>{later.value.askNoMore}</span>
        </label>
      )}
      <div class="row">
        <button type="button" class="button strong" data-safe onClick={close}>
          {later.value.goBack}
        </button>
        <button type="button" class="button" onClick={goOn}>
          {costs ? later.value.allTheSame(offer.words) : w.doIt}
        </button>
      </div>
    </Dialog>
  )
}

/** What a choice costs, and what it would leave undone. */
function Losses({ offer, moment }: { offer: Offer; moment: Moment }) {
  const said = sayings(moment.scene)
  if (offer.isUnsure) return <p>{later.value.lossUnsure}</p>
  return (
    <>
      <p>{later.value.lossText}</p>
      <ul class="losses">
        {offer.losses.slice(0, READ).map(loss => (
          <li key={loss}>{loss}</li>
        ))}
        {offer.losses.length > READ && <li>…</li>}
      </ul>
      {offer.forgets.length > 0 && (
        <>
          <p>{later.value.forgottenTitle}:</p>
          <ul class="losses">
            {offer.forgets.map(id => (
              <li key={id}>{said.get(id) ?? id}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
