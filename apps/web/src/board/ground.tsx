import type { Look } from '@hexarium/kernel'
import { useMemo } from 'preact/hooks'
import { DECORATED, DecorDefs, decorId, MASSED, slopeId, VARIANTS } from './decor.tsx'
import { borderOf, drawn, type Edge, edgesOf, isShaded } from './edges.ts'
import { type Ground, hashOf, joined, UNIT } from './geometry.ts'
import { WET } from './looks.ts'

/** More places than this, and their names would be a grey haze. */
const NAMED = 400

let grounds = 0

/** Everything that does not change while pieces move: rim, terrain, what stands on it, borders, names. */
export function GroundLayer(props: { ground: Ground; named: boolean; painted: boolean }) {
  const { ground, named, painted } = props
  const own = useMemo(() => `ground-${++grounds}`, [])
  const all = ground.places.map((_, index) => index)
  const looks = ground.places.map(place => place.terrain)
  const groups = Map.groupBy(all, index => looks[index])
  const outline = joined(
    ground,
    all.filter(index => looks[index] !== 'box'),
  )
  const edges = edgesOf(ground)
  return (
    <g class="ground">
      <defs>
        <DecorDefs looks={DECORATED.filter(look => groups.has(look))} />
      </defs>
      <path class="rim-shadow" d={outline} transform="translate(6 10)" />
      <path class="rim" d={outline} />
      {[...groups].map(([look, places]) => (
        <path key={look} class={`terrain look-${look}`} d={joined(ground, places)} />
      ))}
      <Tints ground={ground} looks={looks} />
      {painted && <Waters {...{ ground, looks, edges, own }} />}
      <Heights {...{ ground, edges, own }} />
      {painted && <Ways {...{ ground, looks, edges }} />}
      <path class="borders" d={outline} />
      {painted && <Decor {...{ ground, looks, edges }} />}
      {named && ground.places.length <= NAMED && <Names ground={ground} />}
    </g>
  )
}

/** No two fields are quite alike. */
function Tints({ ground, looks }: { ground: Ground; looks: readonly Look[] }) {
  const tint = (share: number) =>
    joined(
      ground,
      ground.places.flatMap(({ id }, index) => (looks[index] !== 'box' && hashOf(id) % 5 === share ? index : [])),
    )
  return (
    <>
      <path class="tint-dark" d={tint(0)} />
      <path class="tint-light" d={tint(2)} />
    </>
  )
}

interface Land {
  ground: Ground
  looks: readonly Look[]
  edges: readonly Edge[]
}

/** Widths of the lines along a shore, from the open water to the land. */
const SHORES = [78, 52, 28]

/** Lines along the shores, one inside the other. */
function Waters({ ground, looks, edges, own }: Land & { own: string }) {
  const wet = looks.flatMap((look, index) => (WET.includes(look) ? index : []))
  if (wet.length === 0) return null
  const shore = drawn(borderOf(edges, place => WET.includes(looks[place]), false))
  return (
    <g class="waters">
      <clipPath id={`${own}-water`}>
        <path d={joined(ground, wet)} />
      </clipPath>
      <g clip-path={`url(#${own}-water)`}>
        {SHORES.map((width, depth) => (
          <g key={width}>
            <path class="shore-line" d={shore} stroke-width={(width + 3.5) * ground.grain} />
            <path class={`shallows-${depth}`} d={shore} stroke-width={width * ground.grain} />
          </g>
        ))}
      </g>
      <path class="bank" d={shore} stroke-width={7 * ground.grain} />
    </g>
  )
}

/** Each height stands out from the one below: a light rim towards the light, a shadow away from it. */
function Heights({ ground, edges, own }: { ground: Ground; edges: readonly Edge[]; own: string }) {
  const levels = ground.places.map(place => Math.min(6, place.level ?? 0))
  const highest = Math.max(0, ...levels)
  return (
    <>
      {Array.from({ length: highest }, (_, index) => {
        const level = index + 1
        const isIn = (place: number) => levels[place] >= level
        const places = levels.flatMap((_, place) => (isIn(place) ? place : []))
        const border = borderOf(edges, isIn, false)
        const [shade, light] = [true, false].map(wanted =>
          drawn(border.filter(edge => isShaded(ground, edge, isIn) === wanted)),
        )
        return (
          <g key={level} class="heights" stroke-width={5 * ground.grain}>
            <path class="height-shade" d={shade} stroke-width={22 * ground.grain} transform="translate(3 5)" />
            <path class="height" d={joined(ground, places)} />
            <clipPath id={`${own}-height-${level}`}>
              <path d={joined(ground, places)} />
            </clipPath>
            <g clip-path={`url(#${own}-height-${level})`}>
              <path class="height-light" d={light} stroke-width={26 * ground.grain} />
              <path class="height-dark" d={shade} stroke-width={20 * ground.grain} />
            </g>
            <path class="height-line" d={drawn(border)} />
          </g>
        )
      })}
    </>
  )
}

/** Looks a road leads to. */
const GOALS: readonly Look[] = [
  'road',
  'wood-bridge',
  'stone-bridge',
  'houses',
  'huts',
  'town',
  'dock',
  'ford',
  'tower',
]

/** Roads, from the middle of their place to the borders they cross, and bridges, straight across the water. */
function Ways({ ground, looks, edges }: Land) {
  const roads = edges.flatMap(edge => [
    roadTo(ground, looks, edge, edge.a, edge.b),
    roadTo(ground, looks, edge, edge.b, edge.a),
  ])
  const ways = { road: roads.join(''), 'wood-bridge': '', 'stone-bridge': '' }
  looks.forEach((look, place) => {
    if (look === 'wood-bridge' || look === 'stone-bridge') ways[look] += bridgeAt(ground, looks, edges, place)
  })
  return (
    <>
      {Object.entries(ways).map(([look, way]) => (
        <g key={look} class={`way way-${look}`}>
          <path class="way-edge" d={way} stroke-width={(look === 'road' ? 40 : 74) * ground.grain} />
          <path class="way-top" d={way} stroke-width={(look === 'road' ? 32 : 58) * ground.grain} />
          {look !== 'road' && <path class="way-planks" d={way} stroke-width={58 * ground.grain} />}
        </g>
      ))}
    </>
  )
}

function roadTo(ground: Ground, looks: readonly Look[], { x1, y1, x2, y2 }: Edge, from: number, to: number): string {
  if (to < 0 || from < 0 || looks[from] !== 'road' || !GOALS.includes(looks[to])) return ''
  return `M${ground.x[from]} ${ground.y[from]}L${Math.round((x1 + x2) / 2)} ${Math.round((y1 + y2) / 2)}`
}

/** A bridge lies across the way the water runs; angles are doubled, so that both ways along a river count as one. */
function bridgeAt(ground: Ground, looks: readonly Look[], edges: readonly Edge[], place: number): string {
  let [cos, sin] = [0, 0]
  const [x, y, reach] = [ground.x[place], ground.y[place], ground.inner[place] * 1.12]
  for (const { x1, y1, x2, y2, a, b } of edges) {
    const other = a === place ? b : b === place ? a : -1
    if (other < 0) continue
    const angle = 2 * Math.atan2((y1 + y2) / 2 - y, (x1 + x2) / 2 - x)
    const weight = isOpenWater(looks[other]) ? 1 : -0.5
    cos += Math.cos(angle) * weight
    sin += Math.sin(angle) * weight
  }
  const across = Math.atan2(sin, cos) / 2 + Math.PI / 2
  const [dx, dy] = [Math.round(Math.cos(across) * reach), Math.round(Math.sin(across) * reach)]
  return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`
}

const isOpenWater = (look: Look) => look === 'water' || look === 'ford'

interface Placed {
  href: string
  x: number
  y: number
  scale: number
  look: Look
}

/** What stands on the ground, from the far side to the near one. Woods grow together over their borders. */
function Decor({ ground, looks, edges }: Land) {
  const all: Placed[] = []
  ground.places.forEach(({ id }, index) => {
    const look = looks[index]
    if (!DECORATED.includes(look)) return
    const scale = (ground.inner[index] / UNIT / 0.866) * 0.98
    // Where height lines show the hill, a few strokes are enough.
    const isHigh = look === 'hills' && (ground.places[index].level ?? 0) > 0
    all.push({
      href: `#${isHigh ? slopeId(id) : decorId(look, id)}`,
      x: ground.x[index],
      y: ground.y[index],
      scale,
      look,
    })
  })
  edges.forEach(({ x1, y1, x2, y2, a, b }, index) => {
    const look = looks[a]
    if (b < 0 || looks[b] !== look || !MASSED.includes(look)) return
    const href = `#copse-${look}-${index % VARIANTS}`
    all.push({ href, x: (x1 + x2) / 2, y: (y1 + y2) / 2, scale: ground.grain * 0.95, look })
  })
  all.sort((one, other) => one.y - other.y)
  return (
    <g class="decors">
      {all.map(({ href, x, y, scale, look }, index) => (
        <use
          key={index}
          class={`decor look-${look}`}
          href={href}
          transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 1000) / 1000})`}
        />
      ))}
    </g>
  )
}

/** The names stand at the top of their places. */
function Names({ ground }: { ground: Ground }) {
  const size = Math.round(19 * ground.grain)
  return (
    <g class="names" font-size={size}>
      {ground.places.map((place, index) => (
        <text
          key={place.id}
          x={ground.x[index]}
          y={ground.y[index] + topOf(place.outline) * UNIT + size * roomAbove(place.outline)}
        >
          {place.label}
        </text>
      ))}
    </g>
  )
}

const topOf = (outline: readonly number[]) => Math.min(...outline.filter((_, i) => i % 2 === 1))

/** How many lines below its top a place is wide enough for its name: a corner needs more than an edge. */
function roomAbove(outline: readonly number[]): number {
  const top = topOf(outline)
  const corners = outline.filter((y, i) => i % 2 === 1 && y < top + 0.01).length
  return corners === 1 ? 2.1 : 1.25
}
