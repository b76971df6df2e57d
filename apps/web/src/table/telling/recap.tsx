import { useRef } from 'preact/hooks'
import { words } from '../../language.ts'
import type { LogLine, Moment } from '../../port/moment.ts'
import { DiceLine } from './dice.tsx'
import { entriesOf, isKept } from './entries.ts'

/** So much of what lasts is told where the rest is folded. */
const LASTING = 4

/** What happened since one last chose; told in full to somebody who comes back to the table. */
export function Recap({ moment, log, since }: { moment: Moment; log: readonly LogLine[]; since: number }) {
  const isReturn = useRef(moment.number)
  const lines = log.slice(since).filter(line => line.seq > 0)
  if (moment.is === 'waiting' || moment.seat < 0 || lines.length === 0) return null
  const happenings = entriesOf(lines)
  const lasting = lines.filter(isKept)
  return (
    <details class="recap" open={isReturn.current === moment.number && lines.length > 1}>
      <summary>
        {words.value.sinceYouCount(happenings.length)}
        {/* Who fell and how a fight ended is read without opening anything. */}
        {lasting.slice(0, LASTING).map(({ text }, place) => (
          <small key={place}>{text}</small>
        ))}
        {lasting.length > LASTING && <small>{`… +${lasting.length - LASTING}`}</small>}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol tabIndex={0}>
        {happenings.map(({ rolls, number }) => (
          <li key={number}>
            {rolls.map(roll => (
              <DiceLine key={roll} dice={lines[roll].dice!} text={lines[roll].text} />
            ))}
            {lines[number].dice ? <DiceLine dice={lines[number].dice} text={lines[number].text} /> : lines[number].text}
          </li>
        ))}
      </ol>
    </details>
  )
}
