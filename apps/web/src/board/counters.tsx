import type { Counter } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import type { VNode } from 'preact'
import { useContext, useEffect, useRef } from 'preact/hooks'
import { glyphs } from '../data.ts'
import { signs } from './badges.ts'
import { Crest, CrestsHere } from './crests.tsx'
import { coveredBy, type Ground, joined, type Spot } from './geometry.ts'
import { meantBy } from './targets.ts'

/** A shape for each colour, so that nobody has to tell sides by colour alone; drawn in a square from -50 to 50. */
const shapes: Readonly<Record<string, string>> = {
  red: 'M-36 -46H36Q46 -46 46 -36V36Q46 46 36 46H-36Q-46 46 -46 36V-36Q-46 -46 -36 -46Z',
  blue: 'M0 -50A50 50 0 1 1 0 50A50 50 0 1 1 0 -50Z',
  green: 'M-25 -45H25L51 0L25 45H-25L-51 0Z',
  orange: 'M-44 -46H44V4Q44 38 0 52Q-44 38 -44 4Z',
  purple: 'M0 -54L50 -6Q54 0 50 6L0 54L-50 6Q-54 0 -50 -6Z',
  silver: 'M-20 -48H20L48 -20V20L20 48H-20L-48 20V-20Z',
  black: 'M-46 -38Q0 -58 46 -38V38Q0 58 -46 38Z',
  white: 'M0 -52L46 -22V46H-46V-22Z',
  gold: 'M0 -52L46 -12L30 46H-30L-46 -12Z',
  yellow: 'M0 -52L46 -12L30 46H-30L-46 -12Z',
  brown: 'M-48 -34H48V34H-48Z',
  nobody: 'M-46 -40L-38 -46H38L46 -40V40L38 46H-38L-46 40Z',
}

/** The outline of a side's tokens. */
export const shapeOf = (tone: string) => shapes[tone] ?? shapes['brown']

const corners = { nw: [-37, -37], ne: [37, -37], sw: [-37, 37], se: [37, 37] } as const

/** A token without its place: for sheets and pictures too. */
export function Token(props: {
  tone: string
  glyph: string
  letters?: string | undefined
  values?: readonly { corner: string; text: string; tone?: string }[] | undefined
  badges?: readonly string[] | undefined
  facing?: number | undefined
}) {
  const { tone, glyph, letters, values, badges, facing } = props
  const team = useContext(CrestsHere)[tone]
  const body = glyphs.value[glyph]
  const shape = shapeOf(tone)
  return (
    <g class={`token tone-${tone}`}>
      <path class="t-shadow" d={shape} transform="translate(4 7)" />
      {facing !== undefined && <path class="t-front" d="M-16 -54L0 -74L16 -54Z" transform={`rotate(${facing})`} />}
      <path class="t-edge" d={shape} />
      <path class="t-face" d={shape} transform="scale(.9)" />
      <path class="t-ring" d={shape} transform="scale(.8)" />
      {body ? (
        <g class="t-glyph" transform="translate(-31 -31) scale(.121)" dangerouslySetInnerHTML={{ __html: body }} />
      ) : (
        <text class="t-letters" y="10">
          {letters}
        </text>
      )}
      {values?.map(({ corner, text, tone: of }) => {
        const [x, y] = corners[corner as keyof typeof corners]
        const half = 15 + Math.max(0, text.length - 1) * 6
        return (
          <g key={corner} class={of} transform={`translate(${x} ${y})`}>
            <rect class="t-plate" x={-half} y="-15" width={half * 2} height="30" rx="13" />
            <text class="t-value" y="9">
              {text}
            </text>
          </g>
        )
      })}
      {team !== undefined && (
        <g transform="translate(0 44)">
          <Crest team={team} />
        </g>
      )}
      {badges?.slice(0, 3).map((badge, index) => (
        <g key={badge} class={`t-badge badge-${badge}`} transform={`translate(${-44 + index * 27} ${-50})`}>
          <circle r="14" />
          {signs[badge] ? <path d={signs[badge]} /> : <text y="7">{badge.charAt(0).toUpperCase()}</text>}
        </g>
      ))}
    </g>
  )
}

/** True if two counters show the same: one is drawn anew only if it does not. */
function looksLike(a: Counter, b: Counter): boolean {
  if (a === b) return true
  if (a.glyph !== b.glyph || a.short !== b.short || a.facing !== b.facing || a.owner !== b.owner) return false
  return isSameList(a.badges, b.badges, equal) && isSameList(a.values, b.values, isSameValue)
}

const equal = (a: unknown, b: unknown) => a === b
const isSameValue = (a: Value, b: Value) => a.corner === b.corner && a.text === b.text
type Value = NonNullable<Counter['values']>[number]

function isSameList<T>(a: readonly T[] = [], b: readonly T[] = [], isSame: (a: T, b: T) => boolean): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!isSame(a[i]!, b[i]!)) return false
  return true
}

function CounterToken({
  spot,
  tone,
  isLeft,
  isOffered,
}: {
  spot: Spot
  tone: string
  isLeft: boolean
  isOffered: boolean
}) {
  const { counter, x, y, half } = spot
  const before = useRef(counter)
  const changes = useRef(0)
  if (!looksLike(before.current, counter)) changes.current++
  before.current = counter
  // Who can be chosen again is not done: a legion that has moved may still muster.
  const isDone = counter.badges?.some(badge => badge === 'moved' || badge === 'struck' || badge === 'slain')
  const isSpent = isDone && !isOffered
  return (
    <g
      class={`counter${isSpent ? ' spent' : ''}`}
      data-counter={counter.id}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(half / 50).toFixed(4)})` }}
    >
      <Token
        tone={tone}
        glyph={counter.glyph}
        letters={counter.short}
        values={counter.values}
        badges={counter.badges}
        facing={counter.facing}
      />
      {changes.current > 0 && <circle key={changes.current} class="t-flash" r="52" />}
      {isLeft && (
        <g class="t-left" transform="translate(40 -2)">
          <circle r="15" />
          <path d="M-5 -6V6M5 -6V6" />
        </g>
      )}
    </g>
  )
}

/** A token as it was drawn, and from what. */
interface Kept {
  spot: Spot
  tone: string
  known: number
  isLeft: boolean
  isOffered: boolean
  token: VNode
}

interface LayerProps {
  spots: readonly Spot[]
  tones: readonly string[]
  left?: ReadonlySet<string> | undefined
  /** What can be chosen. */
  targets?: ReadonlyMap<string, string> | undefined
}

/** All counters. They keep their nodes while they live, so that they glide from place to place; those that go fade away. */
export function CountersLayer({ spots, tones, left, targets }: LayerProps) {
  const known = Object.keys(glyphs.value).length
  const gone = useGone(spots)
  const kept = useRef(new Map<string, Kept>())
  const groups = useRef(new Map<number, Group>())
  /** The very same node as before where nothing changed: it is not even compared. */
  const tokenOf = (spot: Spot): VNode => {
    const { counter, x, y, half } = spot
    const tone = tones[counter.owner] ?? 'nobody'
    const isLeft = left !== undefined && meantBy(counter, left) !== undefined
    const isOffered = targets !== undefined && meantBy(counter, targets) !== undefined
    const before = kept.current.get(counter.id)
    if (before !== undefined && before.spot.x === x && before.spot.y === y && before.spot.half === half) {
      const isSame = before.tone === tone && before.known === known && before.isLeft === isLeft
      if (isSame && before.isOffered === isOffered && looksLike(before.spot.counter, counter)) return before.token
    }
    const token = <CounterToken key={counter.id} spot={spot} tone={tone} isLeft={isLeft} isOffered={isOffered} />
    kept.current.set(counter.id, { spot, tone, known, isLeft, isOffered, token })
    return token
  }
  return (
    <g class="counters">
      {inGroups(spots, tokenOf, groups.current)}
      {gone.map(({ counter, x, y, half }) => (
        <g key={`gone ${counter.id}`} class="gone" transform={`translate(${x} ${y}) scale(${half / 50})`}>
          <Token tone={tones[counter.owner] ?? 'nobody'} glyph={counter.glyph} letters={counter.short} />
        </g>
      ))}
    </g>
  )
}

const isLarge = ({ counter }: Spot) => counter.covers !== undefined && counter.covers.length > 0

/** The bases of those who cover several places. */
export function BasesLayer({
  spots,
  tones,
  ground,
}: {
  spots: readonly Spot[]
  tones: readonly string[]
  ground: Ground
}) {
  return (
    <g class="bases">
      {spots.filter(isLarge).map(({ counter }) => {
        const all = [...coveredBy(ground, counter), ground.byId.get(counter.at)!]
        const tone = `tone-${tones[counter.owner] ?? 'nobody'}`
        return <path key={counter.id} class={`base ${tone}`} d={joined(ground, all, 0.9)} />
      })}
    </g>
  )
}

/** Tokens drawn together: as long as all of them are the same nodes as before, so is their group. */
interface Group {
  tokens: VNode[]
  node: VNode
}

/** So many tokens are a group: a move then compares one of them instead of hundreds. */
const GROUP = 24

/** All tokens in the order of the counters, the large ones below, in groups that are compared only if something in them changed. */
function inGroups(spots: readonly Spot[], tokenOf: (spot: Spot) => VNode, before: Map<number, Group>): VNode[] {
  const large: VNode[] = []
  const inOrder: (Spot | undefined)[] = []
  for (const spot of spots) {
    if (isLarge(spot)) large.push(tokenOf(spot))
    else inOrder[spot.index] = spot
  }
  const nodes = large.length > 0 ? [grouped(LARGE, large, before)] : []
  for (let first = 0; first < inOrder.length; first += GROUP) {
    const tokens: VNode[] = []
    for (let index = first; index < first + GROUP; index++) if (inOrder[index]) tokens.push(tokenOf(inOrder[index]!))
    if (tokens.length > 0) nodes.push(grouped(first, tokens, before))
  }
  return nodes
}

/** The group of the large ones; the others go by the number of their first. */
const LARGE = -1

function grouped(name: number, tokens: VNode[], before: Map<number, Group>): VNode {
  const old = before.get(name)
  if (old && old.tokens.length === tokens.length && old.tokens.every((token, at) => token === tokens[at]))
    return old.node
  const node = <g key={name}>{tokens}</g>
  before.set(name, { tokens, node })
  return node
}

/** How long what is gone can still be seen, in milliseconds. */
const FADE = 700
/** When so many go at once, another board has been laid. */
const MANY = 12

/** Counters that were there at the moment before. */
function useGone(spots: readonly Spot[]): readonly Spot[] {
  const before = useRef(spots)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const gone = useSignal<readonly Spot[]>([])
  useEffect(() => {
    const here = new Set(spots.map(spot => spot.counter.id))
    const missing = before.current.filter(spot => !here.has(spot.counter.id))
    before.current = spots
    if (missing.length === 0 || missing.length > MANY || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    gone.value = missing
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (gone.value = []), FADE)
  }, [spots])
  useEffect(() => () => clearTimeout(timer.current), [])
  return gone.value
}
