import { language } from '../language.ts'
import { day } from './times.ts'

/** A point of a plot: when, and how high. */
export interface Point {
  at: number
  rating: number
}

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [340, 150, 40, 24, 10]

/** How a rating went, drawn as a line; `label` says of what. */
export function Plot({ points, label }: { points: readonly Point[]; label: string }) {
  if (points.length === 0) return null
  const ratings = points.map(({ rating }) => rating)
  const [low, high] = rounded(Math.min(...ratings), Math.max(...ratings))
  const [first, last] = [points[0].at, points.at(-1)!.at]
  const x = (at: number) => LEFT + (last === first ? 0.5 : (at - first) / (last - first)) * (WIDTH - LEFT - 10)
  const y = (rating: number) => TOP + (1 - (rating - low) / (high - low)) * (HEIGHT - TOP - BOTTOM)
  const path = points.map(({ at, rating }, index) => `${index ? 'L' : 'M'}${x(at).toFixed(1)} ${y(rating).toFixed(1)}`)
  const end = points.at(-1)!
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[low, (low + high) / 2, high].map(value => (
        <g key={value}>
          <path class="plot-rule" d={`M${LEFT} ${y(value)}H${WIDTH - 4}`} />
          <text class="plot-text" x={LEFT - 6} y={y(value) + 4} text-anchor="end">
            {Math.round(value)}
          </text>
        </g>
      ))}
      <path class="plot-line" d={path.join('')} />
      <circle class="plot-end" cx={x(end.at)} cy={y(end.rating)} r={4} />
      <text class="plot-text" x={LEFT} y={HEIGHT - 6}>
        {day(first, language.value)}
      </text>
      {last !== first && (
        <text class="plot-text" x={WIDTH - 4} y={HEIGHT - 6} text-anchor="end">
          {day(last, language.value)}
        </text>
      )}
    </svg>
  )
}

/** The span of an axis: from a round number to one, never nothing. */
function rounded(low: number, high: number): [number, number] {
  const step = high - low > 200 ? 100 : high - low > 20 ? 50 : 10
  const from = Math.floor(low / step) * step
  return [from, Math.max(Math.ceil(high / step) * step, from + 2 * step)]
}
