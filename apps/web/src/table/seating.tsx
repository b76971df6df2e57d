import { words } from '../language.ts'
import { Dialog } from '../pages/dialog.tsx'
import type { LocalTable } from '../port/local.ts'
import type { Moment } from '../port/moment.ts'
import { BOTS } from './open.tsx'

/** Who plays from here on: a bot may be called to any seat, and sent away again. */
export function Seating({ table, moment, onClose }: { table: LocalTable; moment: Moment; onClose(): void }) {
  const w = words.value
  return (
    <Dialog title={w.whoPlays} onClose={onClose}>
      <div class="form">
        <p>{w.seatingText}</p>
        {moment.seats.map((seat, number) => (
          <label class="field" key={seat.side}>
            <span>{seat.side}</span>
            <select
              value={seat.bot ?? ''}
              onChange={event => void table.seat(number, (event.target as HTMLSelectElement).value || null)}
            >
              <option value="">{w.person}</option>
              {BOTS.map(name => (
                <option key={name} value={name}>
                  {w.bots[name]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Dialog>
  )
}
