import type { BoardScene } from '@hexarium/kernel'
import type { Signal } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Offer } from '../port/moment.ts'
import type { Camera } from './camera.ts'
import { freestCorner } from './corner.ts'
import { type Ground, joined, type Spot } from './geometry.ts'
import { offersHere, type Target } from './targets.ts'

interface Props {
  ground: Ground
  spots: readonly Spot[]
  tones: readonly string[]
  camera: Signal<Camera>
  board: BoardScene
  offers: readonly Offer[]
  /** Where one sets up now. */
  zone: readonly Target[]
}

/** The whole board in small, while one looks at a part of it; a click goes there. For eyes only: the keyboard needs no map. */
export function Minimap({ ground, spots, tones, camera, board, offers, zone }: Props) {
  const map = useRef<SVGSVGElement>(null)
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
  const targets = useMemo(
    () => [...offersHere(ground, spots, board, offers), ...zone],
    [ground, spots, board, offers, zone],
  )
  // It lies where it covers least, and nowhere if it would cover something that can be chosen or one's zone in every corner.
  useLayoutEffect(() => {
    const frame = map.current!.parentElement!
    const own = map.current!.getBoundingClientRect()
    const share = { width: own.width / frame.clientWidth, height: own.height / frame.clientHeight }
    map.current!.dataset['corner'] = freestCorner(seen, share, targets, spots, map.current!.dataset['corner'])
  }, [seen, targets, spots])
  return (
    <svg
      ref={map}
      class="minimap"
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
