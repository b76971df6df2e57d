import { useMemo } from 'preact/hooks'
import { type Ground, type Spot, short } from './geometry.ts'

interface Props {
  spots: readonly Spot[]
  tones: readonly string[]
  ground: Ground
}

/** Around pieces that belong together, such as the elements of a unit, runs one line: who stands beside whom can be told apart. */
export function UnitsLayer({ spots, tones, ground }: Props) {
  const rims = useMemo(() => rimsOf(spots, ground), [spots, ground])
  return (
    <g class="units" style={{ strokeWidth: 9 * ground.grain }}>
      {rims.map(({ of, owner, path }) => (
        <path key={of} class={`unit tone-${tones[owner] ?? 'nobody'}`} d={path} />
      ))}
    </g>
  )
}

interface Rim {
  of: string
  owner: number
  path: string
}

function rimsOf(spots: readonly Spot[], ground: Ground): Rim[] {
  const units = new Map<string, Spot[]>()
  for (const spot of spots) {
    const { of } = spot.counter
    if (of === undefined) continue
    const known = units.get(of)
    if (known) known.push(spot)
    else units.set(of, [spot])
  }
  return [...units].flatMap(([of, members]) => {
    if (members.length < 2) return []
    const places = members.flatMap(({ counter }) => ground.byId.get(counter.at) ?? [])
    return [{ of, owner: members[0].counter.owner, path: rim(ground, new Set(places)) }]
  })
}

/** The sides of some places that do not lie between two of them. */
function rim(ground: Ground, places: ReadonlySet<number>): string {
  const middles = [...places].map(place => ground.places[place])
  let path = ''
  for (const { outline, x, y } of middles) {
    for (let i = 0; i < outline.length; i += 2) {
      const j = (i + 2) % outline.length
      const [ax, ay, bx, by] = [x + outline[i], y + outline[i + 1], x + outline[j], y + outline[j + 1]]
      // beyond the side lies the middle of the next place
      if (middles.some(other => Math.hypot(ax + bx - x - other.x, ay + by - y - other.y) < NEXT * ground.grain))
        continue
      path += `M${short(ax)} ${short(ay)}L${short(bx)} ${short(by)}`
    }
  }
  return path
}

/** Middles so near to each other are the same, in sizes of a place. */
const NEXT = 0.1
