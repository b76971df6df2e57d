import type { BoardScene, Counter } from '@hexarium/kernel'
import type { Offer } from '../port/moment.ts'
import { type Ground, middleOf, type Spot, UNIT } from './geometry.ts'

/** Something on the board that can be chosen: its middle, and how far it reaches. */
export interface Target {
  id: string
  x: number
  y: number
  reach: number
}

/** What a piece stands for among some ids: itself, or the larger thing it belongs to. */
export function meantBy({ id, of }: Counter, ids: { has(id: string): boolean }): string | undefined {
  if (ids.has(id)) return id
  return of !== undefined && ids.has(of) ? of : undefined
}

/** The ids that can be chosen, with what is said of each: its first choice, and how many more there are. */
export function labelled(offers: readonly Offer[]): Map<string, string> {
  const labels = new Map<string, string>()
  const more = new Map<string, number>()
  for (const { points, words } of offers) {
    if (points === null) continue
    if (labels.has(points)) more.set(points, (more.get(points) ?? 0) + 1)
    else labels.set(points, words)
  }
  for (const [id, count] of more) labels.set(id, `${labels.get(id)} (+${count})`)
  return labels
}

/** The pieces that can be chosen; often none of them, but places. */
export function piecesAmong(
  targets: ReadonlyMap<string, string>,
  ground: Ground,
  spots: readonly Spot[],
): readonly Spot[] {
  for (const id of targets.keys())
    if (!ground.byId.has(id)) return spots.filter(({ counter }) => meantBy(counter, targets) !== undefined)
  return []
}

/** Where what can be chosen lies on this board. */
export function offersHere(
  ground: Ground,
  spots: readonly Spot[],
  board: BoardScene,
  offers: readonly Offer[],
): Target[] {
  const ids = new Set(offers.flatMap(offer => offer.points ?? []))
  if (ids.size === 0) return []
  const middle = (id: string, x: number, y: number) => ({ id, x: x * UNIT, y: y * UNIT, reach: 20 * ground.grain })
  return [
    ...placesHere(ground, [...ids]),
    ...spots.flatMap(({ counter, x, y, half }) => {
      const id = meantBy(counter, ids)
      return id === undefined ? [] : { id, x, y, reach: half }
    }),
    ...board.sides.flatMap(({ id, x1, x2, y1, y2 }) => (ids.has(id) ? middle(id, (x1 + x2) / 2, (y1 + y2) / 2) : [])),
    ...board.marks.flatMap(({ id, points }) => (ids.has(id) ? middle(id, points.at(-2)!, points.at(-1)!) : [])),
  ]
}

/** Some places, as far as they lie on this board, to be looked at. */
export function placesHere(ground: Ground, ids: readonly string[]): Target[] {
  return ids.flatMap(id => {
    const at = ground.byId.has(id) ? middleOf(ground, [], id) : undefined
    return at ? { id, x: at.x, y: at.y, reach: at.reach } : []
  })
}

/** What the question is about, where nothing of it can be chosen on the board: rings in one's own tone. */
export function askedAbout(ground: Ground, board: BoardScene): Target[] {
  const rings = board.marks.filter(({ kind, tone }) => kind === 'ring' && tone === 'own')
  return rings.map(({ id, points: [x, y] }) => ({ id, x: x * UNIT, y: y * UNIT, reach: 60 * ground.grain }))
}

/** How far around its end an arrow is meant, and glows, in hundredths of a place. */
export const HANDLE = 24

/** The arrows that can be chosen and end at a point: they reach into the next place, and lie above it. */
export function handlesAt(
  ground: Ground,
  { marks }: BoardScene,
  offers: readonly Offer[],
  x: number,
  y: number,
): string[] {
  return marks.flatMap(({ id, handle, points }) => {
    const far = Math.hypot(x - points.at(-2)! * UNIT, y - points.at(-1)! * UNIT)
    return handle && far <= HANDLE * ground.grain && offers.some(offer => offer.points === id) ? [id] : []
  })
}

/** The target closest to a point, if it is not farther than so far from its border. */
export function nearest(targets: readonly Target[], x: number, y: number, far: number): string | undefined {
  let best: string | undefined
  let least = far
  for (const target of targets) {
    const distance = Math.hypot(x - target.x, y - target.y) - target.reach
    if (distance >= least) continue
    least = distance
    best = target.id
  }
  return best
}

/** What shares a place with a piece that was touched, where they are too small for a finger: it may mean any of them. */
export function touchedWith(spots: readonly Spot[], found: readonly string[], finger: number): string[] {
  const touched = spots.find(({ counter }) => found.includes(counter.id))
  if (!touched || touched.half * 2 >= finger) return []
  const others = spots.filter(({ counter }) => counter.at === touched.counter.at && !found.includes(counter.id))
  return others.map(({ counter }) => counter.id)
}
