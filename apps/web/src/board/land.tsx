import type { Look } from '@hexarium/kernel'
import type { Drawing } from './looks.ts'
import { disc, luck, round, scattered } from './scatter.ts'

/** Massed crowns of trees, each lit from above: three paths, since there are thousands of trees on a board. */
export function crowns(seed: string, count: number, r: number, apart: number, reach?: number) {
  const next = luck(`${seed} size`)
  const all = scattered(seed, count, apart, reach).map(
    ([x, y]) => [x, y, Math.round(r * (0.8 + next() * 0.4))] as const,
  )
  return (
    <>
      <path class="d-shade" d={all.map(([x, y, size]) => disc(x + size * 0.25, y + size * 0.35, size)).join('')} />
      <path class="d-crown" d={all.map(([x, y, size]) => disc(x, y, size)).join('')} />
      <path
        class="d-light"
        d={all.map(([x, y, size]) => disc(x - size * 0.28, y - size * 0.3, round(size * 0.48))).join('')}
      />
    </>
  )
}

function peaks(seed: string) {
  const next = luck(seed)
  const all = [
    [-26, 30, 1],
    [30, 34, 0.85],
    [2, 52, 0.7],
  ].map(([x, y, s]) => [x + next() * 12 - 6, y + next() * 8 - 4, s * (0.9 + next() * 0.25)] as const)
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
/** A fold in sand or in a slope. */
export const crescent = ([x, y]: [number, number]) => `M${x - 20} ${y + 4}Q${x} ${y - 16} ${x + 22} ${y + 4}`
const flake = ([x, y]: [number, number]) => `M${x - 6} ${y}h12M${x - 3} ${y - 5.2}l6 10.4M${x + 3} ${y - 5.2}l-6 10.4`
const curl = ([x, y]: [number, number]) => `M${x - 14} ${y + 6}q2 -18 14 -14q12 4 4 12q-8 4 -8 -4q0 -12 16 -10`

const d = (of: (point: [number, number]) => string, list: [number, number][]) => list.map(of).join('')

/** How one variant of open country is drawn, by its look. */
export const LAND = {
  woods: seed => crowns(seed, 16, 20, 21),
  jungle: seed => crowns(seed, 24, 16, 15),
  stumps: seed =>
    scattered(seed, 7, 28, 62).map(([x, y]) => (
      <g key={`${x}`} transform={`translate(${x} ${y})`}>
        <path class="d-trunk" d="M-7 8V-2H7V8Z" />
        <ellipse class="d-cut" cx="0" cy="-2" rx="7" ry="4" />
      </g>
    )),
  tree: seed => crowns(seed, 6, 27, 20, 32),
  thorns: seed => (
    <>
      <path
        class="d-bush"
        d={scattered(seed, 6, 32, 62)
          .map(([x, y]) => disc(x, y, 15))
          .join('')}
      />
      <path class="d-line" d={d(curl, scattered(seed, 7, 28, 62))} />
    </>
  ),
  hills: seed => mounds(seed),
  mountains: seed => peaks(seed),
  sand: seed => (
    <>
      <path class="d-line" d={d(crescent, scattered(seed, 4, 38, 58))} />
      <path
        class="d-dots"
        d={scattered(seed, 14, 16, 74)
          .map(([x, y]) => disc(x, y, 1.8))
          .join('')}
      />
    </>
  ),
  marsh: seed => (
    <>
      <path class="d-water" d={d(ripple, scattered(seed, 5, 30, 62))} />
      <path class="d-line" d={d(tuft, scattered(seed, 6, 30, 64))} />
    </>
  ),
  swamp: seed => (
    <>
      <path
        class="d-pool"
        d={scattered(seed, 4, 42, 52)
          .map(([x, y]) => disc(x, y, 16))
          .join('')}
      />
      <path class="d-line" d={d(tuft, scattered(seed, 5, 32, 62))} />
    </>
  ),
  snow: seed => <path class="d-line" d={d(flake, scattered(seed, 8, 28, 66))} />,
  meadow: seed => <path class="d-line" d={d(tick, scattered(seed, 5, 34, 66))} />,
  water: seed => <path class="d-water" d={d(ripple, scattered(seed, 6, 32, 64))} />,
  field: () => <path class="d-line" d={[-48, -24, 0, 24, 48].map(y => `M-62 ${y}q31 -14 62 0t62 0`).join('')} />,
  ford: seed => (
    <path
      class="d-stepping"
      d={scattered(seed, 9, 24, 62)
        .map(([x, y]) => disc(x, y, 9))
        .join('')}
    />
  ),
  fire: () => (
    <>
      <path class="d-rock" d="M-70 44L-22 -42L24 -42L70 44Z" />
      <path class="d-rock-dark" d="M24 -42L70 44L22 44L6 -36Z" />
      <path class="d-lava" d="M-22 -42L24 -42L12 -22L18 6L4 -6L-4 26L-10 -10L-16 -4Z" />
    </>
  ),
  rocks: seed =>
    scattered(seed, 5, 36, 50).map(([x, y], index) => (
      <g key={`${x}`} transform={`translate(${x} ${y}) scale(${index % 2 ? 0.8 : 1.15})`}>
        <path class="d-shade" d="M-18 14L26 16L30 4L10 -4Z" />
        <path class="d-rock" d="M-22 14L-16 -8L-2 -18L14 -12L22 4L18 15Z" />
        <path class="d-rock-dark" d="M-2 -18L14 -12L22 4L18 15L2 15L6 -2Z" />
      </g>
    )),
} satisfies Partial<Record<Look, Drawing>>
