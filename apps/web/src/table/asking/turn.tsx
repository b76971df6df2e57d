import type { Moment } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import type { Play } from '../play.ts'
import { mayTurn, turn } from '../seldom.ts'

/** Turns what is being set up, as R does; and what the arrows in the rows below say. */
export function Turn({ play, moment }: { play: Play; moment: Moment }) {
  const may = mayTurn(play, moment)
  if (!may) return null
  return (
    <p class="turn">
      <button type="button" class="button rest" aria-keyshortcuts="R" onClick={() => void turn(play, moment, 1)}>
        <span aria-hidden="true" class="digit">
          R
        </span>
        <span>{later.value.turnIt}</span>
      </button>
      {may === 'first' && <span>{later.value.arrowsSay}</span>}
    </p>
  )
}
