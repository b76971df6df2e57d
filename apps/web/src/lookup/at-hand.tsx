import type { ReadonlySignal } from '@preact/signals'
import type { Moment } from '../port/moment.ts'
import type { Play } from '../table/play.ts'
import type { Wanted } from './asking.ts'
import { type Briefed, BriefingDialog } from './briefing.tsx'
import { Charts } from './charts.tsx'
import { LookUp } from './look-up.tsx'

interface Props {
  play: Play
  moment: Moment
  /** What somebody asks for. */
  wanted: ReadonlySignal<Wanted | null>
  briefed: Briefed
  /** What is open over the table. */
  open: string | null
  onClose(): void
}

/** What is at hand at a table: cards of whatever one points at, the charts, what it is all about. */
export function AtHand({ play, moment, wanted, briefed, open, onClose }: Props) {
  const { lookUp } = play.table
  const onRule = (rule: string) => (play.rule.value = rule)
  return (
    <>
      <LookUp {...{ lookUp, moment, wanted, onRule }} />
      {open === 'briefing' && <BriefingDialog of={briefed} onClose={onClose} />}
      {open === 'charts' && <Charts tones={moment.seats.map(seat => seat.tone)} {...{ lookUp, onRule, onClose }} />}
    </>
  )
}
