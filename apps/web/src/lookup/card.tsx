import type { CardRow } from '@hexarium/kernel'
import { Token } from '../board/counters.tsx'
import type { CardShown } from '../port/reader.ts'
import { ChartTableView } from './chart-table.tsx'
import { DrawingView } from './drawing.tsx'
import { lookedUp } from './words/looked-up.ts'

interface Props {
  card: CardShown
  /** What the scene says of it, where it is on the table. */
  says?: string | undefined
  tones: readonly string[]
  onSee(id: string): void
  onRule?: ((rule: string) => void) | undefined
}

/** One thing and what is told of it: a picture, what it is, its figures with their rules. */
export function CardView({ card, says, tones, onSee, onRule }: Props) {
  const { title, kind, glyph, owner, rows, drawing, tables = [], text } = card
  return (
    <div class="card" data-of={card.id}>
      <div class="card-head">
        {glyph !== undefined && (
          <svg viewBox="-60 -60 120 120" aria-hidden="true">
            <Token tone={tones[owner ?? -1] ?? 'nobody'} glyph={glyph} letters={title.slice(0, 2)} />
          </svg>
        )}
        <h2>
          {title}
          <small>{kind}</small>
        </h2>
      </div>
      {says && <p class="card-says">{says}</p>}
      {drawing && <DrawingView drawing={drawing} />}
      {rows.length > 0 && (
        <dl>
          {rows.map((row, index) => (
            <Row key={index} {...{ row, onSee, onRule }} />
          ))}
        </dl>
      )}
      {tables.map((table, index) => (
        <ChartTableView key={index} table={table} onSee={onSee} />
      ))}
      {text !== undefined && <p>{text}</p>}
    </div>
  )
}

function Row({ row, onSee, onRule }: Pick<Props, 'onSee' | 'onRule'> & { row: CardRow }) {
  const { label, value, rule, track, see } = row
  const isNamed = /\p{L}{3}/u.test(value) // words lead there, figures do not
  return (
    <div class="card-row">
      <dt>{isNamed || see === undefined ? label : <See id={see} text={label} onSee={onSee} />}</dt>
      <dd>
        {track && (
          <span class="track" role="img" aria-label={lookedUp.value.left(track.now, track.max)}>
            {Array.from({ length: track.max }, (_, box) => (
              <i key={box} class={box < track.now ? 'full' : ''} />
            ))}
          </span>
        )}
        {isNamed && see !== undefined ? <See id={see} text={value} onSee={onSee} /> : value}
        {rule !== undefined && onRule && (
          <button type="button" class="rule-chip" onClick={() => onRule(rule)}>
            {rule}
          </button>
        )}
      </dd>
    </div>
  )
}

function See({ id, text, onSee }: { id: string; text: string; onSee(id: string): void }) {
  return (
    <button type="button" class="see" data-card={id} onClick={() => onSee(id)}>
      {text}
    </button>
  )
}
