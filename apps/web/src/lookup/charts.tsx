import type { Chart, Entry } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../language.ts'
import { Dialog } from '../pages/dialog.tsx'
import type { CardShown } from '../port/reader.ts'
import type { Table } from '../port/table.ts'
import { CardView } from './card.tsx'
import { ChartTableView } from './chart-table.tsx'
import { lookedUp } from './words/looked-up.ts'
import '../style/lookup.css'

interface Props {
  lookUp: Table['lookUp']
  tones: readonly string[]
  onRule(rule: string): void
  onClose(): void
}

const fits = (text: string, term: string) => text.toLowerCase().includes(term)

/** Everything of a game that can be looked up: its charts, and a card of each thing. */
export function Charts({ lookUp, tones, onRule, onClose }: Props) {
  const charts = useSignal<readonly Chart[]>([])
  const entries = useSignal<readonly Entry[]>([])
  const card = useSignal<CardShown | null>(null)
  const wanted = useSignal('')
  const l = lookedUp.value
  useEffect(() => {
    void lookUp('charts').then(found => (charts.value = found))
    void lookUp('entries').then(found => (entries.value = found))
  }, [language.value])
  const see = (id: string) => void lookUp('cards', [id]).then(([found]) => (card.value = found ?? card.peek()))
  const term = wanted.value.trim().toLowerCase()
  const isIn = ({ title, tables }: Chart) =>
    fits(title, term) || tables.some(table => fits(JSON.stringify(table), term))
  const some = charts.value.filter(isIn)
  const groups = [
    ...Map.groupBy(
      entries.value.filter(({ title, group }) => fits(`${title} ${group}`, term)),
      ({ group }) => group,
    ),
  ]
  return (
    <Dialog title={l.charts} onClose={onClose}>
      <div class="charts">
        {card.value && (
          <section aria-live="polite">
            <CardView card={card.value} tones={tones} onSee={see} onRule={onRule} />
            <button type="button" class="button" onClick={() => (card.value = null)}>
              {l.backTo(l.charts)}
            </button>
          </section>
        )}
        <div hidden={card.value !== null}>
          <p class="hint">{l.chartsHint}</p>
          <input
            type="search"
            placeholder={l.search}
            aria-label={l.search}
            value={wanted.value}
            onInput={event => (wanted.value = (event.target as HTMLInputElement).value)}
          />
          {some.length === 0 && groups.length === 0 && <p>{l.nothingFound}</p>}
          {some.map(chart => (
            <ChartPart key={chart.id} chart={chart} isOpen={term !== ''} onSee={see} onRule={onRule} />
          ))}
          {groups.length > 0 && <h3>{l.allCards}</h3>}
          {groups.map(([group, list]) => (
            <details key={group} class="chart-part" open={term !== ''}>
              <summary>{group}</summary>
              <ul class="entries">
                {list.map(({ id, title }) => (
                  <li key={id}>
                    <button type="button" class="see" data-entry={id} onClick={() => see(id)}>
                      {title}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

function ChartPart(props: { chart: Chart; isOpen: boolean; onSee(id: string): void; onRule(rule: string): void }) {
  const { chart, isOpen, onSee, onRule } = props
  const isLit = chart.tables.some(({ rows }) =>
    rows.some(row => row.some(cell => typeof cell !== 'string' && cell.isLit)),
  )
  return (
    <details class="chart-part" data-chart={chart.id} open={isOpen || isLit}>
      <summary>{chart.title}</summary>
      {chart.rule !== undefined && (
        <button type="button" class="rule-chip" onClick={() => onRule(chart.rule!)}>
          {chart.rule}
        </button>
      )}
      {chart.text !== undefined && <p>{chart.text}</p>}
      {chart.tables.map((table, index) => (
        <ChartTableView key={index} table={table} onSee={onSee} />
      ))}
    </details>
  )
}
