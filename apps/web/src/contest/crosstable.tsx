import type { Standing, TournamentMatch } from '@hexarium/wire'
import { words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { ParticipantName } from './participant.tsx'
import { inDigits, saying } from './say.ts'
import { Wide } from './wide.tsx'

/** More than these nobody reads beside each other; the rounds say it instead. */
export const MOST_CROSSED = 24

interface Props {
  title: string
  /** The first of the standings first. */
  rows: readonly Standing[]
  matches: readonly TournamentMatch[]
}

/** Who has met whom, and how it ended: each against each. */
export function Crosstable({ title, rows, matches }: Props) {
  const w = saying.value
  const met = endsBetween(matches)
  return (
    <Wide label={title}>
      <table class="contest-table cross">
        <thead>
          <tr>
            <th scope="col">{w.player}</th>
            {rows.map(({ player, name }, at) => (
              <th scope="col" key={player}>
                <abbr title={nameShown(name, words.value)}>{at + 1}</abbr>
              </th>
            ))}
            <th scope="col">{w.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.player}>
              <th scope="row">
                {at + 1} <ParticipantName of={row} />
              </th>
              {rows.map(({ player: other }) => (
                <Cell key={other} isSelf={other === row.player} ends={met.get(`${row.player} ${other}`) ?? []} />
              ))}
              <td>
                <strong>{inDigits(row.points)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

type End = 'won' | 'lost' | 'drawn'
const SIGNS: Readonly<Record<End, string>> = { won: '1', lost: '0', drawn: '½' }

function Cell({ isSelf, ends }: { isSelf: boolean; ends: readonly End[] }) {
  const w = saying.value
  return (
    <td class={isSelf ? 'self' : (ends.at(-1) ?? '')}>
      {ends.map((end, at) => (
        <abbr key={at} title={w.ends[end]}>
          {SIGNS[end]}
        </abbr>
      ))}
    </td>
  )
}

/** By two who met: how it ended for the first of them, match after match. */
function endsBetween(matches: readonly TournamentMatch[]): Map<string, End[]> {
  const met = new Map<string, End[]>()
  for (const { players, result, isBye } of matches) {
    if (!result || isBye) continue
    const { places } = result
    for (const [at, player] of players.entries())
      for (const [of, other] of players.entries()) {
        if (of === at || player === null || other === null) continue
        // nobody has won a match nobody came to
        const isDrawn = places[at] === places[of] && places[at] === 1
        const end: End = places[at] < places[of] ? 'won' : isDrawn ? 'drawn' : 'lost'
        met.set(`${player} ${other}`, [...(met.get(`${player} ${other}`) ?? []), end])
      }
  }
  return met
}
