import type { Moment } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import type { Play } from '../play.ts'
import { Fingers } from './fingers.ts'
import { Turn } from './turn.tsx'

/** Between the question and its choices: what the game proposes, a way to turn what is set up, and what fingers do. */
export function Rest(props: { play: Play; moment: Moment }) {
  return (
    <>
      {props.moment.proposal !== null && <Proposal {...props} />}
      <Turn {...props} />
      <Fingers {...props} />
    </>
  )
}

/** Several choices as one: what the game proposes, shown on the board while one points at it. Each can be taken back like any choice. */
function Proposal({ play, moment }: { play: Play; moment: Moment }) {
  const show = () => play.preview.to(null)
  const hide = () => play.preview.of(null)
  const isLast = play.restLeft.value === moment.ask
  return (
    <button
      type="button"
      class="button rest"
      aria-keyshortcuts="A"
      onClick={() => void play.setUpTheRest(moment)}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <span aria-hidden="true" class="digit">
        A
      </span>
      <span>{moment.proposal || (isLast ? later.value.setUpTheLast : later.value.setUpTheRest)}</span>
    </button>
  )
}
