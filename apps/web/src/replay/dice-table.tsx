import { words } from '../language.ts'
import type { SeatShown } from '../port/moment.ts'
import type { DiceCount } from '../port/review.ts'

/** How the dice fell for each side, beside what fair dice give on average. */
export function DiceTable({ counts, seats }: { counts: readonly DiceCount[]; seats: readonly SeatShown[] }) {
  const w = words.value
  if (counts.length === 0) return <p>{w.noDice}</p>
  return (
    <>
      {[...Map.groupBy(counts, count => count.sides)].map(([sides, rows]) => (
        <div key={sides} class="scroll">
          <table class="dice-counts">
            <caption>{w.dieOf(sides)}</caption>
            <thead>
              <tr>
                <th scope="col">{w.side}</th>
                {Array.from({ length: sides }, (_, face) => (
                  <th key={face} scope="col">
                    {face + 1}
                  </th>
                ))}
                <th scope="col">{w.mean}</th>
                <th scope="col">{w.expected}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ seat, counts: list }) => (
                <tr key={seat}>
                  <th scope="row">{seats[seat]?.side ?? w.nobody}</th>
                  {list.map((count, face) => (
                    <td key={face}>{count}</td>
                  ))}
                  <td>{meanOf(list)}</td>
                  <td>{((sides + 1) / 2).toFixed(1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  )
}

function meanOf(counts: readonly number[]): string {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return all === 0 ? '–' : (counts.reduce((sum, count, face) => sum + count * (face + 1), 0) / all).toFixed(2)
}
