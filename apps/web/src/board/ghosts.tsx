import type { Counter } from '@hexarium/kernel'
import { Token } from './counters.tsx'
import { coveredBy, type Ground, joined, type Spot, spotsOf } from './geometry.ts'

interface Props {
  ghosts: readonly Counter[]
  ground: Ground
  /** Where everything stands now. */
  spots: readonly Spot[]
  tones: readonly string[]
}

/** Pieces where a choice would put them, and how they would come there. */
export function GhostLayer({ ghosts, ground, spots, tones }: Props) {
  if (ghosts.length === 0) return null
  const now = new Map(spots.map(spot => [spot.counter.id, spot]))
  return (
    <g class="ghosts">
      {spotsOf(ground, ghosts).map(({ counter, x, y, half }) => {
        const from = now.get(counter.id)
        const size = from?.half ?? half
        const tone = tones[counter.owner] ?? 'nobody'
        const base = counter.covers?.length ? [...coveredBy(ground, counter), ground.byId.get(counter.at)!] : []
        return (
          <g key={counter.id} class={`ghost tone-${tone}`}>
            {from && Math.hypot(from.x - x, from.y - y) > size && <path d={`M${from.x} ${from.y}L${x} ${y}`} />}
            {base.length > 0 && <path class="base" d={joined(ground, base, 0.9)} />}
            <g transform={`translate(${x} ${y}) scale(${size / 50})`}>
              <Token tone={tone} glyph={counter.glyph} letters={counter.short} facing={counter.facing} />
            </g>
          </g>
        )
      })}
    </g>
  )
}
