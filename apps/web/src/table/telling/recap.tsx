import { useRef } from 'preact/hooks'
import { words } from '../../language.ts'
import type { LogLine, Moment } from '../../port/moment.ts'
import { DiceLine } from './dice.tsx'

/** Something that happened, with the dice that fell for it. */
interface Happening {
  rolls: LogLine[]
  line?: LogLine
}

/** What happened since one last chose; told in full to somebody who comes back to the table. */
export function Recap({ moment, log }: { moment: Moment; log: readonly LogLine[] }) {
  const isReturn = useRef(moment.number)
  const lines = log.slice(moment.log.since).filter(line => line.seq > 0)
  if (moment.is === 'waiting' || moment.seat < 0 || lines.length === 0) return null
  const happenings = happeningsOf(lines)
  return (
    <details class="recap" open={isReturn.current === moment.number && lines.length > 1}>
      <summary>{words.value.sinceYouCount(happenings.length)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol tabIndex={0}>
        {happenings.map(({ rolls, line }, index) => (
          <li key={index}>
            {rolls.map((roll, number) => (
              <DiceLine key={number} dice={roll.dice!} text={roll.text} />
            ))}
            {line?.text}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Dice are no happening of their own: they fall for what is told next. */
function happeningsOf(lines: readonly LogLine[]): Happening[] {
  const all: Happening[] = []
  let rolls: LogLine[] = []
  for (const line of lines) {
    if (line.dice) rolls.push(line)
    else {
      all.push({ rolls, line })
      rolls = []
    }
  }
  return rolls.length > 0 ? [...all, { rolls }] : all
}
