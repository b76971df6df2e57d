import type { BoardScene, Counter, Place, SideMark } from '@hexarium/kernel'

/** Drawn units a unit of the board: small numbers make poor letters. */
export const UNIT = 100

/** A rectangle of the board in drawn units. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What a board knows of its places: where they are and how big. Made once for a list of places. */
export interface Ground {
  readonly places: readonly Place[]
  readonly byId: ReadonlyMap<string, number>
  /** Centres in drawn units. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** From each centre to the nearest border. */
  readonly inner: readonly number[]
  /** Size against a hex whose corners are one unit from its centre. */
  readonly size: readonly number[]
  /** Each outline as a path around the origin. */
  readonly outline: readonly string[]
  readonly box: Box
  /** The usual size: most things are drawn in proportion to it. */
  readonly grain: number
}

const HEX_AREA = 1.5 * Math.sqrt(3)

/** Measures the places of a board. */
export function groundOf(board: Pick<BoardScene, 'places' | 'width' | 'height'>): Ground {
  const { places } = board
  const shapes = new Map<readonly number[], { inner: number; size: number; path: string }>()
  for (const { outline } of places) {
    if (shapes.has(outline)) continue
    shapes.set(outline, {
      inner: innerRadius(outline),
      size: Math.sqrt(area(outline) / HEX_AREA),
      path: pathOf(outline),
    })
  }
  const shape = (place: Place) => shapes.get(place.outline)!
  const sizes = places.map(place => shape(place).size).sort((a, b) => a - b)
  return {
    places,
    byId: new Map(places.map((place, index) => [place.id, index])),
    x: places.map(place => place.x * UNIT),
    y: places.map(place => place.y * UNIT),
    inner: places.map(place => shape(place).inner * UNIT),
    size: places.map(place => shape(place).size),
    outline: places.map(place => shape(place).path),
    box: boxOf(board),
    grain: sizes[sizes.length >> 1] ?? 1,
  }
}

/** What is worth seeing of a board: all its places, with a margin; the whole board where it has none. */
function boxOf({ places, width, height }: Pick<BoardScene, 'places' | 'width' | 'height'>): Box {
  if (places.length === 0) return { x: 0, y: 0, width: width * UNIT, height: height * UNIT }
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, outline } of places) {
    for (let i = 0; i < outline.length; i += 2) {
      left = Math.min(left, x + outline[i])
      right = Math.max(right, x + outline[i])
      top = Math.min(top, y + outline[i + 1])
      bottom = Math.max(bottom, y + outline[i + 1])
    }
  }
  const margin = 0.35
  const [w, h] = [right - left + 2 * margin, bottom - top + 2 * margin]
  return { x: (left - margin) * UNIT, y: (top - margin) * UNIT, width: w * UNIT, height: h * UNIT }
}

function area(outline: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length
    sum += outline[i] * outline[j + 1] - outline[j] * outline[i + 1]
  }
  return Math.abs(sum) / 2
}

function innerRadius(outline: readonly number[]): number {
  let least = Infinity
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length
    least = Math.min(least, distanceToLine(0, 0, outline[i], outline[i + 1], outline[j], outline[j + 1]))
  }
  return least
}

/** How far a point is from a line between two points. */
export function distanceToLine(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const long = dx * dx + dy * dy
  const along = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / long))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** A length of the game's own, in drawn units, as short as can be written. */
export const short = (value: number) => Math.round(value * UNIT * 10) / 10

/** An outline as a path around the origin. */
function pathOf(outline: readonly number[]): string {
  let path = ''
  for (let i = 0; i < outline.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${short(outline[i])} ${short(outline[i + 1])}`
  return `${path}Z`
}

/** The corners of a place, one after the other. */
export function cornersOf({ x, y, outline }: Place, scale: number): string {
  let corners = ''
  for (let i = 0; i < outline.length; i += 2)
    corners += `${short(x + outline[i] * scale)},${short(y + outline[i + 1] * scale)} `
  return corners
}

/** The outlines of many places as one path. */
export function joined(ground: Ground, indices: readonly number[], scale = 1): string {
  let path = ''
  for (const index of indices) {
    const { outline, x, y } = ground.places[index]
    for (let i = 0; i < outline.length; i += 2) {
      path += `${i === 0 ? 'M' : 'L'}${short(x + outline[i] * scale)} ${short(y + outline[i + 1] * scale)}`
    }
    path += 'Z'
  }
  return path
}

/** Where a counter is drawn, and how big (its half width). */
export interface Spot {
  counter: Counter
  /** Its number in the list of counters. */
  index: number
  x: number
  y: number
  half: number
}

/** A token on a place of its own fills this much of it. */
const FILL = 0.76
/** One that covers several places is so much larger, and who sits on it so much smaller. */
const LARGE = 1.5
const SEATED = 0.7

/** Where the counters are drawn: stacks lie fanned out, the last one on top. A counter whose place is not here is left out. */
export function spotsOf(ground: Ground, counters: readonly Counter[]): Spot[] {
  // Most stand alone: only others need a list.
  const lowest = new Map<number, number>()
  const stacks = new Map<number, number[]>()
  for (let index = 0; index < counters.length; index++) {
    const place = ground.byId.get(counters[index].at)
    if (place === undefined) continue
    const below = lowest.get(place)
    if (below === undefined) lowest.set(place, index)
    else if (stacks.has(place)) stacks.get(place)!.push(index)
    else stacks.set(place, [below, index])
  }
  const isLarge = (index: number) => counters[index].covers !== undefined && counters[index].covers.length > 0
  const spots: Spot[] = []
  for (const [place, first] of lowest) {
    const reach = ground.inner[place]
    const [cx, cy] = [ground.x[place], ground.y[place]]
    const stack = stacks.get(place) ?? [first]
    if (stack.length === 1 && !isLarge(first)) {
      spots.push({ counter: counters[first], index: first, x: cx, y: cy, half: FILL * reach })
      continue
    }
    // Who covers several places lies below, and in the middle of them.
    const small = stack.some(isLarge) ? stack.filter(index => !isLarge(index)) : stack
    const size = small === stack ? reach : SEATED * reach
    for (const index of small === stack ? [] : stack.filter(isLarge)) {
      const [x, y] = centreOf(ground, counters[index], place)
      spots.push({ counter: counters[index], index, x, y, half: LARGE * FILL * reach })
    }
    for (let above = 0; above < small.length; above++) {
      const { x, y, half } = fan(above, small.length)
      const index = small[above]
      spots.push({ counter: counters[index], index, x: cx + x * reach, y: cy + y * reach, half: half * size })
    }
  }
  return spots
}

/** The further places a counter covers, by number. */
export function coveredBy(ground: Ground, { covers = [] }: Counter): number[] {
  return covers.flatMap(id => ground.byId.get(id) ?? [])
}

/** The middle of all a counter covers. */
function centreOf(ground: Ground, counter: Counter, at: number): [number, number] {
  const all = [at, ...coveredBy(ground, counter)]
  return [mean(all.map(index => ground.x[index])), mean(all.map(index => ground.y[index]))]
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length

/** The place of one of several in a stack, in shares of the room there is. */
function fan(index: number, count: number): { x: number; y: number; half: number } {
  if (count === 1) return { x: 0, y: 0, half: FILL }
  if (count === 2) return { x: index === 0 ? -0.3 : 0.3, y: index === 0 ? -0.22 : 0.22, half: 0.52 }
  if (count === 3) return { x: [-0.42, 0.42, 0][index], y: [-0.28, -0.28, 0.36][index], half: 0.44 }
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const half = Math.max(0.2, 0.86 / columns)
  const x = ((index % columns) + 0.5) / columns - 0.5
  const y = (Math.floor(index / columns) + 0.5) / rows - 0.5
  return { x: x * 1.5, y: y * 1.5, half: Math.min(0.4, half) }
}

/** The middle of an element of the board, and how far it reaches; undefined if it is not here. A larger thing is where its first piece is. */
export function middleOf(
  ground: Ground,
  spots: readonly Spot[],
  id: string,
): { x: number; y: number; reach: number; isPlace: boolean } | undefined {
  const place = ground.byId.get(id)
  if (place !== undefined) return { x: ground.x[place], y: ground.y[place], reach: ground.inner[place], isPlace: true }
  const spot = spots.find(({ counter }) => counter.id === id) ?? spots.find(({ counter }) => counter.of === id)
  return spot && { x: spot.x, y: spot.y, reach: spot.half, isPlace: false }
}

/** What lies under a point, the topmost first: counters, then the hexside close by, then the place. */
export function under(
  ground: Ground,
  spots: readonly Spot[],
  sides: readonly SideMark[],
  x: number,
  y: number,
): string[] {
  const found: string[] = []
  for (let i = spots.length - 1; i >= 0; i--) {
    const spot = spots[i]
    if (Math.hypot(x - spot.x, y - spot.y) > spot.half * 1.1) continue
    const { id, of } = spot.counter
    found.push(id)
    if (of !== undefined) found.push(of)
  }
  for (const side of sides) {
    const far = distanceToLine(x / UNIT, y / UNIT, side.x1, side.y1, side.x2, side.y2)
    if (far < 0.13 * ground.grain) found.push(side.id)
  }
  const place = placeAt(ground, x, y)
  if (place !== undefined) found.push(ground.places[place].id)
  return found
}

/** The place a point lies in. */
export function placeAt(ground: Ground, x: number, y: number): number | undefined {
  let best: number | undefined
  let least = Infinity
  for (let index = 0; index < ground.places.length; index++) {
    const far = Math.hypot(x - ground.x[index], y - ground.y[index])
    if (far >= least || !isInside(ground.places[index], x / UNIT, y / UNIT)) continue
    least = far
    best = index
  }
  return best
}

function isInside(place: Place, x: number, y: number): boolean {
  const { outline } = place
  let inside = false
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const [x1, y1, x2, y2] = [
      outline[i] + place.x,
      outline[i + 1] + place.y,
      outline[j] + place.x,
      outline[j + 1] + place.y,
    ]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

/** A number that is always the same for the same text. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}
