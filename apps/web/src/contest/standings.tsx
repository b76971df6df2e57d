import { tieBreakWords } from '@hexarium/contests/tournament'
import type { Standing, TournamentCard } from '@hexarium/wire'
import { language, words } from '../language.ts'
import { ParticipantName } from './participant.tsx'
import { inDigits, saying } from './say.ts'
import { Wide } from './wide.tsx'

interface Props {
  title: string
  rows: readonly Standing[]
  tieBreaks: TournamentCard['tieBreaks']
  /** Whose row stands out, by number. */
  me: number | null
  /** How many of the first go up after it, and how many of the last go down. */
  moves?: { up: number; down: number }
}

/** Who stands where, with what decides between equals. */
export function Standings({ title, rows, tieBreaks, me, moves = { up: 0, down: 0 } }: Props) {
  const w = saying.value
  const names = tieBreakWords[language.value]
  // the lot is a number nobody wants to read
  const shown = tieBreaks.filter(name => name !== 'lot')
  const moveOf = (at: number) => (at < moves.up ? 'up' : at >= rows.length - moves.down ? 'down' : null)
  return (
    <Wide label={title}>
      <table class="contest-table">
        <thead>
          <tr>
            <th scope="col">{w.place}</th>
            <th scope="col">{w.player}</th>
            <th scope="col">{w.points}</th>
            <th scope="col">{w.played}</th>
            {shown.map(name => (
              <th scope="col" key={name} title={names[name].line}>
                {names[name].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.player} class={row.player === me ? 'own' : ''}>
              <td>
                {row.place} <Move way={moveOf(at)} />
              </td>
              <th scope="row">
                <ParticipantName of={row} />
                {row.isOut && <small>{w.out}</small>}
              </th>
              <td>
                <strong>{inDigits(row.points)}</strong>
              </td>
              <td>{row.played}</td>
              {shown.map(name => (
                <td key={name}>{inDigits(row.breaks[tieBreaks.indexOf(name)] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

/** A sign that one goes up or down after a season. */
function Move({ way }: { way: 'up' | 'down' | null }) {
  const w = saying.value
  if (way === null) return null
  return (
    <span class={`move ${way}`} role="img" aria-label={way === 'up' ? w.goesUp : w.goesDown}>
      {way === 'up' ? '▲' : '▼'}
    </span>
  )
}

/** What decides between equals, in its order, each explained. */
export function TieBreaks({ of }: { of: TournamentCard['tieBreaks'] }) {
  const w = saying.value
  const names = tieBreakWords[language.value]
  return (
    <details class="tie-breaks">
      <summary>{w.tieBreaks}</summary>
      <p>{w.tieBreaksText}</p>
      <ol>
        {of.map(name => (
          <li key={name}>{words.value.with(names[name].name, names[name].line)}</li>
        ))}
      </ol>
    </details>
  )
}
