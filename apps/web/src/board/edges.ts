import { type Ground, UNIT } from './geometry.ts'

/** A border: where it runs in drawn units, the place on one side, and the one on the other (-1: there is none). */
export interface Edge {
  x1: number
  y1: number
  x2: number
  y2: number
  a: number
  b: number
}

const round = (value: number) => Math.round(value * 50)

/** All borders of a board. Places that touch share a border, however their outlines are written. */
export function edgesOf(ground: Ground): Edge[] {
  const edges = new Map<string, Edge>()
  ground.places.forEach(({ x, y, outline }, place) => {
    for (let i = 0; i < outline.length; i += 2) {
      const j = (i + 2) % outline.length
      const [x1, y1, x2, y2] = [x + outline[i], y + outline[i + 1], x + outline[j], y + outline[j + 1]]
      const [one, other] = [`${round(x1)} ${round(y1)}`, `${round(x2)} ${round(y2)}`]
      const key = one < other ? `${one} ${other}` : `${other} ${one}`
      const known = edges.get(key)
      if (known) known.b = place
      else edges.set(key, { x1: x1 * UNIT, y1: y1 * UNIT, x2: x2 * UNIT, y2: y2 * UNIT, a: place, b: -1 })
    }
  })
  return [...edges.values()]
}

const short = (value: number) => Math.round(value * 10) / 10

/** Borders as a path. */
export function drawn(edges: readonly Edge[]): string {
  return edges.map(({ x1, y1, x2, y2 }) => `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`).join('')
}

/** The borders between the places of a region and the rest; `rim` says whether the end of the world is one. */
export function borderOf(edges: readonly Edge[], isIn: (place: number) => boolean, rim: boolean): Edge[] {
  return edges.filter(({ a, b }) => (b < 0 ? rim && isIn(a) : isIn(a) !== isIn(b)))
}

/** True if what lies outside a border of a region is away from the light, which comes from the upper left. */
export function isShaded(ground: Ground, edge: Edge, isIn: (place: number) => boolean): boolean {
  const inside = isIn(edge.a) ? edge.a : edge.b
  const dx = (edge.x1 + edge.x2) / 2 - ground.x[inside]
  const dy = (edge.y1 + edge.y2) / 2 - ground.y[inside]
  return dx * 0.55 + dy * 0.83 > 0
}
