import type { Language, Seat, Settings } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { language } from '../language.ts'
import { Dialog } from '../pages/dialog.tsx'
import { Desk } from '../port/desk.ts'
import type { BriefingShown } from '../port/reader.ts'
import type { Table } from '../port/table.ts'
import { lookedUp } from './words/looked-up.ts'
import '../style/lookup.css'

/** A table by its terms, and for whom one reads what it is about. */
export interface Briefed {
  game: string
  settings: Settings
  players: number
  seat: Seat
  /** What his side is called at this table, where it is laid. */
  side?: string | undefined
  lookUp?: Table['lookUp']
}

/** Asks what a table is about, again whenever its terms change. Where there is no table yet a worker of its own answers. */
export function useBriefing({ game, settings, players, seat, side, lookUp }: Briefed): BriefingShown | null {
  const briefing = useSignal<BriefingShown | null>(null)
  const desk = useMemo(() => (lookUp ? null : new Desk(() => {})), [])
  useEffect(() => () => desk?.close(), [])
  const wanted: Language = language.value
  const terms = JSON.stringify([game, settings, players, seat, wanted])
  const asked = useSignal('')
  useEffect(() => {
    asked.value = terms
    const ask = lookUp ?? ((name, ...args) => desk!.ask(name, ...args))
    void ask('briefing', game, wanted, settings, players, seat).then(
      found => {
        if (asked.peek() === terms) briefing.value = found
      },
      () => {}, // one plays without it
    )
  }, [terms])
  const found = briefing.value
  return found?.side && side ? { ...found, side } : found
}

/** What a game is about: the story and the goal at once, the rest unfolded or on demand. */
export function Brief({ of, isWhole = false }: { of: Briefed; isWhole?: boolean }) {
  const briefing = useBriefing(of)
  return briefing && <BriefText briefing={briefing} isWhole={isWhole} />
}

/** The same in a window of its own. */
export function BriefingDialog({ of, onClose }: { of: Briefed; onClose(): void }) {
  return (
    <Dialog title={lookedUp.value.briefing} onClose={onClose}>
      <Brief of={of} isWhole />
    </Dialog>
  )
}

const FIRST: readonly BriefingShown['parts'][number]['of'][] = ['goal', 'you']

/** The story and the goal, and the rest at once or on demand. */
export function BriefText({ briefing, isWhole }: { briefing: BriefingShown; isWhole: boolean }) {
  const l = lookedUp.value
  const { title, story, parts, side, favour } = briefing
  // Where there is little room the goal is read before whom one plays, which stands above, too.
  const first = isWhole ? parts : FIRST.flatMap(of => parts.filter(part => part.of === of))
  const rest = parts.filter(part => !first.includes(part))
  const measured = favour && (
    <div>
      <dt>{l.favour}</dt>
      <dd>
        {l.favoured(favour.side, favour.percent, favour.games)}{' '}
        <small>{l.measured(favour.by, dayInWords(favour.date))}</small>
      </dd>
    </div>
  )
  return (
    <div class="briefing" data-briefing={title}>
      <h2>
        {title}
        {side && <small>{l.asSide(side)}</small>}
      </h2>
      <p class="story">{story}</p>
      <Parts parts={first}>{isWhole ? measured : null}</Parts>
      {!isWhole && (
        <details>
          <summary>{l.readBriefing}</summary>
          <Parts parts={rest}>{measured}</Parts>
        </details>
      )}
    </div>
  )
}

/** A day as calendars in the page’s language write it. */
const dayInWords = (day: string): string => new Date(`${day}T12:00`).toLocaleDateString(language.value)

function Parts({ parts, children }: { parts: BriefingShown['parts']; children: preact.ComponentChildren }) {
  return (
    <dl>
      {parts.map(({ of, lines }) => (
        <div key={of} data-part={of}>
          <dt>{lookedUp.value.parts[of]}</dt>
          {lines.map(line => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
      {children}
    </dl>
  )
}
