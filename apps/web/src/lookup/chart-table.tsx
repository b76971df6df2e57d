import type { Cell, ChartTable } from '@hexarium/kernel'
import { glyphs } from '../data.ts'

/** A table; a cell that leads to a card is a button. */
export function ChartTableView({ table, onSee }: { table: ChartTable; onSee(id: string): void }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="chart-scroll" tabIndex={0} aria-label={table.caption ?? table.head.join(', ')}>
      <table class="chart">
        {table.caption !== undefined && <caption>{table.caption}</caption>}
        <thead>
          <tr>{table.head.map((text, index) => (text ? <th key={index}>{text}</th> : <td key={index} />))}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => {
                const whole = typeof cell === 'string' ? { text: cell } : cell
                const props = whole.isLit ? { class: 'lit', 'data-lit': '' } : {}
                const inside = <CellView cell={whole} onSee={onSee} />
                return column === 0 ? (
                  <th key={column} scope="row" {...props}>
                    {inside}
                  </th>
                ) : (
                  <td key={column} {...props}>
                    {inside}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function CellView({ cell, onSee }: { cell: Cell; onSee(id: string): void }) {
  const { text, glyph, see } = cell
  const inside = (
    <>
      {glyph !== undefined && <Glyph name={glyph} />}
      {text}
    </>
  )
  if (see === undefined) return inside
  return (
    <button type="button" class="see" data-card={see} onClick={() => onSee(see)}>
      {inside}
    </button>
  )
}

/** A small picture within a line. */
export function Glyph({ name }: { name: string }) {
  const body = glyphs.value[name]
  if (!body) return null
  return <svg class="line-glyph" viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />
}
