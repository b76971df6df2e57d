import { words } from '../../language.ts'
import { Dialog } from '../../pages/dialog.tsx'

/** All keys, on `?`. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const w = words.value
  const rows: [string, string][] = [
    ['1 … 9', w.keyDigits],
    ['A', w.keyProposal],
    ['C', w.keyChoices],
    ['B', w.keyBoard],
    ['↑ ↓ ← →', w.keyArrows],
    ['Enter', w.keyEnter],
    ['U', w.undo],
    ['F', w.fit],
    ['I', w.keyCard],
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
