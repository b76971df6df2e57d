import { words } from '../../language.ts'
import { Dialog } from '../../pages/dialog.tsx'
import { later } from '../../words/later/later.ts'

/** All keys, on `?`. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const w = words.value
  const rows: [string, string][] = [
    ['1 … 9', later.value.keyDigits],
    ['A', later.value.keyProposal],
    ['C', later.value.keyChoices],
    ['B', later.value.keyBoard],
    ['↑ ↓ ← →', later.value.keyArrows],
    ['Enter', later.value.keyEnter],
    ['R', later.value.keyTurn],
    ['U', w.undo],
    ['F', w.fit],
    ['I', later.value.keyCard],
    ['K', w.charts],
    ['L', w.layers],
    ['S', w.legend],
    ['T', w.textView],
    ['P', w.panel],
    ['Esc', w.close],
    ['?', w.keys],
  ]
  return (
    <Dialog title={w.keys} onClose={onClose}>
      <table class="keys">
        <tbody>
          {rows.map(([key, text]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
