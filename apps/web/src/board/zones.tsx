import type { Zone } from '@hexarium/kernel'
import { type Ground, joined, UNIT } from './geometry.ts'

interface Props {
  zones: readonly Zone[]
  tones: readonly string[]
  ground: Ground
}

/** What counts on the board: each zone with one border around all of it, in the colour of its side, and what is written there. */
export function ZonesLayer({ zones, tones, ground }: Props) {
  return (
    <g class="zones">
      {zones.map(zone => {
        const places = zone.places.flatMap(id => ground.byId.get(id) ?? [])
        if (places.length === 0) return null
        const { x, y } = middle(ground, places)
        return (
          <g key={zone.id} class={`zone zone-${zone.kind} tone-${tones[zone.owner] ?? 'nobody'}`} data-zone={zone.id}>
            <path class="zone-floor" d={joined(ground, places)} />
            <path class="zone-rim" d={rim(ground, places)} stroke-width={9 * ground.grain} />
            {zone.text !== undefined && (
              <text x={x} y={y + 12 * ground.grain} font-size={letters(zone) * ground.grain}>
                {zone.text}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** A single place holds a word if its letters are small enough. */
const letters = ({ places, text = '' }: Zone) => (places.length > 1 ? 44 : Math.min(34, 300 / text.length))

/** The place nearest to the middle of all. */
function middle(ground: Ground, places: readonly number[]): { x: number; y: number } {
  const mean = (values: readonly number[]) => places.reduce((sum, place) => sum + values[place], 0) / places.length
  const [x, y] = [mean(ground.x), mean(ground.y)]
  const far = (place: number) => Math.hypot(ground.x[place] - x, ground.y[place] - y)
  const nearest = places.reduce((best, place) => (far(place) < far(best) ? place : best))
  return { x: ground.x[nearest], y: ground.y[nearest] }
}

function cornersIn(ground: Ground, place: number): [number, number][] {
  const { x, y, outline } = ground.places[place]
  const corners: [number, number][] = []
  for (let i = 0; i < outline.length; i += 2) corners.push([(x + outline[i]) * UNIT, (y + outline[i + 1]) * UNIT])
  return corners
}

/** The edges that belong to one place of the zone only. */
function rim(ground: Ground, places: readonly number[]): string {
  const edges = new Map<string, string>()
  for (const place of places) {
    const corners = cornersIn(ground, place)
    corners.forEach(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length]
      const [a, b] = [
        `${Math.round(x1 / NEAR)},${Math.round(y1 / NEAR)}`,
        `${Math.round(x2 / NEAR)},${Math.round(y2 / NEAR)}`,
      ]
      const key = a < b ? `${a} ${b}` : `${b} ${a}`
      if (!edges.delete(key)) edges.set(key, `M${x1} ${y1}L${x2} ${y2}`)
    })
  }
  return [...edges.values()].join('')
}

/** Corners closer than this are the same. */
const NEAR = 3
