import { words } from '../../language.ts'
import type { Moment } from '../../port/moment.ts'
import type { Play } from '../play.ts'

/** Several choices as one: what the game proposes, shown on the board while one points at it. Each can be taken back like any choice. */
export function Rest({ play, moment }: { play: Play; moment: Moment }) {
  const show = () => play.preview.to(null)
  const hide = () => play.preview.of(null)
  return (
    <button
      type="button"
      class="button rest"
      onClick={() => void play.setUpTheRest(moment)}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {moment.proposal || words.value.setUpTheRest}
    </button>
  )
}
