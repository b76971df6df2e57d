import type { Scene } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { glyphs } from '../data.ts'
import type { NoteShown } from '../port/moment.ts'
import { type Ground, middleOf, type Spot } from './geometry.ts'

interface Props {
  notes: readonly NoteShown[]
  ground: Ground
  spots: readonly Spot[]
}

/** So many glyphs fit beside each other. */
const GLYPHS = 4

/** Remarks, written below the middle of a place and above a piece. */
export function NotesLayer({ notes, ground, spots }: Props) {
  const byPlace = Map.groupBy(notes, note => note.at)
  return (
    <g class="notes">
      {notes.map(({ at, from, isBarred }) => {
        const [a, b] = [middleOf(ground, spots, from ?? ''), middleOf(ground, spots, at)]
        if (!from || !a || !b) return null
        const line = `M${a.x} ${a.y}L${b.x} ${b.y}`
        return <path key={`${from} ${at}`} class={isBarred ? 'sight barred' : 'sight'} d={line} />
      })}
      {[...byPlace].map(([id, list]) => {
        const at = middleOf(ground, spots, id)
        if (!at) return null
        const y = at.isPlace ? at.y + at.reach * 0.62 : at.y - at.reach * 1.05
        return <Plate key={id} x={at.x} y={y} grain={ground.grain} notes={list} />
      })}
    </g>
  )
}

function Plate({ x, y, grain, notes }: { x: number; y: number; grain: number; notes: readonly NoteShown[] }) {
  const text = notes.flatMap(note => note.short || []).join(' ')
  const signs = [...new Set(notes.flatMap(note => note.glyphs))].filter(name => glyphs.value[name]).slice(0, GLYPHS)
  if (text === '' && signs.length === 0) return null
  const wide = text.length * 13 + signs.length * 27 + 14
  return (
    <g transform={`translate(${x} ${y}) scale(${grain})`}>
      <rect class="note-plate" x={-wide / 2} y="-16" width={wide} height="32" rx="9" />
      {signs.map((name, index) => (
        <g
          key={name}
          class="note-glyph"
          transform={`translate(${-wide / 2 + 7 + index * 27} -12) scale(.047)`}
          dangerouslySetInnerHTML={{ __html: glyphs.value[name] }}
        />
      ))}
      {text !== '' && (
        <text class="note-text" x={(signs.length * 27) / 2} y="8">
          {text}
        </text>
      )}
    </g>
  )
}

/** Where a piece could come to. */
export function PlanLayer({ notes, ground }: { notes: readonly NoteShown[]; ground: Ground }) {
  const places = [...new Set(notes.map(note => note.at))].flatMap(id => ground.byId.get(id) ?? [])
  return (
    <g class="plans">
      {places.map(place => (
        <path
          key={place}
          d={ground.outline[place]}
          transform={`translate(${ground.x[place]} ${ground.y[place]}) scale(.86)`}
        />
      ))}
    </g>
  )
}

/** At which moment, how that stands, and how to learn where the pieces of others could come to. */
export interface Threats {
  of: number
  is: string
  ask(): Promise<Readonly<Record<string, number>>>
}

/** While others play, moments follow each other quickly: then nobody asks for each of them. */
const CALM = 400

/** Where the pieces of others could come to: the more of them, the stronger. */
export function ThreatLayer({ threats: { of, is, ask }, ground }: { threats: Threats; ground: Ground }) {
  const found = useSignal<{ of: number; places: Readonly<Record<string, number>> } | null>(null)
  useEffect(() => {
    let isOver = false
    const learn = async () => {
      const places = await ask().catch(() => null)
      if (places && !isOver) found.value = { of, places }
    }
    const timer = setTimeout(() => void learn(), is === 'asked' ? 0 : CALM)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [of])
  if (found.value?.of !== of) return null
  return (
    <g class="threats">
      {Object.entries(found.value.places).map(([id, count]) => {
        const place = ground.byId.get(id)
        if (place === undefined) return null
        const at = `translate(${ground.x[place]} ${ground.y[place]})`
        return (
          <path key={id} d={ground.outline[place]} transform={at} fill-opacity={Math.min(0.2 + count * 0.12, 0.6)} />
        )
      })}
    </g>
  )
}

/** How everything stood before, and whose own pieces leave no trail. */
export interface Since {
  scene: Scene | null
  seat?: number
}

interface TrailProps {
  since: Since
  ground: Ground
  spots: readonly Spot[]
  tones: readonly string[]
}

/** Where pieces went. */
export function TrailLayer({ since: { scene, seat }, ground, spots, tones }: TrailProps) {
  const stood = new Map(scene?.boards.flatMap(({ counters }) => counters.map(({ id, at }) => [id, at] as const)))
  return (
    <g class="trails" stroke-width={7 * ground.grain}>
      {spots.map(({ counter: { id, at: to, owner } }) => {
        const from = stood.get(id)
        if (from === undefined || from === to || owner === seat) return null
        const tone = tones[owner] ?? 'nobody'
        const [a, b] = [ground.byId.get(from), ground.byId.get(to)]
        if (a === undefined || b === undefined) return null
        const [x1, y1, x2, y2] = [ground.x[a], ground.y[a], ground.x[b], ground.y[b]]
        // Bent a little, so that ways there and back do not cover each other.
        const [cx, cy] = [(x1 + x2) / 2 + (y2 - y1) * 0.14, (y1 + y2) / 2 - (x2 - x1) * 0.14]
        return (
          <g key={id} class={`trail tone-${tone}`}>
            <path class="under" d={`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`} />
            <path d={`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`} />
            <circle cx={x1} cy={y1} r={10 * ground.grain} />
          </g>
        )
      })}
    </g>
  )
}

/** Rings around what a guide points at. */
export function PointerLayer({
  ids,
  ground,
  spots,
}: {
  ids: readonly string[]
  ground: Ground
  spots: readonly Spot[]
}) {
  return (
    <g class="pointers">
      {ids.map(id => {
        const at = middleOf(ground, spots, id)
        return at && <circle key={id} cx={at.x} cy={at.y} r={at.reach * (at.isPlace ? 0.95 : 1.3)} />
      })}
    </g>
  )
}
