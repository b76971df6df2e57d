import { decimals, words } from '../language.ts'
import type { SeatShown } from '../port/moment.ts'
import type { DiceCount } from '../port/review.ts'
import { later } from '../words/later/later.ts'

/** How the dice fell for each side, beside what fair dice give on average; and who was lucky, where a side of the die is. */
export function DiceTable({ counts, seats }: { counts: readonly DiceCount[]; seats: readonly SeatShown[] }) {
  const w = words.value
  if (counts.length === 0) return <p>{later.value.noDice}</p>
  return (
    <>
      {[...Map.groupBy(counts, count => count.title)].map(([title, rows]) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section key={title} class="dice-scroll" aria-label={title} tabIndex={0}>
          <table class="dice-counts">
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{w.side}</th>
                <th scope="col" title={later.value.luckHint}>
                  {later.value.luck}
                </th>
                <th scope="col">{later.value.mean}</th>
                <th scope="col">{later.value.expected}</th>
                {rows[0].shows.map(value => (
                  <th key={value} scope="col">
                    {value}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <Row key={`${row.seat} ${row.better}`} row={row} side={seats[row.seat]?.side ?? w.nobody} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <p class="fine">{later.value.luckHint}</p>
    </>
  )
}

function Row({ row, side }: { row: DiceCount; side: string }) {
  const { better, luck } = row
  return (
    <tr>
      <th scope="row">
        {side}
        {better && <small>{better === 'high' ? later.value.highIsGood : later.value.lowIsGood}</small>}
      </th>
      <td>{luck === null ? '–' : signed(luck)}</td>
      <td>{luck === null ? '–' : decimals(row.mean)}</td>
      <td>{luck === null ? '–' : decimals(row.expected)}</td>
      {row.counts.map((count, at) => (
        <td key={at}>{count}</td>
      ))}
    </tr>
  )
}

/** `+0.31`, `−0.05`, `0.00`. */
function signed(luck: number): string {
  const size = decimals(Math.abs(luck))
  return Math.abs(luck) < 0.005 ? size : `${luck < 0 ? '−' : '+'}${size}`
}
