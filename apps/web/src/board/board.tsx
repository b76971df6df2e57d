import type { BoardScene } from '@hexarium/kernel'
import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { words } from '../language.ts'
import type { Offer } from '../port/moment.ts'
import { type Camera, fitting, moved, reshaped, zoomed } from './camera.ts'
import { CountersLayer } from './counters.tsx'
import { groundOf, spotsOf, under } from './geometry.ts'
import { GlowLayer } from './glow.tsx'
import { GroundLayer, SidesLayer } from './ground.tsx'
import { MarksLayer } from './marks.tsx'
import { Minimap } from './minimap.tsx'
import { steered } from './steer.ts'

/** What of the board is drawn. */
export interface Layers {
  names: boolean
  terrain: boolean
}

interface Props {
  board: BoardScene
  tones: readonly string[]
  offers: readonly Offer[]
  layers: Layers
  /** Something was clicked: everything under the point, the topmost first. */
  onPick(ids: string[], at: { x: number; y: number }): void
  /** Something is pointed at. */
  onPoint(ids: string[]): void
}

/** Keeps what does not change, so that only what moved is drawn anew. */
function useSame<T>(value: T, key: string): T {
  const kept = useRef({ key, value })
  if (kept.current.key !== key) kept.current = { key, value }
  return kept.current.value
}

/** A board: pan with a drag, zoom with wheel or two fingers, choose with a click, a tap or the keyboard. */
export function Board({ board, tones, offers, layers, onPick, onPoint }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const places = useSame(board.places, groundKey(board))
  const sides = useSame(board.sides, board.sides.map(side => `${side.id}${side.kind}`).join())
  const ground = useMemo(() => groundOf({ ...board, places }), [places])
  const spots = useMemo(() => spotsOf(ground, board.counters), [ground, board.counters])
  const camera = useSignal<Camera>(ground.box)
  const size = useRef({ width: 1, height: 1 })

  const fit = () => {
    camera.value = fitting(ground.box, size.current.width / size.current.height)
  }

  useEffect(() => {
    let isFirst = true
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      if (width === 0 || height === 0) return
      const before = size.current
      const wasWhole = isFirst || isWhole(camera.peek(), ground.box)
      size.current = { width, height }
      if (wasWhole) fit()
      else camera.value = reshaped(camera.peek(), before, size.current)
      isFirst = false
    })
    watcher.observe(frame.current!)
    return () => watcher.disconnect()
  }, [ground])

  // The view box is set by hand: a pan must not draw anything anew.
  useSignalEffect(() => {
    const { x, y, width, height } = camera.value
    svg.current?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  })

  const at = (clientX: number, clientY: number) => {
    const { left, top, width } = frame.current!.getBoundingClientRect()
    const scale = camera.peek().width / width
    return { x: camera.peek().x + (clientX - left) * scale, y: camera.peek().y + (clientY - top) * scale }
  }
  const zoom = (factor: number, x?: number, y?: number) => {
    const now = camera.peek()
    camera.value = zoomed(now, ground.box, x ?? now.x + now.width / 2, y ?? now.y + now.height / 2, factor)
  }
  const latest = useRef({ pick: onPick, point: onPoint, spots, sides, ground })
  latest.current = { pick: onPick, point: onPoint, spots, sides, ground }

  useEffect(
    () =>
      steered(frame.current!, {
        at,
        zoom,
        pan(dx, dy) {
          const scale = camera.peek().width / size.current.width
          camera.value = moved(camera.peek(), latest.current.ground.box, -dx * scale, -dy * scale)
        },
        click(clientX, clientY) {
          const { x, y } = at(clientX, clientY)
          const now = latest.current
          now.pick(under(now.ground, now.spots, now.sides, x, y), { x: clientX, y: clientY })
        },
        hover(clientX, clientY) {
          const { x, y } = at(clientX, clientY)
          const now = latest.current
          now.point(under(now.ground, now.spots, now.sides, x, y))
        },
        leave: () => latest.current.point([]),
      }),
    [ground],
  )

  const isClose = useComputed(() => camera.value.width < ground.box.width * 0.8)
  return (
    <div class="board" ref={frame} data-board={board.id}>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a picture */}
      <svg ref={svg} class="board-picture" role="group" aria-label={board.title}>
        <GroundLayer ground={ground} named={layers.names} painted={layers.terrain} />
        <SidesLayer sides={sides} grain={ground.grain} />
        <MarksLayer marks={board.marks} grain={ground.grain} />
        <GlowLayer
          ground={ground}
          sides={sides}
          spots={spots}
          tones={tones}
          offers={offers}
          part="places"
          {...{ onPick, onPoint }}
        />
        <CountersLayer spots={spots} tones={tones} />
        <GlowLayer
          ground={ground}
          sides={sides}
          spots={spots}
          tones={tones}
          offers={offers}
          part="counters"
          {...{ onPick, onPoint }}
        />
      </svg>
      <div class="board-tools">
        <button type="button" class="tool" onClick={() => zoom(0.75)} aria-label={words.value.closer}>
          +
        </button>
        <button type="button" class="tool" onClick={() => zoom(1 / 0.75)} aria-label={words.value.farther}>
          −
        </button>
        <button type="button" class="tool" onClick={fit} aria-label={words.value.fit} data-tool="fit">
          ⤢
        </button>
      </div>
      {isClose.value && <Minimap ground={ground} spots={spots} tones={tones} camera={camera} />}
    </div>
  )
}

/** Equal as long as nothing of the ground looks different. */
function groundKey(board: BoardScene): string {
  return `${board.id} ${board.places.map(place => `${place.id}${place.terrain}${place.level ?? ''}${place.x},${place.y}`).join()}`
}

function isWhole(camera: Camera, box: Camera): boolean {
  return camera.width >= box.width * 0.99 && camera.height >= box.height * 0.99
}
