import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../language.ts'
import { Dialog } from '../../pages/dialog.tsx'
import type { Table } from '../../port/table.ts'
import { later } from '../../words/later/later.ts'

/** What one writes down for oneself; nobody else sees it. Kept whenever one stops writing. */
export function Notebook({ table, onClose }: { table: Table; onClose(): void }) {
  const text = useSignal<string | null>(null)
  const state = useSignal('')
  const w = words.value
  useEffect(() => {
    table.notes().then(
      found => {
        text.value = found
      },
      () => {
        text.value = ''
        state.value = later.value.notKept
      },
    )
  }, [])
  const keep = () => {
    table.writeNotes(text.value ?? '').then(
      () => {
        state.value = later.value.notesKept
      },
      () => {
        state.value = later.value.notKept
      },
    )
  }
  return (
    <Dialog title={w.notes} onClose={onClose}>
      <textarea
        class="notebook"
        aria-label={w.notes}
        rows={10}
        maxLength={20_000}
        disabled={text.value === null}
        value={text.value ?? ''}
        onInput={event => (text.value = (event.target as HTMLTextAreaElement).value)}
        onBlur={keep}
      />
      <div class="row">
        <button type="button" class="button strong" onClick={keep}>
          {later.value.keepNotes}
        </button>
        <span role="status">{state.value}</span>
      </div>
    </Dialog>
  )
}
