import { words } from '../../language.ts'
import { Dialog } from '../../pages/dialog.tsx'
import type { Moment } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import type { Play } from '../play.ts'
import { sayings } from '../telling/sayings.ts'

/** Before a choice that leaves something undone for good: what it is, and whether that is meant. */
export function Reminder({ play, moment }: { play: Play; moment: Moment }) {
  const reminder = play.reminder.value
  if (!reminder) return null
  const w = words.value
  const said = sayings(moment.scene)
  const close = () => (play.reminder.value = null)
  return (
    <Dialog title={later.value.forgottenTitle} onClose={close}>
      <p>{w.forgottenText}</p>
      <ul class="forgotten">
        {reminder.ids.map(id => (
          <li key={id}>
            <label class="field switch">
              <input
                type="checkbox"
                checked={play.left.value.has(id)}
                onChange={event => play.leave(id, (event.target as HTMLInputElement).checked)}
              />
              <span>
                {said.get(id) ?? id}
                <small>{later.value.leaveIt}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button strong" data-safe onClick={close}>
          {later.value.goBack}
        </button>
        <button type="button" class="button" onClick={() => void play.choose(reminder.offer, true)}>
          {`${later.value.goOnAnyway} ${reminder.offer.words}`}
        </button>
      </div>
    </Dialog>
  )
}
