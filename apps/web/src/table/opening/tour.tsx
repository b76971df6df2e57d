import type { Scene, Seat } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../language.ts'
import type { Moment } from '../../port/moment.ts'
import type { Table } from '../../port/table.ts'

interface Props {
  table: Table
  moment: Moment
  /** What the step points at. */
  onShow(ids: readonly string[]): void
  onClose(): void
}

/** How a turn goes: a few steps in words, each pointing at the board as it stands. */
export function Tour({ table, moment, onShow, onClose }: Props) {
  const steps = useSignal<readonly { text: string; points?: string }[]>([])
  const at = useSignal(0)
  const w = words.value
  useEffect(() => {
    void table.turn().then(
      found => {
        steps.value = found
      },
      () => onClose(),
    )
    return () => onShow([])
  }, [moment.language])
  const step = steps.value[at.value]
  useEffect(() => {
    onShow(step?.points === undefined ? [] : pointedAt(moment.scene, moment.seat, step.points))
  }, [step, moment])
  if (!step) return null
  const last = steps.value.length - 1
  return (
    <div class="guide tour" aria-live="polite">
      <p>
        <strong>{`${w.howATurnGoes} ${at.value + 1}/${last + 1}`}</strong>
      </p>
      <p>{step.text}</p>
      <div class="row">
        {at.value > 0 && (
          <button type="button" class="button" onClick={() => at.value--}>
            {w.back}
          </button>
        )}
        {at.value < last ? (
          <button type="button" class="button strong" onClick={() => at.value++}>
            {w.on}
          </button>
        ) : null}
        <button type="button" class={at.value < last ? 'quiet' : 'button strong'} onClick={onClose}>
          {w.close}
        </button>
      </div>
    </div>
  )
}

/** So many rings still point at something. */
const RINGS = 40

/** The elements a step is about: one by its id, all of a kind (`legion`), or one's own of it (`own legion`). */
function pointedAt(scene: Scene, seat: Seat, points: string): string[] {
  const isOwn = points.startsWith('own ')
  const wanted = isOwn ? points.slice('own '.length) : points
  const fits = (id: string) => id === wanted || id.startsWith(`${wanted}:`)
  return scene.boards
    .flatMap(board => [
      ...board.counters.filter(({ id, owner }) => fits(id) && (!isOwn || owner === seat)),
      ...(isOwn ? [] : board.places.filter(({ id, terrain }) => fits(id) || terrain === wanted)),
    ])
    .map(({ id }) => id)
    .slice(0, RINGS)
}
