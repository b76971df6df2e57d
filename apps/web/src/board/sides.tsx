import type { SideMark } from '@hexarium/kernel'
import { UNIT } from './geometry.ts'
import { type SideLook, sideLookOf } from './looks.ts'

/** What lies on the borders of places. Roads come first and as one, so that their pieces join. */
export function SidesLayer({ sides, grain }: { sides: readonly SideMark[]; grain: number }) {
  const isRoad = (side: SideMark) => sideLookOf(side.kind) === 'road'
  const at = (value: number) => Math.round(value * UNIT)
  const roads = sides
    .filter(isRoad)
    .map(({ x1, y1, x2, y2 }) => `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`)
    .join('')
  return (
    <g class="sides" stroke-width={Math.round(10 * grain)}>
      <g class="way way-road">
        <path class="way-edge" d={roads} stroke-width={26 * grain} />
        <path class="way-top" d={roads} stroke-width={19 * grain} />
      </g>
      {sides.map(side => (isRoad(side) ? null : <Side key={side.id} side={side} grain={grain} />))}
    </g>
  )
}

function Side({ side, grain }: { side: SideMark; grain: number }) {
  const [x1, y1, x2, y2] = [side.x1 * UNIT, side.y1 * UNIT, side.x2 * UNIT, side.y2 * UNIT]
  const look = sideLookOf(side.kind)
  const long = Math.hypot(x2 - x1, y2 - y1)
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const at = `translate(${Math.round((x1 + x2) / 2)} ${Math.round((y1 + y2) / 2)}) rotate(${Math.round(turn)})`
  return (
    <g class={`side side-${look}`} transform={at} data-kind={side.kind}>
      {drawn(look, long / 2, grain)}
    </g>
  )
}

/** A border drawn along the x axis, from -half to half; what falls away from it lies above the axis. */
function drawn(look: SideLook, half: number, grain: number) {
  const line = `M${-half} 0H${half}`
  const s = 10 * grain
  switch (look) {
    case 'wall':
      return (
        <>
          <path class="s-shadow" d={`M${-half} ${s * 0.5}H${half}`} />
          <path class="s-wall" d={line} />
          <path class="s-stone" d={line} stroke-dasharray={`${s * 0.9} ${s * 0.5}`} />
        </>
      )
    case 'gate':
      return (
        <>
          <path class="s-wall" d={line} />
          <path class="s-wood" d={`M${-half * 0.5} 0H${half * 0.5}`} />
        </>
      )
    case 'open-gate':
      return (
        <>
          <path class="s-wall" d={broken(half, 0.5)} />
          <path
            class="s-wood"
            d={`M${-half * 0.5} 0L${-half * 0.35} ${-s * 1.6}M${half * 0.5} 0L${half * 0.35} ${-s * 1.6}`}
          />
        </>
      )
    case 'broken-gate':
      return (
        <>
          <path class="s-wall" d={broken(half, 0.5)} />
          <path
            class="s-splinters"
            d={`M${-half * 0.42} ${s * 0.6}l${s} ${-s * 0.8}M${-s * 0.3} ${-s * 0.2}l${s} ${s * 0.7}M${half * 0.2} ${s * 0.5}l${s * 0.9} ${-s}`}
          />
        </>
      )
    case 'breach':
      return (
        <>
          <path class="s-wall" d={broken(half, 0.4)} />
          <path class="s-rubble" d={`M${-half * 0.3} 0H${half * 0.3}`} stroke-dasharray={`${s * 0.3} ${s * 0.6}`} />
        </>
      )
    case 'slope':
    case 'dune':
      return <path class={`s-${look}`} d={hachures(half, s * 1.5, s * 0.9)} />
    case 'cliff':
      return (
        <>
          <path class="s-cliff-edge" d={line} />
          <path class="s-cliff" d={hachures(half, s * 1.9, s * 0.7)} />
        </>
      )
    case 'river':
    case 'ford':
      return (
        <>
          <path class="s-bank" d={line} />
          <path class={`s-${look}`} d={line} />
        </>
      )
    case 'bridge':
      return (
        <>
          <path class="s-river" d={line} />
          <path class="s-wood" d={`M0 ${-s * 1.8}V${s * 1.8}`} />
        </>
      )
    case 'arrow':
      return <path class="s-sign" d={chevron(half * 0.7, half * 0.85)} />
    case 'triple':
      return <path class="s-sign" d={[-0.35, 0.25, 0.85].map(at => chevron(half * at, half * 0.62)).join('')} />
    case 'arch':
      return (
        <path
          class="s-sign"
          d={`M${-half * 0.5} ${-half * 0.7}A${half} ${half * 0.8} 0 0 1 ${-half * 0.5} ${half * 0.7}Z`}
        />
      )
    case 'block':
      return <path class="s-sign" d={`M${-half * 0.5} ${-half * 0.5}h${half}v${half}h${-half}Z`} />
    default:
      return <path class={`s-${look}`} d={line} />
  }
}

/** A line with a gap in its middle, so wide a part of it. */
function broken(half: number, part: number): string {
  return `M${-half} 0H${-half * part}M${half * part} 0H${half}`
}

/** Strokes that fall away from a line. */
function hachures(half: number, length: number, apart: number): string {
  const count = Math.max(3, Math.floor((2 * half) / apart))
  let path = ''
  for (let i = 0; i < count; i++) {
    const x = -half + ((i + 0.5) * 2 * half) / count
    const w = apart * 0.28
    path += `M${(x - w).toFixed(1)} 0L${(x + w).toFixed(1)} 0L${x.toFixed(1)} ${(-length * (i % 2 ? 0.7 : 1)).toFixed(1)}Z`
  }
  return path
}

function chevron(tip: number, size: number): string {
  return `M${tip} 0L${tip - size} ${-size * 0.72}L${tip - size * 0.7} 0L${tip - size} ${size * 0.72}Z`
}
