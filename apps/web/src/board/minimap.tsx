import type { BoardScene } from '@hexarium/kernel'
import type { Signal } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import type { Offer } from '../port/moment.ts'
import type { Camera } from './camera.ts'
import { type Ground, joined, type Spot } from './geometry.ts'
import { offersHere } from './targets.ts'

interface Props {
  board: BoardScene
  offers: readonly Offer[]
  ground: Ground
  spots: readonly Spot[]
  tones: readonly string[]
  camera: Signal<Camera>
}

/**
 * The whole board in small, while one looks at a part of it, in the corner where it hides least; a click goes there. For eyes
 * only: the keyboard needs no map.
 */
export function Minimap({ board, offers, ground, spots, tones, camera }: Props) {
  const { x, y, width, height } = ground.box
  const groups = Map.groupBy(
    ground.places.map((_, index) => index),
    index => ground.places[index].terrain,
  )
  const go = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = (event.currentTarget as SVGElement).getBoundingClientRect()
    const [px, py] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
    const now = camera.peek()
    camera.value = { ...now, x: x + px * width - now.width / 2, y: y + py * height - now.height / 2 }
  }
  const seen = camera.value
  const targets = useMemo(() => offersHere(ground, spots, board, offers), [ground, spots, board, offers])
  const corner = useRef<Corner>('nw')
  corner.current = freest(seen, targets, spots, corner.current)
  return (
    <svg
      class={`minimap at-${corner.current}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      {[...groups].map(([look, places]) => (
        <path key={look} class={`terrain look-${look}`} d={joined(ground, places)} />
      ))}
      {spots.map(spot => (
        <circle
          key={spot.counter.id}
          class={`dot tone-${tones[spot.counter.owner] ?? 'nobody'}`}
          cx={spot.x}
          cy={spot.y}
          r={Math.max(spot.half * 0.8, width / 60)}
        />
      ))}
      <rect class="window" x={seen.x} y={seen.y} width={seen.width} height={seen.height} stroke-width={width / 60} />
    </svg>
  )
}

const corners = ['nw', 'ne', 'se', 'sw'] as const
type Corner = (typeof corners)[number]

interface Point {
  x: number
  y: number
}

/** So much of the picture it takes at most, each way. */
const SHARE = { x: 0.32, y: 0.42 }
/** What can be chosen must be seen more than what only stands there. */
const CHOOSABLE = 4

/** The corner of what is seen in which the least is hidden; the one before, unless another is better. */
export function freest(seen: Camera, targets: readonly Point[], pieces: readonly Point[], before: Corner): Corner {
  const isIn = (corner: Corner) => (point: Point) => {
    const [x, y] = [(point.x - seen.x) / seen.width, (point.y - seen.y) / seen.height]
    if (x < 0 || y < 0 || x > 1 || y > 1) return false
    return (corner.endsWith('w') ? x : 1 - x) < SHARE.x && (corner.startsWith('n') ? y : 1 - y) < SHARE.y
  }
  const hidden = (corner: Corner) =>
    CHOOSABLE * targets.filter(isIn(corner)).length + pieces.filter(isIn(corner)).length
  return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best), before)
}
