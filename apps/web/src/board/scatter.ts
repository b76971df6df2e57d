import { hashOf } from './geometry.ts'

/** Numbers that look like chance and never change. */
export function luck(seed: string): () => number {
  let state = hashOf(seed) || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

/** To a tenth. */
export const round = (value: number) => Math.round(value * 10) / 10
/** A circle as a path. */
export const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Points in a hex that keep apart, from top to bottom. */
export function scattered(seed: string, count: number, apart: number, reach = 70): [number, number][] {
  const next = luck(seed)
  const points: [number, number][] = []
  for (let tries = 0; tries < 400 && points.length < count; tries++) {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * reach]
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.92]
    if (points.every(([px, py]) => Math.hypot(px - x, py - y) >= apart)) points.push([round(x), round(y)])
  }
  return points.sort((a, b) => a[1] - b[1])
}
