import type { Look } from '@hexarium/kernel'
import { hashOf } from './geometry.ts'
import type { Drawing } from './looks.ts'
import { disc, round, scattered } from './scatter.ts'

/** How one variant of what people built is drawn, by its look. */
export const BUILDINGS = {
  stone: seed => (
    <path
      class="d-line"
      d={scattered(seed, 7, 28, 64)
        .map(([x, y]) => `M${x - 11} ${y - 6}h20v12h-20Z`)
        .join('')}
    />
  ),
  houses: seed => houses(scattered(seed, 6, 34, 58), hashOf(seed)),
  huts: seed =>
    scattered(seed, 5, 36, 52).map(([x, y]) => (
      <g key={`${x}`} transform={`translate(${x} ${y})`}>
        <path class="d-shade" d="M-16 16L26 16L30 6Z" />
        <path class="d-hut" d="M-20 16L0 -22L20 16Z" />
        <path class="d-hole" d="M-5 16L0 0L5 16Z" />
        <path class="d-line" d="M-3 -28L0 -20L4 -29" />
      </g>
    )),
  town: () => (
    <>
      <path class="d-shade" d="M-40 44L62 44L70 14L30 -10Z" />
      <path class="d-keep" d="M-44 44V-18H-34V-8H-24V-18H-14V-8H-4V-52H6V-42H16V-52H26V-42H36V-52H46V44Z" />
      <path class="d-hole" d="M-24 44V24Q-14 10 -4 24V44Z" />
      <path class="d-slit" d="M16 -18h8v18h-8Z" />
      <path class="d-banner" d="M21 -52V-84L48 -74L21 -64Z" />
    </>
  ),
  tower: () => (
    <>
      <path class="d-shade" d={disc(10, 14, 58)} />
      <path class="d-keep" d={disc(0, 0, 56)} />
      <path class="d-battlement" d={disc(0, 0, 48)} />
      <path class="d-yard" d={disc(0, 0, 36)} />
    </>
  ),
  dock: () => <path class="d-plank" d={[-56, -34, -12, 10, 32, 54].map(y => `M-60 ${y}H60v16H-60Z`).join('')} />,
  shrine: () => (
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
  ),
  pit: () => (
    <>
      <path class="d-rock" d="M-52 34Q-46 -40 0 -42Q46 -40 52 34Z" />
      <path class="d-hole" d="M-20 34Q-20 -8 0 -8Q20 -8 20 34Z" />
      <path class="d-line" d="M-16 4L16 30M16 4L-16 30" />
    </>
  ),
  mine: seed => (
    <>
      <path class="d-rock" d="M-52 34Q-46 -40 0 -42Q46 -40 52 34Z" />
      <path class="d-hole" d="M-20 34Q-20 -8 0 -8Q20 -8 20 34Z" />
      <path
        class="d-gold"
        d={scattered(seed, 5, 18, 40)
          .map(([x, y]) => disc(x, y + 30, 6))
          .join('')}
      />
    </>
  ),
  ruins: seed =>
    scattered(seed, 6, 34, 58).map(([x, y], index) => (
      <g key={`${x}`} transform={`translate(${x} ${y}) scale(${index % 2 ? 1 : 1.25})`}>
        <path class="d-shade" d="M-14 16L24 16L28 8Z" />
        <path class="d-char" d="M-15 16V-6L-10 2L-4 -10L2 4L8 -3L15 8V16Z" />
        <path class="d-line" d="M4 -12q-8 -8 0 -16t-2 -16" />
      </g>
    )),
} satisfies Partial<Record<Look, Drawing>>

const ROOFS = 3

/** Shadows, walls and roofs of houses, from the far side to the near one: a path for all of a kind. */
function houses(points: readonly [number, number][], hue: number) {
  const sized = points.map(([x, y], index) => [x, y, index % 2 ? 1 : 1.25] as const)
  const drawn = (of: (x: number, y: number, s: number) => string, list: typeof sized) =>
    list.map(([x, y, s]) => of(x, y, s)).join('')
  const at = (...numbers: number[]) => numbers.map(round).join(' ')
  return (
    <>
      <path
        class="d-shade"
        d={drawn(
          (x, y, s) => `M${at(x - 12 * s, y + 16 * s)}l${at(34 * s, 0, 8 * s, -12 * s, -14 * s, -6 * s)}Z`,
          sized,
        )}
      />
      <path
        class="d-house"
        d={drawn((x, y, s) => `M${at(x - 15 * s, y - 2 * s)}l${at(0, 18 * s, 30 * s, 0, 0, -18 * s)}Z`, sized)}
      />
      {Array.from({ length: ROOFS }, (_, roof) => (
        <path
          key={roof}
          class={`d-roof roof-${roof}`}
          d={drawn(
            (x, y, s) => `M${at(x - 20 * s, y)}l${at(20 * s, -19 * s, 20 * s, 19 * s)}Z`,
            sized.filter((_, index) => (hue + index) % ROOFS === roof),
          )}
        />
      ))}
    </>
  )
}
