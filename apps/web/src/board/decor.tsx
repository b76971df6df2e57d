import { hashOf } from './geometry.ts'
import type { Look } from './looks.ts'

/**
 * What stands on the ground: crowns of woods, peaks, tufts. Each look has a few variants, drawn once in a hex whose
 * corners are 100 from its centre, and placed many times.
 */

/** Variants of each look. */
export const VARIANTS = 3

/** Looks that have something to place. */
export const DECORATED: readonly Look[] = [
  ...(['woods', 'jungle', 'tree', 'stumps', 'thorns', 'hills', 'mountains', 'sand', 'marsh', 'swamp'] as const),
  ...(['snow', 'meadow', 'stone', 'tower', 'water', 'ford', 'fire', 'field', 'houses', 'huts', 'town'] as const),
  ...(['mine', 'pit', 'shrine', 'dock'] as const),
]

/** Looks that grow together over their borders. */
export const MASSED: readonly Look[] = ['woods', 'jungle']

/** Where to find a variant. */
export const decorId = (look: Look, id: string) => `decor-${look}-${hashOf(id) % VARIANTS}`

/** Where to find a variant of grass on a height. */
export const slopeId = (id: string) => `slope-${hashOf(id) % VARIANTS}`

/** Numbers that look like chance and never change. */
function luck(seed: string): () => number {
  let state = hashOf(seed) || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Points in a hex that keep apart, from top to bottom. */
function scattered(seed: string, count: number, apart: number, reach = 70): [number, number][] {
  const next = luck(seed)
  const points: [number, number][] = []
  for (let tries = 0; tries < 400 && points.length < count; tries++) {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * reach]
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.92]
    if (points.every(([px, py]) => Math.hypot(px - x, py - y) >= apart)) points.push([round(x), round(y)])
  }
  return points.sort((a, b) => a[1] - b[1])
}

function crowns(seed: string, count: number, r: number, apart: number, reach?: number) {
  const next = luck(`${seed} size`)
  const all = scattered(seed, count, apart, reach).map(
    ([x, y]) => [x, y, Math.round(r * (0.8 + next() * 0.4))] as const,
  )
  return (
    <>
      <path class="d-shade" d={all.map(([x, y, size]) => disc(x + size * 0.25, y + size * 0.35, size)).join('')} />
      {all.map(([x, y, size]) => (
        <g key={`${x} ${y}`}>
          <path class="d-crown" d={disc(x, y, size)} />
          <path class="d-light" d={disc(round(x - size * 0.28), round(y - size * 0.3), round(size * 0.48))} />
        </g>
      ))}
    </>
  )
}

function peaks(seed: string) {
  const next = luck(seed)
  const all = [
    [-26, 30, 1],
    [30, 34, 0.85],
    [2, 52, 0.7],
  ].map(([x, y, s]) => [x! + next() * 12 - 6, y! + next() * 8 - 4, s! * (0.9 + next() * 0.25)] as const)
  return all.map(([x, y, s]) => (
    <g key={`${x}`} transform={`translate(${round(x)} ${round(y)}) scale(${round(s * 10) / 10})`}>
      <path class="d-rock" d="M-46 18L-8 -62L40 18Z" />
      <path class="d-rock-dark" d="M-8 -62L40 18L4 18L-2 -18Z" />
      <path class="d-cap" d="M-8 -62L-22 -32L-12 -38L-6 -28L0 -38L9 -34Z" />
    </g>
  ))
}

function mounds(seed: string) {
  const next = luck(seed)
  return scattered(seed, 3, 46, 44).map(([x, y]) => {
    const s = round(0.8 + next() * 0.4)
    return (
      <g key={`${x}`} transform={`translate(${x} ${y}) scale(${s})`}>
        <path class="d-mound" d="M-40 18Q-30 -30 2 -30Q34 -28 42 18Z" />
        <path class="d-mound-dark" d="M2 -30Q34 -28 42 18L20 18Q24 -14 2 -30Z" />
        <path class="d-line" d="M-40 18Q-30 -30 2 -30Q34 -28 42 18M-22 18Q-16 -10 2 -12M26 18Q24 0 16 -8" />
      </g>
    )
  })
}

const tuft = ([x, y]: [number, number]) =>
  `M${x - 8} ${y - 9}L${x - 2} ${y}L${x} ${y - 14}L${x + 2} ${y}L${x + 8} ${y - 9}`
const tick = ([x, y]: [number, number]) => `M${x - 4} ${y - 7}L${x} ${y}L${x + 5} ${y - 8}`
const ripple = ([x, y]: [number, number]) => `M${x - 18} ${y}q9 -7 18 0t18 0`
const crescent = ([x, y]: [number, number]) => `M${x - 20} ${y + 4}Q${x} ${y - 16} ${x + 22} ${y + 4}`
const flake = ([x, y]: [number, number]) => `M${x - 6} ${y}h12M${x - 3} ${y - 5.2}l6 10.4M${x + 3} ${y - 5.2}l-6 10.4`
const curl = ([x, y]: [number, number]) => `M${x - 14} ${y + 6}q2 -18 14 -14q12 4 4 12q-8 4 -8 -4q0 -12 16 -10`

/** How one variant of a look is drawn. */
function variant(look: Look, seed: string) {
  const points = (count: number, apart: number, reach?: number) => scattered(seed, count, apart, reach)
  const d = (of: (point: [number, number]) => string, list: [number, number][]) => list.map(of).join('')
  switch (look) {
    case 'woods':
      return crowns(seed, 16, 20, 21)
    case 'jungle':
      return crowns(seed, 24, 16, 15)
    case 'stumps':
      return points(7, 28, 62).map(([x, y]) => (
        <g key={`${x}`} transform={`translate(${x} ${y})`}>
          <path class="d-trunk" d="M-7 8V-2H7V8Z" />
          <ellipse class="d-cut" cx="0" cy="-2" rx="7" ry="4" />
        </g>
      ))
    case 'tree':
      return crowns(seed, 6, 27, 20, 32)
    case 'thorns':
      return (
        <>
          <path
            class="d-bush"
            d={points(6, 32, 62)
              .map(([x, y]) => disc(x, y, 15))
              .join('')}
          />
          <path class="d-line" d={d(curl, points(7, 28, 62))} />
        </>
      )
    case 'hills':
      return mounds(seed)
    case 'mountains':
      return peaks(seed)
    case 'sand':
      return (
        <>
          <path class="d-line" d={d(crescent, points(4, 38, 58))} />
          <path
            class="d-dots"
            d={points(14, 16, 74)
              .map(([x, y]) => disc(x, y, 1.8))
              .join('')}
          />
        </>
      )
    case 'marsh':
      return (
        <>
          <path class="d-water" d={d(ripple, points(5, 30, 62))} />
          <path class="d-line" d={d(tuft, points(6, 30, 64))} />
        </>
      )
    case 'swamp':
      return (
        <>
          <path
            class="d-pool"
            d={points(4, 42, 52)
              .map(([x, y]) => disc(x, y, 16))
              .join('')}
          />
          <path class="d-line" d={d(tuft, points(5, 32, 62))} />
        </>
      )
    case 'snow':
      return <path class="d-line" d={d(flake, points(8, 28, 66))} />
    case 'meadow':
      return <path class="d-line" d={d(tick, points(5, 34, 66))} />
    case 'water':
      return <path class="d-water" d={d(ripple, points(6, 32, 64))} />
    case 'stone':
      return (
        <path
          class="d-line"
          d={points(7, 28, 64)
            .map(([x, y]) => `M${x - 11} ${y - 6}h20v12h-20Z`)
            .join('')}
        />
      )
    case 'houses':
      return points(6, 34, 58).map(([x, y], index) => (
        <g key={`${x}`} transform={`translate(${x} ${y}) scale(${index % 2 ? 1 : 1.25})`}>
          <path class="d-shade" d="M-12 16L22 16L30 4L16 -2Z" />
          <path class="d-house" d="M-15 -2V16H15V-2Z" />
          <path class={`d-roof roof-${(hashOf(seed) + index) % 3}`} d="M-20 0L0 -19L20 0Z" />
        </g>
      ))
    case 'huts':
      return points(5, 36, 52).map(([x, y]) => (
        <g key={`${x}`} transform={`translate(${x} ${y})`}>
          <path class="d-shade" d="M-16 16L26 16L30 6Z" />
          <path class="d-hut" d="M-20 16L0 -22L20 16Z" />
          <path class="d-hole" d="M-5 16L0 0L5 16Z" />
          <path class="d-line" d="M-3 -28L0 -20L4 -29" />
        </g>
      ))
    case 'town':
      return (
        <>
          <path class="d-shade" d="M-40 44L62 44L70 14L30 -10Z" />
          <path class="d-keep" d="M-44 44V-18H-34V-8H-24V-18H-14V-8H-4V-52H6V-42H16V-52H26V-42H36V-52H46V44Z" />
          <path class="d-hole" d="M-24 44V24Q-14 10 -4 24V44Z" />
          <path class="d-slit" d="M16 -18h8v18h-8Z" />
          <path class="d-banner" d="M21 -52V-84L48 -74L21 -64Z" />
        </>
      )
    case 'tower':
      return (
        <>
          <path class="d-shade" d={disc(10, 14, 58)} />
          <path class="d-keep" d={disc(0, 0, 56)} />
          <path class="d-battlement" d={disc(0, 0, 48)} />
          <path class="d-yard" d={disc(0, 0, 36)} />
        </>
      )
    case 'field':
      return <path class="d-line" d={[-48, -24, 0, 24, 48].map(y => `M-62 ${y}q31 -14 62 0t62 0`).join('')} />
    case 'ford':
      return (
        <path
          class="d-stepping"
          d={points(9, 24, 62)
            .map(([x, y]) => disc(x, y, 9))
            .join('')}
        />
      )
    case 'dock':
      return <path class="d-plank" d={[-56, -34, -12, 10, 32, 54].map(y => `M-60 ${y}H60v16H-60Z`).join('')} />
    case 'shrine':
      return (
        <>
          <path class="d-yard" d={disc(0, 4, 46)} />
          {[0, 60, 120, 180, 240, 300].map(angle => {
            const [x, y] = [Math.cos((angle * Math.PI) / 180) * 44, Math.sin((angle * Math.PI) / 180) * 34]
            return (
              <g key={angle} transform={`translate(${round(x)} ${round(y)})`}>
                <path class="d-shade" d="M-7 14L18 14L22 6Z" />
                <path class="d-rock" d="M-9 14L-6 -16L6 -18L9 14Z" />
              </g>
            )
          })}
        </>
      )
    case 'pit':
      return (
        <>
          <path class="d-rock" d="M-52 34Q-46 -40 0 -42Q46 -40 52 34Z" />
          <path class="d-hole" d="M-20 34Q-20 -8 0 -8Q20 -8 20 34Z" />
          <path class="d-line" d="M-16 4L16 30M16 4L-16 30" />
        </>
      )
    case 'fire':
      return (
        <>
          <path class="d-rock" d="M-70 44L-22 -42L24 -42L70 44Z" />
          <path class="d-rock-dark" d="M24 -42L70 44L22 44L6 -36Z" />
          <path class="d-lava" d="M-22 -42L24 -42L12 -22L18 6L4 -6L-4 26L-10 -10L-16 -4Z" />
        </>
      )
    case 'mine':
      return (
        <>
          <path class="d-rock" d="M-52 34Q-46 -40 0 -42Q46 -40 52 34Z" />
          <path class="d-hole" d="M-20 34Q-20 -8 0 -8Q20 -8 20 34Z" />
          <path
            class="d-gold"
            d={points(5, 18, 40)
              .map(([x, y]) => disc(x, y + 30, 6))
              .join('')}
          />
        </>
      )
    default:
      return null
  }
}

/** All variants of some looks, to be placed by `use`. */
export function DecorDefs({ looks }: { looks: readonly Look[] }) {
  return (
    <>
      {looks.flatMap(look =>
        Array.from({ length: VARIANTS }, (_, number) => (
          <g key={`${look}${number}`} id={`decor-${look}-${number}`} class={`decor look-${look}`}>
            {variant(look, `${look} ${number}`)}
          </g>
        )),
      )}
      {looks.includes('hills') &&
        Array.from({ length: VARIANTS }, (_, number) => (
          <g key={`slope${number}`} id={`slope-${number}`} class="decor look-hills">
            <path class="d-line" d={scattered(`slope ${number}`, 4, 40, 56).map(crescent).join('')} />
          </g>
        ))}
      {looks.flatMap(look =>
        MASSED.includes(look)
          ? Array.from({ length: VARIANTS }, (_, number) => (
              <g key={`copse ${look}${number}`} id={`copse-${look}-${number}`} class={`decor look-${look}`}>
                {crowns(`copse ${look} ${number}`, 5, look === 'jungle' ? 15 : 19, 18, 34)}
              </g>
            ))
          : [],
      )}
    </>
  )
}
