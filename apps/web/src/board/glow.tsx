import type { Mark, SideMark } from '@hexarium/kernel'
import type { Offer } from '../port/moment.ts'
import { shapeOf } from './counters.tsx'
import { type Ground, type Spot, UNIT } from './geometry.ts'

interface Props {
  ground: Ground
  sides: readonly SideMark[]
  spots: readonly Spot[]
  marks: readonly Mark[]
  tones: readonly string[]
  offers: readonly Offer[]
  /** What lies below the counters, or what lies around them. */
  part: 'places' | 'counters'
  onPick(ids: string[], at: { x: number; y: number }): void
  onPoint(ids: string[]): void
}

/** What can be chosen glows, and can be reached by the keyboard: arrows go to the next one in that direction. */
export function GlowLayer({ ground, sides, spots, marks, tones, offers, part, onPick, onPoint }: Props) {
  const targets = new Map<string, string>()
  for (const { points, words } of offers) if (points !== null && !targets.has(points)) targets.set(points, words)
  const handlers = (id: string) => ({
    'data-id': id,
    role: 'button' as const,
    tabIndex: 0,
    'aria-label': targets.get(id)!,
    onFocus: () => onPoint([id]),
    onKeyDown(event: KeyboardEvent) {
      const element = event.currentTarget as SVGElement
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        const { left, top, width, height } = element.getBoundingClientRect()
        onPick([id], { x: left + width / 2, y: top + height / 2 })
      } else if (event.key in steps) {
        event.preventDefault()
        focusNext(element, steps[event.key]!)
      }
    },
  })
  if (part === 'counters') {
    return (
      <g class="glows">
        {spots.map(({ counter, x, y, half }) =>
          targets.has(counter.id) ? (
            <circle
              key={counter.id}
              class="glow glow-counter"
              cx={x}
              cy={y}
              r={half * 1.18}
              {...handlers(counter.id)}
            />
          ) : null,
        )}
        {marks.map(({ id, points }) =>
          targets.has(id) ? (
            <circle
              key={id}
              class="glow glow-mark"
              cx={points.at(-2)! * UNIT}
              cy={points.at(-1)! * UNIT}
              r={24 * ground.grain}
              {...handlers(id)}
            />
          ) : null,
        )}
      </g>
    )
  }
  return (
    <g class="glows">
      {[...targets.keys()].map(id => {
        const place = ground.byId.get(id)
        if (place === undefined) return null
        const at = `translate(${ground.x[place]} ${ground.y[place]}) scale(.93)`
        return <path key={id} class="glow glow-place" d={ground.outline[place]} transform={at} {...handlers(id)} />
      })}
      {spots.map(({ counter, x, y, half }) =>
        targets.has(counter.id) ? (
          <path
            key={counter.id}
            class="halo"
            d={shapeOf(tones[counter.owner] ?? 'nobody')}
            transform={`translate(${x} ${y}) scale(${(half / 50) * 1.22})`}
          />
        ) : null,
      )}
      {sides.map(side =>
        targets.has(side.id) ? (
          <path
            key={side.id}
            class="glow glow-side"
            d={`M${side.x1 * UNIT} ${side.y1 * UNIT}L${side.x2 * UNIT} ${side.y2 * UNIT}`}
            {...handlers(side.id)}
          />
        ) : null,
      )}
    </g>
  )
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Moves the focus to the nearest glow in a direction. */
function focusNext(from: SVGElement, [dx, dy]: readonly [number, number]): void {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const [x, y] = middle(from)
  let best: SVGElement | undefined
  let least = Infinity
  for (const other of from.ownerSVGElement!.querySelectorAll<SVGElement>('.glow')) {
    const [ox, oy] = middle(other)
    const ahead = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    if (other === from || ahead <= 1 || ahead + 2 * aside >= least) continue
    least = ahead + 2 * aside
    best = other
  }
  best?.focus()
}
