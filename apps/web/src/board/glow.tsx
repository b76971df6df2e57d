import type { Mark, SideMark } from '@hexarium/kernel'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { shapeOf } from './counters.tsx'
import { cornersOf, type Ground, type Spot, UNIT } from './geometry.ts'
import { HANDLE, meantBy } from './targets.ts'

interface Props {
  ground: Ground
  sides: readonly SideMark[]
  marks: readonly Mark[]
  tones: readonly string[]
  /** Those of the pieces that can be chosen. */
  pieces: readonly Spot[]
  /** What can be chosen, and what is said of it. */
  targets: ReadonlyMap<string, string>
  /** What lies below the counters, or what lies around them. */
  part: 'places' | 'counters'
  onPick(ids: string[], at: { x: number; y: number }): void
  onPoint(ids: string[]): void
}

/** What can be chosen glows, and can be reached by the keyboard: arrows go to the next one in that direction. */
export function GlowLayer({ ground, sides, marks, tones, pieces, targets, part, onPick, onPoint }: Props) {
  // A turn begins with a pulse; those of every single question would be a flicker.
  const turns = useRef({ hadTargets: false, count: 0 })
  const hasTargets = targets.size > 0
  if (hasTargets && !turns.current.hadTargets) turns.current.count++
  turns.current.hadTargets = hasTargets
  const group = useRef<SVGGElement>(null)
  const focused = useRef('')
  useLayoutEffect(() => keepFocus(group.current, focused.current), [targets])
  const button = (id: string) =>
    ({ 'data-id': id, role: 'button', tabindex: 0, 'aria-label': targets.get(id)! }) as const
  const isPlace = (id: string) => ground.byId.has(id)
  const isTarget = ({ id }: { id: string }) => targets.has(id)
  const listening = {
    onFocusIn(event: FocusEvent) {
      focused.current = idAt(event)
      onPoint([idAt(event)])
    },
    onKeyDown(event: KeyboardEvent) {
      const element = event.target as SVGElement
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        const { left, top, width, height } = element.getBoundingClientRect()
        onPick([idAt(event)], { x: left + width / 2, y: top + height / 2 })
      } else if (event.key.startsWith('Arrow')) {
        event.preventDefault()
        void moveFocus(element, event.key)
      }
    },
  }
  if (part === 'counters') {
    const met = new Set<string>()
    return (
      <g class="glows" {...listening}>
        {pieces.map(({ counter, x, y, half }) => {
          const id = meantBy(counter, targets)!
          const at = { cx: x, cy: y, r: half * 1.18 }
          // The keyboard finds a unit once, the mouse wherever one of it stands.
          if (met.size === met.add(id).size) return <circle key={counter.id} class="glow-counter" {...at} />
          return <circle key={counter.id} class="glow glow-counter" {...at} {...button(id)} />
        })}
        {marks.filter(isTarget).map(({ id, points }) => (
          <circle
            key={id}
            class="glow glow-mark"
            cx={points.at(-2)! * UNIT}
            cy={points.at(-1)! * UNIT}
            r={HANDLE * ground.grain}
            {...button(id)}
          />
        ))}
      </g>
    )
  }
  return (
    <g ref={group} class={`glows pulse-${turns.current.count % 2}`} {...listening}>
      {[...targets.keys()].filter(isPlace).map((id, index) => {
        const corners = within(ground, ground.byId.get(id)!)
        return <polygon key={index} class="glow glow-place" points={corners} {...button(id)} />
      })}
      {pieces.map(({ counter, x, y, half }) => (
        <path
          key={counter.id}
          class="halo"
          d={shapeOf(tones[counter.owner] ?? 'nobody')}
          transform={`translate(${x} ${y}) scale(${(half / 50) * 1.22})`}
        />
      ))}
      {sides.filter(isTarget).map(side => (
        <path
          key={side.id}
          class="glow glow-side"
          d={`M${side.x1 * UNIT} ${side.y1 * UNIT}L${side.x2 * UNIT} ${side.y2 * UNIT}`}
          {...button(side.id)}
        />
      ))}
    </g>
  )
}

const rims = new WeakMap<Ground, string[]>()

/** The corners of a place, drawn a little within it. Unlike a path or a transform they are no style: moving them is cheap. */
function within(ground: Ground, place: number): string {
  let known = rims.get(ground)
  if (!known) rims.set(ground, (known = []))
  return (known[place] ??= cornersOf(ground.places[place], 0.93))
}

/** Places that glow are drawn with the nodes of those before: the focus stays with what it was at, or goes with it. */
function keepFocus(group: SVGGElement | null, id: string): void {
  const now = document.activeElement as SVGElement | null
  if (!group || !now || !group.contains(now) || now.dataset['id'] === id) return
  const same = [...group.querySelectorAll<SVGElement>('.glow')].find(glow => glow.dataset['id'] === id)
  if (same) same.focus()
  else now.blur()
}

const idAt = (event: Event) => (event.target as SVGElement).dataset['id'] ?? ''

let arrows: typeof import('./later.ts')['focusNext'] | undefined

/** By the first arrow key it is fetched; what had the focus may be gone by then. */
async function moveFocus(from: SVGElement, key: string): Promise<void> {
  arrows ??= (await import('./later.ts')).focusNext
  if (from.isConnected) arrows(from, key)
}
