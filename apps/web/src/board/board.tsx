import type { BoardScene, Counter, Zone } from '@hexarium/kernel'
import { batch, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { words } from '../language.ts'
import { coming } from '../pages/coming.tsx'
import { afterwards } from '../pages/first-question.ts'
import type { NoteShown, Offer } from '../port/moment.ts'
import { around, type Camera, fitting, moved, reshaped, sees, steady, WIDE, zoomed } from './camera.ts'
import { BasesLayer, CountersLayer } from './counters.tsx'
import { type Ground, groundOf, placeAt, type Spot, spotsOf, UNIT, under } from './geometry.ts'
import { GlowLayer } from './glow.tsx'
import { GroundLayer } from './ground.tsx'
import { MarksLayer } from './marks.tsx'
import type { Since, Threats } from './notes.tsx'
import { SidesLayer } from './sides.tsx'
import { steered } from './steer.ts'
import {
  askedAbout,
  handlesAt,
  labelled,
  nearest,
  offersHere,
  piecesAmong,
  placesHere,
  touchedWith,
} from './targets.ts'
import { UnitsLayer } from './units.tsx'

const later = afterwards(() => import('./later.ts'))
const GhostLayer = coming(async () => (await later()).GhostLayer)
const NotesLayer = coming(async () => (await later()).NotesLayer)
const PlanLayer = coming(async () => (await later()).PlanLayer)
const PointerLayer = coming(async () => (await later()).PointerLayer)
const ThreatLayer = coming(async () => (await later()).ThreatLayer)
const TrailLayer = coming(async () => (await later()).TrailLayer)
const Minimap = coming(async () => (await later()).Minimap)
const ZonesLayer = coming(async () => (await later()).ZonesLayer)

/** What of the board is drawn. */
export interface Layers {
  names: boolean
  terrain: boolean
}

/** What is drawn over the board to help, and may be missing. */
export interface Overlay {
  notes?: readonly NoteShown[]
  plan?: readonly NoteShown[]
  threats?: Threats
  /** Pieces where a choice would put them. */
  ghosts?: readonly Counter[]
  since?: Since
  zones?: readonly Zone[]
  /** What stays where it is on purpose. */
  left?: ReadonlySet<string>
  /** What a guide points at. */
  shown?: readonly string[]
}

interface Props {
  board: BoardScene
  tones: readonly string[]
  offers: readonly Offer[]
  /** The game has ended here. */
  isOver?: boolean
  layers: Layers
  overlay?: Overlay
  /** Where one sets up now: all of these places stay in sight. */
  home?: readonly string[]
  /** Further tools beside those of the board. */
  tools?: ComponentChildren
  /** Something was clicked: everything under the point, the topmost first. */
  onPick(ids: string[], at: { x: number; y: number }): void
  /** Something is pointed at. */
  onPoint(ids: string[]): void
  /** A piece is pulled away: true if it may be. Then it is let go over everything under a point, or over nothing. */
  onGrab?(id: string): boolean
  onDrop?(id: string, ids: string[], at: { x: number; y: number }): void
}

/** A hex narrower than this on the screen is too small for a finger: the board begins closer to what is asked. */
const FINGER = 30
/** A window narrower than this follows what is asked, in pixels. */
const NARROW = 640
/** In a wide one a hex narrower than this is drawn larger, as far as all that stands on the board stays in sight. */
const EYE = 46
/** The share of what is seen that must be worth seeing; and while one sets up. */
const STILL = 0.7
const CLOSE = 0.95
/** How far from something that glows a click still means it, in pixels. */
const NEAR = { mouse: 6, touch: 20 } as const
/** Pieces smaller than this a finger cannot tell from their neighbours, in pixels. */
const TELLABLE = 30
/** From so many pixels across on, a finger in the middle of a place means that place. */
const SURE = 26

/** How far from a point something else may be meant: not beyond the rim of a place that is large enough to be hit. */
function sureWithin(ground: Ground, x: number, y: number, scale: number): number {
  const place = placeAt(ground, x, y)
  const inner = place === undefined ? 0 : ground.inner[place]
  return inner * 2 < SURE * scale ? Infinity : inner * 0.45
}

/** Keeps what does not change, so that only what moved is drawn anew. */
function useSame<T>(value: T, key: string): T {
  const kept = useRef({ key, value })
  if (kept.current.key !== key) kept.current = { key, value }
  return kept.current.value
}

/** A board: move a piece or pan with a drag, zoom with wheel or two fingers, choose with a click, a tap or the keyboard. */
export function Board(props: Props) {
  const { board, tones, offers, isOver, layers, overlay = {}, home = [], tools } = props
  const { onPick, onPoint, onGrab, onDrop } = props
  const frame = useRef<HTMLDivElement>(null)
  const land = useRef<SVGSVGElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const places = useSame(
    board.places,
    useMemo(() => groundKey(board), [board.places]),
  )
  const sides = useSame(
    board.sides,
    useMemo(() => board.sides.map(side => `${side.id}${side.kind}`).join(), [board.sides]),
  )
  const ground = useMemo(() => groundOf({ ...board, places }), [places])
  const spots = useMemo(() => spotsOf(ground, board.counters), [ground, board.counters])
  const zone = useMemo(() => placesHere(ground, home), [ground, home.join()])
  const camera = useSignal<Camera>(ground.box)
  const size = useRef({ width: 1, height: 1 })

  const fit = () => {
    camera.value = fitting(ground.box, size.current.width / size.current.height)
  }

  /** Everything that can be chosen, or what the question is about, in the middle of the window, if it is on this board. */
  const lookAtOffers = (now?: Camera) => {
    const offered = offersHere(ground, spots, board, offers)
    const targets = zone.length > 0 ? zone : offered.length > 0 ? offered : askedAbout(ground, board)
    const wanted = targets.length > 0 ? around(targets, ground, size.current) : undefined
    if (wanted) camera.value = now ? steady(now, wanted, targets, STILL) : wanted
    return targets.length > 0
  }
  const showAll = () => {
    isSteered.current = true
    fit()
  }
  const isUnder = (pixels: number) => (ground.grain * 2 * UNIT * size.current.width) / camera.peek().width < pixels
  const isTiny = () => isUnder(FINGER)
  /** All that stands on the board and all that can be chosen, where the whole board would be too small to see them well. */
  const lookAtPlay = () => {
    const now = camera.peek()
    fit()
    if ((spots.length === 0 && zone.length === 0) || !isUnder(EYE)) return
    const standing = spots.map(({ x, y, half }) => ({ x, y, reach: half }))
    const points = zone.length > 0 ? zone : [...standing, ...offersHere(ground, spots, board, offers)]
    const wanted = around(points, ground, size.current, WIDE)
    camera.value = steady(now, wanted, points, zone.length > 0 ? CLOSE : STILL)
  }

  useEffect(() => {
    let isFirst = true
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect
      if (width === 0 || height === 0) return
      const before = size.current
      const wasWhole = isFirst || isWhole(camera.peek(), ground.box)
      size.current = { width, height }
      if (wasWhole) {
        fit()
        if (isFirst && width >= NARROW) latest.current.lookAtPlay()
        else if (isFirst && isTiny()) latest.current.lookAtOffers()
      } else camera.value = reshaped(camera.peek(), before, size.current)
      isFirst = false
    })
    watcher.observe(frame.current!)
    return () => watcher.disconnect()
  }, [ground])

  // What is asked now may lie outside of what is seen, or be too small for a finger; at the end one sees all that is left. Who steers
  // by hand is left alone.
  const isSteered = useRef(false)
  const follow = () => {
    const isFar = size.current.width < NARROW && size.current.width > 1 && !isOver
    if (isFar && !isSteered.current) {
      const before = camera.peek()
      fit()
      // Where nothing of the question lies on the board, one keeps looking at what it is about.
      if (isTiny() && !lookAtOffers(before)) camera.value = before
    } else if (size.current.width > 1 && !isSteered.current) lookAtPlay()
    if (isWhole(camera.peek(), ground.box)) return
    const targets = offersHere(ground, spots, board, offers)
    if (targets.length > 0 && !targets.some(({ x, y }) => sees(camera.peek(), x, y))) lookAtOffers()
  }
  // It is looked at from afar only to find out how near one may go: what is drawn is where one ends, and mostly where one was.
  useLayoutEffect(() => {
    batch(follow)
  }, [offers, zone, isOver])

  // The view box is set by hand: a pan must not draw anything anew.
  useSignalEffect(() => {
    const { x, y, width, height } = camera.value
    const seen = `${x} ${y} ${width} ${height}`
    // Set anew it would be laid out and painted anew, even where nothing is different.
    for (const { current } of [land, svg])
      if (current && current.getAttribute('viewBox') !== seen) current.setAttribute('viewBox', seen)
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
  /** What lies under a point, the topmost first. */
  const seenAt = (x: number, y: number) => {
    const { ground, board, offers, spots, sides } = latest.current
    return [...handlesAt(ground, board, offers, x, y), ...under(ground, spots, sides, x, y)]
  }
  const carried = useRef<SVGGElement>(null)
  const now = {
    pick: onPick,
    point: onPoint,
    grab: onGrab,
    drop: onDrop,
    spots,
    sides,
    ground,
    board,
    offers,
    lookAtOffers,
    lookAtPlay,
  }
  const latest = useRef(now)
  latest.current = now

  // What is seen can be touched: the board listens, and looks where it is asked to, before it is painted.
  useLayoutEffect(
    () =>
      steered(frame.current!, {
        at,
        zoom(factor, x, y) {
          isSteered.current = true
          zoom(factor, x, y)
        },
        pan(dx, dy) {
          isSteered.current = true
          const scale = camera.peek().width / size.current.width
          camera.value = moved(camera.peek(), latest.current.ground.box, -dx * scale, -dy * scale)
        },
        click(clientX, clientY, isTouch) {
          const { x, y } = at(clientX, clientY)
          const now = latest.current
          const scale = camera.peek().width / size.current.width
          const hit = seenAt(x, y)
          const found = isTouch ? [...hit, ...touchedWith(now.spots, hit, TELLABLE * scale)] : hit
          const far = Math.min((isTouch ? NEAR.touch : NEAR.mouse) * scale, sureWithin(now.ground, x, y, scale))
          const meant = found.some(id => now.offers.some(offer => offer.points === id))
            ? undefined
            : nearest(offersHere(now.ground, now.spots, now.board, now.offers), x, y, far)
          now.pick(meant ? [meant, ...found] : found, { x: clientX, y: clientY })
        },
        hover(clientX, clientY) {
          const { x, y } = at(clientX, clientY)
          latest.current.point(seenAt(x, y))
        },
        leave: () => latest.current.point([]),
        grab(clientX, clientY) {
          const { x, y } = at(clientX, clientY)
          const now = latest.current
          const spot = spotAt(now.spots, under(now.ground, now.spots, now.sides, x, y))
          if (!spot || !now.grab?.(spot.counter.id)) return false
          const token = svg.current!.querySelector(`[data-counter="${CSS.escape(spot.counter.id)}"]`)
          if (token) carried.current!.replaceChildren(token.cloneNode(true))
          carried.current!.dataset['id'] = spot.counter.id
          return true
        },
        carry(clientX, clientY) {
          const { x, y } = at(clientX, clientY)
          const token = carried.current!.firstElementChild as SVGGElement | null
          const scale = /scale\(.*\)/.exec(token?.style.transform ?? '')?.[0] ?? ''
          if (token) token.style.transform = `translate(${x}px, ${y}px) ${scale}`
          const now = latest.current
          now.point(under(now.ground, now.spots, now.sides, x, y))
        },
        drop(point) {
          const now = latest.current
          const { x, y } = point ? at(point.x, point.y) : { x: Number.NaN, y: Number.NaN }
          const found = point ? under(now.ground, now.spots, now.sides, x, y) : []
          carried.current!.replaceChildren()
          now.drop?.(carried.current!.dataset['id'] ?? '', found, point ?? { x: 0, y: 0 })
        },
      }),
    [ground],
  )

  const { names, terrain } = layers
  const painted = useMemo(
    () => (
      <>
        <GroundLayer ground={ground} named={names} painted={terrain} />
        <SidesLayer sides={sides} grain={ground.grain} />
      </>
    ),
    [ground, sides, names, terrain],
  )
  const targets = useMemo(() => labelled(offers), [offers])
  const pieces = useMemo(() => piecesAmong(targets, ground, spots), [targets, ground, spots])
  const glow = { ground, sides, tones, pieces, targets, onPick, onPoint, marks: board.marks }
  const isClose = useComputed(() => camera.value.width < ground.box.width * 0.8)
  return (
    <>
      <div class="board" ref={frame} data-board={board.id}>
        {/* The land is a picture of its own, made once: what moves above it does not paint it anew. */}
        <svg ref={land} class="board-picture land" aria-hidden="true">
          {painted}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a picture */}
        <svg ref={svg} class="board-picture" role="group" aria-label={board.title}>
          {overlay.zones && <ZonesLayer {...{ tones, ground }} zones={overlay.zones} />}
          {overlay.threats && <ThreatLayer threats={overlay.threats} ground={ground} />}
          {overlay.plan && <PlanLayer notes={overlay.plan} ground={ground} />}
          <MarksLayer marks={board.marks} offered={targets} grain={ground.grain} />
          <UnitsLayer {...{ spots, tones, ground }} />
          <BasesLayer {...{ spots, tones, ground }} />
          <GlowLayer {...glow} part="places" />
          {overlay.since && <TrailLayer {...{ spots, tones, ground }} since={overlay.since} />}
          <CountersLayer spots={spots} tones={tones} left={overlay.left} targets={targets} />
          {overlay.notes && <NotesLayer notes={overlay.notes} ground={ground} spots={spots} />}
          {overlay.plan && <NotesLayer notes={overlay.plan} ground={ground} spots={spots} />}
          {overlay.ghosts && <GhostLayer {...{ ground, spots, tones }} ghosts={overlay.ghosts} />}
          <GlowLayer {...glow} part="counters" />
          {overlay.shown && <PointerLayer ids={overlay.shown} ground={ground} spots={spots} />}
          <g ref={carried} class="carried" />
        </svg>
        {isClose.value && <Minimap {...{ ground, spots, tones, camera, board, offers, zone }} />}
      </div>
      {/* Beside the board, not on it: whatever lies in its corners can be seen and clicked. */}
      <div class="board-tools">
        {tools}
        <button type="button" class="tool" onClick={() => zoom(0.75)} aria-label={words.value.closer}>
          +
        </button>
        <button type="button" class="tool" onClick={() => zoom(1 / 0.75)} aria-label={words.value.farther}>
          −
        </button>
        <button type="button" class="tool" onClick={showAll} aria-label={words.value.fit} data-tool="fit">
          ⤢
        </button>
      </div>
    </>
  )
}

/** The topmost piece among some ids. */
function spotAt(spots: readonly Spot[], ids: readonly string[]): Spot | undefined {
  for (const id of ids) {
    const spot = spots.find(({ counter }) => counter.id === id)
    if (spot) return spot
  }
  return undefined
}

/** Equal as long as nothing of the ground looks different. */
function groundKey(board: BoardScene): string {
  return `${board.id} ${board.places.map(place => `${place.id}${place.terrain}${place.level ?? ''}${place.x},${place.y}`).join()}`
}

function isWhole(camera: Camera, box: Camera): boolean {
  return camera.width >= box.width * 0.99 && camera.height >= box.height * 0.99
}
