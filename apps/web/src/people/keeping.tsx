import type { AuditEntry, Report } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { api, findServer, person } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import { address } from '../route.ts'
import { type Measure, MeasureDialog } from './measure.tsx'
import { PersonLink } from './person-list.tsx'
import { Sanctions } from './sanctions.tsx'
import { saying } from './say.ts'
import { moment } from './times.ts'
import '../style/people.css'

/** For those who keep order: what was reported, what was to be seen then, what can be done about it, and what was done. */
export function KeepingPage() {
  const reports = useSignal<Report[] | null>(null)
  const audit = useSignal<AuditEntry[]>([])
  const measure = useSignal<Measure | null>(null)
  const done = useSignal(0)
  const load = async () => {
    await findServer()
    if (!person.peek()?.role) return
    reports.value = await api('GET /keeping/reports')
    if (person.peek()?.role === 'keeper') audit.value = await api('GET /keeping/audit')
  }
  useEffect(() => void load().catch(() => (reports.value ??= [])), [person.value?.role])
  const w = saying.value
  if (person.value === undefined) return <Lost title={w.keeping} text={w.noServer} />
  if (!person.value?.role) return <Lost title={w.keeping} text={w.keepingForbidden} />
  const take = (wanted: Measure) => (measure.value = wanted)
  return (
    <Frame>
      <div class="people-page">
        <h1>{w.keeping}</h1>
        <h2>{w.reports}</h2>
        {reports.value?.length === 0 && <p>{w.noReports}</p>}
        {reports.value?.map(report => (
          <ReportShown
            key={report.id}
            report={report}
            isKeeper={person.value?.role === 'keeper'}
            done={done.value}
            onMeasure={take}
          />
        ))}
        {audit.value.length > 0 && <Audit entries={audit.value} />}
      </div>
      {measure.value && (
        <MeasureDialog
          measure={measure.value}
          onDone={() => {
            done.value++
            return load()
          }}
          onClose={() => (measure.value = null)}
        />
      )}
    </Frame>
  )
}

interface ReportProps {
  report: Report
  isKeeper: boolean
  done: number
  onMeasure(measure: Measure): void
}

function ReportShown({ report, isKeeper, done, onMeasure }: ReportProps) {
  const w = saying.value
  const { id, reporter, reporterName, person: about, table, text, evidence, at } = report
  const button = (label: string, measure: Measure) => (
    <button type="button" class="button" onClick={() => onMeasure(measure)}>
      {label}
    </button>
  )
  return (
    <article class="leaf report">
      <p class="soft">
        {moment(at, language.value)} · {w.reportBy} <PersonLink id={reporter} name={reporterName ?? reporter} />
      </p>
      <blockquote>{text}</blockquote>
      {about && (
        <p>
          <PersonLink id={about} name={w.reportAbout(evidence.name)} />
        </p>
      )}
      {table && (
        <p>
          <a href={address('t', table)}>{w.reportAt(evidence.title || table)}</a>
        </p>
      )}
      {evidence.said.length > 0 && <Evidence said={evidence.said} onMeasure={onMeasure} />}
      {about && <Sanctions person={about} {...{ isKeeper, done, onMeasure }} />}
      <div class="row">
        {about && button(w.mute, { is: 'mute', person: about })}
        {about && isKeeper && button(w.ban, { is: 'ban', person: about })}
        {about && button(w.removeName, { is: 'unname', person: about })}
        {table && isKeeper && button(w.closeTable, { is: 'closeTable', table })}
        {button(w.closeReport, { is: 'closeReport', report: id })}
      </div>
    </article>
  )
}

function Evidence({ said, onMeasure }: { said: Report['evidence']['said']; onMeasure(measure: Measure): void }) {
  const w = saying.value
  return (
    <details>
      <summary>{w.evidence}</summary>
      <ul class="plain-list">
        {said.toReversed().map(({ id, person: who, name, at, text }) => (
          <li key={id}>
            <span>
              <PersonLink id={who} name={name} /> {text} <small>{moment(at, language.value)}</small>
            </span>
            <button type="button" class="quiet" onClick={() => onMeasure({ is: 'removeChat', chat: id })}>
              {w.removeWords}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** By whom roles are given. */
const COMMAND_LINE = 'command line'
/** What is done about somebody whose page there still is. */
const ABOUT_PEOPLE: ReadonlySet<AuditEntry['deed']> = new Set(['mute', 'ban', 'remove-name', 'role'])

function Audit({ entries }: { entries: readonly AuditEntry[] }) {
  const w = saying.value
  return (
    <section class="leaf" aria-labelledby="audit">
      <h2 id="audit">{w.audit}</h2>
      <ul class="plain-list">
        {entries.map(({ id, at, by, byName, deed, subject, detail }) => (
          <li key={id}>
            <span>
              {byName ? nameShown(byName, words.value) : by === COMMAND_LINE ? w.commandLine : by} {w.deeds[deed]}{' '}
              <small>
                {ABOUT_PEOPLE.has(deed) ? <PersonLink id={subject} name={subject} /> : subject}
                {detail && ` · ${deed === 'role' ? (w.roles[detail] ?? detail) : detail}`}
              </small>
            </span>
            <small>{moment(at, language.value)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
