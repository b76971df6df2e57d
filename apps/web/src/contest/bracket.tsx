import type { TournamentMatch } from '@hexarium/wire'
import { bracketOf, type Spot } from './bracket-layout.ts'
import { hasWon, namesOf } from './match.ts'
import { inDigits, saying } from './say.ts'
import { Wide } from './wide.tsx'

const [WIDTH, HEIGHT, GAP, ROW, HEAD] = [190, 48, 36, 62, 28]
/** Letters of a name that find room in a box. */
const LETTERS = 20

interface Props {
  title: string
  matches: readonly TournamentMatch[]
  /** Whose matches stand out, by number. */
  me: number | null
  /** Its rounds are called as they are in the tournament; otherwise they are counted from its own first one. */
  isNumbered: boolean
}

/** A knock-out, drawn. The rounds say the same in words, for those who do not see it. */
export function BracketDrawn({ title, matches, me, isNumbered }: Props) {
  const w = saying.value
  const { spots, links, columns, rows } = bracketOf(matches)
  const rounds = [...new Set(matches.map(({ round }) => round))].sort((a, b) => a - b)
  const [width, height] = [columns * (WIDTH + GAP) - GAP + 2, HEAD + rows * ROW]
  const left = (column: number) => 1 + column * (WIDTH + GAP)
  const top = ({ row }: Spot<TournamentMatch>) => HEAD + row * ROW + (ROW - HEIGHT) / 2
  return (
    <Wide label={title}>
      <svg
        class="bracket"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={w.bracketDrawn(title)}
      >
        {rounds.map((round, column) => (
          <text key={round} class="bracket-round" x={left(column)} y={16}>
            {w.round(isNumbered ? round : column + 1)}
          </text>
        ))}
        {links.map(({ from, to }) => {
          const [start, end] = [left(from.column) + WIDTH, left(to.column)]
          const [out, into] = [top(from) + HEIGHT / 2, top(to) + HEIGHT / 2]
          return (
            <path key={from.match.id} class="bracket-link" d={`M${start} ${out}H${end - GAP / 2}V${into}H${end}`} />
          )
        })}
        {spots.map(spot => (
          <g key={spot.match.id} transform={`translate(${left(spot.column)} ${top(spot)})`}>
            <Box match={spot.match} isMine={me !== null && spot.match.players.includes(me)} />
          </g>
        ))}
      </svg>
    </Wide>
  )
}

function Box({ match, isMine }: { match: TournamentMatch; isMine: boolean }) {
  const { result, isBye, isOpen } = match
  const names = namesOf(match)
  const lines = isBye ? [names[0], saying.value.bye] : names.slice(0, 2)
  return (
    <>
      <rect class={`bracket-box${isMine ? ' own' : ''}${isOpen ? ' open' : ''}`} width={WIDTH} height={HEIGHT} rx={6} />
      <path class="bracket-rule" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {lines.map((name, at) => {
        const points = isBye || !result ? undefined : (result.points?.[at] ?? (hasWon(match, at) ? 1 : 0))
        return (
          <g key={at} class={hasWon(match, at) ? 'won' : ''} transform={`translate(0 ${at * (HEIGHT / 2)})`}>
            <text x={8} y={17}>
              {name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name}
            </text>
            {points !== undefined && (
              <text x={WIDTH - 8} y={17} text-anchor="end">
                {inDigits(points)}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
