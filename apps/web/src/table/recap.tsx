import { useRef } from 'preact/hooks'
import { words } from '../language.ts'
import type { LogLine, Moment } from '../port/moment.ts'
import { DiceLine } from './dice.tsx'

/** So many lines are told; the log has the rest. */
const TOLD = 12

/** What happened since one last chose; told in full to somebody who comes back to the table. */
export function Recap({ moment, log }: { moment: Moment; log: readonly LogLine[] }) {
  const isReturn = useRef(moment.seq)
  const lines = log.slice(moment.log.since).filter(line => line.seq > 0)
  if (moment.is === 'waiting' || moment.seat < 0 || lines.length === 0) return null
  return (
    <details class="recap" open={isReturn.current === moment.seq && lines.length > 1}>
      <summary>{words.value.sinceYouCount(lines.length)}</summary>
      <ol>
        {lines.slice(-TOLD).map((line, index) => (
          <li key={index}>{line.dice ? <DiceLine dice={line.dice} text={line.text} /> : line.text}</li>
        ))}
      </ol>
    </details>
  )
}
