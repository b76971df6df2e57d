import { words } from '../../language.ts'
import { Dialog } from '../../pages/dialog.tsx'
import { botInWords, botsInWords } from '../../words/bots.ts'

/** The bots, to choose one of them; at a table on a server programs of others, too. */
export function BotOptions({ programs = [] }: { programs?: readonly string[] }) {
  const own = programs.map(name => [name, botInWords(name, words.value)])
  return (
    <>
      {[...botsInWords(words.value), ...own].map(([name, bot]) => (
        <option key={name} value={name}>
          {bot}
        </option>
      ))}
    </>
  )
}

interface Props {
  /** The seats one may give to others. */
  seats: readonly { seat: number; side: string; bot: string | null }[]
  text: string
  /** What a seat without a bot is called. */
  person: string
  onSeat(seat: number, bot: string | null): void
  onClose(): void
}

/** Who plays from here on: a bot may be called to a seat, and sent away again. */
export function Seating({ seats, text, person, onSeat, onClose }: Props) {
  return (
    <Dialog title={words.value.whoPlays} onClose={onClose}>
      <div class="form">
        <p>{text}</p>
        {seats.map(({ seat, side, bot }) => (
          <label class="field" key={side}>
            <span>{side}</span>
            <select
              value={bot ?? ''}
              onChange={event => onSeat(seat, (event.target as HTMLSelectElement).value || null)}
            >
              <option value="">{person}</option>
              <BotOptions />
            </select>
          </label>
        ))}
      </div>
    </Dialog>
  )
}
