import type { Counter } from '@hexarium/kernel'
import { memo } from 'preact/compat'
import { glyphs } from '../data.ts'
import type { Spot } from './geometry.ts'

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
export const shapeOf = (tone: string) => shapes[tone] ?? shapes['brown']!

const corners = { nw: [-37, -37], ne: [37, -37], sw: [-37, 37], se: [37, 37] } as const

/** States everybody knows how to draw; any other shows its first letter. */
const signs: Readonly<Record<string, string>> = {
  moved: 'M-9 0L-2 7L10 -8',
  struck: 'M-8 -8L8 8M8 -8L-8 8',
  slain: 'M-9 -9L9 9M9 -9L-9 9',
  engaged: 'M-9 9L9 -9M-9 -9L9 9',
  teleported: 'M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z',
  mustered: 'M-9 0H9M0 -9V9',
}

/** A token without its place: for sheets and pictures too. */
export function Token(props: {
  tone: string
  glyph: string
  letters?: string | undefined
  values?: readonly { corner: string; text: string }[] | undefined
  badges?: readonly string[] | undefined
  facing?: number | undefined
}) {
  const { tone, glyph, letters, values, badges, facing } = props
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
      {values?.map(({ corner, text }) => {
        const [x, y] = corners[corner as keyof typeof corners]
        const half = 15 + Math.max(0, text.length - 1) * 6
        return (
          <g key={corner} transform={`translate(${x} ${y})`}>
            <rect class="t-plate" x={-half} y="-15" width={half * 2} height="30" rx="13" />
            <text class="t-value" y="9">
              {text}
            </text>
          </g>
        )
      })}
      {badges?.slice(0, 3).map((badge, index) => (
        <g key={badge} class={`t-badge badge-${badge}`} transform={`translate(${-44 + index * 27} ${-50})`}>
          <circle r="14" />
          {signs[badge] ? <path d={signs[badge]} /> : <text y="7">{badge.charAt(0).toUpperCase()}</text>}
        </g>
      ))}
    </g>
  )
}

/** What a counter shows, as text: a counter is drawn anew only if this changes. */
const faceOf = ({ glyph, short, values, badges, facing, owner }: Counter) =>
  JSON.stringify([glyph, short, values, badges, facing, owner])

interface Placed {
  spot: Spot
  tone: string
  known: number
}

const CounterToken = memo(
  function CounterToken({ spot, tone }: Placed) {
    const { counter, x, y, half } = spot
    const isSpent = counter.badges?.some(badge => badge === 'moved' || badge === 'struck' || badge === 'slain')
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
      </g>
    )
  },
  (a, b) =>
    a.tone === b.tone &&
    a.known === b.known &&
    a.spot.x === b.spot.x &&
    a.spot.y === b.spot.y &&
    a.spot.half === b.spot.half &&
    faceOf(a.spot.counter) === faceOf(b.spot.counter),
)

/** All counters. They keep their nodes while they live, so that they glide from place to place. */
export function CountersLayer({ spots, tones }: { spots: readonly Spot[]; tones: readonly string[] }) {
  const known = Object.keys(glyphs.value).length
  return (
    <g class="counters">
      {spots.map(spot => (
        <CounterToken key={spot.counter.id} spot={spot} tone={tones[spot.counter.owner] ?? 'nobody'} known={known} />
      ))}
    </g>
  )
}
